//! The inferred code as a document, with the properties that the evidence cannot show, and as a scheme file.

use super::family::{self, Family};
use super::nand::{ByteOrder, Dump, Layout, Padding};
use super::profile::Codes;
use super::sectors::Sectors;
use super::space::Space;
use super::words::Words;
use eccforge_gf::gf2;
use eccforge_report::{Document, Report, grouped, with_noun};
use eccforge_scheme::first_file;
use schemars::JsonSchema;
use serde::Serialize;

/// Number of words beyond the rank from which a code counts as fixed; each word halves the chance of an error.
const SURE: usize = 20;

/// Where the evidence came from.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Provenance {
    /// `eccforge`.
    pub program: &'static str,
    /// The command line.
    pub command: String,
    /// Version of the program.
    pub version: String,
    /// The file, and its SHA-256.
    pub evidence: [String; 2],
}

/// The code behind a file.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Inferred {
    pub provenance: Provenance,
    /// Name of the code.
    pub name: String,
    /// Bits of a codeword, data bits and check bits.
    pub size: [usize; 3],
    /// The value of the key `code` of a scheme file; absent if the language of schemes has none.
    pub code: Option<String>,
    /// Places of the bytes, of a dump.
    pub layout: Option<DumpLayout>,
    /// Why no other code fits.
    pub certificate: Vec<String>,
    /// Properties that the evidence cannot show.
    pub open: Vec<String>,
    /// The next measurements; empty if none are left.
    pub next: Vec<String>,
    #[serde(skip)]
    errors: usize,
    #[serde(skip)]
    constant: Vec<bool>,
}

/// The layout of a dump.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DumpLayout {
    /// Data and spare bytes of a page.
    pub page: [usize; 2],
    pub bytes: Layout,
    /// Order of the data bits.
    pub data: ByteOrder,
    /// Order of the check bits.
    pub check: ByteOrder,
    pub padding: Padding,
    /// The bits that are XORed into the check bits, first bit first.
    pub constant: String,
    pub sectors: Sectors,
}

impl Inferred {
    /// The code inferred from a list of words.
    pub fn of_words(words: &Words, space: &Space, provenance: Provenance) -> Self {
        let (n, r) = (space.bits, space.r());
        let k = n - r;
        let family = named(space);
        let [good, all] = space.agreeing;
        let mut certificate = vec![format!(
            "{} of {} keep {}; {} of them are independent.",
            grouped(&good.to_string()),
            with_noun(all, "word"),
            with_noun(r, "independent check"),
            space.rank
        )];
        certificate.extend(padding(words));
        let next = experiments(words, space);
        if space.is_certain() && space.surplus() >= SURE {
            certificate.push(format!(
                "These words span all 2^{k} words that keep the checks, so no other code of {n} bits with {r} checks has them. A code with \
                 fewer checks gives only such words with a chance of 2^-{}.",
                space.surplus()
            ));
        }
        let open = match words.differences {
            0 => vec![
                "The order of the rows of H, and their sums: each of these gives the same words and the same decoder."
                    .to_owned(),
            ],
            _ => vec![format!(
                "Bits that are not in these words, such as the check bits of an on-die code, are known only up to a change of basis: GL({r},2). \
                 No data bit shows which. The file names one choice."
            )],
        };
        let name = family.as_ref().map_or_else(|| format!("linear code ({n},{k})"), |family| family.name.clone());
        let errors = family.as_ref().map_or(0, |family| family.errors);
        let code = family.map(|family| family.code).or_else(|| by_columns(space));
        Self {
            provenance,
            name,
            size: [n, k, r],
            code,
            layout: None,
            certificate,
            open,
            next,
            errors,
            constant: Vec::new(),
        }
    }

    /// The code inferred from a miscorrection profile; `None` if no code has it.
    pub fn of_profile(k: usize, codes: &Codes, provenance: Provenance) -> Option<Self> {
        let (r, first) = (codes.checks as usize, codes.all.first()?);
        let n = k + r;
        let columns = first.iter().copied().chain((0..r).map(|row| 1 << row));
        let count = codes.all.len();
        let (name, certificate, next) = match (count, codes.more) {
            (1, _) => (
                format!("SEC code ({n},{k})"),
                format!("One code of {r} check bits has this profile, up to the order of the check bits."),
                Vec::new(),
            ),
            (_, more) => (
                format!("SEC code ({n},{k}), one of {}{count}", if more { "at least " } else { "" }),
                format!("{count} codes of {r} check bits{} have this profile.", if more { " or more" } else { "" }),
                vec![format!("Add patterns of {} charged bits: they tell more codes apart.", codes.charged + 1)],
            ),
        };
        Some(Self {
            provenance,
            name,
            size: [n, k, r],
            code: Some(format!("columns: [{}]", columns.map(|column| format!("{column:#x}")).collect::<Vec<_>>().join(", "))),
            layout: None,
            certificate: vec![certificate],
            open: vec![
                "The order of the check bits, which no data bit shows. Codes with more check bits than a Hamming code needs were not tried."
                    .to_owned(),
            ],
            next,
            errors: 1,
            constant: Vec::new(),
        })
    }

    /// The code inferred from a raw dump.
    pub fn of_dump(dump: Dump, provenance: Provenance) -> Self {
        let (k, r) = (8 * dump.layout.sector, dump.r);
        let is_large = r > 64 && dump.family.field.is_none();
        let certificate = vec![format!(
            "{} of the sample have the same {r} check bits as the code gives; chance gives that with 2^-{} for any other layout or order.",
            with_noun(dump.witnesses, "sector"),
            r * dump.witnesses
        )];
        let mut open = Vec::new();
        if dump.family.field.is_some() || dump.family.code.starts_with("cyclic") {
            open.push(
                "A code that is read from its other end, with the reciprocal polynomial, has the same words."
                    .to_owned(),
            );
        }
        if dump.erased_is_word {
            open.push("An erased sector is a word. Data and check bits that are both inverted give the same bytes as this constant.".to_owned());
        }
        let constant: String = dump.constant.iter().map(|bit| if *bit { '1' } else { '0' }).collect();
        let layout = DumpLayout {
            page: dump.page,
            bytes: dump.layout,
            data: dump.data_order,
            check: dump.check_order,
            padding: dump.padding,
            constant,
            sectors: dump.sectors,
        };
        Self {
            provenance,
            name: dump.family.name,
            size: [k + r, k, r],
            // The language of schemes has no cyclic code of more than 64 check bits, but BCH codes of any size.
            code: if is_large { None } else { Some(dump.family.code) },
            layout: Some(layout),
            certificate,
            open,
            next: Vec::new(),
            errors: dump.family.errors,
            constant: if r <= 64 { dump.constant } else { Vec::new() },
        }
    }

    /// A scheme file with this code, if the language has it.
    pub fn scheme(&self, id: &str) -> Option<String> {
        let [_, k, r] = self.size;
        let mut text = first_file::with_code(
            id,
            &self.name,
            &self.provenance.evidence[0],
            [k, r],
            self.code.as_ref()?,
            self.errors,
        );
        // Longer constants were left out: a key of the language is a number of 64 bits.
        let check = (0..).zip(&self.constant).fold(0u64, |sum, (i, bit)| sum | u64::from(*bit) << i);
        match check {
            0 => {}
            // The language has no constant for sets of errors that are not listed.
            _ if self.errors > 1 => text += &format!("\n# {check:#x} is XORed on the check bits.\n"),
            _ => text += &format!("\nconstant:               # XORed on the check bits\n  check: {check:#x}\n"),
        }
        Some(text)
    }
}

/// The family of the code, or of the parts of an interleaved one.
fn named(space: &Space) -> Option<Family> {
    family::of(space).or_else(|| {
        let (depth, parts) = family::interleaved(space)?;
        let first = family::of(&parts[0])?;
        let is_alike = parts.iter().all(|part| family::of(part).as_ref() == Some(&first));
        let name = format!("{depth} interleaved codes, bit i in code i modulo {depth}: {}", first.name);
        is_alike.then(|| Family::new(name, by_columns(space).unwrap_or_default(), first.errors))
    })
}

fn by_columns(space: &Space) -> Option<String> {
    let columns: Vec<String> = space.columns()?.iter().map(|column| format!("{column:#x}")).collect();
    Some(format!("columns: [{}]", columns.join(", ")))
}

/// The next experiments on a list of words; none if the words fix the code.
fn experiments(words: &Words, space: &Space) -> Vec<String> {
    let mut next = Vec::new();
    if !(space.is_certain() && space.surplus() >= SURE) {
        let missing = with_noun(SURE.saturating_sub(space.surplus()), "further word");
        next.push(format!("Read {missing} or more, of random data: the code may have fewer checks than found."));
        next.extend(alike(space));
    }
    next.extend(unset(words, space.bits));
    // Differences of on-die words lack the check bits.
    if words.differences == 0 && !ends_in_check_bits(space) {
        next.push(format!(
            "Check that every word is right: the last {} bits cannot be the check bits of this code. Check bits may also be elsewhere.",
            space.r()
        ));
    }
    next
}

/// A sentence about bits that are 0 in every word because a hexadecimal digit has four bits.
fn padding(words: &Words) -> Option<String> {
    (words.padding > 0).then(|| {
        format!(
            "Left out as padding, which is 0 in every word: {} of the first hexadecimal digit.",
            with_noun(words.padding, "upper bit")
        )
    })
}

/// The experiment about other bits that are 0 in every word: they do not belong to the code, or no word has set them yet.
fn unset(words: &Words, bits: usize) -> Option<String> {
    let zeros: Vec<String> = (0..bits).filter(|bit| words.is_zero(*bit)).map(|bit| bit.to_string()).collect();
    match zeros.as_slice() {
        [] => None,
        [bit] => Some(format!("Read words in which bit {bit} is 1: it is 0 in all of these, so it may be a data bit.")),
        bits => Some(format!(
            "Read words in which the bits {} are 1: they are 0 in all of these, so they may be data bits.",
            bits.join(", ")
        )),
    }
}

/// Whether the last bits can be check bits: no word of the code is zero in all others.
fn ends_in_check_bits(space: &Space) -> bool {
    let Some(columns) = space.columns() else { return true };
    gf2::independent(columns[space.bits - space.r()..].iter().copied()).len() == space.r()
}

/// The bits that no word distinguishes yet, and that one more word can distinguish.
fn alike(space: &Space) -> Option<String> {
    let columns = space.columns()?;
    let unused: Vec<String> =
        (0..space.bits).filter(|bit| columns[*bit].is_power_of_two()).take(8).map(|bit| bit.to_string()).collect();
    (!unused.is_empty()).then(|| {
        format!(
            "Words that differ in one of the bits {} show most: each of these is in one check only.",
            unused.join(", ")
        )
    })
}

impl Report for Inferred {
    const NAME: &'static str = "infer";

    fn document(&self) -> Document {
        let [n, k, r] = self.size;
        let mut document = Document::new("The code behind the evidence", "");
        let answer = if self.next.is_empty() { self.name.clone() } else { format!("Undecided, so far {}", self.name) };
        document.status(self.next.is_empty(), answer);
        document.tile(n, "bits").tile(k, "data bits").tile(r, "check bits");
        if let Some(layout) = &self.layout {
            document.section("Layout").facts(layout.facts());
            document.section("Sectors").facts(layout.sectors());
        }
        for (heading, lines) in [
            ("Certificate", &self.certificate),
            ("Not shown by the evidence", &self.open),
            ("Next experiment", &self.next),
        ] {
            if !lines.is_empty() {
                document.section(heading);
            }
            for line in lines {
                document.text(line.clone());
            }
        }
        document.ran("Evidence", format!("{}, SHA-256 {}", self.provenance.evidence[0], self.provenance.evidence[1]));
        document
    }

    fn records(&self) -> String {
        let [n, k, r] = self.size;
        let row =
            [self.name.clone(), n.to_string(), k.to_string(), r.to_string(), self.code.clone().unwrap_or_default()];
        eccforge_report::Table::words(&["name", "bits", "data_bits", "check_bits", "code"]).row(row).csv()
    }
}

impl DumpLayout {
    fn facts(&self) -> Vec<(&'static str, String)> {
        let l = &self.bytes;
        let Padding { before, after } = self.padding;
        let constant = match [self.constant.contains('1'), self.constant.contains('0')] {
            [false, _] => "as computed".to_owned(),
            [true, false] => "inverted".to_owned(),
            [true, true] => format!("XOR {}", self.constant),
        };
        vec![
            ("page", format!("{} data and {} spare bytes", self.page[0], self.page[1])),
            ("data of a sector", format!("{}; {}", self.bytes_from(0, l.sector, l.data_step), self.data.name())),
            (
                "check bytes",
                format!("{}; {}", self.bytes_from(l.check_at, l.check_bytes, l.check_step), self.check.name()),
            ),
            ("unused check bits", format!("{before} before, {after} after")),
            ("stored check bits", constant),
        ]
    }

    /// Bytes of the first sector, and the distance to those of the next one, in words.
    fn bytes_from(&self, first: usize, length: usize, step: usize) -> String {
        let own = format!("bytes {first} to {}", first + length - 1);
        // A page of one sector has no next one.
        if self.bytes.sectors > 1 { format!("{own}, the next {step} bytes later") } else { own }
    }

    fn sectors(&self) -> Vec<(String, String)> {
        let s = &self.sectors;
        let mut rows = vec![
            ("all".to_owned(), s.all.to_string()),
            ("erased".to_owned(), s.erased.to_string()),
            ("without errors".to_owned(), s.clean.to_string()),
        ];
        rows.extend(s.corrected.iter().map(|(bits, count)| (with_noun(*bits, "wrong bit"), count.to_string())));
        rows.push(("uncorrectable".to_owned(), s.uncorrectable.to_string()));
        rows
    }
}

//! Prints codes that correct a ball by algebra, as C and Rust (long: the numbers and tables of two families).
//!
//! The decoder has the steps sums, key equation, roots and values, and the functions of other schemes.
//!
//! Fields of up to 8 bits use logarithms; larger ones multiply without tables. The roots of a BCH code over a larger field follow
//! from formulas to degree 4 and from Berlekamp's traces above [Berlekamp, Algebraic Coding Theory, Chapter 6]; other codes try
//! each symbol.

use crate::c::{self, CSource, Regenerate};
use crate::parts::{Options, Title, identifier};
use crate::print::comment;
use crate::rust::{self, PRELUDE, Prelude};
use crate::table::{ConstantArray, fill};
use eccforge_gf::field::Field;
use eccforge_scheme::algebraic::{Algebraic, Family};
use eccforge_scheme::bch::Bch;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};

/// Templates of the whole, of a BCH code and of a Reed-Solomon code, in C and Rust.
const TEMPLATES: [[&str; 2]; 3] = [
    [include_str!("templates/algebraic/ball.c.txt"), include_str!("templates/algebraic/ball.rs.txt")],
    [include_str!("templates/algebraic/bch.c.txt"), include_str!("templates/algebraic/bch.rs.txt")],
    [include_str!("templates/algebraic/reed_solomon.c.txt"), include_str!("templates/algebraic/reed_solomon.rs.txt")],
];

/// Largest field with tables of logarithms, in bits.
const MOST_LOGARITHMS: u32 = 8;
/// Bytes of stack for saved registers and local variables of nested calls.
const FRAMES: usize = 320;

/// The numbers, tables and conditions of the templates.
struct Ball<'s> {
    scheme: &'s Algebraic,
    title: Title<'s>,
    options: &'s Options,
    flags: Vec<(&'static str, bool)>,
    keys: Vec<(&'static str, String)>,
    tables: Vec<ConstantArray>,
    /// Bytes of the arrays of the functions, without that of the caller.
    arrays: usize,
}

/// The C files of a scheme.
pub fn c(scheme: &Algebraic, options: &Options) -> CSource {
    let stem = options.prefix.clone().unwrap_or_else(|| format!("ecc_{}", identifier(&scheme.id)));
    let ball = Ball::new(scheme, options);
    let head = c::head(&ball.title, Regenerate::Emit, options);
    let with = |text: &str| if ball.is_erased() { text.to_owned() } else { String::new() };
    let most = ball.most_flips();
    let stack = (FRAMES + ball.arrays + ball.index_bits() / 8 * most).next_multiple_of(8);
    let index = format!("uint{}_t", ball.index_bits());
    let mut keys = vec![
        ("PARAMETER", with(&format!(", const {index} *erased, size_t erasures"))),
        ("PASS", with(", erased, erasures")),
        ("INDEX", index),
        ("KNOWN", ball.locator("known[i]", "{EXP}[{LOCATORS}[{S}]]", "{LOCATORS}[{S}]")),
        ("X", ball.locator("s", "{EXP}[{LOCATORS}[{S}]]", "{LOCATORS}[{S}]")),
        ("FIRST_POWER", ball.locator("s", "{EXP}[{FIRSTS}[{S}]]", "{FIRSTS}[{S}]")),
        ("XOR", ball.complemented("{MASK}[(w * {RS}u) + (s - {KS}u)]", "{STEM}_bit({MASK}, (w * {R}u) + (b - {K}u))")),
        ("FLASH", ball.tables.iter().map(ConstantArray::bytes).sum::<usize>().to_string()),
        ("STACK", stack.to_string()),
        ("REMARKS", ball.remarks().iter().map(|text| comment(text, " *")).collect::<String>().trim_end().into()),
        ("CHECK_PIN_LIST", scheme.geometry.check_pins_in_words()),
    ];
    keys.extend(ball.keys("u"));
    keys.extend(ball.names("{UPPER}_"));
    keys.extend([("LET", String::new()), ("STEM", stem.clone()), ("UPPER", stem.to_uppercase())]);
    let filled = |template: &str| fill(template, &ball.flags, &keys);
    let mut source = format!("{head}#include \"{stem}.h\"\n");
    source += &ball.tables.iter().map(|table| filled(&table.c("{UPPER}_"))).collect::<String>();
    source += &filled(&ball.template(0));
    source += &filled(include_str!("templates/api.c.txt"));
    let header = head + &filled(include_str!("templates/header.h.txt"));
    CSource { header, source, lanes: None, vectors: None, stem }
}

/// The Rust module of a scheme.
pub fn rust(scheme: &Algebraic, options: &Options) -> String {
    let ball = Ball::new(scheme, options);
    let mut text = rust::head(&ball.title, Prelude::Inline, options);
    for remark in ball.remarks() {
        text += &format!("//\n{}", comment(&remark, "//"));
    }
    text += &format!("\n{PRELUDE}");
    let with = |text: &str| if ball.is_erased() { text.to_owned() } else { String::new() };
    let mut keys = vec![
        ("PARAMETER", with(", erased: &[usize]")),
        ("ARRAY_PARAMETER", with("\n    erased: &[usize],")),
        ("PASS", with(", erased")),
        ("INDEX", format!("u{}", ball.index_bits())),
        ("X", ball.locator("s", "u32::from({EXP}[usize::from({LOCATORS}[{S}])])", "u32::from({LOCATORS}[{S}])")),
        ("FIRST_POWER", ball.locator("s", "u32::from({EXP}[usize::from({FIRSTS}[{S}])])", "u32::from({FIRSTS}[{S}])")),
        ("XOR", ball.complemented("{MASK}[{RS} * w + s - {KS}]", "bit(&{MASK}, {R} * w + b - {K})")),
    ];
    keys.extend(ball.keys(""));
    keys.extend(ball.names(""));
    keys.push(("LET", "let ".into()));
    let filled = |template: &str| fill(template, &ball.flags, &keys);
    text += &filled(include_str!("templates/constants.rs.txt"));
    text += &ball.tables.iter().map(ConstantArray::rust).collect::<String>();
    text += &filled(&ball.template(1));
    text + &filled(include_str!("templates/bytewise.rs.txt"))
}

impl<'s> Ball<'s> {
    fn new(scheme: &'s Algebraic, options: &'s Options) -> Self {
        let title = Title::from(scheme);
        let mut ball =
            Self { scheme, title, options, flags: Vec::new(), keys: Vec::new(), tables: Vec::new(), arrays: 0 };
        if !scheme.constant.is_empty() {
            let bytes = ball.placed(scheme.sizes()[1], scheme.constant.iter().copied());
            ball.table("MASK", "The check bits that are stored complemented.", bytes);
        }
        match &scheme.family {
            Family::Bch(code) => ball.bch(code),
            Family::ReedSolomon(code) => ball.reed_solomon(code),
        }
        let [data, check] = scheme.sizes();
        ball.flags.extend([
            ("ERASED", scheme.erasures > 0),
            ("SPARE", !data.is_multiple_of(8)),
            ("CONSTANT", !scheme.constant.is_empty()),
            ("LISTED", !scheme.geometry.is_data_first()),
            ("REMARKS", !ball.remarks().is_empty()),
            ("MSB", options.msb_first),
        ]);
        let last = |bits: usize| ball.placed(bits, 0..bits).last().copied().unwrap_or(0);
        let (spare, last) = (!(last(data) as u8), last(check));
        ball.number("T", scheme.radius);
        ball.number("CODEWORDS", scheme.codewords);
        ball.number("ENTRY_BITS", scheme.geometry.bits());
        ball.number("DATA_BITS", data);
        ball.number("CHECK_BITS", check);
        ball.number("DATA_BYTES", data.div_ceil(8));
        ball.number("CHECK_BYTES", check.div_ceil(8));
        ball.number("K", data / scheme.codewords);
        ball.number("R", check / scheme.codewords);
        ball.number("KB", data / scheme.codewords / 8);
        ball.number("RB", (check / scheme.codewords).div_ceil(8));
        ball.number("ERASURES", scheme.erasures);
        ball.number("MOST_FLIPS", ball.most_flips());
        ball.number("NONE", ball.most_flips() + 1);
        ball.number("PINS", scheme.geometry.pins);
        ball.number("DATA_PINS", scheme.geometry.data_pins);
        ball.keys.extend([("SPARE", format!("0x{spare:02x}")), ("LAST_MASK", format!("0x{last:02x}"))]);
        ball
    }

    fn number(&mut self, key: &'static str, value: usize) {
        self.keys.push((key, value.to_string()));
    }

    fn table(&mut self, name: &str, about: &str, values: Vec<u64>) {
        self.tables.push(ConstantArray::new(name, about, values));
    }

    /// Bits of an array of bytes as bytes.
    fn placed(&self, bits: usize, set: impl Iterator<Item = usize>) -> Vec<u64> {
        let mut bytes = vec![0; bits.div_ceil(8)];
        set.for_each(|bit| bytes[bit / 8] |= 1 << if self.options.msb_first { 7 - bit % 8 } else { bit % 8 });
        bytes
    }

    fn is_erased(&self) -> bool {
        self.scheme.erasures > 0
    }

    /// Most bits that are corrected in an entry.
    fn most_flips(&self) -> usize {
        let symbols = (0..=self.scheme.erasures).map(|e| e + self.scheme.radius_beside(e)).max().unwrap_or(0);
        self.scheme.codewords * symbols * self.scheme.family.symbols().1
    }

    /// Bits of the number of a bit of the entry.
    fn index_bits(&self) -> usize {
        if self.scheme.geometry.bits() > 1 << 16 { 32 } else { 16 }
    }

    /// Remarks for callers.
    fn remarks(&self) -> Vec<String> {
        let (n, bits) = self.scheme.family.symbols();
        let unit = if bits == 1 { "bits".to_owned() } else { format!("symbols of {bits} bits") };
        let (w, t) = (self.scheme.codewords, self.scheme.radius);
        let mut remarks = vec![format!("{w} codewords of {n} {unit}. Each corrects up to {t} wrong ones.")];
        if !self.scheme.constant.is_empty() {
            remarks.push("The functions take and give stored check bits, some of which are complemented.".to_owned());
        }
        if !self.scheme.sizes()[0].is_multiple_of(8) {
            let text = "The spare bits of the last data byte must be zero. Other entries are uncorrectable.";
            remarks.push(text.to_owned());
        }
        remarks
    }

    /// The template of the whole with that of the family, in C (0) or Rust (1).
    fn template(&self, language: usize) -> String {
        let family = TEMPLATES[if matches!(self.scheme.family, Family::Bch(_)) { 1 } else { 2 }][language];
        TEMPLATES[0][language].replace("{CODEWORD}\n", family)
    }

    /// An element of a table of symbols: by its logarithm, or itself.
    fn locator(&self, symbol: &str, by_logarithm: &str, itself: &str) -> String {
        let has_logs = self.flags.contains(&("LOGS", true));
        if has_logs { by_logarithm } else { itself }.replace("{S}", symbol)
    }

    /// The constant on a symbol of a byte, or on a bit.
    fn complemented(&self, byte: &str, bit: &str) -> String {
        let of = if self.flags.contains(&("BITS", true)) { bit } else { byte };
        if self.scheme.constant.is_empty() { String::new() } else { format!(" ^ {of}") }
    }

    /// The keys that both languages share.
    fn keys(&self, suffix: &str) -> Vec<(&'static str, String)> {
        let mut keys = vec![
            ("ID", self.scheme.id.clone()),
            ("HASH", self.title.hash.clone()),
            ("FLIP", if self.options.msb_first { format!("7{suffix} - ") } else { String::new() }),
            ("AT", if self.flags.contains(&("SWAPPED", true)) { format!("(i ^ 7{suffix})") } else { "i".into() }),
        ];
        let suffixed = |(key, value): &(&'static str, String)| {
            (*key, if value.starts_with("0x") { format!("{value}{suffix}") } else { value.clone() })
        };
        keys.extend(self.keys.iter().map(suffixed));
        keys
    }

    /// The names of the tables, with a prefix.
    fn names(&self, prefix: &str) -> Vec<(&'static str, String)> {
        let all = [
            "MASK",
            "LOG",
            "EXP",
            "REMAINDERS",
            "GENERATOR",
            "HALVES",
            "GIANTS",
            "LAST",
            "BEFORE",
            "LOCATORS",
            "FIRSTS",
            "SOLUTIONS",
        ];
        all.map(|name| (name, format!("{prefix}{name}"))).to_vec()
    }

    /// Products: tables of logarithms, or the steps that reduce a product.
    fn field(&mut self, field: &Field) {
        let (m, order) = (field.bits(), field.order());
        let has_logs = m <= MOST_LOGARITHMS;
        let is_binary = matches!(self.scheme.family, Family::Bch(_));
        self.flags.extend([("LOGS", has_logs), ("SQUARE", is_binary || !has_logs)]);
        self.number("M", m as usize);
        self.number("ORDER", order as usize);
        // The chain of squares of an inverse begins below the highest bit of m - 1.
        self.number("CHAIN", 1 << (m - 1).ilog2() >> 1);
        self.keys.push(("POLYNOMIAL", format!("0x{:x}", field.polynomial())));
        if has_logs {
            let logs = (0..=order).map(|a| if a == 0 { 0 } else { field.log(a).into() }).collect();
            self.table("LOG", "Logarithms of the field; the first element is unused.", logs);
            let powers = (0..2 * order).map(|e| field.power(e.into()).into()).collect();
            self.table("EXP", "Powers of the generator, twice.", powers);
        }
        let low = field.polynomial() ^ 1 << m;
        let taps = (1..m).filter(|i| low >> i & 1 == 1).map(|i| format!(" ^ (h << {i})")).collect::<String>();
        // Each step lowers the degree by that of x^m - x^low.
        let (mut degree, mut fold) = (2 * m - 2, String::new());
        while degree >= m {
            fold += &format!("    {{LET}}h = p >> {m};\n    p = (p & 0x{order:x}) ^ h{taps};\n");
            degree = (degree - m + low.ilog2()).max(m - 1).min(degree - 1);
        }
        self.keys.push(("FOLD", fold.trim_end().to_owned()));
    }

    fn bch(&mut self, code: &Bch) {
        let field = code.field();
        self.field(field);
        let (cyclic, t) = (code.generator().len() - 1, self.scheme.radius);
        let (words, sums) = (cyclic.div_ceil(32), 2 * code.errors);
        let has_bits =
            !code.data_bits.is_multiple_of(8) || self.scheme.codewords > 1 && !code.check_bits().is_multiple_of(8);
        let is_swapped = self.options.msb_first && !has_bits;
        let is_search = field.bits() <= MOST_LOGARITHMS;
        self.flags.extend([
            ("BCH", true),
            ("BITS", has_bits),
            ("SWAPPED", is_swapped),
            ("EXTENDED", code.extended),
            ("SEARCH", is_search),
            ("FOUR", !is_search && t > 2),
            ("TRACE", !is_search && t > 4),
        ]);
        self.number("WORDS", words);
        self.number("SUMS", sums);
        self.number("CYCLIC", cyclic);
        self.number("N", code.data_bits + cyclic);
        // Bit i of a register is the coefficient of x^(r - 1 - i).
        let generator: Vec<u32> = (0..words)
            .map(|j| {
                let bit = |i: usize| cyclic.checked_sub(1 + 32 * j + i).is_some_and(|e| code.generator()[e]);
                (0..32).fold(0, |word, i| word | u32::from(bit(i)) << i)
            })
            .collect();
        let rows =
            (0..32).flat_map(|row| remainder(&generator, if row < 16 { row } else { (row - 16) << 4 }, is_swapped));
        if has_bits {
            self.table("GENERATOR", "The generator polynomial.", generator.iter().map(|word| (*word).into()).collect());
        } else {
            let rows = rows.map(u64::from).collect();
            self.table(
                "REMAINDERS",
                "Remainders of the values of the low half of a byte, then of the high half.",
                rows,
            );
        }
        // The words of a register, whatever their values are.
        self.tables.last_mut().expect("a table").bits = 32;
        if !is_search {
            self.tables_of_roots(field);
        }
        self.arrays = 4 * (2 * sums + 2 + t) + 8 * words + 12 * t + 4 * field.bits() as usize;
    }

    /// The tables by which formulas find roots and exponents.
    fn tables_of_roots(&mut self, field: &Field) {
        let (m, order) = (field.bits(), field.order());
        let square = |a: u32| field.multiply(a, a);
        let trace = |a: u32| (1..m).fold((a, a), |(sum, power), _| (sum ^ square(power), square(power))).0;
        let one = (1..=order).find(|a| trace(*a) == 1).unwrap_or(1);
        let half = |c: u32| (0..=order).find(|y| square(*y) ^ y == c).map_or(0, u64::from);
        let halves = (0..m).map(|i| half(1 << i ^ if trace(1 << i) == 1 { one } else { 0 })).collect();
        self.table("HALVES", "For each bit c with the trace 0 a root of y^2 + y + c.", halves);
        let stride = order.div_ceil(255);
        let giants: Vec<u32> = (0..order.div_ceil(stride)).map(|i| field.power((stride * i).into())).collect();
        let (mut last, mut before) = (vec![255u64; 256], Vec::new());
        for (i, giant) in giants.iter().enumerate() {
            before.push(std::mem::replace(&mut last[*giant as usize & 255], i as u64));
        }
        self.number("STRIDE", stride as usize);
        self.table(
            "GIANTS",
            "Powers of the generator at equal distances.",
            giants.into_iter().map(u64::from).collect(),
        );
        self.table("LAST", "For each low byte the last of these powers that has it, or 255.", last);
        self.table("BEFORE", "For each of these powers the one before it with its low byte, or 255.", before);
    }

    fn reed_solomon(&mut self, code: &ReedSolomon) {
        let (field, m) = (&code.field, code.symbol_bits() as usize);
        self.field(field);
        let (n, r) = (code.locators.len(), code.check_symbols as usize);
        let at = |end: Locator| code.locators.iter().position(|locator| *locator == end);
        let ends = [at(Locator::Zero), at(Locator::Infinity)];
        let has_bits = m != 8 || self.options.msb_first;
        self.flags.extend([
            ("BITS", has_bits),
            ("ZERO", ends[0].is_some()),
            ("INFINITY", ends[1].is_some()),
            ("EXTENDED", ends != [None; 2]),
        ]);
        self.number("ZERO", ends[0].unwrap_or(n));
        self.number("INFINITY", ends[1].unwrap_or(n));
        self.number("ENDS", usize::from(ends[0].is_some()) | usize::from(ends[1].is_some()) << 1);
        self.number("SUMS", r);
        self.number("RS", r);
        self.number("NS", n);
        self.number("KS", n - r);
        let has_logs = self.flags.contains(&("LOGS", true));
        let of = |exponent: u64| {
            let symbol = |locator: &Locator| match locator {
                Locator::Element(x) if has_logs => field.log(field.raise(*x, exponent)).into(),
                Locator::Element(x) => field.raise(*x, exponent).into(),
                Locator::Zero | Locator::Infinity => 0,
            };
            code.locators.iter().map(symbol).collect::<Vec<u64>>()
        };
        let what = if has_logs { "logarithm of the locator" } else { "locator" };
        self.table("LOCATORS", &format!("The {what} of each symbol."), of(1));
        self.table("FIRSTS", &format!("The same of its power {}.", code.first_power), of(code.first_power));
        self.table("SOLUTIONS", "For each check symbol its sum of the syndromes of the data.", solutions(code));
        self.arrays = 2 * (3 * r + 4 + self.scheme.erasures + 1) + 2 * (r + 2 * (r + 1)) + 4 * (r + 1) + 2 * r;
    }
}

/// The register after eight data bits: `byte` at its low end, and the data zero. With `swapped`, bits of each byte are in the order
/// of memory.
fn remainder(generator: &[u32], byte: u32, swapped: bool) -> Vec<u32> {
    let bytes_swapped = |word: u32| word.reverse_bits().swap_bytes();
    let mut register = vec![0; generator.len()];
    register[0] = if swapped { bytes_swapped(byte) } else { byte };
    for _ in 0..8 {
        let carry = register[0] & 1;
        for j in 0..register.len() {
            let next = register.get(j + 1).map_or(0, |word| word << 31);
            register[j] = (register[j] >> 1 | next) ^ (generator[j] * carry);
        }
    }
    if swapped {
        register.iter_mut().for_each(|word| *word = bytes_swapped(*word));
    }
    register
}

/// For each check symbol the factors of the syndromes: the inverse of the columns of the check symbols.
fn solutions(code: &ReedSolomon) -> Vec<u64> {
    let (field, n, r) = (&code.field, code.locators.len(), code.check_symbols as usize);
    let columns: Vec<Vec<u32>> = (n - r..n).map(|s| code.column(s)).collect();
    let row = |k: usize| columns.iter().map(|c| c[k]).chain((0..r).map(|i| u32::from(i == k))).collect();
    let mut rows: Vec<Vec<u32>> = (0..r).map(row).collect();
    for c in 0..r {
        let pivot = (c..r).find(|k| rows[*k][c] != 0).expect("any r symbols of an MDS code are independent");
        rows.swap(c, pivot);
        let scale = field.inverse(rows[c][c]);
        rows[c].iter_mut().for_each(|value| *value = field.multiply(*value, scale));
        let own = rows[c].clone();
        for (k, other) in rows.iter_mut().enumerate().filter(|(k, _)| *k != c) {
            let factor = other[c];
            debug_assert!(k < r);
            other.iter_mut().zip(&own).for_each(|(sum, value)| *sum ^= field.multiply(factor, *value));
        }
    }
    rows.iter().flat_map(|row| row[r..].iter().map(|value| u64::from(*value))).collect()
}

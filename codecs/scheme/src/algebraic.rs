//! Schemes that only algebra decodes: their correctable set is a ball too large to list, or their code has no H of 64 rows.
//!
//! A [`Scheme`](crate::Scheme) lists the patterns that it corrects, and its users read that list. An [`Algebraic`] scheme is a
//! type of its own, so that no user can mistake a ball that is not listed for an empty list.

use crate::bch::Bch;
use crate::build;
use crate::code;
use crate::constant;
use crate::correctable::{MAX_DIMENSION, MAX_SPACES};
use crate::diagnostic::{Checked, SourceFile};
use crate::reed_solomon::{Locator, ReedSolomon};
use crate::spec::{AnySpec, BchSpec, BitOrderSpec, CodeSpec, CorrectsSpec, LayoutSpec, ReedSolomonSpec, SchemeSpec};
use crate::yaml::Spanned;
use crate::{Claims, Geometry, digest};
use eccforge_gf::integers::binomial;
use eccforge_gf::polynomial;

/// Largest entry of an algebraic scheme, in bits.
const MAX_ENTRY_BITS: usize = 1 << 20;

/// A code that is decoded by its algebra.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Family {
    /// A binary BCH code.
    Bch(Bch),
    /// A Reed-Solomon code.
    ReedSolomon(ReedSolomon),
}

/// A scheme of a code that corrects a ball. Invariant: 2 radius + erasures at run time < the designed distance.
#[derive(Clone, Debug)]
pub struct Algebraic {
    /// Short name.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Source of the publication.
    pub source: String,
    /// Remarks of the author.
    pub notes: Option<String>,
    /// Shape of the entry.
    pub geometry: Geometry,
    /// Number of codewords.
    pub codewords: usize,
    /// The code of each codeword.
    pub family: Family,
    /// Maximum number of wrong symbols that are corrected without an erasure, t.
    pub radius: usize,
    /// Maximum number of symbols that the caller can name as erased.
    pub erasures: usize,
    /// Check bits that are stored complemented, counted from the first one, ascending.
    pub constant: Vec<usize>,
    /// The claims of the author.
    pub claims: Claims,
    /// The file from which the scheme was read.
    pub file: SourceFile,
}

impl Family {
    /// Symbols of a codeword, and bits of a symbol.
    pub fn symbols(&self) -> (usize, usize) {
        match self {
            Self::Bch(bch) => (bch.length(), 1),
            Self::ReedSolomon(rs) => (rs.locators.len(), rs.symbol_bits() as usize),
        }
    }

    /// Check symbols, r.
    pub fn check_symbols(&self) -> usize {
        match self {
            Self::Bch(bch) => bch.check_bits(),
            Self::ReedSolomon(rs) => rs.check_symbols as usize,
        }
    }

    /// Bits as symbols, the first bit the lowest one of the first symbol.
    fn packed(&self, bits: &[bool]) -> Vec<u32> {
        let mut symbols = Vec::new();
        for bits in bits.chunks(self.symbols().1) {
            symbols.push(bits.iter().rev().fold(0, |value, bit| value << 1 | u32::from(*bit)));
        }
        symbols
    }

    /// The check bits of the data bits of one codeword.
    fn encode(&self, data: &[bool]) -> Vec<bool> {
        match self {
            Self::Bch(bch) => bch.encode(data).split_off(data.len()),
            Self::ReedSolomon(rs) => {
                let symbols = self.packed(data);
                let check = rs.encode(&symbols).split_off(symbols.len());
                check.iter().flat_map(|value| (0..rs.symbol_bits()).map(move |i| value >> i & 1 == 1)).collect()
            }
        }
    }

    /// The wrong symbols of one codeword and the values to add.
    fn correct(&self, word: &[bool], erased: &[usize], radius: usize) -> Option<Vec<(usize, u32)>> {
        match self {
            Self::Bch(bch) => Some(bch.correct(word, radius)?.into_iter().map(|bit| (bit, 1)).collect()),
            Self::ReedSolomon(rs) => rs.correct(&self.packed(word), erased, radius),
        }
    }

    /// The designed distance, in symbols: the distance of a Reed-Solomon code, and a lower bound on that of a BCH code.
    pub fn distance(&self) -> usize {
        match self {
            Self::Bch(bch) => 2 * bch.errors + 1 + usize::from(bch.extended),
            Self::ReedSolomon(rs) => rs.check_symbols as usize + 1,
        }
    }
}

impl Algebraic {
    /// SHA-256, in hexadecimal, of the meaning: shape of the entry, code, radius and erasures.
    pub fn hash(&self) -> String {
        let g = self.geometry;
        let code = match &self.family {
            Family::Bch(b) => {
                let parity = u8::from(b.extended);
                format!("bch {:#x} {} {} {parity}", b.field().polynomial(), b.errors, b.data_bits)
            }
            Family::ReedSolomon(rs) => {
                let mut locators = Vec::new();
                for locator in &rs.locators {
                    locators.push(match locator {
                        Locator::Element(x) => format!("{x:x}"),
                        Locator::Zero => "zero".to_owned(),
                        Locator::Infinity => "infinity".to_owned(),
                    });
                }
                let field = rs.field.polynomial();
                let mut text = format!("rs {field:#x} {} {} {}", rs.check_symbols, rs.first_power, locators.join(" "));
                if !rs.multipliers.is_empty() {
                    let factors: Vec<String> = rs.multipliers.iter().map(|factor| format!("{factor:x}")).collect();
                    text += &format!(" times {}", factors.join(" "));
                }
                text
            }
        };
        digest::sha256(format!(
            "eccforge algebraic scheme 1\nentry {} beats {} pins {} data\n{} codewords\n{code}\nball {} erasures {}\nconstant \
             {:?}\n",
            g.beats, g.pins, g.data_pins, self.codewords, self.radius, self.erasures, self.constant
        ))
    }

    /// Maximum number of wrong symbols that are corrected in addition to this number of erased ones.
    pub fn radius_with_erasures(&self, erased: usize) -> usize {
        self.radius.min((self.family.distance() - 1 - erased) / 2)
    }

    /// Data bits and check bits of the entry.
    pub fn sizes(&self) -> [usize; 2] {
        let check = self.codewords * self.family.check_symbols() * self.family.symbols().1;
        [self.geometry.bits() - check, check]
    }

    /// The stored check bits of these data bits.
    pub fn encode(&self, data: &[bool]) -> Vec<bool> {
        let [k, _] = self.sizes().map(|bits| bits / self.codewords);
        let mut check: Vec<bool> = data.chunks(k).flat_map(|own| self.family.encode(own)).collect();
        for bit in &self.constant {
            check[*bit] ^= true;
        }
        check
    }

    /// The bits that the decoder flips in a stored entry, data bit d as d and check bit c as the number of data bits + c;
    /// `None` if the entry is uncorrectable. In `erased`, symbol s of codeword w has the number n w + s. As in emitted source,
    /// erased symbols are distinct, and at most [`Algebraic::erasures`] in a codeword; otherwise the entry is uncorrectable.
    pub fn decode(&self, data: &[bool], check: &[bool], erased: &[usize]) -> Option<Vec<usize>> {
        let ([k, r], (n, m)) = (self.sizes().map(|bits| bits / self.codewords), self.family.symbols());
        let (mut sorted, mut flips) = (erased.to_vec(), Vec::new());
        // A symbol that is named twice would be two factors of the locator polynomial, which then has a double root.
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) || sorted.last().is_some_and(|s| *s >= n * self.codewords) {
            return None;
        }
        for w in 0..self.codewords {
            let own: Vec<usize> = sorted.iter().filter(|s| **s / n == w).map(|s| s % n).collect();
            if own.len() > self.erasures {
                return None;
            }
            let stored = (w * r..(w + 1) * r).map(|c| check[c] ^ self.constant.binary_search(&c).is_ok());
            let bits: Vec<bool> = data[w * k..(w + 1) * k].iter().copied().chain(stored).collect();
            for (s, value) in self.family.correct(&bits, &own, self.radius_with_erasures(own.len()))? {
                let wrong = (0..m).filter(|i| value >> i & 1 == 1).map(|i| s * m + i);
                flips.extend(wrong.map(|b| if b < k { w * k + b } else { data.len() + w * r + b - k }));
            }
        }
        flips.sort_unstable();
        Some(flips)
    }

    /// The same scheme as a ball of a Reed-Solomon code over a field of more than 8 bits, whose tables of logarithms would be
    /// large; `None` for another code, or a scheme with rules of the entry.
    pub fn without_tables(scheme: &crate::Scheme) -> Option<Self> {
        let spec = scheme.file.parse::<SchemeSpec>().ok()?;
        let [item] = spec.corrects.value.as_slice() else { return None };
        let (CodeSpec::ReedSolomon(rs), CorrectsSpec::CodeSymbols(_)) = (&spec.code.value, &item.value) else {
            return None;
        };
        // Tables of up to 8 bits have less than 1 KB, and decoders with them are faster.
        if polynomial::degree(rs.polynomial.value.into()) <= 8 {
            return None;
        }
        read(&scheme.file, &spec).ok()
    }

    /// The scheme of a file that corrects one ball of a BCH or Reed-Solomon code, listed or not; `None` for another file.
    pub fn of_ball(file: &SourceFile) -> Option<Self> {
        let spec = file.parse::<SchemeSpec>().ok()?;
        let [item] = spec.corrects.value.as_slice() else { return None };
        let is_ball = match (&spec.code.value, &item.value) {
            (CodeSpec::ReedSolomon(_), CorrectsSpec::CodeSymbols(_)) => true,
            (CodeSpec::Bch(_), CorrectsSpec::Any(any)) => any.within.is_none() && !any.aligned,
            _ => false,
        };
        if is_ball { read(file, &spec).ok() } else { None }
    }

    /// The scheme of a file whose correctable set is not listed; `None` if [`Scheme`](crate::Scheme) reads the file.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text(file: &SourceFile) -> Checked<Option<Self>> {
        let Ok(spec) = file.parse::<SchemeSpec>() else { return Ok(None) };
        if unlisted(&spec).is_none() {
            return Ok(None);
        }
        file.attach(read(file, &spec)).map(Some)
    }
}

/// The reason why the correctable patterns of a file are not listed, if it asks for one ball of a BCH or Reed-Solomon code that
/// exceeds a list.
fn unlisted(spec: &SchemeSpec) -> Option<String> {
    let [item] = spec.corrects.value.as_slice() else { return None };
    // Numbers of the file are not checked yet, so products saturate.
    let (symbols, check_bits, bits, t, unit) = match (&spec.code.value, &item.value) {
        (CodeSpec::ReedSolomon(rs), CorrectsSpec::CodeSymbols(c)) => {
            let m = polynomial::degree(rs.polynomial.value.into()) as usize;
            let punctured = rs.punctured.map_or(0, |count| count.value);
            let numbers =
                [rs.symbols.value.saturating_sub(punctured), rs.check_symbols.value.saturating_sub(punctured)];
            let [n, r, t] = [numbers[0], numbers[1], c.up_to.value].map(|number| number as usize);
            if c.erasures.is_some() {
                return Some("its erased symbols are named at run time".into());
            }
            // The numbers of the file are not validated yet, and usize has 32 bits in the browser.
            (n, r.saturating_mul(m), m, t, "symbols")
        }
        (CodeSpec::Bch(b), CorrectsSpec::Any(AnySpec { bits, within: None, aligned: false })) => {
            let m = polynomial::degree(b.polynomial.value.into()) as usize;
            let r = m.saturating_mul(b.errors.value as usize) + usize::from(b.extended);
            ((b.k.value as usize).saturating_add(r), r.saturating_sub(1), 1, bits.value as usize, "bits")
        }
        _ => return None,
    };
    let listed = t * bits <= MAX_DIMENSION
        && (t <= 2 || bits == 1 && t <= 3)
        && binomial(symbols as u64, t as u64) <= MAX_SPACES as u64;
    if listed && check_bits <= 64 && symbols.saturating_mul(bits) <= code::MAX_N {
        return None;
    }
    let ball = format!("all errors of up to {t} of {symbols} {unit}");
    let why = if listed { "in a code of more than 64 check bits or 4160 bits" } else { "too many sets to list" };
    Some(format!("{ball}, {why}"))
}

/// The error for a command that needs the list of patterns, if a file has none. An error in the file takes precedence.
pub(crate) fn rejects(file: &SourceFile, spec: &SchemeSpec) -> Checked<()> {
    let Some(why) = unlisted(spec) else { return Ok(()) };
    // A wrong number can be the only reason why the set is too large.
    read(file, spec)?;
    let message = format!("this command needs the list of correctable patterns, and this scheme has none: {why}");
    let help = "`eccforge check`, `simulate`, `emit c`, `emit rust` and Python's `AlgebraicScheme` take such a code; others do not";
    spec.corrects.error("not listed", message).help(help).err()
}

fn read(file: &SourceFile, spec: &SchemeSpec) -> Checked<Algebraic> {
    let header = build::header(spec, MAX_ENTRY_BITS)?;
    only_a_ball(spec)?;
    let (family, radius, erasures) = ball(spec)?;
    let (symbols, bits) = family.symbols();
    let codewords = build::codewords(spec, header, symbols * bits)?;
    let (n, checks) = (symbols * bits, family.check_symbols() * bits);
    if !header.check_bits().into_iter().eq((0..codewords).flat_map(|w| (w + 1) * n - checks..(w + 1) * n)) {
        let message = format!("the check pins do not carry the last {checks} bits of every codeword of {n} bits");
        let help = format!("write one beat for each codeword, with {} data pins and {checks} check pins", n - checks);
        return spec.entry.value.check_pins.place.error("these pins", message).help(help).err();
    }
    let of_check = constant::build(spec.constant.as_ref(), header)?;
    let check_bits = header.check_bits();
    Ok(Algebraic {
        id: spec.id.value.clone(),
        name: spec.name.value.clone(),
        source: spec.source.value.clone(),
        notes: spec.notes.clone(),
        geometry: header,
        codewords,
        family,
        radius,
        erasures,
        constant: of_check.iter().filter_map(|bit| check_bits.binary_search(bit).ok()).collect(),
        claims: spec.claims.clone(),
        file: file.clone(),
    })
}

/// The code, its radius and its erasures.
fn ball(spec: &SchemeSpec) -> Checked<(Family, usize, usize)> {
    match (&spec.code.value, &spec.corrects.value[0].value) {
        (CodeSpec::ReedSolomon(rs), CorrectsSpec::CodeSymbols(c)) => {
            let family = reed_solomon(rs)?;
            // With more errors, a word can be as near to another codeword.
            let most = (family.distance() - 1) / 2;
            let t = c.up_to.checked("`up-to`", "a correctable pattern has", "symbols")?;
            if t > most {
                let message = format!("{t} symbols cannot be corrected with {} check symbols", family.check_symbols());
                let help = format!("write at most {most}: each error takes two check symbols");
                return c.up_to.error("too many symbols", message).help(help).err();
            }
            let Some(e) = c.erasures else { return Ok((family, t, 0)) };
            let erasures = e.value as usize;
            if erasures > family.check_symbols() {
                let message =
                    format!("{erasures} symbols cannot be erased with {} check symbols", family.check_symbols());
                let help = format!("write at most {}: each erasure takes one check symbol", family.check_symbols());
                return e.error("too many erasures", message).help(help).err();
            }
            Ok((family, t, erasures))
        }
        (CodeSpec::Bch(b), CorrectsSpec::Any(any)) => {
            let family = bch(b)?;
            let t = any.bits.checked("`bits`", "a correctable pattern has", "bits")?;
            if t > b.errors.value as usize {
                let message = format!("{t} bits cannot be corrected by a BCH code for {} errors", b.errors.value);
                let help = format!("write at most {}, or a higher `errors` in the code", b.errors.value);
                return any.bits.error("too many bits", message).help(help).err();
            }
            Ok((family, t, 0))
        }
        _ => unreachable!("`unlisted` names only these codes"),
    }
}

/// Rejects rules and layouts of the entry, which need listed patterns.
fn only_a_ball(spec: &SchemeSpec) -> Checked<()> {
    let sanity_check = spec.sanity_check.as_ref().filter(|s| s.value != Default::default());
    let confirmation = spec.pair_confirmation.as_ref().filter(|p| p.value != Default::default());
    let constant = spec.constant.as_ref().filter(|c| c.value.data.is_some());
    let layout = Some(&spec.layout).filter(|layout| !matches!(layout.value, LayoutSpec::Identity));
    // The key of the file that each rule has, and the place of the rule if the file states it.
    let rules = [
        ("sanity-check", sanity_check.map(|rule| rule.place)),
        ("pair-confirmation", confirmation.map(|rule| rule.place)),
        ("enables", spec.enables.first().map(|enable| enable.value.name.place)),
        ("address", spec.address.as_ref().map(|address| address.place)),
        ("constant", constant.map(|constant| constant.place)),
        ("layout", layout.map(|layout| layout.place)),
    ];
    let Some((key, place)) = rules.into_iter().find_map(|(key, place)| Some((key, place?))) else { return Ok(()) };
    let message = format!("`{key}` is not supported for a correctable set that is not listed");
    place
        .error("this rule", message)
        .help("leave it out (`layout: identity`), or correct a set that can be listed")
        .err()
}

fn reed_solomon(spec: &ReedSolomonSpec) -> Checked<Family> {
    let (code, middle) = code::reed_solomon_points(spec, u32::MAX, MAX_ENTRY_BITS)?;
    match middle {
        Some(place) => {
            let error = place.error("this symbol", "`middle` has no locator, so algebra does not decode it");
            error.help("extend the code by `zero` and `infinity`").err()
        }
        None => Ok(Family::ReedSolomon(code)),
    }
}

fn bch(spec: &BchSpec) -> Checked<Family> {
    let mut field = code::field(&spec.polynomial)?;
    let k = spec.k.checked("k", "a codeword has", "data bits")?;
    let errors = spec.errors.checked("`errors`", "a BCH code corrects", "errors")?;
    // Read from the other end, the roots are the inverses: those of the reciprocal polynomial.
    if spec.order == Some(BitOrderSpec::LsbFirst) {
        let reciprocal = spec.polynomial.value.reverse_bits() >> spec.polynomial.value.leading_zeros();
        field = code::field(&Spanned { value: reciprocal, place: spec.polynomial.place })?;
    }
    let (order, bits) = (field.order(), field.bits());
    let code = Bch::new(field, errors, k, spec.extended).ok_or_else(|| {
        let message = format!("k = {k} is too long for GF(2^{bits}): with its check bits it exceeds {order} bits");
        let help = "use a smaller k or a primitive polynomial of greater degree";
        Box::new(spec.k.error("too long", message).help(help))
    })?;
    Ok(Family::Bch(code))
}

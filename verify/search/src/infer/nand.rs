//! Raw dumps of NAND flash: the layout of data and check bytes, the order of bits, and the code of the sectors.
//!
//! The words of a cyclic code are multiples of its generator polynomial, and so are their differences, whatever constant is XORed into
//! them. The greatest common divisor of a few differences is the generator if the layout and the order are right; otherwise it is one or
//! short. A word with errors spoils only the few differences that contain it.

use super::family::{self, Family};
use super::hamming::{self, Hamming};
use super::layouts::{is_erased, layouts};
use super::long::{gcd, remainder, without_x};
use super::sectors::{Sectors, State};
use super::{Bits, packed};
use eccforge_gf::gf2::Vector;
use eccforge_scheme::bch::Bch;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

pub use super::layouts::Layout;

/// Data and spare bytes of pages that are tried if none are given.
pub const PAGES: [[usize; 2]; 9] =
    [[512, 16], [2048, 64], [2048, 128], [4096, 128], [4096, 224], [4096, 256], [8192, 448], [8192, 640], [8192, 744]];
/// Numbers of sectors in which a layout is looked for, and of sectors that are checked afterwards.
pub(super) const SAMPLE: usize = 256;
const MOST_SECTORS: usize = 1 << 16;
/// Minimum number of sectors that differ, and minimum number of check bits.
const FEWEST: usize = 12;
const FEWEST_CHECKS: usize = 8;
/// Number of times that six sectors are tried.
const ATTEMPTS: usize = 4;

/// Order of the bits of some bytes, the highest power of x first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ByteOrder {
    /// Whether the last byte comes first.
    pub last_byte_first: bool,
    /// Whether bit 0 of a byte comes first.
    pub low_bit_first: bool,
}

const ORDERS: [ByteOrder; 4] = [
    ByteOrder { last_byte_first: false, low_bit_first: false },
    ByteOrder { last_byte_first: false, low_bit_first: true },
    ByteOrder { last_byte_first: true, low_bit_first: false },
    ByteOrder { last_byte_first: true, low_bit_first: true },
];

impl ByteOrder {
    fn bits(self, bytes: &[u8]) -> Vec<bool> {
        let mut bits = Vec::with_capacity(8 * bytes.len());
        for i in 0..bytes.len() {
            let byte = bytes[if self.last_byte_first { bytes.len() - 1 - i } else { i }];
            bits.extend((0..8).map(|i| byte >> (if self.low_bit_first { i } else { 7 - i }) & 1 == 1));
        }
        bits
    }

    /// The order in words.
    pub fn name(self) -> String {
        let byte = if self.last_byte_first { "last" } else { "first" };
        let bit = if self.low_bit_first { 0 } else { 7 };
        format!("{byte} byte first, bit {bit} of a byte first")
    }
}

/// The check bits within the check bytes, after the bits that are always the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Padding {
    /// Unused bits before them.
    pub before: usize,
    /// Unused bits after them.
    pub after: usize,
}

/// The code of a dump.
#[derive(Clone, Debug)]
pub struct Dump {
    /// Data and spare bytes of a page.
    pub page: [usize; 2],
    pub layout: Layout,
    pub data_order: ByteOrder,
    pub check_order: ByteOrder,
    pub padding: Padding,
    pub family: Family,
    /// Check bits.
    pub r: usize,
    /// The bits that are XORed into the check bits, in their order.
    pub constant: Vec<bool>,
    /// Whether a sector of ones is a word.
    pub erased_is_word: bool,
    /// Sectors by state.
    pub sectors: Sectors,
    /// Sectors without errors in which the layout was found, beyond the one that fixes the constant.
    pub witnesses: usize,
}

/// A sector: its data and check bytes.
type Sector = (Vec<u8>, Vec<u8>);

/// The code of a dump of pages of `page` data and spare bytes, if it is given; `sector` and `check_at` fix
/// known values.
///
/// # Errors
/// The dump has no such pages, or no layout that is tried gives a code.
pub fn infer(
    bytes: &[u8],
    page: Option<[usize; 2]>,
    sector: Option<usize>,
    check_at: Option<usize>,
) -> Result<Dump, String> {
    let pages = page.map_or_else(|| PAGES.to_vec(), |page| vec![page]);
    let fitting = pages.into_iter().filter(|page| bytes.len().is_multiple_of(page[0] + page[1]) && !bytes.is_empty());
    let fitting: Vec<[usize; 2]> = fitting.collect();
    if fitting.is_empty() {
        return Err(format!(
            "{} bytes are not a whole number of pages: give the bytes of a page, such as --page 2048+64",
            bytes.len()
        ));
    }
    for page in fitting {
        let candidates = layouts(bytes, page, sector, check_at);
        let found = candidates.par_iter().find_map_first(|layout| of_layout(bytes, page, *layout));
        if let Some(found) = found {
            return Ok(found);
        }
    }
    let tried = "sectors of 256 bytes to a page, check bytes together or apart, four orders of the bits of each, BCH, CRC and Hamming codes";
    Err(format!(
        "no layout gives a code: tried {tried}. Dump {FEWEST} or more sectors of random data, without ECC in the reader"
    ))
}

/// The sectors of a dump, page by page.
fn sectors(bytes: &[u8], page: [usize; 2], l: Layout) -> impl Iterator<Item = Sector> + '_ {
    let pages = bytes.chunks_exact(page[0] + page[1]);
    pages.flat_map(move |page| {
        (0..l.sectors).map(move |i| {
            let (data, check) = (i * l.data_step, l.check_at + i * l.check_step);
            (page[data..data + l.sector].to_vec(), page[check..check + l.check_bytes].to_vec())
        })
    })
}

/// The code of the sectors of a layout.
fn of_layout(bytes: &[u8], page: [usize; 2], layout: Layout) -> Option<Dump> {
    let used = sectors(bytes, page, layout).filter(|(data, _)| !is_erased(data));
    // Equal sectors have difference zero, which every polynomial divides.
    let mut seen = BTreeSet::new();
    let sample: Vec<Sector> = used.filter(|sector| seen.insert(sector.clone())).take(SAMPLE).collect();
    if sample.len() < FEWEST {
        return None;
    }
    let mut orders = Vec::new();
    for data in ORDERS {
        orders.extend(ORDERS.map(|check| [data, check]));
    }
    // The parities of the numbers of 256 or 512 bytes fit into three bytes.
    let hamming = if layout.check_bytes == 3 { of_hamming(&sample) } else { None };
    let found = hamming.or_else(|| orders.into_iter().find_map(|orders| of_orders(&sample, orders)))?;
    Some(found.dump(bytes, page, layout))
}

/// A code of sectors, before all of them are read.
struct Found {
    orders: [ByteOrder; 2],
    padding: Padding,
    rule: Rule,
    constant: Bits,
    witnesses: usize,
}

/// How check bits follow from data.
enum Rule {
    /// A word is a multiple of this polynomial, up to the constant.
    Cyclic(Bits),
    /// Each check bit is the parity of a group, if it has one.
    Hamming(Hamming),
}

/// The bits of a sector as a polynomial, without the bits that pad its check bits.
fn polynomial((data, check): &Sector, [of_data, of_check]: [ByteOrder; 2], padding: Padding) -> Bits {
    let check = of_check.bits(check);
    let own = &check[padding.before..check.len() - padding.after];
    packed(own.iter().rev().copied().chain(of_data.bits(data).into_iter().rev()))
}

fn difference(a: &Bits, b: &Bits) -> Bits {
    a.iter().zip(b).map(|(a, b)| a ^ b).collect()
}

/// The cyclic code of these sectors in an order of the bits.
fn of_orders(sample: &[Sector], orders: [ByteOrder; 2]) -> Option<Found> {
    let checks: Vec<Vec<bool>> = sample.iter().map(|(_, check)| orders[1].bits(check)).collect();
    let before = (0..checks[0].len()).take_while(|i| checks.iter().all(|check| check[*i] == checks[0][*i])).count();
    // Bits before the check bits that never change are unused, or check bits that are equal by chance.
    BTreeSet::from([0, before]).into_iter().find_map(|before| {
        let loose = Padding { before, after: 0 };
        (0..ATTEMPTS).find_map(|attempt| {
            let six: Vec<Bits> =
                (0..6).map(|i| polynomial(&sample[(6 * attempt + i) % sample.len()], orders, loose)).collect();
            let first = gcd(difference(&six[0], &six[1]), difference(&six[2], &six[3]));
            // In a wrong layout or order, few differences have a common divisor of such a degree.
            first.leading().filter(|degree| *degree >= FEWEST_CHECKS)?;
            // Unused bits after the check bits are factors x of every word.
            let (generator, after) = without_x(&gcd(first, difference(&six[4], &six[5])));
            generator.leading().filter(|degree| *degree >= FEWEST_CHECKS)?;
            confirmed(sample, orders, Padding { before, after }, generator)
        })
    })
}

/// The code, if more than half of the sectors have the same remainder modulo the generator, or modulo the common
/// divisor of the generator and their differences.
fn confirmed(sample: &[Sector], orders: [ByteOrder; 2], padding: Padding, generator: Bits) -> Option<Found> {
    let width = 8 * sample[0].1.len();
    if padding.before + padding.after >= width {
        return None;
    }
    let words: Vec<Bits> = sample.iter().map(|sector| polynomial(sector, orders, padding)).collect();
    let mut votes: BTreeMap<Bits, Vec<&Bits>> = BTreeMap::new();
    for word in &words {
        votes.entry(reduced(word.clone(), &generator)).or_default().push(word);
    }
    // All words of a code with a constant have one remainder; a word with errors nearly always has another.
    let alike = votes.into_values().max_by_key(Vec::len)?;
    // The differences of six words may share a factor by chance, and more of them remove it.
    let divisor = alike.iter().skip(1).fold(generator, |sum, word| gcd(sum, difference(alike[0], word)));
    let generator = without_x(&divisor).0;
    let r = generator.leading()?;
    let is_whole = r + padding.before + padding.after == width && 2 * alike.len() > words.len();
    let constant = reduced(alike[0].clone(), &generator);
    is_whole.then_some(Found { orders, padding, rule: Rule::Cyclic(generator), constant, witnesses: alike.len() - 1 })
}

/// The remainder of a word modulo a generator, in as many 64-bit words as the generator.
fn reduced(word: Bits, generator: &Bits) -> Bits {
    let mut rest = remainder(word, generator);
    rest.resize(generator.len(), 0);
    rest
}

/// The Hamming code of these sectors: bit i of byte b of the data has the number 8 b + i.
fn of_hamming(sample: &[Sector]) -> Option<Found> {
    let orders = [ORDERS[1]; 2];
    let words: Vec<Bits> = sample.iter().map(numbered).collect();
    let differences: Vec<Bits> = words.windows(2).map(|pair| difference(&pair[0], &pair[1])).collect();
    let (k, checks) = (8 * sample[0].0.len(), 8 * sample[0].1.len());
    let hamming = Hamming { k, groups: hamming::groups(&differences, k, checks)? };
    let mut votes: BTreeMap<Bits, usize> = BTreeMap::new();
    for word in &words {
        *votes.entry(hamming.syndrome(word)).or_default() += 1;
    }
    let (constant, alike) = votes.into_iter().max_by_key(|(_, votes)| *votes)?;
    let padding = Padding { before: 0, after: 0 };
    (2 * alike > words.len()).then_some(Found {
        orders,
        padding,
        rule: Rule::Hamming(hamming),
        constant,
        witnesses: alike - 1,
    })
}

/// Data bits by number, and then check bits.
fn numbered((data, check): &Sector) -> Bits {
    packed(ORDERS[1].bits(data).into_iter().chain(ORDERS[1].bits(check)))
}

impl Found {
    /// The checks that a sector violates.
    fn syndrome(&self, sector: &Sector) -> Bits {
        let own = match &self.rule {
            Rule::Hamming(hamming) => hamming.syndrome(&numbered(sector)),
            Rule::Cyclic(generator) => reduced(polynomial(sector, self.orders, self.padding), generator),
        };
        difference(&own, &self.constant)
    }

    /// The state of a sector that is not erased.
    fn state(&self, sector: &Sector, bch: Option<&Bch>) -> State {
        let syndrome = self.syndrome(sector);
        if syndrome.leading().is_none() {
            return State::Clean;
        }
        let bits = match (&self.rule, bch) {
            (Rule::Hamming(hamming), _) => hamming.explains(&syndrome).then_some(1),
            (_, Some(bch)) => {
                let mut sum = polynomial(sector, self.orders, self.padding);
                for (word, constant) in sum.iter_mut().zip(&self.constant) {
                    *word ^= constant;
                }
                let bits: Vec<bool> = (0..bch.length()).rev().map(|power| sum.has(power)).collect();
                bch.correct(&bits, bch.errors).map(|wrong| wrong.len())
            }
            _ => None,
        };
        bits.map_or(State::Wrong, State::Corrected)
    }

    /// Reads all sectors.
    fn dump(self, bytes: &[u8], page: [usize; 2], layout: Layout) -> Dump {
        let k = 8 * layout.sector;
        let (r, family) = match &self.rule {
            Rule::Cyclic(generator) => (generator.leading().unwrap_or(0), family::of_generator(generator, k)),
            Rule::Hamming(hamming) => (hamming.r(), hamming.family()),
        };
        let constant = match &self.rule {
            Rule::Cyclic(_) => (0..r).rev().map(|power| self.constant.has(power)).collect(),
            Rule::Hamming(_) => (0..r).map(|check| self.constant.has(check)).collect(),
        };
        let bch = family.bch(k);
        let all: Vec<Sector> = sectors(bytes, page, layout).take(MOST_SECTORS).collect();
        let states = all.par_iter().map(|sector| {
            // Data of ones that were written have check bytes that are not ones, unless the code accepts them.
            if is_erased(&sector.0) && is_erased(&sector.1) {
                return State::Erased;
            }
            self.state(sector, bch.as_ref())
        });
        let states: Vec<State> = states.collect();
        let ones: Sector = (vec![0xff; layout.sector], vec![0xff; layout.check_bytes]);
        Dump {
            page,
            layout,
            data_order: self.orders[0],
            check_order: self.orders[1],
            padding: self.padding,
            family,
            r,
            constant,
            erased_is_word: self.syndrome(&ones).leading().is_none(),
            sectors: Sectors::of(&states),
            witnesses: self.witnesses,
        }
    }
}

//! Raw dumps of NAND flash: the layout of data and check bytes, the order of bits, and the code of the sectors.
//!
//! The words of a cyclic code are multiples of its generator polynomial, and so are their differences, whatever constant is
//! XORed on them. The greatest common divisor of a few differences is the generator if the layout and the order are right;
//! otherwise it is one or short. Words with errors spoil only the few in which they are.

use super::family::{self, Family};
use super::hamming::{self, Hamming};
use super::long::{gcd, remainder, without_x};
use super::sectors::{Sectors, State};
use super::{Bits, packed};
use eccforge_gf::gf2::Vector;
use eccforge_scheme::bch::Bch;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Data and spare bytes of pages that are tried if none are given.
pub const PAGES: [[usize; 2]; 9] =
    [[512, 16], [2048, 64], [2048, 128], [4096, 128], [4096, 224], [4096, 256], [8192, 448], [8192, 640], [8192, 744]];
/// Sectors in which a layout is looked for, and sectors that are checked afterwards.
const SAMPLE: usize = 256;
const MOST_SECTORS: usize = 1 << 16;
/// Fewest sectors that differ, and fewest check bits.
const FEWEST: usize = 12;
const FEWEST_CHECKS: usize = 8;
/// Times that six words are tried.
const ATTEMPTS: usize = 4;

/// Where the bytes of a sector are in a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Layout {
    /// Data bytes of a sector.
    pub sector: usize,
    /// Sectors of a page.
    pub sectors: usize,
    /// Bytes from the data of a sector to those of the next.
    pub data_step: usize,
    /// First check byte of the first sector, counted from the first byte of the page.
    pub check_at: usize,
    /// Bytes from the check bytes of a sector to those of the next.
    pub check_step: usize,
    /// Check bytes of a sector.
    pub check_bytes: usize,
}

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
        let bits = |byte: u8| (0..8).map(move |i| byte >> (if self.low_bit_first { i } else { 7 - i }) & 1 == 1);
        let all = 0..bytes.len();
        all.flat_map(|i| bits(bytes[if self.last_byte_first { bytes.len() - 1 - i } else { i }])).collect()
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
    /// What is XORed on the check bits, in their order.
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

/// The code of a dump of pages of `page` data and spare bytes, if it is given; `sector` and `check_at` fix what is known.
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

/// The layouts whose check bytes vary.
fn layouts(bytes: &[u8], page: [usize; 2], sector: Option<usize>, check_at: Option<usize>) -> Vec<Layout> {
    let [data, spare] = page;
    let whole = data + spare;
    let used: Vec<&[u8]> = bytes.chunks_exact(whole).filter(|page| !is_erased(page)).take(SAMPLE).collect();
    let varies: Vec<bool> = (0..whole).map(|i| used.iter().any(|page| page[i] != used[0][i])).collect();
    let edge = |at: usize| at == 0 || at >= whole || varies[at - 1] != varies[at] || at == data;
    let mut all = Vec::new();
    let sizes = [256, 512, 1024, 2048, 4096, 8192]
        .into_iter()
        .filter(|s| data.is_multiple_of(*s) && sector.is_none_or(|own| own == *s));
    for sector in sizes {
        let sectors = data / sector;
        for check_bytes in check_sizes(sector).into_iter().filter(|e| e * sectors <= spare) {
            let own = |data_step, check_at, check_step| Layout {
                sector,
                sectors,
                data_step,
                check_at,
                check_step,
                check_bytes,
            };
            let steps = BTreeSet::from([check_bytes, spare / sectors]);
            let apart = steps.into_iter().flat_map(|step| (data..whole).map(move |at| own(sector, at, step)));
            let within = [whole / sectors, sector + check_bytes].into_iter().flat_map(|step| {
                BTreeSet::from([sector, step - check_bytes]).into_iter().map(move |at| own(step, at, step))
            });
            let fits = |l: &Layout| {
                let end = l.check_at + (l.sectors - 1) * l.check_step + l.check_bytes;
                let is_edge = l.data_step != l.sector || edge(l.check_at) || edge(end);
                let bytes =
                    || (0..l.sectors).flat_map(|i| (0..l.check_bytes).map(move |b| l.check_at + i * l.check_step + b));
                let is_own = check_at.map_or(is_edge, |own| own == l.check_at);
                end <= whole && is_own && bytes().all(|at| varies[at])
            };
            all.extend(apart.chain(within).filter(fits));
        }
    }
    all
}

/// Check bytes that codes of a sector have: BCH codes of 1 to 72 errors in the two smallest fields, CRCs, Hamming codes.
fn check_sizes(sector: usize) -> BTreeSet<usize> {
    let least = (8 * sector).ilog2() as usize + 1;
    let errors = (1..=8).chain((10..=72).step_by(2));
    let bch = errors.flat_map(|t| [least, least + 1].map(|m| (m * t).div_ceil(8)));
    bch.chain([2, 3, 4]).collect()
}

fn is_erased(bytes: &[u8]) -> bool {
    bytes.iter().filter(|byte| **byte != 0xff).count() * 20 <= bytes.len()
}

/// The sectors of a dump, page by page.
fn sectors(bytes: &[u8], page: [usize; 2], l: Layout) -> impl Iterator<Item = Sector> + '_ {
    let of_page = move |page: &[u8]| {
        let part = |at: usize, length: usize| page[at..at + length].to_vec();
        let own = |i: usize| (part(i * l.data_step, l.sector), part(l.check_at + i * l.check_step, l.check_bytes));
        (0..l.sectors).map(own).collect::<Vec<_>>()
    };
    bytes.chunks_exact(page[0] + page[1]).flat_map(of_page)
}

/// The code of the sectors of a layout.
fn of_layout(bytes: &[u8], page: [usize; 2], layout: Layout) -> Option<Dump> {
    let used = sectors(bytes, page, layout).filter(|(data, _)| !is_erased(data));
    let mut seen = BTreeSet::new();
    let sample: Vec<Sector> = used.filter(|sector| seen.insert(sector.clone())).take(SAMPLE).collect();
    if sample.len() < FEWEST {
        return None;
    }
    let orders = ORDERS.iter().flat_map(|data| ORDERS.iter().map(move |check| [*data, *check]));
    let mut orders = orders.into_iter();
    let hamming = (layout.check_bytes == 3).then(|| of_hamming(&sample)).flatten();
    let found = hamming.or_else(|| orders.find_map(|orders| of_orders(&sample, orders)))?;
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
    BTreeSet::from([0, before]).into_iter().find_map(|before| {
        let loose = Padding { before, after: 0 };
        (0..ATTEMPTS).find_map(|attempt| {
            let six: Vec<Bits> =
                (0..6).map(|i| polynomial(&sample[(6 * attempt + i) % sample.len()], orders, loose)).collect();
            let first = gcd(difference(&six[0], &six[1]), difference(&six[2], &six[3]));
            first.leading().filter(|degree| *degree >= FEWEST_CHECKS)?;
            let (generator, after) = without_x(&gcd(first, difference(&six[4], &six[5])));
            generator.leading().filter(|degree| *degree >= FEWEST_CHECKS)?;
            confirmed(sample, orders, Padding { before, after }, generator)
        })
    })
}

/// The code, if half of the sectors have one remainder modulo the generator, or modulo the divisor that it shares with them.
fn confirmed(sample: &[Sector], orders: [ByteOrder; 2], padding: Padding, generator: Bits) -> Option<Found> {
    let width = 8 * sample[0].1.len();
    let words: Vec<Bits> = (padding.before + padding.after < width)
        .then(|| sample.iter().map(|sector| polynomial(sector, orders, padding)).collect())?;
    let rest = |word: &Bits, generator: &Bits| {
        let mut rest = remainder(word.clone(), generator);
        rest.resize(generator.len(), 0);
        rest
    };
    let mut votes: BTreeMap<Bits, Vec<&Bits>> = BTreeMap::new();
    words.iter().for_each(|word| votes.entry(rest(word, &generator)).or_default().push(word));
    let alike = votes.into_values().max_by_key(Vec::len)?;
    let divisor = alike.iter().skip(1).fold(generator, |sum, word| gcd(sum, difference(alike[0], word)));
    let generator = without_x(&divisor).0;
    let r = generator.leading()?;
    let is_whole = r + padding.before + padding.after == width && 2 * alike.len() > words.len();
    let constant = rest(alike[0], &generator);
    is_whole.then_some(Found { orders, padding, rule: Rule::Cyclic(generator), constant, witnesses: alike.len() - 1 })
}

/// The Hamming code of these sectors: bit i of byte b of the data has the number 8 b + i.
fn of_hamming(sample: &[Sector]) -> Option<Found> {
    let orders = [ORDERS[1]; 2];
    let words: Vec<Bits> = sample.iter().map(numbered).collect();
    let differences: Vec<Bits> = words.windows(2).map(|pair| difference(&pair[0], &pair[1])).collect();
    let (k, checks) = (8 * sample[0].0.len(), 8 * sample[0].1.len());
    let hamming = Hamming { k, groups: hamming::groups(&differences, k, checks)? };
    let mut votes: BTreeMap<Bits, usize> = BTreeMap::new();
    words.iter().for_each(|word| *votes.entry(hamming.syndrome(word)).or_default() += 1);
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
    /// The checks that a sector does not keep.
    fn syndrome(&self, sector: &Sector) -> Bits {
        let own = match &self.rule {
            Rule::Hamming(hamming) => hamming.syndrome(&numbered(sector)),
            Rule::Cyclic(generator) => {
                let mut rest = remainder(polynomial(sector, self.orders, self.padding), generator);
                rest.resize(generator.len(), 0);
                rest
            }
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
                sum.iter_mut().zip(&self.constant).for_each(|(word, constant)| *word ^= constant);
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
        let is_unused = |(data, check): &Sector| is_erased(data) && is_erased(check);
        let state = |sector: &Sector| if is_unused(sector) { State::Erased } else { self.state(sector, bch.as_ref()) };
        let states: Vec<State> = all.par_iter().map(state).collect();
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

//! Where wrong corrections land: the bits that a decoder flips after an error that it takes for another one.

use crate::enumerate;
use crate::model::{Choices, ErrorClass, ErrorModel};
use eccforge_circuit::{Circuit, Interpreter, NetId};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::spec::WithinSpec;
use eccforge_scheme::{Geometry, Scheme};

/// Classes with more patterns are left out.
pub const MOST_PATTERNS: u64 = 1 << 26;

/// Divisions of an entry whose parts errors and corrections are compared by.
pub const PARTS: [&str; 6] = WithinSpec::PARTS;

/// Wrong corrections after the errors of one class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Landing {
    /// Errors after which the entry is delivered wrong, with a correction.
    pub miscorrected: u64,
    /// Those of them after which a bit is flipped in a part without a wrong bit, for each of [`PARTS`].
    pub outside: [u64; PARTS.len()],
    /// For each physical bit, those of them after which it is flipped though it was right.
    pub bits: Vec<u64>,
}

/// Where wrong corrections land after each class of a model; `None` for classes that are uniform or have too many
/// patterns. Enables have their defaults.
///
/// # Errors
/// The entry has no sets of bits that a class needs.
pub fn landing(scheme: &Scheme, model: &ErrorModel) -> Result<Vec<Option<Landing>>, String> {
    of_classes(scheme, model.classes.iter())
}

/// As [`landing`], for some classes.
pub(crate) fn of_classes<'a>(
    scheme: &Scheme,
    classes: impl Iterator<Item = &'a ErrorClass>,
) -> Result<Vec<Option<Landing>>, String> {
    let tied = scheme.tied();
    let circuit = Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["flips", "ce", "due"]);
    let parts = parts(&tied);
    let of_class = |class: &ErrorClass| {
        let sets = class.sets(&tied)?;
        if class.patterns.are_uniform() || Choices::total(&sets) > MOST_PATTERNS {
            return Ok(None);
        }
        let start = || Batch::new(&circuit, tied.geometry, &parts);
        let batches = enumerate::visited(&sets, &start, &|batch, bits| batch.push(bits));
        let mut sum = Landing { bits: vec![0; tied.geometry.bits()], ..Landing::default() };
        for mut batch in batches {
            batch.flush();
            sum.miscorrected += batch.seen.miscorrected;
            sum.outside.iter_mut().zip(batch.seen.outside).for_each(|(sum, count)| *sum += count);
            sum.bits.iter_mut().zip(&batch.seen.bits).for_each(|(sum, count)| *sum += count);
        }
        Ok(Some(sum))
    };
    classes.map(of_class).collect()
}

/// The part of each physical bit, for each of [`PARTS`].
fn parts(scheme: &Scheme) -> [Vec<usize>; PARTS.len()] {
    let (g, inverse) = (scheme.geometry, scheme.layout.inverse());
    let of: [&dyn Fn(usize) -> usize; PARTS.len()] = [
        &|bit| g.pin(bit),
        &|bit| g.byte(bit),
        &|bit| g.pin(bit) / 4,
        &|bit| g.pin(bit) / 8,
        &|bit| g.beat(bit),
        &|bit| inverse[bit].0,
    ];
    of.map(|part| (0..g.bits()).map(part).collect())
}

/// Up to 64 errors that are decoded together.
struct Batch<'a> {
    run: Interpreter<'a>,
    entry: Vec<NetId>,
    flips: Vec<NetId>,
    ce: NetId,
    due: NetId,
    geometry: Geometry,
    parts: &'a [Vec<usize>; PARTS.len()],
    /// errors[bit]: this bit of each error.
    errors: Vec<u64>,
    filled: u32,
    seen: Landing,
}

impl<'a> Batch<'a> {
    fn new(circuit: &'a Circuit, geometry: Geometry, parts: &'a [Vec<usize>; PARTS.len()]) -> Self {
        let port = |name| circuit.output(name).map(|port| port.nets.clone()).unwrap_or_default();
        let bits = geometry.bits();
        Self {
            run: Interpreter::new(circuit),
            entry: circuit.input("entry").map(|port| port.nets.clone()).unwrap_or_default(),
            flips: port("flips"),
            ce: port("ce")[0],
            due: port("due")[0],
            geometry,
            parts,
            errors: vec![0; bits],
            filled: 0,
            seen: Landing { bits: vec![0; bits], ..Landing::default() },
        }
    }

    fn push(&mut self, bits: &[usize]) {
        bits.iter().for_each(|&bit| self.errors[bit] |= 1 << self.filled);
        self.filled += 1;
        if self.filled == 64 {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.entry.iter().zip(&self.errors).for_each(|(net, word)| self.run.set(*net, *word));
        self.run.run();
        let flips: Vec<u64> = self.flips.iter().map(|net| self.run.get(*net)).collect();
        let data = (0..flips.len()).filter(|bit| self.geometry.is_data(*bit));
        let wrong = data.fold(0, |wrong, bit| wrong | (self.errors[bit] ^ flips[bit]));
        let miscorrected = wrong & self.run.get(self.ce) & !self.run.get(self.due);
        self.seen.miscorrected += u64::from(miscorrected.count_ones());
        if miscorrected != 0 {
            let added: Vec<u64> = flips.iter().zip(&self.errors).map(|(f, e)| f & !e & miscorrected).collect();
            self.seen.bits.iter_mut().zip(&added).for_each(|(sum, new)| *sum += u64::from(new.count_ones()));
            for (parts, sum) in self.parts.iter().zip(&mut self.seen.outside) {
                let count = parts.iter().max().map_or(0, |last| last + 1);
                let (mut had, mut has) = (vec![0; count], vec![0; count]);
                for (bit, &part) in parts.iter().enumerate() {
                    had[part] |= self.errors[bit];
                    has[part] |= added[bit];
                }
                let outside = had.iter().zip(&has).fold(0, |all, (had, has)| all | has & !had);
                *sum += u64::from(outside.count_ones());
            }
        }
        self.errors.fill(0);
        self.filled = 0;
    }
}

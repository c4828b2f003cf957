//! The order of a code's columns for the errors of one memory.
//!
//! The assignment of columns of H to the bits of an entry costs no gate, and does not change the distance of the code. It decides which
//! errors of neighbouring bits look like a correctable one. Simulated annealing (Kirkpatrick, Gelatt and Vecchi, Science 1983) exchanges
//! two columns at a time: only the patterns that have exactly one of the two bits change their syndrome.

use crate::cooling::{Annealed, below, cool, uniform};
use chacha20::ChaCha8Rng;
use eccforge_scheme::{Scheme, Space};
use rand_core::{Rng, SeedableRng};
use rayon::prelude::*;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Number of independent chains; the best order of all chains is taken.
const CHAINS: u64 = 4;
/// Number of exchanges that a chain tries.
const MOVES: u64 = 1_000_000;
/// Number of exchanges that all chains try.
pub const EXCHANGES: u64 = CHAINS * MOVES;
/// Number of exchanges that show how much one changes the cost, which sets the first temperature.
const SAMPLES: usize = 500;
/// Ratio of the last temperature to the first.
const COLD: f64 = 1e-3;

/// An error that the memory can have: its wrong bits, as bits of the entry, and its probability. The sum of all
/// probabilities may be below 1.
pub type Event = (Vec<usize>, f64);

/// An order of the bits of a codeword.
#[derive(Clone, Debug, PartialEq)]
pub struct Order {
    /// The bit of the given codeword whose column each bit has now; the check bits are those with the columns of check
    /// bits.
    pub bits: Vec<usize>,
    /// The probability that an event is silent.
    pub silent: f64,
}

/// The order with the fewest silent events that was found. It depends only on the scheme and the events, not on the
/// number of threads. In an entry of one beat, check bits may be among data bits. In an entry of several beats, where a
/// check pin has a check bit of every beat, they keep their positions. `tried` counts the exchanges.
///
/// # Errors
/// The scheme has several codewords or an address, or it corrects errors other than all single bits or none: its
/// outcomes are not those of one syndrome, or depend on which bits are neighbours.
pub fn best(scheme: &Scheme, events: &[Event], tried: &AtomicU64) -> Result<Order, String> {
    let n = scheme.code.h.n();
    let corrected: Vec<&Space> = scheme.corrects.iter().flatten().collect();
    let is_simple = scheme.codewords() == 1 && scheme.address.is_none();
    if !is_simple || !corrected.iter().all(|space| space.is_single_bit()) || ![0, n].contains(&corrected.len()) {
        return Err(
            "only a codeword without an address that corrects every single bit and nothing else has such an order"
                .to_owned(),
        );
    }
    let own = scheme.layout.codeword(0);
    let data: BTreeSet<usize> = scheme.geometry.data_bits().iter().copied().collect();
    let place_of: HashMap<usize, usize> = own.iter().enumerate().map(|(place, physical)| (*physical, place)).collect();
    let mut within: Vec<Event> = Vec::new();
    for (bits, probability) in events {
        within.push((bits.iter().map(|bit| place_of[bit]).collect(), *probability));
    }
    let instance = Instance {
        columns: scheme.code.h.columns(),
        is_data: own.iter().map(|physical| data.contains(physical)).collect(),
        corrects: !corrected.is_empty(),
        is_free: scheme.geometry.beats == 1,
        events: within,
        tried,
    };
    let initial: Vec<usize> = (0..n).collect();
    let found: Vec<Vec<usize>> =
        (0..CHAINS).into_par_iter().map(|number| Chain::new(&instance, initial.clone(), number).cooled()).collect();
    // The initial order stays if none is better.
    let mut best = Order { silent: Chain::new(&instance, initial.clone(), 0).cost(), bits: initial };
    for bits in found {
        // Summed anew: the sums of two chains have different rounding errors.
        let silent = Chain::new(&instance, bits.clone(), 0).cost();
        if silent < best.silent {
            best = Order { bits, silent };
        }
    }
    Ok(best)
}

/// The code in its given order, and the events in bits of the codeword.
struct Instance<'s> {
    columns: &'s [u64],
    is_data: Vec<bool>,
    /// Whether every single bit is corrected.
    corrects: bool,
    /// Whether data bits and check bits may change places with each other.
    is_free: bool,
    events: Vec<Event>,
    tried: &'s AtomicU64,
}

/// One order with the outcome of every event. A place is a bit of the codeword in the new order.
struct Chain<'g> {
    instance: &'g Instance<'g>,
    /// The bit of the given order at each place.
    bits: Vec<usize>,
    /// The place that is corrected for a syndrome.
    corrected: HashMap<u64, usize>,
    syndromes: Vec<u64>,
    is_silent: Vec<bool>,
    /// The events that contain the bit at each place.
    of_place: Vec<Vec<usize>>,
    random: ChaCha8Rng,
    best: (f64, Vec<usize>),
    /// The probability of silent events, up to rounding errors of all moves.
    silent: f64,
}

impl<'g> Chain<'g> {
    fn new(instance: &'g Instance<'g>, bits: Vec<usize>, number: u64) -> Self {
        let mut random = ChaCha8Rng::seed_from_u64(0);
        // A stream of its own for each chain, so that its moves do not depend on the thread that runs it.
        random.set_stream(number);
        let columns: Vec<u64> = bits.iter().map(|bit| instance.columns[*bit]).collect();
        let mut of_place = vec![Vec::new(); bits.len()];
        let mut syndromes = Vec::new();
        for (e, (wrong, _)) in instance.events.iter().enumerate() {
            for place in wrong {
                of_place[*place].push(e);
            }
            syndromes.push(wrong.iter().fold(0, |sum, place| sum ^ columns[*place]));
        }
        let corrected = if instance.corrects { bits.len() } else { 0 };
        let mut chain = Self {
            corrected: (0..corrected).map(|place| (columns[place], place)).collect(),
            syndromes,
            is_silent: Vec::new(),
            best: (f64::INFINITY, bits.clone()),
            silent: 0.0,
            instance,
            of_place,
            random,
            bits,
        };
        chain.is_silent = (0..instance.events.len()).map(|e| chain.delivers_wrong_data(e)).collect();
        chain.silent = chain.cost();
        chain
    }

    /// The probability of silent events, summed over all of them again.
    fn cost(&self) -> f64 {
        let silent = self.instance.events.iter().zip(&self.is_silent).filter(|(_, is_silent)| **is_silent);
        silent.map(|((_, probability), _)| probability).sum()
    }

    fn is_data(&self, place: usize) -> bool {
        self.instance.is_data[self.bits[place]]
    }

    /// Whether the decoder delivers wrong data for an event and reports no uncorrectable error.
    fn delivers_wrong_data(&self, e: usize) -> bool {
        let wrong = &self.instance.events[e].0;
        let data = wrong.iter().filter(|place| self.is_data(**place)).count();
        if self.syndromes[e] == 0 {
            return data > 0;
        }
        let Some(&flipped) = self.corrected.get(&self.syndromes[e]) else { return false };
        if !self.is_data(flipped) {
            // The data stay as they were read.
            return data > 0;
        }
        // A right bit becomes wrong, or one of the wrong bits becomes right.
        !wrong.contains(&flipped) || data > 1
    }

    /// Exchanges the columns of two places. A second call restores them.
    fn exchange(&mut self, a: usize, b: usize) {
        let columns = self.instance.columns;
        let change = columns[self.bits[a]] ^ columns[self.bits[b]];
        self.bits.swap(a, b);
        for place in [a, b] {
            if let Some(at) = self.corrected.get_mut(&columns[self.bits[place]]) {
                *at = place;
            }
        }
        // An event with both places keeps its syndrome and its number of wrong data bits, and so its outcome. One with
        // neither keeps them too; if one of both was flipped, its column is flipped at the other place now.
        for [place, other] in [[a, b], [b, a]] {
            for i in 0..self.of_place[place].len() {
                let e = self.of_place[place][i];
                let (wrong, probability) = &self.instance.events[e];
                if wrong.contains(&other) {
                    continue;
                }
                self.syndromes[e] ^= change;
                let is_silent = self.delivers_wrong_data(e);
                if is_silent != self.is_silent[e] {
                    self.silent += if is_silent { *probability } else { -probability };
                    self.is_silent[e] = is_silent;
                }
            }
        }
    }

    /// Two places whose columns may be exchanged; they may be the same.
    fn two_places(&mut self) -> [usize; 2] {
        loop {
            let [a, b] = [(); 2].map(|()| below(self.random.next_u32(), self.bits.len()));
            if self.instance.is_free || self.is_data(a) == self.is_data(b) {
                return [a, b];
            }
        }
    }

    /// The best order of a chain.
    fn cooled(mut self) -> Vec<usize> {
        let mut change = 0.0;
        for _ in 0..SAMPLES {
            let ([a, b], before) = (self.two_places(), self.silent);
            self.exchange(a, b);
            change += (self.silent - before).abs() / SAMPLES as f64;
        }
        // Without a change, no order is better than another.
        if change > 0.0 {
            cool(&mut self, MOVES, [change, change * COLD], &AtomicBool::new(false));
        }
        self.best.1
    }
}

impl Annealed for Chain<'_> {
    const STRIDE: u64 = 1000;

    fn step(&mut self, temperature: f64) {
        self.instance.tried.fetch_add(1, Ordering::Relaxed);
        let ([a, b], before) = (self.two_places(), self.silent);
        self.exchange(a, b);
        let worse = self.silent - before;
        // The cost is known only after the exchange, which a second one takes back.
        if worse > 0.0 && uniform(self.random.next_u32()) >= (-worse / temperature).exp() {
            self.exchange(a, b);
            return;
        }
        if self.silent < self.best.0 {
            self.best = (self.silent, self.bits.clone());
        }
    }

    fn is_done(&self) -> bool {
        // No silent event is left; the sum of all moves may differ from zero by its rounding errors.
        self.best.0 <= f64::EPSILON
    }
}

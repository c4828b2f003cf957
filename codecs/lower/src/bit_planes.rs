//! Computes syndromes of a Reed-Solomon code by bit planes, with the fewest gates.
//!
//! Plane j consists of bit j of every symbol. Let p_j(x) be the sum of these bits times x^s, a polynomial over GF(2);
//! then S_k is the sum of alpha^j p_j(alpha^(b+k)). One small binary matrix evaluates every plane, so a search for
//! its cheapest circuit is worthwhile ([`xor_program`]). Since p(y^2) = p(y)^2 [Lin & Costello, Section 2.5],
//! exponents that differ by powers of two share one evaluation: squaring moves the coefficient of alpha^i to
//! alpha^(2i).
//!
//! An encoder computes the syndrome of the data. A third matrix maps it to the check bits with the same syndrome.

use eccforge_circuit::passes::xor_program;
use eccforge_circuit::transform::{copy_into, rebuild};
use eccforge_circuit::{Builder, Circuit, Gate, NetId, Role};
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Scheme, check_solutions};
use std::collections::BTreeMap;

/// Search steps for each one in a matrix that is used once.
const STEPS: u64 = 5_000;
/// Search steps for each one in the matrix of a plane.
// The circuit of a plane is placed m times, so a gate saved in it is saved m times.
const PLANE_STEPS: u64 = 60_000;
/// Maximum number of steps of one search.
// Without it, the search of a wide code would take minutes instead of seconds.
const MOST_STEPS: u64 = 25_000_000;

/// The syndrome of a received codeword, computed by planes. Creating it searches for the circuits of its matrices,
/// which takes seconds.
#[derive(Clone, Debug)]
pub struct SyndromePlanes {
    planes: Planes,
    symbol_bits: usize,
}

impl SyndromePlanes {
    /// The planes of a whole codeword; `extra_levels` limits the levels of each matrix beyond the minimum (`None`: no
    /// limit). `None` if the code is not a Reed-Solomon code.
    pub fn new(scheme: &Scheme, extra_levels: Option<u32>) -> Option<Self> {
        let rs = scheme.code.reed_solomon()?;
        Some(Self { planes: Planes::new(rs, &|_| true, extra_levels), symbol_bits: rs.symbol_bits() as usize })
    }

    /// Replaces the sums of the word `syndrome` in a circuit by planes; `None` unless that word is computed from the
    /// whole word in input `codeword`.
    pub fn replace_syndrome(&self, circuit: &Circuit) -> Option<Circuit> {
        let (n, r) = (self.planes.symbols * self.symbol_bits, self.planes.powers.len() * self.symbol_bits);
        let port = circuit.inputs().iter().position(|p| p.name == "codeword" && p.nets.len() == n)?;
        let old = &circuit.words().iter().find(|w| w.name == "syndrome")?.nets;
        let first = old.iter().min()?;
        if old.len() != r || old.iter().any(|n| !matches!(circuit.gate(*n), Gate::Parity(_))) {
            return None;
        }
        let word: Vec<NetId> = circuit.inputs()[port].nets.clone();
        let mut new: Vec<NetId> = Vec::new();
        Some(rebuild(circuit, |b, net, map| {
            if net == *first {
                let received: Vec<NetId> = word.iter().map(|n| map[n.index()]).collect();
                new = self.planes.place(b, &received);
            }
            old.iter().position(|n| *n == net).map(|i| new[i])
        }))
    }
}

/// The check bits of a codeword, computed from the syndrome of its data by planes. Creating it searches, as for
/// [`SyndromePlanes`].
#[derive(Clone, Debug)]
pub struct CheckPlanes {
    planes: Planes,
    /// The positions of the check bits, and of all bits.
    checks: Vec<usize>,
    bits: usize,
    /// The map from the syndrome of the data to the check bits.
    of_syndrome: Stage,
}

impl CheckPlanes {
    /// The planes of the data of codeword `w`; `None` if the code is not a Reed-Solomon code.
    pub fn new(scheme: &Scheme, w: usize) -> Option<Self> {
        let rs = scheme.code.reed_solomon()?;
        let (checks, inverse): (Vec<usize>, Vec<u64>) = check_solutions(scheme, w).into_iter().unzip();
        let m = rs.symbol_bits() as usize;
        // Symbols of check bits only are zero in the syndrome of the data.
        let has_data = |symbol: usize| (symbol * m..(symbol + 1) * m).any(|bit| !checks.contains(&bit));
        let planes = Planes::new(rs, &has_data, None);
        let width = planes.powers.len() * m;
        let mut rows: Vec<Vec<usize>> = Vec::new();
        for row in &inverse {
            rows.push((0..width).filter(|i| row >> i & 1 == 1).collect());
        }
        let of_syndrome = Stage::new(width, rows, STEPS, None);
        Some(Self { planes, checks, bits: scheme.code.h.n(), of_syndrome })
    }

    /// Computes the check bits (ascending) from data bits (ascending).
    pub fn place(&self, b: &mut Builder, data: &[NetId]) -> Vec<NetId> {
        let mut bits = data.iter();
        let zero = b.constant(false);
        let received: Vec<NetId> = (0..self.bits)
            .map(|i| if self.checks.contains(&i) { zero } else { *bits.next().unwrap_or(&zero) })
            .collect();
        let of_data = self.planes.place(b, &received);
        let check = self.of_syndrome.place(b, "check", Role::Syndrome, &of_data);
        for (i, net) in of_data.into_iter().enumerate().filter(|(_, net)| !check.contains(net)) {
            b.word(format!("data_syndrome_{i}"), Role::Shared, vec![net]);
        }
        check
    }
}

/// The syndrome of a subset of the symbols of a codeword.
#[derive(Clone, Debug)]
struct Planes {
    /// Symbols of a codeword.
    symbols: usize,
    /// The symbols with a locator, each evaluated at it.
    regular: Vec<usize>,
    /// Extension symbols: the power k, and the symbol whose bits are added to S_k unchanged.
    extended: Vec<(usize, usize)>,
    evaluations: Evaluations,
    /// For each k, the matrix that gives S_k from the evaluations of all planes.
    powers: Vec<Stage>,
}

impl Planes {
    /// Planes for the symbols that `used` selects.
    fn new(rs: &ReedSolomon, used: &dyn Fn(usize) -> bool, extra_levels: Option<u32>) -> Self {
        let last = rs.check_symbols as usize - 1;
        let (mut regular, mut extended) = (Vec::new(), Vec::new());
        for (s, locator) in rs.locators.iter().enumerate().filter(|(s, _)| used(*s)) {
            match locator {
                Locator::Element(_) => regular.push(s),
                // The column of this symbol has a one in the first power only.
                Locator::Zero => extended.push((0, s)),
                // The column of this symbol has a one in the last power only.
                Locator::Infinity => extended.push((last, s)),
            }
        }
        let evaluations = Evaluations::new(rs, &regular, extra_levels);
        // A search takes seconds, and several powers often have the same matrix.
        let mut searched: BTreeMap<(u32, &[usize]), Stage> = BTreeMap::new();
        let mut powers = Vec::new();
        for evaluation in &evaluations.of_power {
            let key = (evaluation.squarings, evaluation.coefficients.as_slice());
            let stage = searched.entry(key).or_insert_with(|| weigh(rs, evaluation, extra_levels));
            powers.push(stage.clone());
        }
        Self { symbols: rs.locators.len(), regular, extended, evaluations, powers }
    }

    /// The syndrome of the bits of a codeword; other symbols count as zero.
    fn place(&self, b: &mut Builder, received: &[NetId]) -> Vec<NetId> {
        let m = received.len() / self.symbols;
        let symbols: Vec<&[NetId]> = received.chunks(m).collect();
        let bits_of = |j: usize| self.regular.iter().map(|s| symbols[*s][j]).collect::<Vec<_>>();
        let mut planes: Vec<Vec<NetId>> = Vec::with_capacity(m);
        for (j, plane) in (0..m).map(bits_of).enumerate() {
            planes.push(self.evaluations.stage.place(b, &format!("plane_{j}"), Role::Plane, &plane));
        }
        let mut syndrome = Vec::new();
        for (k, (evaluation, stage)) in self.evaluations.of_power.iter().zip(&self.powers).enumerate() {
            let inputs: Vec<NetId> =
                planes.iter().flat_map(|p| &p[evaluation.first..][..evaluation.coefficients.len()]).copied().collect();
            let mut sum = stage.place(b, &format!("s{k}"), Role::Shared, &inputs);
            for (_, s) in self.extended.iter().filter(|(own, _)| *own == k) {
                for (sum, bit) in sum.iter_mut().zip(symbols[*s]) {
                    *sum = b.parity([*sum, *bit]);
                }
            }
            syndrome.extend(sum);
        }
        // Evaluations that are not syndrome bits themselves have a name.
        for (j, plane) in planes.iter().enumerate() {
            let named = plane.iter().zip(&self.evaluations.coefficients);
            for (net, (exponent, i)) in named.filter(|(n, _)| !syndrome.contains(n)) {
                b.word(format!("plane_{j}_at_{exponent}_{i}"), Role::Plane, vec![*net]);
            }
        }
        syndrome
    }
}

/// The computation of S_k from the evaluation of a plane.
#[derive(Clone, Debug)]
struct Evaluation {
    /// Index of the first coefficient of the value among the outputs of the stage.
    first: usize,
    /// The powers of alpha of the available coefficients.
    coefficients: Vec<usize>,
    /// S_k takes the value's 2^squarings-th power.
    squarings: u32,
}

/// The matrix that evaluates one plane, for all syndromes.
#[derive(Clone, Debug)]
struct Evaluations {
    stage: Stage,
    /// Meaning of each output of the stage: (e, i) is the coefficient of alpha^i in p(alpha^e).
    coefficients: Vec<(u64, usize)>,
    of_power: Vec<Evaluation>,
}

impl Evaluations {
    /// Computes the evaluations for `symbols`, whose locators are elements.
    fn new(rs: &ReedSolomon, symbols: &[usize], extra_levels: Option<u32>) -> Self {
        let (field, m) = (&rs.field, rs.symbol_bits());
        let exponents: Vec<u64> = (0..u64::from(rs.check_symbols)).map(|k| rs.first_power + k).collect();
        let mut rows: Vec<Vec<usize>> = Vec::new();
        let mut coefficients: Vec<(u64, usize)> = Vec::new();
        // Exponent that is evaluated: first row, coefficients.
        let mut evaluated: BTreeMap<u64, (usize, Vec<usize>)> = BTreeMap::new();
        let mut of_power = Vec::with_capacity(exponents.len());
        for exponent in &exponents {
            let (base, squarings) = match rs.multipliers.as_slice() {
                [] => base(*exponent, &exponents, u64::from(field.order()), m),
                // A square would have the squares of the factors.
                _ => (*exponent, 0),
            };
            let (first, own) = evaluated.entry(base).or_insert_with(|| {
                let first = rows.len();
                for i in 0..m {
                    let row = ones(rs, symbols, base, i);
                    // All powers may be in a subspace, in which a coefficient is always zero; it needs no gates.
                    if !row.is_empty() {
                        rows.push(row);
                        coefficients.push((base, i as usize));
                    }
                }
                (first, coefficients[first..].iter().map(|(_, i)| *i).collect())
            });
            of_power.push(Evaluation { first: *first, coefficients: own.clone(), squarings });
        }
        Self { stage: Stage::new(symbols.len(), rows, PLANE_STEPS, extra_levels), coefficients, of_power }
    }
}

/// The symbols whose power `exponent` has a one at alpha^i, as indices into `symbols`.
fn ones(rs: &ReedSolomon, symbols: &[usize], exponent: u64, i: u32) -> Vec<usize> {
    let mut ones = Vec::new();
    for (at, symbol) in symbols.iter().enumerate() {
        if rs.scaled_power(*symbol, exponent).is_some_and(|power| power >> i & 1 == 1) {
            ones.push(at);
        }
    }
    ones
}

/// In the cyclotomic coset of `exponent`, finds the exponent from whose value the fewest squarings give the values
/// of all others; returns it with the number of squarings for `exponent`.
fn base(exponent: u64, exponents: &[u64], order: u64, m: u32) -> (u64, u32) {
    // Squaring an element doubles its exponent; m squarings lead back to it.
    let squarings = |from: u64, to: u64| (0..m).find(|t| ((from % order) << t) % order == to % order);
    // The total number of squarings, the exponent, and the number of squarings to `exponent`.
    let mut best: Option<[u64; 3]> = None;
    for &from in exponents {
        if let Some(to_exponent) = squarings(from, exponent) {
            let total: u32 = exponents.iter().filter_map(|to| squarings(from, *to)).sum();
            let candidate = [total.into(), from, to_exponent.into()];
            if best.is_none_or(|least| candidate < least) {
                best = Some(candidate);
            }
        }
    }
    best.map_or((exponent, 0), |[_, from, squarings]| (from, squarings as u32))
}

/// Sums the values of all planes, squared and times alpha^j, into one field element. The inputs are the coefficients
/// of plane 0, of plane 1, and so on.
fn weigh(rs: &ReedSolomon, evaluation: &Evaluation, extra_levels: Option<u32>) -> Stage {
    let m = rs.symbol_bits() as usize;
    let mut inputs: Vec<u32> = Vec::new();
    for j in 0..m {
        for i in &evaluation.coefficients {
            inputs.push(rs.field.power(j as u64 + ((*i as u64) << evaluation.squarings)));
        }
    }
    let mut rows: Vec<Vec<usize>> = vec![Vec::new(); m];
    for (bit, row) in rows.iter_mut().enumerate() {
        row.extend((0..inputs.len()).filter(|i| inputs[*i] >> bit & 1 == 1));
    }
    Stage::new(inputs.len(), rows, STEPS, extra_levels)
}

/// A binary matrix as an optimised circuit that can be placed repeatedly.
#[derive(Clone, Debug)]
struct Stage(Circuit);

impl Stage {
    fn new(inputs: usize, rows: Vec<Vec<usize>>, steps: u64, extra_levels: Option<u32>) -> Self {
        let ones: usize = rows.iter().map(Vec::len).sum();
        let mut b = Builder::new("stage");
        let x = b.input("x", inputs);
        let y = rows.into_iter().map(|row| b.parity(row.into_iter().map(|i| x[i]))).collect();
        b.output("y", y);
        Self(xor_program(&b.finish(), MOST_STEPS.min(steps * ones as u64), extra_levels))
    }

    /// Places a copy; shared parts of its rows are named `<name>_sum_<i>`.
    fn place(&self, b: &mut Builder, name: &str, role: Role, inputs: &[NetId]) -> Vec<NetId> {
        let map = copy_into(b, &self.0, &[inputs.to_vec()]);
        let rows: Vec<NetId> = self.0.output_nets().map(|n| map[n.index()]).collect();
        let inner = self.0.drivers().filter(|(_, g)| matches!(g, Gate::Parity(_))).map(|(n, _)| map[n.index()]);
        for (i, net) in inner.filter(|n| !rows.contains(n)).enumerate() {
            b.word(format!("{name}_sum_{i}"), role, vec![net]);
        }
        rows
    }
}

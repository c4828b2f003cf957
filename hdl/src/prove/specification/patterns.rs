//! Step 4: checks every correctable pattern, 512 at once, one space at a time.
//!
//! The members of a space of dimension d are the values of d bits. Syndrome and expected flips are sums of these
//! bits, so no pattern is ever stored.

use super::examined::{copied, has_multi_enable};
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_scheme::{Scheme, Space};

/// Number of low bits of a pattern's number that select its lane in a slot of simulated patterns; the other bits select the slot.
const LANE_BITS: usize = SLOT_BITS.trailing_zeros() as usize;

/// Maximum number of runs for which the decoder is not optimised.
const FEW: u64 = 1 << 15;

/// The cut decoder with the expected flips and their acceptance as further inputs; the output is one if the decoder is
/// wrong.
fn judged(cut: &Circuit) -> Circuit {
    let mut b = Builder::new("corrects");
    let (_, output) = copied(&mut b, cut);
    let flips = output("flips");
    let expected = b.input("expected", flips.len());
    let accepted = b.input("accepted", 1)[0];
    let mut wrong: Vec<NetId> = flips.iter().zip(&expected).map(|(f, e)| b.parity([*f, *e])).collect();
    let refused = b.not(accepted);
    wrong.extend([b.parity([output("ce")[0], accepted]), b.parity([output("due")[0], refused])]);
    let wrong = b.or(wrong);
    b.output("wrong", vec![wrong]);
    b.finish()
}

/// Checks every pattern of codeword `w`, with multi-bit correction on and, if possible, off; returns the number of
/// patterns in words. `cut` is the codeword's decoder, whose syndrome [`super::at_syndrome`] has made an input.
///
/// # Errors
/// Describes the first pattern with a wrong result.
pub fn corrects(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<String, String> {
    let circuit = judged(cut);
    let runs: u64 = scheme.corrects[w].iter().map(|space| 1 << space.dimension().saturating_sub(LANE_BITS)).sum();
    let compiled = if runs <= FEW { Program::for_few_runs(&circuit) } else { Program::compile(&circuit) };
    let program = compiled.map_err(|e| e.to_string())?;
    let mut run = Run { program: &program, work: Workspace::new([&program]), backend: Backend::best() };
    let mut total = 0u64;
    let modes: &[bool] = if has_multi_enable(scheme) { &[true, false] } else { &[true] };
    for &enabled in modes {
        for space in &scheme.corrects[w] {
            run.space(scheme, cut, space, enabled)?;
            total += (1 << space.dimension()) - 1;
        }
    }
    Ok(format!("{total} patterns, all"))
}

struct Run<'p> {
    program: &'p Program,
    work: Workspace,
    backend: Backend,
}

impl Run<'_> {
    fn space(&mut self, scheme: &Scheme, cut: &Circuit, space: &Space, enabled: bool) -> Result<(), String> {
        let r = scheme.code.h.r() as usize;
        let before: usize = cut.inputs().iter().map(|p| p.nets.len()).sum();
        let (d, syndromes) = (space.dimension(), space.syndromes(&scheme.code));
        for high in 0..1u64 << d.saturating_sub(LANE_BITS) {
            let index: Vec<Slot> = (0..d).map(|i| coordinate(i, high)).collect();
            let inputs = self.work.inputs_mut(self.program.inputs());
            inputs.fill(Slot::ZERO);
            inputs[r..before].fill(Slot::constant(enabled));
            for (i, slot) in index.iter().enumerate() {
                for row in (0..r).filter(|row| syndromes[i] >> row & 1 == 1) {
                    inputs[row] = inputs[row].zip(slot, |x, y| x ^ y);
                }
            }
            let accepted = accepted(space, &index, enabled);
            for (pattern, slot) in space.basis().iter().zip(&index) {
                let flip = slot.zip(&accepted, |x, y| x & y);
                for bit in pattern {
                    inputs[before + bit] = flip;
                }
            }
            inputs[self.program.inputs() - 1] = accepted;
            let mut wrong = [Slot::ZERO];
            self.program.run(self.backend, &mut self.work, &mut wrong);
            let wrong = wrong[0].zip(&used(d, high), |x, y| x & y);
            if let Some(lane) = (0..SLOT_BITS).find(|i| wrong.get(*i)) {
                let pattern = space.pattern(high << LANE_BITS | lane as u64);
                let state = if enabled { "" } else { " with multi-bit correction off" };
                return Err(format!("the decoder treats the pattern of bits {pattern:?} wrongly{state}"));
            }
        }
        Ok(())
    }
}

/// Bit `i` of the members' numbers, whose bits above the lanes are `high`.
fn coordinate(i: usize, high: u64) -> Slot {
    if i < LANE_BITS { Slot::counting(i) } else { Slot::constant(high >> (i - LANE_BITS) & 1 == 1) }
}

/// Lanes that hold a member other than zero.
fn used(dimension: usize, high: u64) -> Slot {
    let all = Slot::first(1 << dimension.min(LANE_BITS));
    // Member zero is the word without an error, which must have no flag.
    if high == 0 { all.zip(&Slot::first(1), |x, y| x & !y) } else { all }
}

/// Lanes whose member must be corrected: all, or only those of one bit if multi-bit correction is off.
fn accepted(space: &Space, index: &[Slot], enabled: bool) -> Slot {
    if enabled {
        return Slot::ONES;
    }
    let (mut once, mut twice) = (Slot::ZERO, Slot::ZERO);
    for (pattern, slot) in space.basis().iter().zip(index) {
        let again = once.zip(slot, |x, y| x & y);
        twice = twice.zip(&again, |x, y| x | y);
        // A basis pattern of several bits is already more than a single-bit error.
        if pattern.len() > 1 {
            twice = twice.zip(slot, |x, y| x | y);
        }
        once = once.zip(slot, |x, y| x | y);
    }
    once.zip(&twice, |x, y| x & !y)
}

/// Number of different patterns in all spaces; `None` if that cannot be determined from their bits.
pub fn distinct(spaces: &[Space]) -> Option<u64> {
    let sets: Vec<Vec<usize>> = spaces
        .iter()
        .map(|s| {
            let mut bits: Vec<usize> = s.basis().iter().filter(|p| p.len() == 1).map(|p| p[0]).collect();
            bits.sort_unstable();
            (bits.len() == s.dimension()).then_some(bits)
        })
        .collect::<Option<_>>()?;
    let mut total = 0u64;
    for (k, set) in sets.iter().enumerate() {
        // Bits of a member that must be zero if it is also in an earlier space.
        let mut outside: Vec<u64> = sets[..k]
            .iter()
            .filter(|earlier| set.iter().any(|b| earlier.binary_search(b).is_ok()))
            .map(|earlier| {
                (0..set.len()).filter(|i| earlier.binary_search(&set[*i]).is_err()).fold(0, |m, i| m | 1 << i)
            })
            .collect();
        outside.sort_unstable();
        outside.dedup();
        total += (1..1u64 << set.len()).filter(|member| outside.iter().all(|mask| member & mask != 0)).count() as u64;
    }
    Some(total)
}

//! A decoder cut the way hardware is cut: one circuit for each kind of codeword, one for the entry rules.
//!
//! The cut lets the rules see, for each codeword, which cells of a partition it touches, straight from the matches: the
//! codeword's own flag is then the OR of the same nets. [`compose`] puts the parts together again into the ports of
//! [`decoder`](super::decoder); that both are equal is tested, and proved by `eccforge prove`.

use super::codeword::LISTED_DIMENSION;
use super::one_shot::Plan;
use super::{codeword, double_symbol};
use crate::{PairConfirmation, Partition, Scheme, Space, Switch};
use eccforge_logic::circuit::{Builder, Circuit, NetId, Role};
use eccforge_logic::transform::copy_into;

/// A partition of the entry's bits as one codeword sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Short name of the partition, such as `lane`.
    pub name: String,
    /// `groups[g]`: codeword bits in one cell, by their first bit.
    pub groups: Vec<Vec<usize>>,
}

/// How the flags of an entry with a sanity check are computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flags {
    /// From the codewords' flags and from what their corrections touch: least area.
    #[default]
    Behind,
    /// Beside them, where that is possible: an entry is good if there is a cell in which every codeword's syndrome is zero
    /// or that of a correctable pattern of the cell. One AND and one OR stand behind the matches, where the other way has
    /// two ORs and a count of two.
    Beside,
}

/// A decoder as parts.
///
/// Ports of a codeword circuit: in `codeword` (n bits) and the enable of multi-bit correction; out `flips` (n bits, the
/// proposal), `ce`, `due`, `syndrome`, and for each view `touched_<view>` (one bit for each group: a proposed flip lies
/// in it); with pair confirmation also `multi_byte` (a pattern of several bits is proposed in that group); with
/// [`Flags::Beside`] also `nonzero` and for each view `within_<view>` (one bit for each group: the syndrome is zero or that
/// of a correctable pattern in it).
///
/// Ports of the rules: in the outputs of every codeword with suffix `_<w>` except flips and syndrome, and the other
/// enables; out `rule_fail`, `ce`, `due`.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The distinct codeword circuits.
    pub kinds: Vec<Circuit>,
    /// `kind_of[w]`: index into `kinds`.
    pub kind_of: Vec<usize>,
    /// `views[w]`: the partitions as codeword w sees them.
    pub views: Vec<Vec<View>>,
    /// The entry rules.
    pub rules: Circuit,
}

/// The partitions that the rules of a scheme ask about.
fn partitions(scheme: &Scheme) -> Vec<Partition> {
    let mut all = scheme.sanity_check.clone();
    if scheme.pair_confirmation != PairConfirmation::None && all.iter().all(|p| p.name() != "byte") {
        all.push(Partition::bytes(scheme.geometry));
    }
    all
}

fn port_name(partition: &Partition) -> String {
    partition.name().replace(' ', "_")
}

/// What distinguishes kinds of codewords: correctable bases, check bits and views.
type Key<'s> = (Vec<&'s [Vec<usize>]>, Vec<usize>, Vec<View>);

/// Cuts the decoder of a scheme into parts.
pub fn parts(scheme: &Scheme, flags: Flags) -> Parts {
    let mut keys: Vec<Key<'_>> = Vec::new();
    let beside = flags == Flags::Beside && by_cells(scheme);
    let mut parts = Parts { kinds: Vec::new(), kind_of: Vec::new(), views: Vec::new(), rules: rules(scheme, beside) };
    for w in 0..scheme.codewords() {
        let views = views(scheme, w);
        let bases = scheme.corrects[w].iter().map(Space::basis).collect();
        let key = (bases, scheme.check_positions(w), views.clone());
        let kind = keys.iter().position(|k| *k == key).unwrap_or_else(|| {
            parts.kinds.push(codeword_part(scheme, w, &views, beside));
            keys.push(key);
            keys.len() - 1
        });
        parts.kind_of.push(kind);
        parts.views.push(views);
    }
    parts
}

/// Whether good entries are those with a cell that holds every correction: the sanity check is all that there is beside
/// the codewords, it cannot be switched off, and each pattern that a codeword corrects alone lies in a cell of the first
/// partition.
fn by_cells(scheme: &Scheme) -> bool {
    let Some(first) = scheme.sanity_check.first() else { return false };
    let alone = scheme.pair_confirmation == PairConfirmation::None && scheme.enable_for(Switch::SanityCheck).is_none();
    let in_cell = |(w, spaces): (usize, &Vec<Space>)| {
        let physical = scheme.layout.codeword(w);
        spaces.iter().all(|space| {
            let bits = space.basis().iter().flatten().map(|bit| physical[*bit]);
            space.dimension() <= LISTED_DIMENSION && first.common_cell(bits).is_some()
        })
    };
    alone && scheme.corrects.iter().enumerate().all(in_cell)
}

fn views(scheme: &Scheme, w: usize) -> Vec<View> {
    let physical = scheme.layout.codeword(w);
    partitions(scheme)
        .iter()
        .map(|partition| {
            let mut cells: Vec<usize> = Vec::new();
            let mut groups: Vec<Vec<usize>> = Vec::new();
            for (bit, &at) in physical.iter().enumerate() {
                let cell = partition.cell(at);
                match cells.iter().position(|c| *c == cell) {
                    Some(g) => groups[g].push(bit),
                    None => {
                        cells.push(cell);
                        groups.push(vec![bit]);
                    }
                }
            }
            View { name: port_name(partition), groups }
        })
        .collect()
}

/// What the matches of a codeword say.
struct Matched {
    /// Proposals for each codeword bit.
    flips: Vec<Vec<NetId>>,
    /// Matches, each with the bits that it may flip; at least one of them is flipped if the syndrome is not zero.
    hits: Vec<(NetId, Vec<usize>, bool)>,
    /// Hits may be set for syndrome zero.
    on_zero: bool,
}

fn codeword_part(scheme: &Scheme, w: usize, views: &[View], beside: bool) -> Circuit {
    let (h, id) = (&scheme.code.h, scheme.id.replace('-', "_"));
    let mut b = Builder::new(format!("{id}_cw_dec"));
    let input = b.input("codeword", h.n());
    let enable = scheme.enable_for(Switch::MultiBitCorrection).map(|i| b.input(&scheme.enables[i].name, 1)[0]);
    let syndrome: Vec<NetId> =
        (0..h.r()).map(|row| b.parity(h.row_support(row).into_iter().map(|bit| input[bit]))).collect();
    b.word("syndrome", Role::Syndrome, syndrome.clone());
    let zero = b.equals(&syndrome, 0);
    let nonzero = b.not(zero);
    b.word("nonzero", Role::Flag, vec![nonzero]);

    let matched = if enable.is_none() && double_symbol::applies(scheme, w) {
        algebraic(&mut b, scheme, &syndrome)
    } else if let Some(plan) = quotients(scheme, w, views, enable) {
        let located = plan.lower(&mut b, &syndrome);
        let hits = located.hits.into_iter().map(|(hit, bits)| (hit, bits, false)).collect();
        Matched { flips: located.flips.into_iter().map(|flip| vec![flip]).collect(), hits, on_zero: false }
    } else {
        by_space(&mut b, scheme, w, &syndrome, enable)
    };
    let words: Vec<NetId> = matched.hits.iter().map(|h| h.0).collect();
    b.word("match", Role::Match, words.clone());
    let flips: Vec<NetId> = matched.flips.iter().map(|nets| b.or(nets.iter().copied())).collect();
    b.word("flip", Role::Flip, flips.clone());

    // A group is touched if a hit flips one of its bits: the hit itself where all its bits lie in the group.
    let mut touched_all: Option<Vec<NetId>> = None;
    for view in views {
        let touched: Vec<NetId> = view
            .groups
            .iter()
            .map(|group| {
                let mut nets = Vec::new();
                for (hit, bits, exact) in &matched.hits {
                    let inside = bits.iter().filter(|bit| group.contains(bit)).count();
                    if inside == bits.len() || inside > 0 && *exact {
                        nets.push(*hit);
                    } else if inside > 0 {
                        nets.extend(group.iter().filter(|bit| bits.contains(bit)).map(|bit| flips[*bit]));
                    }
                }
                let any = b.or(nets);
                if matched.on_zero { b.and([any, nonzero]) } else { any }
            })
            .collect();
        b.output(format!("touched_{}", view.name), touched.clone());
        if touched_all.as_ref().is_none_or(|t| t.len() > touched.len()) {
            touched_all = Some(touched);
        }
    }
    let hit = match touched_all {
        Some(touched) => b.or(touched),
        None => b.or(words),
    };
    b.word("hit", Role::Flag, vec![hit]);
    let ce = if matched.on_zero { b.and([hit, nonzero]) } else { hit };
    let miss = b.not(hit);
    let due = b.and([nonzero, miss]);
    if scheme.pair_confirmation != PairConfirmation::None {
        multi_byte(&mut b, views, &matched);
    }
    if beside {
        within(&mut b, views, &matched, zero);
        b.output("nonzero", vec![nonzero]);
    }
    b.output("flips", flips);
    b.output("ce", vec![ce]);
    b.output("due", vec![due]);
    b.output("syndrome", syndrome);
    b.finish().without_dead_gates()
}

/// A decoder by quotients where one applies and nothing asks for a net of each pattern.
fn quotients<'s>(scheme: &'s Scheme, w: usize, views: &[View], enable: Option<NetId>) -> Option<Plan<'s>> {
    let alone = views.is_empty() && enable.is_none() && scheme.pair_confirmation == PairConfirmation::None;
    if alone { Plan::new(scheme, w) } else { None }
}

fn within(b: &mut Builder, views: &[View], matched: &Matched, zero: NetId) {
    for view in views {
        let nets = view
            .groups
            .iter()
            .map(|group| {
                let inside = matched.hits.iter().filter(|(_, bits, _)| bits.iter().all(|bit| group.contains(bit)));
                b.or(inside.map(|hit| hit.0).chain([zero]).collect::<Vec<_>>())
            })
            .collect();
        b.output(format!("within_{}", view.name), nets);
    }
}

fn multi_byte(b: &mut Builder, views: &[View], matched: &Matched) {
    let Some(bytes) = views.iter().find(|v| v.name == "byte") else { return };
    let nets = bytes
        .groups
        .iter()
        .map(|group| {
            let pairs =
                matched.hits.iter().filter(|(_, bits, exact)| *exact && bits.len() > 1 && group.contains(&bits[0]));
            b.or(pairs.map(|p| p.0).collect::<Vec<_>>())
        })
        .collect();
    b.output("multi_byte", nets);
}

/// One hit for each pattern of a small space and one for each large space.
fn by_space(b: &mut Builder, scheme: &Scheme, w: usize, syndrome: &[NetId], enable: Option<NetId>) -> Matched {
    let mut matched = Matched { flips: vec![Vec::new(); scheme.code.h.n()], hits: Vec::new(), on_zero: false };
    let mut seen = std::collections::HashSet::new();
    // With confirmation every pattern needs a net of its own, so spaces are listed.
    let listed = |s: &Space| {
        s.dimension() <= LISTED_DIMENSION
            || (scheme.pair_confirmation != PairConfirmation::None && s.dimension() <= codeword::CONFIRMED_DIMENSION)
    };
    for space in &scheme.corrects[w] {
        if listed(space) {
            for (pattern, value) in space.patterns(&scheme.code) {
                let mut hit = b.equals(syndrome, value);
                if let (Some(enable), true) = (enable, pattern.len() > 1) {
                    hit = b.and([hit, enable]);
                }
                if seen.insert(hit) {
                    pattern.iter().for_each(|bit| matched.flips[*bit].push(hit));
                    matched.hits.push((hit, pattern, true));
                }
            }
            continue;
        }
        let membership = space.membership(&scheme.code);
        let checks: Vec<NetId> = membership.checks.iter().map(|&mask| b.masked_parity(syndrome, mask)).collect();
        let mut hit = b.equals(&checks, 0);
        if let Some(enable) = enable {
            let bits = space.basis().iter().filter(|p| p.len() == 1);
            let singles: Vec<NetId> = bits.map(|p| b.equals(syndrome, scheme.code.h.columns()[p[0]])).collect();
            let allowed = b.or(singles.into_iter().chain([enable]));
            hit = b.and([hit, allowed]);
        }
        matched.on_zero = true;
        for (pattern, &mask) in space.basis().iter().zip(&membership.coordinates) {
            let coordinate = b.masked_parity(syndrome, mask);
            let flip = b.and([hit, coordinate]);
            pattern.iter().for_each(|bit| matched.flips[*bit].push(flip));
        }
        matched.hits.push((hit, space.basis().concat(), false));
    }
    matched
}

fn algebraic(b: &mut Builder, scheme: &Scheme, syndrome: &[NetId]) -> Matched {
    let proposals = double_symbol::lower(b, scheme, syndrome);
    let n = scheme.code.h.n();
    let flips = (0..n).map(|bit| proposals.flips.get(&bit).cloned().unwrap_or_default()).collect();
    // A hit may flip anything, so views fall back on the flips.
    let hits = proposals.hits.into_iter().map(|hit| (hit, (0..n).collect(), false)).collect();
    Matched { flips, hits, on_zero: true }
}

fn rules(scheme: &Scheme, beside: bool) -> Circuit {
    let mut b = Builder::new(format!("{}_rules", scheme.id.replace('-', "_")));
    let partitions = partitions(scheme);
    let words = scheme.codewords();
    let mut touched: Vec<Vec<Vec<NetId>>> = Vec::new();
    let (mut ces, mut dues, mut multis) = (Vec::new(), Vec::new(), Vec::new());
    let (mut inside, mut nonzeros) = (Vec::new(), Vec::new());
    for w in 0..words {
        let views = views(scheme, w);
        touched.push(views.iter().map(|v| b.input(format!("touched_{}_{w}", v.name), v.groups.len())).collect());
        if scheme.pair_confirmation != PairConfirmation::None {
            let bytes = views.iter().find(|v| v.name == "byte").map_or(0, |v| v.groups.len());
            multis.push(b.input(format!("multi_byte_{w}"), bytes));
        }
        if beside {
            let views = views.iter().map(|v| b.input(format!("within_{}_{w}", v.name), v.groups.len()));
            inside.push(views.collect::<Vec<_>>());
            nonzeros.push(b.input(format!("nonzero_{w}"), 1)[0]);
        }
        ces.push(b.input(format!("ce_{w}"), 1)[0]);
        dues.push(b.input(format!("due_{w}"), 1)[0]);
    }
    let enable =
        |b: &mut Builder, rule: Switch| scheme.enable_for(rule).map(|i| b.input(&scheme.enables[i].name, 1)[0]);
    let (sanity, confirm) = (enable(&mut b, Switch::SanityCheck), enable(&mut b, Switch::PairConfirmation));
    // by_cell[w][cell]: codeword w touches the cell.
    let by_cell = |p: usize, nets: &dyn Fn(usize) -> Vec<NetId>| -> Vec<Vec<(usize, NetId)>> {
        let mut cells = vec![Vec::new(); partitions[p].count()];
        for w in 0..words {
            let view = &views(scheme, w)[p];
            for (group, net) in view.groups.iter().zip(nets(w)) {
                cells[partitions[p].cell(scheme.layout.codeword(w)[group[0]])].push((w, net));
            }
        }
        cells
    };
    let mut failures = Vec::new();
    if !scheme.sanity_check.is_empty() {
        let several = b.at_least_two(&ces);
        b.word("several_correct", Role::Rule, vec![several]);
        let mut terms = vec![several];
        for (p, partition) in scheme.sanity_check.iter().enumerate() {
            let cells: Vec<NetId> = by_cell(p, &|w| touched[w][p].clone())
                .into_iter()
                .map(|nets| b.or(nets.into_iter().map(|n| n.1)))
                .collect();
            b.word(format!("touched_{}", port_name(partition)), Role::Rule, cells.clone());
            let apart = b.at_least_two(&cells);
            b.word(format!("two_{}s", port_name(partition)), Role::Rule, vec![apart]);
            terms.push(apart);
        }
        terms.extend(sanity);
        failures.push(b.and(terms));
    }
    if scheme.pair_confirmation != PairConfirmation::None {
        let p = partitions.iter().position(|p| p.name() == "byte").unwrap_or(0);
        let touched = by_cell(p, &|w| touched[w][p].clone());
        let multi = by_cell(p, &|w| multis[w].clone());
        let mut alone = Vec::new();
        for (touched, multi) in touched.iter().zip(&multi) {
            for (w, pair) in multi {
                let others = b.or(touched.iter().filter(|(v, _)| v != w).map(|(_, n)| *n));
                let none = b.not(others);
                alone.push(b.and([*pair, none]));
            }
        }
        let any = b.or(alone);
        failures.push(b.and([any].into_iter().chain(confirm)));
    }
    let rule_fail = b.or(failures);
    b.word("rule_fail", Role::Rule, vec![rule_fail]);
    let (due, any) = if beside {
        let zeros: Vec<NetId> = nonzeros.iter().map(|n| b.not(*n)).collect();
        let cells = (0..partitions.len()).flat_map(|p| by_cell(p, &|w| inside[w][p].clone()));
        let good: Vec<NetId> = cells
            .map(|cell| {
                // A codeword without a bit in the cell has to be as it should.
                let net = |w: usize| cell.iter().find(|(v, _)| *v == w).map_or(zeros[w], |(_, net)| *net);
                b.and((0..words).map(net).collect::<Vec<_>>())
            })
            .collect();
        b.word("good_cell", Role::Rule, good.clone());
        let good = b.or(good);
        (b.not(good), b.or(nonzeros))
    } else {
        (b.or(dues.into_iter().chain([rule_fail])), b.or(ces))
    };
    let accept = b.not(due);
    let ce = b.and([any, accept]);
    b.output("rule_fail", vec![rule_fail]);
    b.output("ce", vec![ce]);
    b.output("due", vec![due]);
    b.finish().without_dead_gates()
}

/// Puts parts together into one circuit with the ports of [`decoder`](super::decoder). With `hold` off, corrections
/// are applied even where `due` is set, which costs less: `data`, `corrected` and `flips` then mean something only
/// while `due` is 0.
pub fn compose(scheme: &Scheme, parts: &Parts, hold: bool) -> Circuit {
    let mut b = Builder::new(format!("{}_decoder", scheme.id.replace('-', "_")));
    let entry = b.input("entry", scheme.geometry.bits());
    let enables: Vec<NetId> = scheme.enables.iter().map(|e| b.input(&e.name, 1)[0]).collect();
    let enable = |name: &str| scheme.enables.iter().position(|e| e.name == name).map(|i| vec![enables[i]]);
    let mut outputs: Vec<Vec<(String, Vec<NetId>)>> = Vec::new();
    for w in 0..scheme.codewords() {
        let kind = &parts.kinds[parts.kind_of[w]];
        let codeword: Vec<NetId> = scheme.layout.codeword(w).iter().map(|&bit| entry[bit]).collect();
        let inputs: Vec<Vec<NetId>> =
            kind.inputs().iter().map(|p| enable(&p.name).unwrap_or_else(|| codeword.clone())).collect();
        let map = copy_into(&mut b, kind, &inputs);
        let renamed = |nets: &[NetId]| nets.iter().map(|n| map[n.index()]).collect::<Vec<_>>();
        outputs.push(kind.outputs().iter().map(|p| (p.name.clone(), renamed(&p.nets))).collect());
    }
    let output = |w: usize, name: &str| -> Vec<NetId> {
        outputs[w].iter().find(|(n, _)| n == name).map(|(_, nets)| nets.clone()).unwrap_or_default()
    };
    let inputs: Vec<Vec<NetId>> = parts
        .rules
        .inputs()
        .iter()
        .map(|p| {
            enable(&p.name).unwrap_or_else(|| {
                let (name, w) = p.name.rsplit_once('_').unwrap_or((&p.name, "0"));
                output(w.parse().unwrap_or(0), name)
            })
        })
        .collect();
    let map = copy_into(&mut b, &parts.rules, &inputs);
    let rule = |name: &str| parts.rules.output(name).map_or_else(Vec::new, |p| vec![map[p.nets[0].index()]]);
    let due = rule("due");
    let accept = due.first().map(|net| b.not(*net));
    let mut flips = vec![b.constant(false); entry.len()];
    for w in 0..scheme.codewords() {
        for (bit, flip) in scheme.layout.codeword(w).iter().zip(output(w, "flips")) {
            flips[*bit] = match accept {
                Some(accept) if hold => b.and([flip, accept]),
                _ => flip,
            };
        }
    }
    let corrected: Vec<NetId> = entry.iter().zip(&flips).map(|(e, f)| b.parity([*e, *f])).collect();
    b.output("data", scheme.geometry.data_bits().into_iter().map(|bit| corrected[bit]).collect());
    b.output("corrected", corrected);
    b.output("ce", rule("ce"));
    b.output("due", due);
    b.output("cw_ce", (0..scheme.codewords()).flat_map(|w| output(w, "ce")).collect());
    b.output("cw_due", (0..scheme.codewords()).flat_map(|w| output(w, "due")).collect());
    b.output("rule_fail", rule("rule_fail"));
    b.output("flips", flips);
    for w in 0..scheme.codewords() {
        b.output(format!("syndrome_{w}"), output(w, "syndrome"));
    }
    b.finish().without_dead_gates()
}

/// Whether the parts of a scheme can be decoded without holding corrections back: with one codeword and no rules a
/// refused syndrome proposes nothing.
pub fn holds_by_itself(scheme: &Scheme) -> bool {
    scheme.codewords() == 1 && super::rules::none(scheme)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtins;
    use crate::lower::{Lowering, decoder};
    use eccforge_logic::circuit::Interpreter;

    /// 64 error patterns: random ones of 0 to 4 bits in a narrow window, whole bytes and pins, all over.
    fn errors(bits: usize, pins: usize, round: u64) -> Vec<Vec<usize>> {
        let mut state = round.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut random = |limit: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as usize % limit
        };
        (0..64)
            .map(|lane| match lane % 4 {
                0 => (0..random(4)).map(|_| random(bits)).collect(),
                1 => {
                    let byte = random(bits / 8);
                    (0..8).filter(|_| random(3) == 0).map(|i| 8 * byte + i).collect()
                }
                2 => {
                    let pin = random(pins);
                    (0..bits / pins).filter(|_| random(2) == 0).map(|beat| beat * pins + pin).collect()
                }
                _ => {
                    let base = random(bits);
                    (0..1 + random(4)).map(|_| (base + random(16)) % bits).collect()
                }
            })
            .collect()
    }

    #[test]
    fn the_parts_of_every_shipped_scheme_compose_to_its_decoder() {
        let cases = builtins().iter().flat_map(|b| [(b, Flags::Behind), (b, Flags::Beside)]);
        for (builtin, flags) in cases {
            let scheme = builtin.scheme();
            let whole = decoder(&scheme, Lowering::Auto);
            let composed = compose(&scheme, &parts(&scheme, flags), !holds_by_itself(&scheme));
            assert_eq!(
                whole.outputs().iter().map(|p| (&p.name, p.nets.len())).collect::<Vec<_>>(),
                composed.outputs().iter().map(|p| (&p.name, p.nets.len())).collect::<Vec<_>>()
            );
            let (mut run_a, mut run_b) = (Interpreter::new(&whole), Interpreter::new(&composed));
            for round in 1..40u64 {
                let errors = errors(scheme.geometry.bits(), scheme.geometry.pins, round);
                for (c, run) in [(&whole, &mut run_a), (&composed, &mut run_b)] {
                    for (bit, net) in c.inputs()[0].nets.iter().enumerate() {
                        let word = errors.iter().enumerate().fold(0u64, |word, (lane, e)| {
                            word ^ ((e.iter().filter(|x| **x == bit).count() as u64 & 1) << lane)
                        });
                        run.set(*net, word);
                    }
                    for (i, port) in c.inputs()[1..].iter().enumerate() {
                        run.set(port.nets[0], if round >> i & 1 == 1 { u64::MAX } else { 0 });
                    }
                    run.run();
                }
                for (a, b) in whole.outputs().iter().zip(composed.outputs()) {
                    for (i, (x, y)) in a.nets.iter().zip(&b.nets).enumerate() {
                        assert_eq!(run_a.get(*x), run_b.get(*y), "{}: {}[{i}]", scheme.id, a.name);
                    }
                }
            }
        }
    }
}

//! Tests of the prover on wrong decoders: each kind of mistake, planted in correct circuits, makes the proof fail.
//!
//! Schemes: one of every shipped kind, and small unusual ones that differ from all shipped schemes: patterns without single bits,
//! more than 16 and more than 34 check bits, spaces inside spaces, enables, rules, and codewords of different kinds.

use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId};
use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::{Circuits, Goal};
use eccforge_hdl::prove::specification::{self, Examined};
use eccforge_scheme::{Scheme, builtin, builtins};
use std::collections::HashMap;
use xtask::needs;

/// Returns a scheme of `codewords` codewords of k data and r check bits, one beat each, with columns from `seed`.
fn odd(id: &str, (codewords, k, r): (usize, usize, usize), seed: u64, rest: &str) -> Scheme {
    let mut state = seed;
    let mut column = || {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        state >> 20 & ((1 << r) - 1)
    };
    let columns: Vec<u64> = (0..k).map(|_| column()).collect();
    let mut rows = String::new();
    for row in 0..r {
        let digits: String = columns.iter().map(|column| if column >> row & 1 == 1 { '1' } else { '0' }).collect();
        rows += &format!("      - \"{digits}\"\n");
    }
    let text = format!(
        "eccforge: 1\nid: {id}\nname: Odd\nsource: \"made for a test\"\n\
         entry: {{beats: {codewords}, data-pins: {k}, check-pins: {r}}}\ncodewords: {codewords}\nlayout: identity\n\
         code:\n  matrix:\n    n: {}\n    encoding: binary\n    part: data\n    rows:\n{rows}{rest}",
        k + r
    );
    Scheme::from_text(&SourceFile::new(format!("{id}.yaml"), text), None).unwrap_or_else(|e| panic!("{id}: {e:?}"))
}

fn odd_schemes() -> Vec<Scheme> {
    let enables = "enables:\n  - {name: multi_en, switches: multi-bit-correction}\n";
    let rules = "sanity-check: lane\npair-confirmation: byte\nenables:\n  - {name: multi_en, switches: \
                 multi-bit-correction}\n  - {name: lane_en, switches: sanity-check}\n  - {name: pair_en, switches: \
                 pair-confirmation}\n";
    vec![
        odd("pattern-18", (1, 6, 18), 1, "corrects:\n  - patterns: [[0, 4]]\n"),
        odd("pattern-36", (1, 7, 36), 1, "corrects:\n  - patterns: [[0, 4], [1, 5, 6], [2, 9]]\n"),
        odd("patterns-6", (1, 5, 6), 1, "corrects:\n  - patterns: [[0, 1], [2, 3]]\n"),
        odd("mixed-20", (1, 8, 20), 1, &format!("corrects:\n  - bits\n  - patterns: [[0, 4], [1, 5, 6]]\n{enables}")),
        odd("adjacent-17", (1, 9, 17), 1, "corrects:\n  - adjacent: {bits: 3}\n"),
        odd("within-19", (1, 6, 19), 1, "corrects:\n  - adjacent: {bits: 2}\n  - symbols: {bits: 5}\n"),
        odd("adjacent-35", (1, 5, 35), 1, &format!("corrects:\n  - bits\n  - adjacent: {{bits: 2}}\n{enables}")),
        odd("rules-8", (2, 16, 8), 42, &format!("corrects:\n  - bits\n  - symbols: {{bits: 2}}\n{rules}")),
        odd("lanes-7", (3, 17, 7), 16, "corrects:\n  - bits\nsanity-check: pin-or-byte\n"),
    ]
}

/// A circuit with the same inputs, whose outputs can be changed.
struct Draft {
    b: Builder,
    inputs: Vec<Vec<NetId>>,
    out: Vec<(String, Vec<NetId>)>,
}

impl Draft {
    fn of(circuit: &Circuit) -> Self {
        let mut b = Builder::new(circuit.name());
        let inputs: Vec<Vec<NetId>> = circuit.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
        let map = copy_into(&mut b, circuit, &inputs);
        let nets = |nets: &[NetId]| nets.iter().map(|n| map[n.index()]).collect();
        let out = circuit.outputs().iter().map(|p| (p.name.clone(), nets(&p.nets))).collect();
        Self { b, inputs, out }
    }

    fn finish(mut self) -> Circuit {
        for (name, nets) in self.out {
            self.b.output(name, nets);
        }
        self.b.finish()
    }

    fn port(&mut self, name: &str) -> &mut Vec<NetId> {
        &mut self.out.iter_mut().find(|p| p.0 == name).unwrap().1
    }

    fn at(&mut self, syndrome: u64) -> NetId {
        let word = self.port("syndrome").clone();
        self.b.equals(&word, syndrome)
    }

    /// Makes bit `bit` of an output equal to `value` if `hit`.
    fn force(&mut self, name: &str, bit: usize, hit: NetId, value: bool) {
        let was = self.port(name)[bit];
        let not = self.b.not(hit);
        let is = if value { self.b.or([was, hit]) } else { self.b.and([was, not]) };
        self.port(name)[bit] = is;
    }

    /// Makes the flips equal to `flips` if `hit`.
    fn flip(&mut self, hit: NetId, flips: &[usize]) {
        for bit in 0..self.port("flips").len() {
            self.force("flips", bit, hit, flips.contains(&bit));
        }
    }

    fn flags(&mut self, hit: NetId, ce: bool, due: bool) {
        self.force("ce", 0, hit, ce);
        self.force("due", 0, hit, due);
    }
}

fn planted(circuit: &Circuit, change: impl FnOnce(&mut Draft)) -> Circuit {
    let mut draft = Draft::of(circuit);
    change(&mut draft);
    draft.finish()
}

/// Returns the circuit with one of its inputs constant.
fn with_constant(circuit: &Circuit, input: &str, value: bool) -> Circuit {
    let mut b = Builder::new(circuit.name());
    let constant = b.constant(value);
    let inputs: Vec<Vec<NetId>> = circuit
        .inputs()
        .iter()
        .map(|p| {
            let nets = b.input(&p.name, p.nets.len());
            if p.name == input { vec![constant] } else { nets }
        })
        .collect();
    let map = copy_into(&mut b, circuit, &inputs);
    for port in circuit.outputs() {
        b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
    }
    b.finish()
}

type Plant = (String, Circuit);

/// Returns patterns of different shapes that codeword `w` does not correct, with their syndromes.
fn uncorrectable(scheme: &Scheme, w: usize, known: &HashMap<u64, Vec<usize>>) -> Vec<(Vec<usize>, u64)> {
    let n = scheme.code.h.n();
    let parts = scheme.corrects[w].iter().flat_map(|s| s.basis()).filter(|p| p.len() > 1);
    let parts = parts.flat_map(|p| [vec![p[0]], p[1..].to_vec()]);
    let pairs = [(0, 1), (0, n - 1), (n / 2, n - 1), (1, n / 3 + 2)];
    let pairs = pairs.into_iter().filter(|(a, b)| a != b).map(|(a, b)| vec![a, b]);
    let mut found: Vec<(Vec<usize>, u64)> = Vec::new();
    for pattern in
        parts.chain((0..n).map(|bit| vec![bit])).chain(pairs).chain((0..n - 3).map(|i| vec![i, i + 1, i + 3]))
    {
        let syndrome = scheme.code.h.syndrome(pattern.iter().copied());
        if syndrome != 0 && !known.contains_key(&syndrome) && found.iter().all(|f| f.1 != syndrome) {
            found.push((pattern, syndrome));
        }
    }
    let step = found.len().div_ceil(5).max(1);
    found.into_iter().step_by(step).collect()
}

/// Returns wrong decoders of codeword `w` (long: one mistake after the other).
fn plants(scheme: &Scheme, w: usize, right: &Circuit) -> Vec<Plant> {
    let known: HashMap<u64, Vec<usize>> = scheme.corrects[w]
        .iter()
        .flat_map(|space| space.patterns(&scheme.code).take(64).map(|(pattern, syndrome)| (syndrome, pattern)))
        .collect();
    let complete = scheme.corrects[w].iter().all(|space| space.dimension() <= 6);
    let mut plants: Vec<Plant> = Vec::new();
    let mut plant = |name: String, change: &dyn Fn(&mut Draft)| plants.push((name, planted(right, change)));
    for (pattern, syndrome) in uncorrectable(scheme, w, &known).into_iter().filter(|_| complete) {
        plant(format!("extra correction of {pattern:?}"), &|d| {
            let hit = d.at(syndrome);
            d.flip(hit, &pattern);
            d.flags(hit, true, false);
        });
        plant(format!("{pattern:?} called corrected without a flip"), &|d| {
            let hit = d.at(syndrome);
            d.flags(hit, true, false);
        });
        plant(format!("{pattern:?} without a flag"), &|d| {
            let hit = d.at(syndrome);
            d.flags(hit, false, false);
        });
        plant(format!("{pattern:?} with both flags"), &|d| {
            let hit = d.at(syndrome);
            d.flags(hit, true, true);
        });
        plant(format!("{pattern:?} refused, and flips"), &|d| {
            let hit = d.at(syndrome);
            d.flip(hit, &[0]);
        });
    }
    let mut correctable: Vec<(&u64, &Vec<usize>)> = known.iter().collect();
    correctable.sort();
    let step = correctable.len().div_ceil(3);
    for (syndrome, pattern) in correctable.into_iter().step_by(step) {
        plant(format!("missing correction of {pattern:?}"), &|d| {
            let hit = d.at(*syndrome);
            d.flip(hit, &[]);
            d.flags(hit, false, true);
        });
        plant(format!("{pattern:?} corrected without ce"), &|d| {
            let hit = d.at(*syndrome);
            d.flags(hit, false, false);
        });
        plant(format!("{pattern:?} corrected elsewhere"), &|d| {
            let hit = d.at(*syndrome);
            let other = (0..).find(|bit| !pattern.contains(bit)).unwrap();
            d.flip(hit, &[other]);
        });
        plant(format!("correction of {pattern:?} depends on the data"), &|d| {
            let hit = d.at(*syndrome);
            let word = d.inputs[0].clone();
            let hit = d.b.and([hit, word[0], word[1]]);
            d.flip(hit, &[]);
            d.flags(hit, false, true);
        });
    }
    for port in ["ce", "due", "flips"] {
        plant(format!("{port} of a codeword"), &|d| {
            let hit = d.at(0);
            d.force(port, 0, hit, true);
        });
    }
    plant("a row of H with a bit more or less".into(), &|d| {
        let (word, row) = (d.inputs[0][0], d.port("syndrome")[0]);
        d.port("syndrome")[0] = d.b.parity([word, row]);
    });
    plant("a complemented syndrome bit".into(), &|d| {
        let row = d.port("syndrome")[0];
        d.port("syndrome")[0] = d.b.not(row);
    });
    plant("a syndrome bit that is no parity".into(), &|d| {
        let (word, row) = (d.inputs[0].clone(), d.port("syndrome")[0]);
        let product = d.b.and([word[0], word[1]]);
        d.port("syndrome")[0] = d.b.parity([row, product]);
    });
    for enable in &right.inputs()[1..] {
        for value in [true, false] {
            plants.push((format!("{} taken for {value}", enable.name), with_constant(right, &enable.name, value)));
        }
    }
    plants
}

/// Returns wrong decoders of the entry.
fn entry_plants(scheme: &Scheme, right: &Circuit) -> Vec<Plant> {
    let mut plants: Vec<Plant> = Vec::new();
    let mut plant = |name: &str, change: &dyn Fn(&mut Draft)| plants.push((name.into(), planted(right, change)));
    let several = scheme.codewords() > 1;
    let rules = !scheme.sanity_check.is_empty();
    plant("two data bits swapped", &|d| d.port("data").swap(0, 1));
    plant("data complemented while due", &|d| {
        let (due, data) = (d.port("due")[0], d.port("data")[1]);
        d.port("data")[1] = d.b.parity([due, data]);
    });
    plant("flips while due", &|d| {
        let due = d.port("due")[0];
        d.force("flips", 0, due, true);
    });
    plant("the first codeword's refusal lost", &|d| {
        let refused = d.port("cw_due")[0];
        d.force("due", 0, refused, false);
    });
    plant("ce depends on the data", &|d| {
        let word = d.inputs[0].clone();
        let hit = d.b.and([word[0], word[1]]);
        d.force("ce", 0, hit, false);
    });
    plant("a syndrome bit complemented", &|d| {
        let row = d.port("syndrome_0")[0];
        d.port("syndrome_0")[0] = d.b.not(row);
    });
    plant("ce and due of codewords swapped", &|d| {
        let ce = d.port("cw_ce").clone();
        let due = std::mem::replace(d.port("cw_due"), ce);
        *d.port("cw_ce") = due;
    });
    if several {
        plant("ce while another codeword is refused", &|d| {
            let ce = d.port("cw_ce").clone();
            d.port("ce")[0] = d.b.or(ce);
        });
    }
    if rules {
        plant("the rules ignored by due", &|d| {
            let due = d.port("cw_due").clone();
            d.port("due")[0] = d.b.or(due);
        });
        plant("no rule reported", &|d| d.port("rule_fail")[0] = d.b.constant(false));
    }
    for enable in &scheme.enables {
        for value in [true, false] {
            plants.push((format!("{} taken for {value}", enable.name), with_constant(right, &enable.name, value)));
        }
    }
    plants
}

/// Asserts that the steps for each planted mistake fail; returns the number of mistakes.
fn refuses_every_plant(scheme: &Scheme, goal: Goal) -> usize {
    let right = Examined::new(scheme, &Circuits::new(scheme, goal));
    let steps = specification::examine(scheme, &right).unwrap();
    assert!(steps.iter().all(|s| s.failure.is_none()), "{}: {steps:#?}", scheme.id);
    let mut count = 0;
    for (kind, circuit) in right.codewords.iter().enumerate() {
        let w = right.kind_of.iter().position(|k| *k == kind).unwrap();
        for (name, wrong) in plants(scheme, w, circuit) {
            let steps = specification::codeword(scheme, w, &wrong, &right.encoders[w], "").unwrap();
            assert!(steps.iter().any(|s| s.failure.is_some()), "{}: {name} passes: {steps:#?}", scheme.id);
            count += 1;
        }
        eprintln!("{}: {count} wrong decoders of a codeword are refused", scheme.id);
        let encoder = planted(&right.encoders[w], |d| {
            let (data, check) = (d.inputs[0][0], d.port("check")[0]);
            d.port("check")[0] = d.b.parity([data, check]);
        });
        let steps = specification::codeword(scheme, w, circuit, &encoder, "").unwrap();
        assert!(steps[2].failure.is_some(), "{}: {steps:#?}", scheme.id);
    }
    for (name, wrong) in entry_plants(scheme, &right.entry) {
        let step = specification::entry(scheme, &Examined { entry: wrong, ..right.clone() }).unwrap();
        assert!(step.failure.is_some(), "{}: {name} passes: {step:#?}", scheme.id);
        count += 1;
    }
    count
}

#[test]
fn every_wrong_decoder_of_an_odd_scheme_is_refused() {
    assert!(odd_are_refused(1) > 25);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_wrong_decoder_of_every_odd_scheme_is_refused() {
    assert!(odd_are_refused(usize::MAX) > 250);
}

/// Plants every mistake in the first `count` unusual schemes; returns their number.
fn odd_are_refused(count: usize) -> usize {
    let schemes = odd_schemes().into_iter().take(count);
    if needs(&["berkeley-abc"]) {
        schemes.map(|scheme| refuses_every_plant(&scheme, Goal::Area)).sum()
    } else {
        usize::MAX
    }
}

/// Plants every mistake in these shipped schemes.
pub fn are_refused(ids: &[&str]) {
    if needs(&["berkeley-abc"]) {
        for id in ids {
            let count = refuses_every_plant(&builtin(id).unwrap().scheme(), Goal::Delay);
            assert!(count > 40, "{id}: {count}");
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_wrong_decoder_of_a_shipped_scheme_is_refused() {
    are_refused(&["hsiao-22-16"]);
}

/// Asserts that one wrong decoder of each shipped scheme is rejected, with another kind of mistake for each. Schemes with 32
/// bits of syndrome are left out, because all 2^32 are tried for each of them; unusual schemes with 18 to 36 bits are above.
pub fn a_wrong_decoder_of_every_shipped_scheme_is_refused() {
    if !needs(&["berkeley-abc"]) {
        return;
    }
    let short = builtins().iter().map(|b| b.scheme()).filter(|scheme| scheme.code.h.r() <= 16);
    let mut tried = 0;
    for (i, scheme) in short.enumerate() {
        let right = Examined::new(&scheme, &Circuits::new(&scheme, Goal::Area));
        let mut plants = plants(&scheme, 0, &right.codewords[right.kind_of[0]]);
        let (name, wrong) = plants.swap_remove(7 * i % plants.len());
        let steps = specification::codeword(&scheme, 0, &wrong, &right.encoders[0], "").unwrap();
        assert!(steps.iter().any(|s| s.failure.is_some()), "{}: {name} passes: {steps:#?}", scheme.id);
        tried += 1;
    }
    assert!(tried >= 18, "{tried} schemes");
}

#[test]
fn a_codeword_that_is_decoded_as_another_kind_is_refused() {
    if !needs(&["berkeley-abc"]) {
        return;
    }
    // Both codewords have the same columns, but the second must not use corrections that are right only for the first.
    let mut scheme = odd("two-kinds", (2, 8, 6), 4, "corrects:\n  - bits\n");
    scheme.corrects[1].pop();
    let mut examined = Examined::new(&scheme, &Circuits::new(&scheme, Goal::Area));
    assert_eq!(examined.kind_of, [0, 1]);
    examined.kind_of = vec![0, 0];
    let steps = specification::examine(&scheme, &examined).unwrap();
    assert!(steps.iter().any(|s| s.failure.is_some()), "{steps:#?}");
}

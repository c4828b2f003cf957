//! Tests of the method that each strategy chooses, by the parts and the cost of its circuits. `decoder` tests that all
//! methods give the same function.

use eccforge_circuit::passes::Cost;
use eccforge_files::diagnostic::SourceFile;
use eccforge_lower::decoder::{
    CodewordDecoder, CodewordInput, CodewordOutput, Decoder, Flags, RulesInput, RulesOutput, Strategy,
};
use eccforge_scheme::{CellKind, PairConfirmation, Scheme, builtin, builtins};
use std::collections::BTreeSet;

const LOOKUP: Strategy = Strategy::SyndromeLookup;
const HARDWARE: Strategy = Strategy::Hardware(Flags::AfterMatches);
const PARALLEL: Strategy = Strategy::Hardware(Flags::ParallelWithMatches);
const UNGATED: Strategy = Strategy::HardwareUngated;

fn shipped(id: &str) -> Scheme {
    builtin(id).expect("shipped").scheme()
}

fn word(kind: &CodewordDecoder, name: &str) -> Option<usize> {
    kind.circuit().words().iter().find(|w| w.name == name).map(|w| w.nets.len())
}

/// A Reed-Solomon code of 12 symbols of 4 bits with this list `corrects`.
fn symbols_of_four_bits(check_symbols: usize, extension: &str, corrects: &str) -> Scheme {
    let [data, check] = [12 - check_symbols, check_symbols].map(|symbols| 4 * symbols);
    let text = format!(
        "eccforge: 1\nid: x\nname: x\nsource: x\nentry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\ncodewords: 1\n\
         layout: identity\ncode: {{reed-solomon: {{polynomial: 0x13, symbols: 12, check-symbols: {check_symbols}{extension}}}}}\n\
         corrects: [{corrects}]\n"
    );
    Scheme::from_text(&SourceFile::new("x.yaml", text), None).unwrap_or_else(|e| panic!("{corrects}: {e}"))
}

fn operations(scheme: &Scheme, strategy: Strategy) -> usize {
    Cost::Operations.of(&Decoder::new(scheme, strategy).flatten())
}

/// Codes whose errors are single symbols, or one value in the symbols of a pin, without entry rules.
const BY_RATIOS: [&str; 3] = ["ssc-dsd-plus", "rs-pin", "rs-ssc-tsd"];

/// Codes of [`BY_RATIOS`] whose errors are only single symbols; products locate them if delay has priority.
const BY_PRODUCTS: [&str; 2] = ["ssc-dsd-plus", "rs-ssc-tsd"];

/// Codes whose errors are bytes and pins of lanes with independent columns, with the strategies that trap them;
/// Reed-Solomon codes trap them only if delay has priority.
const BY_TRAPS: [(&str, &[Strategy]); 2] =
    [("sparse-pin", &[Strategy::Software, HARDWARE, PARALLEL, UNGATED]), ("rs-pin", &[PARALLEL, UNGATED])];

#[test]
fn each_strategy_locates_errors_in_its_own_way() {
    for scheme in builtins().iter().map(|b| b.scheme()) {
        let id = scheme.id.as_str();
        for strategy in [LOOKUP, Strategy::Software, HARDWARE, PARALLEL, UNGATED] {
            let decoder = Decoder::new(&scheme, strategy);
            let trapped = BY_TRAPS.iter().any(|(by, strategies)| *by == id && strategies.contains(&strategy));
            let ratios = BY_RATIOS.contains(&id) && strategy == HARDWARE;
            let products = BY_PRODUCTS.contains(&id) && [PARALLEL, UNGATED].contains(&strategy);
            for (kind, codeword) in decoder.kinds().iter().enumerate() {
                assert_eq!(word(codeword, "cross_ratio").is_some(), ratios, "{id} {strategy:?}");
                let spaces = &scheme.corrects[decoder.first_of_kind(kind)];
                let listed = |dimension: usize| dimension <= 2 || scheme.pair_confirmation == PairConfirmation::Byte;
                let mut patterns: BTreeSet<Vec<usize>> = BTreeSet::new();
                let mut large = 0;
                for space in spaces {
                    if listed(space.dimension()) {
                        patterns.extend(space.patterns(&scheme.code).map(|(pattern, _)| pattern));
                    } else {
                        large += 1;
                    }
                }
                // One comparison for each pattern of a small space, and one membership for each large one; of pairs of symbols
                // one for each symbol and one for all pairs.
                let matches = if id == "rs-dsc" { 36 + 1 } else { patterns.len() + large };
                // One net for each byte lane of 4 beats.
                let matches = if trapped { 9 } else { matches };
                assert_eq!(word(codeword, "trapped_8"), trapped.then_some(32), "{id} {strategy:?}");
                // One comparison of neighbouring syndromes for each symbol.
                assert_eq!(word(codeword, "place"), products.then_some(36), "{id} {strategy:?}");
                let matches = if products { 1 } else { matches };
                assert!(ratios || word(codeword, "match") == Some(matches), "{id} {strategy:?}");
            }
        }
    }
}

/// Only one value in whole symbols, of a code with three or more check symbols that is not extended, is decoded by
/// ratios.
#[test]
fn other_sets_of_patterns_are_left_to_matching() {
    let one = "bits, code-symbols: {up-to: 1}";
    let cases = [
        (4, "", one, true),
        (3, "", one, true),
        (2, "", one, false),
        (3, ", extension: [infinity]", one, false),
        (4, "", "bits", false),
        // Equations locate the errors of two symbols, and ratios those of one; this needs four check symbols.
        (4, "", "bits, code-symbols: {up-to: 1}, any: {bits: 2}", true),
        (4, "", "bits, across: {symbol: 4, whole: 1, single: 1}", true),
        (5, "", "bits, code-symbols: {up-to: 1}, any: {bits: 2}", false),
        (5, "", "bits, across: {symbol: 4, whole: 1, single: 1}", false),
    ];
    for (check_symbols, extension, corrects, ratios) in cases {
        let decoder = Decoder::new(&symbols_of_four_bits(check_symbols, extension, corrects), HARDWARE);
        let found = word(&decoder.kinds()[0], "cross_ratio").is_some();
        assert_eq!(found, ratios, "{check_symbols} {extension} {corrects}");
    }
}

/// X^b / Q_0 of a single symbol is X^b / X^b, so the value is S_0 if b is 0.
#[test]
fn values_of_single_symbols_are_not_multiplied_by_one() {
    for id in BY_PRODUCTS {
        let scheme = shipped(id);
        assert_eq!(scheme.code.reed_solomon().map(|rs| rs.first_power), Some(0), "{id}");
        let decoder = Decoder::new(&scheme, HARDWARE);
        let circuit = decoder.kinds()[0].circuit();
        let nets = |name: &str| circuit.words().iter().find(|word| word.name == name).unwrap().nets.clone();
        assert_eq!(nets("value"), nets("syndrome")[..8], "{id}");
    }
}

/// The polynomial of the shipped codes has five terms and the multiple x^20 + x^9 + 1; x^4 + x + 1 is sparse itself.
#[test]
fn syndromes_are_folded_by_the_sparsest_relation_of_the_field() {
    let own = symbols_of_four_bits(3, "", "bits, code-symbols: {up-to: 1}");
    for (scheme, most) in [(shipped("ssc-dsd-plus"), 1402), (own, 154)] {
        let decoder = Decoder::new(&scheme, Strategy::Software);
        let syndrome = decoder.kinds()[0].circuit().restricted_to(&["syndrome"]);
        let operations = Cost::Operations.of(&syndrome);
        assert!(operations <= most, "{}: {operations}", scheme.id);
    }
}

#[test]
fn what_a_strategy_is_for_costs_less_with_it() {
    for id in BY_RATIOS {
        let scheme = shipped(id);
        assert!(operations(&scheme, HARDWARE) < operations(&scheme, LOOKUP), "{id}");
    }
    // Software folds the syndromes of every Reed-Solomon code, and symbols where three are checked.
    for scheme in builtins().iter().map(|b| b.scheme()).filter(|s| s.code.reed_solomon().is_some()) {
        assert!(operations(&scheme, Strategy::Software) < operations(&scheme, LOOKUP), "{}", scheme.id);
    }
    for id in ["ssc-dsd-plus", "rs-ssc-tsd"] {
        assert!(2 * operations(&shipped(id), Strategy::Software) < operations(&shipped(id), LOOKUP), "{id}");
    }
    // Rules that read matches do not wait for flips and take fewer gates.
    for scheme in builtins().iter().map(|b| b.scheme()).filter(|s| !s.sanity_check.is_empty()) {
        assert!(operations(&scheme, HARDWARE) < operations(&scheme, LOOKUP), "{}", scheme.id);
    }
}

#[test]
fn flags_are_parallel_where_cells_decide() {
    for scheme in builtins().iter().map(|b| b.scheme()) {
        let kind = &Decoder::new(&scheme, PARALLEL).kinds()[0].clone();
        // No parallel flags without a rule, for pairs that are in bytes but not in pins, or for pairs that need
        // confirmation; symbols are recognised by membership.
        let parallel = ["duet", "trio", "trio-searched", "duet-trio", "duet-strict"].contains(&scheme.id.as_str());
        assert_eq!(kind.output(CodewordOutput::Nonzero).is_some(), parallel, "{}", scheme.id);
        let kind = &Decoder::new(&scheme, HARDWARE).kinds()[0].clone();
        let touched = kind.outputs().filter(|(port, _)| matches!(port, CodewordOutput::Touched(_))).count();
        let asked = scheme.sanity_check.len();
        assert_eq!(touched, asked, "{}", scheme.id);
        assert_eq!(kind.output(CodewordOutput::MultiByte).is_some(), scheme.id == "trio-confirmed");
    }
}

#[test]
fn only_one_codeword_without_rules_holds_its_own_flips_back() {
    for scheme in builtins().iter().map(|b| b.scheme()) {
        let rules = !scheme.sanity_check.is_empty() || scheme.pair_confirmation == PairConfirmation::Byte;
        let alone = scheme.codewords() == 1 && !rules;
        assert_eq!(Decoder::new(&scheme, LOOKUP).self_gating(), alone, "{}", scheme.id);
        assert_eq!(Decoder::new(&scheme, PARALLEL).self_gating(), alone, "{}", scheme.id);
        let is_ungated = BY_PRODUCTS.contains(&scheme.id.as_str());
        assert_eq!(Decoder::new(&scheme, UNGATED).self_gating(), alone && !is_ungated, "{}", scheme.id);
    }
}

#[test]
fn the_first_codeword_of_each_kind_is_found() {
    // Bits 8 and 10 of the first word travel on one pin, bits 8 and 11 of the second.
    let text = "eccforge: 1\nid: x\nname: x\nsource: x\nentry: {beats: 2, data-pins: 8, check-pins: 5}\ncodewords: 2\n\
        layout: {explicit: [[0, 1, 2, 3, 13, 14, 15, 16, 8, 9, 21, 22, 10], [4, 5, 6, 7, 17, 18, 19, 20, 11, 12, 23, 24, 25]]}\n\
        code: {hsiao: {k: 8}}\ncorrects: [bits]\nsanity-check: pin-or-byte\n";
    let scheme = Scheme::from_text(&SourceFile::new("x.yaml", text), None).unwrap();
    let decoder = Decoder::new(&scheme, HARDWARE);
    let kinds: Vec<usize> = decoder.codewords().iter().map(|wiring| wiring.kind).collect();
    assert_eq!(kinds, [0, 1]);
    assert_eq!([0, 1].map(|kind| decoder.first_of_kind(kind)), [0, 1]);
}

#[test]
fn codewords_are_wired_to_their_kinds_and_ports_are_found_by_what_they_are() {
    let scheme = shipped("duet-trio");
    let decoder = Decoder::new(&scheme, HARDWARE);
    assert_eq!(decoder.codewords().len(), 4);
    for (w, wiring) in decoder.codewords().iter().enumerate() {
        assert_eq!(wiring.bits, scheme.layout.codeword(w));
        let first = decoder.first_of_kind(wiring.kind);
        assert_eq!(decoder.codewords()[first].kind, wiring.kind);
        assert!(first <= w);
        let widths = [(CodewordOutput::Flips, 72), (CodewordOutput::Syndrome, 8), (CodewordOutput::Ce, 1)];
        for (port, width) in widths.into_iter().chain([(CodewordOutput::Touched(CellKind::Lane), 9)]) {
            assert_eq!(decoder.codeword(w).output(port).map(<[_]>::len), Some(width), "{port}");
        }
        assert_eq!(decoder.codeword(w).output(CodewordOutput::MultiByte), None);
    }
    // The syndrome depends only on the codeword; the correction also depends on the enable.
    let kind = &decoder.kinds()[0];
    assert_eq!(kind.read_by(&[CodewordOutput::Syndrome]), [CodewordInput::Codeword]);
    assert_eq!(kind.read_by(&[CodewordOutput::Ce]).len(), 2);
    // Rules fail depending on the bits that corrections touch; the rules and every codeword can make an entry
    // uncorrectable.
    let due = |inputs: Vec<RulesInput>| {
        inputs.iter().filter(|input| matches!(input, RulesInput::Codeword(_, CodewordOutput::Due))).count()
    };
    assert_eq!(due(decoder.rules().read_by(&[RulesOutput::RuleFail])), 0);
    assert_eq!(due(decoder.rules().read_by(&[RulesOutput::Due])), 4);
}

/// The nets that are counted before a circuit is built are nets of the circuit.
#[test]
fn a_circuit_has_the_nets_that_are_counted_without_it() {
    // Each of the patterns of one or two bits is compared with the syndrome.
    assert_eq!(Decoder::nets_at_least(&shipped("dec-bch-78-64"), Strategy::Software), 78 + 3003);
    let pairs = symbols_of_four_bits(4, "", "code-symbols: {up-to: 2}");
    let fewest = Decoder::nets_at_least(&pairs, Strategy::Software);
    assert!(fewest >= 12 * 4 * 4, "{fewest}");
    let some = ["code-symbols: {up-to: 1}, any: {bits: 2}", "across: {symbol: 4, whole: 1, single: 1}"]
        .map(|corrects| symbols_of_four_bits(4, "", corrects));
    for scheme in builtins().iter().map(|builtin| builtin.scheme()).chain([pairs]).chain(some) {
        let fewest = Decoder::nets_at_least(&scheme, Strategy::Software);
        let decoder = Decoder::new(&scheme, Strategy::Software);
        let nets = decoder.codeword(0).circuit().gates().len();
        assert!(fewest <= nets, "{}: {fewest} of {nets} nets", scheme.id);
    }
}

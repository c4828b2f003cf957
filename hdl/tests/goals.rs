//! Tests that shipped schemes are proved: yosys reads their text, our reader reads the gates, and the gates are equal
//! to the scheme. CI proves a small scheme in every goal and one of every kind in one goal; `full` proves all schemes
//! in all goals. CI also proves the readable text of every scheme, built in, with an address or of a published work, whose proof is
//! quick; `full` proves or reads the others by name.
//!
//! The proofs of two schemes take too long for a test: for rs-dsc all 2^32 syndromes are tried, and the decoder of
//! dec-bch-78-64 matches three thousand patterns. Their gates are read and compared with the scheme on words;
//! `eccforge prove` proves them.

use crate::support;

use eccforge_hdl::blif;
use eccforge_hdl::design::{Design, Goal, Options, Side, decoder_reference};
use eccforge_hdl::prove::{difference, equivalence, prove};
use eccforge_scheme::library::{SCHEMES, scheme_by_id};
use eccforge_scheme::{Scheme, addressed, builtin, builtins};
use support::{GOALS, kinds};
use xtask::needs;

/// Schemes whose proof takes longer than about ten seconds.
const LONG: [&str; 2] = ["rs-dsc", "dec-bch-78-64"];

/// Schemes whose readable decoder takes more than about ten seconds to prove. CI proves that of `rs-pin` by name.
pub const SLOW: [&str; 6] = ["dec-bch-78-64", "rs-dsc", "rs-pin", "s8sc-144", "bamboo-spc-tpd-68", "chipkill-4x4"];

/// Schemes of published works whose proof did not end within a minute on a busy machine. Their gates are compared with the scheme on
/// words.
const LONGEST: [&str; 6] =
    ["s8sc-80", "chipkill-4x2", "chipkill-2x4", "amd-double-chipkill", "unity-chipkill", "unity-ssc-dec"];

/// Proves the readable text of schemes with these ids.
pub fn readable_texts_are_proved<'a>(ids: impl IntoIterator<Item = &'a str>) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for id in ids {
        let record = prove(&scheme_by_id(id).unwrap(), &Options::default(), 0).unwrap();
        assert!(record.holds(), "{record:#?}");
    }
}

/// Proves these schemes for this goal.
pub fn are_proved(schemes: &[Scheme], goal: Goal) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for scheme in schemes {
        let options = Options { goal, ..Options::default() };
        if LONG.contains(&scheme.id.as_str()) {
            is_read(scheme, &options);
            continue;
        }
        let record = prove(scheme, &options, 0).unwrap();
        assert!(record.holds(), "{record:#?}");
    }
}

/// Proves a small scheme for every goal, and one scheme of every kind for one goal each, in turn.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_small_scheme_is_proved_in_every_goal_and_every_kind_in_one() {
    let kinds = kinds();
    for (turn, goal) in GOALS.into_iter().enumerate() {
        are_proved(&kinds[..1], goal);
        are_proved(&kinds[1..].iter().skip(turn).step_by(GOALS.len()).cloned().collect::<Vec<_>>(), goal);
    }
}

/// A defect of the readable text of one scheme is found without `full`.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_readable_text_of_every_quick_scheme_is_proved() {
    assert_eq!(Options::default().goal, Goal::Readable);
    let shipped = builtins().iter().chain(addressed()).map(|shipped| shipped.id).chain(SCHEMES.ids());
    readable_texts_are_proved(shipped.filter(|id| !SLOW.contains(id) && !LONGEST.contains(id)));
}

/// Compares the readable text of the schemes without a proof with the schemes.
pub fn longest_readable_texts_are_read() {
    if needs(&["yosys", "berkeley-abc"]) {
        LONGEST.iter().for_each(|id| is_read(&scheme_by_id(id).unwrap(), &Options::default()));
    }
}

/// Symbols or pins are found among their places in readable text alone; other goals print equations.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_readable_decoder_of_a_pin_or_a_symbol_is_proved() {
    are_proved(&[builtin("rs-pin").unwrap().scheme()], Goal::Readable);
}

/// Reads the decoder's gates and compares them with the scheme on many words.
fn is_read(scheme: &Scheme, options: &Options) {
    let (design, folder) = (Design::new(scheme, options), tempfile::tempdir().unwrap());
    let gates = equivalence::synthesise(
        equivalence::Synthesis::Direct,
        &design.text(Side::Decoder),
        &design.top(Side::Decoder),
        folder.path(),
    )
    .unwrap();
    let names = |name: &str, output| equivalence::port_name(name, output, options);
    let wanted = blif::read(&blif::write(&decoder_reference(scheme, options), &names)).unwrap();
    assert_eq!(difference::difference(&wanted, &blif::read(&gates).unwrap()), None, "{}", scheme.id);
}

//! Every shipped scheme is proved in every goal: its text is read by yosys, the gates by our reader, and they are the scheme.
//!
//! Two schemes take longer than a test may: of rs-dsc all 2^32 syndromes are tried, and the decoder of dec-bch-78-64
//! matches three thousand patterns. Their gates are read and compared with the scheme on words; `eccforge prove` proves them.

use crate::support;

use eccforge_hdl::blif;
use eccforge_hdl::design::{Design, Goal, Options, decoder_reference};
use eccforge_hdl::prove::{equivalence, prove};
use eccforge_hdl::tools::Tool;
use eccforge_scheme::Scheme;
use support::{present, shipped};

/// Schemes whose proof takes longer than some ten seconds.
const LONG: [&str; 2] = ["rs-dsc", "dec-bch-78-64"];

fn every_scheme_is_proved(goal: Goal) {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    for scheme in shipped() {
        let options = Options { goal, ..Options::default() };
        if LONG.contains(&scheme.id.as_str()) {
            is_read(&scheme, &options);
            continue;
        }
        let record = prove(&scheme, &options, 0).unwrap();
        assert!(record.holds(), "{record:#?}");
    }
}

/// The decoder's gates are read, and say what the scheme says on many words.
fn is_read(scheme: &Scheme, options: &Options) {
    let (design, folder) = (Design::new(scheme, options), tempfile::tempdir().unwrap());
    let gates = equivalence::synthesise(&design.text(true), &design.decoder_top(), folder.path()).unwrap();
    let names = |name: &str, output| equivalence::port_name(name, output, options);
    let wanted = blif::read(&blif::write(&decoder_reference(scheme, options), &names)).unwrap();
    assert_eq!(equivalence::difference(&wanted, &blif::read(&gates).unwrap()), None, "{}", scheme.id);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_shipped_scheme_is_proved_as_it_is_printed_to_be_read() {
    every_scheme_is_proved(Goal::Readable);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_shipped_scheme_is_proved_as_it_is_printed_for_least_area() {
    every_scheme_is_proved(Goal::Area);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_shipped_scheme_is_proved_as_it_is_printed_for_least_delay() {
    every_scheme_is_proved(Goal::Delay);
}

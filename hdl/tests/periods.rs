//! Which `--cut` meets a period: registers are counted, and a register in the decoder shortens its slowest path.

use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::area::{self, Measurement, periods};
use eccforge_hdl::design::Options;
use eccforge_hdl::tools::Tool;
use eccforge_scheme::Scheme;
use support::present;

/// (8,4): small enough to be measured in no time.
fn nibble() -> Scheme {
    let text = "eccforge: 1\nid: nibble\nname: Nibble\nsource: \"made for a test\"\n\
                entry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode:\n  hsiao: {k: 4}\n\
                corrects:\n  - bits\n";
    Scheme::from_text(&SourceFile::new("nibble.yaml", text), None).unwrap()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn registers_are_counted_and_shorten_the_slowest_path() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let variants = periods::variants(&nibble(), &Options::default(), false);
    let names: Vec<&str> = variants.iter().map(|v| v.cut.as_str()).collect();
    let all = ["none", "input", "output", "input,output", "syndrome", "syndrome,output", "syndrome,flips"];
    assert_eq!(names, all);
    let measured = |cut: &str| -> (Measurement, Vec<bool>) {
        let variant = variants.iter().find(|v| v.cut == cut).unwrap();
        area::measure(&variant.module, &|| {}).unwrap()
    };
    let (none, registers) = measured("none");
    assert!(registers.is_empty());
    // Eight bits of an entry, its four syndrome bits, and whether they are valid.
    let (syndrome, registers) = measured("syndrome");
    assert_eq!((registers.len(), registers.iter().filter(|cleared| **cleared).count()), (13, 1));
    assert!(syndrome.perf.delay_ps < none.perf.delay_ps, "{syndrome:?} {none:?}");
    let row = periods::row("syndrome", 1, &syndrome, &registers, none.perf.delay_ps + periods::REGISTER_PS);
    assert_eq!(row.registers_and2, 12.0 * 4.25 + 5.0);
    assert!(row.area_and2.unwrap() > row.logic_and2.unwrap() && row.slowest_ps.unwrap() >= row.fastest_ps);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_memory_is_measured_without_its_array() {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let variants = periods::variants(&nibble(), &Options::default(), true);
    let names: Vec<&str> = variants.iter().map(|v| v.cut.as_str()).collect();
    assert_eq!(names, ["none", "input", "output", "input,output"]);
    let (_, registers) = area::measure(&variants[0].module, &|| {}).unwrap();
    // 1024 entries of 8 bits are not among them: fields of the registers, the log, the scrubber, what is under way.
    assert!((200..400).contains(&registers.len()), "{}", registers.len());
}

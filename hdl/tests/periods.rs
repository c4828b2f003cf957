//! Tests of the choice of `--cut` for a period: registers are counted, and a register in the decoder shortens its
//! slowest path.

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::area::periods::{self, Advice, Row, advice, row};
use eccforge_hdl::area::{self, Measurement, Point};
use eccforge_hdl::design::Options;
use eccforge_scheme::Scheme;
use xtask::needs;

/// A small (8,4) code, for a fast measurement.
fn nibble() -> Scheme {
    let text = "eccforge: 1\nid: nibble\nname: Nibble\nsource: \"made for a test\"\n\
                entry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode:\n  hsiao: {k: 4}\n\
                corrects:\n  - bits\n";
    Scheme::from_text(&SourceFile::new("nibble.yaml", text), None).unwrap()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn registers_are_counted_and_shorten_the_slowest_path() {
    if !needs(&["yosys", "berkeley-abc"]) {
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
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let variants = periods::variants(&nibble(), &Options::default(), true);
    let names: Vec<&str> = variants.iter().map(|v| v.cut.as_str()).collect();
    assert_eq!(names, ["none", "input", "output", "input,output"]);
    let (_, registers) = area::measure(&variants[0].module, &|| {}).unwrap();
    // The 1024 entries of 8 bits do not count: only register fields, the log, the scrubber and accesses in progress do.
    assert!((200..400).contains(&registers.len()), "{}", registers.len());
}

/// Returns a measured module with this Pareto front, and these numbers of plain and cleared registers.
fn measured(cut: &str, clocks: usize, front: &[(f64, f64)], registers: [usize; 2], period: f64) -> Row {
    let front: Vec<Point> =
        front.iter().map(|(area_and2, delay_ps)| Point { area_and2: *area_and2, delay_ps: *delay_ps }).collect();
    let (perf, eff) = (front[0], front[front.len() - 1]);
    let measurement = Measurement { module: cut.into(), gates: 0, depth: 0, eff, adp: eff, perf, front, netlist: None };
    let cleared = [vec![false; registers[0]], vec![true; registers[1]]].concat();
    row(cut, clocks, &measurement, &cleared, period)
}

fn rows(period: f64) -> Advice {
    let rows = vec![
        measured("none", 0, &[(300.0, 200.0), (200.0, 300.0)], [0, 0], period),
        measured("syndrome", 1, &[(210.0, 100.0), (190.0, 150.0)], [8, 2], period),
    ];
    advice("x", false, period, rows)
}

#[test]
fn the_cheapest_that_meets_a_period_is_advised() {
    // 190 + 8 plain and 2 cleared registers are 234.
    let at = rows(345.0);
    assert_eq!((at.cheapest.as_deref(), at.cuts[1].area_and2), (Some("none"), Some(234.0)));
    assert_eq!((at.cuts[0].slowest_ps, at.cuts[0].logic_and2), (Some(345.0), Some(200.0)));
    let at = rows(344.0);
    assert_eq!((at.cheapest.as_deref(), at.cuts[0].area_and2), (Some("syndrome"), Some(300.0)));
    let at = rows(160.0);
    assert_eq!((at.cheapest.as_deref(), at.cuts[0].area_and2), (Some("syndrome"), None));
    let at = rows(144.0);
    assert_eq!((at.cheapest, at.fastest.as_str(), at.fastest_ps), (None, "syndrome", 145.0));
}

#[test]
fn of_two_that_cost_the_same_the_one_with_fewer_clocks_is_advised() {
    let row = |cut, clocks| measured(cut, clocks, &[(10.0, 10.0)], [0, 0], 100.0);
    let at = advice("x", true, 100.0, vec![row("b", 2), row("a", 1)]);
    assert_eq!((at.cheapest.as_deref(), at.fastest.as_str(), at.measured), (Some("a"), "a", "memory"));
}

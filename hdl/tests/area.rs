//! Tests of the parsing of area and delay results, and of the choice of recipes.

use eccforge_hdl::area::libraries::{InLibrary, OfGoals};
use eccforge_hdl::area::library::Library;
use eccforge_hdl::area::{MOST_XORS, Measurement, Module, Point, front, is_large, measure_in};
use eccforge_hdl::design::Goal;
use eccforge_hdl::tools::abc::timing;
use eccforge_hdl::tools::yosys::{cells, longest_path};
use eccforge_hdl::tools::{self, Tool};
use std::io::Write;

#[test]
fn a_front_keeps_only_points_that_nothing_beats() {
    let p = |area_and2, delay_ps| Point { area_and2, delay_ps };
    let front_points = front(vec![p(10.0, 5.0), p(8.0, 6.0), p(9.0, 7.0), p(8.0, 9.0), p(7.0, 9.0)]);
    assert_eq!(front_points, [p(10.0, 5.0), p(8.0, 6.0), p(7.0, 9.0)]);
}

#[test]
fn recipes_are_chosen_by_cells_and_not_by_the_length_of_the_text() {
    if !xtask::needs(&["yosys"]) {
        return;
    }
    let folder = tools::scratch(Tool::Yosys).unwrap();
    // A parity of this number of bits takes one XOR less.
    for (comment, bits, large) in [(1, MOST_XORS + 1, false), (300_000, MOST_XORS + 1, false), (1, MOST_XORS + 2, true)]
    {
        let remark = "x".repeat(comment);
        let text = format!("// {remark}\nmodule m(input [{}:0] a, output y);\nassign y = ^a;\nendmodule\n", bits - 1);
        tools::write(Tool::Yosys, &folder.path().join("design.v"), &text).unwrap();
        assert_eq!(is_large("m", None, folder.path()).unwrap(), large, "{comment} {bits}");
    }
}

#[test]
fn cells_of_a_mapped_design_are_counted_by_type() {
    let text = "   Number of cells:                 12\n     $_NOT_                          2\n     $_XOR_                          7\n     $_ANDNOT_      3\n";
    assert_eq!(cells(text).collect::<Vec<_>>(), [("NOT", 2), ("XOR", 7), ("ANDNOT", 3)]);
    assert_eq!(longest_path("Longest topological path in m (length=17):\n"), Some(17));
    assert_eq!(longest_path("no path"), None);
}

#[test]
fn area_and_delay_are_read_from_abc_s_line() {
    let line = "ABC: \u{1b}[1;32mWireLoad\u{1b}[0m Gates =  98 ( 0.0 %) Cap = 5.1 ff Area =   211.50 ( 98.6 %) Delay =   162.02 ps";
    assert_eq!(timing(line).map(Point::from), Some(Point { area_and2: 211.5, delay_ps: 162.02 }));
    assert_eq!(timing("nothing here"), None);
}

#[test]
fn a_library_is_read_compressed_or_not_and_has_the_name_of_its_group() {
    let folder = tempfile::tempdir().unwrap();
    let text = "/* library (wrong) */\n// library (wrong)\nlibrary (\"right\") {\n}\n";
    let plain = folder.path().join("cells.lib");
    std::fs::write(&plain, text).unwrap();
    let compressed = folder.path().join("cells.lib.gz");
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    writer.write_all(text.as_bytes()).unwrap();
    std::fs::write(&compressed, writer.finish().unwrap()).unwrap();
    for path in [&plain, &compressed] {
        let library = Library::read(path).unwrap();
        assert_eq!((library.name.as_str(), library.text.as_str()), ("right", text), "{}", path.display());
    }
    std::fs::write(&plain, "module m; endmodule\n").unwrap();
    let other = Library::read(&plain).unwrap_err();
    assert!(other.contains("cells.lib: expected a Liberty file: `library (NAME) {`"), "{other}");
    std::fs::write(&compressed, "no gzip").unwrap();
    assert!(Library::read(&compressed).unwrap_err().contains("cells.lib.gz: cannot be read"));
}

/// The fronts of two goals become one, whose points name their goals.
#[test]
fn the_best_goal_is_that_of_the_measured_circuits() {
    let measured = |points: &[(f64, f64)]| {
        let points = points.iter().map(|(area_and2, delay_ps)| Point { area_and2: *area_and2, delay_ps: *delay_ps });
        let front = front(points.collect());
        let [eff, adp, perf] = [front[front.len() - 1], front[0], front[0]];
        Measurement { module: "m".into(), gates: 0, depth: 0, eff, adp, perf, front, netlist: None }
    };
    let of_goals = |scheme: &str, area: &[(f64, f64)], delay: &[(f64, f64)]| OfGoals {
        scheme: scheme.into(),
        name: scheme.into(),
        parts: vec![(Goal::Area, [measured(area), measured(area)]), (Goal::Delay, [measured(delay), measured(delay)])],
    };
    let first = of_goals("ni-secded", &[(100.0, 3000.0), (150.0, 2000.0)], &[(90.0, 2500.0), (200.0, 1000.0)]);
    let second = of_goals("duet", &[(99.0, 3000.0)], &[(108.0, 900.0)]);
    let library = InLibrary::new("cells", &[first, second]).unwrap();
    let of_decoder = &library.modules[1];
    let points: Vec<(f64, f64, Goal)> = of_decoder.front.iter().map(|p| (p.area_um2, p.delay_ns, p.goal)).collect();
    let expected = [(200.0, 1.0, Goal::Delay), (150.0, 2.0, Goal::Area), (90.0, 2.5, Goal::Delay)];
    assert_eq!(points, expected);
    assert_eq!((of_decoder.least_area.area_um2, of_decoder.least_delay.delay_ns), (90.0, 1.0));
    assert_eq!((of_decoder.over_first_percent, of_decoder.paper_percent), (0.0, Some(0.0)));
    let of_duet = &library.modules[3];
    assert!((of_duet.over_first_percent - 10.0).abs() < 1e-9, "{}", of_duet.over_first_percent);
    assert_eq!(of_duet.paper_percent, Some(10.8));
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_decoder_is_measured_in_a_foreign_library() {
    if !xtask::needs(&["yosys", "berkeley-abc", "qflow-tech-osu018"]) {
        return;
    }
    let library = Library::read("/usr/share/qflow/tech/osu018/osu018_stdcells.lib".as_ref()).unwrap();
    assert_eq!(library.name, "osu018_stdcells");
    // A parity of 8 bits takes at least 7 gates for sums, of 56 square micrometres each.
    let text = "module m(input [7:0] a, output y);\nassign y = ^a;\nendmodule\n".to_owned();
    let module = Module { top: "m".into(), text, clocked: None };
    let (measured, _) = measure_in(&library, &module, &|| ()).unwrap();
    assert!((7.0 * 56.0 - 1.0..=9.0 * 56.0).contains(&measured.eff.area_and2), "{measured:?}");
    assert!((100.0..2000.0).contains(&measured.perf.delay_ps), "{measured:?}");
}

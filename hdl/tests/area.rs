//! Tests of the parsing of area and delay results, and of the choice of recipes.

use eccforge_hdl::area::{MOST_XORS, Point, front, is_large};
use eccforge_hdl::tools::abc::timing;
use eccforge_hdl::tools::yosys::{cells, longest_path};
use eccforge_hdl::tools::{self, Tool};

#[test]
fn a_front_keeps_only_points_that_nothing_beats() {
    let p = |area_and2, delay_ps| Point { area_and2, delay_ps };
    let kept = front(vec![p(10.0, 5.0), p(8.0, 6.0), p(9.0, 7.0), p(8.0, 9.0), p(7.0, 9.0)]);
    assert_eq!(kept, [p(10.0, 5.0), p(8.0, 6.0), p(7.0, 9.0)]);
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

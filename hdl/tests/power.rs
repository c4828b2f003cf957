//! Tests of leakage and switching energy: a netlist of a few cells against figures that are computed by hand.

use eccforge_hdl::area::library::Library;
use eccforge_hdl::area::power::measure;
use eccforge_hdl::design::Side;
use eccforge_scheme::builtin;
use std::fmt::Write;
use xtask::needs;

/// A library of an inverter, an XOR and an AND, whose inputs have 0.02 pF, at 2 V.
fn library() -> String {
    let mut text = "library (by_hand) {\n  delay_model : table_lookup;\n  time_unit : \"1ns\";\n  voltage_unit : \"1V\";\n  \
                    current_unit : \"1uA\";\n  leakage_power_unit : \"1nW\";\n  capacitive_load_unit (1, pf);\n  nom_process : 1;\n  \
                    nom_voltage : 2;\n  nom_temperature : 25;\n  operating_conditions (slow) { process : 1; voltage : 2; temperature : 25; \
                    }\n  default_operating_conditions : slow;\n"
        .to_owned();
    for (name, inputs, function, leakage) in
        [("INV", &["A"][..], "!A", 1.5), ("XOR2", &["A", "B"], "A ^ B", 2.5), ("AND2", &["A", "B"], "A & B", 4.0)]
    {
        let _ = writeln!(text, "  cell ({name}) {{ area : 1; cell_leakage_power : {leakage};");
        for input in inputs {
            let _ = writeln!(text, "    pin ({input}) {{ direction : input; capacitance : 0.02; }}");
        }
        let _ = writeln!(text, "    pin (Y) {{ direction : output; function : \"{function}\";");
        for input in inputs {
            let tables = ["cell_rise", "cell_fall", "rise_transition", "fall_transition"];
            let tables = tables.map(|table| format!("{table} (scalar) {{ values (\"0.1\"); }}")).join(" ");
            let _ = writeln!(text, "      timing () {{ related_pin : \"{input}\"; {tables} }}");
        }
        text += "    }\n  }\n";
    }
    text + "}\n"
}

#[test]
#[ignore = "needs OpenSTA: cargo xtask ci"]
fn leakage_and_energy_of_a_few_cells_are_those_of_the_formula() {
    if !needs(&["yosys", "iverilog", "opensta"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cells.lib");
    std::fs::write(&path, library()).unwrap();
    let library = Library::read(&path).unwrap();
    assert_eq!(library.corner.words(), "slow, 2 V, 25 °C");
    assert!(library.is_named("slow") && library.is_named("hand") && !library.is_named("fast"));
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    // Two loads on the XOR of data bits 0 and 1, one on the AND of bits 2 and 3, none at the outputs.
    let cells = "  wire n1, n2;\n  XOR2 g0(.A(\\data_i[0] ), .B(\\data_i[1] ), .Y(n1));\n  INV g1(.A(n1), .Y(\\check_o[0] ));\n  \
                 INV g2(.A(n1), .Y(\\check_o[1] ));\n  AND2 g3(.A(\\data_i[2] ), .B(\\data_i[3] ), .Y(n2));\n  \
                 INV g4(.A(n2), .Y(\\check_o[2] ));\n";
    let names = |stem: &str, count| (0..count).map(|i| format!("\\{stem}[{i}] ")).collect::<Vec<_>>().join(", ");
    let (inputs, outputs) = (names("data_i", 16), names("check_o", 6));
    let netlist =
        format!("module m ({inputs}, {outputs});\n  input {inputs};\n  output {outputs};\n{cells}endmodule\n");
    for activity in [0.5, 0.1] {
        let power = measure(&library, (&scheme, Side::Encoder), &netlist, activity).unwrap();
        assert!((power.leakage_nw - (2.5 + 4.0 + 3.0 * 1.5)).abs() < 1e-6, "{power:?}");
        // A sum of two bits changes if one of them does. An AND changes if exactly one of its values before and after is one:
        // each is one in a quarter of the words, both in a quarter of those in which no bit has fallen.
        let sum = 2.0 * activity * (1.0 - activity);
        let product = 2.0 * (0.25 - 0.25 * (1.0 - activity) * (1.0 - activity));
        let transitions = 3.0 * sum + 2.0 * product;
        let femtojoules = 0.5 * 20.0 * 2.0 * 2.0 * (2.0 * sum + product);
        // 2 000 words: six standard deviations of a share are 7 points, and three cells follow one net.
        assert!((power.word_transitions - transitions).abs() < 0.2, "{power:?} {transitions}");
        assert!((power.word_fj - femtojoules).abs() < 8.0, "{power:?} {femtojoules}");
    }
}

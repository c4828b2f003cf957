//! A synthetic cell library: areas in AND2 equivalents, delays by logical effort.
//!
//! A gate of logical effort g and parasitic delay p (in units of tau) that drives h times its own input takes
//! tau (p + g h) [Sutherland, Sproull, Harris: Logical Effort]. Drive strength d multiplies input capacitance by d and
//! area by 1 + (d - 1) / 3. Areas follow the usual transistor counts of static CMOS, with AND2 = 1. Only ratios are
//! meaningful.

use std::fmt::Write;

/// One unit of delay in picoseconds; a fan-out-of-four inverter takes five units.
const TAU_PS: f64 = 3.0;
/// Drive strengths.
const DRIVES: [u32; 3] = [1, 2, 4];
/// Loads at which delays are tabulated, in femtofarads (an X1 inverter's input is 1 fF).
const LOADS: [f64; 7] = [0.5, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0];

/// Area of an X1 cell, function, inputs, effort per input (which is also its capacitance), parasitic delay, unateness.
struct LibraryCell(&'static str, f64, &'static str, &'static str, f64, f64, Sense);

#[derive(Clone, Copy)]
enum Sense {
    Positive,
    Negative,
    Both,
}

use Sense::{Both, Negative, Positive};

const CELLS: [LibraryCell; 21] = [
    LibraryCell("INV", 0.5, "!A", "A", 1.0, 1.0, Negative),
    LibraryCell("BUF", 0.75, "A", "A", 1.0, 4.0, Positive),
    LibraryCell("NAND2", 0.75, "!(A&B)", "AB", 4.0 / 3.0, 2.0, Negative),
    LibraryCell("NAND3", 1.0, "!(A&B&C)", "ABC", 5.0 / 3.0, 3.0, Negative),
    LibraryCell("NAND4", 1.25, "!(A&B&C&D)", "ABCD", 2.0, 4.0, Negative),
    LibraryCell("NOR2", 0.75, "!(A|B)", "AB", 5.0 / 3.0, 2.0, Negative),
    LibraryCell("NOR3", 1.0, "!(A|B|C)", "ABC", 7.0 / 3.0, 3.0, Negative),
    LibraryCell("NOR4", 1.25, "!(A|B|C|D)", "ABCD", 3.0, 4.0, Negative),
    LibraryCell("AND2", 1.0, "A&B", "AB", 4.0 / 3.0, 5.0, Positive),
    LibraryCell("AND3", 1.25, "A&B&C", "ABC", 5.0 / 3.0, 6.0, Positive),
    LibraryCell("AND4", 1.5, "A&B&C&D", "ABCD", 2.0, 7.0, Positive),
    LibraryCell("OR2", 1.0, "A|B", "AB", 5.0 / 3.0, 5.0, Positive),
    LibraryCell("OR3", 1.25, "A|B|C", "ABC", 7.0 / 3.0, 6.0, Positive),
    LibraryCell("OR4", 1.5, "A|B|C|D", "ABCD", 3.0, 7.0, Positive),
    LibraryCell("AOI21", 1.0, "!((A&B)|C)", "ABC", 2.0, 7.0 / 3.0, Negative),
    LibraryCell("OAI21", 1.0, "!((A|B)&C)", "ABC", 2.0, 7.0 / 3.0, Negative),
    LibraryCell("AOI22", 1.25, "!((A&B)|(C&D))", "ABCD", 2.0, 4.0, Negative),
    LibraryCell("OAI22", 1.25, "!((A|B)&(C|D))", "ABCD", 2.0, 4.0, Negative),
    LibraryCell("XOR2", 1.5, "(A&!B)|(!A&B)", "AB", 2.5, 6.0, Both),
    LibraryCell("XNOR2", 1.5, "(A&B)|(!A&!B)", "AB", 2.5, 6.0, Both),
    LibraryCell("MUX2", 1.75, "(A&!S)|(B&S)", "ABS", 2.0, 6.0, Both),
];

fn list(values: impl Iterator<Item = f64>, digits: usize) -> String {
    values.map(|v| format!("{v:.digits$}")).collect::<Vec<_>>().join(", ")
}

/// The library as Liberty text.
pub fn text() -> String {
    let mut t = String::from(
        "library (and2eq) {\n  delay_model : table_lookup;\n  time_unit : \"1ps\";\n  voltage_unit : \"1V\";\n  \
         current_unit : \"1uA\";\n  pulling_resistance_unit : \"1kohm\";\n  leakage_power_unit : \"1nW\";\n  \
         capacitive_load_unit (1,ff);\n  nom_process : 1;\n  nom_temperature : 25;\n  nom_voltage : 1;\n  \
         default_max_transition : 500;\n",
    );
    for edge in ["rise", "fall"] {
        let _ = write!(
            t,
            "  input_threshold_pct_{edge} : 50;\n  output_threshold_pct_{edge} : 50;\n  slew_lower_threshold_pct_{edge} : 20;\n  \
             slew_upper_threshold_pct_{edge} : 80;\n"
        );
    }
    let _ = write!(
        t,
        "  lu_table_template (t) {{\n    variable_1 : input_net_transition;\n    variable_2 : total_output_net_capacitance;\n    \
         index_1 (\"1, 100\");\n    index_2 (\"{}\");\n  }}\n",
        list(LOADS.into_iter(), 1)
    );
    for cell in &CELLS {
        for drive in DRIVES {
            write_cell(&mut t, cell, drive);
        }
    }
    t += "}\n";
    t
}

fn write_cell(
    t: &mut String,
    LibraryCell(name, area, function, pins, effort, parasitic, sense): &LibraryCell,
    drive: u32,
) {
    let strength = f64::from(drive);
    let area = area * (1.0 + 0.33 * (strength - 1.0));
    let _ = writeln!(t, "  cell ({name}_X{drive}) {{\n    area : {area:.3};\n    cell_leakage_power : {area:.3};");
    for pin in pins.chars() {
        let _ = writeln!(t, "    pin ({pin}) {{ direction : input; capacitance : {:.3}; }}", effort * strength);
    }
    let _ = writeln!(
        t,
        "    pin (Y) {{\n      direction : output;\n      function : \"{function}\";\n      max_capacitance : {};",
        64 * drive
    );
    let unate = match sense {
        Positive => "positive_unate",
        Negative => "negative_unate",
        Both => "non_unate",
    };
    // Transitions are slower in load and faster in parasitics than delays.
    let [delay, slew] = [(1.0, 1.0), (1.2, 0.5)].map(|(load, own)| {
        let row = list(LOADS.iter().map(|c| TAU_PS * (own * parasitic + load * c / strength)), 3);
        // The same for both input transitions: logical effort knows only loads.
        format!("values (\"{row}\", \"{row}\");")
    });
    for pin in pins.chars() {
        let _ = write!(
            t,
            "      timing () {{\n        related_pin : \"{pin}\";\n        timing_sense : {unate};\n        cell_rise (t) {{ {delay} }}\n        \
             cell_fall (t) {{ {delay} }}\n        rise_transition (t) {{ {slew} }}\n        fall_transition (t) {{ {slew} }}\n      }}\n"
        );
    }
    t.push_str("    }\n  }\n");
}

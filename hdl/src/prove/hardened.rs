//! Connections of `eccforge_ram` with a second control: it has the inputs of the first, and the alert is the comparison of
//! their outputs that `connections/compared.txt` states.

use super::connections::Opened;
use super::ram::Parameter;
use crate::tools::yosys::number;
use eccforge_circuit::{Builder, Circuit, NetId};

/// Beginning of the names of the second control's instances, which are in a generate block.
const BLOCK: &str = "gen_hardened.";

/// The argument of yosys that sets the parameter for a second control.
pub(super) const SET: &str = " -chparam Hardened 1";

/// The parts that only a memory with a second control has.
pub(super) const SECOND: [(&str, &str); 3] = [
    ("gen_hardened.u_second", "eccforge_ram_ctrl"),
    ("gen_hardened.u_alert", "eccforge_flop"),
    ("gen_hardened.u_alert_inverted", "eccforge_flop"),
];

/// Rows of outputs of the control: `guards: outputs`. The outputs of a row are used while one of its guards is one, and
/// those of `always` in every clock.
const COMPARED: &str = include_str!("connections/compared.txt");

/// The connections of a memory with two controls, from the table for one control.
pub(super) fn table(library: &str) -> String {
    let mut table = String::new();
    for row in library.lines().filter(|row| !row.starts_with("alert_o")) {
        table += &format!("{row}\n");
        if let Some(input) = row.strip_prefix("u_ctrl.") {
            table += &format!("{BLOCK}u_second.{input}\n");
        }
    }
    for register in ["u_alert", "u_alert_inverted"] {
        table += &format!("{BLOCK}{register}.clk_i = clk_i\n{BLOCK}{register}.rst_ni = rst_ni\n");
    }
    table + &format!("alert_o = {BLOCK}u_alert.q_o | {BLOCK}u_alert_inverted.q_o\n")
}

/// Checks the parameters of both controls and of the registers of the alert, and the inputs of these registers.
pub(super) fn check(opened: &Opened, parameters: &[Parameter]) -> Result<(), String> {
    let inverted = |on| ("Inverted", number(usize::from(on)));
    opened.set_of("u_ctrl", parameters)?;
    opened.set_of(&format!("{BLOCK}u_second"), &[parameters, &[inverted(true)]].concat())?;
    let reset = parameters.iter().find(|(name, _)| *name == "ResetSync").cloned();
    let register: Vec<Parameter> = reset.into_iter().chain([("Width", number(1))]).collect();
    opened.set_of(&format!("{BLOCK}u_alert"), &register)?;
    opened.set_of(&format!("{BLOCK}u_alert_inverted"), &[&register[..], &[inverted(true)]].concat())?;
    let compared: Vec<&str> =
        COMPARED.lines().filter_map(|row| row.split_once(": ")).flat_map(|r| r.1.split(' ')).collect();
    for port in opened.circuit().inputs().iter().filter_map(|port| port.name.strip_prefix("u_ctrl.")) {
        if !compared.contains(&port) {
            return Err(format!("`{port}` of the control is not compared"));
        }
    }
    let alarm = alarm(opened.circuit());
    for register in ["u_alert", "u_alert_inverted"] {
        opened.computes(&format!("{BLOCK}{register}.d_i"), &alarm)?;
    }
    Ok(())
}

/// The value of the alert's registers in the next clock, from its definition: it was one, or a used output differs
/// between the controls. The inputs are those of `opened`.
fn alarm(opened: &Circuit) -> Circuit {
    let mut b = Builder::new("alarm");
    let inputs: Vec<(String, Vec<NetId>)> =
        opened.inputs().iter().map(|port| (port.name.clone(), b.input(&port.name, port.nets.len()))).collect();
    let nets = |name: &str| inputs.iter().find(|(own, _)| own == name).map_or(&[][..], |(_, nets)| nets);
    let mut causes = Vec::new();
    for (guards, outputs) in COMPARED.lines().filter_map(|row| row.split_once(": ")) {
        let mut differing = Vec::new();
        for output in outputs.split(' ') {
            let (first, second) = (nets(&format!("u_ctrl.{output}")), nets(&format!("{BLOCK}u_second.{output}")));
            differing.extend(first.iter().zip(second).map(|(a, c)| b.parity([*a, *c])));
        }
        let differs = b.or(differing);
        let guards: Vec<NetId> =
            guards.split(' ').flat_map(|guard| nets(&format!("u_ctrl.{guard}")).to_vec()).collect();
        // `always` is not a port, so its row has no guard.
        if guards.is_empty() {
            causes.push(differs);
            continue;
        }
        let used = b.or(guards);
        causes.push(b.and([used, differs]));
    }
    for register in ["u_alert", "u_alert_inverted"] {
        causes.extend_from_slice(nets(&format!("{BLOCK}{register}.q_o")));
    }
    let alarm = b.or(causes);
    b.output("alarm", vec![alarm]);
    b.finish()
}

//! Ports of a netlist as a scheme has them: several ports joined into one word, and inputs tied to constants.

use super::{NetlistError, PortMap};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId, Port};
use eccforge_report::counted;

/// The ports of a list such as `{ecc_in,din}`, the most significant one first; `None` for a plain name.
fn parts(list: &str) -> Option<Vec<&str>> {
    Some(list.strip_prefix('{')?.strip_suffix('}')?.split(',').map(str::trim).collect())
}

fn wrong(message: String) -> NetlistError {
    NetlistError::Ports(message)
}

/// The index of a port by name.
fn place(name: &str, ports: &[Port], what: &str) -> Result<usize, NetlistError> {
    ports.iter().position(|p| p.name == name).ok_or_else(|| {
        let names: Vec<&str> = ports.iter().map(|p| p.name.as_str()).collect();
        wrong(format!("no {what} `{name}` among {}", names.join(", ")))
    })
}

/// The netlist with a port for each list in `ports`, named after the list, and without the inputs that are `tied`.
///
/// # Errors
/// A list or a tie names a port that does not exist or that is used twice, or a value has more bits than its port.
pub fn rewired(netlist: &Circuit, ports: &PortMap, tied: &[(String, u64)]) -> Result<Circuit, NetlistError> {
    let mut b = Builder::new(netlist.name());
    let mut given: Vec<Option<Vec<NetId>>> = vec![None; netlist.inputs().len()];
    let set = |given: &mut Vec<Option<Vec<NetId>>>, at: usize, nets: Vec<NetId>| match given[at].replace(nets) {
        None => Ok(()),
        Some(_) => Err(wrong(format!("input `{}` is used twice", netlist.inputs()[at].name))),
    };
    for (name, value) in tied {
        let at = place(name, netlist.inputs(), "input")?;
        let width = netlist.inputs()[at].nets.len();
        if width < 64 && value >> width != 0 {
            return Err(wrong(format!("--tie {name}={value}: the input has {}", counted(width, "bit"))));
        }
        let nets = (0..width).map(|bit| b.constant(bit < 64 && value >> bit & 1 == 1)).collect();
        set(&mut given, at, nets)?;
    }
    let is_input = |name: &&str| netlist.input(name).is_some();
    let lists: Vec<(&str, Vec<&str>)> =
        ports.iter().filter_map(|(_, list)| Some((list.as_str(), parts(list)?))).collect();
    for (list, parts) in lists.iter().filter(|(_, parts)| parts.iter().any(is_input)) {
        let places: Vec<usize> =
            parts.iter().rev().map(|part| place(part, netlist.inputs(), "input")).collect::<Result<_, _>>()?;
        let mut nets = b.input(*list, places.iter().map(|at| netlist.inputs()[*at].nets.len()).sum());
        for at in places {
            let rest = nets.split_off(netlist.inputs()[at].nets.len());
            set(&mut given, at, std::mem::replace(&mut nets, rest))?;
        }
    }
    let inputs = netlist.inputs().iter().zip(given);
    let given: Vec<Vec<NetId>> =
        inputs.map(|(port, nets)| nets.unwrap_or_else(|| b.input(&port.name, port.nets.len()))).collect();
    let map = copy_into(&mut b, netlist, &given);
    let nets = |port: &Port| port.nets.iter().map(|n| map[n.index()]).collect::<Vec<_>>();
    let mut joined = vec![false; netlist.outputs().len()];
    for (list, parts) in lists.iter().filter(|(_, parts)| !parts.iter().any(is_input)) {
        let mut all = Vec::new();
        for part in parts.iter().rev() {
            let at = place(part, netlist.outputs(), "output")?;
            joined[at] = true;
            all.extend(nets(&netlist.outputs()[at]));
        }
        b.output(*list, all);
    }
    for (port, _) in netlist.outputs().iter().zip(joined).filter(|(_, joined)| !joined) {
        b.output(&port.name, nets(port));
    }
    Ok(b.finish())
}

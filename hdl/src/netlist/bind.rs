//! Matches the ports of a netlist with those of the scheme, and gives both circuits the same ports.

use super::json::INVERTED;
use super::model::UNDEFINED_PORT;
use super::rewire::rewired;
use super::{Interface, NetlistError, PortMap};
use crate::design::{Options, Side, masked, reference as plain_reference};
use crate::prove::lax::definition;
use crate::verilog::Direction;
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId, Port};
use eccforge_lower::stored;
use eccforge_report::with_noun;
use eccforge_scheme::Scheme;

/// A netlist and its reference, with the same ports in the same order.
#[derive(Clone, Debug)]
pub struct Bound {
    /// The side of the codec that the netlist implements.
    pub side: Side,
    /// The scheme's circuit; its first input is the word.
    pub reference: Circuit,
    /// The netlist, with the reference's names of ports.
    pub netlist: Circuit,
    /// Output ports of both circuits, with their widths.
    pub compared: Vec<String>,
    /// Ports that are not compared, with the reasons.
    pub not_compared: Vec<String>,
}

/// The name of a port in messages: the corrected entry is called `entry`, like the entry that is read.
fn stem(reference: &str) -> &str {
    if reference == "corrected" { "entry" } else { reference }
}

/// Groups of outputs; a netlist must have at least one of each group, unless the user states otherwise.
fn required(side: Side) -> &'static [&'static [&'static str]] {
    match side {
        Side::Encoder => &[&["check", "entry"]],
        Side::Decoder => &[&["data", "entry"], &["ce"], &["due"]],
    }
}

/// The user's name of a port, or its usual names.
pub(super) struct Names<'m> {
    pub map: &'m PortMap,
    pub inputs: &'m [Port],
}

impl Names<'_> {
    /// The user's name of an input or an output; a name that both have means the input.
    pub fn named_by_user(&self, stem: &str, direction: Direction) -> Option<&str> {
        for (_, name) in self.map.iter().filter(|(own, _)| own == stem) {
            let is_input = self.inputs.iter().any(|port| port.name == *name);
            if is_input == (direction == Direction::Input) {
                return Some(name);
            }
        }
        None
    }

    fn candidates(&self, stem: &str, direction: Direction) -> Vec<String> {
        match self.named_by_user(stem, direction) {
            Some(given) => vec![given.to_string()],
            None => {
                let endings = match direction {
                    Direction::Input => ["", "_i", "_in"],
                    Direction::Output => ["", "_o", "_out"],
                };
                endings.iter().map(|ending| format!("{stem}{ending}")).collect()
            }
        }
    }

    /// The input whose name has this stem.
    pub fn input(&self, stem: &str) -> Option<&Port> {
        let candidates = self.candidates(stem, Direction::Input);
        self.inputs.iter().find(|port| candidates.contains(&port.name))
    }

    /// The output that the user names for one of these stems, or else the only output with a usual name for one of them.
    ///
    /// # Errors
    /// Several outputs have such a name.
    pub fn output<'p>(&self, stems: &[&str], outputs: &'p [Port]) -> Result<Option<&'p Port>, NetlistError> {
        let given = stems.iter().find(|stem| self.named_by_user(stem, Direction::Output).is_some());
        let stems = given.map_or(stems, std::slice::from_ref);
        let names: Vec<String> = stems.iter().flat_map(|stem| self.candidates(stem, Direction::Output)).collect();
        let found: Vec<&Port> = outputs.iter().filter(|port| names.contains(&port.name)).collect();
        match found.as_slice() {
            [first, second, ..] => Err(NetlistError::Ports(format!(
                "`{}` and `{}` are both names for `{}` of the scheme: choose one with --port {2}=NAME",
                first.name, second.name, stems[0]
            ))),
            _ => Ok(found.first().copied()),
        }
    }
}

/// An output of the reference, by name, with the corresponding output of the netlist.
type Chosen<'p> = (String, &'p Port);

/// The names of an output of the reference; the name in messages comes first.
fn stems<'r>(name: &'r str, reference: &Circuit) -> Vec<&'r str> {
    match name {
        "corrected" => vec!["entry", name],
        // One codeword needs no number.
        "syndrome_0" if reference.output("syndrome_1").is_none() => vec![name, "syndrome"],
        _ => vec![name],
    }
}

/// Names and widths of ports for a message.
pub(super) fn list(ports: &[Port]) -> String {
    // More names would hide the message: a netlist may have a port for each bit.
    const SHOWN: usize = 24;
    let shown = ports.iter().take(SHOWN).map(|p| format!("{}[{}]", p.name, p.nets.len()));
    let more = (ports.len() > SHOWN).then(|| format!("{} more", ports.len() - SHOWN));
    shown.chain(more).collect::<Vec<_>>().join(", ")
}

/// The reference circuit of a side of the codec, with the scheme's constant.
pub(super) fn reference(scheme: &Scheme, side: Side) -> Circuit {
    stored(scheme, &plain_reference(scheme, &Options::default(), side))
}

/// The reference circuit of a decoder with lax flags, with the scheme's constant.
fn lax_reference(scheme: &Scheme) -> Circuit {
    stored(scheme, &definition(&plain_reference(scheme, &Options::default(), Side::Decoder)))
}

/// Binds a netlist to a scheme.
///
/// # Errors
/// A port is missing, has another width or does not belong to the scheme; the message shows how to name it.
pub fn bind(netlist: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<Bound, NetlistError> {
    let netlist = &rewired(netlist, interface)?;
    let names = Names { map: &interface.ports, inputs: netlist.inputs() };
    let g = scheme.geometry;
    let has_input = |stem: &str, bits: usize| names.input(stem).is_some_and(|port| port.nets.len() == bits);
    let is_decoder = has_input("entry", g.bits()) || has_input("codeword", g.bits());
    let (side, word) = if is_decoder { (Side::Decoder, "entry") } else { (Side::Encoder, "data") };
    if !is_decoder && !has_input("data", g.data_bits().len()) {
        return Err(NetlistError::Ports(format!(
            "no input for the entry ({} bits, a decoder) or the data ({} bits, an encoder) among {}: name it with --port \
             entry=NAME or --port data=NAME",
            g.bits(),
            g.data_bits().len(),
            list(netlist.inputs())
        )));
    }
    if interface.lax && !is_decoder {
        return Err(NetlistError::Ports("an encoder has no flags: leave out --lax".into()));
    }
    let reference = if interface.lax { lax_reference(scheme) } else { reference(scheme, side) };
    let chosen = outputs(netlist, &reference, &names, side)?;
    let mut bound = joined(netlist, &reference, scheme, &names, (word, &chosen))?;
    bound.side = side;
    for port in netlist.outputs() {
        if chosen.iter().all(|(_, used)| used.name != port.name) {
            bound.not_compared.push(format!("output `{}`: the scheme has no such output", port.name));
        }
    }
    for port in reference.outputs() {
        if chosen.iter().all(|(name, _)| *name != port.name) {
            bound.not_compared.push(format!("{}: the netlist has no such output", stem(&port.name)));
        }
    }
    if interface.data_only_if_accepted && side == Side::Decoder {
        let pair = [(&bound.reference, &bound.netlist), (&bound.netlist, &bound.reference)];
        [bound.reference, bound.netlist] = pair.map(|(circuit, other)| while_accepted(circuit, other));
        bound.not_compared.push(match bound.reference.output("due") {
            Some(_) => "data and entry while due of the scheme or of the netlist is 1, as asked for".into(),
            None => "due: the netlist has none, so data and entry are compared for every word".into(),
        });
    }
    Ok(bound)
}

/// Finds the netlist's output for each output of the reference.
fn outputs<'p>(
    netlist: &'p Circuit,
    reference: &Circuit,
    names: &Names<'_>,
    side: Side,
) -> Result<Vec<Chosen<'p>>, NetlistError> {
    let mut chosen = Vec::new();
    for port in reference.outputs() {
        let stems = stems(&port.name, reference);
        let stem = stems[0];
        match names.output(&stems, netlist.outputs())? {
            Some(found) if found.nets.len() == port.nets.len() => chosen.push((port.name.clone(), found)),
            Some(Port { name, nets, .. }) => {
                return Err(NetlistError::Ports(format!(
                    "output `{name}` has {}, but `{stem}` of the scheme has {}: leave it out with --port {stem}=-",
                    with_noun(nets.len(), "bit"),
                    port.nets.len()
                )));
            }
            None => match names.named_by_user(stem, Direction::Output) {
                None | Some("-") => {}
                Some(given) => {
                    let message = format!(
                        "no output `{given}` for `{stem}` among {}: write --port {stem}=NAME",
                        list(netlist.outputs())
                    );
                    return Err(NetlistError::Ports(message));
                }
            },
        }
    }
    for group in required(side) {
        let is_there = group.iter().any(|own| {
            let is_left_out = names.named_by_user(own, Direction::Output) == Some("-");
            is_left_out || chosen.iter().any(|(name, _)| stem(name) == *own)
        });
        if !is_there {
            return Err(NetlistError::Ports(format!(
                "no output for `{}` among {}: name it with --port {0}=NAME, or --port {0}=- if there is none",
                group[0],
                list(netlist.outputs())
            )));
        }
    }
    if chosen.is_empty() {
        return Err(NetlistError::Ports("no output is left to compare".into()));
    }
    Ok(chosen)
}

/// Both circuits on the same inputs (long: each port in turn): the word, the enables, and the netlist's undefined values and
/// inverted outputs.
fn joined(
    netlist: &Circuit,
    reference: &Circuit,
    scheme: &Scheme,
    names: &Names<'_>,
    (word, chosen): (&str, &[Chosen<'_>]),
) -> Result<Bound, NetlistError> {
    let free = [UNDEFINED_PORT, INVERTED].map(|name| (name, netlist.input(name).map_or(0, |p| p.nets.len())));
    let mut b = Builder::new("netlist");
    let word_and_enables = inputs_of_both(&mut b, reference, free);
    let stems: Vec<&str> = match word {
        "entry" => ["entry", "codeword"].into_iter().chain(scheme.enables.iter().map(|e| e.name.as_str())).collect(),
        _ => vec!["data"],
    };
    let mut nets_of: Vec<Option<Vec<NetId>>> = vec![None; netlist.inputs().len()];
    for (name, nets) in &word_and_enables {
        let aliases = stems.iter().filter(|s| *s == name || name == "entry" && **s == "codeword");
        let names: Vec<String> =
            aliases.flat_map(|s| names.candidates(s, Direction::Input)).chain([name.clone()]).collect();
        let at = netlist.inputs().iter().position(|p| names.contains(&p.name) && p.nets.len() == nets.len());
        match at {
            Some(at) => nets_of[at] = Some(nets.clone()),
            None if reference.input(name).is_some() => {
                let message = format!(
                    "no input for `{name}` ({} bits) among {}: name it with --port {name}=NAME",
                    nets.len(),
                    list(netlist.inputs())
                );
                return Err(NetlistError::Ports(message));
            }
            None => {}
        }
    }
    let mut inputs: Vec<Vec<NetId>> = Vec::new();
    for (port, nets) in netlist.inputs().iter().zip(nets_of) {
        let Some(nets) = nets else {
            return Err(NetlistError::Ports(format!(
                "input `{}` is neither the {word} nor an enable of the scheme: tie it with --tie {0}=0 (a supply: 1)",
                port.name
            )));
        };
        inputs.push(nets);
    }
    let map = copy_into(&mut b, netlist, &inputs);
    for (name, port) in chosen {
        b.output(name, port.nets.iter().map(|net| map[net.index()]).collect());
    }
    let mut wanted = Builder::new("reference");
    let inputs = inputs_of_both(&mut wanted, reference, free);
    // The free inputs come last, and the reference has none.
    let inputs: Vec<Vec<NetId>> = inputs.into_iter().take(reference.inputs().len()).map(|(_, nets)| nets).collect();
    let map = copy_into(&mut wanted, reference, &inputs);
    for (name, _) in chosen {
        let nets = reference.output(name).map_or(&[][..], |port| port.nets.as_slice());
        wanted.output(name, nets.iter().map(|net| map[net.index()]).collect());
    }
    let compared = chosen.iter().map(|(name, found)| format!("{}[{}]", stem(name), found.nets.len())).collect();
    let (reference, netlist) = (wanted.finish(), b.finish());
    Ok(Bound { side: Side::Encoder, reference, netlist, compared, not_compared: Vec::new() })
}

/// The inputs of the reference, and the free inputs of the netlist, each a name with a number of bits.
fn inputs_of_both(b: &mut Builder, reference: &Circuit, free: [(&str, usize); 2]) -> Vec<(String, Vec<NetId>)> {
    let mut inputs: Vec<(String, Vec<NetId>)> =
        reference.inputs().iter().map(|p| (p.name.clone(), b.input(&p.name, p.nets.len()))).collect();
    for (name, bits) in free.into_iter().filter(|(_, bits)| *bits > 0) {
        inputs.push((name.into(), b.input(name, bits)));
    }
    inputs
}

/// The circuit with zero data and entry while its due, or that of `other`, is one, because data is unspecified then.
fn while_accepted(circuit: &Circuit, other: &Circuit) -> Circuit {
    let (Some(due), Some(theirs)) = (circuit.output("due"), other.output("due")) else { return circuit.clone() };
    let accepted = |b: &mut Builder, inputs: &[Vec<NetId>], map: &[NetId]| {
        let others = copy_into(b, other, inputs);
        let refused = b.or([map[due.nets[0].index()], others[theirs.nets[0].index()]]);
        b.not(refused)
    };
    masked(circuit, accepted, |name| matches!(name, "data" | "corrected" | "flips")).without_dead_gates()
}

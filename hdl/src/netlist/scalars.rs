//! Joins scalar ports that are bits of one word: tools for layout write `entry_i_0_` or `\entry_i[0] ` for a bit of
//! `entry_i`.

use super::rewire::{parts, port_of};
use super::{Declared, Interface, NetlistError, Ranges};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, NetId, Port};
use std::collections::{BTreeMap, BTreeSet};

/// The name of a bit of a port, written with the words `NAME` and `N`: `NAME_N_`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitPattern {
    between: String,
    after: String,
}

/// Patterns that are tried if the user gives none. `NAME_N` is not among them, because `syndrome_0` is the name of a whole port.
const USUAL: [(&str, &str); 4] = [("_", "_"), ("[", "]"), ("<", ">"), ("(", ")")];

impl BitPattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// The text is not `NAME`, a separator, `N`, and perhaps more.
    pub fn parse(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected NAME, a separator and N, such as NAME_N_, got `{text}`");
        let (between, after) = text.strip_prefix("NAME").and_then(|rest| rest.split_once('N')).ok_or_else(wrong)?;
        if between.is_empty() || text.contains(char::is_whitespace) {
            return Err(wrong());
        }
        Ok(Self { between: between.into(), after: after.into() })
    }

    fn usual() -> impl Iterator<Item = Self> {
        USUAL.into_iter().map(|(between, after)| Self { between: between.into(), after: after.into() })
    }

    /// The port and the index that a name denotes.
    fn split<'n>(&self, name: &'n str) -> Option<(&'n str, i64)> {
        let body = name.strip_suffix(&*self.after)?;
        let stem = body.trim_end_matches(|c: char| c.is_ascii_digit());
        let index = body[stem.len()..].parse().ok()?;
        stem.strip_suffix(&*self.between).filter(|stem| !stem.is_empty()).map(|stem| (stem, index))
    }
}

/// A port of the joined netlist: its name, its lowest index, and its scalar ports in ascending order, or one unchanged port.
struct Joined {
    name: String,
    lowest: i64,
    members: Vec<usize>,
}

/// The ports in groups, in the order of their first members.
///
/// # Errors
/// A word lacks a bit.
fn groups(ports: &[Port], patterns: &[BitPattern], named: &BTreeSet<&str>) -> Result<Vec<Joined>, NetlistError> {
    let mut words: BTreeMap<&str, BTreeMap<i64, usize>> = BTreeMap::new();
    let mut word_of: Vec<Option<&str>> = Vec::new();
    for (at, port) in ports.iter().enumerate() {
        let is_scalar = port.nets.len() == 1 && !named.contains(&*port.name);
        let bit = if is_scalar { patterns.iter().find_map(|pattern| pattern.split(&port.name)) } else { None };
        // A port of the whole name, or a bit that is there twice, is not a part of a word.
        let bit = bit.filter(|(stem, index)| {
            let is_port = ports.iter().any(|other| other.name == *stem);
            !is_port && words.get(stem).is_none_or(|word| !word.contains_key(index))
        });
        if let Some((stem, index)) = bit {
            words.entry(stem).or_default().insert(index, at);
        }
        word_of.push(bit.map(|(stem, _)| stem));
    }
    let mut joined = Vec::new();
    for (at, port) in ports.iter().enumerate() {
        let Some(stem) = word_of[at] else {
            joined.push(Joined { name: port.name.clone(), lowest: 0, members: vec![at] });
            continue;
        };
        let Some(word) = words.remove(stem) else { continue };
        let lowest = word.keys().next().copied().unwrap_or(0);
        // A word with a gap has another width than the scheme's port, and every bit above the gap would be compared
        // with the wrong one.
        if let Some((_, missing)) = word.keys().zip(lowest..).find(|(index, wanted)| *index != wanted) {
            return Err(NetlistError::Ports(format!(
                "`{}` and others are bits of `{stem}`, but bit {missing} is missing: name them one by one with --port, or \
                 --bits, if they are not bits of one word",
                port.name
            )));
        }
        joined.push(Joined { name: stem.into(), lowest, members: word.into_values().collect() });
    }
    Ok(joined)
}

/// The netlist with a port for each word whose bits are scalar ports, and the declared ranges of its ports. Ports that
/// the interface names stay as they are.
///
/// # Errors
/// A word lacks a bit.
pub(super) fn joined(netlist: &Circuit, interface: &Interface) -> Result<(Circuit, Ranges), NetlistError> {
    let patterns = interface.bits.clone().map_or_else(|| BitPattern::usual().collect(), |pattern| vec![pattern]);
    let mut parts_of_names: Vec<&str> = Vec::new();
    for (_, names) in &interface.ports {
        parts_of_names.extend(parts(names).unwrap_or_else(|| vec![names.as_str()]));
    }
    parts_of_names.extend(interface.ties.iter().map(|(name, _)| name.as_str()));
    let ports: BTreeSet<&str> =
        netlist.inputs().iter().chain(netlist.outputs()).map(|port| port.name.as_str()).collect();
    // A part such as `err[0]` is of the word `err`, unless a scalar port has the whole name.
    let named: BTreeSet<&str> =
        parts_of_names.into_iter().map(|part| if ports.contains(part) { part } else { port_of(part) }).collect();
    let mut ranges = interface.reading.ranges.clone();
    let mut b = Builder::new(netlist.name());
    let mut nets: Vec<Vec<NetId>> = vec![Vec::new(); netlist.inputs().len()];
    let inputs = groups(netlist.inputs(), &patterns, &named)?;
    for group in &inputs {
        let widths = group.members.iter().map(|at| netlist.inputs()[*at].nets.len());
        let mut bits = b.input(&group.name, widths.sum()).into_iter();
        for at in &group.members {
            nets[*at] = bits.by_ref().take(netlist.inputs()[*at].nets.len()).collect();
        }
    }
    let map = copy_into(&mut b, netlist, &nets);
    let outputs = groups(netlist.outputs(), &patterns, &named)?;
    for group in &outputs {
        let bits = group.members.iter().flat_map(|at| &netlist.outputs()[*at].nets);
        b.output(&group.name, bits.map(|net| map[net.index()]).collect());
    }
    let words = inputs.into_iter().chain(outputs).filter(|group| group.lowest != 0);
    ranges.extend(words.map(|group| (group.name, Some(Declared { lowest: group.lowest, is_ascending: false }))));
    Ok((b.finish(), ranges))
}

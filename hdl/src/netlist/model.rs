//! A netlist under construction: its ports, and every net's only driver with its place in the file.
//!
//! All readers use this model, so it rejects everything that is not a combinational circuit: a net with two drivers
//! or none, a loop, a port that is declared twice or lacks bits.

use super::ReadError;
use eccforge_circuit::{Builder, Circuit, NetId};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The net of undefined values (`x`); every use of it is a separate free input.
pub const UNDEFINED: &str = "$undef";

/// The input port of a circuit for undefined values.
pub const UNDEFINED_PORT: &str = "undefined";

/// One net of a port, and the location of its declaration.
#[derive(Clone, Debug)]
struct Declared {
    net: String,
    place: String,
}

/// Nets of ports in the order of declaration, with the index of each.
#[derive(Clone, Debug, Default)]
struct Nets {
    list: Vec<Declared>,
    at: HashMap<String, usize>,
}

impl Nets {
    fn declare(&mut self, what: &str, net: &str, place: &str) -> Result<(), ReadError> {
        let other = self.at.insert(net.to_string(), self.list.len());
        // A constant or undefined value may drive several outputs.
        if let Some(other) = other
            && net != UNDEFINED
        {
            let other = &self.list[other].place;
            return Err(ReadError::at(place, format!("{what} `{net}` is declared twice: the other is at {other}")));
        }
        self.list.push(Declared { net: net.to_string(), place: place.to_string() });
        Ok(())
    }
}

/// A function of a few nets as a cover: the net is `value` if the operands match a row of `0`, `1` and `-`.
#[derive(Clone, Debug, Default)]
pub struct Cover {
    /// Nets that are read.
    pub operands: Vec<String>,
    /// One row for each product; an empty list is the constant 0.
    pub rows: Vec<String>,
    /// Whether the net is 0, instead of 1, if a row matches.
    pub complemented: bool,
}

#[derive(Clone, Debug)]
struct Driver {
    place: String,
    cover: Cover,
}

/// The part of a netlist that has been read.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Name of the cell or module.
    pub name: String,
    inputs: Nets,
    outputs: Nets,
    drivers: HashMap<String, Driver>,
    order: Vec<String>,
}

impl Model {
    /// An empty model.
    pub fn named(name: &str) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    /// Declares one bit of an input port: `name`, or `name[i]`.
    ///
    /// # Errors
    /// The net is already declared.
    pub fn input(&mut self, net: &str, place: &str) -> Result<(), ReadError> {
        self.inputs.declare("input", net, place)
    }

    /// Declares one bit of an output port.
    ///
    /// # Errors
    /// The net is already declared.
    pub fn output(&mut self, net: &str, place: &str) -> Result<(), ReadError> {
        self.outputs.declare("output", net, place)
    }

    /// Sets the driver of a net.
    ///
    /// # Errors
    /// The net already has a driver.
    pub fn drive(&mut self, net: &str, place: &str, cover: Cover) -> Result<(), ReadError> {
        if let Some(other) = self.drivers.get(net) {
            return Err(ReadError::at(place, format!("net `{net}` has two drivers: the other is at {}", other.place)));
        }
        self.drivers.insert(net.to_string(), Driver { place: place.to_string(), cover });
        self.order.push(net.to_string());
        Ok(())
    }

    /// Builds the circuit; bits `name[i]` are gathered into ports by name.
    ///
    /// # Errors
    /// A net has two drivers or none, depends on itself, or a port lacks bits.
    pub fn finish(self) -> Result<Circuit, ReadError> {
        for input in &self.inputs.list {
            if let Some(driver) = self.drivers.get(&input.net) {
                let message =
                    format!("net `{}` has two drivers: it is an input, declared at {}", input.net, input.place);
                return Err(ReadError::at(&driver.place, message));
            }
        }
        let mut b = Builder::new(&self.name);
        let mut nets: HashMap<&str, NetId> = HashMap::new();
        for (port, bits) in gather(&self.inputs.list)? {
            nets.extend(bits.iter().zip(b.input(&port, bits.len())).map(|(bit, net)| (bit.net.as_str(), net)));
        }
        let live = self.live();
        let mut undefined = Undefined::new(&mut b, self.uses_of_undefined(&live));
        for root in &self.order {
            self.build(root, &mut b, &mut nets, (&live, &mut undefined))?;
        }
        for (port, bits) in gather(&self.outputs.list)? {
            let list: Result<Vec<NetId>, ReadError> = bits
                .iter()
                .map(|bit| match nets.get(bit.net.as_str()) {
                    _ if bit.net == UNDEFINED => Ok(undefined.next()),
                    Some(net) => Ok(*net),
                    None => Err(ReadError::at(&bit.place, format!("output `{}` has no driver", bit.net))),
                })
                .collect();
            b.output(port, list?);
        }
        Ok(b.finish().without_dead_gates())
    }

    /// The nets that outputs depend on. yosys leaves unused nets in the text, and some of them are undefined.
    fn live(&self) -> HashSet<&str> {
        let mut live = HashSet::new();
        let mut stack: Vec<&str> = self.outputs.list.iter().map(|o| o.net.as_str()).collect();
        while let Some(net) = stack.pop() {
            if live.insert(net) {
                let driver = self.drivers.get(net);
                stack.extend(driver.into_iter().flat_map(|d| &d.cover.operands).map(String::as_str));
            }
        }
        live
    }

    fn uses_of_undefined(&self, live: &HashSet<&str>) -> usize {
        let drivers = self.drivers.iter().filter(|(net, _)| live.contains(net.as_str()));
        let read = drivers.flat_map(|(_, d)| &d.cover.operands).filter(|n| *n == UNDEFINED).count();
        read + self.outputs.list.iter().filter(|o| o.net == UNDEFINED).count()
    }

    /// Builds the driver of `root` after its operands, with an explicit stack.
    fn build<'m>(
        &'m self,
        root: &'m str,
        b: &mut Builder,
        nets: &mut HashMap<&'m str, NetId>,
        (live, undefined): (&HashSet<&str>, &mut Undefined),
    ) -> Result<(), ReadError> {
        // Recursion could overflow the call stack: a ripple-carry chain is as deep as its word is long.
        let mut stack = vec![root];
        let mut open: HashSet<&str> = HashSet::new();
        while let Some(&net) = stack.last() {
            if nets.contains_key(net) {
                stack.pop();
                continue;
            }
            let driver = &self.drivers[net];
            let operands = driver.cover.operands.iter();
            let missing: Vec<&String> =
                operands.filter(|name| *name != UNDEFINED && !nets.contains_key(name.as_str())).collect();
            if missing.is_empty() {
                let mut inputs = Vec::new();
                for name in &driver.cover.operands {
                    inputs.push(match nets.get(name.as_str()) {
                        Some(known) => *known,
                        None if live.contains(net) => undefined.next(),
                        // Nothing reads this net, so its undefined values need no inputs.
                        None => undefined.zero,
                    });
                }
                nets.insert(net, build_cover(b, &inputs, &driver.cover));
                stack.pop();
                continue;
            }
            if !open.insert(net) {
                let through: Vec<String> = missing.iter().map(|n| format!("`{n}`")).collect();
                let message = format!("net `{net}` depends on itself, through {}", through.join(", "));
                return Err(ReadError::at(&driver.place, message));
            }
            for operand in missing {
                if !self.drivers.contains_key(operand) {
                    return Err(ReadError::at(
                        &driver.place,
                        format!("net `{operand}` is read, but nothing drives it"),
                    ));
                }
                stack.push(operand);
            }
        }
        Ok(())
    }
}

/// Bits of the port [`UNDEFINED_PORT`], used one after another.
struct Undefined {
    nets: std::vec::IntoIter<NetId>,
    zero: NetId,
}

impl Undefined {
    fn new(b: &mut Builder, uses: usize) -> Self {
        let nets = if uses == 0 { Vec::new() } else { b.input(UNDEFINED_PORT, uses) };
        Self { zero: b.constant(false), nets: nets.into_iter() }
    }

    fn next(&mut self) -> NetId {
        self.nets.next().unwrap_or(self.zero)
    }
}

fn build_cover(b: &mut Builder, inputs: &[NetId], cover: &Cover) -> NetId {
    // Two rows 10 and 01 are an XOR: keep it as one gate, so that sums are recognised later.
    let rows: Vec<&str> = cover.rows.iter().map(String::as_str).collect();
    let odd = match rows.as_slice() {
        ["10", "01"] | ["01", "10"] => Some(true),
        ["11", "00"] | ["00", "11"] => Some(false),
        _ => None,
    };
    if let Some(odd) = odd {
        let sum = b.parity(inputs.iter().copied());
        return if odd != cover.complemented { sum } else { b.not(sum) };
    }
    let terms: Vec<NetId> = rows
        .iter()
        .map(|row| {
            let literals = row.bytes().zip(inputs).filter(|(sign, _)| *sign != b'-');
            let literals: Vec<NetId> =
                literals.map(|(sign, net)| if sign == b'1' { *net } else { b.not(*net) }).collect();
            b.and(literals)
        })
        .collect();
    let any = b.or(terms);
    if cover.complemented { b.not(any) } else { any }
}

/// The bits of every port in order.
fn gather(declared: &[Declared]) -> Result<Vec<(String, Vec<&Declared>)>, ReadError> {
    struct Port<'d> {
        name: String,
        bits: BTreeMap<usize, &'d Declared>,
        indexed: bool,
    }
    let mut ports: Vec<Port<'_>> = Vec::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    for bit in declared {
        let fail = |message: String| Err(ReadError::at(&bit.place, message));
        let (name, index) = match bit.net.strip_suffix(']').and_then(|n| n.rsplit_once('[')) {
            Some((name, index)) => match index.parse::<usize>() {
                Ok(index) => (name, Some(index)),
                Err(_) => return fail(format!("`{}` is not a bit of a port", bit.net)),
            },
            None => (bit.net.as_str(), None),
        };
        if name.is_empty() {
            return fail(format!("`{}` is a bit of a port without a name", bit.net));
        }
        let number = *numbers.entry(name.to_string()).or_insert_with(|| {
            ports.push(Port { name: name.to_string(), bits: BTreeMap::new(), indexed: index.is_some() });
            ports.len() - 1
        });
        let port = &mut ports[number];
        let at = index.unwrap_or(0);
        if let Some(other) = port.bits.insert(at, bit) {
            return fail(format!("port `{name}` has bit {at} twice: the other is `{}` at {}", other.net, other.place));
        }
        if port.indexed != index.is_some() {
            return fail(format!("port `{name}` is declared as one bit and as several"));
        }
    }
    ports
        .into_iter()
        .map(|port| match port.bits.keys().enumerate().find(|(bit, at)| bit != *at) {
            None => Ok((port.name, port.bits.into_values().collect())),
            Some((bit, _)) => {
                let place = port.bits.values().next().map_or("", |b| b.place.as_str());
                Err(ReadError::at(
                    place,
                    format!("port `{}` lacks some of its bits: `{0}[{bit}]` is missing", port.name),
                ))
            }
        })
        .collect()
}

//! Prints a circuit as statements (long: one walk with one state): named words become vectors, nets with several uses
//! become wires, and the rest is inlined.
//!
//! Statements are grouped in sections by the role of their words. A net's section is never before those of its
//! operands, so every wire is declared before it is read.

use super::names;
use crate::verilog::{Expr, Item, Op};
use eccforge_circuit::passes::SHARED_SUM;
use eccforge_circuit::{Circuit, Gate, NetId, Role, Word};
use std::collections::{HashMap, HashSet};

/// How a circuit is bound to its module.
#[derive(Default)]
pub struct Binding<'a> {
    /// The signal of each input port, in port order.
    pub inputs: Vec<String>,
    /// Target expression of bit i of each output port, in port order; `None` omits the port.
    pub outputs: Vec<Option<String>>,
    /// Comments for single bits of words.
    pub notes: HashMap<(String, usize), String>,
    /// Whether the masks of the syndrome are rows of H.
    pub rows_of_h: bool,
    /// Names for constants that the whole syndrome is compared with, by value.
    pub constants: HashMap<u64, String>,
    /// Section titles: planes, shared sums, syndrome, match terms, match, flips, flags, rules.
    pub sections: [&'a str; 8],
}

/// Maximum number of leaves of an unnamed expression; a larger expression gets a wire of its own.
const INLINE_LEAVES: usize = 10;
/// Parities of at least this many bits of one vector are printed as a masked reduction.
const MASKED_BITS: usize = 4;
/// Maximum width of a word; a wider word becomes one wire for each bit.
// An event-driven simulator visits every reader of a vector when one of its bits changes. With thousands of matches in one
// vector, Icarus took minutes instead of half a second.
const WIDEST_WORD: usize = 512;
/// Maximum length of a chain of one operator; a longer chain becomes a reduction.
// Parsers nest as deep as a chain is long.
const LONGEST_CHAIN: usize = 128;

/// The section of the syndrome.
pub(super) const SYNDROME: usize = 2;

#[derive(Clone)]
struct Signal {
    name: String,
    width: usize,
}

/// The statements of a circuit.
pub struct Body<'c> {
    circuit: &'c Circuit,
    binding: &'c Binding<'c>,
    live: Vec<bool>,
    uses: Vec<u32>,
    /// Signal and bit of each named net.
    place: Vec<Option<(usize, usize)>>,
    signals: Vec<Signal>,
    section: Vec<usize>,
    /// Declared signals: section, first net, and number of the signal.
    declared: Vec<(usize, usize, usize)>,
    /// Nets that are named after the ports they drive; they are printed with the flips.
    ports: Vec<NetId>,
    localparams: Vec<Item>,
    /// Name stems for nets outside named words, and the names in use.
    stems: Vec<String>,
    taken: HashSet<String>,
}

impl<'c> Body<'c> {
    /// Statements that compute the circuit under `binding`.
    pub fn items(circuit: &'c Circuit, binding: &'c Binding<'c>) -> Vec<Item> {
        let mut body = Body {
            circuit,
            binding,
            live: Vec::new(),
            uses: vec![0; circuit.gates().len()],
            place: vec![None; circuit.gates().len()],
            signals: Vec::new(),
            section: vec![0; circuit.gates().len()],
            declared: Vec::new(),
            ports: Vec::new(),
            localparams: Vec::new(),
            stems: names::stems(circuit),
            taken: HashSet::new(),
        };
        body.taken = body.names_of_words();
        body.count_uses();
        body.name_inputs();
        body.name_words();
        body.name_ports();
        body.name_heavy();
        body.assign_sections();
        body.print()
    }

    fn bound_outputs(&self) -> impl Iterator<Item = (&'c str, &'c [NetId])> + use<'c, '_> {
        self.circuit
            .outputs()
            .iter()
            .zip(&self.binding.outputs)
            .filter_map(|(port, target)| Some((target.as_deref()?, port.nets.as_slice())))
    }

    fn count_uses(&mut self) {
        let mut live = vec![false; self.circuit.gates().len()];
        let outputs: Vec<NetId> = self.bound_outputs().flat_map(|(_, nets)| nets.iter().copied()).collect();
        for net in outputs {
            live[net.index()] = true;
            self.uses[net.index()] += 1;
        }
        for (i, gate) in self.circuit.gates().iter().enumerate().rev() {
            if live[i] {
                for operand in gate.operands() {
                    live[operand.index()] = true;
                    self.uses[operand.index()] += 1;
                }
            }
        }
        self.live = live;
    }

    fn new_signal(&mut self, name: String, nets: &[NetId]) -> usize {
        let index = self.signals.len();
        self.signals.push(Signal { name, width: nets.len() });
        for (bit, net) in nets.iter().enumerate() {
            self.place[net.index()] = Some((index, bit));
        }
        index
    }

    fn name_inputs(&mut self) {
        for (port, name) in self.circuit.inputs().iter().zip(&self.binding.inputs) {
            self.new_signal(name.clone(), &port.nets);
        }
    }

    fn nameable(&self, net: NetId) -> bool {
        let leaf = matches!(self.circuit.gate(net), Gate::Input { .. } | Gate::Constant(_));
        self.live[net.index()] && self.place[net.index()].is_none() && !leaf
    }

    fn name_words(&mut self) {
        let (sums, words): (Vec<&Word>, Vec<&Word>) = self
            .circuit
            .words()
            .iter()
            .partition(|word| word.role == Role::Shared && word.name.starts_with(SHARED_SUM));
        let mut names: HashSet<String> = self.binding.inputs.iter().cloned().collect();
        for word in words {
            let distinct: HashSet<NetId> = word.nets.iter().copied().collect();
            let whole = distinct.len() == word.nets.len()
                && word.nets.len() <= WIDEST_WORD
                && word.nets.iter().all(|n| self.nameable(*n));
            let name = word.name.clone();
            if whole && !self.depends_on_itself(&word.nets) {
                if names.insert(name.clone()) {
                    let signal = self.new_signal(name, &word.nets);
                    self.declare(signal, &word.nets);
                }
                continue;
            }
            for (bit, &net) in word.nets.iter().enumerate() {
                let name = format!("{name}_{bit}");
                // A complement or a net used once is more readable in place.
                let plain = matches!(self.circuit.gate(net), Gate::Not(_));
                if !plain && self.nameable(net) && names.insert(name.clone()) {
                    let signal = self.new_signal(name, &[net]);
                    self.declare(signal, &[net]);
                }
            }
        }
        for net in sums.into_iter().flat_map(|word| &word.nets) {
            if self.nameable(*net) {
                self.name_net(*net);
            }
        }
    }

    /// Names of words, of their bits and of ports; no other net may use them.
    fn names_of_words(&self) -> HashSet<String> {
        let words = self.circuit.words().iter().map(|w| (&w.name, w.nets.len()));
        let ports = self.circuit.inputs().iter().chain(self.circuit.outputs()).map(|p| (&p.name, p.nets.len()));
        let named = words
            .chain(ports)
            .flat_map(|(name, width)| (0..width).map(move |bit| format!("{name}_{bit}")).chain([name.clone()]));
        named.chain(self.binding.inputs.iter().cloned()).collect()
    }

    /// Adds vectors that only ports name, such as the touched lanes, under the port's name without its suffix.
    fn name_ports(&mut self) {
        let taken: HashSet<String> = self.signals.iter().map(|s| s.name.clone()).collect();
        for port in self.circuit.outputs().iter().zip(&self.binding.outputs).filter(|p| p.1.is_some()).map(|p| p.0) {
            let distinct: HashSet<NetId> = port.nets.iter().copied().collect();
            let name = port.name.clone();
            let whole = port.nets.len() > 1 && distinct.len() == port.nets.len();
            if whole
                && !taken.contains(&name)
                && port.nets.iter().all(|n| self.nameable(*n))
                && !self.depends_on_itself(&port.nets)
            {
                let signal = self.new_signal(name, &port.nets);
                self.declare(signal, &port.nets);
                self.ports.extend(&port.nets);
            }
        }
    }

    /// Whether one net of a word is computed from another; as bits of one vector this would look like a loop.
    fn depends_on_itself(&self, nets: &[NetId]) -> bool {
        if nets.len() == 1 {
            return false;
        }
        // Operands come before their gates, so a path between members stays between the first and the last.
        let members: HashSet<usize> = nets.iter().map(|n| n.index()).collect();
        let first = nets.iter().map(|n| n.index()).min().unwrap_or(0);
        let last = nets.iter().map(|n| n.index()).max().unwrap_or(0);
        let mut reached: HashSet<usize> = HashSet::new();
        for i in first..=last {
            let gate = &self.circuit.gates()[i];
            let from_member =
                gate.operands().iter().any(|o| members.contains(&o.index()) || reached.contains(&o.index()));
            if from_member {
                if members.contains(&i) {
                    return true;
                }
                reached.insert(i);
            }
        }
        false
    }

    fn declare(&mut self, signal: usize, nets: &[NetId]) {
        let first = nets.iter().map(|n| n.index()).min().unwrap_or(0);
        self.declared.push((0, first, signal));
    }

    /// Creates a signal for a net outside named words. Its name comes from [`names`], with a number if several nets
    /// have the same stem.
    fn name_net(&mut self, net: NetId) {
        let stem = self.stems[net.index()].clone();
        let mut name = stem.clone();
        let mut number = 1;
        while self.taken.contains(&name) {
            number += 1;
            name = format!("{stem}_{number}");
        }
        self.taken.insert(name.clone());
        let signal = self.new_signal(name, &[net]);
        self.declare(signal, &[net]);
    }

    /// Names the nets that are used several times or would make an expression too long.
    fn name_heavy(&mut self) {
        let mut leaves = vec![1usize; self.circuit.gates().len()];
        for (net, gate) in self.circuit.drivers() {
            let i = net.index();
            if !self.live[i] || matches!(gate, Gate::Input { .. } | Gate::Constant(_)) {
                continue;
            }
            let sum: usize = gate
                .operands()
                .iter()
                .map(|o| if self.place[o.index()].is_some() { 1 } else { leaves[o.index()] })
                .sum();
            leaves[i] = sum.max(1);
            let complement = matches!(gate, Gate::Not(_));
            if self.place[i].is_none() && !complement && (self.uses[i] > 1 || sum > INLINE_LEAVES) {
                self.name_net(net);
            }
        }
    }

    /// For each net, whether it is in a plane word, or a plane word depends on it.
    fn feeds_planes(&self) -> Vec<bool> {
        let mut feeds = vec![false; self.circuit.gates().len()];
        let planes = self.circuit.words().iter().filter(|w| w.role == Role::Plane);
        for net in planes.flat_map(|word| &word.nets) {
            feeds[net.index()] = true;
        }
        // Operands come before their gates: one pass from the end reaches them all.
        for (i, gate) in self.circuit.gates().iter().enumerate().rev() {
            if feeds[i] {
                for operand in gate.operands() {
                    feeds[operand.index()] = true;
                }
            }
        }
        feeds
    }

    /// The section of each net by the net's own meaning, before the sections of its operands are known.
    fn own_sections(&self) -> Vec<usize> {
        // In a circuit without a syndrome, every gate but a sum computes flags.
        let flags = !self.circuit.words().iter().any(|word| word.role == Role::Syndrome);
        let mut own: Vec<usize> = Vec::new();
        for (feeds_planes, gate) in self.feeds_planes().into_iter().zip(self.circuit.gates()) {
            let is_logic = !matches!(gate, Gate::Parity(_) | Gate::Input { .. } | Gate::Constant(_));
            own.push(if flags && is_logic { 6 } else { usize::from(!feeds_planes) });
        }
        let mut named = vec![false; self.circuit.gates().len()];
        for word in self.circuit.words() {
            let base = match word.role {
                Role::Plane => 0,
                Role::Shared => 1,
                Role::Syndrome => SYNDROME,
                Role::Predecode => 3,
                Role::Match => 4,
                Role::Flip => 5,
                Role::Flag => 6,
                Role::Rule => 7,
            };
            // The first word that holds a net decides.
            for net in &word.nets {
                if !named[net.index()] {
                    own[net.index()] = base;
                    named[net.index()] = true;
                }
            }
        }
        for net in &self.ports {
            own[net.index()] = own[net.index()].max(5);
        }
        own
    }

    fn assign_sections(&mut self) {
        let own = self.own_sections();
        let mut members: Vec<Vec<usize>> = vec![Vec::new(); self.signals.len()];
        for (i, place) in self.place.iter().enumerate() {
            if let Some((signal, _)) = place {
                members[*signal].push(i);
            }
        }
        // A signal is declared once, in the latest section of its bits. That may move the readers of its other bits, so the
        // rule is applied until nothing moves.
        loop {
            let before = self.section.clone();
            for (net, gate) in self.circuit.drivers() {
                let i = net.index();
                let operands = gate.operands().iter().map(|o| self.section[o.index()]).max().unwrap_or(0);
                let syndrome = own[i] == SYNDROME;
                // A net that is computed from the syndrome is not in the syndrome's section.
                let step = usize::from(operands == SYNDROME && !syndrome);
                self.section[i] = self.section[i].max(own[i]).max(operands + step);
            }
            for nets in &members {
                let most = nets.iter().map(|i| self.section[*i]).max().unwrap_or(0);
                for i in nets {
                    self.section[*i] = most;
                }
            }
            if before == self.section {
                break;
            }
        }
        for entry in &mut self.declared {
            let (signal, first) = (entry.2, entry.1);
            entry.0 = self.section[first].max(members[signal].iter().map(|i| self.section[*i]).max().unwrap_or(0));
        }
    }

    fn print(mut self) -> Vec<Item> {
        let mut items = Vec::new();
        let mut declared = std::mem::take(&mut self.declared);
        declared.sort_unstable();
        let mut nets_of: HashMap<usize, Vec<(usize, NetId)>> = HashMap::new();
        for (net, _) in self.circuit.drivers() {
            if let Some((signal, bit)) = self.place[net.index()] {
                nets_of.entry(signal).or_default().push((bit, net));
            }
        }
        let mut section = usize::MAX;
        for (own, _, signal) in declared {
            if own != section {
                section = own;
                items.push(Item::Blank);
                let sections = self.binding.sections;
                items.push(Item::Comment(sections[own.min(sections.len() - 1)].into()));
            }
            let Signal { name, width } = self.signals[signal].clone();
            let mut nets = nets_of.remove(&signal).unwrap_or_default();
            nets.sort_unstable();
            if let [(_, net)] = nets.as_slice() {
                let value = self.gate_expr(*net);
                let note = self.note(&name, 0);
                items.push(Item::Wire { name, width, value, note });
                continue;
            }
            items.push(Item::Declare { name: name.clone(), width, range: None });
            for (bit, net) in nets {
                let (right, note) = (self.gate_expr(net), self.note(&name, bit));
                items.push(Item::Assign { left: Expr::Bit(name.clone(), bit), right, note });
            }
        }
        items.push(Item::Blank);
        items.extend(self.outputs());
        self.localparams.extend(items);
        self.localparams
    }

    fn note(&self, word: &str, bit: usize) -> Option<String> {
        let of_word = self.binding.notes.get(&(word.to_string(), bit));
        // The net is a bit of a word that was too wide for one vector.
        let of_bit =
            || self.binding.notes.get(&word.rsplit_once('_').and_then(|(w, b)| Some((w.into(), b.parse().ok()?)))?);
        of_word.or_else(of_bit).cloned()
    }

    fn outputs(&mut self) -> Vec<Item> {
        let bound: Vec<(String, Vec<NetId>)> = self.bound_outputs().map(|(t, n)| (t.to_string(), n.to_vec())).collect();
        let mut items = Vec::new();
        for (target, nets) in bound {
            if let Some(right) = self.vector(&nets).or_else(|| self.bitwise(&nets)) {
                items.push(Item::Assign { left: Expr::Name(target), right, note: None });
                continue;
            }
            for (bit, net) in nets.iter().enumerate() {
                let left = Expr::bit_of(&target, nets.len(), bit);
                let right = self.expr(*net);
                items.push(Item::Assign { left, right, note: None });
            }
        }
        items
    }

    /// A word as one operation on two vectors, if every bit is the same operation on neighbouring bits.
    fn bitwise(&self, nets: &[NetId]) -> Option<Expr> {
        let mut sides: [Vec<NetId>; 2] = [Vec::new(), Vec::new()];
        let mut op = None;
        for net in nets {
            if self.place[net.index()].is_some() {
                return None;
            }
            let (this, operands) = match self.circuit.gate(*net) {
                Gate::Parity(nets) => (Op::Xor, nets),
                Gate::And(nets) => (Op::And, nets),
                _ => return None,
            };
            if operands.len() != 2 || op.is_some_and(|o| o != this) {
                return None;
            }
            op = Some(this);
            sides[0].push(operands[0]);
            sides[1].push(operands[1]);
        }
        let sides = sides.iter().map(|s| self.vector(s)).collect::<Option<Vec<_>>>()?;
        (nets.len() > 1).then_some(Expr::Chain(op?, sides))
    }

    /// Nets that are neighbouring bits of one signal, as that signal or a slice of it.
    fn vector(&self, nets: &[NetId]) -> Option<Expr> {
        let (signal, low) = self.place[nets.first()?.index()]?;
        let neighbours = nets.iter().enumerate().all(|(i, n)| self.place[n.index()] == Some((signal, low + i)));
        let Signal { name, width } = &self.signals[signal];
        match nets.len() {
            _ if !neighbours => None,
            len if len == *width => Some(Expr::Name(name.clone())),
            1 => Some(Expr::Bit(name.clone(), low)),
            len => Some(Expr::Slice(name.clone(), low + len - 1, low)),
        }
    }

    /// The expression for reading a net.
    fn expr(&mut self, net: NetId) -> Expr {
        match self.place[net.index()] {
            Some((signal, bit)) => Expr::bit_of(&self.signals[signal].name, self.signals[signal].width, bit),
            None => self.gate_expr(net),
        }
    }

    /// The value of a net from its operands.
    fn gate_expr(&mut self, net: NetId) -> Expr {
        match self.circuit.gate(net).clone() {
            Gate::Constant(value) => Expr::bit(value),
            Gate::Input { .. } => self.expr(net),
            Gate::Not(inner) => Expr::Not(Box::new(self.expr(inner))),
            Gate::Parity(nets) => self.parity(net, &nets),
            Gate::And(nets) => self.reduce(Op::And, &nets),
            Gate::Or(nets) => self.reduce(Op::Or, &nets),
            Gate::Equals { word, value } => self.equals(&word, value),
        }
    }

    fn equals(&mut self, word: &[NetId], value: u64) -> Expr {
        let left = match self.vector(word) {
            Some(vector) => vector,
            None => Expr::Concat(word.iter().rev().map(|n| self.expr(*n)).collect()),
        };
        // The named constants are columns of H: they have the width of the whole syndrome.
        let whole = matches!(&left, Expr::Name(name) if name.ends_with("syndrome") || name.starts_with("syndrome_i"));
        let right = match self.binding.constants.get(&value) {
            Some(name) if whole => Expr::Name(name.clone()),
            _ => Expr::Literal((0..word.len()).map(|i| value >> i & 1 == 1).collect()),
        };
        Expr::Equal(Box::new(left), Box::new(right))
    }

    /// `|vector` if the operands are a run of bits, otherwise a chain of operands.
    fn reduce(&mut self, op: Op, nets: &[NetId]) -> Expr {
        let mut ordered = nets.to_vec();
        ordered.sort_by_key(|n| self.place[n.index()].unwrap_or((usize::MAX, n.index())));
        if ordered.len() > 2
            && let Some(vector) = self.vector(&ordered)
        {
            return Expr::Reduce(op, Box::new(vector));
        }
        let mut terms: Vec<Expr> = ordered.iter().map(|n| self.expr(*n)).collect();
        if terms.len() > LONGEST_CHAIN {
            // A concatenation has its most significant bit first.
            terms.reverse();
            return Expr::Reduce(op, Box::new(Expr::Concat(terms)));
        }
        Expr::Chain(op, terms)
    }

    /// A masked reduction if all operands are bits of one vector.
    fn parity(&mut self, net: NetId, nets: &[NetId]) -> Expr {
        let places: Option<Vec<(usize, usize)>> = nets.iter().map(|n| self.place[n.index()]).collect();
        if let Some(places) = places
            && nets.len() >= MASKED_BITS
            && places.iter().all(|p| p.0 == places[0].0)
        {
            let Signal { name, width } = self.signals[places[0].0].clone();
            let mut mask = vec![false; width];
            for (_, bit) in &places {
                mask[*bit] = true;
            }
            let target = match self.place[net.index()] {
                Some((signal, bit)) if self.signals[signal].name == "syndrome" && self.binding.rows_of_h => {
                    format!("H_ROW_{bit}")
                }
                Some((signal, bit)) => format!("{}_{bit}_MASK", self.signals[signal].name.to_uppercase()),
                None => format!("OUTPUT_{}_MASK", net.index()),
            };
            self.localparams.push(Item::Localparam { name: target.clone(), value: mask });
            let masked = Expr::Chain(Op::And, vec![Expr::Name(name), Expr::Name(target)]);
            return Expr::Reduce(Op::Xor, Box::new(masked));
        }
        self.reduce(Op::Xor, nets)
    }
}

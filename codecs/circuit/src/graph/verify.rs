//! Checks the invariants of a circuit.

use super::{Circuit, Gate, NetId, NetType};
use rustc_hash::FxHashSet;

impl Circuit {
    /// Checks every invariant:
    /// 1. a gate reads only nets of earlier gates, so the list is a topological order;
    /// 2. parity, AND and OR have at least two operands, strictly ascending;
    /// 3. a compared word has 1 to 64 nets and its constant no bits beyond them;
    /// 4. no two gates are equal;
    /// 5. no gate has a constant operand, no complement is complemented;
    /// 6. a net is `Linear` exactly if it is an input, constant zero or a parity of linear nets;
    /// 7. input gates and input ports name each other;
    /// 8. ports and words have unique, non-empty names and existing nets.
    ///
    /// # Errors
    /// A message about the first invariant that does not hold.
    pub fn verify(&self) -> Result<(), String> {
        let mut seen = FxHashSet::default();
        for (i, gate) in self.gates.iter().enumerate() {
            if gate.operands().iter().any(|o| o.index() >= i) {
                return Err(format!("gate {i} reads a net that is not driven before it"));
            }
            self.verify_shape(i, gate)?;
            if !seen.insert(gate) {
                return Err(format!("gate {i} is equal to an earlier gate"));
            }
            if self.types.get(i) != Some(&self.expected_type(gate)) {
                return Err(format!("net {i} has the wrong type"));
            }
        }
        self.verify_names()
    }

    fn verify_shape(&self, i: usize, gate: &Gate) -> Result<(), String> {
        match gate {
            Gate::Parity(nets) | Gate::And(nets) | Gate::Or(nets) => {
                if nets.len() < 2 || nets.windows(2).any(|w| w[0] >= w[1]) {
                    return Err(format!("gate {i} has fewer than two operands, or they are not strictly ascending"));
                }
            }
            Gate::Equals { word, value } => {
                if word.is_empty() || word.len() > 64 || word.len() < 64 && value >> word.len() != 0 {
                    return Err(format!("gate {i} compares a word of the wrong width"));
                }
            }
            Gate::Input { port, bit } => {
                let net = self.inputs.get(*port as usize).and_then(|p| p.nets.get(*bit as usize));
                if net != Some(&NetId(i as u32)) {
                    return Err(format!("gate {i} does not match its input port"));
                }
            }
            Gate::Not(_) | Gate::Constant(_) => {}
        }
        let has_constant = gate.operands().iter().any(|o| matches!(self.gate(*o), Gate::Constant(_)));
        let not_of_not = matches!(gate, Gate::Not(o) if matches!(self.gate(*o), Gate::Not(_)));
        if not_of_not || has_constant {
            return Err(format!("gate {i} has a constant operand or complements a complement"));
        }
        Ok(())
    }

    /// The type of the net that a gate drives.
    pub(super) fn expected_type(&self, gate: &Gate) -> NetType {
        match gate {
            Gate::Input { .. } | Gate::Constant(false) => NetType::Linear,
            Gate::Parity(nets) if nets.iter().all(|n| self.net_type(*n) == NetType::Linear) => NetType::Linear,
            _ => NetType::Logic,
        }
    }

    fn verify_names(&self) -> Result<(), String> {
        let lists = [
            self.inputs.iter().map(|p| (&p.name, &p.nets)).collect::<Vec<_>>(),
            self.outputs.iter().map(|p| (&p.name, &p.nets)).collect(),
            self.words.iter().map(|w| (&w.name, &w.nets)).collect(),
        ];
        for list in lists {
            let mut names = FxHashSet::default();
            for (name, nets) in list {
                if name.is_empty() || !names.insert(name) || nets.iter().any(|n| n.index() >= self.gates.len()) {
                    return Err(format!("port or word `{name}` has a missing net or a name that is not unique"));
                }
            }
        }
        Ok(())
    }
}

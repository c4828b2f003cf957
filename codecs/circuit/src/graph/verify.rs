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
    /// The first invariant that does not hold, in words.
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
        let constant = |o: &NetId| matches!(self.gate(*o), Gate::Constant(_));
        let not_of_not = matches!(gate, Gate::Not(o) if matches!(self.gate(*o), Gate::Not(_)));
        if not_of_not || gate.operands().iter().any(constant) {
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

#[cfg(test)]
mod tests {
    use super::super::Builder;
    use super::*;

    fn sample() -> Circuit {
        let mut b = Builder::new("sample");
        let x = b.input("x", 3);
        let p = b.parity(x.iter().copied());
        let a = b.and([p, x[0]]);
        let n = b.not(a);
        let e = b.equals(&x, 5);
        b.output("y", vec![n, e]);
        b.finish()
    }

    #[test]
    fn every_broken_invariant_is_found() {
        let good = sample();
        assert_eq!(good.verify(), Ok(()));
        // Gates: x0 x1 x2 parity and not equals.
        let broken = |change: &dyn Fn(&mut Circuit)| {
            let mut c = good.clone();
            change(&mut c);
            c.verify().unwrap_err()
        };
        assert_eq!(
            broken(&|c| c.gates[3] = Gate::Parity(Box::new([NetId(0), NetId(4)]))),
            "gate 3 reads a net that is not driven before it"
        );
        assert_eq!(
            broken(&|c| c.gates[3] = Gate::Parity(Box::new([NetId(1), NetId(0)]))),
            "gate 3 has fewer than two operands, or they are not strictly ascending"
        );
        assert_eq!(
            broken(&|c| c.gates[6] = Gate::Equals { word: Box::new([NetId(0)]), value: 2 }),
            "gate 6 compares a word of the wrong width"
        );
        let none = Gate::Equals { word: Box::new([]), value: 0 };
        assert_eq!(broken(&|c| c.gates[6] = none.clone()), "gate 6 compares a word of the wrong width");
        assert_eq!(broken(&|c| c.gates[5] = c.gates[4].clone()), "gate 5 is equal to an earlier gate");
        assert_eq!(
            broken(&|c| c.gates[6] = Gate::Not(NetId(5))),
            "gate 6 has a constant operand or complements a complement"
        );
        assert_eq!(broken(&|c| c.types[3] = NetType::Logic), "net 3 has the wrong type");
        assert_eq!(broken(&|c| c.inputs[0].nets.swap(0, 1)), "gate 0 does not match its input port");
        assert_eq!(
            broken(&|c| c.outputs[0].name.clear()),
            "port or word `` has a missing net or a name that is not unique"
        );
    }

    #[test]
    fn words_of_up_to_64_bits_are_compared_with_values_that_they_can_have() {
        // A word of so many inputs, compared with zero, and then with another value.
        let compared = |width: usize, value: u64| {
            let mut b = Builder::new("compare");
            let x = b.input("x", 65);
            let hit = b.equals(&x[..width.min(64)], 0);
            b.output("hit", vec![hit]);
            let mut circuit = b.finish();
            circuit.gates[hit.index()] = Gate::Equals { word: x[..width].into(), value };
            circuit.verify()
        };
        for (width, value) in [(64, u64::MAX), (63, u64::MAX >> 1), (2, 3)] {
            assert_eq!(compared(width, value), Ok(()));
        }
        for (width, value) in [(65, 0), (63, 1 << 63), (2, 4)] {
            assert_eq!(compared(width, value), Err("gate 65 compares a word of the wrong width".to_owned()));
        }
    }

    #[test]
    fn dead_gates_go_and_the_rest_stays_valid() {
        let c = sample().restricted_to(&["y"]);
        assert_eq!(c, sample());
        let mut b = Builder::new("dead");
        let x = b.input("x", 2);
        let unused = b.or(x.iter().copied());
        let used = b.and(x.iter().copied());
        b.word("unused", crate::graph::Role::Flag, vec![unused]);
        b.output("y", vec![used]);
        let c = b.finish().without_dead_gates();
        assert_eq!((c.gates().len(), c.words().len(), c.verify()), (3, 0, Ok(())));
    }
}

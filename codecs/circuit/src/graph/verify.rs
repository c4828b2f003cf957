//! Checks the invariants of a circuit.

use super::{Circuit, Gate, NetId, NetType};
use rustc_hash::FxHashSet;
use std::fmt;

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// A gate reads a net that is not driven before it.
    Order(usize),
    /// Operands of a parity, AND or OR are not strictly ascending, or fewer than two.
    Operands(usize),
    /// A word compared with a constant has no nets, more than 64, or the constant has bits beyond it.
    Comparison(usize),
    /// Two gates are equal.
    Duplicate(usize),
    /// A gate is simpler than it is written: a constant operand, a double complement.
    Redundant(usize),
    /// A net's type is not what its gate makes it.
    Type(usize),
    /// An input gate does not match its port.
    Input(usize),
    /// A port or word names a net that does not exist, or its name occurs twice or is empty.
    Port(String),
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Order(i) => write!(f, "gate {i} reads a net that is not driven before it"),
            Self::Operands(i) => write!(f, "gate {i} has fewer than two operands, or they are not strictly ascending"),
            Self::Comparison(i) => write!(f, "gate {i} compares a word of the wrong width"),
            Self::Duplicate(i) => write!(f, "gate {i} is equal to an earlier gate"),
            Self::Redundant(i) => write!(f, "gate {i} has a constant operand or complements a complement"),
            Self::Type(i) => write!(f, "net {i} has the wrong type"),
            Self::Input(i) => write!(f, "gate {i} does not match its input port"),
            Self::Port(name) => write!(f, "port or word `{name}` has a missing net or a name that is not unique"),
        }
    }
}

impl std::error::Error for Violation {}

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
    /// The first invariant that does not hold.
    pub fn verify(&self) -> Result<(), Violation> {
        let mut seen = FxHashSet::default();
        for (i, gate) in self.gates.iter().enumerate() {
            if gate.operands().iter().any(|o| o.index() >= i) {
                return Err(Violation::Order(i));
            }
            self.verify_shape(i, gate)?;
            if !seen.insert(gate) {
                return Err(Violation::Duplicate(i));
            }
            if self.types.get(i) != Some(&self.expected_type(gate)) {
                return Err(Violation::Type(i));
            }
        }
        self.verify_names()
    }

    fn verify_shape(&self, i: usize, gate: &Gate) -> Result<(), Violation> {
        match gate {
            Gate::Parity(nets) | Gate::And(nets) | Gate::Or(nets) => {
                if nets.len() < 2 || nets.windows(2).any(|w| w[0] >= w[1]) {
                    return Err(Violation::Operands(i));
                }
            }
            Gate::Equals { word, value } => {
                if word.is_empty() || word.len() > 64 || word.len() < 64 && value >> word.len() != 0 {
                    return Err(Violation::Comparison(i));
                }
            }
            Gate::Input { port, bit } => {
                let net = self.inputs.get(*port as usize).and_then(|p| p.nets.get(*bit as usize));
                if net != Some(&NetId(i as u32)) {
                    return Err(Violation::Input(i));
                }
            }
            Gate::Not(_) | Gate::Constant(_) => {}
        }
        let constant = |o: &NetId| matches!(self.gate(*o), Gate::Constant(_));
        let not_of_not = matches!(gate, Gate::Not(o) if matches!(self.gate(*o), Gate::Not(_)));
        if not_of_not || gate.operands().iter().any(constant) {
            return Err(Violation::Redundant(i));
        }
        Ok(())
    }

    fn expected_type(&self, gate: &Gate) -> NetType {
        match gate {
            Gate::Input { .. } | Gate::Constant(false) => NetType::Linear,
            Gate::Parity(nets) if nets.iter().all(|n| self.net_type(*n) == NetType::Linear) => NetType::Linear,
            _ => NetType::Logic,
        }
    }

    fn verify_names(&self) -> Result<(), Violation> {
        let lists = [
            self.inputs.iter().map(|p| (&p.name, &p.nets)).collect::<Vec<_>>(),
            self.outputs.iter().map(|p| (&p.name, &p.nets)).collect(),
            self.words.iter().map(|w| (&w.name, &w.nets)).collect(),
        ];
        for list in lists {
            let mut names = FxHashSet::default();
            for (name, nets) in list {
                if name.is_empty() || !names.insert(name) || nets.iter().any(|n| n.index() >= self.gates.len()) {
                    return Err(Violation::Port(name.clone()));
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
        assert_eq!(broken(&|c| c.gates[3] = Gate::Parity(Box::new([NetId(0), NetId(4)]))), Violation::Order(3));
        assert_eq!(broken(&|c| c.gates[3] = Gate::Parity(Box::new([NetId(1), NetId(0)]))), Violation::Operands(3));
        assert_eq!(
            broken(&|c| c.gates[6] = Gate::Equals { word: Box::new([NetId(0)]), value: 2 }),
            Violation::Comparison(6)
        );
        let none = Gate::Equals { word: Box::new([]), value: 0 };
        assert_eq!(broken(&|c| c.gates[6] = none.clone()), Violation::Comparison(6));
        assert_eq!(broken(&|c| c.gates[5] = c.gates[4].clone()), Violation::Duplicate(5));
        assert_eq!(broken(&|c| c.gates[6] = Gate::Not(NetId(5))), Violation::Redundant(6));
        assert_eq!(broken(&|c| c.types[3] = NetType::Logic), Violation::Type(3));
        assert_eq!(broken(&|c| c.inputs[0].nets.swap(0, 1)), Violation::Input(0));
        assert_eq!(broken(&|c| c.outputs[0].name.clear()), Violation::Port(String::new()));
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
            assert_eq!(compared(width, value), Err(Violation::Comparison(65)));
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

//! The difference of stored and codeword bits in the modules of an entry: the constant, and the address with its port.

use super::options::Options;
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;

/// The constant and the address bits that are added to each bit of the entry.
pub(super) struct Folded {
    port: String,
    bits: usize,
    /// For each physical bit, the address bits that complement it.
    on: Vec<Vec<usize>>,
    /// The sets of several address bits that some bit needs, each once.
    sums: Vec<Vec<usize>>,
    /// Bits that are stored complemented.
    constant: Vec<usize>,
}

const SUMS: &str = "address_sum";

impl Folded {
    pub(super) fn new(scheme: &Scheme, options: &Options) -> Self {
        let on: Vec<Vec<usize>> = (0..scheme.geometry.bits())
            .map(|bit| scheme.address.as_ref().map_or_else(Vec::new, |address| address.on(bit)))
            .collect();
        let mut sums: Vec<Vec<usize>> = Vec::new();
        for set in on.iter().filter(|set| set.len() > 1) {
            if !sums.contains(set) {
                sums.push(set.clone());
            }
        }
        let bits = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
        Self { port: options.input("address"), bits, on, sums, constant: scheme.constant.clone() }
    }

    /// Adds the address port to a module.
    pub(super) fn port(&self, module: &mut Module) {
        if self.bits > 0 {
            module.port(Direction::Input, &self.port, self.bits, "address of the entry");
        }
    }

    /// Adds the sums of several address bits to a module.
    pub(super) fn items(&self, module: &mut Module) {
        if self.sums.is_empty() {
            return;
        }
        module.section("Address: the sums of its bits that are added to stored bits, each the parity under its mask.");
        let masks: Vec<String> = (0..self.sums.len()).map(|i| format!("ADDRESS_SUM_{i}_MASK")).collect();
        for (name, set) in masks.iter().zip(&self.sums) {
            let value = (0..self.bits).map(|a| set.contains(&a)).collect();
            module.items.push(Item::Localparam { name: name.clone(), value });
        }
        module.declare(SUMS, self.sums.len(), None);
        for (i, mask) in masks.into_iter().enumerate() {
            let masked = Expr::Chain(Op::And, vec![Expr::name(&self.port), Expr::name(mask)]);
            module.items.push(Item::Assign {
                left: Expr::bit_of(SUMS, self.sums.len(), i),
                right: Expr::Reduce(Op::Xor, Box::new(masked)),
                note: None,
            });
        }
    }

    /// `value` of physical bit `bit`, plus its bit of the constant and its address bits.
    pub(super) fn folded(&self, bit: usize, value: Expr) -> Expr {
        let complemented = self.constant.binary_search(&bit).is_ok();
        let value = if complemented { Expr::Not(Box::new(value)) } else { value };
        let added = match self.on[bit].as_slice() {
            [] => return value,
            [one] => Expr::bit_of(&self.port, self.bits, *one),
            several => {
                let i = self.sums.iter().position(|set| set == several).unwrap_or(0);
                Expr::bit_of(SUMS, self.sums.len(), i)
            }
        };
        Expr::Chain(Op::Xor, vec![value, added])
    }
}

//! Lax flags of a decoder of single errors, as those of OpenTitan's `prim_secded`: every syndrome of odd parity counts as
//! corrected, whether it is a column of H or not [lowRISC, OpenTitan, hw/ip/prim/rtl/prim_secded_*_dec.sv].

use crate::design::{Design, File, Options, provenance};
use crate::verilog::{Direction, Expr, Item, Module, Op, print};
use eccforge_scheme::Scheme;

/// The flags of a scheme, and their cost.
pub struct LaxFlags {
    /// Bits of the syndrome whose sum is one for every single error.
    parity: Vec<bool>,
    /// Number of triple errors of the entry.
    pub triples: usize,
    /// Number of triple errors that are uncorrectable for the decoder, and that give wrong data without `due` with lax flags.
    pub silent: usize,
    /// The first of these errors: its bits in the entry.
    pub example: Option<[usize; 3]>,
}

/// Maximum number of check bits; the search tries every sum of syndrome bits.
const MOST_CHECK_BITS: u32 = 20;

impl LaxFlags {
    /// The flags of a scheme; `Err` holds the reason if it has none.
    ///
    /// # Errors
    /// The scheme has several codewords or an address, corrects errors other than single bits, or no sum of syndrome bits is one
    /// for every single error.
    pub fn new(scheme: &Scheme) -> Result<Self, String> {
        let (h, corrects) = (&scheme.code.h, &scheme.corrects[0]);
        if scheme.codewords() != 1 || scheme.address.is_some() {
            return Err("--lax takes a scheme of one codeword without an address".into());
        }
        let is_of_bits = corrects.len() == h.columns().len() && corrects.iter().all(|space| space.dimension() == 1);
        if !is_of_bits || corrects.iter().any(|space| space.pattern(1).len() != 1) {
            return Err("--lax takes a scheme that corrects all single bits and nothing else".into());
        }
        let is_odd = |sum: u64| h.columns().iter().all(|column| (column & sum).count_ones() % 2 == 1);
        let sum = if h.r() > MOST_CHECK_BITS { None } else { (1..1u64 << h.r()).find(|sum| is_odd(*sum)) };
        let Some(sum) = sum else {
            return Err("--lax: no sum of syndrome bits is one for every single error".into());
        };
        let (triples, silent, example) = count(scheme);
        Ok(Self { parity: (0..h.r()).map(|bit| sum >> bit & 1 == 1).collect(), triples, silent, example })
    }

    /// The module `<prefix>_lax_flags`: the input is the decoder's syndrome, and the outputs are `ce` and `due`.
    pub fn module(&self, options: &Options, design: &Design) -> Module {
        let doc = "Lax flags for the syndrome of the decoder: a syndrome of odd parity counts as corrected, also where the decoder \
                   corrects nothing. Connect ce and due from here, and leave those of the decoder open.";
        let mut module = Module::new(format!("{}_lax_flags", design.prefix), vec![doc.into()]);
        let syndrome = options.input("syndrome_0");
        let [ce, due] = ["ce", "due"].map(|name| options.output(name));
        module.port(Direction::Input, &syndrome, self.parity.len(), "syndrome of the decoder");
        module.port(Direction::Output, &ce, 1, "the syndrome is that of an odd number of errors");
        module.port(Direction::Output, &due, 1, "the syndrome is that of an even number of errors, not zero");
        module.items.push(Item::Localparam { name: "Parity".into(), value: self.parity.clone() });
        let summed = Expr::Chain(Op::And, vec![Expr::name(&syndrome), Expr::name("Parity")]);
        let any = Expr::Reduce(Op::Or, Box::new(Expr::name(&syndrome)));
        let values = [
            (&ce, Expr::Reduce(Op::Xor, Box::new(summed))),
            (&due, Expr::Chain(Op::And, vec![any, Expr::Not(Box::new(Expr::name(&ce)))])),
        ];
        for (name, right) in values {
            module.items.push(Item::Assign { left: Expr::name(name), right, note: None });
        }
        module
    }

    /// The file of the [`Self::module`].
    pub fn file(&self, scheme: &Scheme, options: &Options, design: &Design) -> File {
        let module = self.module(options, design);
        let header = provenance::lines(scheme, &format!("{} --lax", options.flags()));
        File { name: module.file(), text: print(&module, &header) }
    }
}

/// Numbers of triple errors, and of those that are silent with lax flags only: their syndrome is not a column, and some data bit is wrong.
/// The first of these is named.
fn count(scheme: &Scheme) -> (usize, usize, Option<[usize; 3]>) {
    let columns = scheme.code.h.columns();
    let physical = scheme.layout.codeword(0);
    let is_data: Vec<bool> = physical.iter().map(|bit| scheme.geometry.is_data(*bit)).collect();
    let of_one: std::collections::HashSet<u64> = columns.iter().copied().collect();
    let (mut triples, mut silent, mut example) = (0, 0, None);
    for i in 0..columns.len() {
        for j in 0..i {
            for k in 0..j {
                triples += 1;
                let is_wrong = is_data[i] || is_data[j] || is_data[k];
                if is_wrong && !of_one.contains(&(columns[i] ^ columns[j] ^ columns[k])) {
                    silent += 1;
                    example.get_or_insert([k, j, i].map(|bit| physical[bit]));
                }
            }
        }
    }
    (triples, silent, example)
}

//! Schemes in which the address of an entry takes part in the code without being stored.
//!
//! Each address bit complements certain bits of the stored word. The memory holds c + P a for a codeword c, the
//! address a and a fixed matrix P over GF(2), and the decoder receives the word read minus P a. If P a affects only
//! check bits, this equals further columns of H; if it affects only data bits, the address is XORed into the data. A
//! word that was written at address a and is read at b has the syndrome H P (a + b), whatever its data.

use super::spec::{AddressSpec, FoldSpec, XorSpec};
use super::{Address, Fold, Geometry, Scheme, check_solutions};
use crate::algebraic::address::locators;
use crate::diagnostic::{Checked, Diagnostic};
use crate::reed_solomon::ReedSolomon;
use crate::yaml::Spanned;
use eccforge_gf::gf2;

/// Builds the address of a scheme whose code and layout have been checked.
pub(super) fn build(spec: &Spanned<AddressSpec>, scheme: &Scheme) -> Checked<Address> {
    let bits = spec.value.bits.checked("`bits`", "an address has", "bits")?;
    match &spec.value.fold.value {
        FoldSpec::Columns(columns) => by_columns(&spec.value.fold, columns, bits, scheme),
        FoldSpec::Xor(xor) => by_xor(xor, bits, scheme.geometry),
        FoldSpec::Masks(masks) => by_masks(&spec.value.fold, masks, bits, scheme.geometry),
        FoldSpec::Symbols(symbols) => by_symbols(&spec.value.fold, symbols, bits, scheme),
    }
}

fn by_columns(node: &Spanned<FoldSpec>, columns: &[Spanned<u64>], bits: usize, scheme: &Scheme) -> Checked<Address> {
    let r = scheme.code.h.r();
    if columns.len() != bits {
        let message = format!("expected {bits} address columns, one per bit; got {}", columns.len());
        let at = node.error("these columns", message);
        return at.help("write one column for each address bit, bit 0 first").err();
    }
    for (a, column) in columns.iter().enumerate() {
        let (message, help) = match column.value {
            0 => (
                format!("the column of address bit {a} is zero"),
                "an error in this address bit would never be detected: write another column".into(),
            ),
            value if r < 64 && value >> r != 0 => (
                format!("the column of address bit {a} is {value:#x}, but H has {r} rows"),
                format!("write a number below {:#x}: bit j of it is row j", 1u64 << r),
            ),
            _ => continue,
        };
        return column.error("this column", message).help(help).err();
    }
    let columns: Vec<u64> = columns.iter().map(|column| column.value).collect();
    Ok(Address { fold: Fold::Columns, flips: complemented(&columns, scheme) })
}

/// The columns of further symbols of a Reed-Solomon code.
fn by_symbols(node: &Spanned<FoldSpec>, symbols: &[Spanned<u32>], bits: usize, scheme: &Scheme) -> Checked<Address> {
    let Some(code) = scheme.code.reed_solomon().filter(|code| code.binary_columns() == scheme.code.h.columns()) else {
        let message = "`symbols` needs a `reed-solomon` code, or a code whose patterns are not listed";
        return node.error("this fold", message).help("write the `columns` of the address bits").err();
    };
    let locators = locators(node, symbols, bits, code)?;
    let of_address = ReedSolomon { locators, ..code.clone() }.binary_columns();
    Ok(Address { fold: Fold::Symbols, flips: complemented(&of_address[..bits], scheme) })
}

/// The stored check bits that each address bit complements, if it has this column.
fn complemented(columns: &[u64], scheme: &Scheme) -> Vec<Vec<usize>> {
    let mut flips = vec![Vec::new(); columns.len()];
    // Every codeword has the address, so that each detects it without the others.
    for w in 0..scheme.codewords() {
        for (position, row) in check_solutions(scheme, w) {
            for (column, flips) in columns.iter().zip(&mut flips) {
                if gf2::parity(row & column) == 1 {
                    flips.push(scheme.layout.codeword(w)[position]);
                }
            }
        }
    }
    for list in &mut flips {
        list.sort_unstable();
    }
    flips
}

/// The address XORed into data bits.
pub(super) fn by_xor(xor: &XorSpec, bits: usize, geometry: Geometry) -> Checked<Address> {
    let data = geometry.data_bits();
    let copies = xor.copies.checked("`copies`", "the address is written", "times")?;
    let width = xor.width.value as usize;
    if width == 0 || width > data.len() {
        let message = format!("the address is XORed into {width} bits, but an entry has {} data bits", data.len());
        let at = xor.width.error("out of range", message);
        return at.help(format!("write a number from 1 to {}", data.len())).err();
    }
    // A bit that no data bit has would not change the stored word.
    if bits > width {
        let message =
            format!("address bits {width} to {} are XORed into nothing and would never be detected", bits - 1);
        let at = xor.width.error("too few bits", message);
        return at.help(format!("write at least `width: {bits}`, or fold the address as `columns`")).err();
    }
    let mut flips = vec![Vec::new(); bits];
    for d in 0..width.min(copies * bits) {
        flips[d % bits].push(data[d]);
    }
    Ok(Address { fold: Fold::Xor, flips })
}

/// The address bits XORed into listed data bits.
pub(super) fn by_masks(
    node: &Spanned<FoldSpec>,
    masks: &[Spanned<Vec<Spanned<u64>>>],
    bits: usize,
    geometry: Geometry,
) -> Checked<Address> {
    if masks.len() != bits {
        let message = format!("expected {bits} lists of data bits, one per address bit; got {}", masks.len());
        return node.error("these lists", message).help("write one list for each address bit, bit 0 first").err();
    }
    let data = geometry.data_bits();
    let mut flips = Vec::new();
    for (a, mask) in masks.iter().enumerate() {
        if mask.value.is_empty() {
            let message = format!("address bit {a} is XORed into nothing and would never be detected");
            return mask.error("this list", message).help("name at least one data bit").err();
        }
        let mut own = Vec::new();
        for (at, bit) in mask.value.iter().enumerate() {
            let help = format!("name each data bit once, from 0 to {}", data.len() - 1);
            if mask.value[..at].iter().any(|earlier| earlier.value == bit.value) {
                let message = format!("data bit {} is named twice, and two XORs cancel", bit.value);
                return bit.error("this data bit", message).help(help).err();
            }
            let Some(&physical) = data.get(bit.value as usize) else {
                let message = format!("there is no data bit {}", bit.value);
                return bit.error("this data bit", message).help(help).err();
            };
            own.push(physical);
        }
        own.sort_unstable();
        flips.push(own);
    }
    Ok(Address { fold: Fold::Xor, flips })
}

impl Scheme {
    /// The syndrome contribution of each address bit in codeword `w`; empty for a scheme without address.
    pub fn address_columns(&self, w: usize) -> Vec<u64> {
        let physical = self.layout.codeword(w);
        let mut columns = Vec::new();
        for flips in self.address.iter().flat_map(|address| &address.flips) {
            let own = (0..physical.len()).filter(|bit| flips.contains(&physical[*bit]));
            columns.push(self.code.h.syndrome(own));
        }
        columns
    }

    /// The same scheme without its address. If the address is right, errors of stored bits have the same outcomes in
    /// both.
    #[must_use]
    pub fn without_address(&self) -> Self {
        Self { address: None, ..self.clone() }
    }

    /// An error if the scheme has an address; `what` names the command without support for it, such as "`simulate`".
    ///
    /// # Errors
    /// The scheme has an address.
    pub fn no_address(&self, what: &str) -> Checked<()> {
        if self.address.is_none() {
            return Ok(());
        }
        let message = format!("`{}` has an address in its code, which {what} cannot take", self.id);
        let help = "`check`, `emit verilog|c|rust` and `prove` take addresses; errors of stored bits are those of the same \
                    scheme without `address`";
        Diagnostic::whole(message).within(&self.file).help(help).err()
    }
}

//! Addresses of codes that algebra decodes: symbols of the code that are not stored, or an address XORed into the data.

use super::{Algebraic, Family};
use crate::address::{by_masks, by_xor};
use crate::bch::Bch;
use crate::diagnostic::Checked;
use crate::model::{Address, Fold};
use crate::reed_solomon::{Locator, ReedSolomon};
use crate::spec::{AddressSpec, BitOrderSpec, CodeSpec, FoldSpec, SchemeSpec};
use crate::yaml::Spanned;

/// Builds the address of a scheme that has been checked otherwise.
pub(super) fn build(address: &Spanned<AddressSpec>, spec: &SchemeSpec, scheme: &Algebraic) -> Checked<Address> {
    let bits = address.value.bits.checked("`bits`", "an address has", "bits")?;
    let node = &address.value.fold;
    let of_checks = match (&node.value, &scheme.family) {
        (FoldSpec::Xor(xor), _) => return by_xor(xor, bits, scheme.geometry),
        (FoldSpec::Masks(masks), _) => return by_masks(node, masks, bits, scheme.geometry),
        (FoldSpec::Columns(_), _) => {
            let message = "a code whose correctable set is not listed has no rows of H for these columns";
            return node.error("this fold", message).help("write `symbols`, `xor` or `masks`").err();
        }
        (FoldSpec::Symbols(symbols), Family::ReedSolomon(code)) => {
            let locators = locators(node, symbols, bits, code)?;
            locators.into_iter().flat_map(|locator| of_symbol(code, locator)).take(bits).collect()
        }
        (FoldSpec::Symbols(symbols), Family::Bch(code)) => {
            let is_reversed = matches!(&spec.code.value, CodeSpec::Bch(b) if b.order == Some(BitOrderSpec::LsbFirst));
            count(node, symbols, bits, 1)?;
            of_bits(symbols, code, is_reversed)?
        }
    };
    // Every codeword has the address, so that each detects it without the others.
    let (checks, mut flips) = (scheme.geometry.check_bits(), Vec::new());
    let r = scheme.sizes()[1] / scheme.codewords;
    for own in of_checks {
        let entry = (0..scheme.codewords).flat_map(|w| own.iter().map(move |c| w * r + c));
        flips.push(entry.map(|c| checks[c]).collect());
    }
    Ok(Address { fold: Fold::Symbols, flips })
}

/// The locators of the symbols of an address of this many bits.
pub(crate) fn locators(
    node: &Spanned<FoldSpec>,
    symbols: &[Spanned<u32>],
    bits: usize,
    code: &ReedSolomon,
) -> Checked<Vec<Locator>> {
    if !code.multipliers.is_empty() {
        let message = "`symbols` have no factors, but this code has `multipliers` or `punctured` symbols";
        return node.error("this fold", message).help("write `xor` or `masks`").err();
    }
    count(node, symbols, bits, code.symbol_bits() as usize)?;
    let mut locators = Vec::new();
    for symbol in symbols {
        let locator = Locator::Element(code.field.power(symbol.value.into()));
        if let Some(s) = code.locators.iter().position(|stored| *stored == locator) {
            let message = format!("stored symbol {s} has the locator a^{}", symbol.value);
            return symbol.error("a stored symbol", message).help("write the logarithm of another locator").err();
        }
        if locators.contains(&locator) {
            let message = format!("two address symbols have the locator a^{}", symbol.value);
            let help = format!("let the logarithms differ modulo {}, the order of the field", code.field.order());
            return symbol.error("not distinct", message).help(help).err();
        }
        locators.push(locator);
    }
    Ok(locators)
}

/// Checks that these are as many symbols of m bits as this many address bits fill.
fn count(node: &Spanned<FoldSpec>, symbols: &[Spanned<u32>], bits: usize, m: usize) -> Checked<()> {
    let needed = bits.div_ceil(m);
    if symbols.len() == needed {
        return Ok(());
    }
    let message = format!("expected {needed} symbols for an address of {bits} bits; got {}", symbols.len());
    node.error("these symbols", message).help(format!("write one logarithm for each {m} address bits")).err()
}

/// The check bits of one codeword that each bit of a further symbol complements.
fn of_symbol(code: &ReedSolomon, locator: Locator) -> Vec<Vec<usize>> {
    let m = code.symbol_bits();
    let locators = [&[locator], code.locators.as_slice()].concat();
    let (data, longer) = (code.locators.len() - code.check_symbols as usize, ReedSolomon { locators, ..code.clone() });
    let mut flips = Vec::new();
    for i in 0..m {
        let mut word = vec![0; data + 1];
        word[0] = 1 << i;
        let check = longer.encode(&word).split_off(data + 1);
        let bits = check.iter().flat_map(|value| (0..m).map(move |j| value >> j & 1 == 1));
        flips.push(ones(bits));
    }
    flips
}

/// The check bits of one codeword that each address bit complements, if address bits are further bits of a BCH code.
fn of_bits(symbols: &[Spanned<u32>], code: &Bch, is_reversed: bool) -> Checked<Vec<Vec<usize>>> {
    let (order, r) = (code.field().order() as usize, code.generator().len() - 1);
    let stored = code.data_bits + r;
    let mut flips = Vec::new();
    for (a, symbol) in symbols.iter().enumerate() {
        let power = symbol.value as usize;
        if !(stored..order).contains(&power) {
            let message = format!("x^{power} is not free: the stored bits have the powers up to x^{}", stored - 1);
            let help = match order - stored {
                0 => "use a polynomial of greater degree: this code has no further bits".to_owned(),
                _ => format!("write a number from {stored} to {}", order - 1),
            };
            return symbol.error("out of range", message).help(help).err();
        }
        if symbols[..a].iter().any(|earlier| earlier.value == symbol.value) {
            let message = format!("two address bits have the power x^{power}");
            return symbol.error("not distinct", message).help("write each power once").err();
        }
        // A code that is read from its other end is one of the reciprocal field, in which bit b has x^(stored - 1 - b).
        let power = if is_reversed { order + stored - 1 - power } else { power };
        let data = power + 1 - r;
        let longer = Bch::new(code.field().clone(), code.errors, data, code.extended).expect("below the order");
        let mut word = vec![false; data];
        word[0] = true;
        flips.push(ones(longer.encode(&word).split_off(data)));
    }
    Ok(flips)
}

fn ones(bits: impl IntoIterator<Item = bool>) -> Vec<usize> {
    bits.into_iter().enumerate().filter(|(_, bit)| *bit).map(|(i, _)| i).collect()
}

impl Algebraic {
    /// The data bits and check bits of an entry that these address bits complement together. They are added to the entry that is
    /// written; after a read at an address that differs in these bits, they are an error.
    pub fn complemented(&self, address: &[usize]) -> [Vec<bool>; 2] {
        let bits = [self.geometry.data_bits(), self.geometry.check_bits()];
        let mut sums = bits.each_ref().map(|own| vec![false; own.len()]);
        let flips = self.address.iter().flat_map(|of| address.iter().flat_map(|a| &of.flips[*a]));
        for flip in flips {
            for (own, sum) in bits.iter().zip(&mut sums) {
                if let Ok(at) = own.binary_search(flip) {
                    sum[at] ^= true;
                }
            }
        }
        sums
    }
}

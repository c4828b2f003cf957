//! A constant on the stored word. The memory holds c + m for a codeword entry c and a fixed mask m, and the decoder
//! receives the word read plus m.
//!
//! Encoders and decoders are circuits without the constant, because outcomes of errors do not depend on it. A
//! function of `eccforge-lower` adds it at their ports.

use super::spec::{BitsSpec, ConstantSpec};
use super::{Geometry, Scheme, UniformWord};
use crate::diagnostic::Checked;
use crate::digest::hex;
use crate::yaml::Spanned;

/// The complemented physical bits, ascending.
pub(super) fn build(spec: Option<&Spanned<ConstantSpec>>, geometry: Geometry) -> Checked<Vec<usize>> {
    let Some(spec) = spec else { return Ok(Vec::new()) };
    let (data, check) = (geometry.data_bits(), geometry.check_bits());
    let parts = [(&spec.value.data, data, "data"), (&spec.value.check, check, "check")];
    if parts.iter().all(|part| part.0.is_none()) {
        let help = "write `check: 0x...` or `data: 0x...`, or remove the key";
        return spec.error("no bits", "the constant names no bits").help(help).err();
    }
    let mut bits = Vec::new();
    for (number, places, name) in parts {
        let Some(number) = number else { continue };
        let ones = ones(number)?;
        if let Some(beyond) = ones.iter().find(|bit| **bit >= places.len()) {
            let message = format!("bit {beyond} of the constant is set, but an entry has {} {name} bits", places.len());
            let help = format!("write a number of at most {} bits: bit i is on {name} bit i", places.len());
            return number.0.error("too large", message).help(help).err();
        }
        bits.extend(ones.into_iter().map(|bit| places[bit]));
    }
    bits.sort_unstable();
    Ok(bits)
}

/// The bits of a number that are one.
pub(super) fn ones(number: &BitsSpec) -> Checked<Vec<usize>> {
    let text = number.0.value.trim();
    let (base, digits) = split_prefix(text);
    // The last digit has the lowest bits; underscores group digits, as in Verilog.
    let digits = digits.chars().rev().filter(|c| *c != '_');
    let values: Option<Vec<u32>> = match base {
        // A decimal number has at most 64 bits.
        None => text.parse::<u64>().ok().map(|n| (0..64).map(|i| (n >> i & 1) as u32).collect()),
        Some(base) => digits.map(|c| c.to_digit(base)).collect(),
    };
    let width = base.map_or(1, u32::ilog2) as usize;
    let Some(values) = values.filter(|values| !values.is_empty()) else {
        let help = "write a number such as 0xFC, 0b1100, 8'hFC or 252";
        return number.0.error("not a number", format!("`{text}` is not a number")).help(help).err();
    };
    let mut bits = Vec::new();
    for (at, value) in values.iter().enumerate() {
        bits.extend((0..width).filter(|i| value >> i & 1 == 1).map(|i| at * width + i));
    }
    Ok(bits)
}

/// The base that a prefix names (`0x`, `72'h`, `0b`, `8'b`), and the digits.
pub(super) fn split_prefix(text: &str) -> (Option<u32>, &str) {
    let (size, rest) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    // Verilog gives a number without a size 32 bits, which is rarely meant here.
    let verilog = if size.is_empty() { None } else { rest.strip_prefix('\'') };
    let mark = verilog.unwrap_or(rest);
    let base = match (mark.chars().next(), verilog.is_some()) {
        (Some('x' | 'X'), false) if size == "0" => 16,
        (Some('h' | 'H'), true) => 16,
        (Some('b' | 'B'), verilog) if verilog || size == "0" => 2,
        _ => return (None, text),
    };
    (Some(base), &mark[1..])
}

impl Scheme {
    /// The same scheme with these physical bits stored complemented.
    #[must_use]
    pub fn with_constant(&self, mut bits: Vec<usize>) -> Self {
        bits.sort_unstable();
        Self { constant: bits, ..self.clone() }
    }

    /// The constant in words, such as `check bits XOR 0xfc`; `None` for a scheme without one.
    pub fn constant_in_words(&self) -> Option<String> {
        if self.constant.is_empty() {
            return None;
        }
        let mut parts = Vec::new();
        for (name, places) in [("check", self.geometry.check_bits()), ("data", self.geometry.data_bits())] {
            let bits: Vec<bool> = places.iter().map(|bit| self.constant.binary_search(bit).is_ok()).collect();
            if bits.contains(&true) {
                parts.push(format!("{name} bits XOR 0x{}", hex(&bits)));
            }
        }
        Some(parts.join(", "))
    }

    /// The physical bits that are one after the constant is removed from an all-0 or all-1 stored word.
    pub fn unmasked(&self, word: UniformWord) -> Vec<usize> {
        let ones = (0..self.geometry.bits()).filter(|bit| {
            let is_complemented = self.constant.binary_search(bit).is_ok();
            is_complemented == (word == UniformWord::Zeros)
        });
        ones.collect()
    }
}

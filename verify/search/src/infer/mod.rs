//! Infers a linear code: the words that a memory stored or delivered determine the code by linear algebra.
//!
//! [`words`] reads lists of words, [`space`] finds the checks that they satisfy, [`family`] names the code with these
//! checks. [`nand`] tries the layouts of a raw dump, and finds the generator polynomial of its sectors. [`profile`] finds
//! the code of a miscorrection profile.

pub mod family;
mod hamming;
mod layouts;
mod long;
pub mod nand;
pub mod profile;
pub mod report;
pub mod sectors;
pub mod space;
pub mod words;

/// A set of bits or the coefficients of a polynomial: bit i is bit i % 64 of word i / 64.
pub type Bits = Vec<u64>;

/// The bits in this order, the first as bit 0.
pub fn packed(bits: impl IntoIterator<Item = bool>) -> Bits {
    let mut words = Bits::new();
    for (i, bit) in bits.into_iter().enumerate() {
        if i % 64 == 0 {
            words.push(0);
        }
        words[i / 64] |= u64::from(bit) << (i % 64);
    }
    words
}

//! The reference decoder: an entry is corrected only if every codeword is clean or correctable and the corrections
//! pass the checks.
//!
//! 1. Each codeword: zero syndrome = clean; a correctable pattern's syndrome = correct that pattern; else detect.
//! 2. If any codeword detects, the entry is detected.
//! 3. If two or more codewords correct, the corrected bits must be together (the sanity check).
//! 4. If pairs need confirmation, another codeword must correct a bit in the same aligned byte.

use crate::binary::{Rule, combination};
use crate::symbol::{Corrections, SymbolCode};

/// The hardware's claim about an entry, not the ground truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Every syndrome is zero.
    Clean,
    /// Something was corrected, and the sanity check passed.
    Corrected,
    /// A detected uncorrectable error: nothing was changed.
    Detected,
}

/// A decoded entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// Status that the decoder reports.
    pub status: Status,
    /// Corrected: the corrected entry, including check bits. Clean or detected: the entry as received.
    pub entry: Vec<bool>,
}

/// The definition of one scheme, ready to encode and decode.
#[derive(Clone, Debug)]
pub struct Oracle {
    /// The name that `by_id` accepts.
    pub id: String,
    /// Physical bits of an entry, including check bits.
    pub bits: usize,
    /// Physical bits on data pins, ascending: data bit `d` is at `data_positions[d]`.
    pub data_positions: Vec<usize>,
    /// `check_bits[w]`: the codeword bits of codeword `w` on check pins.
    pub(crate) check_bits: Vec<Vec<usize>>,
    /// `codewords[w][b]`: physical bit of codeword `w`, codeword bit `b`.
    pub(crate) codewords: Vec<Vec<usize>>,
    /// `columns[b]`: column of H of codeword bit `b`; bit `j` is row `j`.
    pub(crate) columns: Vec<u64>,
    /// The decoding of syndromes: one element for each codeword, or one for all of them.
    pub(crate) corrections: Vec<Corrections>,
    pub(crate) rule: Rule,
    /// Number of pins per beat, if a correction of several bits needs another codeword's confirmation.
    pub(crate) confirm_same_byte: Option<usize>,
    /// The code over the field, with which Reed-Solomon schemes encode.
    pub(crate) symbols: Option<SymbolCode>,
}

/// The result of one codeword.
pub(crate) enum WordResult {
    Clean,
    /// These codeword bits are wrong.
    Correct(Vec<usize>),
    Detect,
}

impl Oracle {
    /// Number of codewords of an entry.
    pub fn codewords(&self) -> usize {
        self.codewords.len()
    }

    /// The entry that holds `data`: data bits on the data pins, check bits on the check pins.
    ///
    /// # Panics
    /// Unless there are as many data bits as `data_positions`.
    pub fn encode(&self, data: &[bool]) -> Vec<bool> {
        assert_eq!(data.len(), self.data_positions.len(), "{}: data bits of an entry", self.id);
        let mut entry = vec![false; self.bits];
        for (&position, &bit) in self.data_positions.iter().zip(data) {
            entry[position] = bit;
        }
        match &self.symbols {
            Some(code) => code.encode(&self.codewords, &self.check_bits, &mut entry),
            None => self.encode_binary(&mut entry),
        }
        entry
    }

    /// Solves for the check bits that cancel the syndrome of the data bits.
    fn encode_binary(&self, entry: &mut [bool]) {
        for (w, syndrome) in self.syndromes(entry).into_iter().enumerate() {
            let checks = &self.check_bits[w];
            let columns: Vec<u64> = checks.iter().map(|&b| self.columns[b]).collect();
            let chosen = combination(&columns, syndrome).expect("from_definition has tried every column");
            for c in chosen {
                entry[self.codewords[w][checks[c]]] = true;
            }
        }
    }

    /// The syndrome of every codeword, bit `j` = row `j` of H; a Reed-Solomon row 8 k + i is bit i of S_k.
    ///
    /// # Panics
    /// Unless `received` has `bits` bits.
    pub fn syndromes(&self, received: &[bool]) -> Vec<u64> {
        assert_eq!(received.len(), self.bits, "{}: bits of an entry", self.id);
        let mut syndromes = Vec::new();
        for codeword in &self.codewords {
            let ones = codeword.iter().zip(&self.columns).filter(|(position, _)| received[**position]);
            syndromes.push(ones.fold(0, |sum, (_, column)| sum ^ column));
        }
        syndromes
    }

    /// Decodes an entry.
    ///
    /// # Panics
    /// Unless `received` has `bits` bits.
    pub fn decode(&self, received: &[bool]) -> Decoded {
        let as_received = |status| Decoded { status, entry: received.to_vec() };
        // corrected[..]: for each codeword that corrects something, the physical bits.
        let mut corrected: Vec<Vec<usize>> = Vec::new();
        for (w, syndrome) in self.syndromes(received).into_iter().enumerate() {
            let codeword = &self.codewords[w];
            // One element serves all codewords if they are decoded alike.
            let corrections = &self.corrections[w % self.corrections.len()];
            match corrections.verdict(syndrome) {
                WordResult::Clean => {}
                WordResult::Correct(bits) => corrected.push(bits.into_iter().map(|b| codeword[b]).collect()),
                // One uncorrectable codeword makes the entry uncorrectable, so that nothing is corrected.
                WordResult::Detect => return as_received(Status::Detected),
            }
        }
        if corrected.is_empty() {
            return as_received(Status::Clean);
        }
        if !self.together(&corrected) || !self.confirmed(&corrected) {
            return as_received(Status::Detected);
        }
        let mut decoded = as_received(Status::Corrected);
        for &position in corrected.iter().flatten() {
            decoded.entry[position] = !decoded.entry[position];
        }
        decoded
    }

    /// The sanity check: with two or more correcting codewords, all corrected bits share a cell of some partition.
    fn together(&self, corrected: &[Vec<usize>]) -> bool {
        match &self.rule {
            Rule::None => true,
            // A single codeword cannot disagree with others: the rule has nothing to compare.
            Rule::TogetherIn(_) if corrected.len() < 2 => true,
            Rule::TogetherIn(partitions) => partitions.iter().any(|cell_of| {
                let mut cells = corrected.iter().flatten().map(|&position| cell_of[position]);
                let first = cells.next();
                cells.all(|cell| Some(cell) == first)
            }),
        }
    }

    /// Whether every correction of several bits is in one aligned byte where another codeword also corrects a bit.
    fn confirmed(&self, corrected: &[Vec<usize>]) -> bool {
        let Some(pins) = self.confirm_same_byte else { return true };
        let byte = |position: usize| (position / pins, position % pins / 8);
        for (w, bits) in corrected.iter().enumerate() {
            // A correction of one bit needs no confirmation.
            if bits.len() < 2 {
                continue;
            }
            let wanted = byte(bits[0]);
            let in_one_byte = bits.iter().all(|&position| byte(position) == wanted);
            let mut is_confirmed = false;
            for (other, other_bits) in corrected.iter().enumerate() {
                is_confirmed |= other != w && other_bits.iter().any(|&position| byte(position) == wanted);
            }
            if !in_one_byte || !is_confirmed {
                return false;
            }
        }
        true
    }
}

//! Reports of words as erasures of the next stage: a Reed-Solomon code takes the symbols with bits of reported words as
//! erased, if their number is within the bounds of the file.

use super::spec::{ErasuresSpec, ReportSpec};
use super::{BallDecoder, Stage, StageScheme};
use crate::algebraic::Family;
use crate::bounded::Bounded;
use crate::diagnostic::Checked;
use crate::yaml::Spanned;

/// The rule by which a stage takes symbols as erased. Invariant: `from <= up_to <=` the check symbols of the code.
#[derive(Clone, Debug)]
pub struct Erasures {
    /// The reports of the previous stage that erase symbols.
    pub of: ReportSpec,
    /// Minimum number of erased symbols of a codeword; with fewer, it is decoded without erasures.
    pub from: usize,
    /// Maximum number of erased symbols of a codeword; with more, it is uncorrectable.
    pub up_to: usize,
    decoder: BallDecoder,
    /// `[copy][codeword][symbol]`: the copies of the previous stage from which the symbol has bits.
    feeds: Vec<Vec<Vec<Vec<usize>>>>,
}

impl Erasures {
    /// The erasures of a stage with this scheme, copies and wiring; `before` is the previous stage.
    pub(super) fn checked(
        spec: &Spanned<ErasuresSpec>,
        before: Option<&Stage>,
        (scheme, copies, reads): (&StageScheme, usize, &[usize]),
    ) -> Checked<Self> {
        let Some(before) = before else {
            let error = spec.error("no stage before", "the first stage reads cells, which report nothing");
            return error.help("move `erasures` to a later stage").err();
        };
        let decoder = match scheme {
            StageScheme::Listed(scheme) => BallDecoder::of_listed(scheme),
            StageScheme::Ball(scheme, layout) => Some(BallDecoder::new(scheme, layout)),
        };
        let decoder = decoder.filter(|decoder| decoder.group.is_none());
        let Some((decoder, Family::ReedSolomon(code))) = decoder.map(|decoder| (decoder.clone(), decoder.family))
        else {
            let message = format!(
                "`{}` does not correct up to t symbols of a Reed-Solomon code without further rules",
                scheme.id()
            );
            let help = "erase symbols of a code with `code-symbols: {up-to: 1}`";
            return spec.error("for this code", message).help(help).err();
        };
        let r = code.check_symbols as usize;
        let (from, up_to) = (limit(spec.value.from, r, 1)?, limit(spec.value.up_to, r, r)?);
        if from > up_to {
            let message = format!("from {from} to {up_to} symbols are none");
            return spec.error("no number", message).help("write `from` not above `up-to`").err();
        }
        let mut feeds = Vec::new();
        for own in reads.chunks(scheme.geometry().bits()).take(copies) {
            let mut of_copy = Vec::new();
            for symbol in decoder.codewords.iter().map(|word| word.chunks(code.symbol_bits() as usize)) {
                of_copy.push(symbol.map(|bits| sources(bits, own, before.data_of_copy())).collect());
            }
            feeds.push(of_copy);
        }
        Ok(Self { of: spec.value.of, from, up_to, decoder, feeds })
    }

    /// Whether a word with these flags erases its symbols.
    pub fn erases(&self, ce: bool, due: bool) -> bool {
        match self.of {
            ReportSpec::Uncorrectable => due,
            ReportSpec::Corrected => ce && !due,
            ReportSpec::Alarm => ce || due,
        }
    }

    /// The symbols of each codeword of a copy that have bits of reported words.
    pub fn reported(&self, copy: usize, words: &[bool]) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        for symbols in &self.feeds[copy] {
            all.push((0..symbols.len()).filter(|s| symbols[*s].iter().any(|word| words[*word])).collect());
        }
        all
    }

    /// The bits that the decoder flips in an entry with these wrong bits, ascending, and reported symbols; `None` if it is
    /// uncorrectable.
    pub fn decode(&self, wrong: &[usize], reported: &[Vec<usize>]) -> Option<Vec<usize>> {
        if reported.iter().any(|symbols| symbols.len() > self.up_to) {
            return None;
        }
        let mut erased = reported.to_vec();
        for symbols in erased.iter_mut().filter(|symbols| symbols.len() < self.from) {
            symbols.clear();
        }
        self.decoder.decode(wrong, &erased)
    }

    /// One line that describes the erasures, for the hash.
    pub(super) fn text(&self) -> String {
        format!("erased by {:?} words, from {} to {} symbols\n", self.of, self.from, self.up_to)
    }
}

/// A number of symbols of the file, or the default; there are `r` check symbols.
fn limit(number: Option<Bounded<1, 4096>>, r: usize, default: usize) -> Checked<usize> {
    match number {
        Some(number) if number.value as usize > r => {
            let message = format!("{} symbols cannot be erased with {r} check symbols", number.value);
            number.error("too many", message).help(format!("write at most {r}")).err()
        }
        Some(number) => number.checked("the number", "a codeword has", "erased symbols"),
        None => Ok(default),
    }
}

/// The copies of the previous stage, of `data` data bits each, that these bits of an entry read.
fn sources(bits: &[usize], reads: &[usize], data: usize) -> Vec<usize> {
    let mut words: Vec<usize> = bits.iter().map(|bit| reads[*bit] / data).collect();
    words.dedup();
    words
}

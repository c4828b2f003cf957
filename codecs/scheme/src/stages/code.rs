//! The schemes of stages, whose correctable patterns are listed or a ball that only algebra decodes.

use crate::algebraic::{Algebraic, Family, Group};
use crate::correctable::Ball;
use crate::diagnostic::SourceFile;
use crate::{Geometry, Layout, Scheme, digest};

/// The scheme of a stage.
#[derive(Clone, Debug)]
pub enum StageScheme {
    /// Its correctable patterns are listed.
    Listed(Box<Scheme>),
    /// It corrects a ball that is not listed; the layout of an entry can be any.
    Ball(Box<Algebraic>, Layout),
}

impl From<Scheme> for StageScheme {
    fn from(scheme: Scheme) -> Self {
        Self::Listed(Box::new(scheme))
    }
}

impl StageScheme {
    /// The scheme, if its correctable patterns are listed.
    pub fn listed(&self) -> Option<&Scheme> {
        match self {
            Self::Listed(scheme) => Some(scheme),
            Self::Ball(..) => None,
        }
    }

    /// The scheme, if its correctable patterns are not listed and its codewords lie one after the other.
    pub fn algebraic(&self) -> Option<&Algebraic> {
        match self {
            Self::Ball(scheme, layout) => {
                let identity = Layout::identity(scheme.codewords, layout.codeword(0).len());
                (*layout == identity).then_some(scheme)
            }
            Self::Listed(_) => None,
        }
    }

    /// Short name.
    pub fn id(&self) -> &str {
        match self {
            Self::Listed(scheme) => &scheme.id,
            Self::Ball(scheme, _) => &scheme.id,
        }
    }

    /// Display name.
    pub fn name(&self) -> &str {
        match self {
            Self::Listed(scheme) => &scheme.name,
            Self::Ball(scheme, _) => &scheme.name,
        }
    }

    /// Source of the publication.
    pub fn source(&self) -> &str {
        match self {
            Self::Listed(scheme) => &scheme.source,
            Self::Ball(scheme, _) => &scheme.source,
        }
    }

    /// The file from which the scheme was read.
    pub fn file(&self) -> &SourceFile {
        match self {
            Self::Listed(scheme) => &scheme.file,
            Self::Ball(scheme, _) => &scheme.file,
        }
    }

    /// Shape of an entry.
    pub fn geometry(&self) -> Geometry {
        match self {
            Self::Listed(scheme) => scheme.geometry,
            Self::Ball(scheme, _) => scheme.geometry,
        }
    }

    /// The layout of codewords in an entry.
    pub fn layout(&self) -> &Layout {
        match self {
            Self::Listed(scheme) => &scheme.layout,
            Self::Ball(_, layout) => layout,
        }
    }

    /// Hash of the meaning of the scheme.
    pub fn hash(&self) -> String {
        match self {
            Self::Listed(scheme) => scheme.hash(),
            Self::Ball(scheme, _) if self.algebraic().is_some() => scheme.hash(),
            Self::Ball(scheme, layout) => digest::sha256(format!("{}\n{layout:?}\n", scheme.hash())),
        }
    }

    /// The text of the meaning of the scheme, for the hash of the stages.
    pub(super) fn canonical_text(&self) -> String {
        match self {
            Self::Listed(scheme) => scheme.canonical_text(),
            Self::Ball(..) => format!("ball {}\n", self.hash()),
        }
    }
}

/// Decoder of entries whose codewords correct up to t symbols or bits.
#[derive(Clone, Debug)]
pub struct BallDecoder {
    pub(super) family: Family,
    radius: usize,
    pub(super) group: Option<Group>,
    /// Physical bits of each codeword.
    pub(super) codewords: Vec<Vec<usize>>,
    /// Codeword of each physical bit, and the bit of the codeword.
    places: Vec<(usize, usize)>,
}

impl BallDecoder {
    /// The decoder of a scheme whose patterns are not listed.
    pub fn new(scheme: &Algebraic, layout: &Layout) -> Self {
        Self::with(scheme.family.clone(), scheme.radius, scheme.group, layout)
    }

    /// The decoder of a listed scheme that corrects up to t symbols of a Reed-Solomon code without further rules.
    pub(super) fn of_listed(scheme: &Scheme) -> Option<Self> {
        let plain = scheme.sanity_check.is_empty() && scheme.pair_confirmation == Default::default();
        let alike = scheme.corrects.iter().all(|list| list == &scheme.corrects[0]) && scheme.constant.is_empty();
        let radius = match scheme.corrects.first().map_or(&[][..], Vec::as_slice) {
            [] => 0,
            spaces => Ball::of(spaces, &scheme.code)?.radius,
        };
        let family = Family::ReedSolomon(scheme.code.reed_solomon()?.clone());
        (plain && alike).then(|| Self::with(family, radius, None, &scheme.layout))
    }

    fn with(family: Family, radius: usize, group: Option<Group>, layout: &Layout) -> Self {
        let codewords = (0..layout.codewords()).map(|w| layout.codeword(w).to_vec()).collect();
        Self { family, radius, group, codewords, places: layout.inverse() }
    }

    /// Maximum number of wrong bits of an entry that are corrected wherever they are.
    pub fn always_corrected(&self) -> usize {
        self.group.map_or(self.radius, |rule| rule.above)
    }

    /// The bits that the decoder flips in an entry with these wrong bits, ascending; `None` if it is uncorrectable. The symbols
    /// of `erased[w]`, at most as many as check symbols, are erased in codeword w; without a list, none is.
    pub fn decode(&self, wrong: &[usize], erased: &[Vec<usize>]) -> Option<Vec<usize>> {
        let (n, m) = self.family.symbols();
        let mut words: Vec<Vec<u32>> = vec![Vec::new(); self.codewords.len()];
        for (w, b) in wrong.iter().map(|bit| self.places[*bit]) {
            words[w].resize(n, 0);
            words[w][b / m] |= 1 << (b % m);
        }
        let mut flips = Vec::new();
        for (w, word) in words.iter().enumerate() {
            // A word without a wrong bit is a codeword, whatever is erased.
            if word.is_empty() {
                continue;
            }
            let erased = erased.get(w).map_or(&[][..], Vec::as_slice);
            let radius = self.radius.min((self.family.distance() - 1 - erased.len()) / 2);
            let found = self.family.correct(word, erased, radius)?;
            if self.group.is_some_and(|rule| !rule.allows(found.iter().map(|(s, _)| *s))) {
                return None;
            }
            for (s, value) in found {
                flips.extend((0..m).filter(|i| value >> i & 1 == 1).map(|i| self.codewords[w][s * m + i]));
            }
        }
        flips.sort_unstable();
        Some(flips)
    }
}

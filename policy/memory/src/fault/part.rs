//! Parts of a device that many entries share.

/// A part of a device that many entries share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// One data or check pin of a pseudo-channel.
    Pin,
    /// One data mat: a byte of every entry of a subarray's rows.
    Mat,
    /// One row of a bank.
    Row,
    /// One column of a subarray.
    Column,
    Bank,
}

impl Part {
    /// The key of this kind in a file.
    pub fn name(self) -> &'static str {
        ["pin", "mat", "row", "column", "bank"][self as usize]
    }

    /// Coordinates of the part after stack, channel and pseudo-channel.
    pub fn coordinates(self) -> &'static [&'static str] {
        match self {
            Self::Pin => &["pin"],
            Self::Mat => &["bank", "subarray", "byte"],
            Self::Row => &["bank", "row", "byte"],
            Self::Column => &["bank", "subarray", "column", "byte"],
            Self::Bank => &["bank", "byte"],
        }
    }
}

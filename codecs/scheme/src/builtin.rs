//! The built-in schemes; the program contains their files and needs no others.

use super::Scheme;
use crate::diagnostic::SourceFile;

/// The file of a built-in scheme.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    /// The scheme's id, which is also the file's name.
    pub id: &'static str,
    folder: &'static str,
    text: &'static str,
}

impl Builtin {
    /// The file, under its path in the repository.
    pub fn file(&self) -> SourceFile {
        SourceFile::new(format!("codecs/schemes/{}{}.yaml", self.folder, self.id), self.text)
    }

    /// The validated scheme.
    pub fn scheme(&self) -> Scheme {
        Scheme::from_text(&self.file(), None).unwrap_or_else(|e| panic!("a shipped scheme is valid: {e}"))
    }
}

macro_rules! shipped {
    ($folder:literal: $($id:literal),* $(,)?) => {
        &[$(Builtin { id: $id, folder: $folder, text: include_str!(concat!("../schemes/", $folder, $id, ".yaml")) }),*]
    };
}

macro_rules! matrices {
    ($($name:literal),* $(,)?) => {
        &[$((concat!("../../matrices/", $name), include_str!(concat!("../matrices/", $name)))),*]
    };
}

static SCHEMES: &[Builtin] = shipped!["":
    // The paper's nine, in the order of its Table 2.
    "ni-secded",
    "i-secded",
    "duet",
    "ni-sec2bec",
    "i-sec2bec",
    "trio",
    "i-ssc",
    "i-ssc-csc",
    "ssc-dsd-plus",
    // Ours, on the same entry.
    "duet-strict",
    "trio-strict",
    "trio-confirmed",
    "trio-searched",
    "rs-pin",
    "sparse-pin",
    "duet-trio",
    "rs-dsc",
    "rs-ssc-tsd",
    // Other memories.
    "hsiao-22-16",
    "hsiao-39-32",
    "hsiao-137-128",
    "opentitan-72-64",
    "on-die-sec-136-128",
    "chipkill-x4",
    "sec-ded-daec-72-64",
    "dec-bch-78-64",
];

/// Schemes with an address in their code; several commands do not support these.
static ADDRESSED: &[Builtin] = shipped!["addresses/": "veer-el2-iccm-64k", "veer-el2-iccm-512k", "hsiao-72-64-address"];

static MATRICES: &[(&str, &str)] = matrices!["opentitan-72-64.txt"];

/// All built-in schemes without an address, the paper's nine first.
pub fn builtins() -> &'static [Builtin] {
    SCHEMES
}

/// The built-in schemes with an address.
pub fn addressed() -> &'static [Builtin] {
    ADDRESSED
}

/// A built-in scheme by id, with or without an address.
pub fn builtin(id: &str) -> Option<Builtin> {
    SCHEMES.iter().chain(ADDRESSED).find(|b| b.id == id).copied()
}

/// A built-in matrix file by its path from a scheme.
pub(super) fn matrix(path: &str) -> Option<&'static str> {
    MATRICES.iter().find(|(name, _)| *name == path).map(|(_, text)| *text)
}

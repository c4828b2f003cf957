//! The shipped works with their schemes and models, embedded in the program so that it needs no files.

use crate::model::ErrorModel;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;

macro_rules! shipped {
    ($folder:literal: $($id:literal),* $(,)?) => {
        Shipped(&[$(($id, concat!("verify/published/", $folder, $id, ".yaml"),
             include_str!(concat!("../../published/", $folder, $id, ".yaml")))),*])
    };
}

/// Shipped files of a kind, each with id, name and text.
#[derive(Clone, Copy, Debug)]
pub struct Shipped(&'static [(&'static str, &'static str, &'static str)]);

impl Shipped {
    /// The ids, in order.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(id, _, _)| *id)
    }

    /// The file with this id.
    pub fn file(self, id: &str) -> Option<SourceFile> {
        self.0.iter().find(|(known, _, _)| *known == id).map(|(_, name, text)| SourceFile::new(*name, *text))
    }
}

/// Published works.
pub static WORKS: Shipped = shipped!["": "micro21", "selcc-date24", "epa-itc23", "ddr4-crc", "ondie-isocc23", "unity-sc23", "enumerators", "cyclic-codes",
    "aff3ct-bch", "amd-chipkill", "drivers"];

/// Schemes that only works use.
pub static SCHEMES: Shipped = shipped!["schemes/":
    "selcc-sec-ded", "selcc-sec-daec", "selcc-sec-daec-taec", "selcc-scc-4lc", "selcc-scc-8lc",
    "epa-sec-ded", "epa-rs-39-36",
    "ddr4-write-crc",
    "fault-bound-none", "fault-bound-16", "fault-bound-32", "chipkill-4x2", "chipkill-2x4",
    "unity-ssc-dec", "unity-chipkill", "unity-on-die",
    "bamboo-spc-66", "bamboo-spc-tpd-68", "amd-double-chipkill", "s8sc-80", "s8sc-144",
];

/// Schemes of several stages.
pub static STAGES: Shipped = shipped!["stages/":
    "unity-on-die-chipkill", "unity-on-die-ssc-dec",
    "bound-1x16-chipkill-4x2", "bound-1x16-chipkill-2x4", "bound-2x8-chipkill-4x2", "bound-2x8-chipkill-2x4",
    "bound-4x4-chipkill-4x2", "bound-4x4-chipkill-2x4", "bound-2x16-chipkill-4x2", "bound-2x16-chipkill-2x4",
    "bound-4x8-chipkill-4x2", "bound-4x8-chipkill-2x4", "unbound-chipkill-4x2", "unbound-chipkill-2x4",
];

/// Models that only works use.
pub static MODELS: Shipped = shipped!["models/": "epa-hbm2e", "ddr4-crc-claims"];

/// The default work of `reproduce`.
pub const DEFAULT: &str = "micro21";

/// A scheme that only a work uses.
pub fn scheme(id: &str) -> Option<Scheme> {
    let file = SCHEMES.file(id)?;
    Some(Scheme::from_text(&file, None).unwrap_or_else(|e| panic!("a shipped scheme is valid: {e}")))
}

/// A model that only a work uses.
pub fn model(id: &str) -> Option<ErrorModel> {
    let file = MODELS.file(id)?;
    Some(ErrorModel::from_text(&file).unwrap_or_else(|e| panic!("a shipped model is valid: {e}")))
}

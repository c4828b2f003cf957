//! The shipped works with their schemes and models, held in the program so that it needs no files.

use crate::model::ErrorModel;
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;

macro_rules! shipped {
    ($folder:literal: $($id:literal),* $(,)?) => {
        &[$(($id, concat!("verify/published/", $folder, $id, ".yaml"),
             include_str!(concat!("../../published/", $folder, $id, ".yaml")))),*]
    };
}

type Shipped = (&'static str, &'static str, &'static str);

static WORKS: &[Shipped] = shipped!["": "micro21", "selcc-date24", "epa-itc23", "ddr4-crc", "ondie-isocc23", "unity-sc23", "enumerators", "cyclic-codes",
    "aff3ct-bch", "amd-chipkill", "drivers"];

static SCHEMES: &[Shipped] = shipped!["schemes/":
    "selcc-sec-ded", "selcc-sec-daec", "selcc-sec-daec-taec", "selcc-scc-4lc", "selcc-scc-8lc",
    "epa-sec-ded", "epa-rs-39-36",
    "ddr4-write-crc",
    "fault-bound-none", "fault-bound-16", "fault-bound-32", "chipkill-4x2", "chipkill-2x4",
    "unity-ssc-dec", "unity-chipkill", "unity-on-die",
    "bamboo-spc-66", "bamboo-spc-tpd-68", "amd-double-chipkill", "s8sc-80", "s8sc-144",
];

static STAGES: &[Shipped] = shipped!["stages/":
    "unity-on-die-chipkill", "unity-on-die-ssc-dec",
    "bound-1x16-chipkill-4x2", "bound-1x16-chipkill-2x4", "bound-2x8-chipkill-4x2", "bound-2x8-chipkill-2x4",
    "bound-4x4-chipkill-4x2", "bound-4x4-chipkill-2x4", "bound-2x16-chipkill-4x2", "bound-2x16-chipkill-2x4",
    "bound-4x8-chipkill-4x2", "bound-4x8-chipkill-2x4", "unbound-chipkill-4x2", "unbound-chipkill-2x4",
];

static MODELS: &[Shipped] = shipped!["models/": "epa-hbm2e", "ddr4-crc-claims"];

fn find(list: &'static [Shipped], id: &str) -> Option<SourceFile> {
    list.iter().find(|(known, _, _)| *known == id).map(|(_, name, text)| SourceFile::new(*name, *text))
}

/// The work that is reproduced where none is named.
pub const DEFAULT: &str = "micro21";

pub(super) fn any_file(id: &str) -> Option<SourceFile> {
    [WORKS, SCHEMES, STAGES, MODELS].iter().find_map(|list| find(list, id))
}

pub(super) fn work_file(id: &str) -> Option<SourceFile> {
    find(WORKS, id)
}

/// Ids of the shipped works.
pub fn work_ids() -> impl Iterator<Item = &'static str> {
    WORKS.iter().map(|(id, _, _)| *id)
}

/// Ids of the schemes that only serve works.
pub fn scheme_ids() -> impl Iterator<Item = &'static str> {
    SCHEMES.iter().map(|(id, _, _)| *id)
}

/// The file of each scheme that only serves a work, by id.
pub fn scheme_files() -> impl Iterator<Item = (&'static str, SourceFile)> {
    SCHEMES.iter().map(|(id, name, text)| (*id, SourceFile::new(*name, *text)))
}

/// A scheme that only serves a work.
pub fn scheme(id: &str) -> Option<Scheme> {
    let file = find(SCHEMES, id)?;
    Some(Scheme::from_text(&file, None).unwrap_or_else(|e| panic!("a shipped scheme is valid: {e}")))
}

/// Ids of the shipped schemes of several stages.
pub fn stages_ids() -> impl Iterator<Item = &'static str> {
    STAGES.iter().map(|(id, _, _)| *id)
}

pub(super) fn stages_file(id: &str) -> Option<SourceFile> {
    find(STAGES, id)
}

/// Ids of the models that only serve works.
pub fn model_ids() -> impl Iterator<Item = &'static str> {
    MODELS.iter().map(|(id, _, _)| *id)
}

/// A model that only serves a work.
pub fn model(id: &str) -> Option<ErrorModel> {
    let file = find(MODELS, id)?;
    Some(ErrorModel::from_text(&file).unwrap_or_else(|e| panic!("a shipped model is valid: {e}")))
}

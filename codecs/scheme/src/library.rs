//! Finds schemes and stages: by name, built in or used only by a published work, or by file.

use crate::algebraic::{Algebraic, Purpose};
use crate::diagnostic::{Checked, Diagnostic, SourceFile, is_path};
use crate::shards::{self, ShardCode};
use crate::stages::{self, StageScheme, Stages};
use crate::{Scheme, addressed, build, builtin, builtins};
use eccforge_files::shipped;
use eccforge_files::shipped::Shipped;
use std::path::Path;

/// Schemes that only published works use.
pub static SCHEMES: Shipped = shipped!["verify/published/schemes/", "../published/schemes/":
    "selcc-sec-ded", "selcc-sec-daec", "selcc-sec-daec-taec", "selcc-scc-4lc", "selcc-scc-8lc",
    "epa-sec-ded", "epa-rs-39-36",
    "ddr4-write-crc",
    "fault-bound-none", "fault-bound-16", "fault-bound-32", "chipkill-4x2", "chipkill-2x4",
    "unity-ssc-dec", "unity-chipkill", "unity-on-die", "smart-on-die",
    "bamboo-spc-66", "bamboo-spc-tpd-68", "amd-double-chipkill", "s8sc-80", "s8sc-144",
];

/// Schemes of published works that only stages support: balls that are not listed, with layouts.
pub static STAGE_SCHEMES: Shipped = shipped!["verify/published/schemes/", "../published/schemes/":
    "chipkill-1x8", "chipkill-1x16", "chipkill-2x8", "chipkill-4x4",
];

/// Schemes of several stages.
pub static STAGES: Shipped = shipped!["verify/published/stages/", "../published/stages/":
    "unity-on-die-chipkill", "unity-on-die-ssc-dec", "smart-on-die-chipkill", "smart-on-die-erasures",
    "bound-1x16-chipkill-4x2", "bound-1x16-chipkill-2x4", "bound-2x8-chipkill-4x2", "bound-2x8-chipkill-2x4",
    "bound-4x4-chipkill-4x2", "bound-4x4-chipkill-2x4", "bound-2x16-chipkill-4x2", "bound-2x16-chipkill-2x4",
    "bound-4x8-chipkill-4x2", "bound-4x8-chipkill-2x4", "unbound-chipkill-4x2", "unbound-chipkill-2x4",
    "bound-1x16-chipkill-4x4", "bound-2x8-chipkill-4x4", "bound-4x4-chipkill-4x4",
    "bound-2x16-chipkill-4x4", "bound-4x8-chipkill-4x4", "unbound-chipkill-4x4",
    "bound-1x16-chipkill-2x8", "bound-2x8-chipkill-2x8", "bound-4x4-chipkill-2x8",
    "bound-2x16-chipkill-2x8", "bound-4x8-chipkill-2x8", "unbound-chipkill-2x8",
    "bound-1x16-chipkill-1x8", "bound-2x8-chipkill-1x8", "bound-4x4-chipkill-1x8",
    "bound-2x16-chipkill-1x8", "bound-4x8-chipkill-1x8", "unbound-chipkill-1x8",
    "bound-1x16-chipkill-1x16", "bound-2x8-chipkill-1x16", "bound-4x4-chipkill-1x16",
    "bound-2x16-chipkill-1x16", "bound-4x8-chipkill-1x16", "unbound-chipkill-1x16",
];

impl Scheme {
    /// Reads and validates the text of a scheme file; `base` is the folder of its matrix file.
    ///
    /// # Errors
    /// The first error in the file, with its place.
    pub fn from_text(file: &SourceFile, base: Option<&Path>) -> Checked<Self> {
        file.attach(build::scheme(file, base))
    }

    /// Reads and validates a scheme file.
    ///
    /// # Errors
    /// The file cannot be read, or [`Scheme::from_text`] rejects it.
    pub fn from_path(path: &Path) -> Checked<Self> {
        Self::from_text(&SourceFile::read(path)?, path.parent())
    }
}

/// A scheme that only a published work uses.
pub fn scheme(id: &str) -> Option<Scheme> {
    let file = SCHEMES.file(id)?;
    Some(Scheme::from_text(&file, None).unwrap_or_else(|e| panic!("a shipped scheme is valid: {e}")))
}

/// A scheme by its file or by its id, which may be that of a product or of a published work.
///
/// # Errors
/// No scheme has this id and it is not a path, or the file is rejected.
pub fn named_scheme(name: &str) -> Checked<Scheme> {
    // Ids come first, so that a file in the current folder cannot replace a shipped scheme unnoticed.
    match scheme_by_id(name) {
        Err(_) if is_path(name) => Scheme::from_path(Path::new(name)),
        found => found,
    }
}

/// The name of a scheme on the command line: the id of a shipped scheme, otherwise the name of its file without the folder,
/// quoted if a shell requires it.
pub fn argument(id: &str, file: &SourceFile) -> String {
    if scheme_by_id(id).is_ok_and(|shipped| shipped.file.text == file.text) {
        return id.to_owned();
    }
    let path = Path::new(&file.name);
    let name = path.file_name().map_or_else(|| file.name.clone(), |n| n.to_string_lossy().into_owned());
    let is_plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "._-+".contains(c));
    if is_plain {
        return name;
    }
    // Within single quotes a shell interprets nothing, and only a quote itself must be written outside of them.
    format!("'{}'", name.replace('\'', "'\\''"))
}

/// A scheme of a stage by its file or by its id: one that [`named_scheme`] finds, or one whose correctable set is not listed.
///
/// # Errors
/// The errors of [`named_scheme`].
pub fn scheme_of_stage(name: &str) -> Checked<StageScheme> {
    let file = match STAGE_SCHEMES.file(name) {
        Some(file) => file,
        None if scheme_by_id(name).is_err() && is_path(name) => SourceFile::read(Path::new(name))?,
        None => return scheme_by_id(name).map(Into::into),
    };
    match Algebraic::from_text_for(&file, Purpose::Stage)? {
        Some((scheme, layout)) => Ok(StageScheme::Ball(Box::new(scheme), layout)),
        None => Scheme::from_text(&file, Path::new(name).parent()).map(Into::into),
    }
}

/// Whether a name refers to stages: the id of shipped stages or the path of a stages file.
pub fn names_stages(name: &str) -> bool {
    if STAGES.file(name).is_some() {
        return true;
    }
    // The id of a scheme wins over a file of the same name in the current folder.
    if scheme_by_id(name).is_ok() {
        return false;
    }
    SourceFile::read(Path::new(name)).is_ok_and(|file| stages::mentions_stages(&file.text))
}

/// A scheme of one stage or several, by id or by file. Schemes of stages are found as [`scheme_of_stage`] finds them.
///
/// # Errors
/// No scheme or stages have this id and it is not a path, or the file is rejected.
pub fn named_stages(name: &str) -> Checked<Stages> {
    match STAGES.file(name) {
        Some(file) => Stages::from_text(&file, None, &scheme_of_stage),
        None if names_stages(name) => Stages::from_path(Path::new(name), &scheme_of_stage),
        None => named_scheme(name).map(|scheme| Stages::from(&scheme)),
    }
}

/// A code by its name: its patterns are listed, or algebra corrects a ball.
pub enum Named {
    /// A scheme of one stage or several.
    Listed(Stages),
    /// A scheme whose correctable set is not listed.
    Algebraic(Box<Algebraic>),
}

/// Like [`named_stages`], but a scheme that algebra decodes is accepted too. A file is read once.
///
/// # Errors
/// The errors of [`named_stages`].
pub fn named_any(name: &str) -> Checked<Named> {
    // Shipped schemes are all listed.
    if is_id(name) || !is_path(name) {
        return named_stages(name).map(Named::Listed);
    }
    of_file(&SourceFile::read(Path::new(name))?, Algebraic::from_text)
}

/// The scheme of a file; paths in it are relative to its folder.
fn of_file(file: &SourceFile, algebraic: fn(&SourceFile) -> Checked<Option<Algebraic>>) -> Checked<Named> {
    let folder = Path::new(&file.name).parent();
    if stages::mentions_stages(&file.text) {
        return Stages::from_text(file, folder, &scheme_of_stage).map(Named::Listed);
    }
    match algebraic(file)? {
        Some(scheme) => Ok(Named::Algebraic(Box::new(scheme))),
        None => Scheme::from_text(file, folder).map(|scheme| Named::Listed(Stages::from(&scheme))),
    }
}

/// A scheme, or a code over shards.
pub enum SchemeOrShards {
    /// A scheme.
    Scheme(Named),
    /// A code over shards.
    Shards(Box<ShardCode>),
}

/// Like [`named_any`], for a command that counts wrong addresses. A code over shards is accepted too. A file is read once,
/// because a pipe can be read only once.
///
/// # Errors
/// The errors of [`named_any`].
pub fn named_or_shards(name: &str) -> Checked<SchemeOrShards> {
    if let Some(file) = shards::CODES.file(name) {
        return ShardCode::from_text(&file).map(Box::new).map(SchemeOrShards::Shards);
    }
    if is_id(name) || !is_path(name) {
        return named_any(name).map(SchemeOrShards::Scheme);
    }
    let file = SourceFile::read(Path::new(name))?;
    if shards::mentions_shards(&file.text) {
        return ShardCode::from_text(&file).map(Box::new).map(SchemeOrShards::Shards);
    }
    of_file(&file, Algebraic::from_text_with_address).map(SchemeOrShards::Scheme)
}

/// Whether a scheme or stages have this id.
fn is_id(name: &str) -> bool {
    STAGES.file(name).is_some() || scheme_by_id(name).is_ok()
}

/// The ids of all schemes in four groups, each with a word for it: schemes of products, schemes over data and address,
/// schemes of published works, and schemes of several stages.
pub fn groups() -> [(&'static str, Vec<&'static str>); 4] {
    [
        ("schemes", ids_of(builtins())),
        ("addressed", ids_of(addressed())),
        ("published", SCHEMES.ids().collect()),
        ("in stages", STAGES.ids().collect()),
    ]
}

/// The ids of schemes, in their order.
fn ids_of(schemes: &'static [crate::Builtin]) -> Vec<&'static str> {
    schemes.iter().map(|scheme| scheme.id).collect()
}

/// The ids of all schemes and stages, in the order of [`groups`].
pub fn ids() -> impl Iterator<Item = &'static str> {
    groups().into_iter().flat_map(|(_, ids)| ids)
}

/// A scheme that stages use, as a scheme of its own.
///
/// # Errors
/// Its correctable set is not listed, and its layout is not the identity.
fn of_one_stage(file: &SourceFile) -> Checked<Scheme> {
    // The error of an unlisted set with a layout names the place; that of a list would only say that it is too long.
    Algebraic::from_text(file)?;
    Scheme::from_text(file, None)
}

/// Returns the scheme with this id, one of a product or of a published work.
///
/// # Errors
/// No scheme has this id.
pub fn scheme_by_id(id: &str) -> Checked<Scheme> {
    if let Some(scheme) = scheme(id) {
        return Ok(scheme);
    }
    if let Some(product) = builtin(id) {
        return Ok(product.scheme());
    }
    if let Some(file) = STAGE_SCHEMES.file(id) {
        return of_one_stage(&file);
    }
    if let Some(file) = STAGES.file(id) {
        let (message, help) = stages::one_scheme_only(&format!("`{id}`"), &file);
        return Err(Box::new(Diagnostic::whole(message).within(&file).help(help)));
    }
    Err(Box::new(Diagnostic::unknown("scheme", id, &ids().collect::<Vec<_>>())))
}

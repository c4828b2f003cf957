//! Builds validated [`Stages`] from a parsed file; the checks run in the order of the file.

use super::spec::{StageSpec, StagesSpec};
use super::{Erasures, Find, Stage, StageScheme, Stages, wiring};
use crate::build::{identifier, one_line};
use crate::diagnostic::{Checked, SourceFile, is_path};
use crate::yaml::Spanned;
use std::path::Path;

/// Maximum number of bits that the copies of a stage read together.
// The sampler holds 512 samples of each bit three times, which are 192 MiB in each thread.
const MOST_BITS: usize = 1 << 20;
/// Name of the first stage's inputs.
const CELLS: &str = "cells";

/// Whether a text is a stages file: one of its lines begins with its version key.
pub fn mentions_stages(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("eccforge-stages"))
}

pub(super) fn stages(file: &SourceFile, base: Option<&Path>, find: Find<'_, StageScheme>) -> Checked<Stages> {
    let spec: StagesSpec = file.parse()?;
    spec.eccforge_stages.check("language of stages", "eccforge-stages")?;
    identifier(&spec.id)?;
    one_line("name", &spec.name)?;
    one_line("source", &spec.source)?;
    if spec.stages.value.len() < 2 {
        let message = format!("need at least two stages, found {}", spec.stages.value.len());
        let at = spec.stages.error("too few", message);
        return at.help("a single code is a scheme: `eccforge show trio` prints one").err();
    }
    let mut stages: Vec<Stage> = Vec::new();
    for node in &spec.stages.value {
        let stage = stage(node, &stages, base, find)?;
        let another =
            stages.iter().any(|s| s.scheme.id() == stage.scheme.id() && s.scheme.hash() != stage.scheme.hash());
        if another || stage.scheme.id() == spec.id.value {
            let message =
                format!("`{}` is the name of two different schemes, and modules are named after it", stage.scheme.id());
            let at = node.value.scheme.error("not the only one", message);
            return at.help("give the stages and each scheme an id of its own").err();
        }
        stages.push(stage);
    }
    let errors_at = errors_at(spec.errors_at.as_ref(), &stages)?;
    Ok(Stages {
        id: spec.id.value,
        name: spec.name.value,
        source: spec.source.value,
        notes: spec.notes,
        stages,
        errors_at,
        file: file.clone(),
    })
}

/// Builds one stage that follows those in `before`.
fn stage(
    node: &Spanned<StageSpec>,
    before: &[Stage],
    base: Option<&Path>,
    find: Find<'_, StageScheme>,
) -> Checked<Stage> {
    let spec = &node.value;
    identifier(&spec.id)?;
    if spec.id.value == CELLS || before.iter().any(|s| s.id == spec.id.value) {
        let message = format!("`{}` is already the name of the cells or of an earlier stage", spec.id.value);
        return spec.id.error("taken", message).help("give every stage an id of its own, such as `rank`").err();
    }
    let scheme = scheme(&spec.scheme, base, find)?;
    // Stages exchange data only; no port carries an address from one to the next.
    if scheme.listed().is_some_and(|scheme| scheme.address.is_some()) {
        let message = format!("`{}` has an address in its code, which stages cannot take", scheme.id());
        let help = "name the same scheme without `address`";
        return spec.scheme.error("has an address", message).help(help).err();
    }
    let copies = spec.copies.checked("`copies`", "a stage has", "parallel words")?;
    let geometry = scheme.geometry();
    let bits = copies * geometry.bits();
    if bits > MOST_BITS {
        let message = format!("{copies} x {} bits are {bits}, but a stage has at most {MOST_BITS}", geometry.bits());
        return spec.copies.error("too many", message).help("write fewer copies").err();
    }
    let reads = reads(spec, before.last(), &scheme)?;
    // Emitted modules of stages have no enable inputs.
    let scheme = scheme.listed().map(|scheme| scheme.tied().into_owned().into()).unwrap_or(scheme);
    let parts = (&scheme, copies, reads.as_slice());
    let erasures =
        spec.erasures.as_ref().map(|erasures| Erasures::checked(erasures, before.last(), parts)).transpose()?;
    Ok(Stage { id: spec.id.value.clone(), scheme, copies, flag: spec.flag, reads, erasures })
}

/// For each bit of a stage, the data bit of the previous stage that it reads; empty for the first stage.
fn reads(spec: &StageSpec, before: Option<&Stage>, scheme: &StageScheme) -> Checked<Vec<usize>> {
    let (geometry, copies) = (scheme.geometry(), spec.copies.value as usize);
    let bits = copies * geometry.bits();
    match (before, &spec.reads) {
        (None, Some(reads)) => {
            let message = format!("`{}` is the first stage: its bits are cells", spec.id.value);
            reads.error("nothing to read", message).help("remove `reads`").err()
        }
        (None, None) => Ok(Vec::new()),
        (Some(inner), reads) => {
            if inner.data() != bits {
                let message = format!(
                    "`{}` reads {copies} x {} = {bits} bits, but `{}` delivers {} x {} = {} data bits",
                    spec.id.value,
                    geometry.bits(),
                    inner.id,
                    inner.copies,
                    inner.data_of_copy(),
                    inner.data()
                );
                let help = match inner.data() % geometry.bits() {
                    0 => format!("write `copies: {}`", inner.data() / geometry.bits()),
                    _ => "change the copies of one of the two so that both have as many bits".to_owned(),
                };
                return spec.copies.error("does not fit", message).help(help).err();
            }
            wiring::build(reads.as_ref(), inner, geometry, copies)
        }
    }
}

/// Loads the scheme of a stage. Errors in a name refer to its place, and errors in a file to that file.
fn scheme(name: &Spanned<String>, base: Option<&Path>, find: Find<'_, StageScheme>) -> Checked<StageScheme> {
    let path = match base {
        // An id is not a path: it must not become a file beside the stages file.
        Some(base) if is_path(&name.value) => base.join(&name.value).display().to_string(),
        _ => name.value.clone(),
    };
    find(&path).map_err(|e| match e.position() {
        Some(_) => e,
        None => {
            let at = name.error("not known", e.message().to_owned());
            let help = e.advice().unwrap_or("write the id of a shipped scheme, or the path of a scheme file");
            Box::new(at.help(help))
        }
    })
}

fn errors_at(at: Option<&Spanned<String>>, stages: &[Stage]) -> Checked<usize> {
    let Some(at) = at.filter(|at| at.value != CELLS) else { return Ok(0) };
    stages.iter().position(|s| s.id == at.value).ok_or_else(|| {
        let ids: Vec<&str> = [CELLS].into_iter().chain(stages.iter().map(|s| s.id.as_str())).collect();
        let message = format!("errors cannot be injected into `{}`", at.value);
        let help = format!("write one of {}: the bits that this stage reads", ids.join(", "));
        Box::new(at.error("no such stage", message).help(help))
    })
}

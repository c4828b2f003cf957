//! From what was written to validated [`Stages`]: the order of checks is the order of the file.

use super::spec::{StageSpec, StagesSpec};
use super::{Find, Stage, Stages, wiring};
use crate::build::{identifier, one_line};
use crate::diagnostic::{Diagnostic, Place, SourceFile, is_path};
use crate::yaml::Spanned;
use std::path::Path;

type Result<T> = std::result::Result<T, Box<Diagnostic>>;

/// Most copies of a stage.
const MOST_COPIES: u32 = 64;
/// Most bits that the copies of a stage read together.
const MOST_BITS: usize = 1 << 14;
/// The name for what the first stage reads.
const CELLS: &str = "cells";

/// Whether a text is a file of stages: one of its lines begins with the key of their version.
pub fn mentions_stages(text: &str) -> bool {
    text.lines().any(|line| line.starts_with("eccforge-stages"))
}

pub(super) fn stages(file: &SourceFile, base: Option<&Path>, find: Find<'_>) -> Result<Stages> {
    let spec: StagesSpec = file.parse()?;
    if spec.eccforge_stages.value != 1 {
        let message = format!("version {} of the language of stages is not known", spec.eccforge_stages.value);
        let at = Diagnostic::at(file, Place::of(&spec.eccforge_stages), "unknown version", message);
        return Err(Box::new(at.help("write `eccforge-stages: 1`")));
    }
    identifier(file, &spec.id)?;
    one_line(file, "name", &spec.name)?;
    one_line(file, "source", &spec.source)?;
    if spec.stages.value.len() < 2 {
        let message = format!("{} stages: there are at least two", spec.stages.value.len());
        let at = Diagnostic::at(file, Place::of(&spec.stages), "too few", message);
        return Err(Box::new(at.help("one code alone is a scheme: `eccforge list trio` prints one")));
    }
    let mut stages: Vec<Stage> = Vec::new();
    for node in &spec.stages.value {
        let stage = stage(file, node, &stages, base, find)?;
        let another = stages.iter().any(|s| s.scheme.id == stage.scheme.id && s.scheme.hash() != stage.scheme.hash());
        if another || stage.scheme.id == spec.id.value {
            let message = format!("`{}` names two different things, and modules are named by it", stage.scheme.id);
            let at = Diagnostic::at(file, Place::of(&node.value.scheme), "not the only one", message);
            return Err(Box::new(at.help("give the stages and each scheme an id of its own")));
        }
        stages.push(stage);
    }
    let errors_at = errors_at(file, spec.errors_at.as_ref(), &stages)?;
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

/// One stage behind those before it.
fn stage(
    file: &SourceFile,
    node: &Spanned<StageSpec>,
    before: &[Stage],
    base: Option<&Path>,
    find: Find<'_>,
) -> Result<Stage> {
    let spec = &node.value;
    let wrong = |place, label: &str, message: String, help: String| {
        Err(Box::new(Diagnostic::at(file, place, label, message).help(help)))
    };
    identifier(file, &spec.id)?;
    if spec.id.value == CELLS || before.iter().any(|s| s.id == spec.id.value) {
        let message = format!("`{}` is the name of something else here", spec.id.value);
        return wrong(
            Place::of(&spec.id),
            "taken",
            message,
            "give every stage an id of its own, such as `rank`".into(),
        );
    }
    let scheme = scheme(file, &spec.scheme, base, find)?;
    if scheme.address.is_some() {
        let message = format!("`{}` has an address in its code, which stages cannot take", scheme.id);
        let help = "name the same scheme without `address`".into();
        return wrong(Place::of(&spec.scheme), "has an address", message, help);
    }
    if !(1..=MOST_COPIES).contains(&spec.copies.value) {
        let message = format!("{} copies: a stage has from 1 to {MOST_COPIES}", spec.copies.value);
        return wrong(
            Place::of(&spec.copies),
            "out of range",
            message,
            "write how many words stand side by side".into(),
        );
    }
    let (geometry, copies) = (scheme.geometry, spec.copies.value as usize);
    let bits = copies * geometry.bits();
    if bits > MOST_BITS {
        let message = format!("{copies} x {} bits are {bits}, but a stage has at most {MOST_BITS}", geometry.bits());
        return wrong(Place::of(&spec.copies), "too many", message, "write fewer copies".into());
    }
    let reads = reads(file, spec, before.last(), &scheme)?;
    let scheme = scheme.with_enables(&scheme.default_enables());
    Ok(Stage { id: spec.id.value.clone(), scheme, copies, flag: spec.flag, reads })
}

/// Which data bits of the stage before the bits of a stage are; none of the first stage.
fn reads(file: &SourceFile, spec: &StageSpec, before: Option<&Stage>, scheme: &crate::Scheme) -> Result<Vec<usize>> {
    let wrong = |place, label: &str, message: String, help: String| {
        Err(Box::new(Diagnostic::at(file, place, label, message).help(help)))
    };
    let (geometry, copies) = (scheme.geometry, spec.copies.value as usize);
    let bits = copies * geometry.bits();
    match (before, &spec.reads) {
        (None, Some(reads)) => {
            let message = format!("`{}` is the first stage: its bits are cells", spec.id.value);
            wrong(Place::of(reads), "nothing to read", message, "remove `reads`".into())
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
                return wrong(Place::of(&spec.copies), "does not fit", message, help);
            }
            wiring::build(file, reads.as_ref(), inner, geometry, copies)
        }
    }
}

/// The scheme of a stage. What is wrong with a name is told at its place, what is wrong with a file in that file.
fn scheme(file: &SourceFile, name: &Spanned<String>, base: Option<&Path>, find: Find<'_>) -> Result<crate::Scheme> {
    let path = base.filter(|_| is_path(&name.value)).map(|base| base.join(&name.value).display().to_string());
    find(path.as_ref().unwrap_or(&name.value)).map_err(|e| match e.position() {
        Some(_) => e,
        None => {
            let at = Diagnostic::at(file, Place::of(name), "not known", e.message().to_owned());
            let help = e.advice().unwrap_or("write the id of a shipped scheme, or the path of a scheme file");
            Box::new(at.help(help))
        }
    })
}

fn errors_at(file: &SourceFile, at: Option<&Spanned<String>>, stages: &[Stage]) -> Result<usize> {
    let Some(at) = at.filter(|at| at.value != CELLS) else { return Ok(0) };
    stages.iter().position(|s| s.id == at.value).ok_or_else(|| {
        let ids: Vec<&str> = [CELLS].into_iter().chain(stages.iter().map(|s| s.id.as_str())).collect();
        let message = format!("errors cannot strike `{}`", at.value);
        let help = format!("write one of {}: the bits that this stage reads", ids.join(", "));
        Box::new(Diagnostic::at(file, Place::of(at), "no such stage", message).help(help))
    })
}

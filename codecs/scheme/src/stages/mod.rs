//! A memory whose data passes several codes on its way from the cells, such as on-die ECC in each device and a code
//! over all devices of a rank in the controller.
//!
//! Each stage is a scheme with a number of copies. Its bits are the data bits of the previous stage's copies, wired
//! as the file states. An uncorrectable word is delivered as read. Invariants of [`Stages`]: there is at least one
//! stage; the wiring of every stage but the first is a bijection between the data bits of the previous stage and its
//! own bits; where there are several, every scheme's enables are tied to their defaults.

mod build;
mod code;
mod erasures;
mod spec;
mod wiring;

use crate::diagnostic::{Checked, SourceFile};
use crate::{Geometry, Scheme, digest};
use std::path::Path;

pub use build::mentions_stages;
pub use code::{BallDecoder, StageScheme};
pub use erasures::Erasures;
pub use spec::FlagSpec as Flag;
pub use spec::ReportSpec as Report;
pub use spec::json_schema;

/// One code between the cells and the data.
#[derive(Clone, Debug)]
pub struct Stage {
    /// Short name.
    pub id: String,
    /// The scheme that the stage decodes.
    pub scheme: StageScheme,
    /// Number of parallel entries of the scheme.
    pub copies: usize,
    /// The information that the stage reports to the controller.
    pub flag: Flag,
    /// For each bit, copy after copy: the data bit of the previous stage that it reads, counted copy after copy.
    /// Empty for the first stage, whose bits are cells.
    pub reads: Vec<usize>,
    /// The rule by which the stage takes symbols as erased, if the reports of the previous stage reach it.
    pub erasures: Option<Erasures>,
}

impl Stage {
    /// Bits that all copies read.
    pub fn bits(&self) -> usize {
        self.copies * self.scheme.geometry().bits()
    }

    /// Data bits that each copy delivers.
    pub fn data_of_copy(&self) -> usize {
        self.scheme.geometry().beats * self.scheme.geometry().data_pins
    }

    /// Data bits that all copies deliver.
    pub fn data(&self) -> usize {
        self.copies * self.data_of_copy()
    }
}

/// Several codes, from the cells outwards.
#[derive(Clone, Debug)]
pub struct Stages {
    /// Short name.
    pub id: String,
    /// Display name.
    pub name: String,
    /// Source of the publication.
    pub source: String,
    /// Remarks of the author.
    pub notes: Option<String>,
    /// The stages, from the cells outwards.
    pub stages: Vec<Stage>,
    /// Index of the stage in whose bits errors are injected; the bits of stage 0 are the cells.
    pub errors_at: usize,
    /// The file from which the stages were read.
    pub file: SourceFile,
}

/// One scheme is a single stage with one copy.
impl From<&Scheme> for Stages {
    fn from(scheme: &Scheme) -> Self {
        let stage = Stage {
            id: scheme.id.clone(),
            scheme: scheme.clone().into(),
            copies: 1,
            flag: Flag::None,
            reads: Vec::new(),
            erasures: None,
        };
        Self {
            id: scheme.id.clone(),
            name: scheme.name.clone(),
            source: scheme.source.clone(),
            notes: scheme.notes.clone(),
            stages: vec![stage],
            errors_at: 0,
            file: scheme.file.clone(),
        }
    }
}

/// Finds the scheme of a stage by id or path.
pub type Find<'a, S> = &'a dyn Fn(&str) -> Checked<S>;

impl Stages {
    /// Reads and checks the text of a stages file. Paths of scheme files are relative to `base`.
    ///
    /// # Errors
    /// The first error in the file, with its place, or an error in a file that it names.
    pub fn from_text<S: Into<StageScheme>>(file: &SourceFile, base: Option<&Path>, find: Find<'_, S>) -> Checked<Self> {
        file.attach(build::stages(file, base, &|name| find(name).map(Into::into)))
    }

    /// The scheme, if there is only one stage.
    pub fn single(&self) -> Option<&Scheme> {
        match self.stages.as_slice() {
            [stage] => stage.scheme.listed(),
            _ => None,
        }
    }

    /// Reads and checks a stages file.
    ///
    /// # Errors
    /// The file cannot be read, or [`Stages::from_text`] rejects it.
    pub fn from_path<S: Into<StageScheme>>(path: &Path, find: Find<'_, S>) -> Checked<Self> {
        Self::from_text(&SourceFile::read(path)?, path.parent(), find)
    }

    /// The reason why only software that decodes word after word supports these stages, if there is one: reports of a stage are
    /// erasures of the next, or the patterns of a scheme are not listed.
    pub fn without_circuits(&self) -> Option<String> {
        let only = "which only `simulate`, `check`, `show --error` and `reproduce` support";
        if let Some(stage) = self.stages.iter().find(|stage| stage.erasures.is_some()) {
            return Some(format!("`{}` takes reports of the stage before as erasures, {only}", stage.id));
        }
        let stage = self.stages.iter().find(|stage| stage.scheme.listed().is_none())?;
        Some(format!("`{}` corrects patterns that are not listed, {only}", stage.id))
    }

    /// The id with underscores: an identifier.
    pub fn identifier(&self) -> String {
        self.id.replace('-', "_")
    }

    /// The stage in whose bits errors are injected.
    pub fn error_stage(&self) -> &Stage {
        &self.stages[self.errors_at]
    }

    /// The last stage, which delivers the data.
    pub fn last(&self) -> &Stage {
        &self.stages[self.stages.len() - 1]
    }

    /// The stages that errors pass, from the one with the errors outwards.
    pub fn passed(&self) -> &[Stage] {
        &self.stages[self.errors_at..]
    }

    /// The error stage's bits as one entry whose beats are those of all copies, copy after copy. If a device's code
    /// has one beat, a beat of the cells is a word of a device.
    pub fn error_geometry(&self) -> Geometry {
        let (g, copies) = (self.error_stage().scheme.geometry(), self.error_stage().copies);
        g.with_beats(g.beats * copies)
    }

    /// The name of the bits in which errors are injected.
    pub fn error_stage_name(&self) -> String {
        match self.errors_at {
            0 => "cells".to_owned(),
            _ => format!("the bits that `{}` reads", self.error_stage().id),
        }
    }

    /// The bits of each copy of the error stage as the rectangle of pins and beats that its device sends:
    /// `[copy][beat][pin]` is a bit of the copy. Data bits are at the positions where the next stage reads them, and
    /// check bits in further beats on the same pins. If the last stage has the errors, these are the pins and beats
    /// of its entry.
    ///
    /// # Errors
    /// A message: the bits of a copy do not fill such a rectangle, or two copies have different shapes.
    pub fn device_bits(&self) -> Result<Vec<Vec<Vec<usize>>>, String> {
        let (error_stage, g) = (self.error_stage(), self.error_stage().scheme.geometry());
        let Some(next) = self.passed().get(1) else {
            let rows = (0..g.beats).map(|beat| (0..g.pins).map(|pin| beat * g.pins + pin).collect());
            return Ok(vec![rows.collect(); error_stage.copies]);
        };
        // A device sends its data where the next stage reads it, whatever the order inside the device.
        let own_bits = g.data_bits();
        // For each copy: beat and pin on which a bit is sent, and the bit. Sorted, they are in the order of time.
        let mut sent: Vec<Vec<((usize, usize), usize)>> = vec![Vec::new(); error_stage.copies];
        for (bit, &data) in next.reads.iter().enumerate() {
            let pins = next.scheme.geometry().pins;
            let (copy, own) = (data / error_stage.data_of_copy(), data % error_stage.data_of_copy());
            sent[copy].push(((bit / pins, bit % pins), own_bits[own]));
        }
        let unfilled = "the bits of each of its words do not fill a rectangle of pins and beats";
        let mut devices: Vec<Vec<Vec<usize>>> = Vec::new();
        for mut bits in sent {
            bits.sort_unstable();
            let beats: Vec<&[((usize, usize), usize)]> = bits.chunk_by(|a, b| a.0.0 == b.0.0).collect();
            let pins = beats[0].len();
            let pins_of_first = beats[0].iter().map(|((_, pin), _)| pin);
            let is_rectangle = beats.iter().all(|beat| beat.iter().map(|((_, pin), _)| pin).eq(pins_of_first.clone()));
            if !is_rectangle || g.check_bits().len() % pins != 0 {
                return Err(unfilled.to_owned());
            }
            let data = beats.iter().map(|beat| beat.iter().map(|(_, bit)| *bit).collect());
            devices.push(data.chain(g.check_bits().chunks(pins).map(<[usize]>::to_vec)).collect());
        }
        // As many bits in as many beats are on as many pins.
        if devices.windows(2).any(|pair| pair[0].len() != pair[1].len()) {
            return Err(unfilled.to_owned());
        }
        Ok(devices)
    }

    /// For each copy of the last stage: the copies of each earlier stage that its bits pass. `[k][e][c]` is about
    /// copy c of stage k and copy e of the last.
    pub fn sources(&self) -> Vec<Vec<Vec<bool>>> {
        let passed = self.passed();
        let last = passed.len() - 1;
        let mut all: Vec<Vec<Vec<bool>>> = vec![Vec::new(); passed.len()];
        all[last] = (0..passed[last].copies).map(|e| (0..passed[last].copies).map(|c| c == e).collect()).collect();
        // The copies that a stage passes depend on those of the next stage, so the last one is first.
        for k in (0..last).rev() {
            let (outer, inner) = (&passed[k + 1], &passed[k]);
            let mut copies = Vec::new();
            for feeding in &all[k + 1] {
                let mut here = vec![false; inner.copies];
                for (bit, &data) in outer.reads.iter().enumerate() {
                    here[data / inner.data_of_copy()] |= feeding[bit / outer.scheme.geometry().bits()];
                }
                copies.push(here);
            }
            all[k] = copies;
        }
        all
    }

    /// SHA-256, in hexadecimal, of the meaning of the stages: schemes, copies, wiring, flags and the error stage.
    pub fn hash(&self) -> String {
        if let Some(scheme) = self.single() {
            // A memory of one stage has the results of its scheme, and is found by the same hash.
            return scheme.hash();
        }
        let mut text = format!("eccforge stages 1\nerrors at {}\n", self.errors_at);
        for stage in &self.stages {
            let reads: Vec<String> = stage.reads.iter().map(ToString::to_string).collect();
            let flag = if stage.flag == Flag::Severity { "severity" } else { "none" };
            text += &format!(
                "stage {} copies, flag {flag}, reads {}\n{}",
                stage.copies,
                reads.join(" "),
                stage.scheme.canonical_text()
            );
            // Without erasures, the text is that of earlier versions, so that their records can be merged.
            text += &stage.erasures.as_ref().map(Erasures::text).unwrap_or_default();
        }
        digest::sha256(text)
    }
}

/// Message and suggested fix for a command that accepts only a single scheme but got the stages of `what`, from this
/// file; the fix names the schemes of the stages.
pub fn one_scheme_only(what: &str, file: &SourceFile) -> (String, String) {
    let message = format!("{what} has several stages, and this command takes a scheme of one");
    // The file can be wrong elsewhere: the suggestion then names no scheme.
    let named = file.parse::<spec::StagesSpec>().map_or_else(
        |_| Vec::new(),
        |spec| spec.stages.value.iter().map(|stage| format!("`{}`", stage.value.scheme.value)).collect(),
    );
    let which = if named.is_empty() { String::new() } else { format!(": {}", named.join(" or ")) };
    let help = "`check`, `show`, `simulate`, `emit c`, `emit rust`, `emit verilog` and `reproduce` take stages; give the scheme of one stage here";
    (message, format!("{help}{which}"))
}

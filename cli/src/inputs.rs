//! Loads schemes, models and other inputs by id or file. If a name or file is of another kind, the error names that kind and the command
//! that takes it.

use clap::{Args, ValueEnum};
use eccforge_evidence::recognised::Lines;
use eccforge_files::diagnostic::{Diagnostic, SourceFile, did_you_mean, is_path, kind_of};
use eccforge_fleet::fleet::study::Study;
use eccforge_gpu::profile::{GeometryOf, Profile};
use eccforge_gpu::replay::{ReadOptions, replay};
use eccforge_model::ErrorModel;
use eccforge_model::library as models;
use eccforge_scheme::Scheme;
use eccforge_scheme::library::{Named, SchemeOrShards};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{builtin, library};
use eccforge_works::{WORKS, Work};
use miette::{Report, Result, miette};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A scheme with its enable settings, and an error model.
#[derive(Args, Clone, Debug)]
pub struct SubjectArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Error model: a built-in id or a file. Default: `hbm2-table1`, for an entry that has all of its classes.
    #[arg(long, value_name = "ID|FILE")]
    pub model: Option<String>,
    /// Set enable inputs of the decoder, such as `pair_correction_en=0`.
    #[arg(long, value_delimiter = ',', value_name = "NAME=0|1")]
    pub enable: Vec<String>,
}

/// Loads a scheme by id or file for a command that does not support an address in the code.
pub fn scheme(name: &str) -> Result<Scheme> {
    scheme_for(name, "this command")
}

/// Loads a scheme by id or file; `what` does not support an address in the code.
pub fn scheme_for(name: &str, what: &str) -> Result<Scheme> {
    let scheme = scheme_or_addressed(name)?;
    scheme.no_address(what)?;
    Ok(scheme)
}

/// Loads a scheme by id or file, with or without an address.
pub fn scheme_or_addressed(name: &str) -> Result<Scheme> {
    let scheme = named(Kind::Schemes, name, |id| library::named_scheme(id).map_err(|e| (*e).into()))?;
    // What is likely a slip has a meaning all the same, so the command goes on.
    for warning in &scheme.warnings {
        crate::terminal::note(warning);
    }
    Ok(scheme)
}

/// Loads a scheme of one stage or several, or one that algebra decodes, by id or file.
pub fn any(name: &str) -> Result<Named> {
    let found = named(Kind::Schemes, name, |id| library::named_any(id).map_err(|e| (*e).into()))?;
    if let Named::Listed(stages) = &found {
        warn(stages);
    }
    Ok(found)
}

/// Like [`any`], but a code over shards is accepted too.
pub fn any_or_shards(name: &str) -> Result<SchemeOrShards> {
    let found = named(Kind::Schemes, name, |id| library::named_or_shards(id).map_err(|e| (*e).into()))?;
    if let SchemeOrShards::Scheme(Named::Listed(stages)) = &found {
        warn(stages);
    }
    Ok(found)
}

/// Loads a scheme of one stage or several by id or file.
pub fn stages(name: &str) -> Result<Stages> {
    let stages = named(Kind::Schemes, name, |id| library::named_stages(id).map_err(|e| (*e).into()))?;
    warn(&stages);
    Ok(stages)
}

/// Prints the warnings of each stage.
fn warn(stages: &Stages) {
    for warning in stages.stages.iter().filter_map(|s| s.scheme.listed()).flat_map(|scheme| &scheme.warnings) {
        crate::terminal::note(warning);
    }
}

/// Loads an error model by id or file.
pub fn model(name: &str) -> Result<ErrorModel> {
    named(Kind::Models, name, |id| models::named_model(id).map_err(|e| (*e).into()))
}

/// Loads a published work by id or file.
pub fn work(name: &str) -> Result<Work> {
    named(Kind::Works, name, |id| Work::named(id).map_err(|e| (*e).into()))
}

/// Loads the profile of a GPU or a host by id or file.
pub fn profile(name: &str) -> Result<Profile> {
    named(Kind::Profiles, name, Profile::load)
}

/// Loads an error model by id or file; the default model if none is named.
pub fn model_or_table1(name: Option<&str>) -> Result<ErrorModel> {
    name.map_or_else(|| Ok(ErrorModel::table1()), model)
}

/// Notes how errors are counted if the parts of an entry differ in size.
pub fn note_uneven(scheme: &Scheme, model: &ErrorModel) {
    if let Some(class) = model.uneven(scheme) {
        crate::terminal::note(&format!(
            "`{}` and similar classes: the parts of the entry differ in size, and the errors of a smaller one count \
             more than once, so that every part is equally likely",
            class.id
        ));
    }
}

/// The help if the policy of a host is given in place of that of a GPU.
pub const PROFILES_OF_GPUS: &str = "name the profile of a GPU, such as `a100-40gb` (`eccforge list profiles`)";

/// Loads the profile of a GPU by id or file; that of a host has no GPU to simulate.
pub fn profile_of_gpu(name: &str) -> Result<Profile> {
    let profile = profile(name)?;
    if profile.geometry_of == GeometryOf::Host {
        return Err(miette!(help = PROFILES_OF_GPUS, "`{name}` is a policy of a host; a GPU is needed here"));
    }
    Ok(profile)
}

/// Loads a field study by id or file.
pub fn study(name: &str) -> Result<Study> {
    named(Kind::Studies, name, |id| Study::named(id).map_err(|e| (*e).into()))
}

/// Sets the enable inputs of a scheme of one stage or several, and loads a model.
pub fn subject(stages: Stages, args: &SubjectArgs) -> Result<(Stages, ErrorModel)> {
    let stages = match stages.single() {
        Some(scheme) => (&with_enables(scheme, &args.enable)?).into(),
        None if args.enable.is_empty() => stages,
        None => {
            let help = "change a copy of the scheme of the stage: stages take enables at their defaults";
            return Err(miette!(help = help, "`--enable` sets the inputs of a scheme of one stage"));
        }
    };
    Ok((stages, model_or_table1(args.model.as_deref())?))
}

/// Sets enable inputs as `NAME=0|1`; the others keep their defaults.
pub fn with_enables(scheme: &Scheme, settings: &[String]) -> Result<Scheme> {
    let mut values = scheme.default_enables();
    let names: Vec<&str> = scheme.enables.iter().map(|e| e.name.as_str()).collect();
    for setting in settings {
        let (name, value) = setting.split_once('=').filter(|(_, v)| matches!(*v, "0" | "1")).ok_or_else(|| {
            miette!(help = "write NAME=0 or NAME=1", "`{setting}` is not a setting of an enable input")
        })?;
        let index = names.iter().position(|n| *n == name).ok_or_else(|| unknown("enable input", name, &names))?;
        values[index] = value == "1";
    }
    let mut tied = scheme.clone();
    for (enable, value) in tied.enables.iter_mut().zip(values) {
        enable.default = value;
    }
    Ok(tied)
}

/// The error for an unknown name, with a suggestion.
pub fn unknown(what: &str, name: &str, known: &[&str]) -> Report {
    Report::new(Diagnostic::unknown(what, name, known))
}

/// A kind of file that ships with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    /// Schemes of products and of published works, including codes over data and address, and several stages.
    Schemes,
    /// Probabilities of the classes of errors.
    Models,
    /// Publications whose tables `reproduce` computes and compares.
    Works,
    /// Policies of GPUs and hosts, for `gpu`, `fleet` and `memtest`.
    Profiles,
    /// Field studies that `fleet --calibrate` compares with.
    Studies,
    /// GPUs of this machine, for `memtest --device`.
    Devices,
}

/// The error of a program that was built without the feature `gpu`.
#[cfg(not(feature = "gpu"))]
pub fn without_gpus() -> Report {
    miette!(
        help = "build it with `--features gpu`, or use the program of the archive",
        "this program was built without GPU support"
    )
}

impl Kind {
    /// The ids of this kind, in the order of `list`.
    pub fn ids(self) -> Vec<&'static str> {
        match self {
            Self::Schemes => library::ids().collect(),
            Self::Models => models::ids().collect(),
            Self::Works => WORKS.ids().collect(),
            Self::Profiles => Profile::built_in_names(),
            Self::Studies => Study::builtin_ids().collect(),
            // They do not ship.
            Self::Devices => Vec::new(),
        }
    }

    /// The noun for an item of this kind, without and with its article.
    pub fn noun(self) -> [&'static str; 2] {
        match self {
            Self::Schemes => ["scheme", "a scheme"],
            Self::Models => ["error model", "an error model"],
            Self::Works => ["published work", "a published work"],
            Self::Profiles => ["profile", "a profile"],
            Self::Studies => ["field study", "a field study"],
            Self::Devices => ["device", "a device"],
        }
    }

    /// A command that takes an item of this kind.
    pub fn command(self, name: &str) -> String {
        match self {
            Self::Schemes => format!("eccforge check {name}"),
            Self::Models => format!("eccforge check trio --model {name}"),
            Self::Works => format!("eccforge reproduce {name}"),
            Self::Profiles => format!("eccforge gpu replay LOG --profile {name}"),
            Self::Studies => format!("eccforge fleet --calibrate {name}"),
            Self::Devices => format!("eccforge memtest --device {name}"),
        }
    }

    /// The kind that has this id, in upper or lower case.
    pub fn of(name: &str) -> Option<Self> {
        Self::value_variants().iter().copied().find(|kind| kind.has(name))
    }

    /// Whether an item of this kind has this id, in upper or lower case.
    pub fn has(self, name: &str) -> bool {
        self.ids().iter().any(|id| id.eq_ignore_ascii_case(name))
    }
}

/// The id that a word means: an id in any case, or the name of a scheme that tables print; otherwise the word.
fn id_of(kind: Kind, word: &str) -> &str {
    if is_path(word) {
        return word;
    }
    let ids = kind.ids();
    let by_name = || if kind == Kind::Schemes { ids.iter().find(|id| is_called(id, word)) } else { None };
    ids.iter().find(|id| id.eq_ignore_ascii_case(word)).or_else(by_name).copied().unwrap_or(word)
}

/// Whether a shipped scheme has this name. Its file is not checked, because a check builds the code.
fn is_called(id: &str, name: &str) -> bool {
    let is_name = |line: &str| {
        let value = line.strip_prefix("name:").map(|value| value.trim().trim_matches('"'));
        value.is_some_and(|value| value.eq_ignore_ascii_case(name))
    };
    shipped(id).is_some_and(|file| file.text.lines().any(is_name))
}

/// The shipped file of an id of any kind.
pub fn shipped(id: &str) -> Option<SourceFile> {
    let scheme_or_model = builtin(id).map(|scheme| scheme.file()).or_else(|| Some(ErrorModel::builtin(id)?.file));
    let or_work = scheme_or_model.or_else(|| Work::shipped_file(id));
    or_work.or_else(|| Profile::shipped_file(id)).or_else(|| Study::shipped_file(id))
}

/// Whether a word names a scheme: an id or a path.
pub fn is_scheme(word: &str) -> bool {
    Kind::Schemes.has(word) || is_path(word)
}

/// Adds the meaning of the name to its error: an id of another kind, several ids, a misspelt id, or a file of another kind.
pub fn named<T>(kind: Kind, name: &str, find: impl Fn(&str) -> Result<T>) -> Result<T> {
    let found = find(id_of(kind, name));
    let Err(error) = found else { return found };
    let explained = if is_path(name) { other_file(kind.noun()[1], Path::new(name)) } else { unknown_id(kind, name) };
    Err(explained.unwrap_or(error))
}

/// The error for an id that no item of any kind has.
pub fn nothing_called(name: &str) -> Report {
    let ids: Vec<&str> = Kind::value_variants().iter().flat_map(|kind| kind.ids()).collect();
    miette!(help = nearest(name, &ids, "eccforge list"), "nothing is called `{name}`, and it is not a file")
}

/// Similar names, and the command that lists all.
pub fn nearest(name: &str, ids: &[&str], list: &str) -> String {
    let question = did_you_mean(name, ids).map_or_else(String::new, |question| question + " ");
    format!("{question}`{list}` lists all")
}

/// The error for a name that is not an id of this kind; `None` if it is one.
fn unknown_id(kind: Kind, name: &str) -> Option<Report> {
    let is_of_stages = kind == Kind::Schemes && library::STAGE_SCHEMES.file(name).is_some();
    if kind.has(name) || is_of_stages {
        return None;
    }
    let [noun, a_noun] = kind.noun();
    if let Some(other) = Kind::of(name) {
        let help = format!("`{}` takes it, and `eccforge show {name}` prints it", other.command(name));
        return Some(miette!(help = help, "`{name}` is {}; {a_noun} is needed here", other.noun()[1]));
    }
    let parts: Vec<&str> = name.split(',').collect();
    if parts.len() > 1 && parts.iter().all(|part| kind.has(part)) {
        let help = format!("give one, such as `{}`", parts[0]);
        return Some(miette!(help = help, "`{name}` is a list of {}; one {noun} is needed here", parts.len()));
    }
    let list = kind.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned());
    let help = nearest(name, &kind.ids(), &format!("eccforge list {list}"));
    Some(miette!(help = help, "there is no {noun} `{name}`"))
}

/// Bytes at the beginning of a file that show its kind.
const BEGINNING: u64 = 1 << 16;

/// The error for a file of a kind other than `needed`; `None` if the file is not recognised. YAML files have a different error, which names
/// their format.
pub fn other_file(needed: &str, path: &Path) -> Option<Report> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(BEGINNING).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    let (what, help) = result(&text).or_else(|| netlist(&text)).or_else(|| log(path))?;
    let help = help.replace("FILE", &path.display().to_string());
    Some(miette!(help = help, "{} is {what}; {needed} is needed here", path.display()))
}

/// Like [`other_file`], for a reader of files other than YAML: those of eccforge are named too.
pub fn not_yaml(needed: &str, path: &Path) -> Option<Report> {
    let of_eccforge = || {
        let (key, command) = kind_of(&SourceFile::read(path).ok()?.text)?;
        let what = match key {
            "eccforge" => Kind::Schemes.noun()[1].to_owned(),
            other => format!("a file with `{other}`"),
        };
        Some(miette!(help = format!("it is for {command}"), "{} is {what}; {needed} is needed here", path.display()))
    };
    other_file(needed, path).or_else(of_eccforge)
}

/// Replaces the error of a reader by one that names the kind of the file, if the file is of a kind other than `needed`.
pub fn or_other_file<T>(read: Result<T>, needed: &str, path: &Path) -> Result<T> {
    read.map_err(|error| other_file(needed, path).unwrap_or(error))
}

/// A result of eccforge in JSON, which names its format.
fn result(text: &str) -> Option<(String, String)> {
    let name = text.strip_prefix('{')?.split("\"format\"").nth(1)?.split('"').nth(1)?.strip_prefix("eccforge-")?;
    let name = name.split('/').next()?;
    let help = match name {
        "simulate" => "`eccforge merge FILE` takes it".to_owned(),
        _ => "`eccforge help schema` lists the schemas of results".to_owned(),
    };
    Some((format!("a result in JSON (`{name}`)"), help))
}

fn netlist(text: &str) -> Option<(String, String)> {
    let has_word = |word: &str| text.split_whitespace().any(|other| other == word);
    (has_word("module") && text.contains("endmodule"))
        .then(|| ("Verilog".to_owned(), "`eccforge prove trio --netlist FILE` takes it".to_owned()))
}

/// A log or a table of devices, of which the reader of logs recognises most lines.
fn log(path: &Path) -> Option<(String, String)> {
    let intake = replay(File::open(path).ok()?, ReadOptions::default(), None, &mut ()).ok()?;
    if intake.failure().is_some() {
        return None;
    }
    if !intake.smartmem_maps.is_empty() {
        return Some(("a table of DIMM errors".to_owned(), "`eccforge learn dimm FILE` takes it".to_owned()));
    }
    let Lines { all, recognised, .. } = intake.recognised();
    Some((format!("a log of devices ({recognised} of {all} lines)"), "`eccforge gpu replay FILE` takes it".to_owned()))
}

/// A GPU by its number, or the first.
#[derive(Clone, Copy, Debug)]
pub struct Gpu(
    #[cfg_attr(not(feature = "gpu"), allow(dead_code, reason = "this program has no GPUs"))] pub Option<usize>,
);

/// Parses `gpu` or `gpu:N`.
///
/// # Errors
/// The text is neither.
pub fn gpu(text: &str) -> Result<Gpu, String> {
    let wrong = || "write `gpu`, or `gpu:N` with a number of `eccforge list devices`".to_owned();
    let rest = text.strip_prefix("gpu").ok_or_else(wrong)?;
    match rest.strip_prefix(':') {
        None if rest.is_empty() => Ok(Gpu(None)),
        number => number.and_then(|number| number.parse().ok()).map(|number| Gpu(Some(number))).ok_or_else(wrong),
    }
}

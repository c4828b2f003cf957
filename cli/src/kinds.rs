//! Names what an id or a file is, where a command needs something else.

use clap::ValueEnum;
use eccforge_evidence::recognised::Lines;
use eccforge_files::diagnostic::{did_you_mean, is_path};
use eccforge_fleet::fleet::study::Study;
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::{ReadOptions, replay};
use eccforge_model::library as models;
use eccforge_scheme::library;
use eccforge_works as works;
use miette::{Report, Result, miette};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What ships with the program.
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
}

impl Kind {
    /// The ids of this kind, in the order of `list`.
    pub fn ids(self) -> Vec<&'static str> {
        match self {
            Self::Schemes => library::ids().collect(),
            Self::Models => models::ids().collect(),
            Self::Works => works::WORKS.ids().collect(),
            Self::Profiles => Profile::built_in_names(),
            Self::Studies => Study::builtin_ids().collect(),
        }
    }

    /// The name of one of this kind, without and with its article.
    fn noun(self) -> [&'static str; 2] {
        match self {
            Self::Schemes => ["scheme", "a scheme"],
            Self::Models => ["error model", "an error model"],
            Self::Works => ["published work", "a published work"],
            Self::Profiles => ["profile", "a profile"],
            Self::Studies => ["field study", "a field study"],
        }
    }

    /// A command that takes one of this kind.
    fn command(self, name: &str) -> String {
        match self {
            Self::Schemes => format!("eccforge check {name}"),
            Self::Models => format!("eccforge check trio --model {name}"),
            Self::Works => format!("eccforge reproduce {name}"),
            Self::Profiles => format!("eccforge gpu replay LOG --profile {name}"),
            Self::Studies => format!("eccforge fleet --calibrate {name}"),
        }
    }

    fn has(self, name: &str) -> bool {
        self.ids().iter().any(|id| id.eq_ignore_ascii_case(name))
    }
}

/// The id that a word means: an id in any case, or the name of a scheme that tables print; otherwise the word.
fn id_of(kind: Kind, word: &str) -> &str {
    if is_path(word) {
        return word;
    }
    let ids = kind.ids();
    let by_name = || ids.iter().filter(|_| kind == Kind::Schemes).find(|id| is_called(id, word));
    ids.iter().find(|id| id.eq_ignore_ascii_case(word)).or_else(by_name).copied().unwrap_or(word)
}

fn is_called(id: &str, name: &str) -> bool {
    library::named_stages(id).is_ok_and(|stages| stages.name.eq_ignore_ascii_case(name))
}

/// Whether a word names a scheme: an id or a path.
pub fn is_scheme(word: &str) -> bool {
    Kind::Schemes.has(word) || is_path(word)
}

/// Adds to the error of a name what the name is: an id of another kind, several ids, a misspelt id, or a file of another kind.
pub fn named<T>(kind: Kind, name: &str, find: impl Fn(&str) -> Result<T>) -> Result<T> {
    let found = find(id_of(kind, name));
    let Err(error) = found else { return found };
    let told = if is_path(name) { other_file(kind.noun()[1], Path::new(name)) } else { unknown_id(kind, name) };
    Err(told.unwrap_or(error))
}

/// The error for an id that nothing has.
pub fn nothing_called(name: &str) -> Report {
    let ids: Vec<&str> = Kind::value_variants().iter().flat_map(|kind| kind.ids()).collect();
    miette!(help = nearest(name, &ids, "eccforge list"), "nothing is called `{name}`, and it is no file")
}

/// Similar names, and the command that lists all.
pub fn nearest(name: &str, ids: &[&str], list: &str) -> String {
    let question = did_you_mean(name, ids).map_or_else(String::new, |question| question + " ");
    format!("{question}`{list}` lists all")
}

/// The error for an id that no other of this kind has.
fn unknown_id(kind: Kind, name: &str) -> Option<Report> {
    if kind.has(name) {
        return None;
    }
    let [noun, a_noun] = kind.noun();
    if let Some(other) = Kind::value_variants().iter().find(|other| other.has(name)) {
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

/// Bytes at the beginning of a file that show what it is.
const BEGINNING: u64 = 1 << 16;

/// The error for a file that is of another kind than `needed`; `None` if the file is not recognised. Files in YAML have another
/// error, which names their language.
pub fn other_file(needed: &str, path: &Path) -> Option<Report> {
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(BEGINNING).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(&bytes);
    let (what, command) = result(&text).or_else(|| netlist(&text)).or_else(|| log(path))?;
    let help = format!("`{command}` takes it").replace("FILE", &path.display().to_string());
    Some(miette!(help = help, "{} is {what}; {needed} is needed here", path.display()))
}

/// A result of eccforge in JSON, which names its format.
fn result(text: &str) -> Option<(String, String)> {
    let name = text.strip_prefix('{')?.split("\"format\"").nth(1)?.split('"').nth(1)?.strip_prefix("eccforge-")?;
    let name = name.split('/').next()?;
    let command = if name == "simulate" { "eccforge merge FILE" } else { "eccforge help schema" };
    Some((format!("a result in JSON (`{name}`)"), command.to_owned()))
}

fn netlist(text: &str) -> Option<(String, String)> {
    let has_word = |word: &str| text.split_whitespace().any(|other| other == word);
    (has_word("module") && text.contains("endmodule"))
        .then(|| ("Verilog".to_owned(), "eccforge prove trio --netlist FILE".to_owned()))
}

/// A log or a table of devices, of which the reader of logs recognises most lines.
fn log(path: &Path) -> Option<(String, String)> {
    let intake = replay(File::open(path).ok()?, ReadOptions::default(), None, &mut ()).ok()?;
    if intake.failure().is_some() {
        return None;
    }
    if !intake.smartmem_maps.is_empty() {
        return Some(("a table of DIMM errors".to_owned(), "eccforge learn dimm FILE".to_owned()));
    }
    let Lines { all, recognised, .. } = intake.recognised();
    Some((format!("a log of devices ({recognised} of {all} lines)"), "eccforge gpu replay FILE".to_owned()))
}

//! Suggests the names that a user may have meant, or lists the possible ones.

use std::io;
use std::path::Path;

/// The plural of a noun.
fn plural(what: &str) -> String {
    for between in [" or ", ", "] {
        if let Some((one, other)) = what.split_once(between) {
            return format!("{}{between}{}", plural(one), plural(other));
        }
    }
    match what.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'o']) => format!("{stem}ies"),
        _ if what.ends_with(['s', 'x']) => format!("{what}es"),
        _ => format!("{what}s"),
    }
}

/// Shortest word that is searched for inside names.
// One or two letters are part of nearly every name.
const WORD: usize = 3;

/// The names that a word was probably meant to be, the nearest first: one that differs in few letters, or at most three that contain
/// the word.
pub fn similar<'n>(word: &str, names: &[&'n str]) -> Vec<&'n str> {
    let mut by_distance: Vec<_> = names.iter().map(|name| (strsim::damerau_levenshtein(word, name), *name)).collect();
    by_distance.sort_unstable();
    let near = by_distance.first().filter(|(distance, name)| is_near(*distance, name)).map(|(_, name)| *name);
    let word = word.to_lowercase();
    let mut containing: Vec<&str> = Vec::new();
    if word.len() >= WORD {
        let all = by_distance.iter().map(|(_, name)| *name).filter(|name| name.to_lowercase().contains(&word));
        // More than three names would not help the reader.
        containing.extend(all.take(3));
    }
    match near {
        // A part of a name says more than one wrong letter: `byt` is `byte` and not `bit`.
        Some(name) if containing.is_empty() || containing.contains(&name) => vec![name],
        _ => containing,
    }
}

/// Whether a typing error of this distance is likely: one letter, and one more for every four of the name. In a name of
/// one letter, any other letter would be near.
fn is_near(distance: usize, name: &str) -> bool {
    distance <= 1 + name.len() / 4 && distance < name.len()
}

/// "did you mean ...", if a known name is similar.
pub fn did_you_mean(word: &str, known: &[&str]) -> Option<String> {
    let similar: Vec<String> = similar(word, known).iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = similar.split_last()?;
    let or = if others.is_empty() { "" } else { " or " };
    Some(format!("did you mean {}{or}{last}?", others.join(", ")))
}

/// "did you mean ...", or the list of possible values.
pub fn suggest(word: &str, expected: &[&str], what: &str) -> String {
    if let Some(advice) = did_you_mean(word, expected) {
        return advice;
    }
    match expected {
        [] => format!("no {what} is possible here"),
        [only] => format!("the only {what} here is `{only}`"),
        _ => {
            let quoted: Vec<String> = expected.iter().map(|e| format!("`{e}`")).collect();
            format!("the {} here are {}", plural(what), quoted.join(", "))
        }
    }
}

/// The remedy for a file that cannot be opened: a file with a similar name, if there is one.
pub fn of_unopened(path: &Path, error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => near_file(path).unwrap_or_else(|| "check the path".into()),
        io::ErrorKind::PermissionDenied => "check the permissions of the file and of its folders".into(),
        _ => "check the path and its permissions".into(),
    }
}

/// "did you mean ...", if the folder has a file with a similar name.
fn near_file(path: &Path) -> Option<String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).ok()?.flatten() {
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    // The order of a folder differs from machine to machine.
    names.sort();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    did_you_mean(path.file_name()?.to_str()?, &names)
}

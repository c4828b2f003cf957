//! Output of the program: printing, atomic files, formats, exit statuses and the version.

use crate::arguments::{Format, format};
use crate::{progress, style, terminal};
use clap::Args;
use eccforge_files::output::{write, write_all};
use eccforge_report::text::{Looks, words};
use eccforge_report::{Document, Report, Status, with_noun};
use eccforge_runs::records::{Header, Identity};
use miette::{IntoDiagnostic, Result, miette};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::IgnoredAny;
use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// Exit status: a result is not as expected.
pub const NOT_AS_EXPECTED: u8 = 1;
/// Exit status: the command could not run.
pub const COULD_NOT_RUN: u8 = 2;
/// Exit status: the run stopped early, and the same command resumes it.
pub const UNFINISHED: u8 = 3;

/// The exit status of a result, by whether it is as expected.
pub fn verdict(is_expected: bool) -> ExitCode {
    if is_expected { ExitCode::SUCCESS } else { ExitCode::from(NOT_AS_EXPECTED) }
}

/// Whether standard output could be written when the program started.
pub static HAS_OUTPUT: AtomicBool = AtomicBool::new(true);

/// Standard output, or an error if it was closed: Rust opens `/dev/null` in its place.
pub fn stdout() -> std::io::Result<std::io::Stdout> {
    let closed = || std::io::Error::other("standard output is closed, so the result cannot be printed");
    HAS_OUTPUT.load(Ordering::Relaxed).then(std::io::stdout).ok_or_else(closed)
}

/// Prints to standard output, and returns the exit status of success; a closed pipe ends the program without an error message.
pub fn print(text: &str) -> Result<ExitCode> {
    let mut stdout = stdout().into_diagnostic()?.lock();
    let local = style::in_locale(text);
    let text = if stdout.is_terminal() { terminal::safe(&local, style::colours()) } else { Cow::Borrowed(text) };
    // In pieces, as a pipe or a socket may take no more at once.
    match text.as_bytes().chunks(64 << 10).try_for_each(|piece| stdout.write_all(piece)) {
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
        other => other.into_diagnostic().map(|()| ExitCode::SUCCESS),
    }
}

/// Prints text, which may hold parts of a log; its lines fit the terminal.
pub fn print_fitted(text: &str) -> Result<ExitCode> {
    print(&words::fitted(&words::safe(text), style::width()))
}

/// Prints a document as text.
pub fn print_document(document: &Document) -> Result<ExitCode> {
    print(&document.in_text(&looks(false)))
}

/// Writes a file for its user to begin with, and proposes commands that read it. An existing file is kept: if its contents are the same, it
/// is named; otherwise it is an error.
pub fn write_new(
    path: &Path,
    text: &str,
    content: &str,
    next: impl FnOnce(&str) -> Vec<(String, &'static str)>,
) -> Result<ExitCode> {
    let is_there = path.exists();
    if is_there && std::fs::read_to_string(path).ok().as_deref() != Some(text) {
        let help = "give another name as --out, or remove the file";
        return Err(miette!(help = help, "{}: another file with this name already exists", path.display()));
    }
    if !is_there {
        write(path, text)?;
    }
    let path = shell_quoted(&[path.display().to_string()]);
    let mut document = Document::new("File", "");
    let done = if is_there { "the same file is there already and was left as it is; " } else { "" };
    document.status = Some(Status { good: None, text: format!("{path}: {done}{content}") });
    document.next = next(&path).into_iter().map(|(command, purpose)| (command, purpose.to_owned())).collect();
    print_document(&document)
}

/// Writes generated files, all or none.
///
/// # Errors
/// A file cannot be written, or has other contents already and `force` is not given.
pub fn write_generated(files: &[(PathBuf, impl AsRef<str>)], force: bool) -> Result<()> {
    let mut others = Vec::new();
    for (path, text) in files {
        // A pipe in place of a file has no end.
        let earlier = if force || !path.is_file() { Vec::new() } else { std::fs::read(path).unwrap_or_default() };
        if !earlier.is_empty() && earlier != text.as_ref().as_bytes() {
            others.push(path);
        }
    }
    // Without a look at them, an edit by hand would be lost.
    if let [first, rest @ ..] = others.as_slice() {
        let and =
            if rest.is_empty() { String::new() } else { format!(" (and {})", with_noun(rest.len(), "more file")) };
        let help = "it was edited, or written for another scheme, with other options or by another version; `--force` \
                    replaces it";
        return Err(miette!(help = help, "{}{and}: a file with different contents already exists", first.display()));
    }
    write_all(files.iter().map(|(path, text)| (path, text.as_ref())))?;
    Ok(())
}

/// The layout of text on standard output; with `all`, text includes the parts that a document marks as further.
fn looks(all: bool) -> Looks {
    Looks { width: style::width(), colours: style::colours(), ascii: style::ascii(), all }
}

/// A report, and commands that continue from it, which only text proposes.
#[derive(Serialize)]
#[serde(transparent)]
pub struct WithNext<'r, R> {
    report: &'r R,
    #[serde(skip)]
    next: Vec<(String, &'static str)>,
}

impl<'r, R: Report> WithNext<'r, R> {
    /// Proposes these commands, each with its purpose.
    pub fn new(report: &'r R, next: impl IntoIterator<Item = (String, &'static str)>) -> Self {
        Self { report, next: next.into_iter().collect() }
    }
}

impl<R: Report> Report for WithNext<'_, R> {
    const NAME: &'static str = R::NAME;

    fn document(&self) -> Document {
        let mut document = self.report.document();
        document.next.extend(self.next.iter().map(|(command, why)| (command.clone(), (*why).to_owned())));
        document
    }

    fn records(&self) -> String {
        self.report.records()
    }
}

/// A command of this program as a line for a shell.
pub fn called(words: &[&str]) -> String {
    shell_quoted(&["eccforge"].iter().chain(words).map(|word| (*word).to_owned()).collect::<Vec<_>>())
}

/// A report, and its document, which is made once and only if a form needs it.
struct Rendering<'r, R: Report> {
    report: &'r R,
    document: LazyCell<Document, Box<dyn FnOnce() -> Document + 'r>>,
}

impl<'r, R: Report> Rendering<'r, R> {
    fn new(report: &'r R) -> Self {
        Self { report, document: LazyCell::new(Box::new(|| report.document())) }
    }

    /// The report in a format; text has the given style.
    fn form(&self, format: Format, looks: &Looks) -> Result<String> {
        Ok(match format {
            Format::Json => named_json(R::NAME, self.report)?,
            Format::Csv => self.report.records(),
            Format::Markdown => self.document.markdown(),
            Format::Html => self.document.html(VERSION, &command()),
            Format::Text | Format::Table => self.document.in_text(looks),
        })
    }
}

/// The version and command of a result.
#[derive(Serialize, JsonSchema)]
pub struct Provenance {
    /// Name of the program.
    program: &'static str,
    /// Version of eccforge, with its commit.
    version: &'static str,
    /// The command line.
    command: String,
}

/// An object with the keys that every result has before its own.
#[derive(Serialize)]
struct Headed<'o, O> {
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    provenance: Option<Provenance>,
    #[serde(flatten)]
    object: &'o O,
}

/// JSON of an object with the keys that every result has: `format`, `eccforge-NAME/1`, and `provenance`. An object that has
/// one of them keeps its own.
pub fn named_json(name: &str, object: &impl Serialize) -> Result<String> {
    let text = serde_json::to_string(object).into_diagnostic()?;
    let own: BTreeMap<String, IgnoredAny> =
        serde_json::from_str(&text).map_err(|_| miette!("the JSON of `{name}` is not an object"))?;
    let lacks = |key: &str| !own.contains_key(key);
    let provenance = || Provenance { program: "eccforge", version: VERSION, command: command() };
    let headed = Headed {
        format: lacks("format").then(|| format!("eccforge-{name}/1")),
        provenance: lacks("provenance").then(provenance),
        object,
    };
    Ok(serde_json::to_string_pretty(&headed).into_diagnostic()? + "\n")
}

/// Like [`deliver_report`], without the further parts of the report.
pub fn report(report: &impl Report, format: Format, out: Option<&Path>) -> Result<ExitCode> {
    deliver_report(report, format, out, false)
}

/// Prints a report (with `all`, its further parts too), or writes it to a file atomically, prints its verdict and names
/// the file. The exit status is that of success.
pub fn deliver_report(report: &impl Report, format: Format, out: Option<&Path>, all: bool) -> Result<ExitCode> {
    let Some(path) = out else { return show(report, format, all) };
    let rendering = Rendering::new(report);
    write(path, rendering.form(format, &Looks::PLAIN)?)?;
    if let Some(status) = &rendering.document.status {
        progress::line(&status.text);
    }
    progress::line(&format!("wrote {}", path.display()));
    let error_looks =
        Looks { width: style::error_width(), colours: style::error_colours(), ascii: style::ascii(), all: false };
    let next = rendering.document.next_in_text(&error_looks);
    if !next.is_empty() {
        progress::line(&next);
    }
    Ok(ExitCode::SUCCESS)
}

/// Like [`report`]. With `all`, text also has the sections that a document marks as further ones.
pub fn show(report: &impl Report, format: Format, all: bool) -> Result<ExitCode> {
    print(&Rendering::new(report).form(format, &looks(all))?)
}

/// A report as JSON.
pub fn json(report: &impl Report) -> Result<String> {
    Rendering::new(report).form(Format::Json, &Looks::PLAIN)
}

/// Renders a report in every format; `name` gets the suffix of each format, and the CSV file is
/// `table` with `.csv`.
pub fn every_form(report: &impl Report, folder: &Path, name: &str, table: &str) -> Result<Vec<(PathBuf, String)>> {
    let forms = [
        (name, "txt", Format::Text),
        (name, "json", Format::Json),
        (table, "csv", Format::Csv),
        (name, "md", Format::Markdown),
        (name, "html", Format::Html),
    ];
    let rendering = Rendering::new(report);
    let file =
        |(name, suffix, form)| Ok((folder.join(format!("{name}.{suffix}")), rendering.form(form, &Looks::PLAIN)?));
    forms.into_iter().map(file).collect()
}

/// Format and destination of a result.
#[derive(Args, Clone, Debug)]
pub struct OutputArgs {
    /// Output format. Default: the format that the suffix of `--out` names, else text.
    #[arg(long, value_parser = format(&Format::ALL))]
    format: Option<Format>,
    /// Write the result to this file instead of printing it.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Print all details: columns of zeros, and sections that are left out by default.
    #[arg(long)]
    pub all: bool,
}

impl OutputArgs {
    /// The format of the result.
    pub fn format(&self) -> Format {
        Format::chosen(self.format, self.out.as_deref())
    }

    /// Whether text is printed without its further parts.
    pub fn is_brief(&self) -> bool {
        self.format() == Format::Text && self.out.is_none() && !self.all
    }

    /// Writes or prints a report.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn deliver(&self, result: &impl Report) -> Result<ExitCode> {
        deliver_report(result, self.format(), self.out.as_deref(), self.all)
    }
}

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Version of the program, with commit and commit date if it was built in a repository.
pub const FULL_VERSION: &str = env!("ECCFORGE_VERSION");

/// The first line of the records of this command, for a run of this program or one part of it.
pub fn header(identity: Identity, shard: Option<[u64; 2]>) -> Header {
    let identity = Identity { sources: env!("ECCFORGE_SOURCES").to_owned(), ..identity };
    Header {
        eccforge_records: 1,
        identity,
        program: format!("eccforge {FULL_VERSION}"),
        command: command_line(),
        shard,
    }
}

/// The command line as text, quoted where a shell needs it.
pub fn command() -> String {
    shell_quoted(&command_line())
}

/// The words of the command line; the program is given by name, without its folder.
pub fn command_line() -> Vec<String> {
    let mut words: Vec<String> = std::env::args_os().map(|a| a.to_string_lossy().into_owned()).collect();
    if let Some(program) = words.first_mut()
        && let Some(name) = Path::new(program.as_str()).file_stem()
    {
        *program = name.to_string_lossy().into_owned();
    }
    words
}

/// Joins words into a line that a shell splits back into the same words.
pub fn shell_quoted(words: &[String]) -> String {
    let quoted = |word: &String| {
        let is_plain = word.chars().all(needs_no_quotes) && !word.is_empty();
        if is_plain { word.clone() } else { format!("'{}'", word.replace('\'', "'\\''")) }
    };
    words.iter().map(quoted).collect::<Vec<_>>().join(" ")
}

/// Whether a shell takes a character literally without quotes.
fn needs_no_quotes(c: char) -> bool {
    c.is_alphanumeric() || "-_=./,:%+".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_has_the_keys_of_every_result_once() {
        let json = |object: serde_json::Value| {
            let text = named_json("x", &object).expect("an object");
            serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
        };
        assert_eq!(json(serde_json::json!({}))["format"], "eccforge-x/1", "an object without keys");
        let own = json(serde_json::json!({"format": null, "nested": {"provenance": 1}}));
        assert!(own["format"].is_null() && own["provenance"]["program"] == "eccforge", "{own}");
        assert!(named_json("x", &[1]).is_err());
    }

    #[test]
    fn words_are_quoted_where_a_shell_would_split_them() {
        let words = ["eccforge", "--out", "a b", "", "it's", "0-7,72"].map(str::to_owned);
        assert_eq!(shell_quoted(&words), r"eccforge --out 'a b' '' 'it'\''s' 0-7,72");
    }
}

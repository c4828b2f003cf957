//! `eccforge tour`: the chapters of docs/learn in the terminal, with their questions and the reader's answers.

mod chapter;
mod prose;

use crate::{output, style, terminal};
use chapter::{CHAPTERS, Chapter, Reply};
use clap::Args;
use eccforge_report::{Document, Status};
use miette::{IntoDiagnostic, Result};
use std::io::{BufRead, IsTerminal};
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `tour`.
#[derive(Args, Clone, Debug)]
pub struct TourArgs {
    /// Chapter to begin with, 1 to 14. Default: the chapter that you left, or the first. In a pipe: print this chapter, or the
    /// list of chapters.
    #[arg(value_name = "CHAPTER", value_parser = clap::value_parser!(u8).range(1..=CHAPTERS.len() as i64))]
    pub chapter: Option<u8>,
}

/// Maximum width of the text, in columns.
// Prose in longer lines is hard to follow: the eye loses the next line.
const WIDEST: usize = 90;

/// Shows chapters and reads answers at a terminal; elsewhere, prints a chapter or the list of chapters.
pub fn run(args: &TourArgs) -> Result<ExitCode> {
    let first = args.chapter.map(|chapter| usize::from(chapter) - 1);
    let width = style::width().min(WIDEST);
    // In a pipe nobody sees the questions, and the program would wait for answers.
    if !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
        let Some(first) = first else { return contents() };
        let chapter = Chapter::new(first);
        let (lesson, question) = (chapter.sections(width).concat(), chapter.question(width));
        return output::print(&format!("{lesson}\n{question}\n{}\n", chapter.answer(width)));
    }
    output::print(&format!("{ABOUT}\n"))?;
    output::print("Enter: next   b: back   s: show the answer   q: quit (the place is kept)\n\n")?;
    let mut at = first.or_else(stored_place).unwrap_or(0);
    while at < CHAPTERS.len() {
        keep(at);
        match visit(&Chapter::new(at), width)? {
            Choice::Next => at += 1,
            Choice::Back => at = at.saturating_sub(1),
            Choice::Quit => return Ok(ExitCode::SUCCESS),
        }
    }
    keep(0);
    Ok(ExitCode::SUCCESS)
}

const ABOUT: &str = "Fourteen short chapters about memory ECC. No algebra is needed.";

/// Prints the titles of the chapters.
fn contents() -> Result<ExitCode> {
    let mut document = Document::new("Chapters", "");
    document.status = Some(Status { good: None, text: ABOUT.to_owned() });
    let mut titles = String::new();
    for index in 0..CHAPTERS.len() {
        let title = Chapter::new(index).title();
        let before_point = title.find('.').unwrap_or_default();
        titles += &format!("{:1$}{title}\n", "", 2_usize.saturating_sub(before_point));
    }
    document.section("").verbatim(titles);
    document.next("eccforge tour 1", "the first chapter, its question and the answer");
    output::print_document(&document)
}

/// The reader's choice after a section or a chapter.
#[derive(PartialEq)]
enum Choice {
    Next,
    Back,
    Quit,
}

/// Shows a chapter section by section and its question, and reads answers until one is right or the answer is shown.
fn visit(chapter: &Chapter, width: usize) -> Result<Choice> {
    let sections = chapter.sections(width);
    for (index, section) in sections.iter().enumerate() {
        output::print(section)?;
        // A section fits most terminals. The start of a whole chapter would be gone before it is read.
        if index + 1 < sections.len() && index > 0 {
            let choice = choice(ask()?);
            if choice != Choice::Next {
                return Ok(choice);
            }
        }
    }
    output::print(&format!("{}\n", chapter.question(width)))?;
    loop {
        let Some(line) = ask()? else { return Ok(Choice::Quit) };
        match line.as_str() {
            "" => return Ok(Choice::Next),
            "b" => return Ok(Choice::Back),
            "q" => return Ok(Choice::Quit),
            "s" => break,
            answer => match chapter.reply(answer) {
                Reply::Right => {
                    output::print("Right.\n")?;
                    break;
                }
                Reply::Wrong(hint) => {
                    let text = format!("Not yet. {hint} Try again, or press s.");
                    output::print(&prose::text(&text, width))?;
                }
            },
        }
    }
    output::print(&chapter.answer(width))?;
    output::print("Enter: next   b: back   q: quit\n")?;
    Ok(choice(ask()?))
}

/// The choice that a line makes when no question is open.
fn choice(line: Option<String>) -> Choice {
    match line.as_deref() {
        Some("b") => Choice::Back,
        Some("q") | None => Choice::Quit,
        Some(_) => Choice::Next,
    }
}

/// Reads a line after a prompt; `None` at the end of the input.
fn ask() -> Result<Option<String>> {
    output::print("> ")?;
    std::io::Write::flush(&mut std::io::stdout()).into_diagnostic()?;
    let mut line = String::new();
    let length = std::io::stdin().lock().read_line(&mut line).into_diagnostic()?;
    Ok((length > 0).then(|| line.trim().to_owned()))
}

/// The file that stores the index of the chapter at which the reader stopped.
fn place() -> Option<PathBuf> {
    let state = folder_in("XDG_STATE_HOME").or_else(|| Some(folder_in("HOME")?.join(".local/state")));
    Some(state.or_else(|| folder_in("LOCALAPPDATA"))?.join("eccforge/tour"))
}

/// The folder that an environment variable names; an empty variable names none.
fn folder_in(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable).filter(|path| !path.is_empty()).map(PathBuf::from)
}

/// The stored index of the chapter at which the reader stopped.
fn stored_place() -> Option<usize> {
    let text = std::fs::read_to_string(place()?).ok()?;
    text.trim().parse().ok().filter(|chapter| *chapter < CHAPTERS.len())
}

/// Stores the index of a chapter. A tour also works if nothing can be stored.
fn keep(chapter: usize) {
    let Some(path) = place() else { return };
    let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    if written.is_ok() && eccforge_files::output::write(&path, format!("{chapter}\n")).is_err() {
        terminal::note(&format!("your place in the tour is not saved: {} cannot be written", path.display()));
    }
}

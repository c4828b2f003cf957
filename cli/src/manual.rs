//! Help: commands in groups, and manual pages.

use crate::{command_line, inputs, output, style, terminal};
use clap::Command;
use eccforge_report::text::words;
use miette::{IntoDiagnostic, Result, WrapErr, miette};
use std::path::Path;
use std::process::ExitCode;

/// Groups the commands in the program's own help; a group is a heading and the names of its commands.
pub fn grouped(command: Command, groups: &[(&str, &[&str])]) -> Command {
    let widest = groups.iter().flat_map(|(_, names)| names.iter()).map(|name| name.len()).max().unwrap_or(0) + 4;
    let mut text = String::new();
    for (heading, names) in groups {
        text += &format!("{heading}:\n");
        for command in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            let line = format!("  {:1$}{about}", command.get_name(), widest - 2);
            text += &(words::wrapped(&line, widest, style::width().min(100)).join("\n") + "\n");
        }
    }
    command.help_template(format!(
        "{{about-with-newline}}\n{{before-help}}{{usage-heading}} {{usage}}\n\n{text}\nOptions:\n{{options}}"
    ))
}

/// Prints the help of a command, or of the program.
pub fn help(command: Command, words: &[String]) -> Result<ExitCode> {
    let mut at = &command;
    for word in words {
        at = at.find_subcommand(word).ok_or_else(|| {
            let topics = at.find_subcommand("help").into_iter().flat_map(Command::get_subcommands);
            let names: Vec<&str> = at.get_subcommands().chain(topics).map(Command::get_name).collect();
            let help = inputs::nearest(word, &names, "eccforge --help");
            miette!(help = help, "`{word}` in `help {}` is not a command", words.join(" "))
        })?;
    }
    // As the parser renders it for `--help`.
    let asked = ["eccforge"].into_iter().chain(words.iter().map(String::as_str)).chain(["--help"]);
    let text = command.try_get_matches_from(asked).err();
    output::print(&text.map(|help| command_line::help_text(&help, style::colours())).unwrap_or_default())
}

/// Prints the help of every command as a page in Markdown.
pub fn reference(command: Command) -> Result<ExitCode> {
    let mut page = "# Every command\n\nThis page has the help of every command. `eccforge help COMMAND` prints the same in a terminal, \
                    fitted to its width.\n"
        .to_owned();
    let mut command = command.term_width(REFERENCE_WIDTH);
    command.build();
    add(&mut command, "", &mut page);
    output::print(&page)
}

/// Columns of the help in the reference.
const REFERENCE_WIDTH: usize = 100;

/// Adds the help of a command and of the commands below it.
fn add(command: &mut Command, name: &str, page: &mut String) {
    if !name.is_empty() {
        page.push_str(&format!("\n## {name}\n"));
    }
    page.push_str(&format!("\n```text\n{}```\n", command.render_long_help()));
    for below in command.get_subcommands_mut().filter(|below| below.get_name() != "help" || name.is_empty()) {
        let name = format!("{name} {}", below.get_name());
        add(below, name.trim_start(), page);
    }
}

/// Writes one manual page for each command, either all of them or none.
pub fn pages(mut command: Command, folder: &Path) -> Result<ExitCode> {
    command.build();
    let mut pages = Vec::new();
    collect(&command, &mut pages).into_diagnostic()?;
    std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(|| folder.display().to_string())?;
    eccforge_files::output::write_all(pages.iter().map(|(name, text)| (folder.join(name), text)))?;
    terminal::note(&format!("{} manual pages in {}", pages.len(), folder.display()));
    Ok(ExitCode::SUCCESS)
}

/// Collects the manual pages of a command and its subcommands as file names with texts.
fn collect(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> std::io::Result<()> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).title(&name).render(&mut text)?;
    pages.push((format!("{name}.1"), text));
    // The subcommand `help` of a command has no page of its own: it is `--help` of the others.
    command
        .get_subcommands()
        .filter(|c| c.get_name() != "help" || command.get_name() == "eccforge")
        .try_for_each(|c| collect(c, pages))
}

//! Shell completion scripts and manual pages.

use crate::args::Arguments;
use crate::{output, terminal};
use miette::{IntoDiagnostic, Result, WrapErr};
use std::path::Path;
use std::process::ExitCode;

/// Prints the completion script of a shell.
pub fn completions(shell: clap_complete::Shell) -> Result<ExitCode> {
    // Made in memory: what is written straight to a full disk would be a panic.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut terminal::command::<Arguments>(), "eccforge", &mut script);
    output::print(&String::from_utf8_lossy(&script)).map(|()| ExitCode::SUCCESS)
}

/// Writes one manual page for each command, either all of them or none.
pub fn pages(folder: &Path) -> Result<ExitCode> {
    let mut command = terminal::command::<Arguments>();
    command.build();
    let mut pages = Vec::new();
    collect(&command, &mut pages).into_diagnostic()?;
    std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(|| folder.display().to_string())?;
    eccforge_scheme::output::write_all(pages.iter().map(|(name, text)| (folder.join(name), text)))?;
    output::note(&format!("{} manual pages in {}", pages.len(), folder.display()));
    Ok(ExitCode::SUCCESS)
}

/// Collects the manual pages of a command and its subcommands as file names with texts.
fn collect(command: &clap::Command, pages: &mut Vec<(String, Vec<u8>)>) -> std::io::Result<()> {
    let name = command.get_display_name().unwrap_or(command.get_name()).to_owned();
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).title(&name).render(&mut text)?;
    pages.push((format!("{name}.1"), text));
    // `help` has no page of its own: it is `--help` of the others.
    command.get_subcommands().filter(|c| c.get_name() != "help").try_for_each(|c| collect(c, pages))
}

//! Examples of every command, shown by `--help` and on its manual page.

use crate::style;
use clap::Arg;
use eccforge_report::text::words;

/// The width of help.
pub const WIDEST: usize = 100;

/// The words of a command in brackets, then lines that call it.
const EXAMPLES: &str = include_str!("examples.txt");

/// Each command with its examples.
fn examples() -> impl Iterator<Item = (&'static str, &'static str)> {
    EXAMPLES.split("\n\n").filter_map(|part| part.strip_prefix('[')?.split_once("]\n"))
}

/// The examples of a command by its words, such as `gpu inject`.
fn of(words: &str) -> Option<&'static str> {
    examples().find(|(name, _)| *name == words).map(|(_, lines)| lines)
}

/// The examples of a command as help text; `None` if it has no examples.
pub fn text(words: &str) -> Option<String> {
    let lines = of(words)?;
    Some(format!("Examples:\n{}", lines.lines().map(|line| format!("  {}\n", broken(line))).collect::<String>()))
}

/// Breaks a command into lines that fit the terminal after an indent of two spaces; a shell reads the lines as one
/// command.
pub fn broken(command: &str) -> String {
    let width = style::width().min(WIDEST);
    words::wrapped(command, 4, width.saturating_sub(" \\".len() + 2)).join(" \\\n  ")
}

/// The first sentence of the help of an option.
pub fn first_sentence(help: &str) -> &str {
    help.split_once(". ").map_or(help, |(first, _)| first)
}

/// Options, each with an example value.
const VALUES: &str = include_str!("values.txt");

/// An option with an example value: the value listed for it, or else its default or first choice; a choice never takes a listed value.
pub fn value(option: &Arg) -> Option<String> {
    let long = option.get_long()?;
    let listed = VALUES.lines().find(|line| line.split(' ').next() == Some(&format!("--{long}")));
    let default = || Some(option.get_default_values().first()?.to_str()?.to_owned());
    let first = || Some(option.get_possible_values().first()?.get_name().to_owned());
    let joint = if option.is_require_equals_set() { '=' } else { ' ' };
    let given = || default().or_else(first).map(|value| format!("--{long}{joint}{value}"));
    // A choice has its own values, even where another command has an option of this name.
    if option.get_possible_values().is_empty() { listed.map(str::to_owned).or_else(given) } else { given() }
}

/// The first example of a command, with an option and its example value.
pub fn with_value(command: &str, option: &Arg) -> Option<String> {
    let example = first(command)?;
    let call = example.split(" > ").next().unwrap_or(example);
    Some(format!("{call} {}", value(option)?))
}

/// The first example of a command.
pub fn first(words: &str) -> Option<&'static str> {
    of(words)?.lines().next()
}

/// The first example of a command that has an option.
pub fn with_option(command: &str, option: &str) -> Option<&'static str> {
    of(command)?.lines().find(|line| line.split(' ').any(|word| word == option))
}

#[cfg(test)]
mod tests {
    use super::examples;
    use crate::arguments::tests::commands;
    use clap::error::ErrorKind;

    #[test]
    fn every_option_has_a_value_to_imitate() {
        let root = crate::command();
        let mut all = Vec::new();
        commands(&root, "", &mut all);
        let mut wrong = Vec::new();
        for (words, command) in all.iter().filter(|(words, _)| super::first(words).is_some()) {
            for option in command.get_arguments().filter(|o| o.get_action().takes_values()) {
                let Some(long) = option.get_long() else { continue };
                if super::with_option(words, &format!("--{long}")).is_some() {
                    continue;
                }
                let Some(line) = super::with_value(words, option) else {
                    wrong.push(format!("{words}: --{long} has no value"));
                    continue;
                };
                let parsed = root.clone().try_get_matches_from(line.split(' '));
                // Some options need others, or exclude those of the first example.
                let others = [ErrorKind::ArgumentConflict, ErrorKind::MissingRequiredArgument];
                if let Some(error) = parsed.err().filter(|error| !others.contains(&error.kind())) {
                    wrong.push(format!("{line}: {error}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn every_command_has_examples_that_call_it_as_it_is() {
        let command = crate::command();
        let mut all = Vec::new();
        commands(&command, "", &mut all);
        // The many steps of `gpu inject` are one command with examples of its own.
        for (words, _) in all.iter().filter(|(words, _)| !words.starts_with("gpu inject ")) {
            let lines = super::of(words).unwrap_or_else(|| panic!("{words}"));
            assert!(lines.lines().all(|line| line.starts_with(&format!("eccforge {words}"))), "{words}: {lines:?}");
        }
        for line in examples().flat_map(|(_, lines)| lines.lines()) {
            let words = line.split(" > ").next().unwrap_or_default().split(' ');
            let parsed = command.clone().try_get_matches_from(words);
            assert!(parsed.is_ok(), "{line}: {}", parsed.err().map(|e| e.to_string()).unwrap_or_default());
        }
    }
}

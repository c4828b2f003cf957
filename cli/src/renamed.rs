//! Commands as they were called once: whoever uses one reads its present name.

use crate::list::Kind;
use clap::{Arg, ValueEnum};
use std::ffi::OsString;

/// The words of a command as it was called, and as it is called now. Longer ones stand before their beginnings.
const RENAMED: [(&str, &str); 20] = [
    ("report", "check --format html"),
    ("decode", "show --error"),
    ("matrix", "show --matrix"),
    ("sweep", "simulate --all"),
    ("plot", "merge --plot"),
    ("verify", "prove --netlist"),
    ("certify", "search certify"),
    ("schema", "help schema"),
    ("completions", "help completions"),
    ("man", "help man"),
    ("policy replay", "gpu replay"),
    ("policy watch", "gpu watch"),
    ("policy what-if", "gpu what-if"),
    ("policy field", "learn dimm"),
    ("policy profiles", "list profiles"),
    ("policy", "gpu"),
    ("smi", "gpu smi"),
    ("inject", "gpu inject"),
    ("beam analyse", "learn beam"),
    ("beam", "learn beam"),
];

/// Former options: command, name and the hint for the user.
const OPTIONS: &[(&str, &str, &str)] = &[
    ("simulate", "scheme", "schemes are positional arguments: `eccforge simulate duet,trio`"),
    ("replay", "json", "write `--format json`"),
    ("what-if", "json", "write `--format json`"),
    ("watch", "json", "write `--format json`"),
    ("rust", "output", "this option is called `--out` in every command"),
    ("rust-hdl", "output", "this option is called `--out` in every command"),
    ("c", "output", "this option is called `--out` in every command"),
    ("verilog", "output", "this option is called `--out` in every command"),
    ("check", "json", "write `--format json`"),
    #[cfg(not(feature = "mpi"))]
    ("simulate", "mpi", WITHOUT_MPI),
    #[cfg(not(feature = "mpi"))]
    ("search", "mpi", WITHOUT_MPI),
];

/// The answer to `--mpi` of a program that was built without it.
#[cfg(not(feature = "mpi"))]
const WITHOUT_MPI: &str =
    "this program was built without MPI: build it with `--features mpi`, or use `--shard` and `merge`";

/// The former options of a command, as hidden ones that fail with a hint.
pub fn options(command: &str) -> Vec<Arg> {
    OPTIONS.iter().filter(|(name, ..)| *name == command).map(refused).collect()
}

/// Defines an option that a command does not have as a hidden one that fails with a hint.
fn refused((_, name, now): &(&'static str, &'static str, &'static str)) -> Arg {
    let now = *now;
    let refuse = move |_: &str| Err::<String, _>(now);
    // An id that no option has.
    Arg::new(now).long(*name).hide(true).num_args(0..=1).default_missing_value("").value_parser(refuse)
}

/// What to say to the words of a command line that call a command by an old name.
pub fn answer(words: &[OsString]) -> Option<String> {
    let words = words.iter().skip(1).filter_map(|word| word.to_str()).skip_while(|word| word.starts_with('-'));
    let words: Vec<&str> = words.take(2).take_while(|word| !word.starts_with('-')).collect();
    if let ["list", id] = words[..] {
        let is_kind = Kind::from_str(id, false).is_ok();
        return (!is_kind).then(|| format!("`eccforge list` takes a kind; the file of one is `eccforge show {id}`"));
    }
    let (old, new) =
        RENAMED.iter().find(|(old, _)| old.split(' ').eq(words.iter().copied().take(old.split(' ').count())))?;
    Some(format!("`eccforge {old}` is now `eccforge {new}`"))
}

#[cfg(test)]
mod tests {
    use super::{RENAMED, answer};

    fn said(line: &str) -> Option<String> {
        answer(&line.split(' ').map(Into::into).collect::<Vec<_>>())
    }

    #[test]
    fn old_names_answer_with_the_new_ones_and_new_names_do_not() {
        assert_eq!(
            said("eccforge --quiet decode trio --error 3").as_deref(),
            Some("`eccforge decode` is now `eccforge show --error`")
        );
        assert_eq!(
            said("eccforge policy replay log").as_deref(),
            Some("`eccforge policy replay` is now `eccforge gpu replay`")
        );
        assert_eq!(said("eccforge policy").as_deref(), Some("`eccforge policy` is now `eccforge gpu`"));
        assert!(said("eccforge list trio").is_some_and(|s| s.contains("eccforge show trio")));
        for now in [
            "eccforge list works",
            "eccforge list --format json",
            "eccforge gpu smi x",
            "eccforge check report",
            "eccforge",
            "eccforge --help",
        ] {
            assert_eq!(said(now), None, "{now}");
        }
    }

    #[test]
    fn every_new_name_is_a_command_and_no_old_one_is() {
        let command = crate::command();
        for (old, new) in RENAMED {
            let (first, rest) = new.split_once(' ').unwrap_or((new, ""));
            let now = command.find_subcommand(first).unwrap_or_else(|| panic!("{new}"));
            let known = rest.is_empty()
                || now.find_subcommand(rest).is_some()
                || rest
                    .strip_prefix("--")
                    .is_some_and(|o| now.get_arguments().any(|a| a.get_long() == o.split(' ').next()))
                || rest == "profiles";
            assert!(known, "{new}");
            assert!(command.find_subcommand(old.split(' ').next().unwrap_or(old)).is_none(), "{old}");
        }
    }
}

//! Writes everything under `generated/rust` and `generated/c`; with `--check`, only says what is stale.

use eccforge_source::tree;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let check = std::env::args().any(|a| a == "--check");
    let result = if check {
        tree::stale(&root).map(|files| files.into_iter().map(|f| f.path).collect()).map_err(Into::into)
    } else {
        tree::write(&root)
    };
    match result {
        Ok(paths) => {
            let verb = if check { "stale" } else { "written" };
            paths.iter().for_each(|p| println!("{verb}: {p}"));
            if check && !paths.is_empty() {
                eprintln!("{}", tree::CURE);
                return ExitCode::FAILURE;
            }
            ExitCode::SUCCESS
        }
        Err(e) => {
            eprintln!("{e}");
            ExitCode::FAILURE
        }
    }
}

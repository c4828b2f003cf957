//! Results: written once, whole or not at all.

use miette::{IntoDiagnostic, Result, WrapErr};
use std::io::Write;
use std::path::Path;

/// Exit status: a result is not as expected.
pub const NOT_AS_EXPECTED: u8 = 1;
/// Exit status: could not run.
pub const COULD_NOT_RUN: u8 = 2;

/// Writes a file by renaming a finished temporary one, so that a reader never sees half of it.
pub fn write(path: &Path, text: &str) -> Result<()> {
    let place = || format!("{} cannot be written", path.display());
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(place)?;
    let mut file = builder().tempfile_in(folder).into_diagnostic().wrap_err_with(place)?;
    file.write_all(text.as_bytes()).into_diagnostic().wrap_err_with(place)?;
    file.as_file().sync_all().into_diagnostic().wrap_err_with(place)?;
    file.persist(path).into_diagnostic().wrap_err_with(place)?;
    Ok(())
}

/// Temporary files are for their owner alone; results get the permissions that the user's mask leaves.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".eccforge-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Prints to standard output; a closed pipe ends the program quietly, as it should.
pub fn print(text: &str) -> Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(e) if e.kind() == std::io::ErrorKind::BrokenPipe => std::process::exit(0),
        other => other.into_diagnostic(),
    }
}

/// The command line, as it was typed, for the record.
pub fn command_line() -> String {
    let words = std::env::args().enumerate().map(|(i, a)| if i == 0 { "eccforge".to_owned() } else { quoted(&a) });
    words.collect::<Vec<_>>().join(" ")
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_=./,:%+".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

/// Version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

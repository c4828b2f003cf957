//! What descriptions of all families of codes have in common: version, id, and how chains cool.

use eccforge_scheme::diagnostic::{Diagnostic, Place, SourceFile};
use eccforge_scheme::yaml::Spanned;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// Most chains and moves of one description: a slip of a digit should not run for years.
pub const MOST_CHAINS: u64 = 1_000_000;
/// See [`MOST_CHAINS`].
pub const MOST_MOVES: f64 = 1e13;

/// Chains as they are written; `R` and `T` are what they may begin and end with.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChainsWritten<R, T> {
    pub count: u64,
    pub moves: f64,
    pub hot: f64,
    pub cold: f64,
    pub seed: u64,
    #[serde(default = "Option::default")]
    pub relaxed: Option<R>,
    #[serde(default = "Option::default")]
    pub tabu: Option<T>,
}

type Checked<T> = Result<T, Box<Diagnostic>>;

/// Checks the version of the language and the id.
///
/// # Errors
/// Another version, or an id that is no name of files.
pub fn check_head(file: &SourceFile, version: &Spanned<u32>, id: &Spanned<String>) -> Checked<()> {
    if version.value != 1 {
        let message = format!("version {} of the search language is not known", version.value);
        let at = Diagnostic::at(file, Place::of(version), "unknown version", message);
        return Err(Box::new(at.help("write `eccforge-search: 1`")));
    }
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.value.is_empty() || id.value.len() > 64 || !id.value.chars().all(plain) {
        let at = Diagnostic::at(file, Place::of(id), "this id", "the id names files".to_owned());
        return Err(Box::new(at.help("use 1 to 64 lower-case letters, digits and hyphens")));
    }
    Ok(())
}

/// Checks the numbers of chains and moves and the temperatures.
///
/// # Errors
/// The first that is impossible.
pub fn check_chains<R, T>(file: &SourceFile, chains: &Spanned<ChainsWritten<R, T>>) -> Checked<()> {
    let c = &chains.value;
    let at = |message: &str, help: &str| {
        Err(Box::new(Diagnostic::at(file, Place::of(chains), "here", message.to_owned()).help(help)))
    };
    if c.count == 0 || c.count > MOST_CHAINS || !(0.0..=MOST_MOVES).contains(&c.moves) || c.moves.fract() != 0.0 {
        return at("impossible numbers of chains or moves", "1 to 1e6 chains of 0 to 1e13 whole moves");
    }
    if !(c.hot.is_finite() && c.cold > 0.0 && c.hot >= c.cold) {
        return at("the temperatures do not fall", "write hot >= cold > 0, in units of the weighted sum");
    }
    Ok(())
}

/// SHA-256 of a description's text, in hexadecimal.
pub fn hash(file: &SourceFile) -> String {
    Sha256::digest(file.text.as_bytes()).iter().map(|b| format!("{b:02x}")).collect()
}

//! Helpers that tests of searches share.

use std::path::Path;

/// A small search with a few results.
pub const SPEC: &str = "eccforge-search: 1\nid: small\nn: 22\nk: 16\ncorrects:\n  - bits\n  - symbols: {bits: 2}\nwindow: 8\n\
                        minimise: {pairs: 1, weight: 0.5}\nchains: {count: 6, moves: 2e4, hot: 5, cold: 0.3, seed: 1}\n";

/// Scheme files and certificates in a folder: all files of a finished search except the chains, which are in the order
/// in which they ended.
pub fn codes(folder: &Path) -> Vec<(String, String)> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let codes = files.filter(|path| path.extension().is_some_and(|e| e == "yaml" || e == "cert"));
    let named = |path: std::path::PathBuf| (path.file_name().unwrap().to_string_lossy().into_owned(), path);
    let mut all: Vec<_> = codes.map(named).map(|(name, path)| (name, std::fs::read_to_string(path).unwrap())).collect();
    all.sort();
    all
}

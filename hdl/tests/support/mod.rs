//! What several tests of emitted hardware need.
#![allow(dead_code)] // each test uses its own part

use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::{Scheme, builtin, builtins};
use std::path::Path;
use std::time::Duration;

/// Longest time of one call of a tool.
pub const LIMIT: Duration = Duration::from_secs(300);

/// Whether the tools are there. A missing one fails the test where CI=true, and is named; elsewhere the test says that
/// it was not run.
pub fn present(needed: &[Tool]) -> bool {
    for tool in needed {
        if let Err(e) = tool.find() {
            xtask::not_run(tool.package(), &e.to_string());
            return false;
        }
    }
    true
}

/// Schemes of every kind: one codeword and several, rules, enables, both Reed-Solomon decoders.
const KINDS: [&str; 6] = ["hsiao-22-16", "opentitan-72-64", "duet-trio", "trio-confirmed", "i-ssc-csc", "ssc-dsd-plus"];

/// Every shipped scheme.
pub fn shipped() -> Vec<Scheme> {
    builtins().iter().map(|b| b.scheme()).collect()
}

/// One scheme of every kind.
pub fn kinds() -> Vec<Scheme> {
    KINDS.iter().map(|id| builtin(id).unwrap().scheme()).collect()
}

/// Runs a tool that must have nothing to say.
pub fn silent(tool: Tool, arguments: &[&str], files: &[String], folder: &Path) {
    let all: Vec<&str> = arguments.iter().copied().chain(files.iter().map(String::as_str)).collect();
    let output = tools::run(tool, &all, folder, LIMIT).unwrap();
    assert!(output.success && output.text.trim().is_empty(), "{tool:?} {all:?}:\n{}", output.text);
}

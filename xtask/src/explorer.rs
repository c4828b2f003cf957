//! Builds the explorer's WebAssembly, combines its page into one file, and tests the page in a browser.

use crate::setup;
use crate::step::{self, StepResult, read, root, write};
use base64::Engine;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compilation target of the page's WebAssembly.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Scripts of the page, without suffix, in the order in which they are concatenated.
const SCRIPTS: &str = "state lessons page background entry outcomes stages matrix editor exact random main";

/// Files of the chapters in docs/learn, which the page opens as lessons.
const LESSONS: [&str; 4] = ["parity-9-8", "hamming-7-4", "hsiao-8-4", "two-8-4"];

/// Tests of the page.
const TESTS: [&str; 4] = ["explorer.test.mjs", "lessons.test.mjs", "reports.test.mjs", "stages.test.mjs"];

/// Maximum size of the page in bytes.
// The page is one file that people mail and every Python wheel contains; a new dependency could double it unnoticed.
const LIMIT: usize = 3_000_000;

/// Builds the page. If the machine lacks a tool for it, the step reports the tool.
pub fn made() -> StepResult {
    if setup::has_target(WASM) {
        build().map(drop)
    } else {
        step::lacking("the explorer", &format!("rustup target add {WASM}"))
    }
}

/// Builds and tests the page. If the machine lacks a tool for it, the step reports the tool.
pub fn run() -> StepResult {
    if !setup::has_target(WASM) {
        return made();
    }
    let page = build()?;
    if let Some(why) = setup::no_browser() {
        return step::lacking("the explorer in a browser", &why);
    }
    crate::programs("eccforge, to compare with")?;
    let mut node = Command::new("node");
    node.arg("--test").args(TESTS.map(|name| root().join("explorer/tests").join(name))).current_dir(root());
    node.env("ECCFORGE_EXPLORER", &page).env("ECCFORGE_EXPLORER_TOOLS", setup::browser_tools());
    step::run("explorer in a browser", node.env("ECCFORGE", step::built("eccforge")?.get_program()))
}

/// The file from which the Python module takes the page when its wheel is built.
const IN_PYTHON: &str = "python/python/eccforge/explorer.html";

/// Writes the page to `target/eccforge-explorer.html` and to the folder of the Python module.
pub fn build() -> Result<PathBuf, String> {
    let build = ["build", "--quiet", "--package", "eccforge-explorer", "--target", WASM, "--release"];
    step::cargo("the explorer's WebAssembly", &build)?;
    let wasm = root().join("target").join(WASM).join("release/eccforge_explorer.wasm");
    let page = page(&wasm)?;
    let path = root().join("target/eccforge-explorer.html");
    write(&path, page.as_bytes())?;
    write(&root().join(IN_PYTHON), page.as_bytes())?;
    eprintln!("== {}: {} bytes", path.display(), page.len());
    if page.len() > LIMIT {
        return Err(format!("{} has {} bytes; at most {LIMIT} are good", path.display(), page.len()));
    }
    Ok(path)
}

/// The page with its scripts, styles and WebAssembly.
fn page(wasm: &Path) -> Result<String, String> {
    let own = |name: &str| read(&root().join("explorer/page").join(name));
    // Reports and the page look alike: both take these styles.
    let shared = |name: &str| read(&root().join("verify/report/src").join(name));
    let scripts = SCRIPTS.split(' ').map(|name| own(&format!("{name}.js"))).collect::<Result<Vec<_>, _>>()?;
    let style = [shared("palette.css")?, shared("html.css")?, own("style.css")?];
    let lessons = LESSONS.map(|name| Ok((name, read(&root().join(format!("examples/learn/{name}.yaml")))?)));
    let lessons = lessons.into_iter().collect::<Result<Vec<_>, String>>()?;
    let parts = [
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("style", style.concat()),
        ("engine", own("engine.js")?),
        ("worker", own("worker.js")?),
        ("script", scripts.concat()),
        ("wasm", packed(wasm)?),
    ];
    let mut page = own("page.html")?;
    for (name, text) in parts.into_iter().chain(lessons) {
        let place = format!("{{{{{name}}}}}");
        if !page.contains(&place) {
            return Err(format!("page.html has no place for {name}"));
        }
        page = page.replace(&place, &text);
    }
    Ok(page)
}

/// A file, compressed and encoded as text for a script element.
fn packed(path: &Path) -> Result<String, String> {
    let compressed = compressed(path).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(base64::engine::general_purpose::STANDARD.encode(compressed))
}

fn compressed(path: &Path) -> std::io::Result<Vec<u8>> {
    // Equal bytes for equal input: no time and no name in the header.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&std::fs::read(path)?)?;
    encoder.finish()
}

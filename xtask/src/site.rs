//! Builds one static site in `target/site`: an index, the book, the explorer and the API pages. It loads nothing from elsewhere,
//! and every internal link leads to a page, so any host can serve it.

use crate::setup::{has_target, tool};
use crate::step::{self, StepResult, read, root, write};
use crate::{book, explorer};
use std::path::Path;
use std::process::Command;

/// The name of the site's first page, which has the links, and the folder of the API pages.
const INDEX: &str = "index.html";
const API: &str = "api";

/// A page that forwards to the site's first page.
const FORWARD: &str = "<!DOCTYPE html><html lang=\"en\"><title>eccforge</title><meta http-equiv=\"refresh\" \
                       content=\"0; url=../index.html\"><a href=\"../index.html\">eccforge</a></html>\n";

/// Arguments of cargo for the API pages. An example is named so that features are those of clippy, which has checked all
/// dependencies: in CI nothing is built twice.
pub const API_PAGES: [&str; 8] =
    ["doc", "--workspace", "--no-deps", "--quiet", "--lib", "--bins", "--example", "generate_verilog"];

/// Builds the site and checks it. If the machine lacks a tool for it, the step reports the tool.
pub fn run() -> StepResult {
    let lychee = tool("lychee");
    if !tool("mdbook").is_file() || !lychee.is_file() || !has_target(explorer::WASM) {
        return step::lacking("the site", "cargo xtask setup");
    }
    book::run()?;
    explorer::build()?;
    step::with_env("API pages", &[("RUSTDOCFLAGS", "-D warnings")], &API_PAGES)?;
    // A page of an earlier state must not stay.
    let copies = "rm -rf target/site && cp -R target/book target/site && cp -R target/doc target/site/api \
                  && cp target/eccforge-explorer.html target/site";
    step::run("copy of pages", Command::new("sh").args(["-c", copies]).current_dir(root()))?;
    let site = root().join("target/site");
    // Pages of rustdoc link to an index that it does not write.
    write(&site.join(API).join(INDEX), FORWARD)?;
    write(&site.join(INDEX), index(&site)?)?;
    local(&site)?;
    links(&site, &lychee)
}

/// The text of the site's first page.
fn index(site: &Path) -> Result<String, String> {
    let style = ["palette.css", "html.css"].map(|name| read(&root().join("verify/report/src").join(name)));
    let style = style.into_iter().collect::<Result<String, _>>()?;
    let folders = std::fs::read_dir(site.join(API)).map_err(|e| format!("{API}: {e}"))?.filter_map(Result::ok);
    let mut names: Vec<String> = folders.map(|e| e.file_name().to_string_lossy().into_owned()).collect();
    names.retain(|name| name.starts_with("eccforge_") && site.join(API).join(name).join(INDEX).is_file());
    names.sort_unstable();
    let mut libraries = String::new();
    for name in &names {
        libraries += &format!("<li><a href=\"{API}/{name}/{INDEX}\">{}</a></li>\n", name.replace('_', "-"));
    }
    let page = read(&root().join("xtask/src/site.html"))?.replace("{{style}}", &style);
    let page = page.replace("{{libraries}}", &libraries);
    Ok(page.replace("{{version}}", env!("CARGO_PKG_VERSION")))
}

/// Fails if a page, style or script of a folder loads anything from another host. Pages that show source files are left
/// out: they contain addresses that no browser loads, such as those in the tests below.
fn local(site: &Path) -> StepResult {
    let mut found = Vec::new();
    let sources = site.join(API).join("src");
    let entries = walkdir::WalkDir::new(site).into_iter().filter_entry(|entry| entry.path() != sources);
    for entry in entries.filter_map(Result::ok) {
        let suffix = entry.path().extension().unwrap_or_default().to_string_lossy().into_owned();
        if ["html", "css", "js", "svg"].contains(&suffix.as_str()) {
            let text = String::from_utf8_lossy(&std::fs::read(entry.path()).unwrap_or_default()).into_owned();
            let name = entry.path().strip_prefix(site).unwrap_or(entry.path()).display();
            found.extend(loaded(&text).into_iter().map(|address| format!("{name}: {address}")));
        }
    }
    if found.is_empty() { Ok(()) } else { Err(format!("the site loads from elsewhere:\n{}", found.join("\n"))) }
}

/// Texts that precede the address of something that a browser loads.
const LOADS: [&str; 9] =
    ["src=", "srcset=", "poster=", "data=", "url(", "@import ", "import(", "fetch(", "xlink:href="];

/// Addresses of other hosts from which a text loads scripts, styles, fonts or images.
fn loaded(text: &str) -> Vec<&str> {
    let mut places: Vec<&str> = Vec::new();
    for link in text.split("<link ").skip(1) {
        let tag = link.split('>').next().unwrap_or_default();
        places.extend(tag.split("href=").nth(1));
    }
    for load in LOADS {
        places.extend(text.split(load).skip(1));
    }
    let mut loaded = Vec::new();
    for place in places {
        let begin = place.trim_start_matches(['"', '\'', ' ', '(']);
        let address = begin.split(['"', '\'', ' ', ')', '>']).next().unwrap_or_default();
        // An address that begins with `//` takes the protocol of the page.
        if ["http:", "https:", "//"].iter().any(|start| address.starts_with(start)) {
            loaded.push(address);
        }
    }
    loaded
}

/// Follows every internal link. rustdoc's lines of source are fragments that its script makes.
fn links(site: &Path, lychee: &Path) -> StepResult {
    for (name, fragments, pages) in
        [("links of the site", "--include-fragments", "index.html docs"), ("links of the API pages", "", API)]
    {
        let line = format!(
            "find {pages} -name '*.html' ! -name 404.html ! -name print.html -exec '{}' --offline --no-progress {fragments} {{}} +",
            lychee.display()
        );
        step::run(name, Command::new("sh").args(["-c", &line]).current_dir(site))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_loads_from_elsewhere_is_named_and_links_are_not() {
        for (text, address) in [
            ("<script src=\"https://a.example/x.js\"></script>", "https://a.example/x.js"),
            ("<img alt='' src='//a.example/x.png'>", "//a.example/x.png"),
            ("<link rel=\"stylesheet\" href=\"https://a.example/x.css\">", "https://a.example/x.css"),
            ("@font-face { src: url(http://a.example/f.woff) }", "http://a.example/f.woff"),
            ("@import \"https://a.example/x.css\";", "https://a.example/x.css"),
            ("fetch('https://a.example/x')", "https://a.example/x"),
        ] {
            assert_eq!(loaded(text), [address], "{text}");
        }
        let good = "<a href=\"https://a.example\">x</a><img src=\"x.png\"><svg xmlns=\"http://www.w3.org/2000/svg\">\
                    <link rel=\"icon\" href=\"favicon.svg\"><a href=\"https://a.example\">y</a> url(\"f.woff2\")";
        assert_eq!(loaded(good), [""; 0]);
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("sub/a.html"), "<img src=\"https://a.example/x\">").unwrap();
        write(&folder.path().join("api/src/a.rs.html"), "<img src=\"https://a.example/y\">").unwrap();
        assert_eq!(
            local(folder.path()).unwrap_err().lines().skip(1).collect::<Vec<_>>(),
            ["sub/a.html: https://a.example/x"]
        );
    }

    #[test]
    fn the_first_page_names_libraries_and_pages_that_exist() {
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("api/eccforge_gf/index.html"), "").unwrap();
        write(&folder.path().join("api/eccforge_none/other.html"), "").unwrap();
        let page = index(folder.path()).unwrap();
        assert!(page.contains("href=\"api/eccforge_gf/index.html\">eccforge-gf<") && !page.contains("eccforge-none"));
        assert!(!page.contains("{{") && loaded(&page).is_empty(), "{page}");
        let chapters: Vec<&str> = page.split("href=\"docs/").skip(1).filter_map(|p| p.split('"').next()).collect();
        assert!(chapters.len() >= 5, "{chapters:?}");
        for chapter in chapters {
            let source = chapter.replace(".html", ".md");
            let documents = root().join("docs");
            let index = documents.join(source.replace("index.md", "README.md"));
            assert!(documents.join(&source).is_file() || index.is_file(), "{chapter}");
        }
    }
}

//! The documents as a book: made by mdBook in `target/book/docs`, every link of every page followed.

use crate::process::{self, names, read};
use crate::setup;
use crate::step::{self, Outcome, root};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

/// Where the documents lie, from the root of the repository; their place in the book's folder is the same.
const DOCUMENTS: &str = "docs";

/// Pages without links of their own: that of a server, for any address that does not exist.
const NOT_READ: &str = "404.html";

/// Makes the book. What it links to outside of the documents is copied beside them.
pub fn run() -> Outcome {
    if !setup::answers(&["mdbook", "--version"]) {
        return step::lacking("the book", "cargo xtask setup");
    }
    let book = root().join("target/book");
    step::run("mdBook", Command::new("mdbook").args(["build", DOCUMENTS]).current_dir(root()))?;
    let listed = read(&root().join(DOCUMENTS).join("SUMMARY.md"))?;
    let missing = names(&root().join(DOCUMENTS), "md")?
        .into_iter()
        .find(|name| name != "SUMMARY.md" && !listed.contains(&format!("({name})")));
    if let Some(name) = missing {
        return Err(format!("{DOCUMENTS}/{name} is no chapter: name it in {DOCUMENTS}/SUMMARY.md"));
    }
    let mut pages = BTreeMap::new();
    for name in names(&book.join(DOCUMENTS), "html")? {
        pages.insert(name.clone(), read(&book.join(DOCUMENTS).join(name))?);
    }
    let mut links = 0;
    for (name, text) in pages.iter().filter(|(name, _)| *name != NOT_READ) {
        for link in ["href", "src"].into_iter().flat_map(|kind| values(text, kind)) {
            links += 1;
            followed(&book, &pages, name, link).map_err(|why| format!("{name}: the link `{link}` {why}"))?;
        }
    }
    eprintln!("== {}: {} pages, {links} links", book.join(DOCUMENTS).display(), pages.len());
    Ok(())
}

/// The values of an attribute, as mdBook prints them: in double quotes.
fn values<'t>(page: &'t str, attribute: &str) -> Vec<&'t str> {
    let before = format!(" {attribute}=\"");
    page.split(before.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// Follows a link of a page.
fn followed(book: &Path, pages: &BTreeMap<String, String>, page: &str, link: &str) -> Outcome {
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    if link.contains("://") || link.starts_with("data:") || link.starts_with("mailto:") {
        return Ok(());
    }
    let own = if file.is_empty() { page } else { file };
    if let Some(text) = pages.get(own) {
        let there = anchor.is_empty() || values(text, "id").contains(&anchor);
        return if there { Ok(()) } else { Err(format!("leads to no heading of {own}")) };
    }
    let path = plain(&Path::new(DOCUMENTS).join(file)).ok_or("leads out of the repository")?;
    if book.join(&path).is_file() {
        return Ok(());
    }
    let bytes = std::fs::read(root().join(&path)).map_err(|e| format!("leads to {}: {e}", path.display()))?;
    process::write(&book.join(&path), bytes)
}

/// A path without `..`; none if it leads above its beginning.
fn plain(path: &Path) -> Option<PathBuf> {
    path.components().try_fold(PathBuf::new(), |mut whole, part| match part {
        Component::ParentDir => whole.pop().then_some(whole),
        part => {
            whole.push(part);
            Some(whole)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_that_lead_nowhere_are_said() {
        let book = tempfile::tempdir().unwrap();
        let page = "<h2 id=\"here\"><a href=\"#here\">x</a></h2> <img src=\"a.svg\">";
        assert_eq!((values(page, "href"), values(page, "src")), (vec!["#here"], vec!["a.svg"]));
        let pages = BTreeMap::from([("one.html".to_owned(), page.to_owned()), ("two.html".to_owned(), String::new())]);
        let of = |link: &str| followed(book.path(), &pages, "two.html", link);
        for good in ["one.html", "one.html#here", "https://example.org/x#y", "../README.md"] {
            assert_eq!(of(good), Ok(()), "{good}");
        }
        assert!(book.path().join("README.md").is_file());
        for bad in ["one.html#there", "#here", "three.html", "../../x", "../nothing.txt"] {
            assert!(of(bad).is_err(), "{bad}");
        }
    }
}

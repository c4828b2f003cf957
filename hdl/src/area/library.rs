//! Cell libraries to which modules are mapped, as Liberty texts.

use flate2::read::MultiGzDecoder;
use std::io::Read;
use std::path::Path;

/// Largest text of a library in bytes; libraries of foundries have up to a few hundred MiB.
const MOST_BYTES: u64 = 1 << 30;

/// A cell library.
#[derive(Clone, Debug)]
pub struct Library {
    /// Its name: the library group of the Liberty file.
    pub name: String,
    /// The Liberty text.
    pub text: String,
    /// Constraints of abc on inputs and outputs.
    pub(super) constraints: &'static str,
}

impl Library {
    /// The synthetic library of the cost model.
    pub(super) fn synthetic() -> Self {
        let constraints = "set_driving_cell BUF_X2\nset_load 4.0 [all_outputs]\n";
        Self { name: "and2eq".into(), text: super::liberty_text(), constraints }
    }

    /// Reads a Liberty file, which may be compressed (`.gz`).
    ///
    /// # Errors
    /// The file cannot be read, or has no library group; the message names the file.
    pub fn read(path: &Path) -> Result<Self, String> {
        let fail = |message: String| format!("{}: {message}", path.display());
        let file = std::fs::File::open(path).map_err(|e| fail(format!("cannot be read: {e}")))?;
        let is_compressed = path.extension().is_some_and(|ending| ending == "gz");
        let reader: Box<dyn Read> = if is_compressed { Box::new(MultiGzDecoder::new(file)) } else { Box::new(file) };
        let mut bytes = Vec::new();
        // A small compressed file can hold a text without end.
        let read = reader.take(MOST_BYTES + 1).read_to_end(&mut bytes);
        read.map_err(|e| fail(format!("cannot be read: {e}")))?;
        if bytes.len() as u64 > MOST_BYTES {
            return Err(fail(format!("more than {MOST_BYTES} bytes")));
        }
        // A comment in another encoding than UTF-8 is no reason to reject a library.
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let name = name_of(&text).ok_or_else(|| fail("expected a Liberty file: `library (NAME) {`".into()))?;
        Ok(Self { name, text, constraints: "" })
    }
}

/// The name of the library group, outside comments.
fn name_of(text: &str) -> Option<String> {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/")?.1;
        } else if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n')?.1;
        } else {
            let name = rest.strip_prefix("library")?.trim_start().strip_prefix('(')?.split_once(')')?.0;
            return Some(name.trim().trim_matches('"').to_owned()).filter(|name| !name.is_empty());
        }
    }
}

//! Reads any text as a scheme file: it is rejected with a message, or has the same meaning when it is read again.

use crate::text;
use eccforge_scheme::Scheme;
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    let text = text(data);
    let Ok(scheme) = Scheme::from_text(&SourceFile::new("fuzz.yaml", text), None) else { return };
    let again = Scheme::from_text(&scheme.file, None).expect("it was read before");
    assert_eq!(scheme.hash(), again.hash());
}

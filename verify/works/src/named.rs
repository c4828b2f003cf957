//! Finds the schemes, stages and models that the file of a work names, and reads the codes that it defines.

use super::spec::CodeOfWork;
use eccforge_files::diagnostic::{Checked, SourceFile, is_path};
use eccforge_files::yaml::Spanned;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library::Named;
use eccforge_scheme::stages::Stages;
use std::path::Path;

/// The scheme of a code that the work defines.
pub(super) fn inline(id: &str, code: &Spanned<CodeOfWork>) -> Checked<Named> {
    let file = SourceFile::new(id, code.value.scheme_text(id));
    of_text(&file).map_err(|e| {
        let help = "write the `code` of a scheme file, such as \"hamming: {k: 4}\", with its data bits and check bits";
        Box::new(code.error("this code", format!("`{id}`: {}", e.message())).help(help))
    })
}

fn of_text(file: &SourceFile) -> Checked<Named> {
    match Algebraic::from_text(file)? {
        Some(ball) => Ok(Named::Algebraic(Box::new(ball))),
        None => Scheme::from_text(file, None).map(|scheme| Named::Listed(Stages::from(&scheme))),
    }
}

/// The object that `name` names, with paths relative to `base`; errors point at the name in the work's file.
pub(super) fn named<T>(name: &Spanned<String>, base: Option<&Path>, find: fn(&str) -> Checked<T>) -> Checked<T> {
    if is_path(&name.value) {
        // The error points into the file at that path, where its cause is.
        return match base {
            Some(base) => find(&base.join(&name.value).display().to_string()),
            None => find(&name.value),
        };
    }
    find(&name.value).map_err(|e| {
        Box::new(
            name.error("not known", e.message().to_owned()).help(
                "write the id of a shipped scheme or model, as `eccforge list` shows them, or the path of a file",
            ),
        )
    })
}

//! Files that are embedded in the program, found by their ids.

use crate::diagnostic::SourceFile;

/// Shipped files of a kind, each with id, name and text.
#[derive(Clone, Copy, Debug)]
pub struct Shipped(&'static [(&'static str, &'static str, &'static str)]);

impl Shipped {
    /// A list of id, path in the repository and text of each file; see [`shipped!`](crate::shipped!).
    pub const fn new(files: &'static [(&'static str, &'static str, &'static str)]) -> Self {
        Self(files)
    }

    /// The ids, in order.
    pub fn ids(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(id, _, _)| *id)
    }

    /// The file with this id.
    pub fn file(self, id: &str) -> Option<SourceFile> {
        self.0.iter().find(|(known, _, _)| *known == id).map(|(_, name, text)| SourceFile::new(*name, *text))
    }
}

/// Embeds the YAML files of these ids. Errors name them by their path in the repository; the second folder is relative to
/// the file that embeds them.
#[macro_export]
macro_rules! shipped {
    ($named:literal, $folder:literal: $($id:literal),* $(,)?) => {
        $crate::shipped::Shipped::new(&[$(($id, concat!($named, $id, ".yaml"),
             include_str!(concat!($folder, $id, ".yaml")))),*])
    };
}

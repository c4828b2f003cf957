//! Model files that programs write.

use std::fmt;

/// A model of counted events as the text of its file.
#[derive(Clone, Debug)]
pub struct ModelText<'a> {
    /// Short name.
    pub id: &'a str,
    /// Name for people.
    pub name: &'a str,
    /// Source of the counts.
    pub source: &'a str,
    /// Remarks, in one line; the version and the command follow them.
    pub notes: &'a str,
    /// The command that made the file.
    pub command: &'a str,
    /// Events in 10^9 hours of one gigabit, if known; a remark may follow the number.
    pub fit_per_gbit: Option<String>,
    /// The classes, in order.
    pub classes: Vec<ClassText>,
}

/// A class of a model as text.
#[derive(Clone, Debug)]
pub struct ClassText {
    /// Short name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Number of events; a remark may follow it.
    pub rate: String,
    /// Its patterns, in the language of model files.
    pub patterns: String,
}

impl fmt::Display for ModelText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { notes, .. } = self;
        writeln!(f, "eccforge-model: 1")?;
        for (key, text) in [("id", self.id), ("name", self.name), ("source", self.source)] {
            writeln!(f, "{key}: {}", serde_json::to_string(text).unwrap_or_default())?;
        }
        let (version, command) = (env!("CARGO_PKG_VERSION"), self.command.replace(['\n', '\r'], " "));
        writeln!(f, "notes: |\n  {notes}\n  Made by eccforge {version}: {command}\nunit: count")?;
        self.fit_per_gbit.iter().try_for_each(|fit| writeln!(f, "fit-per-gbit: {fit}"))?;
        writeln!(f, "\nclasses:")?;
        self.classes.iter().try_for_each(|ClassText { id, name, rate, patterns }| {
            writeln!(f, "  - id: {id}\n    name: {name}\n    rate: {rate}\n    patterns: {patterns}")
        })
    }
}

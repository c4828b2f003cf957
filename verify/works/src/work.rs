//! A published work: the keys of its file, its schemes, models and checks.

use super::by_class::ByClass;
use super::library::WORKS;
use super::named::{inline, named};
use super::spec::Shapes;
use super::statements::Statement;
use super::tables::TableSpec;
use super::{check, spec};
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, Diagnostic, SourceFile, is_path};
use eccforge_files::yaml::Spanned;
use eccforge_model::ErrorModel;
use eccforge_model::library::{MODELS, named_model};
use eccforge_outcomes::system::SystemInputs;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library::{Named, SCHEMES, STAGE_SCHEMES, STAGES, named_any};
use eccforge_scheme::stages::Stages;
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// A published work, read and checked. Invariant: every row has a figure for each column, and the errors that its
/// columns need.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Work {
    /// Version of this language; the only one is 1.
    eccforge_work: Version,
    /// Short name.
    pub id: String,
    /// Name of the publication's result.
    pub name: String,
    /// Authors, title and venue of the publication.
    pub source: String,
    /// Licence and origin of the figures taken from it.
    pub licence: Option<String>,
    /// Remarks on the reproduction.
    pub notes: Option<String>,
    /// Error model of its classes: id or file.
    #[serde(rename = "model")]
    model_name: Option<Spanned<String>>,
    /// Its error classes, if some row uses classes.
    #[serde(skip)]
    pub model: Option<ErrorModel>,
    /// Its shapes of errors of devices, by name.
    #[serde(default)]
    pub shapes: Shapes,
    /// Codes of the work that are not schemes of products, by name.
    #[serde(default)]
    codes: BTreeMap<String, Spanned<spec::CodeOfWork>>,
    /// The schemes of its rows, each once, in order, with the id or path by which the rows name them.
    #[serde(skip)]
    pub schemes: Vec<(String, Stages)>,
    /// Codes of its rows whose correctable patterns are not listed, as for `schemes`.
    #[serde(skip)]
    pub balls: Vec<(String, Algebraic)>,
    /// Tables of figures that are compared.
    #[serde(default)]
    pub tables: Vec<TableSpec>,
    /// Its table with a column for each class of its model, if it has one.
    #[serde(skip)]
    pub by_class: Option<ByClass>,
    /// Statements of its text.
    #[serde(default)]
    pub statements: Vec<Statement>,
    /// Inputs of system quantities; statements are about the default inputs.
    #[serde(skip)]
    pub system: SystemInputs,
    /// The file that it was read from.
    #[serde(skip, default = "unread")]
    pub file: SourceFile,
}

fn unread() -> SourceFile {
    SourceFile::new("", "")
}

impl Work {
    /// A shipped work by id, or the work of a file.
    ///
    /// # Errors
    /// No shipped work has this id and it is not a path, or the file cannot be read or is rejected.
    pub fn named(name: &str) -> Checked<Self> {
        match WORKS.file(name) {
            Some(file) => Self::from_text(&file, None),
            None if is_path(name) => {
                let path = Path::new(name);
                Self::from_text(&SourceFile::read(path)?, path.parent())
            }
            None => Diagnostic::unknown("work", name, &WORKS.ids().collect::<Vec<_>>()).err(),
        }
    }

    /// Reads and checks the text of a work; paths of schemes and models are relative to `base`.
    ///
    /// # Errors
    /// The first error in the file, with its location.
    pub fn from_text(file: &SourceFile, base: Option<&Path>) -> Checked<Self> {
        file.attach(Self::checked(file, base))
    }

    fn checked(file: &SourceFile, base: Option<&Path>) -> Checked<Self> {
        let mut work: Self = file.parse()?;
        work.eccforge_work.check("language of works", "eccforge-work")?;
        work.file = file.clone();
        work.model = work.model_name.as_ref().map(|name| named(name, base, named_model)).transpose()?;
        let context = check::WorkContext { model: work.model.as_ref(), shapes: &work.shapes };
        check::check_shapes(&context)?;
        for table in &work.tables {
            for name in table.schemes() {
                if work.scheme(name).is_some() || work.balls.iter().any(|(known, _)| *known == name.value) {
                    continue;
                }
                let found = match work.codes.get(&name.value) {
                    Some(code) => inline(&name.value, code)?,
                    None => named(name, base, named_any)?,
                };
                match found {
                    Named::Algebraic(ball) => work.balls.push((name.value.clone(), *ball)),
                    Named::Listed(stages) => {
                        if let Some(scheme) = stages.single() {
                            scheme.no_address("a work")?;
                        }
                        work.schemes.push((name.value.clone(), stages));
                    }
                }
            }
        }
        for table in &work.tables {
            check::check_balls(table, &work)?;
            let stages: Vec<Option<&Stages>> = table.schemes().into_iter().map(|name| work.scheme(name)).collect();
            check::check_table(&context, table, &stages)?;
            if let TableSpec::ByClass(spec) = table {
                if work.by_class.is_some() {
                    let error = spec.classes.error("these classes", "the work has a second table by class");
                    return error.help("merge both into one").err();
                }
                work.by_class = Some(ByClass::checked(spec.clone(), work.model.as_ref(), base)?);
            }
        }
        check::check_statements(&work.statements, work.by_class.as_ref())?;
        Ok(work)
    }

    /// The file of a shipped work, scheme of a work or model of a work.
    pub fn shipped_file(id: &str) -> Option<SourceFile> {
        [&WORKS, &SCHEMES, &STAGE_SCHEMES, &STAGES, &MODELS].into_iter().find_map(|list| list.file(id))
    }

    /// The code of symbols that a row names, listed or not.
    pub(crate) fn ball(&self, name: &Spanned<String>) -> Option<Algebraic> {
        match self.scheme(name) {
            Some(stages) => Algebraic::of_ball(&stages.single()?.file),
            None => self.balls.iter().find(|(known, _)| *known == name.value).map(|(_, ball)| ball.clone()),
        }
    }

    /// The scheme that a row names.
    pub(crate) fn scheme(&self, name: &Spanned<String>) -> Option<&Stages> {
        self.schemes.iter().find(|(known, _)| *known == name.value).map(|(_, stages)| stages)
    }
}

/// The JSON Schema of a published work.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<Work>("published work")
}

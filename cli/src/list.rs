//! `eccforge list` and `eccforge matrix`.

use crate::args::ListArgs;
use crate::{inputs, output};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::works::{self, Work};
use eccforge_report::{Document, Table};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Fold, Scheme, addressed, builtin, builtins};
use miette::{Report, Result};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::process::ExitCode;

/// A list: its JSON, its tables, and what to do next.
struct List {
    known: Known,
    tables: Vec<Table>,
    next: &'static str,
}

/// What eccforge knows: of the kind that was asked for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "lowercase", untagged)]
pub enum Known {
    /// Without a kind.
    All {
        /// Error models.
        models: Vec<Listed>,
        /// Schemes of one stage.
        schemes: Vec<Listed>,
    },
    /// Schemes with an address in their code.
    Addresses {
        /// The schemes.
        addresses: Vec<Listed>,
    },
    /// Schemes of several stages.
    Stages {
        /// The schemes.
        stages: Vec<Listed>,
    },
    /// Published works.
    Works {
        /// The works.
        works: Vec<Listed>,
    },
}

/// Something that is shipped.
#[derive(Serialize, JsonSchema)]
pub struct Listed {
    /// Its file in the repository.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    /// Its id.
    id: String,
    /// Its name.
    name: String,
    /// SHA-256 of what it means.
    #[serde(skip_serializing_if = "Option::is_none")]
    sha256: Option<String>,
    /// Where it is from.
    source: String,
}

impl Listed {
    fn new(id: &str, name: &str, source: &str) -> Self {
        Self { file: None, id: id.to_owned(), name: name.to_owned(), sha256: None, source: source.to_owned() }
    }

    fn scheme(s: &Scheme) -> Self {
        Self { file: Some(s.file.name.clone()), sha256: Some(s.hash()), ..Self::new(&s.id, &s.name, &s.source) }
    }
}

impl Serialize for List {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        self.known.serialize(serializer)
    }
}

impl eccforge_report::Report for List {
    fn document(&self) -> Document {
        let mut document = Document::new("What eccforge knows", "");
        for table in &self.tables {
            document.section("").table(table.clone());
        }
        document.section("").text(self.next);
        document
    }
}

pub fn run(args: &ListArgs) -> Result<ExitCode> {
    let list = match args.id.as_deref() {
        Some("works") => published()?,
        Some("stages") => stages()?,
        Some("addresses") => addresses(),
        Some(id) => return print_file(id).map(|()| ExitCode::SUCCESS),
        None => all(),
    };
    args.output.deliver(&list)?;
    Ok(ExitCode::SUCCESS)
}

fn print_file(id: &str) -> Result<()> {
    let file = builtin(id)
        .map(|b| b.file())
        .or_else(|| ErrorModel::builtin(id).map(|m| m.file))
        .or_else(|| Work::shipped_file(id));
    let Some(file) = file else {
        let products = builtins().iter().chain(addressed()).map(|b| b.id).chain(ErrorModel::builtin_ids());
        let of_works =
            works::scheme_ids().chain(works::stages_ids()).chain(works::model_ids()).chain(works::work_ids());
        let known: Vec<&str> = products.chain(of_works).chain(["works", "stages", "addresses"]).collect();
        return Err(inputs::unknown("scheme, model or work", id, &known));
    };
    output::print(&file.text)
}

/// All works.
fn published() -> Result<List> {
    let mut works = Vec::new();
    for id in works::work_ids() {
        let work = Work::named(id).map_err(|e| Report::new(*e))?;
        works.push(Listed::new(&work.id, &work.name, &work.source));
    }
    let row = |w: &Listed| [w.id.clone(), w.name.clone(), w.source.clone()];
    Ok(List {
        tables: vec![Table::words(&["work", "what", "source"]).rows(works.iter().map(row))],
        known: Known::Works { works },
        next: "Reproduce one with `eccforge reproduce WORK`, print its file with `eccforge list WORK`.",
    })
}

fn all() -> List {
    let shipped: Vec<Scheme> = builtins().iter().map(|b| b.scheme()).collect();
    let models: Vec<ErrorModel> = ErrorModel::builtin_ids().filter_map(ErrorModel::builtin).collect();
    let row = |s: &Scheme| {
        let (g, n, r) = (s.geometry, s.code.h.n(), s.code.h.r() as usize);
        [
            s.id.clone(),
            s.name.clone(),
            format!("{} beats x {} pins", g.beats, g.pins),
            format!("{} x ({n},{})", s.codewords(), n - r),
            s.file.name.clone(),
        ]
    };
    let schemes = Table::words(&["scheme", "name", "entry", "code", "file"]).rows(shipped.iter().map(row));
    let row = |m: &ErrorModel| [m.id.clone(), m.name.clone(), m.source.clone()];
    let of_models = Table::words(&["error model", "name", "source"]).rows(models.iter().map(row));
    let model = |m: &ErrorModel| Listed { file: Some(m.file.name.clone()), ..Listed::new(&m.id, &m.name, &m.source) };
    List {
        known: Known::All {
            models: models.iter().map(model).collect(),
            schemes: shipped.iter().map(Listed::scheme).collect(),
        },
        tables: vec![schemes, of_models],
        next: "`eccforge list works` shows published works, `eccforge list stages` schemes of several stages, `eccforge list addresses` those with an address in their code. Print a file with `eccforge list ID`; start your own from it.",
    }
}

/// Shipped schemes of several stages.
fn stages() -> Result<List> {
    let all = works::stages_ids().map(inputs::stages).collect::<Result<Vec<_>>>()?;
    let listed = |s: &Stages| Listed { sha256: Some(s.hash()), ..Listed::new(&s.id, &s.name, &s.source) };
    let row = |s: &Stages| {
        let parts: Vec<String> = s.stages.iter().map(|t| format!("{} x {}", t.copies, t.scheme.id)).collect();
        [s.id.clone(), s.name.clone(), parts.join(", then ")]
    };
    Ok(List {
        known: Known::Stages { stages: all.iter().map(listed).collect() },
        tables: vec![Table::words(&["scheme", "name", "stages"]).rows(all.iter().map(row))],
        next: "`check`, `decode`, `simulate`, `emit verilog` and `reproduce` take them; print a file with `eccforge list ID`.",
    })
}

/// Shipped schemes with an address in their code.
fn addresses() -> List {
    let all: Vec<Scheme> = addressed().iter().map(|b| b.scheme()).collect();
    let row = |s: &Scheme| {
        let address = s.address.as_ref().map(|address| match address.fold {
            Fold::Columns => format!("{} bits, columns of H", address.bits()),
            Fold::Xor => format!("{} bits, XORed on the data", address.bits()),
        });
        [s.id.clone(), s.name.clone(), address.unwrap_or_default(), s.file.name.clone()]
    };
    List {
        known: Known::Addresses { addresses: all.iter().map(Listed::scheme).collect() },
        tables: vec![Table::words(&["scheme", "name", "address", "file"]).rows(all.iter().map(row))],
        next: "`check`, `emit verilog` and `prove` take them; print a file with `eccforge list ID`.",
    }
}

/// Prints H as text, with where it comes from.
pub fn matrix(name: &str) -> Result<ExitCode> {
    let scheme = inputs::scheme(name)?;
    let comments = [
        format!("H of {} ({}).", scheme.name, scheme.id),
        format!("Origin: {}.", scheme.source),
        "Bit order: leftmost digit = column 0 = codeword bit 0; row j = syndrome bit j.".to_owned(),
    ];
    output::print(&eccforge_scheme::algebra::matrix::to_text(&scheme.code.h, &comments))?;
    Ok(ExitCode::SUCCESS)
}

//! `eccforge list` and `eccforge matrix`: list what is built in, print files and matrices.

use crate::args::ListArgs;
use crate::{inputs, output};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::published::Published;
use eccforge_exact::works::{self, Work};
use eccforge_report::{Document, Table};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Fold, Scheme, addressed, builtin, builtins};
use miette::{Report, Result};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use std::process::ExitCode;

/// A list with its JSON, its tables and a hint on what to do next.
struct List {
    object: Value,
    tables: Vec<Table>,
    next: &'static str,
}

impl Serialize for List {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        self.object.serialize(serializer)
    }
}

impl eccforge_report::Report for List {
    fn document(&self) -> Document {
        let mut document = Document::new("Built into eccforge", "");
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
    let micro21 = || (id == works::DEFAULT).then(Published::micro21_file);
    let file = builtin(id)
        .map(|b| b.file())
        .or_else(|| ErrorModel::builtin(id).map(|m| m.file))
        .or_else(|| Work::shipped_file(id))
        .or_else(micro21);
    let Some(file) = file else {
        let products = builtins().iter().chain(addressed()).map(|b| b.id).chain(ErrorModel::builtin_ids());
        let of_works =
            works::scheme_ids().chain(works::stages_ids()).chain(works::model_ids()).chain(works::work_ids());
        let known: Vec<&str> =
            products.chain(of_works).chain(["works", "stages", "addresses", works::DEFAULT]).collect();
        return Err(inputs::unknown("scheme, model or work", id, &known));
    };
    output::print(&file.text)
}

/// Lists all published works: the default one first, then those with files.
fn published() -> Result<List> {
    let micro21 = Published::micro21();
    let mut all = vec![[works::DEFAULT.to_owned(), micro21.table, micro21.source]];
    for id in works::work_ids() {
        let work = Work::named(id).map_err(|e| Report::new(*e))?;
        all.push([work.id, work.name, work.source]);
    }
    let object: Vec<_> =
        all.iter().map(|[id, name, source]| json!({"id": id, "name": name, "source": source})).collect();
    Ok(List {
        object: json!({"works": object}),
        tables: vec![Table::words(&["work", "what", "source"]).rows(all)],
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
    let model = |m: &ErrorModel| json!({"id": m.id, "name": m.name, "source": m.source, "file": m.file.name});
    List {
        object: json!({
            "schemes": shipped.iter().map(in_json).collect::<Vec<_>>(),
            "models": models.iter().map(model).collect::<Vec<_>>(),
        }),
        tables: vec![schemes, of_models],
        next: "`eccforge list works` shows published works, `eccforge list stages` schemes of several stages, `eccforge list addresses` those with an address in their code. Print a file with `eccforge list ID`; start your own from it.",
    }
}

fn in_json(s: &Scheme) -> Value {
    json!({"id": s.id, "name": s.name, "source": s.source, "file": s.file.name, "sha256": s.hash()})
}

/// Lists the built-in schemes of several stages.
fn stages() -> Result<List> {
    let all = works::stages_ids().map(inputs::stages).collect::<Result<Vec<_>>>()?;
    let object = |s: &Stages| json!({"id": s.id, "name": s.name, "source": s.source, "sha256": s.hash()});
    let row = |s: &Stages| {
        let parts: Vec<String> = s.stages.iter().map(|t| format!("{} x {}", t.copies, t.scheme.id)).collect();
        [s.id.clone(), s.name.clone(), parts.join(", then ")]
    };
    Ok(List {
        object: json!({"stages": all.iter().map(object).collect::<Vec<_>>()}),
        tables: vec![Table::words(&["scheme", "name", "stages"]).rows(all.iter().map(row))],
        next: "`check`, `decode`, `simulate`, `emit verilog` and `reproduce` take them; print a file with `eccforge list ID`.",
    })
}

/// Lists the built-in schemes with an address in their code.
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
        object: json!({"addresses": all.iter().map(in_json).collect::<Vec<_>>()}),
        tables: vec![Table::words(&["scheme", "name", "address", "file"]).rows(all.iter().map(row))],
        next: "`check`, `emit verilog` and `prove` take them; print a file with `eccforge list ID`.",
    }
}

/// Prints H as text, with its origin.
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

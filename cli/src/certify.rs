//! `eccforge search certify`: verifies a certificate with the oracle, which shares no code with the search.

use crate::inputs;
use crate::output::{self, OutputArgs, WithNext, called};
use clap::Args;
use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::certificate::{self, Certified};
use eccforge_report::{Cell, Column, Document, Report, Table, Tone};
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `search certify`.
#[derive(Args, Clone, Debug)]
pub struct CertifyArgs {
    /// Certificate that `search` wrote.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Also check that the certificate is that of this scheme: its H, up to row operations, and its correctable patterns.
    #[arg(long, value_name = "ID|FILE")]
    pub scheme: Option<String>,
    /// Format and destination of the result.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// The reason why a certificate does not belong to a scheme, or `None` if it does.
fn of_another(certified: &Certified, scheme: &Scheme) -> Option<String> {
    let h = &scheme.code.h;
    let mut rows: Vec<Vec<bool>> = Vec::new();
    for row in 0..h.r() {
        rows.push(h.columns().iter().map(|column| column >> row & 1 == 1).collect());
    }
    let patterns = scheme.corrects[0].iter().flat_map(|space| space.patterns(&scheme.code));
    let mut patterns: Vec<Vec<usize>> = patterns.map(|(bits, _)| bits).filter(|bits| bits.len() > 1).collect();
    for bits in patterns.iter_mut() {
        bits.sort_unstable();
    }
    certified.differs(&rows, patterns)
}

/// A verified certificate.
#[derive(Serialize, JsonSchema)]
pub struct Certification {
    /// Path of the certificate.
    file: String,
    /// Bits of a codeword.
    n: usize,
    /// Data bits of a codeword.
    k: usize,
    /// Correctable patterns, including single bits.
    correctable_patterns: usize,
    /// Every statement with its verdict.
    statements: Vec<Statement>,
    /// Whether every statement is true.
    holds: bool,
}

/// One statement of a certificate.
#[derive(Serialize, JsonSchema)]
struct Statement {
    /// The statement: a property, or a number that is claimed.
    statement: String,
    /// The value that the certificate claims.
    claimed: String,
    /// The value that the oracle counted.
    counted: String,
    /// Whether it is true.
    holds: bool,
}

impl Statement {
    fn new(statement: &str, claimed: impl ToString, counted: impl ToString, holds: bool) -> Self {
        Self { statement: statement.to_owned(), claimed: claimed.to_string(), counted: counted.to_string(), holds }
    }
}

impl Report for Certification {
    const NAME: &'static str = "certify";

    fn document(&self) -> Document {
        let mut document = Document::new("Certificate of a code", "");
        let all = self.statements.len();
        let true_count = self.statements.iter().filter(|statement| statement.holds).count();
        let verdict = if self.holds { "Certificate valid" } else { "Certificate REFUTED" };
        document.status(self.holds, format!("{verdict}: {true_count} of {all} statements hold, each counted again."));
        let columns = [
            Column::words("statement"),
            Column::figures("claimed"),
            Column::figures("counted"),
            Column::words("verdict"),
        ];
        document.section("").table(Table::with(columns).rows(self.statements.iter().map(table_row)));
        document.note(format!("({},{}) code with {} correctable patterns", self.n, self.k, self.correctable_patterns));
        document
    }

    fn records(&self) -> String {
        Table::words(&["statement", "claimed", "counted", "holds"]).rows(self.statements.iter().map(record)).csv()
    }
}

/// The row of a statement in CSV.
fn record(s: &Statement) -> [String; 4] {
    [s.statement.clone(), s.claimed.clone(), s.counted.clone(), s.holds.to_string()]
}

/// The row of a statement in the printed table.
fn table_row(statement: &Statement) -> Vec<Cell> {
    let (verdict, tone) = if statement.holds { ("holds", Tone::Equal) } else { ("REFUTED", Tone::Unexpected) };
    let text = certificate::in_words(&statement.statement);
    vec![Cell::from(text), Cell::from(&statement.claimed), Cell::from(&statement.counted), Cell::toned(verdict, tone)]
}

/// Recounts the claims of a certificate with the oracle. The exit status is 1 if a statement is false.
pub fn run(args: &CertifyArgs) -> Result<ExitCode> {
    let SourceFile { name, text } = SourceFile::read(&args.file)?;
    let certified = certificate::certify(&text).map_err(|e| miette!("{name}: {e}"));
    let certified = inputs::or_other_file(certified, "a certificate", &args.file)?;
    if certified.claims.is_empty() {
        return Err(miette!(
            help = "a claim is a line such as `claim weight: 216`",
            "{name}: a certificate without claims"
        ));
    }
    let Certified { n, r, rank, correctable, .. } = certified;
    let mut statements = vec![Statement::new("independent rows of H", r, rank, r == rank)];
    statements.push(match &certified.clash {
        None => Statement::new("syndromes of correctable patterns", correctable, correctable, true),
        Some((a, b)) => {
            let shared = if a == b { format!("zero for bits {a:?}") } else { format!("one for bits {a:?} and {b:?}") };
            Statement::new("syndromes of correctable patterns", correctable, shared, false)
        }
    });
    if let Some(scheme) = &args.scheme {
        let why = of_another(&certified, &inputs::scheme_or_addressed(scheme)?);
        let difference = why.as_deref().unwrap_or("equal");
        statements.push(Statement::new("code and correctable patterns", scheme, difference, why.is_none()));
    }
    let claims = certified.claims.iter();
    statements.extend(claims.map(|c| Statement::new(&c.name, c.claimed, c.counted, c.claimed == c.counted)));
    let holds = statements.iter().all(|statement| statement.holds);
    let result = Certification { file: name, n, k: n - r, correctable_patterns: correctable, statements, holds };
    let scheme = Some(args.file.with_extension("yaml")).filter(|scheme| scheme.is_file());
    let check = scheme.map(|scheme| called(&["check", &scheme.display().to_string()]));
    args.output.deliver(&WithNext::new(&result, check.map(|check| (check, "the exact outcomes of this code"))))?;
    Ok(output::verdict(holds))
}

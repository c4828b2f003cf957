//! Published works as files: schemes, errors, and the figures of a publication or its artifact, each
//! compared with our exact ones.
//!
//! `verify/published/WORK.yaml` contains the figures; the schemes and models that only a work uses are in `schemes` and
//! `models` in the same directory. Their ids are accepted wherever a scheme or a model is expected.
//!
//! ```
//! use eccforge_works::{Work, run};
//!
//! let work = Work::named("selcc-date24").map_err(|e| e.to_string())?;
//! let report = run(work, &Default::default(), None)?;
//! assert!(report.as_expected());
//! # Ok::<(), String>(())
//! ```

#![warn(missing_docs)]

mod by_class;
mod check;
mod counting;
mod figures;
mod judge;
mod library;
mod named;
mod outcomes;
mod quantities;
pub mod report;
mod run;
mod spec;
mod staged;
mod statements;
mod tables;
mod work;

pub use by_class::{ByClass, ClassCell, Total};
pub use counting::{FigureCell, Row, Table};
pub use judge::{Judgement, Verdict, places, rounds_to};
pub use library::{DEFAULT, WORKS};
pub use run::{WorkResult, run, work};
pub use spec::{Column, Errors, Fact, Only, OutcomeColumn, Shapes, Unit, Weights};
pub use staged::{MOST_BLOCKS, right_in_one_chip};
pub use statements::{Quantity, Statement, StatementResult};
pub use tables::{
    ByClassSpec, ClassDifference, ClassRow, Difference, ErrorList, FactRow, FactTable, Items, OutcomeRow, OutcomeTable,
    RowOf, Sampled, TableOf, TableSpec,
};
pub use work::{Work, json_schema};

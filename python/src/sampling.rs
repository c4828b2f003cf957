//! Sampling, as `eccforge simulate` does it.

use crate::error::{located, refused};
use crate::model::PyModel;
use crate::stages::Subject;
use eccforge_circuit::lanes::Backend;
use eccforge_files::diagnostic::SourceFile;
use eccforge_runs::job::{Execution, Finished};
use eccforge_runs::random::Generator;
use eccforge_runs::run::{Limits, StopRules, run};
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::expected::Expected;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::report::report;
use eccforge_sampling::source::read_sources;
use eccforge_scheme::stages::Stages;
use pyo3::prelude::*;
use std::time::Instant;

/// The report of a run as JSON, in the form of `eccforge simulate --format json`. `sources` is the text of a file of
/// sources, or empty.
#[pyfunction]
#[allow(clippy::too_many_arguments)] // Each is one keyword of the Python function.
pub fn simulate(
    py: Python<'_>,
    schemes: Vec<Subject<'_>>,
    model: &PyModel,
    classes: Vec<String>,
    sources: &str,
    samples: u64,
    seed: u64,
    generator: &str,
    threads: usize,
) -> PyResult<String> {
    let schemes: Vec<Stages> = schemes.into_iter().map(Stages::from).collect();
    let mut single = schemes.iter().filter_map(Stages::single);
    single.try_for_each(|scheme| scheme.no_address("`simulate`")).map_err(|e| located(&e))?;
    // An empty text is not a file of sources; the parser would report the missing first line.
    let sources = match sources {
        "" => Vec::new(),
        text => read_sources(&SourceFile::new("sources", text)).map_err(|e| located(&e))?,
    };
    let generator: Generator = generator.parse().map_err(refused)?;
    // Without `classes`, a file of sources replaces the classes of the model, as on the command line.
    let indices = if classes.is_empty() && !sources.is_empty() { Vec::new() } else { model.indices(&classes)? };
    let all = SamplingRequest::new(&model.model, samples, seed);
    let draws = SamplingRequest { classes: &indices, sources: &sources, generator, ..all };
    let plan = Plan::new(schemes.clone(), &draws).map_err(refused)?;
    let backend = Backend::best();
    let limits = Limits { threads, backend, stop: StopRules::default(), shard: None };
    let started = Instant::now();
    let mut records = Vec::new();
    let ended = py.detach(|| {
        run(&plan, &limits, &[], &mut |record, _| {
            // Once for each record, so Ctrl-C ends the run at the next one and costs no speed.
            records.push(record.clone());
            Python::attach(|py| py.check_signals())
        })
    })?;
    let identity = plan.identity();
    let finished = Finished { records, ended, execution: Execution::since(started, samples, &limits, 1) };
    let text = py.detach(|| {
        let expected = Expected::of(&identity, &schemes, &model.model);
        let mut report = report(&identity, &finished.records, &expected);
        report.conclude(&finished, backend.description(), false);
        serde_json::to_string(&report)
    });
    text.map_err(refused)
}

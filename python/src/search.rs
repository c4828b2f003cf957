//! Search, as `eccforge search` does it, without files.

use crate::error::{interruptible, located, refused};
use eccforge_files::diagnostic::SourceFile;
use eccforge_search::islands;
use eccforge_search::results::{self, Code};
use eccforge_search::spec::SearchSpec;
use pyo3::prelude::*;
use std::sync::atomic::AtomicBool;

/// A Pareto front: the output of `eccforge search --format json`, and for each code its scheme file and its certificate.
type Front = (String, Vec<(String, String)>);

/// The codes of the Pareto front of a search. `text` is its description, and `name` names its file in errors; a given seed replaces the one
/// in the description.
#[pyfunction]
pub fn search(py: Python<'_>, text: &str, name: &str, seed: Option<u64>, threads: usize) -> PyResult<Front> {
    let mut spec = SearchSpec::from_text(&SourceFile::new(name, text)).map_err(|e| located(&e))?;
    spec.heading.seed = seed.unwrap_or(spec.heading.seed);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(refused)?;
    let stop = AtomicBool::new(false);
    interruptible(py, &stop, || {
        let chains = 0..spec.heading.chains;
        let heading = &spec.heading;
        // A pool of its own, because the number of threads of the global pool is fixed at its first use.
        let found = pool.install(|| {
            islands::run(&spec.problem, spec.objective, heading.schedule, heading.seed, chains, &stop, |_| ())
        });
        if found.is_empty() {
            return Err("no chain found a code to start from: correct less, or add a check bit".to_owned());
        }
        let codes = results::front(&spec, &found);
        if codes.is_empty() {
            return Err(results::fewest_undetected(&spec, &found));
        }
        let list = results::list(&spec, &codes);
        let list = serde_json::to_string(&list).map_err(|e| e.to_string())?;
        Ok((list, codes.iter().enumerate().map(|(i, code)| files(&spec, i, code)).collect()))
    })
}

/// Scheme file and certificate of a code of the Pareto front.
fn files(spec: &SearchSpec, place: usize, code: &Code) -> (String, String) {
    let version = env!("CARGO_PKG_VERSION");
    let scheme = results::scheme_text(spec, code, &results::name(&spec.heading.id, place), version);
    (scheme, results::certificate(spec, code, version))
}

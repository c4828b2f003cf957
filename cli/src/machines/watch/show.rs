//! The pages of `gpu watch`.

use super::{Shared, locked};
use crate::machines::http::{self, HTML, PLAIN, Page};
use eccforge_gpu::documents::Watched;
use eccforge_gpu::watch::metrics;
use miette::IntoDiagnostic;

/// The page of a path.
pub fn page(shared: &Shared, host: &str, path: &str) -> Page {
    match path {
        "/metrics" => http::metrics(metrics::text(&locked(&shared.watcher), host).into_diagnostic()),
        "/healthz" => match shared.problem() {
            None => Page::found(PLAIN, "ok\n".to_owned()),
            Some(problem) => Page::unavailable(format!("{problem}\n")),
        },
        "/" => {
            let problem = shared.problem();
            Page::found(HTML, Watched::from(&*locked(&shared.watcher)).page(problem.as_deref()))
        }
        _ => Page::missing("metrics are at /metrics, the state at /, the health of the watch at /healthz\n"),
    }
}

//! The pages of `gpu watch`, and its state at the end.

use super::{Shared, locked};
use crate::machines::http::{self, HTML, PLAIN, Page};
use crate::machines::report;
use crate::output::named_json;
use crate::table::fitting;
use eccforge_gpu::observed::{Advice, Observed};
use eccforge_gpu::watch::{Counts, Watcher, metrics, page};
use miette::IntoDiagnostic;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

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
            Page::found(HTML, page::html(&locked(&shared.watcher), problem.as_deref()))
        }
        _ => Page::missing("metrics are at /metrics, the state at /, the health of the watch at /healthz\n"),
    }
}

#[derive(Serialize)]
struct Json<'a> {
    source: &'a str,
    counts: &'a Counts,
    observed: &'a Observed,
    advice: BTreeMap<String, Advice>,
    hardware: BTreeMap<String, Vec<String>>,
}

/// Prints the state.
pub fn state(watcher: &Watcher, json: bool, out: &mut dyn Write) -> miette::Result<()> {
    let (observed, counts) = (watcher.observed(), watcher.counts());
    if json {
        let advice =
            observed.advised().into_iter().map(|advised| (advised.device.to_string(), advised.advice)).collect();
        let hardware = observed.hardware_errors().into_iter().collect();
        let shown = Json { source: watcher.source(), counts, observed, advice, hardware };
        return write!(out, "{}", named_json("watch", &shown)?).into_diagnostic();
    }
    let text = |out: &mut dyn Write| {
        writeln!(
            out,
            "{}: {} lines, {} about devices, {} malformed, {} not understood, {} gaps",
            watcher.source(),
            counts.lines,
            counts.about_devices,
            counts.malformed,
            counts.not_understood,
            counts.gaps
        )?;
        report::print_observed(observed, false, out)
    };
    fitting(out, text).into_diagnostic()
}

//! The state of every GPU as one page of HTML.

use super::Watcher;
use crate::observed::{Action, GpuState};
use quick_xml::escape::partial_escape;

const STYLE: &str = "body{font-family:sans-serif;margin:2em}table{border-collapse:collapse}\
td,th{border:1px solid #999;padding:.3em .6em;text-align:left;vertical-align:top}\
.drain{background:#fff3c4}.reset,.reboot{background:#ffd9b0}.rma{background:#ffc2c2}";

/// Text of a log in HTML.
fn escaped(text: &str) -> String {
    partial_escape(text).replace(char::is_control, " ")
}

fn row(place: &str, gpu: &GpuState) -> String {
    let advice = gpu.advice();
    let e = &gpu.errors;
    let reason = advice.reason();
    let cells = [
        place.to_owned(),
        gpu.uuid.clone().unwrap_or_default(),
        advice.action.to_string(),
        reason,
        format!("{} double-bit, {} contained, {} uncontained", e.double_bit, e.contained, e.uncontained),
        format!("{} ({} pending, {} failed)", gpu.pages_retired, gpu.pages_pending, gpu.pages_failed),
        format!("{} ({} pending, {} failed)", gpu.rows_remapped, gpu.remaps_pending, gpu.remaps_failed),
        gpu.events.iter().map(|(xid, n)| format!("{xid}: {n}")).collect::<Vec<_>>().join(", "),
        gpu.last_seen.to_string(),
    ];
    let cells: String = cells.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
    format!("<tr class=\"{}\">{cells}</tr>\n", advice.action)
}

/// The page; `problem` is what keeps the watch from its work, if anything does.
pub fn html(watcher: &Watcher, problem: Option<&str>) -> String {
    let counts = watcher.counts();
    let count = |action: Action| watcher.observed().gpus.values().filter(|gpu| gpu.advice().action == action).count();
    let actions = Action::OF_GPU.map(|action| format!("{} {action}", count(action))).join(", ");
    let health = problem.map_or_else(|| "The source is read.".to_owned(), |p| format!("Not healthy: {}.", escaped(p)));
    let rows: String = watcher.observed().gpus.iter().map(|(place, gpu)| row(&place.to_string(), gpu)).collect();
    let heads =
        ["GPU", "UUID", "Recommended", "Why", "Errors", "Retired pages", "Remapped rows", "XID events", "Last seen"];
    let heads: String = heads.iter().map(|head| format!("<th>{head}</th>")).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>GPU memory errors</title>\n\
         <meta http-equiv=\"refresh\" content=\"30\"><style>{STYLE}</style></head><body>\n\
         <h1>GPU memory errors, as {} shows them</h1>\n\
         <p>{health} {} lines read, {} about devices, {} malformed, {} gaps. GPUs: {actions}.</p>\n\
         <table>\n<tr>{heads}</tr>\n{rows}</table>\n\
         <p>GPUs that the log does not mention are not listed. <a href=\"/metrics\">Metrics</a>, \
         <a href=\"/healthz\">health</a>.</p>\n</body></html>\n",
        escaped(watcher.source()),
        counts.lines,
        counts.about_devices,
        counts.malformed,
        counts.gaps,
    )
}

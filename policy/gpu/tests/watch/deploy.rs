//! Tests that the files of `deploy` are well formed, name only exported metrics, and call the right programs.

use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::observed::Action;
use eccforge_gpu::watch::is_host_name;
use eccforge_gpu::watch::metrics::FAMILIES;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Returns the names of metrics in an expression of PromQL.
fn metrics_in(expression: &str) -> Vec<&str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
    let words = expression.split(|c: char| !is_name(c));
    let mut names: Vec<&str> = words.filter(|w| w.starts_with("eccforge_") || w.starts_with("DCGM_")).collect();
    names.dedup();
    names
}

/// Returns the labels that an expression selects or groups by.
fn labels_in(expression: &str) -> Vec<String> {
    let mut labels = Vec::new();
    let mut rest = expression;
    while let Some((_, after)) = rest.split_once('{') {
        let (inside, after) = after.split_once('}').expect("a selector ends");
        labels.extend(inside.split(',').filter_map(|part| part.split(['=', '!']).next()).map(|l| l.trim().to_owned()));
        rest = after;
    }
    let mut rest = expression;
    while let Some((_, after)) = rest.split_once("by (") {
        let (inside, after) = after.split_once(')').expect("a grouping ends");
        labels.extend(inside.split(',').map(|label| label.trim().to_owned()));
        rest = after;
    }
    labels
}

/// Asserts that every metric exists and has the labels, and returns the number of metrics.
fn check(expression: &str) -> usize {
    let names = metrics_in(expression);
    for name in &names {
        let family = FAMILIES.iter().find(|f| f.name == *name).unwrap_or_else(|| panic!("{name} is not exported"));
        for label in labels_in(expression) {
            assert!(family.all_labels().contains(&label.as_str()), "{expression}: {name} has no label {label}");
        }
        let is_rate = expression.contains("increase(") || expression.contains("rate(");
        assert!(!is_rate || family.name.ends_with("_total"), "{expression}: {name} is no counter");
    }
    let balanced = |open: char, close: char| {
        expression.chars().filter(|c| *c == open).count() == expression.chars().filter(|c| *c == close).count()
    };
    assert!(balanced('(', ')') && balanced('{', '}') && balanced('[', ']'), "{expression}");
    names.len()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rules {
    groups: Vec<Group>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    name: String,
    rules: Vec<Rule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    alert: String,
    expr: String,
    #[serde(rename = "for")]
    lasts: Option<String>,
    labels: BTreeMap<String, String>,
    annotations: BTreeMap<String, String>,
}

#[test]
fn alert_rules_name_metrics_and_labels_that_are_exported() {
    let file = SourceFile::new("alerts.yaml", include_str!("../../deploy/alerts.yaml"));
    let rules: Rules = file.parse().expect("rules of Prometheus");
    let mut alerts = Vec::new();
    for rule in rules.groups.iter().inspect(|g| assert!(!g.name.is_empty())).flat_map(|group| &group.rules) {
        alerts.push(rule.alert.as_str());
        assert!(check(&rule.expr) == 1 || rule.expr.starts_with("up{"), "{}", rule.expr);
        assert!(rule.labels.contains_key("severity") && rule.annotations.contains_key("summary"), "{}", rule.alert);
        assert!(rule.lasts.as_ref().is_none_or(|time| time.ends_with('m')), "{}", rule.alert);
        let family = FAMILIES.iter().find(|f| metrics_in(&rule.expr).contains(&f.name));
        for text in rule.annotations.values() {
            for label in text.split("$labels.").skip(1).filter_map(|rest| rest.split([' ', '}']).next()) {
                // Prometheus adds the labels of the target.
                let known = ["instance", "job"].contains(&label);
                assert!(known || family.is_some_and(|f| f.all_labels().contains(&label)), "{}: {label}", rule.alert);
            }
        }
    }
    for expected in ["GpuReturn", "GpuReset", "GpuDrain", "GpuWatchDown"] {
        assert!(alerts.contains(&expected), "{alerts:?}");
    }
}

/// Prometheus evaluates the rules: each fires at the first event of a counter that did not exist before.
#[test]
fn the_alerts_fire_at_a_first_event() {
    if xtask::needs_in_ci(&["promtool"]) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/deploy");
        let mut promtool = std::process::Command::new("promtool");
        let output =
            promtool.args(["test", "rules", "alerts.test.yaml"]).current_dir(folder).output().expect("it starts");
        assert!(output.status.success(), "{output:?}");
    }
    // Without promtool, the same by text: no rule uses an increase alone.
    for line in include_str!("../../deploy/alerts.yaml").lines().filter(|line| line.contains("increase(")) {
        assert!(line.starts_with("          increase("), "{line} needs an `or ... unless ... offset`");
    }
}

#[test]
fn the_dashboard_is_json_and_names_metrics_that_are_exported() {
    let dashboard: serde_json::Value = serde_json::from_str(include_str!("../../deploy/dashboard.json")).expect("JSON");
    let (mut used, mut ids) = (0, Vec::new());
    for panel in dashboard["panels"].as_array().expect("panels") {
        ids.push(panel["id"].as_u64().expect("a number"));
        let place = &panel["gridPos"];
        let side = |name: &str| place[name].as_u64().expect("a number");
        assert!(side("x") + side("w") <= 24 && side("h") > 0, "{panel}");
        for target in panel["targets"].as_array().expect("targets") {
            used += check(target["expr"].as_str().expect("an expression"));
        }
    }
    ids.dedup();
    assert_eq!(ids.len(), dashboard["panels"].as_array().map_or(0, Vec::len), "ids differ");
    assert!(used >= 10, "{used} metrics");
    for variable in dashboard["templating"]["list"].as_array().expect("variables") {
        if let Some(query) = variable["query"]["query"].as_str() {
            assert_eq!(check(query), 1);
        }
    }
}

#[test]
fn the_check_finds_a_metric_or_label_that_is_not_exported() {
    let refused = |expression: &str| {
        let expression = expression.to_owned();
        std::panic::catch_unwind(move || check(&expression)).is_err()
    };
    assert!(refused("eccforge_gpu_rows > 0") && refused("increase(eccforge_gpu_rma_evidence[1h]) > 0"));
    assert!(refused("eccforge_gpu_rma_evidence{bus=\"1\"} > 0") && refused("(eccforge_gpu_rma_evidence > 0"));
    assert!(!refused("eccforge_gpu_rma_evidence{UUID=\"1\"} > 0"));
}

/// Runs a hook of the folder with programs that only record their arguments; returns its exit status and the recorded
/// text.
#[cfg(unix)]
fn hooked(hook: &str, environment: &[(&str, &str)], programs: &[(&str, &str)]) -> (Option<i32>, String) {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    for (name, body) in programs {
        let path = folder.path().join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("writable");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("ours");
    }
    let script = format!("{}/deploy/{hook}", env!("CARGO_MANIFEST_DIR"));
    let calls = folder.path().join("calls");
    let path = format!("{}:{}", folder.path().display(), std::env::var("PATH").unwrap_or_default());
    let mut command = std::process::Command::new("sh");
    command.arg(script).env("PATH", path).env("CALLS", &calls).envs(environment.iter().copied());
    let output = command.output().expect("sh");
    (output.status.code(), std::fs::read_to_string(calls).unwrap_or_default())
}

#[cfg(unix)]
const CHANGE: [(&str, &str); 6] = [
    ("ECCFORGE_HOST", "n17.cluster"),
    ("ECCFORGE_PCI", "0000:18:00"),
    ("ECCFORGE_UUID", "GPU-aa"),
    ("ECCFORGE_ACTION", "rma"),
    ("ECCFORGE_BEFORE", "none"),
    ("ECCFORGE_REASON", "XID 64: a \"row\" \\ $(reboot) could not be remapped"),
];

#[cfg(unix)]
fn with<'a>(name: &str, new: &'a str) -> Vec<(&'static str, &'a str)> {
    CHANGE.iter().map(|&(key, value)| (key, if key == name { new } else { value })).collect()
}

/// Names that a log can give a host, and that mean options, lists, commands or every node of a cluster.
#[cfg(unix)]
#[test]
fn no_hook_of_the_folder_passes_on_a_name_that_is_none_of_a_machine() {
    let hostile = [
        "ALL",
        "all",
        "All.cluster",
        "--kubeconfig=x",
        "-",
        "-o",
        "n1\n",
        "n1\nNodeName=ALL",
        "n[1-999]",
        "n1,n2",
        "$(touch calls)",
        "`touch calls`",
        "n1 State=DOWN",
        "n1;reboot",
        "../n1",
        "",
        ".",
        "n\u{e9}",
        "n1\u{1b}[2J",
        "node/n1",
        "*",
    ];
    let writes = "printf '%s|' \"$@\" >> \"$CALLS\"";
    for name in hostile {
        let run = |hook, program| hooked(hook, &with("ECCFORGE_HOST", name), &[(program, writes)]);
        assert_eq!(run("slurm-drain.sh", "scontrol"), (Some(64), String::new()), "{name:?}");
        // For Kubernetes, `ALL` is an ordinary name of a node.
        if !name.to_ascii_lowercase().starts_with("all") {
            assert_eq!(run("kubernetes-condition.sh", "kubectl"), (Some(64), String::new()), "{name:?}");
            assert!(!is_host_name(name), "{name:?}");
        }
    }
    assert!(!is_host_name("n1\0") && !is_host_name(&"n".repeat(64)) && !is_host_name(&"n.".repeat(127)), "NUL, long");
    for name in ["n17", "n17.cluster", "192.168.11.119", "ip-26-0-146-100", "HOST"] {
        assert!(is_host_name(name), "{name}");
        let (status, calls) = hooked("slurm-drain.sh", &with("ECCFORGE_HOST", name), &[("scontrol", writes)]);
        assert!(
            status == Some(0) && calls.contains(&format!("show|node|{}|", name.split('.').next().unwrap_or(name))),
            "{calls}"
        );
    }
}

#[cfg(unix)]
#[test]
fn the_hook_of_slurm_drains_with_the_evidence_as_reason() {
    let scontrol = |reason: &str| {
        format!(
            "[ \"$3\" = show ] && {{ echo \"NodeName=n17 State=IDLE{reason}\"; exit; }}; printf '%s|' \"$@\" >> \"$CALLS\""
        )
    };
    let run = |action, reason: &str| {
        let (status, calls) =
            hooked("slurm-drain.sh", &with("ECCFORGE_ACTION", action), &[("scontrol", &scontrol(reason))]);
        assert_eq!(status, Some(0), "{action} {reason}");
        calls
    };
    let expected = "--|update|NodeName=n17|State=DRAIN|Reason=eccforge: GPU 0000:18:00: rma: XID 64: a \"row\" \\ $(reboot) could not be remapped|";
    assert_eq!(run("rma", ""), expected);
    assert_eq!(run("rma", " Reason=eccforge: GPU 0000:18:00: drain: x [root@now]"), expected, "our own reason");
    assert_eq!(run("rma", " Reason=broken fan [root@now]"), "", "somebody else's reason stays");
    assert_eq!(run("none", ""), "", "nothing resumes a node");
}

#[test]
fn every_action_of_every_kind_of_device_has_an_alert() {
    let rules = include_str!("../../deploy/alerts.yaml");
    let kinds: [(&str, &[Action]); 4] = [
        ("gpu", &Action::OF_GPU),
        ("switch", &Action::OF_SWITCH),
        ("memory", &Action::OF_MEMORY),
        ("host", &Action::OF_HOST),
    ];
    for (kind, actions) in kinds {
        for action in actions.iter().filter(|action| **action != Action::None) {
            let expression = format!("eccforge_{kind}_recommended_action{{action=\"{action}\"}} == 1");
            assert!(rules.contains(&expression), "{expression}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_hook_of_kubernetes_patches_one_condition_for_each_gpu() {
    let kubectl = [("kubectl", "printf '%s\\n' \"$1 $2 $3 $4 $6 $7 $8\" \"$5\" > \"$CALLS\"")];
    for action in Action::ALL {
        let (ended, _) = hooked("kubernetes-condition.sh", &with("ECCFORGE_ACTION", action.name()), &kubectl);
        assert_eq!(ended, Some(0), "{action}");
    }
    for (action, status, reason) in [("rma", "True", "ReturnRecommended"), ("none", "False", "NoEvidence")] {
        let (ended, calls) = hooked("kubernetes-condition.sh", &with("ECCFORGE_ACTION", action), &kubectl);
        assert_eq!(ended, Some(0));
        let (call, patch) = calls.split_once('\n').expect("two lines");
        assert_eq!(call, "patch --subresource=status --type=strategic --patch -- node n17.cluster");
        let patch: serde_json::Value = serde_json::from_str(patch).expect("JSON");
        let condition = &patch["status"]["conditions"][0];
        assert_eq!(condition["type"], "GPUMemory-0000-18-00");
        assert_eq!((condition["status"].as_str(), condition["reason"].as_str()), (Some(status), Some(reason)));
        let message = condition["message"].as_str().expect("text");
        assert_eq!(message, "GPU-aa: XID 64: a row  $(reboot) could not be remapped");
        assert!(condition["lastTransitionTime"].as_str().is_some_and(|t| t.len() == 20 && t.ends_with('Z')));
    }
}

#[test]
fn the_unit_of_systemd_has_its_sections_and_keeps_the_state() {
    let unit = include_str!("../../deploy/eccforge-watch.service");
    let lines: Vec<&str> = unit.lines().filter(|l| !l.is_empty() && !l.starts_with('#')).collect();
    let sections: Vec<&str> = lines.iter().copied().filter(|l| l.starts_with('[')).collect();
    assert_eq!(sections, ["[Unit]", "[Service]", "[Install]"]);
    assert!(
        lines
            .iter()
            .all(|l| l.starts_with('[') || l.split_once('=').is_some_and(|(k, v)| !k.is_empty() && !v.is_empty()))
    );
    let value = |key: &str| lines.iter().find_map(|l| l.strip_prefix(key)?.strip_prefix('=')).expect(key);
    assert!(value("ExecStart").starts_with("/usr/local/bin/eccforge gpu watch --state ${STATE_DIRECTORY}/"));
    assert_eq!((value("StateDirectory"), value("Restart")), ("eccforge", "always"));
}

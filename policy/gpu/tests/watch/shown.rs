//! Tests of the advice of a watch, its metrics and its page.

use crate::watch::support::{ERROR, give, seen, watcher, xid};
use eccforge_gpu::documents::Watched;
use eccforge_gpu::observed::{Action, NextFault, NextFaults};
use eccforge_gpu::watch::metrics::{self, FAMILIES};

use std::collections::BTreeSet;

/// Returns the advice after lines of one GPU, and its reason.
fn advice(texts: &[&str]) -> (Action, String) {
    let watcher = seen(texts.iter().zip(1..).map(|(text, n)| xid(n, 0x18, text)));
    let advice = watcher.observed.gpus.values().next().expect("a GPU").advice();
    (advice.action, advice.reason())
}

/// Tests every kind of evidence (long: a case each).
#[test]
fn what_to_do_follows_from_the_evidence_alone() {
    const ROW: &str = "63, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.";
    const NO_SPARE: &str = "64, Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped";
    const RESET: &str = "95, pid=1, name=x, Uncontained: LTC TAG (0x2, 0x0). RST: Yes, D-RST: No";
    const WANTS_NONE: &str = "154, GPU recovery action changed from 0x1 (GPU Reset Required) to 0x0 (None)";
    let cases: [(&[&str], Action, &str); 14] = [
        (&["13, Graphics SM Warp Exception"], Action::None, ""),
        (
            &[
                "48, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at partition 1, subpartition 0.",
            ],
            Action::Reset,
            "XID 48 (double-bit ECC error): no XID 63 or 64 follows: reset the GPU",
        ),
        (&["94, pid=1, name=x, Contained: SM (0x1). RST: No, D-RST: No"], Action::None, ""),
        (&["95, pid=1, name=x, Uncontained: SM (0x1). RST: No, D-RST: No"], Action::None, ""),
        (&[ROW], Action::Drain, "1 remapped row waits for a reset"),
        (
            &["63, Dynamic Page Retirement: New retired page, reload the driver to activate. (0x3fdf5e)"],
            Action::Drain,
            "1 retired page waits for a reload",
        ),
        (
            &["94, pid=1, name=x, Contained: SM (0x1). RST: No, D-RST: Yes"],
            Action::Drain,
            "the driver reported D-RST: Yes",
        ),
        (&[RESET, ROW], Action::Reset, "the driver reported RST: Yes"),
        (
            &["154, GPU recovery action changed from 0x0 (None) to 0x4 (Drain and Reset)"],
            Action::Drain,
            "XID 154: recovery action 0x4 (Drain and Reset)",
        ),
        (
            &["154, GPU recovery action changed from 0x0 (None) to 0x2 (OS Reboot)"],
            Action::Reboot,
            "XID 154: recovery action 0x2 (OS Reboot)",
        ),
        (&[RESET, ROW, WANTS_NONE], Action::None, ""),
        (
            &[NO_SPARE, RESET],
            Action::Rma,
            "XID 64: Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped",
        ),
        (
            &[NO_SPARE, WANTS_NONE],
            Action::Rma,
            "XID 64: Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped",
        ),
        (
            &[
                "64, Row Remapper: (0x0000000018f31d80) - Attempting to remap a row that is already pending remapping. Remapping will occur when the GPU is reset",
            ],
            Action::Drain,
            "1 remapped row waits for a reset",
        ),
    ];
    for (lines, action, reason) in cases {
        assert_eq!(advice(lines), (action, reason.to_owned()), "{lines:?}");
    }
}

#[test]
fn a_change_is_reported_until_it_is_announced_and_once_more_when_it_passes() {
    let mut watcher = seen(ERROR);
    let change = watcher.changes().pop().expect("a row waits");
    assert_eq!(
        (change.now.device.to_string().as_str(), change.before, change.now.advice.action),
        ("n17/0000:18:00", Action::None, Action::Drain)
    );
    assert_eq!(watcher.changes().len(), 1, "not announced yet");
    watcher.announce(change.now.device, Action::Drain);
    assert!(watcher.changes().is_empty());
    give(&mut watcher, ["2026-03-02T09:00:00Z n17 kernel: Linux version 6.1.0 (gcc)"]);
    let passed = watcher.changes().pop().expect("the reboot did it");
    assert_eq!((passed.before, passed.now.advice.action), (Action::Drain, Action::None));
    watcher.announce(passed.now.device, Action::None);
    assert!(
        watcher.changes().is_empty()
            && watcher
                == crate::watch::support::seen(
                    ERROR.into_iter().chain(["2026-03-02T09:00:00Z n17 kernel: Linux version 6.1.0 (gcc)"])
                )
    );
}

/// Returns the names of the families in Prometheus' text, after checking the form of each line.
fn names(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut typed = None;
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("# TYPE ") {
            let (name, kind) = rest.split_once(' ').expect("a type");
            assert_eq!(kind, if name.ends_with("_total") { "counter" } else { "gauge" }, "{line}");
            typed = Some(name.to_owned());
        } else if !line.starts_with("# HELP ") {
            let name = line.split(['{', ' ']).next().expect("a name");
            assert_eq!(Some(name), typed.as_deref(), "a sample follows its type: {line}");
            let value = line.rsplit_once(' ').expect("a value").1;
            assert!(value.parse::<f64>().is_ok(), "{line}");
            names.insert(name.to_owned());
        }
    }
    names
}

#[test]
fn every_metric_of_the_table_is_exported_with_its_labels() {
    let watcher = seen(ERROR.map(str::to_owned).into_iter().chain([
        xid(9, 0x18, "154, GPU recovery action changed from 0x0 (None) to 0x1 (GPU Reset Required)"),
        "2026-03-02T08:15:05Z n17 kernel: EDAC MC0: 2 CE memory read error on CPU_SrcID#0_DIMM#0 (channel:1 slot:0 page:0x12345 offset:0xabc)".to_owned(),
        "2026-03-02T08:15:06Z n17 kernel: nvidia-nvswitch3: SXid (PCI:0000:8a:00.0): 12028, Non-fatal, Link 32 egress non-posted PRIV error (First)".to_owned(),
        "2026-03-02T08:15:07Z n17 kernel: nvidia-nvswitch3: SXid (PCI:0000:8b:00.0): 20034, Fatal, Link 63 LTSSM Fault Up".to_owned(),
        "2026-03-02T08:15:08Z n17 kernel: mce: [Hardware Error]: CPU 3: Machine Check: 0 Bank 5: bea0000000000108".to_owned(),
        "2026-03-02T08:15:09Z n18 kernel: Kernel panic - not syncing: Fatal hardware error!".to_owned(),
    ]));
    let dimm = watcher.observed.memory.keys().next().expect("a DIMM").clone();
    let next = NextFault { weak_entries: 1, detected: 0.25, silent: 1e-6, ..NextFault::default() };
    let text = metrics::text(&watcher, "here", &NextFaults::from([(dimm, next)])).expect("memory");
    let table: BTreeSet<String> = FAMILIES.iter().map(|f| f.name.to_owned()).collect();
    assert_eq!(names(&text), table);
    assert_eq!(table.len(), FAMILIES.len(), "no name twice");
    for expected in [
        "eccforge_gpu_recommended_action{Hostname=\"n17\",UUID=\"\",action=\"reset\",pci_bus_id=\"00000000:18:00.0\"} 1\n",
        "eccforge_gpu_recommended_action{Hostname=\"n17\",UUID=\"\",action=\"drain\",pci_bus_id=\"00000000:18:00.0\"} 0\n",
        "eccforge_gpu_memory_errors_total{Hostname=\"n17\",UUID=\"\",kind=\"contained\",pci_bus_id=\"00000000:18:00.0\"} 1\n",
        "eccforge_gpu_xid_lines_total{Hostname=\"n17\",UUID=\"\",pci_bus_id=\"00000000:18:00.0\",xid=\"63\"} 1\n",
        "DCGM_FI_DEV_XID_ERRORS{Hostname=\"n17\",UUID=\"\",pci_bus_id=\"00000000:18:00.0\"} 154\n",
        "eccforge_memory_errors_total{Hostname=\"n17\",kind=\"corrected\",label=\"MC0 CPU_SrcID#0_DIMM#0\"} 2\n",
        "eccforge_memory_weak_entries{Hostname=\"n17\",label=\"MC0 CPU_SrcID#0_DIMM#0\"} 1\n",
        "eccforge_memory_next_fault_ratio{Hostname=\"n17\",label=\"MC0 CPU_SrcID#0_DIMM#0\",outcome=\"detected\"} 0.25\n",
        "eccforge_memory_next_fault_ratio{Hostname=\"n17\",label=\"MC0 CPU_SrcID#0_DIMM#0\",outcome=\"silent\"} 0.000001\n",
        "eccforge_switch_sxids_total{Hostname=\"n17\",pci_bus_id=\"00000000:8A:00.0\",severity=\"non-fatal\"} 1\n",
        "eccforge_switch_recommended_action{Hostname=\"n17\",action=\"reset\",pci_bus_id=\"00000000:8B:00.0\"} 1\n",
        "eccforge_host_recommended_action{Hostname=\"n17\",action=\"drain\"} 1\n",
        "eccforge_host_recommended_action{Hostname=\"n18\",action=\"inspect\"} 1\n",
        "eccforge_host_errors_total{Hostname=\"n17\",severity=\"fatal\"} 1\n",
        "eccforge_host_unread_lines_total{Hostname=\"n18\"} 1\n",
        "eccforge_watch_lines_total 9\n",
    ] {
        assert!(text.contains(expected), "{expected}{text}");
    }
}

#[test]
fn the_guide_lists_every_metric() {
    let guide = include_str!("../../../../docs/policy.md");
    for family in FAMILIES.iter() {
        let labels: Vec<String> = family.all_labels().iter().map(|label| format!("`{label}`")).collect();
        let kind = if family.name.ends_with("_total") { "counter" } else { "gauge" };
        let row = format!("| `{}` | {kind} | {} | {} |\n", family.name, labels.join(", "), family.help);
        assert!(guide.contains(&row), "docs/policy.md lacks {row}");
    }
}

#[test]
fn a_log_without_hosts_is_of_this_machine() {
    let watcher = seen(["[12.5] NVRM: Xid (PCI:0000:18:00): 79, GPU has fallen off the bus."]);
    let text = metrics::text(&watcher, "here", &NextFaults::new()).expect("memory");
    assert!(
        text.contains("DCGM_FI_DEV_XID_ERRORS{Hostname=\"here\",UUID=\"\",pci_bus_id=\"00000000:18:00.0\"} 79\n"),
        "{text}"
    );
    assert!(
        metrics::text(&watcher_without_gpus(), "here", &NextFaults::new())
            .expect("memory")
            .contains("eccforge_watch_lines_total 0\n")
    );
}

fn watcher_without_gpus() -> eccforge_gpu::watch::Watcher {
    watcher()
}

#[test]
fn the_page_shows_every_gpu_and_obeys_no_log() {
    let mut watcher = seen(ERROR);
    give(&mut watcher, ["2026-03-02T08:15:01Z n17 kernel: NVRM: GPU at PCI:0000:18:00: GPU-<script>alert(1)</script>"]);
    let html = Watched::from(&watcher).page(Some("the disk is full <"));
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(&html, options).expect("well formed");
    let cells: Vec<&str> =
        document.descendants().filter(|n| n.has_tag_name("td")).map(|n| n.text().unwrap_or_default()).collect();
    assert_eq!((cells[0], cells[2]), ("drain", "1 remapped row waits for a reset"));
    assert!(html.contains("GPU n17/0000:18:00"), "{html}");
    assert!(
        html.contains("GPU-&lt;script&gt;alert(1)&lt;/script&gt;") && !html.contains("http-equiv=\"refresh\""),
        "{html}"
    );
    assert!(!html.contains("<script>") && html.contains("Not healthy: the disk is full &lt;."), "{html}");
}

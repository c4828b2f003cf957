//! Tests of readings of nvidia-smi as evidence in addition to a log.

use crate::policy::support::content;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_gpu::observed::reading::parse;
use eccforge_gpu::observed::{Action, Observed};

fn xml(second: u32, rows: &str) -> String {
    format!(
        "<?xml version=\"1.0\" ?>\n<nvidia_smi_log>\n<timestamp>Fri Oct 24 11:07:{second:02} 2025</timestamp>\n\
         <gpu id=\"00000000:18:00.0\">\n<uuid>GPU-aa</uuid>\n{rows}\n</gpu>\n</nvidia_smi_log>\n"
    )
}

fn observed_of(lines: &[&str]) -> Observed {
    let mut observed = Observed::default();
    for line in lines {
        let content = content(line).expect("well formed").expect("about a GPU");
        observed.add(Some("n1"), Stamp::ABSENT, &content);
    }
    observed
}

fn advice(observed: &Observed) -> (Action, String) {
    assert_eq!(observed.gpus.len(), 1, "the GPU of the log and that of the reading are one");
    let advice = observed.gpus.values().next().expect("a GPU").advice();
    (advice.action, advice.reason())
}

const ROW: &str = "NVRM: Xid (PCI:0000:18:00): 63, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.";

#[test]
fn a_remap_waits_until_a_reading_says_that_it_does_not() {
    let mut observed = observed_of(&[ROW, "NVRM: Xid (PCI:0000:18:00): 79, GPU has fallen off the bus."]);
    let reading = |pending: &str| {
        let rows = format!("<remapped_rows><remapped_row_pending>{pending}</remapped_row_pending></remapped_rows>");
        parse(&xml(1, &rows)).expect("a reading")
    };
    observed.read(&reading("Yes"));
    assert_eq!(observed.gpus.values().next().expect("a GPU").remaps_pending, 1);
    observed.read(&reading("No"));
    let gpu = observed.gpus.values().next().expect("a GPU");
    assert_eq!((gpu.remaps_pending, gpu.rows_remapped), (0, 1));
    assert!(advice(&observed).1.contains("79"), "the other reason stays: {:?}", advice(&observed));
    observed.read(&parse(&xml(2, "<gpu_recovery_action>None</gpu_recovery_action>")).expect("a reading"));
    assert_eq!(advice(&observed).0, Action::None);
}

#[test]
fn a_failure_and_a_gpu_that_cannot_be_read_are_states_of_their_own() {
    let failure = "<remapped_rows><remapped_row_failure>Yes</remapped_row_failure></remapped_rows>";
    let mut observed = observed_of(&[ROW]);
    for second in 0..2 {
        observed.read(&parse(&xml(second, failure)).expect("a reading"));
    }
    assert_eq!(advice(&observed), (Action::Rma, "nvidia-smi: a row could not be remapped".to_owned()));
    let mut lost = observed_of(&[ROW]);
    lost.read(
        &parse(&xml(
            1,
            "<ecc_errors><volatile><dram_correctable>[GPU is lost]</dram_correctable></volatile></ecc_errors>",
        ))
        .expect("a reading"),
    );
    let (action, reason) = advice(&lost);
    assert!(action == Action::Reset && reason.contains("GPU is lost"), "{reason}");
    lost.read(&parse(&xml(2, "<fan_speed>N/A</fan_speed>")).expect("a reading"));
    assert_eq!(advice(&lost).0, Action::Drain, "it can be read again, and the row waits");
}

#[test]
fn a_gpu_that_corrects_thousands_of_errors_a_second_is_not_healthy() {
    let mut observed = observed_of(&["NVRM: GPU at PCI:0000:18:00: GPU-aa"]);
    let counts = [(1, 100), (11, 110), (21, 177_110), (31, 177_110)];
    let mut advices = Vec::new();
    for (second, count) in counts {
        let text =
            format!("<ecc_errors><volatile><dram_correctable>{count}</dram_correctable></volatile></ecc_errors>");
        observed.read(&parse(&xml(second, &text)).expect("a reading"));
        advices.push(advice(&observed));
    }
    let actions: Vec<Action> = advices.iter().map(|(action, _)| *action).collect();
    assert_eq!(actions, [Action::None, Action::None, Action::Drain, Action::None]);
    assert!(advices[2].1.contains("17700"), "{}", advices[2].1);
}

#[test]
fn what_is_no_reading_is_located() {
    assert!(parse("<nvidia_smi_log>\n</gpu>").expect_err("bad").contains("line 2"));
    assert!(parse("<nvidia_smi_log>\n<gpu id=\"x\"/></nvidia_smi_log>").expect_err("bad").contains("00000000:18:00.0"));
    let deep = "<a>".repeat(33);
    for (text, why) in [
        ("", "line 1: not the XML of `nvidia-smi -q -x`: no element"),
        ("\nhello\n", "line 1: not the XML of `nvidia-smi -q -x`: text outside the root element"),
        ("<a>\n<b>", "line 2: not the XML of `nvidia-smi -q -x`: <b> is not closed"),
        ("<a/>\n<b/>", "line 2: not the XML of `nvidia-smi -q -x`: more than one root element"),
        (&deep, "line 1: not the XML of `nvidia-smi -q -x`: elements are nested more than 32 deep"),
        ("<a>\n&b;</a>", "line 2: not the XML of `nvidia-smi -q -x`: unknown entity `b`"),
        ("<a>\n<b c='1' c='2'/></a>", "line 2: "),
        ("<a>\n<b", "line 2: "),
        ("<a><gpu id=\"00000000:18:00.0\"/></a>", "no GPU: expected the output of `nvidia-smi -q -x`"),
    ] {
        let error = parse(text).expect_err(text);
        assert!(error.contains(why), "{text}: {error}");
    }
}

#[test]
fn entities_and_marked_sections_are_text_and_an_element_has_the_text_before_its_first_element() {
    let uuid = "<gpu_uuid>GPU-</gpu_uuid>";
    let text = format!(
        "<!DOCTYPE nvidia_smi_log SYSTEM \"nvsmi_device_v12.dtd\">\n<nvidia_smi_log>\n<gpu id=\"00000000:18:00&#46;0\">\
         <uuid> GPU&#45;a<!-- b --><![CDATA[b]]>&amp;<c/>d</uuid>{uuid}</gpu>\n\
         <timestamp>Fri Oct 24 11:07:12 2025</timestamp></nvidia_smi_log>"
    );
    let readings = parse(&text).expect("a reading");
    assert_eq!((readings.len(), readings[0].uuid()), (1, Some("GPU-ab&")));
    assert_eq!(readings[0].stamp.to_string(), "2025-10-24 11:07:12");
}

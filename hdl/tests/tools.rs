//! Tests of the limits of the tools that eccforge runs, of how they end, and of the meaning of their messages.

use eccforge_hdl::tools::abc::{Answer, ones};
use eccforge_hdl::tools::yosys::{Complaint, instances, number, parameters};
use eccforge_hdl::tools::{Output, Tool, ToolError, run_program};
use std::path::Path;
use std::time::{Duration, Instant};

fn shell(script: &str, seconds: u64) -> Result<Output, ToolError> {
    run_program(Tool::Yosys, Path::new("sh"), &["-c", script], Path::new("."), Duration::from_secs(seconds))
}

#[test]
fn a_tool_has_limits_that_outlast_this_process() {
    let text = shell("ulimit -v; ulimit -t", 60).unwrap().text;
    let limits: Vec<u64> = text.lines().map(|line| line.parse().expect("a limit")).collect();
    // Half of the memory, at least 4 GiB, in KiB; and the seconds and one more on every processor.
    let machine = std::fs::read_to_string("/proc/meminfo").expect("Linux");
    let total: u64 = machine.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).expect("MemTotal comes first");
    let processors = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    assert_eq!(limits, [(total / 2).max(4 << 20), 61 * processors]);
    let memory = shell("echo terminate: std::bad_alloc >&2; exit 134", 60).unwrap_err().to_string();
    assert!(memory.contains("GiB) and was ended"), "{memory}");
}

/// Otherwise a process that the tool started would continue, and keep the pipe open from which this process reads.
#[test]
fn what_a_tool_has_started_ends_with_it() {
    let started = Instant::now();
    let text = shell("sleep 600 & echo $!", 500).unwrap().text;
    assert!(started.elapsed() < Duration::from_secs(300), "{:?}", started.elapsed());
    let gone = || !Path::new("/proc").join(text.trim()).join("exe").exists();
    assert!((0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        gone()
    }));
}

#[test]
fn every_answer_of_abc_is_read_as_one_of_two_or_as_none() {
    let answers = [
        (Answer::of_cec("Networks are equivalent.  Time = 0.01 sec"), Some(Answer::Proved)),
        (Answer::of_cec("Networks are NOT EQUIVALENT.  Time = 0.01 sec"), Some(Answer::Refuted)),
        (Answer::of_cec("Networks are UNDECIDED."), None),
        (Answer::of_pdr("Property proved.  Time = 0.20 sec"), Some(Answer::Proved)),
        (Answer::of_pdr("Output 0 of miter \"m\" was asserted in frame 3."), Some(Answer::Refuted)),
        (Answer::of_pdr(""), None),
        (Answer::of_iprove("UNSATISFIABLE    Time = 0.02 sec"), Some(Answer::Proved)),
        (Answer::of_iprove("SATISFIABLE    Time = 0.02 sec"), Some(Answer::Refuted)),
        (Answer::of_iprove("UNDECIDED"), None),
    ];
    for (at, (found, wanted)) in answers.into_iter().enumerate() {
        match found {
            Ok(answer) => assert_eq!(Some(answer), wanted, "{at}"),
            Err(error) => assert!(matches!(error, ToolError::Failed(Tool::Abc, _)) && wanted.is_none(), "{at}"),
        }
    }
    let limited = |text| Answer::of_limited(text).ok();
    let pdr = "Reached timeout (12 seconds) in frame 251.\nProperty UNDECIDED.  Time =    12.13 sec";
    assert_eq!(limited(pdr), Some(Err(251)));
    assert_eq!(limited("No output asserted in 65 frames. Resource limit reached (timeout 12 sec)."), Some(Err(65)));
    assert_eq!(limited("Output 0 of miter \"m\" was asserted in frame 3."), Some(Ok(Answer::Refuted)));
    assert_eq!((limited("Property proved.  Time = 0.20 sec"), limited("")), (Some(Ok(Answer::Proved)), None));
    assert_eq!(ones("a[0]=1\nb=0\n c=1\n"), ["a[0]", "c"].into());
}

#[test]
fn complaints_and_parameters_of_yosys_are_read() {
    let resized = "Warning: Resizing cell port dec.u_cw.data_i from 8 bits to 12 bits.\n";
    let port = Complaint::Width { port: "dec.u_cw.data_i", signal: "8", wanted: "12" };
    assert_eq!(Complaint::first(resized, true), Some(port));
    assert_eq!(Complaint::first("all is well", true), None);
    let error = "x.v:3: ERROR: syntax error, unexpected ')'";
    assert_eq!(Complaint::first(&format!("1. Reading\n{error}\n"), false), Some(Complaint::Syntax(error)));
    let error = "ERROR: Module `\\sub' referenced in module `\\m' in cell `\\u_sub' is missing.";
    assert_eq!(Complaint::first(error, false), Some(Complaint::Error(error, Some("u_sub"))));
    let elaborated = "$paramod\\eccforge_pipe\\Width=1";
    let found = parameters(&format!("module {elaborated}\n  parameter \\Width 4\n  parameter \\Flag 1'1\n"));
    assert_eq!(found[elaborated]["Width"], number(4));
    assert_eq!(found[elaborated]["Flag"], [true]);
    let found = instances(&format!("  cell {elaborated} \\u_pipe\n  cell \\top $abc\n"));
    assert_eq!(found, [("u_pipe", elaborated), ("$abc", "top")].map(|(a, b)| (a.to_owned(), b.to_owned())).into());
}

//! Tests that clients of the server of `gpu watch` can neither block other clients nor end it.

use crate::watched::{ROW, Room, Running, line, wait_for};
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::process::Command;
use std::time::Duration;

fn connected(watch: &Running) -> TcpStream {
    let stream = TcpStream::connect(&watch.address).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a time");
    stream
}

/// The complete answer of the server, or nothing if it closed the connection.
fn heard(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    match stream.read_to_end(&mut answer) {
        Err(e) if matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => panic!("no answer in a minute"),
        _ => String::from_utf8_lossy(&answer).into_owned(),
    }
}

fn ask(watch: &Running, request: &[u8]) -> String {
    let mut stream = connected(watch);
    stream.write_all(request).expect("open");
    heard(stream)
}

fn is_well(watch: &Running) -> bool {
    ask(watch, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").starts_with("HTTP/1.1 200 OK\r\n")
}

fn watch(room: &Room) -> Running {
    let watch = Running::start(room.command(&["kern.log"]));
    wait_for("the log is open", || is_well(&watch));
    watch
}

#[test]
fn only_requests_without_a_body_are_answered_each_with_its_status() {
    let room = Room::new();
    let watch = watch(&room);
    for (request, status) in [
        (&b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n"[..], 413),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\ncontent-length: 7\r\n\r\n", 413),
        (b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 18446744073709551616\r\n\r\n", 413),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n", 413),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n", 200),
        (b"GET /healthz?a=b HTTP/1.0\r\n\r\n", 200),
        (b"GET /healthz HTTP/1.1\nHost: localhost\n\n", 200),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
        (b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n\r\n", 404),
        (b"PUT / HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
        (b"GET / HTTP/2\r\n\r\n", 505),
        (b"GET /\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n", 400),
        (b"\xff\xfe / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ] {
        let answer = ask(&watch, request);
        let what = String::from_utf8_lossy(request);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{what}: {answer}");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        assert!(head.contains(&format!("\r\nContent-Length: {}\r\n", body.len())), "{what}: {answer}");
        assert_eq!(head.contains("\r\nAllow: GET, HEAD\r\n"), status == 405, "{what}: {answer}");
    }
    let head = ask(&watch, b"HEAD /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
    assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.ends_with("\r\n\r\n"), "{head}");
    assert!(head.contains("\r\nContent-Length: 3\r\n"), "as of GET: {head}");
}

/// If an attacker makes the name of a page resolve to this address, the browser sends that name (DNS rebinding).
#[test]
fn only_requests_to_this_machine_are_answered() {
    let room = Room::new();
    let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_else(|_| "localhost".to_owned());
    let machine = machine.trim();
    let watch = Running::start(room.command(&["kern.log", "--served-as", "gpu-7.example.org,other"]));
    wait_for("the log is open", || is_well(&watch));
    let status = |hosts: &str| ask(&watch, format!("GET /healthz HTTP/1.1\r\n{hosts}\r\n").as_bytes());
    for own in ["localhost", "LocalHost:9477", "127.0.0.1", "127.0.0.1:9477", "10.1.2.3:80", "[::1]:9477", "[fe80::1]"]
        .into_iter()
        .chain([machine, "gpu-7.example.org", "GPU-7.example.org:9477", "other:1"])
    {
        let answer = status(&format!("Host: {own}\r\n"));
        assert!(answer.starts_with("HTTP/1.1 200 "), "{own}: {answer}");
    }
    for foreign in ["evil.example", "evil.example:9477", "localhost.evil.example", "127.0.0.1.evil.example"]
        .into_iter()
        .chain(["", "localhost, evil.example", "a@localhost", "\u{131}", "gpu-7.example.org.", "1.2.3"])
    {
        let answer = status(&format!("Host: {foreign}\r\n"));
        assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("--served-as"), "{foreign}: {answer}");
    }
    for wrong in ["", "Host: localhost\r\nHost: localhost\r\n", "Host: localhost\r\nhost: evil.example\r\n"] {
        let answer = status(wrong);
        assert!(answer.starts_with("HTTP/1.1 400 ") && answer.contains("one header `Host`"), "{wrong}: {answer}");
    }
    assert!(ask(&watch, b"GET /healthz HTTP/1.0\r\n\r\n").starts_with("HTTP/1.1 200 "), "a header of HTTP/1.1");
    let many: String = (0..200).map(|n| format!("X-{n}: y\r\n")).collect();
    assert!(status(&format!("Host: localhost\r\n{many}")).starts_with("HTTP/1.1 431 "));
}

#[test]
fn a_name_can_be_listened_at_and_a_wrong_address_is_refused() {
    let room = Room::new();
    let mut command = room.command(&["kern.log", "--listen", "localhost:0"]);
    let mut child = crate::program::Killed(command.stdout(std::process::Stdio::piped()).spawn().expect("it starts"));
    let mut first = String::new();
    let output = child.0.stdout.take().expect("a pipe");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut first).expect("its address");
    assert!(first.starts_with("http://127.0.0.1:") || first.starts_with("http://[::1]:"), "{first}");
    for wrong in ["localhost", "9477", ":9477", "localhost:", "localhost:99999", "a b:1"] {
        let output = room.command(&["kern.log", "--listen", wrong]).output().expect("it starts");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && message.contains("localhost:9477"), "{wrong}: {message}");
    }
}

/// Ticks of processor time of the watch, including those of ended threads (Linux, proc_pid_stat(5)).
#[cfg(target_os = "linux")]
fn ticks(watch: &Running) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", watch.child.id())).expect("it runs");
    let fields: Vec<&str> = stat.rsplit(')').next().expect("fields").split_whitespace().collect();
    fields[11..13].iter().map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
}

/// Clients get the same bytes without new work until the next line of the log.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes seconds"]
fn the_metrics_of_a_state_are_made_once() {
    let room = Room::new();
    room.append(&hosts(1000, "13, Graphics Exception"));
    let watch = watch(&room);
    wait_for("the log is read", || watch.get("/").contains(" of 1000 lines "));
    let start = ticks(&watch);
    let first = watch.get("/metrics");
    let made = ticks(&watch) - start;
    assert!((0..5).all(|_| watch.get("/metrics") == first));
    let again = ticks(&watch) - start - made;
    assert!(2 * again < made, "five answers took {again} ticks, the first {made}");
    room.append(&line(0, 0x19, ROW));
    wait_for("a new state has other metrics", || watch.get("/metrics") != first);
}

#[test]
fn a_request_that_has_no_end_is_cut_off_after_16_kib() {
    let room = Room::new();
    let watch = watch(&room);
    let mut stream = connected(&watch);
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n").expect("open");
    let lines = "X-Header: of which there are many\r\n".repeat(2000);
    let mut sent = 0;
    while sent < 300 << 20 {
        match stream.write(lines.as_bytes()) {
            Ok(bytes) => sent += bytes,
            Err(_) => break,
        }
    }
    // What the kernel buffers for a socket on its way to a reader that is gone.
    assert!(sent < 32 << 20, "{sent} bytes");
    let just_too_long =
        [b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", "x".repeat(16 << 10).as_bytes(), b"\r\n\r\n"].concat();
    assert!(ask(&watch, &just_too_long).starts_with("HTTP/1.1 431 "));
    let long =
        [b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ", "x".repeat(15 << 10).as_bytes(), b"\r\n\r\n"].concat();
    assert!(ask(&watch, &long).starts_with("HTTP/1.1 200 "));
}

/// Log lines with this text, one for each of `number` hosts.
fn hosts(number: usize, text: &str) -> String {
    (0..number).map(|n| line(0, 0x18, text).replace("n17", &format!("host-{n}"))).collect()
}

/// A pipe holds fewer lines than are printed here.
#[test]
#[ignore = "takes seconds"]
fn the_state_is_served_where_nobody_reads_what_is_printed() {
    let room = Room::new();
    room.append(&hosts(2500, ROW));
    let watch = watch(&room);
    let read = || {
        let page = ask(&watch, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        page.split(" lines ").next().and_then(|before| before.rsplit(' ').next()?.parse::<u32>().ok())
    };
    let mut counts = Vec::new();
    wait_for("the pipe is full", || {
        counts.push(read());
        counts.last() > Some(&Some(0))
            && counts.rchunks(10).next().is_some_and(|last| last.len() == 10 && last.iter().all(|n| *n == last[0]))
    });
    assert!(counts.last() < Some(&Some(2500)), "nothing was left to be printed: {counts:?}");
}

#[test]
#[ignore = "takes seconds"]
fn readers_that_do_not_read_and_bodies_that_do_not_come_keep_nobody_out() {
    let room = Room::new();
    room.append(&hosts(2500, "13, Graphics Exception"));
    let watch = watch(&room);
    wait_for("the log is read", || watch.get("/").contains(" of 2500 lines "));
    let metrics = watch.get("/metrics");
    assert!(metrics.len() > 5 << 20, "more than the kernel buffers: {} bytes", metrics.len());
    let waiting = |request: &str| {
        let mut stream = connected(&watch);
        stream.write_all(request.as_bytes()).expect("open");
        stream
    };
    let readers: Vec<TcpStream> = (0..3).map(|_| waiting("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")).collect();
    assert!(is_well(&watch), "while three do not read");
    let writers: Vec<TcpStream> =
        (0..20).map(|_| waiting("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n")).collect();
    assert!(is_well(&watch), "while twenty do not write");
    assert!(watch.get("/metrics").ends_with(metrics.split_once("\r\n\r\n").expect("a head").1), "whole");
    drop((readers, writers));
}

/// The test runs under a limit of descriptors that the connections reach, and under a limit that they do not reach.
#[cfg(unix)]
#[test]
#[ignore = "takes seconds"]
fn hundreds_of_idle_connections_keep_nobody_out_and_the_log_is_followed() {
    for descriptors in ["20", "64"] {
        let room = Room::new();
        let mut command = Command::new("sh");
        command.args(["-c", "ulimit -n $1; shift; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_eccforge"), descriptors]);
        command.args(["gpu", "watch", "kern.log"]).current_dir(room.folder.path());
        let watch = Running::start(command);
        wait_for("the log is open", || is_well(&watch));
        let idle: Vec<TcpStream> = (0..300).map(|_| connected(&watch)).collect();
        wait_for("a client among 300 idle ones", || is_well(&watch));
        room.append(&line(0, 0x18, ROW));
        wait_for("the line is counted", || watch.get("/metrics").contains("eccforge_watch_lines_total 1\n"));
        drop(idle);
        wait_for("a client after them", || is_well(&watch));
    }
}

#[test]
fn no_bytes_end_the_server() {
    let room = Room::new();
    let watch = watch(&room);
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let requests = [
        &b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"[..],
        b"HEAD / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
        b"",
    ];
    let mut answered = 0;
    for round in 0..400 {
        let mut request = requests[round % 3].to_vec();
        if request.is_empty() {
            request = (0..next(300)).map(|_| next(256) as u8).collect();
        }
        for _ in 0..next(6) {
            let (at, byte) = (next(request.len().max(1)), next(256) as u8);
            match next(3) {
                0 if at < request.len() => request[at] = byte,
                1 if at < request.len() => drop(request.remove(at)),
                _ => request.insert(at.min(request.len()), byte),
            }
        }
        let mut stream = connected(&watch);
        // The server may have answered and closed before all was sent.
        let _ = stream.write_all(&request).and_then(|()| stream.shutdown(Shutdown::Write));
        let answer = heard(stream);
        answered += usize::from(!answer.is_empty());
        let known = [200, 400, 404, 405, 413, 505].iter().any(|s| answer.starts_with(&format!("HTTP/1.1 {s} ")));
        assert!(answer.is_empty() || (known && answer.contains("\r\n\r\n")), "{request:?}: {answer}");
    }
    assert!(answered > 100 && is_well(&watch), "{answered} of 400 answered");
}

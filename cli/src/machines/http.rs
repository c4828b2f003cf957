//! Metrics and pages over HTTP: `GET` and `HEAD` only (RFC 9112), one request for each connection.
//!
//! Any client may send anything, so request size, request time, response time and the number of connections are
//! limited. Each connection has a thread. Beyond [`MOST`] connections the oldest is closed, so idle clients and slow
//! readers cannot block others.

use miette::{IntoDiagnostic, WrapErr};
use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Longest request, in bytes.
const MOST_BYTES: usize = 16 << 10;
/// Connections at a time.
const MOST: usize = 16;
/// A request is complete within this time.
const REQUEST: Duration = Duration::from_secs(5);
/// An answer is read within this time.
const ANSWER: Duration = Duration::from_secs(30);
/// Where a connection cannot be accepted, the next attempt is made after this time.
const AGAIN: Duration = Duration::from_millis(50);

/// The type of Prometheus' text format.
pub const METRICS: &str = "text/plain; version=0.0.4; charset=utf-8";
/// The type of plain text.
pub const PLAIN: &str = "text/plain; charset=utf-8";
/// The type of a page.
pub const HTML: &str = "text/html; charset=utf-8";

/// Locks a value, which is consistent even after a panic: every change to it is one assignment or one batch.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One answer.
pub struct Page {
    /// HTTP's status.
    pub status: u16,
    /// Type of the text.
    pub kind: &'static str,
    /// The text.
    pub text: String,
}

impl Page {
    /// What was asked for.
    pub const fn found(kind: &'static str, text: String) -> Self {
        Self { status: 200, kind, text }
    }

    /// Nothing is there; `text` says what is elsewhere.
    pub fn missing(text: &str) -> Self {
        Self { status: 404, kind: PLAIN, text: text.to_owned() }
    }

    /// It cannot be had now.
    pub fn unavailable(text: String) -> Self {
        Self { status: 503, kind: PLAIN, text }
    }
}

/// Metrics, or why there are none.
pub fn metrics(text: miette::Result<String>) -> Page {
    match text {
        Ok(text) => Page::found(METRICS, text),
        Err(report) => Page::unavailable(format!("{report}\n")),
    }
}

/// Listens at an address; the address with the port that was bound.
pub fn bind(address: SocketAddr) -> miette::Result<(TcpListener, SocketAddr)> {
    let bound = TcpListener::bind(address).and_then(|listener| listener.local_addr().map(|bound| (listener, bound)));
    bound.into_diagnostic().wrap_err_with(|| format!("{address}: cannot be listened at"))
}

/// Answers `GET` with the page of each path, for ever.
pub fn serve(listener: &TcpListener, page: impl Fn(&str) -> Page + Sync) {
    let clients = Clients::default();
    thread::scope(|scope| {
        loop {
            let Ok((stream, _)) = listener.accept() else {
                // No descriptors, or no memory, are left: the oldest connection gives its own back.
                clients.cut_oldest();
                thread::sleep(AGAIN);
                continue;
            };
            let client = clients.admit(stream);
            let page = &page;
            // Where no thread can be started, the client is dropped.
            drop(thread::Builder::new().spawn_scoped(scope, move || answer(&client.stream, page)));
        }
    });
}

/// The connections that are open, the oldest first.
#[derive(Default)]
struct Clients {
    open: Mutex<VecDeque<Arc<TcpStream>>>,
    fewer: Condvar,
}

/// A connection, which is no longer open when this is dropped.
struct Client<'a> {
    clients: &'a Clients,
    stream: Arc<TcpStream>,
}

impl Clients {
    fn admit(&self, stream: TcpStream) -> Client<'_> {
        let stream = Arc::new(stream);
        let mut open = locked(&self.open);
        open.push_back(Arc::clone(&stream));
        while open.len() > MOST {
            drop(open[0].shutdown(Shutdown::Both));
            open = self.fewer.wait(open).unwrap_or_else(PoisonError::into_inner);
        }
        drop(open);
        Client { clients: self, stream }
    }

    fn cut_oldest(&self) {
        if let Some(oldest) = locked(&self.open).front() {
            drop(oldest.shutdown(Shutdown::Both));
        }
    }
}

impl Drop for Client<'_> {
    fn drop(&mut self) {
        locked(&self.clients.open).retain(|stream| !Arc::ptr_eq(stream, &self.stream));
        self.clients.fewer.notify_one();
    }
}

/// A stream that is read and written up to a point in time only.
struct Until<'a>(&'a TcpStream, Instant);

impl Until<'_> {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.1.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for Until<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.set_read_timeout(self.left()?)?;
        self.0.read(buffer)
    }
}

impl Write for Until<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.set_write_timeout(self.left()?)?;
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Reads a request and answers it. A client that went away is its own concern.
fn answer(stream: &TcpStream, page: &impl Fn(&str) -> Page) {
    let end = Instant::now() + REQUEST;
    let Ok(request) = request(&mut Until(stream, end)) else { return };
    let (is_head, page) = match request.and_then(|head| parse(&head)) {
        Ok((is_head, path)) => (is_head, page(&path)),
        Err((status, text)) => (false, Page { status, kind: PLAIN, text: format!("{text}\n") }),
    };
    let head = format!(
        "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{}Connection: close\r\n\r\n",
        page.status,
        reason(page.status),
        page.kind,
        page.text.len(),
        if page.status == 405 { "Allow: GET, HEAD\r\n" } else { "" },
    );
    let mut to = Until(stream, Instant::now() + ANSWER);
    let body = if is_head { "" } else { &page.text };
    let sent = to.write_all(head.as_bytes()).and_then(|()| to.write_all(body.as_bytes()));
    if sent.is_ok() && stream.shutdown(Shutdown::Write).is_ok() {
        // What still comes is read for a while: closing would take the answer away from a client that writes on.
        let mut rest = Until(stream, end).take(MOST_BYTES as u64);
        drop(io::copy(&mut rest, &mut io::sink()));
    }
}

const fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        413 => "Content Too Large",
        431 => "Request Header Fields Too Large",
        503 => "Service Unavailable",
        505 => "HTTP Version Not Supported",
        _ => "Bad Request",
    }
}

/// A status, and the reason for it.
type Refused = (u16, &'static str);

/// Reads a request up to the empty line at the end of its head, or a little further.
fn request(from: &mut impl Read) -> io::Result<Result<Vec<u8>, Refused>> {
    let mut head = Vec::new();
    let mut buffer = [0; 2048];
    while !head.windows(3).any(|w| w == b"\n\r\n" || w.starts_with(b"\n\n")) && !head.ends_with(b"\n\n") {
        let read = match from.read(&mut buffer) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => read,
            Err(e) if matches!(e.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock) => {
                return Ok(Err((408, "the request did not come in time")));
            }
            Err(e) => return Err(e),
        };
        if head.len() + read > MOST_BYTES {
            return Ok(Err((431, "the request has more than 16384 bytes")));
        }
        head.extend_from_slice(&buffer[..read]);
    }
    Ok(Ok(head))
}

/// Whether a request is `HEAD`, and its path.
fn parse(head: &[u8]) -> Result<(bool, String), Refused> {
    let head = std::str::from_utf8(head).map_err(|_| (400, "the request is not UTF-8"))?;
    let mut lines = head.lines();
    let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
    let [method, target, version] = words[..] else { return Err((400, "expected `GET /path HTTP/1.1`")) };
    if !version.starts_with("HTTP/1.") {
        return Err((505, "expected HTTP/1.1"));
    }
    for line in lines.take_while(|line| !line.is_empty()) {
        let (name, value) = line.split_once(':').ok_or((400, "expected `Name: value` in each header line"))?;
        let has_body = name.eq_ignore_ascii_case("content-length") && value.trim() != "0";
        if has_body || name.eq_ignore_ascii_case("transfer-encoding") {
            return Err((413, "a request here has no body"));
        }
    }
    if !matches!(method, "GET" | "HEAD") {
        return Err((405, "only GET and HEAD"));
    }
    Ok((method == "HEAD", target.split('?').next().unwrap_or_default().to_owned()))
}

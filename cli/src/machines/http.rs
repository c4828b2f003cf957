//! Metrics and pages over HTTP: `GET` and `HEAD` only (RFC 9112), one request for each connection.
//!
//! A request must name this machine in its header `Host`. A page of another site whose name an attacker makes the name
//! of this address (DNS rebinding) therefore cannot read the answers.
//!
//! Any client may send anything, so request size, request time, response time and the number of connections are
//! limited. Each connection has a thread. Beyond [`MOST`] connections the oldest is closed, so idle clients and slow
//! readers cannot block others.

use eccforge_gpu::watch::is_host_name;
use miette::miette;
use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::net::{IpAddr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Longest request, in bytes.
const MOST_BYTES: usize = 16 << 10;
/// Maximum number of header lines of a request.
const MOST_HEADERS: usize = 100;
/// Maximum number of connections at a time.
const MOST: usize = 16;
/// A request is complete within this time.
// A client that sends one byte now and then would otherwise keep its thread for ever.
const REQUEST: Duration = Duration::from_secs(5);
/// An answer is read within this time.
const ANSWER: Duration = Duration::from_secs(30);
/// If a connection cannot be accepted, the next attempt is made after this time.
// `accept` fails at once while no descriptor is free. Without a pause the loop would use a whole processor.
const BETWEEN_TRIES: Duration = Duration::from_millis(50);

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

/// An answer to a request.
pub struct Page {
    /// HTTP's status.
    pub status: u16,
    /// Type of the text.
    pub kind: &'static str,
    pub text: Arc<str>,
}

impl Page {
    /// The requested text.
    pub fn found(kind: &'static str, text: impl Into<Arc<str>>) -> Self {
        Self { status: 200, kind, text: text.into() }
    }

    /// Nothing has this path; `text` names the paths that exist.
    pub fn missing(text: &str) -> Self {
        Self { status: 404, kind: PLAIN, text: text.into() }
    }

    /// The resource is temporarily unavailable.
    pub fn unavailable(text: String) -> Self {
        Self { status: 503, kind: PLAIN, text: text.into() }
    }
}

/// A page of metrics, or of the reason why there are none.
pub fn metrics(text: miette::Result<Arc<str>>) -> Page {
    match text {
        Ok(text) => Page::found(METRICS, text),
        Err(report) => Page::unavailable(format!("{report}\n")),
    }
}

/// The host before the port, if there is one.
pub fn host(text: &str) -> &str {
    let end = if text.starts_with('[') { text.find(']').map(|at| at + 1) } else { text.find(':') };
    &text[..end.unwrap_or(text.len())]
}

/// Listens at an address, or at the address of a name. Returns the address with the port that was bound.
pub fn bind(address: &str) -> miette::Result<(TcpListener, SocketAddr)> {
    let bound = TcpListener::bind(address).and_then(|listener| listener.local_addr().map(|bound| (listener, bound)));
    bound.map_err(|e| {
        miette!(help = "give an address and a port, such as localhost:9477", "{address}: cannot listen there: {e}")
    })
}

/// Answers `GET` with the page of each path, for ever. `names` are the names of this machine.
pub fn serve(listener: &TcpListener, names: &[String], page: impl Fn(&str) -> Page + Sync) {
    let clients = Clients::default();
    thread::scope(|scope| {
        loop {
            let Ok((stream, _)) = listener.accept() else {
                // No descriptors, or no memory, are left: the oldest connection gives its own back.
                clients.cut_oldest();
                thread::sleep(BETWEEN_TRIES);
                continue;
            };
            let client = clients.admit(stream);
            let page = &page;
            // Where no thread can be started, the client is dropped.
            drop(thread::Builder::new().spawn_scoped(scope, move || answer(&client.stream, names, page)));
        }
    });
}

/// The connections that are open, the oldest first.
#[derive(Default)]
struct Clients {
    open: Mutex<VecDeque<Arc<TcpStream>>>,
    fewer: Condvar,
}

/// An open connection, which counts as open until this is dropped.
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

/// A stream that is read and written only until a point in time.
// crossterm implements traits for every writer, and the page of this one would link to pages that are not there.
#[doc(hidden)]
struct BeforeEnd<'a>(&'a TcpStream, Instant);

impl BeforeEnd<'_> {
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.1.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for BeforeEnd<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.set_read_timeout(self.left()?)?;
        self.0.read(buffer)
    }
}

impl Write for BeforeEnd<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.set_write_timeout(self.left()?)?;
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Reads a request and answers it. An error of a client that disconnected is ignored.
fn answer(stream: &TcpStream, names: &[String], page: &impl Fn(&str) -> Page) {
    let end = Instant::now() + REQUEST;
    let Ok(request) = request(&mut BeforeEnd(stream, end), names) else { return };
    let (is_head, page) = match request {
        Ok((is_head, path)) => (is_head, page(&path)),
        Err((status, text)) => (false, Page { status, kind: PLAIN, text: format!("{text}\n").into() }),
    };
    let head = format!(
        "HTTP/1.1 {} {}\r\nContent-Type: {}\r\nContent-Length: {}\r\n{}Connection: close\r\n\r\n",
        page.status,
        reason(page.status),
        page.kind,
        page.text.len(),
        if page.status == 405 { "Allow: GET, HEAD\r\n" } else { "" },
    );
    let mut to = BeforeEnd(stream, Instant::now() + ANSWER);
    let body = if is_head { "" } else { &page.text };
    let sent = to.write_all(head.as_bytes()).and_then(|()| to.write_all(body.as_bytes()));
    if sent.is_ok() && stream.shutdown(Shutdown::Write).is_ok() {
        // What still comes is read for a while: closing would take the answer away from a client that writes on.
        let mut rest = BeforeEnd(stream, end).take(MOST_BYTES as u64);
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

/// Whether a request is `HEAD`, and its path.
type Asked = (bool, String);

/// Reads a request up to the empty line at the end of its head, or a little further.
fn request(from: &mut impl Read, names: &[String]) -> io::Result<Result<Asked, Refused>> {
    let mut head = Vec::new();
    let mut buffer = [0; 2048];
    loop {
        let read = match from.read(&mut buffer) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(read) => read,
            Err(e) if matches!(e.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock) => {
                return Ok(Err((408, "the request did not arrive in time")));
            }
            Err(e) => return Err(e),
        };
        if head.len() + read > MOST_BYTES {
            return Ok(Err((431, "the request has more than 16384 bytes")));
        }
        head.extend_from_slice(&buffer[..read]);
        match parse(&head, names) {
            Ok(None) => {}
            Ok(Some(asked)) => return Ok(Ok(asked)),
            Err(refused) => return Ok(Err(refused)),
        }
    }
}

/// Parses a request; `None` if its head is not complete.
fn parse(head: &[u8], names: &[String]) -> Result<Option<Asked>, Refused> {
    let mut headers = [httparse::EMPTY_HEADER; MOST_HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let is_complete = request.parse(head).map_err(|e| match e {
        httparse::Error::TooManyHeaders => (431, "the request has more than 100 header lines"),
        httparse::Error::Version => (505, "expected HTTP/1.1"),
        _ => (400, "expected `GET /path HTTP/1.1`, and `Name: value` in each header line"),
    })?;
    if is_complete.is_partial() {
        return Ok(None);
    }
    let mut hosts = Vec::new();
    for httparse::Header { name, value } in request.headers.iter() {
        let has_body = name.eq_ignore_ascii_case("content-length") && value.trim_ascii() != b"0";
        if has_body || name.eq_ignore_ascii_case("transfer-encoding") {
            return Err((413, "this server accepts no request body"));
        }
        if name.eq_ignore_ascii_case("host") {
            hosts.push(std::str::from_utf8(value).unwrap_or_default());
        }
    }
    match hosts[..] {
        // HTTP/1.0 has no such header (RFC 9112, 3.2).
        [] if request.version == Some(0) => {}
        [name] if is_own(host(name), names) => {}
        [_] => return Err((400, "`Host` names another machine; --served-as adds a name")),
        _ => return Err((400, "expected one header `Host`")),
    }
    let is_head = request.method == Some("HEAD");
    if !is_head && request.method != Some("GET") {
        return Err((405, "only GET and HEAD are supported"));
    }
    let path = request.path.unwrap_or_default().split('?').next().unwrap_or_default();
    Ok(Some((is_head, path.to_owned())))
}

/// Whether a host is this machine. An address always reaches the machine that the client means.
fn is_own(host: &str, names: &[String]) -> bool {
    let is_address = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let is_same = |name: &String| name.eq_ignore_ascii_case(host);
    is_address || is_host_name(host) && names.iter().any(is_same)
}

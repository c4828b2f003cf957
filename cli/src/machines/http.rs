//! Metrics and pages over HTTP.

use miette::{IntoDiagnostic, WrapErr, miette};
use std::net::SocketAddr;
use tiny_http::{Header, Method, Request, Response, Server};

/// The type of Prometheus' text format.
pub const METRICS: &str = "text/plain; version=0.0.4; charset=utf-8";
/// The type of plain text.
pub const PLAIN: &str = "text/plain; charset=utf-8";
/// The type of a page.
pub const HTML: &str = "text/html; charset=utf-8";

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
pub fn bind(address: SocketAddr) -> miette::Result<(Server, SocketAddr)> {
    let server = Server::http(address).map_err(|e| miette!("{address}: {e}"))?;
    let bound = server.server_addr().to_ip().ok_or_else(|| miette!("{address}: no port was bound"))?;
    Ok((server, bound))
}

/// Answers `GET` with the page of each path, for `limit` requests or for ever.
pub fn serve(server: &Server, limit: Option<u64>, page: impl Fn(&str) -> Page) -> miette::Result<()> {
    let mut served = 0;
    while limit.is_none_or(|limit| served < limit) {
        let request = server.recv().into_diagnostic().wrap_err("the connection failed")?;
        let path = request.url().split('?').next().unwrap_or_default().to_owned();
        let answer = match request.method() {
            Method::Get => page(&path),
            _ => Page { status: 405, kind: PLAIN, text: "only GET\n".to_owned() },
        };
        respond(request, answer);
        served += 1;
    }
    Ok(())
}

fn respond(request: Request, page: Page) {
    let response = Response::from_string(page.text).with_status_code(page.status);
    let response = match Header::from_bytes("Content-Type", page.kind) {
        Ok(header) => response.with_header(header),
        Err(()) => response,
    };
    // A client that went away is its own concern.
    drop(request.respond(response));
}

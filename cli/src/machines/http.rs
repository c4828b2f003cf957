//! Metrics over HTTP, on the loopback only: what a GPU of a simulation says is nobody else's business.

use miette::{IntoDiagnostic, WrapErr, miette};
use std::net::SocketAddr;
use tiny_http::{Header, Method, Response, Server};

/// Answers `GET /metrics` with what `metrics` gives, for `limit` requests or for ever.
pub fn serve(
    address: SocketAddr,
    limit: Option<u64>,
    ready: impl FnOnce(SocketAddr),
    metrics: impl Fn() -> miette::Result<String>,
) -> miette::Result<()> {
    if !address.ip().is_loopback() {
        return Err(miette!(help = "use 127.0.0.1:9400", "{address} is not a loopback address"));
    }
    let server = Server::http(address).map_err(|e| miette!("{address}: {e}"))?;
    let bound = server.server_addr().to_ip().ok_or_else(|| miette!("{address}: no port was bound"))?;
    ready(bound);
    let mut served = 0;
    while limit.is_none_or(|limit| served < limit) {
        let request = server.recv().into_diagnostic().wrap_err("the connection failed")?;
        let response = match (request.method(), request.url()) {
            (Method::Get, "/metrics") => answer(metrics()),
            (Method::Get, _) => Response::from_string("metrics are at /metrics\n").with_status_code(404),
            _ => Response::from_string("only GET\n").with_status_code(405),
        };
        // A client that went away is its own concern.
        let _ = request.respond(response);
        served += 1;
    }
    Ok(())
}

fn answer(metrics: miette::Result<String>) -> Response<std::io::Cursor<Vec<u8>>> {
    match metrics {
        Err(report) => Response::from_string(format!("{report}\n")).with_status_code(503),
        Ok(text) => {
            let response = Response::from_string(text);
            match Header::from_bytes("Content-Type", "text/plain; version=0.0.4; charset=utf-8") {
                Ok(header) => response.with_header(header),
                Err(()) => response,
            }
        }
    }
}

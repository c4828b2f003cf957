//! The machine that executes a run.

/// The name of this machine.
pub fn name() -> String {
    system_name().unwrap_or_else(|| "unknown".to_owned())
}

/// The name of this machine, if the system reports it.
#[cfg(unix)]
fn system_name() -> Option<String> {
    nix::unistd::gethostname().ok()?.into_string().ok()
}

/// The name of this machine, on systems without POSIX.
#[cfg(not(unix))]
fn system_name() -> Option<String> {
    if cfg!(target_arch = "wasm32") { Some("a browser".to_owned()) } else { std::env::var("COMPUTERNAME").ok() }
}

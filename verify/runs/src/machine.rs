//! The machine that executes a run.

/// The name of this machine.
pub fn name() -> String {
    planted("ECCFORGE_PLANTED_HOST").or_else(system_name).unwrap_or_else(|| "unknown".to_owned())
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

/// Whether a test plants this fault in the process. A release build has no such faults.
pub fn is_planted(fault: &str) -> bool {
    planted("ECCFORGE_PLANTED").is_some_and(|planted| planted == fault)
}

/// A variable with which a test changes this process; `None` in a release build.
fn planted(variable: &str) -> Option<String> {
    // A variable of the environment must not change the counts of a released program.
    if cfg!(debug_assertions) { std::env::var(variable).ok() } else { None }
}

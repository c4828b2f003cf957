//! Threads and sizes of the `memtest` commands.

use miette::{Result, miette};

/// Runs `work` on this many threads; 0 uses one for each core.
pub fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> Result<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|e| miette!("{e}"))?;
    Ok(pool.install(work))
}

/// Parses a size such as 64MiB, 1g or 4096.
pub fn size(text: &str) -> Result<u64, String> {
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (digits, unit) = text.split_at(split);
    let shift = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kib" => 10,
        "m" | "mib" => 20,
        "g" | "gib" => 30,
        _ => return Err("write a size such as 64MiB or 1GiB".to_owned()),
    };
    let bytes = digits.parse::<u64>().ok().and_then(|n| n.checked_mul(1 << shift)).filter(|b| *b > 0);
    bytes.ok_or_else(|| "write a size such as 64MiB or 1GiB".to_owned())
}

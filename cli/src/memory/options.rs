//! Options of `eccforge memtest`.

use super::process::size;
use crate::arguments::positive;
use crate::inputs::{Gpu, gpu};
use crate::output::{self, WithNext, called, verdict};
use crate::sampling::options::RecordedArgs;
use crate::terminal::note;
use clap::Args;
use eccforge_memory::memtest::Test;
use eccforge_memory::memtest::plan::{MODULUS, Options};
use eccforge_memory::memtest::result::MemtestResult;
use miette::{Result, miette};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Bytes that a quick run tests.
const QUICK_BYTES: u64 = 64 << 20;
/// Period of the generator in the logic tests by default.
const LCG_PERIOD: u32 = 1024;
/// Time limit of a quick run.
// The run then ends its current piece and prints the result; the help promises less than a minute for all of it.
const QUICK_TIME: Duration = Duration::from_secs(45);

/// Options of `memtest`.
#[derive(Args, Clone, Debug)]
pub struct RunArgs {
    /// Test the memory of this machine
    #[arg(long, conflicts_with_all = ["profile", "scheme", "faults", "events_out", "bandwidth", "salvage", "no_lock", "wait"])]
    pub(super) host: bool,
    /// Test the memory of a GPU: `gpu`, or `gpu:N` for the one with this number in `eccforge list devices`
    #[arg(long, value_name = "gpu[:N]", value_parser = gpu, conflicts_with_all = ["host", "profile", "faults", "bandwidth"])]
    pub(super) device: Option<Gpu>,
    /// Test a simulated device: A100-40GB, A100-80GB, V100-32GB, H100, or a geometry file
    #[arg(long, value_name = "P")]
    pub(super) profile: Option<String>,
    /// ECC of the simulated device: a built-in scheme, a scheme file, or none. With --device: a further scheme, to count how it
    /// would have decoded the stored wrong words
    #[arg(long, default_value = "none", value_name = "ID|FILE")]
    pub(super) scheme: String,
    /// Faults of the simulated device: a YAML file
    #[arg(long, value_name = "FILE")]
    pub(super) faults: Option<PathBuf>,
    /// Tests, separated by commas. Default: all of MemtestG80 on a GPU or a simulated device, the memory tests on this machine.
    /// The march tests MC-, MSS and MRAW run only by name, on a GPU or this machine
    #[arg(long, value_delimiter = ',', value_name = "TEST")]
    pub(super) test: Vec<Test>,
    /// Also run the logic tests on this machine; they test the processor and take far longer than all other tests
    #[arg(long, conflicts_with_all = ["test", "quick"])]
    pub(super) logic: bool,
    /// Run for less than a minute: memory tests of 64 MiB and one round of modulo-20, stopped after 45 seconds
    #[arg(long, conflicts_with_all = ["iterations", "modulo_rounds"])]
    pub(super) quick: bool,
    /// Number of iterations; each runs every test once with all rounds
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(super) iterations: u64,
    /// Rounds of the modulo-20 test in each iteration; the next iteration continues with the next round
    #[arg(long, default_value_t = MODULUS, value_parser = clap::value_parser!(u64).range(1..=MODULUS))]
    pub(super) modulo_rounds: u64,
    /// Period of the generator in the logic tests, in steps: 128, 256, 512, 1024 or 2048
    #[arg(long, default_value_t = LCG_PERIOD)]
    pub(super) lcg_period: u32,
    /// Number of bytes to test, such as 64MiB. Default: all that a GPU gives, all of a simulated device, 256 MiB of this machine
    /// or of a GPU that shares its memory
    #[arg(long, value_parser = size)]
    pub(super) size: Option<u64>,
    /// Seed of faults and random patterns
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// Bandwidth of the simulated device in GB/s. It sets the time of a sweep, and thus how long weak cells must
    /// retain data
    #[arg(long, default_value_t = 1000.0, value_parser = positive, value_name = "GB/S")]
    pub(super) bandwidth: f64,
    /// Write the decoder's reports to this file, as events for `eccforge gpu replay`. With --device: the kernel log's new lines
    /// about the card; FILE.before.xml and FILE.after.xml receive the output of nvidia-smi
    #[arg(long, value_name = "FILE")]
    pub(super) events_out: Option<PathBuf>,
    /// Write the first 1000 wrong words to this file: address, expected, read and read again, as a log for `eccforge learn
    /// beam`
    #[arg(long, value_name = "FILE")]
    pub(super) errors_out: Option<PathBuf>,
    /// Make reads of a word of a GPU return wrong bits, to check that the tests find them: byte address and mask, such as
    /// 0x1000:0x20; with `:transfer`, a second read is correct
    #[arg(long, value_name = "ADDRESS:MASK", value_parser = plant, requires = "device", conflicts_with_all = ["host", "profile"])]
    pub(super) plant: Option<Planted>,
    /// Keep at most the first N events
    #[arg(long, default_value_t = 1_000_000, value_name = "N")]
    pub(super) most_events: usize,
    /// Name of the card, for campaigns and events
    #[arg(long, default_value = "0")]
    pub(super) card: String,
    /// Further attributes of the card, for campaigns
    #[arg(long, value_name = "KEY=VALUE", value_delimiter = ',')]
    pub(super) attribute: Vec<String>,
    /// Print all details: the rows of all tests, and the first wrong words.
    #[arg(long)]
    pub(super) all: bool,
    #[command(flatten)]
    pub(super) recorded: RecordedArgs,
}

/// An error to inject: byte address, wrong bits, and whether a second read also returns them.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "gpu"), allow(dead_code, reason = "this program has no GPUs"))]
pub struct Planted {
    pub(super) address: u64,
    pub(super) mask: u32,
    pub(super) stored: bool,
}

fn plant(text: &str) -> Result<Planted, String> {
    let rest = text.strip_suffix(":transfer");
    let parts =
        rest.unwrap_or(text).split_once(':').and_then(|(address, mask)| Some((number(address)?, number(mask)?)));
    let wrong = "write a byte address that is a multiple of 4 and a mask of 32 bits that is not 0, such as 0x1000:0x20";
    let (address, mask) = parts.filter(|(address, mask)| address % 4 == 0 && *mask > 0).ok_or(wrong)?;
    Ok(Planted { address, mask: u32::try_from(mask).map_err(|_| wrong)?, stored: rest.is_none() })
}

/// A number in decimal, or in hexadecimal after `0x`.
fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

impl RunArgs {
    pub(super) fn options(&self) -> Result<Options> {
        let tests = match self.test.as_slice() {
            [] if self.quick || self.host && !self.logic => {
                Test::ALL.into_iter().filter(|test| !test.is_logic()).collect()
            }
            [] => Test::ALL.to_vec(),
            named => named.to_vec(),
        };
        if (1..tests.len()).any(|i| tests[..i].contains(&tests[i])) {
            return Err(miette!(help = "name each test once", "a test is given twice"));
        }
        let has = |is_of: fn(&Test) -> bool| tests.iter().any(is_of);
        for (option, is_given, is_used, of) in [
            ("--lcg-period", self.lcg_period != LCG_PERIOD, has(|test| test.is_logic()), "no logic test runs"),
            (
                "--modulo-rounds",
                self.modulo_rounds != MODULUS,
                has(|test| *test == Test::M20),
                "modulo-20 does not run",
            ),
        ] {
            if is_given && !is_used {
                return Err(miette!(
                    help = format!("leave {option} out, or add the test"),
                    "`{option}` has no effect: {of}"
                ));
            }
        }
        let modulo_rounds = if self.quick { 1 } else { self.modulo_rounds };
        let options = Options { tests, modulo_rounds, period: self.lcg_period, seed: self.seed };
        options.generator().map_err(|e| miette!("{e}"))?;
        Ok(options)
    }

    /// Number of bytes to test, if one is given.
    pub(super) fn bytes(&self) -> Option<u64> {
        self.size.or(self.quick.then_some(QUICK_BYTES))
    }

    /// A flag that stops the run: set by Ctrl-C, or at the time limit of a quick run.
    pub(super) fn stop(&self) -> &'static AtomicBool {
        let stop = crate::signals::interruption();
        if self.quick {
            std::thread::spawn(move || {
                std::thread::sleep(QUICK_TIME);
                note(&format!("--quick: ended after {} s", QUICK_TIME.as_secs()));
                stop.store(true, Ordering::SeqCst);
            });
        }
        stop
    }

    pub(super) fn attributes(&self) -> Result<BTreeMap<String, String>> {
        let mut attributes = BTreeMap::new();
        for text in &self.attribute {
            let (key, value) = text.split_once('=').ok_or_else(|| miette!("`{text}` is not KEY=VALUE"))?;
            attributes.insert(key.to_owned(), value.to_owned());
        }
        Ok(attributes)
    }

    /// Prints or writes the result; the exit status shows whether errors were found.
    pub(super) fn finish(&self, result: &MemtestResult) -> Result<ExitCode> {
        let events = self
            .events_out
            .as_ref()
            .map(|out| (called(&["gpu", "replay", &out.display().to_string()]), "reads the events"));
        // Behind a decoder, the wrong words are its results and not the errors of the memory.
        let is_raw = self.host || self.scheme == "none";
        let wrong = match &self.errors_out {
            Some(out) if is_raw && result.found() => {
                let command = called(&["learn", "beam", &out.display().to_string(), "--under", "ni-secded,trio"]);
                Some((command, "the outcomes of these words under two codes"))
            }
            _ => None,
        };
        let has_words = !result.wrong.first.is_empty() && self.errors_out.is_none();
        let keeping =
            has_words.then(|| (format!("{} --errors-out wrong.csv", output::command()), "keeps the wrong words"));
        let has_faults = self.host || self.faults.is_some();
        let sample = (!has_faults).then(|| (called(&["example", "faults-mixed.yaml"]), "writes faults for --faults"));
        let next = events.into_iter().chain(wrong).chain(keeping).chain(sample);
        let (format, out) = (self.recorded.format(), self.recorded.out());
        output::deliver_report(&WithNext::new(result, next), format, out, self.all)?;
        if let Some(path) = &self.errors_out {
            eccforge_files::output::write(path, result.wrong.log())?;
        }
        Ok(verdict(!result.found()))
    }
}

//! The shipped works, embedded in the program so that it needs no files.

use eccforge_files::shipped;
use eccforge_files::shipped::Shipped;

/// Published works.
pub static WORKS: Shipped = shipped!["verify/published/", "../published/": "micro21", "selcc-date24", "epa-itc23", "ddr4-crc", "ondie-isocc23", "unity-sc23", "enumerators", "cyclic-codes",
    "aff3ct-bch", "amd-chipkill", "drivers", "rowarmor-asplos26", "smart-ecc"];

/// The default work of `reproduce`.
pub const DEFAULT: &str = "micro21";

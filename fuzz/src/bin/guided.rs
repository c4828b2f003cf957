//! A target under libFuzzer, which looks for inputs that reach new code: the target's name is in the environment.
#![no_main]

use eccforge_fuzz::targets::{self, Target};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

/// The environment variable with the name of the target.
const NAME: &str = "ECCFORGE_FUZZ_TARGET";

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var(NAME).unwrap_or_default();
    targets::named(&name).unwrap_or_else(|| panic!("{NAME} is `{name}`, which is no target"))
});

fuzz_target!(|data: &[u8]| TARGET(data));

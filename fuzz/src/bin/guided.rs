//! One target under libFuzzer, which searches for inputs that reach new code; docs/testing.md explains how to run it.
//!
//! The target is chosen when the program is compiled, and the linker leaves out unused code. After every input libFuzzer reads
//! the counters of all linked code.
#![no_main]

use libfuzzer_sys::fuzz_target;

macro_rules! chosen {
    ($($name:ident),* $(,)?) => {
        fuzz_target!(|data: &[u8]| match env!("ECCFORGE_FUZZ_TARGET") {
            $(stringify!($name) => eccforge_fuzz::targets::$name(data),)*
            other => panic!("ECCFORGE_FUZZ_TARGET: {other} is no target"),
        });
    };
}
eccforge_fuzz::targets!(chosen);

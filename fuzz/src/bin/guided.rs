//! One target under libFuzzer, which looks for inputs that reach new code: docs/testing.md says how. The target is chosen when the
//! program is compiled, so that the linker leaves out what it does not call: after every input libFuzzer reads the counters of all
//! code that is there.
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

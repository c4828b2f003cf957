//! One target under libFuzzer, which looks for inputs that reach new code. The target is chosen when the program is compiled, so
//! that the linker leaves out what it does not call: after every input libFuzzer reads the counters of all code that is there.
#![no_main]

use eccforge_fuzz::targets::{self, Target};
use libfuzzer_sys::fuzz_target;

const TARGET: Target = match targets::named(env!("ECCFORGE_FUZZ_TARGET")) {
    Some(target) => target,
    None => panic!("ECCFORGE_FUZZ_TARGET is no target"),
};

fuzz_target!(|data: &[u8]| TARGET(data));

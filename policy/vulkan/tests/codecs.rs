//! Tests of the kernels that `eccforge emit wgsl` writes, run on a card, against the interpreted circuit and the oracle.

#[allow(dead_code, reason = "other tests use the rest")]
#[path = "../../../codecs/source/tests/sources/support.rs"]
mod support;

use eccforge_scheme::builtin;
use eccforge_source::gpu::{Language, files};
use eccforge_vulkan::device::{ARGUMENTS, Device, Vulkan};
use naga::back::spv;
use naga::valid::{Capabilities, ValidationFlags, Validator};
use std::sync::atomic::Ordering;
use support::{Cases, EntryShape};

/// Number of entries in a dispatch; their words fit into the result buffer of a device.
const ENTRIES: usize = 1024;

/// The kernels with their three buffers one after the other in the results of a device.
fn in_one_buffer(text: &str, [data, check]: [usize; 2]) -> String {
    let places = [("data", 0), ("check", data * ENTRIES), ("status", (data + check) * ENTRIES)];
    let mut text = text.replace("arrayLength(&status)", &format!("{ENTRIES}u"));
    text = text.replace("arrayLength(&check) / CHECK_WORDS", &format!("{ENTRIES}u"));
    for (binding, (name, first)) in places.into_iter().enumerate() {
        text =
            text.replace(&format!("@group(0) @binding({binding}) var<storage, read_write> {name}: array<u32>;\n"), "");
        text = text.replace(&format!(" {name}["), &format!(" results[{first}u + "));
    }
    format!("@group(0) @binding(1) var<storage, read_write> results: array<u32>;\n{text}")
}

fn compiled(text: &str) -> Vec<u32> {
    let module = naga::front::wgsl::parse_str(text).unwrap_or_else(|e| panic!("{}", e.emit_to_string(text)));
    let info = Validator::new(ValidationFlags::all(), Capabilities::empty()).validate(&module).expect("valid");
    let options = spv::Options { lang_version: (1, 3), ..spv::Options::default() };
    spv::write_vec(&module, &info, &options, None).expect("SPIR-V")
}

/// Words of data and of check bits of an entry.
fn words(shape: &EntryShape, entry: &[u8]) -> [Vec<u32>; 2] {
    let (data, check) = entry.split_at(shape.data_bits.div_ceil(8));
    [data, check].map(|bytes| {
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u32::from(*byte));
        bytes.chunks(4).map(word).collect()
    })
}

/// The words of entries, buffer after buffer.
fn flat(entries: &[[Vec<u32>; 2]], statuses: &[u32]) -> Vec<u32> {
    let buffer = |i: usize| entries.iter().flat_map(move |entry| entry[i].clone());
    buffer(0).chain(buffer(1)).chain(statuses.iter().copied()).collect()
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn wgsl_kernels_encode_check_and_decode_as_the_circuit_and_the_oracle() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let vulkan = Vulkan::load().expect("a driver");
    for id in ["i-secded", "trio", "rs-dsc", "hsiao-39-32"] {
        let scheme = builtin(id).expect("a scheme").scheme();
        let (shape, cases) = (EntryShape::of(&scheme), Cases::of(&scheme, ENTRIES));
        let [(_, text), _] = files(&scheme, Language::Wgsl);
        compiled(&text);
        let size = shape.data_bits.div_ceil(8) + shape.check_bits.div_ceil(8);
        let received: Vec<_> = cases.received.chunks(size).map(|entry| words(&shape, entry)).collect();
        let decoded: Vec<_> =
            cases.decoded.chunks(1 + size).map(|e| (u32::from(e[0]), words(&shape, &e[1..]))).collect();
        let lengths = [received[0][0].len(), received[0][1].len()];
        let mut device = Device::open(&vulkan, 0).expect("a card");
        assert!(device.allocate(64, 64) > 0);
        let module = compiled(&in_one_buffer(&text, lengths));
        let kernels = device.compile(&module, [c"encode", c"verify", c"decode"]).expect("kernels");
        // All words of all entries after a kernel, and the statuses.
        let run = |kernel: usize, entries: &[[Vec<u32>; 2]]| {
            let all = flat(entries, &[7; ENTRIES]);
            for (word, place) in all.iter().zip(device.found()) {
                place.store(*word, Ordering::Relaxed);
            }
            device.dispatch(0, kernels[kernel], &[0; ARGUMENTS], 4).expect("it runs");
            device.found().iter().take(all.len()).map(|word| word.load(Ordering::Relaxed)).collect::<Vec<u32>>()
        };
        let (statuses, results): (Vec<u32>, Vec<[Vec<u32>; 2]>) = decoded.into_iter().unzip();
        assert!(run(2, &received) == flat(&results, &statuses), "{id}: decode");
        assert!(
            run(1, &received) == flat(&received, &statuses.iter().map(|s| *s.min(&1)).collect::<Vec<_>>()),
            "{id}: verify"
        );
        // Codewords keep their check bits; others get those of their data.
        let encoded = run(0, &results);
        let (data, check) = (lengths[0] * ENTRIES, lengths[1]);
        for (i, (status, entry)) in statuses.iter().zip(&results).enumerate() {
            let own = &encoded[data + i * check..][..check];
            assert_eq!(own == entry[1], *status < 2, "{id}: encode {i}");
        }
    }
}

//! Tests of kernels of GPUs against the interpreted circuit and the oracle: OpenCL on the processor, and CUDA compiled as C++.

use crate::c::OTHERS;
use crate::support::{Cases, EntryShape, compile};
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use eccforge_source::gpu::{Language, files};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::needs;

/// A replacement of CUDA for C++ compilers: it runs one thread after another, in the memory of the host.
const SHIM: &str = r#"#pragma once
#include <cstdlib>
#include <cstring>
#define __device__
#define __global__
#define __forceinline__ inline
struct dim { unsigned x; };
static dim threadIdx, blockIdx, blockDim, gridDim;
static inline int __popc(unsigned x) { return __builtin_popcount(x); }
enum cudaError_t { cudaSuccess };
enum cudaMemcpyKind { cudaMemcpyHostToDevice, cudaMemcpyDeviceToHost };
static inline cudaError_t cudaMalloc(void **p, size_t n) { *p = std::malloc(n); return cudaSuccess; }
static inline cudaError_t cudaMemcpy(void *to, const void *from, size_t n, cudaMemcpyKind) { std::memcpy(to, from, n); return cudaSuccess; }
static inline cudaError_t cudaFree(void *p) { std::free(p); return cudaSuccess; }
static inline cudaError_t cudaDeviceSynchronize() { return cudaSuccess; }
#define LAUNCH(kernel, blocks, threads) [&](auto... arguments) { \
    gridDim.x = blocks; blockDim.x = threads; \
    for (blockIdx.x = 0; blockIdx.x < gridDim.x; blockIdx.x++) \
        for (threadIdx.x = 0; threadIdx.x < blockDim.x; threadIdx.x++) kernel(arguments...); }
"#;

/// Codes of all kinds: interleaved, with rules over codewords, Reed-Solomon, in less than a word, and with stored constants.
fn schemes() -> Vec<Scheme> {
    let shipped = ["i-secded", "trio", "rs-dsc", "hsiao-39-32"].map(|id| builtin(id).expect("a scheme").scheme());
    let other = |id: &str| {
        let text = OTHERS.iter().find(|text| text.contains(&format!("id: {id}\n"))).expect("such a scheme");
        Scheme::from_text(&SourceFile::new("other.yaml", *text), None).expect("a scheme")
    };
    shipped.into_iter().chain(["other-constants", "other-constant", "other-57"].map(other)).collect()
}

/// The bytes of an entry, of which data and check bits begin in words of their own.
fn padded(shape: &EntryShape, entry: &[u8]) -> Vec<u8> {
    let (data, check) = entry.split_at(shape.data_bits.div_ceil(8));
    let [mut all, mut check] = [data, check].map(<[u8]>::to_vec);
    all.resize(4 * shape.data_bits.div_ceil(32), 0);
    check.resize(4 * shape.check_bits.div_ceil(32), 0);
    all.extend(check);
    all
}

/// Compares the results of a program on files of entries in a folder with those of the cases.
fn compare(scheme: &Scheme, folder: &Path, program: &Path) {
    let shape = EntryShape::of(scheme);
    assert_eq!(shape.enables, 0, "{}: the cases have every rule on", scheme.id);
    let run = |kernel: &str, entries: &[u8]| {
        std::fs::write(folder.join("entries"), entries).expect("writable");
        compile(Command::new(program).args([kernel, "entries", "result"]).current_dir(folder));
        std::fs::read(folder.join("result")).expect("written")
    };
    for cases in [Cases::of(scheme, 64 * 20), Cases::patterns(scheme)] {
        let size = shape.data_bits.div_ceil(8) + shape.check_bits.div_ceil(8);
        let received: Vec<u8> = cases.received.chunks(size).flat_map(|entry| padded(&shape, entry)).collect();
        let (mut decoded, mut checked, mut words) = (Vec::new(), Vec::new(), Vec::new());
        for (entry, result) in received.chunks(padded(&shape, &vec![0; size]).len()).zip(cases.decoded.chunks(1 + size))
        {
            decoded.extend(padded(&shape, &result[1..]));
            decoded.extend([result[0], 0, 0, 0]);
            checked.extend(entry);
            checked.extend([u8::from(result[0] != 0), 0, 0, 0]);
            if result[0] < 2 {
                words.extend(padded(&shape, &result[1..]));
            }
        }
        assert!(run("decode", &received) == decoded, "{}: decode", scheme.id);
        assert!(run("check", &received) == checked, "{}: check", scheme.id);
        // Codewords without their check bits.
        let check = 4 * shape.check_bits.div_ceil(32);
        let mut data = words.clone();
        let entry = padded(&shape, &vec![0; size]).len();
        data.chunks_mut(entry).for_each(|words| words[entry - check..].fill(0xA5));
        assert!(run("encode", &data) == words, "{}: encode", scheme.id);
    }
}

/// Writes the files of a scheme. Returns the path of the program that calls the kernels.
fn written(scheme: &Scheme, language: Language, folder: &Path, change: impl Fn(&str) -> String) -> PathBuf {
    let all = files(scheme, language);
    all.iter().for_each(|(name, text)| std::fs::write(folder.join(name), change(text)).expect("writable"));
    folder.join(&all[1].0)
}

#[test]
#[ignore = "needs opencl: cargo xtask ci"]
fn opencl_kernels_encode_check_and_decode_as_the_circuit_and_the_oracle() {
    if !needs(&["opencl", "gcc"]) {
        return;
    }
    for scheme in schemes() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let host = written(&scheme, Language::OpenCl, folder.path(), str::to_owned);
        let program = folder.path().join("host");
        let mut gcc = Command::new("gcc");
        compile(gcc.args(["-Wall", "-Wextra", "-Werror", "-O1", "-o"]).args([&program, &host]).arg("-lOpenCL"));
        compare(&scheme, folder.path(), &program);
    }
}

#[test]
#[ignore = "needs g++: cargo xtask ci"]
fn cuda_kernels_run_as_cpp_encode_check_and_decode_as_the_circuit_and_the_oracle() {
    if !needs(&["g++"]) {
        return;
    }
    for scheme in schemes() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        std::fs::write(folder.path().join("cuda_runtime.h"), SHIM).expect("writable");
        let launched = |text: &str| {
            let calls =
                ["encode", "check", "decode"].map(|kernel| format!("ecc_{}_{kernel}", scheme.id.replace('-', "_")));
            calls.iter().fold(text.to_owned(), |text, call| {
                text.replace(&format!("{call}<<<blocks, threads>>>"), &format!("LAUNCH({call}, blocks, threads)"))
            })
        };
        let host = written(&scheme, Language::Cuda, folder.path(), launched);
        let program = folder.path().join("host");
        let mut cpp = Command::new("g++");
        let flags = ["-std=c++17", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-O1", "-I.", "-x", "c++"];
        compile(cpp.current_dir(folder.path()).args(flags).arg(host).arg("-o").arg(&program));
        compare(&scheme, folder.path(), &program);
    }
}

/// Registers, and bytes of spill stores and loads, of each kernel on sm_90 (NVRTC and ptxas 12.9).
const REGISTERS: &str = "\
ecc_hsiao_39_32_check 20 0 0
ecc_hsiao_39_32_decode 40 0 0
ecc_hsiao_39_32_encode 19 0 0
ecc_i_secded_check 32 0 0
ecc_i_secded_decode 255 0 0
ecc_i_secded_encode 32 0 0
ecc_rs_dsc_check 32 0 0
ecc_rs_dsc_decode 255 1244 1488
ecc_rs_dsc_encode 32 0 0
ecc_trio_check 32 0 0
ecc_trio_decode 255 680 692
ecc_trio_encode 32 0 0";

#[test]
#[ignore = "needs nvrtc: cargo xtask ci"]
fn cuda_kernels_compile_for_an_h100_and_take_the_registers_of_the_table() {
    if !needs(&["nvrtc"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let schemes = ["hsiao-39-32", "i-secded", "rs-dsc", "trio"].map(|id| builtin(id).expect("a scheme").scheme());
    schemes.iter().for_each(|scheme| drop(written(scheme, Language::Cuda, folder.path(), str::to_owned)));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ptxas.py");
    let names = schemes.iter().map(|scheme| format!("ecc_{}.cu", scheme.id.replace('-', "_")));
    let mut python = Command::new(xtask::python());
    let output = python.arg(script).arg("90").args(names).current_dir(folder.path()).output().expect("Python runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), REGISTERS.trim());
}

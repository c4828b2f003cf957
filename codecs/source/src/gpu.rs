//! Kernels for buffers of entries on a GPU, as OpenCL C, CUDA C or WGSL, each with a program that calls them.
//!
//! A thread has one entry at a time, in words of 32 bits. It compares the check bits with those of the data by masks, and
//! runs the operations of the decoder circuit only where they differ. Enables have their defaults.

use crate::Title;
use crate::parts::{Options, Parts, identifier};
use crate::print::{Bind, Syntax, comment, inert};
use crate::table::fill;
use eccforge_circuit::word_program::Operand;
use eccforge_scheme::Scheme;
use std::fmt::Write as _;

/// A language of GPUs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// OpenCL C 1.2, with a program in C.
    OpenCl,
    /// CUDA C, with a program in CUDA C++.
    Cuda,
    /// WGSL, with a module in JavaScript for WebGPU.
    Wgsl,
}

impl Language {
    /// Name of the language on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::OpenCl => "opencl",
            Self::Cuda => "cuda",
            Self::Wgsl => "wgsl",
        }
    }

    /// The suffixes of the kernels and of the program that calls them.
    fn suffixes(self) -> [&'static str; 2] {
        match self {
            Self::OpenCl => [".cl", "_host.c"],
            Self::Cuda => [".cu", "_host.cu"],
            Self::Wgsl => [".wgsl", "_host.mjs"],
        }
    }

    fn templates(self) -> [&'static str; 2] {
        match self {
            Self::OpenCl => {
                [include_str!("templates/gpu/kernels.c.txt"), include_str!("templates/gpu/opencl_host.c.txt")]
            }
            Self::Cuda => [include_str!("templates/gpu/kernels.c.txt"), include_str!("templates/gpu/cuda_host.cu.txt")],
            Self::Wgsl => {
                [include_str!("templates/gpu/kernels.wgsl.txt"), include_str!("templates/gpu/webgpu_host.mjs.txt")]
            }
        }
    }
}

/// The files of a scheme, with their names: the kernels, then the program that calls them.
pub fn files(scheme: &Scheme, language: Language) -> [(String, String); 2] {
    let tied = scheme.tied();
    let parts = Parts::new(&tied, &Options { lanes: true, ..Options::default() }).expect("no vectors are asked for");
    let stem = format!("ecc_{}", identifier(&scheme.id));
    let bind = if language == Language::Wgsl { "let " } else { "const uint " };
    let flags = [("CUDA", language == Language::Cuda)];
    let keys = [
        ("STEM", stem.clone()),
        ("UPPER", stem.to_uppercase()),
        ("ID", scheme.id.clone()),
        ("DATA_BITS", parts.bytes.data.len().to_string()),
        ("CHECK_BITS", parts.bytes.check.len().to_string()),
        ("DATA_WORDS", words(parts.bytes.data.len()).to_string()),
        ("CHECK_WORDS", words(parts.bytes.check.len()).to_string()),
        ("SUMS", sums(&parts)),
        ("DIFFERENT", different(&parts)),
        ("REPAIR", repair(&parts, bind)),
    ];
    let head = head(&Title::from(scheme), parts.stored_remark(), language);
    let [kernels, host] = language.templates().map(|template| head.clone() + &fill(template, &flags, &keys));
    let [kernels_suffix, host_suffix] = language.suffixes();
    [(stem.clone() + kernels_suffix, kernels), (stem + host_suffix, host)]
}

/// The comment at the top of both files.
fn head(title: &Title, remark: Option<String>, language: Language) -> String {
    let mut text = format!(
        "/* {}: kernels for GPUs. Generated; do not edit.\n *\n * Scheme {}, sha-256\n * {}.\n * Regenerate: eccforge emit {} {}\n *\n",
        inert(title.name),
        title.id,
        title.hash,
        language.name(),
        inert(&title.argument)
    );
    text += &comment(&format!("Source of the code: {}.", title.source.trim_end_matches('.')), " *");
    text += &remark.map_or_else(String::new, |remark| comment(&remark, " *"));
    text + " */\n"
}

/// Number of 32-bit words that hold this number of bits.
fn words(bits: usize) -> usize {
    bits.div_ceil(32)
}

/// Statements that add each check bit of the data `d` to `s`.
fn sums(parts: &Parts) -> String {
    let mut text = String::new();
    for (c, row) in parts.masks.iter().enumerate() {
        // WGSL has no integers of 64 bits.
        let halves = row.iter().flat_map(|word| [*word as u32, (*word >> 32) as u32]);
        let terms =
            halves.enumerate().filter(|(_, mask)| *mask != 0).map(|(w, mask)| format!("(d[{w}] & 0x{mask:08x}u)"));
        let terms: Vec<String> = terms.collect();
        if !terms.is_empty() {
            let _ = writeln!(text, "    s[{}] |= (ones({}) & 1u) << {}u;", c / 32, terms.join(" ^ "), c % 32);
        }
    }
    for (w, bytes) in parts.bytes.constant(parts.scheme).chunks(4).enumerate() {
        let constant = bytes.iter().rev().fold(0u32, |word, byte| word << 8 | u32::from(*byte));
        let _ = writeln!(text, "    s[{w}] ^= 0x{constant:08x}u;");
    }
    text
}

/// An expression for a word that is not zero if the sums `s` differ from the check bits `c`.
fn different(parts: &Parts) -> String {
    let bits = parts.bytes.check.len();
    let mut terms = Vec::new();
    for w in 0..words(bits) {
        // Bits above the last check bit are the caller's, and have any value.
        let mask = u32::MAX >> (32 * (w + 1)).saturating_sub(bits);
        terms.push(format!("((s[{w}] ^ c[{w}]) & 0x{mask:08x}u)"));
    }
    terms.join(" | ")
}

/// The word of a kernel that has a physical bit, and the position of the bit in it.
fn word_and_shift(parts: &Parts, bit: usize) -> (String, usize) {
    match parts.bytes.place(bit) {
        (true, d) => (format!("d[{}]", d / 32), d % 32),
        (false, c) => (format!("c[{}]", c / 32), c % 32),
    }
}

/// Statements that decode the entry `d`, `c` and return its status.
fn repair(parts: &Parts, bind: &str) -> String {
    let syntax = Syntax { not: "~", bind: Bind::Each(bind), constants: ["0u", "~0u"], inputs: &["e{}"] };
    let Some([_, decoder]) = &parts.lanes else { return String::new() };
    let mut text = String::new();
    for bit in 0..parts.scheme.geometry.bits() {
        let (word, shift) = word_and_shift(parts, bit);
        let _ = writeln!(text, "    {bind}e{bit} = {word} >> {shift}u;");
    }
    text += &syntax.statements(decoder);
    for (bit, flip) in decoder.output("flips").iter().enumerate().filter(|(_, flip)| **flip != Operand::ZERO) {
        let (word, shift) = word_and_shift(parts, bit);
        let _ = writeln!(text, "    {word} ^= ({} & 1u) << {shift}u;", syntax.operand(flip));
    }
    let [ce, due] = ["ce", "due"].map(|port| syntax.operand(&decoder.output(port)[0]));
    let _ = writeln!(text, "    return (({due} & 1u) << 1u) | ({ce} & 1u);");
    text
}

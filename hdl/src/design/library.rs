//! The hand-written SystemVerilog library of `hdl/rtl`: control logic around a codec, and its properties.

use super::File;
use crate::verilog::{Item, Module};

macro_rules! sources {
    ($($name:literal),*) => {
        &[$(($name, include_str!(concat!("../../rtl/", $name, ".sv")))),*]
    };
}

/// Every module by name, instantiated ones first.
pub const MODULES: &[(&str, &str)] = sources![
    "ecc_flop",
    "ecc_queue",
    "ecc_pipe",
    "ecc_enc_pipe",
    "ecc_dec_pipe",
    "ecc_ram_array",
    "ecc_scrubber",
    "ecc_ram_ctrl",
    "ecc_error_log",
    "ecc_ram",
    "ecc_axi_lite",
    "ecc_axi_walk",
    "ecc_axi4",
    "ecc_ram_2clk",
    "ecc_fifo",
    "ecc_gf_mul",
    "ecc_gf_scale",
    "ecc_gf_inv"
];

/// The modules of properties, which the macro `ECC_SVA` instantiates.
pub const PROPERTIES: &[(&str, &str)] = sources![
    "sva/ecc_queue_sva",
    "sva/ecc_pipe_sva",
    "sva/ecc_enc_pipe_sva",
    "sva/ecc_dec_pipe_sva",
    "sva/ecc_scrubber_sva",
    "sva/ecc_ram_ctrl_sva",
    "sva/ecc_error_log_sva",
    "sva/ecc_axi_lite_sva",
    "sva/ecc_axi_walk_sva",
    "sva/ecc_axi4_sva",
    "sva/ecc_fifo_sva",
    "sva/ecc_gf_mul_sva",
    "sva/ecc_gf_scale_sva",
    "sva/ecc_gf_inv_sva"
];

/// The modules of this list as modules of a design.
pub(super) fn modules(names: &[&str]) -> Vec<Module> {
    let named = MODULES.iter().filter(|(name, _)| names.contains(name));
    named
        .map(|(name, text)| Module {
            name: (*name).into(),
            doc: Vec::new(),
            ports: Vec::new(),
            items: vec![Item::Source(text)],
        })
        .collect()
}

/// The properties of the modules of a design, as files.
pub fn properties<'m>(modules: impl Iterator<Item = &'m Module>) -> Vec<File> {
    let names: Vec<String> = modules.map(|m| format!("sva/{}_sva", m.name)).collect();
    let used = PROPERTIES.iter().filter(|(name, _)| names.iter().any(|n| n == name));
    used.map(|(name, text)| File { name: format!("{}.sv", &name["sva/".len()..]), text: (*text).into() }).collect()
}

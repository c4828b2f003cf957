//! Sparse code with pins: encoder and decoder as blocks of rust-hdl. Generated; do not edit.
//!
//! Scheme `sparse-pin`, sha-256 046ef7779fdf0e1750eec1e6609f31fc6c88626e94bc26794221af23fea1c5a4.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: eccforge search, examples/search-entry.yaml, seed 1, chain 0.
//!
//! Needs `rust-hdl-core` 0.46, the core of `rust-hdl`. In simulation a block computes its outputs
//!   by the decoder in Rust of the same scheme; in Verilog it is a black box that brings its
//!   modules along. Fields are called as the ports of the modules; ports that are not here stay
//!   open.

use rust_hdl_core::prelude::*;
use eccforge_schemes::sparse_pin as decoder;

/// Pins of the entry; the first [`DATA_PINS`] of a beat carry data.
pub const PINS: usize = 72;
/// Pins that carry data.
pub const DATA_PINS: usize = 64;

/// Places of the data bits (`true`) or of the check bits in the entry, in ascending order.
fn places(data: bool) -> impl Iterator<Item = usize> {
    (0..decoder::ENTRY_BITS).filter(move |bit| (bit % PINS < DATA_PINS) == data)
}

/// The bits of a port, bit 0 first.
fn bits<const N: usize>(values: impl IntoIterator<Item = bool>) -> Bits<N> {
    values.into_iter().enumerate().fold(Bits::default(), |all, (n, value)| all.replace_bit(n, value))
}

/// Modules in one text, each of which stands once in a design however many blocks name it.
fn verilog(modules: &[(&str, &str)]) -> String {
    let guarded = |(name, text): &(&str, &str)| {
        let guard = format!("{}_V", name.to_uppercase());
        format!("`ifndef {guard}\n`define {guard}\n{text}`endif\n")
    };
    modules.iter().map(guarded).collect()
}

/// Encodes an entry: combinational.
#[derive(Default, LogicBlock)]
pub struct Encoder {
    /// Data bits in ascending order of their place in the entry.
    pub data_i: Signal<In, Bits<256>>,
    /// Check bits in ascending order of their place in the entry.
    pub check_o: Signal<Out, Bits<32>>,
    /// The entry as written: bit i travels on pin i % PINS in beat i / PINS.
    pub entry_o: Signal<Out, Bits<288>>,
}

impl Encoder {
    /// The modules of the encoder by name, the top module last.
    pub const MODULES: &'static [(&'static str, &'static str)] = &[
        ("sparse_pin_cw_enc", include_str!("../../verilog/sparse-pin/sparse_pin_cw_enc.v")),
        ("sparse_pin_enc", include_str!("../../verilog/sparse-pin/sparse_pin_enc.v")),
    ];
}

impl Logic for Encoder {
    fn update(&mut self) {
        let word = self.data_i.val();
        let data: [u64; decoder::DATA_BITS] = std::array::from_fn(|d| u64::from(word.get_bit(d)));
        let mut check = [0; decoder::CHECK_BITS];
        decoder::encode_lanes(&data, &mut check);
        let mut entry = [false; decoder::ENTRY_BITS];
        places(true).zip(data).chain(places(false).zip(check)).for_each(|(place, bit)| entry[place] = bit & 1 == 1);
        self.check_o.next = bits(check.map(|bit| bit & 1 == 1));
        self.entry_o.next = bits(entry);
    }

    fn connect(&mut self) {
        self.check_o.connect();
        self.entry_o.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Blackbox(BlackBox { code: verilog(Self::MODULES), name: "sparse_pin_enc".into() })
    }
}

/// Decodes an entry: combinational.
#[derive(Default, LogicBlock)]
pub struct Decoder {
    /// The entry as read.
    pub entry_i: Signal<In, Bits<288>>,
    /// Data bits, corrected; as read if `due_o`.
    pub data_o: Signal<Out, Bits<256>>,
    /// The entry, corrected; as read if `due_o`.
    pub entry_o: Signal<Out, Bits<288>>,
    /// Corrected error: the data are a correction.
    pub ce_o: Signal<Out, Bit>,
    /// Detected uncorrectable error.
    pub due_o: Signal<Out, Bit>,
}

impl Decoder {
    /// The modules of the decoder by name, the top module last.
    pub const MODULES: &'static [(&'static str, &'static str)] = &[
        ("sparse_pin_cw_dec", include_str!("../../verilog/sparse-pin/sparse_pin_cw_dec.v")),
        ("sparse_pin_dec", include_str!("../../verilog/sparse-pin/sparse_pin_dec.v")),
    ];
}

impl Logic for Decoder {
    fn update(&mut self) {
        let word = self.entry_i.val();
        let mut entry: [u64; decoder::ENTRY_BITS] = std::array::from_fn(|bit| u64::from(word.get_bit(bit)));
        let flags = decoder::decode_lanes(&mut entry);
        self.data_o.next = bits(places(true).map(|place| entry[place] & 1 == 1));
        self.entry_o.next = bits(entry.map(|bit| bit & 1 == 1));
        self.ce_o.next = flags.corrected & 1 == 1;
        self.due_o.next = flags.uncorrectable & 1 == 1;
    }

    fn connect(&mut self) {
        self.data_o.connect();
        self.entry_o.connect();
        self.ce_o.connect();
        self.due_o.connect();
    }

    fn hdl(&self) -> Verilog {
        Verilog::Blackbox(BlackBox { code: verilog(Self::MODULES), name: "sparse_pin_dec".into() })
    }
}

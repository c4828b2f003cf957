//! Tests of the blocks of rust-hdl against the oracle: rust-hdl simulates each with the decoder in Rust, and Icarus
//! Verilog elaborates and simulates the Verilog that rust-hdl prints for it.

use crate::oracles;

use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_hdl::collateral::{Surroundings, rust_hdl};
use eccforge_hdl::tools::{self, Tool};
use eccforge_oracle::{Oracle, Status, by_id};
use eccforge_scheme::{Scheme, Switch, builtin};
use eccforge_source::rust;
use oracles::oracle_for;
use rust_hdl_core::prelude::{Bits, Block, Logic, ModuleDefines, Probe, simulate};
use std::fmt::Write;
use std::time::Duration;

/// Number of words for each encoder and decoder.
const WORDS: usize = 2_000;
/// Number of words for each encoder and decoder in the printed Verilog.
const PRINTED: usize = 8;
/// Time limit of one call of a tool.
const LIMIT: Duration = Duration::from_secs(300);

/// An encoder or a decoder as a block of rust-hdl.
trait Codec: Block + Default {
    /// Input ports by name, and their values.
    fn inputs(word: &[bool], enables: bool) -> Vec<(&'static str, Vec<bool>)>;

    /// Drives the input ports.
    fn set(&mut self, word: &[bool], enables: bool);

    /// Output ports by name, and their values.
    fn outputs(&self) -> Vec<(&'static str, Vec<bool>)>;

    /// The outputs after the simulation has settled.
    fn run(&mut self, word: &[bool], enables: bool) -> Vec<Vec<bool>> {
        self.set(word, enables);
        assert!(simulate(self, 10), "does not settle");
        self.outputs().into_iter().map(|(_, value)| value).collect()
    }
}

fn bits<const N: usize>(word: &[bool]) -> Bits<N> {
    assert_eq!(word.len(), N);
    word.iter().enumerate().fold(Bits::default(), |all, (n, bit)| all.replace_bit(n, *bit))
}

fn values<const N: usize>(bits: Bits<N>) -> Vec<bool> {
    (0..N).map(|n| bits.get_bit(n)).collect()
}

/// Makes the tests of each scheme from the name of its module of blocks, with the name of its enable in parentheses.
macro_rules! schemes {
    ($($name:ident($($enable:ident)?)),+ $(,)?) => {
        $(
            impl Codec for eccforge_rust_hdl::$name::Encoder {
                fn inputs(word: &[bool], _: bool) -> Vec<(&'static str, Vec<bool>)> {
                    vec![("data_i", word.to_vec())]
                }
                fn set(&mut self, word: &[bool], _: bool) {
                    self.data_i.next = bits(word);
                }
                fn outputs(&self) -> Vec<(&'static str, Vec<bool>)> {
                    vec![("check_o", values(self.check_o.val())), ("entry_o", values(self.entry_o.val()))]
                }
            }

            impl Codec for eccforge_rust_hdl::$name::Decoder {
                fn inputs(word: &[bool], _enables: bool) -> Vec<(&'static str, Vec<bool>)> {
                    vec![("entry_i", word.to_vec()), $((stringify!($enable), vec![_enables]))?]
                }
                fn set(&mut self, word: &[bool], _enables: bool) {
                    self.entry_i.next = bits(word);
                    $(self.$enable.next = _enables;)?
                }
                fn outputs(&self) -> Vec<(&'static str, Vec<bool>)> {
                    vec![
                        ("data_o", values(self.data_o.val())),
                        ("entry_o", values(self.entry_o.val())),
                        ("ce_o", vec![self.ce_o.val()]),
                        ("due_o", vec![self.due_o.val()]),
                    ]
                }
            }

            mod $name {
                use eccforge_rust_hdl::$name::{Decoder, Encoder};

                #[test]
                fn the_simulated_blocks_agree_with_the_oracle() {
                    super::simulated::<Encoder, Decoder>(stringify!($name));
                }

                #[test]
                fn the_printed_blocks_agree_with_the_oracle() {
                    if xtask::needs(&["iverilog"]) {
                        super::printed::<Encoder, Decoder>(stringify!($name));
                    }
                }
            }
        )+
    };
}

schemes! {
    duet_trio(pair_correction_en_i), trio(),
}

/// The output of `eccforge emit rust-hdl` needs only rust-hdl, and differs from the committed block only in where the
/// decoder in Rust and the Verilog come from.
#[test]
fn a_file_that_stands_alone_compiles_and_is_the_committed_block() {
    let text = builtin("duet-trio").unwrap().file().text.to_string();
    let hostile = r##"name: 'ends "# here {SOFTWARE} {DECODER_MODULES}'"##;
    let text: Vec<&str> = text.lines().map(|line| if line.starts_with("name:") { hostile } else { line }).collect();
    let scheme = Scheme::from_text(&SourceFile::new("hostile.yaml", text.join("\n")), None).unwrap();
    let options = eccforge_source::Options { lanes: true, ..Default::default() };
    let software = rust::module(&scheme, rust::Prelude::Inline, &options).unwrap();
    let alone = rust_hdl(&scheme, Surroundings::SelfContained(&software));
    let blocks = |text: &str| -> Vec<String> {
        let places = text.split_once("/// Places of the data bits").expect("the blocks").1;
        let own = |line: &&str| {
            !line.starts_with("        (\"duet_trio_") && line.starts_with([' ', '}', '/', '#', 'p', 'f', 'i'])
        };
        places.lines().filter(own).map(str::to_owned).collect()
    };
    let committed = blocks(&rust_hdl(&scheme, Surroundings::Package));
    let missing = committed.iter().find(|line| !blocks(&alone).contains(line));
    assert!(committed.len() > 60 && missing.is_none(), "{missing:?}");

    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("lib.rs"), alone).unwrap();
    let programs = std::env::current_exe().unwrap().parent().unwrap().to_owned();
    let newest = |start: &str| {
        let files = std::fs::read_dir(&programs).unwrap().map(|entry| entry.unwrap().path());
        let named = files.filter(|f| {
            let name = f.file_name().unwrap().to_string_lossy();
            name.starts_with(start) && name.ends_with(".rlib")
        });
        named.max_by_key(|f| f.metadata().unwrap().modified().unwrap()).expect("a library of this test")
    };
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = std::process::Command::new(rustc)
        .args(["--crate-type", "lib", "--edition", "2021", "--emit", "metadata", "-D", "warnings", "--out-dir"])
        .arg(folder.path())
        .arg(format!("-Ldependency={}", programs.display()))
        .arg(format!("--extern=rust_hdl_core={}", newest("librust_hdl_core-").display()))
        .arg(folder.path().join("lib.rs"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Inputs of the encoder and of the decoder, and the expected outputs of each.
struct Case {
    data: Vec<bool>,
    encoded: Vec<Vec<bool>>,
    entry: Vec<bool>,
    enables: bool,
    decoded: Vec<Vec<bool>>,
    status: Status,
}

fn case(scheme: &Scheme, (oracle, enables): &(Oracle, bool), random: &mut SplitMix64) -> Case {
    let data_bits = scheme.geometry.data_bits();
    let data_of = |entry: &[bool]| -> Vec<bool> { data_bits.iter().map(|bit| entry[*bit]).collect() };
    let data = random_data(scheme, random);
    let written = oracle.encode(&data);
    let check = (0..written.len()).filter(|bit| !data_bits.contains(bit)).map(|bit| written[bit]).collect();
    let mut entry = written.clone();
    for bit in error(scheme, random) {
        entry[bit] ^= true;
    }
    let out = oracle.decode(&entry);
    let flag = |status| vec![out.status == status];
    let decoded = vec![data_of(&out.entry), out.entry.clone(), flag(Status::Corrected), flag(Status::Detected)];
    Case { data, encoded: vec![check, written], entry, enables: *enables, decoded, status: out.status }
}

fn simulated<E: Codec, D: Codec>(name: &str) {
    let scheme = builtin(&name.replace('_', "-")).unwrap().scheme();
    let mut encoder = E::default();
    let mut decoder = D::default();
    let mut random = SplitMix64::new(42);
    for mode in modes(&scheme) {
        let mut seen = Vec::new();
        for _ in 0..WORDS {
            let case = case(&scheme, &mode, &mut random);
            assert_eq!(encoder.run(&case.data, case.enables), case.encoded);
            assert_eq!(decoder.run(&case.entry, case.enables), case.decoded);
            if !seen.contains(&case.status) {
                seen.push(case.status);
            }
        }
        assert_eq!(seen.len(), 3, "clean, corrected and detected entries");
    }
}

/// A module around a block, whose ports it declares.
#[derive(Default)]
struct Top<C: Codec>(C);

impl<C: Codec> Logic for Top<C> {
    fn update(&mut self) {}
}

impl<C: Codec> Block for Top<C> {
    fn connect_all(&mut self) {
        self.0.connect_all();
    }
    fn update_all(&mut self) {
        self.0.update_all();
    }
    fn has_changed(&self) -> bool {
        self.0.has_changed()
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_start_scope(name, self);
        self.0.accept("codec", probe);
        probe.visit_end_scope(name, self);
    }
}

fn printed<E: Codec, D: Codec>(name: &str) {
    let scheme = builtin(&name.replace('_', "-")).unwrap().scheme();
    let mut random = SplitMix64::new(7);
    let modes = modes(&scheme);
    let cases: Vec<Case> = modes
        .iter()
        .flat_map(|mode| (0..PRINTED).map(|_| case(&scheme, mode, &mut random)).collect::<Vec<_>>())
        .collect();
    bench::<E>(cases.iter().map(|c| (E::inputs(&c.data, c.enables), c.encoded.as_slice())));
    bench::<D>(cases.iter().map(|c| (D::inputs(&c.entry, c.enables), c.decoded.as_slice())));
}

/// Runs the Verilog that rust-hdl prints for a block; each case has the inputs and the right outputs.
fn bench<'a, C: Codec>(cases: impl Iterator<Item = (Vec<(&'static str, Vec<bool>)>, &'a [Vec<bool>])>) {
    let top = Top::<C>::default();
    let mut defines = ModuleDefines::default();
    top.accept("top", &mut defines);
    let literal = |bits: &[bool]| -> String {
        format!("{}'b{}", bits.len(), bits.iter().rev().map(|b| if *b { '1' } else { '0' }).collect::<String>())
    };
    let mut t = String::from("module tb;\n  top dut();\n  integer wrong = 0, seen = 0;\n  initial begin\n");
    for (inputs, outputs) in cases {
        for (port, value) in inputs {
            writeln!(t, "    dut.codec${port} = {};", literal(&value)).unwrap();
        }
        t += "    #1;\n";
        for ((port, _), value) in top.0.outputs().iter().zip(outputs) {
            let value = literal(value);
            writeln!(t, "    seen = seen + 1; if (dut.codec${port} !== {value}) wrong = wrong + 1;").unwrap();
        }
    }
    t += "    $display(\"%0d of %0d outputs are wrong\", wrong, seen);\n  end\nendmodule\n";
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("tb.v"), t).unwrap();
    std::fs::write(folder.path().join("top.v"), defines.defines()).unwrap();
    let arguments = ["-g2001", "-Wportbind", "-Wimplicit", "-o", "tb.vvp", "tb.v", "top.v"];
    let compiled = tools::run(Tool::Iverilog, &arguments, folder.path(), LIMIT).unwrap();
    assert!(compiled.success && compiled.text.is_empty(), "{}", compiled.text);
    let run = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
    assert!(run.success && run.text.starts_with("0 of ") && !run.text.starts_with("0 of 0"), "{}", run.text);
}

/// Returns no error, a few bits, part of a byte, part of a pin, or a few bits of one codeword.
fn error(scheme: &Scheme, random: &mut SplitMix64) -> Vec<usize> {
    let geometry = scheme.geometry;
    let (base, mask) = (random.below(geometry.bits()), random.bits());
    let part = |bits: Vec<usize>| {
        let chosen = bits.into_iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        chosen.map(|(_, bit)| bit).collect()
    };
    match random.below(6) {
        0 => (0..random.below(2)).map(|_| base).collect(),
        1 => (0..1 + random.below(4)).map(|_| random.below(geometry.bits())).collect(),
        2 => part((0..geometry.bits()).filter(|bit| geometry.byte(*bit) == geometry.byte(base)).collect()),
        3 => part((0..geometry.bits()).filter(|bit| geometry.pin(*bit) == geometry.pin(base)).collect()),
        _ => {
            let codeword = scheme.layout.codeword(random.below(scheme.codewords()));
            (0..1 + random.below(3)).map(|_| codeword[random.below(codeword.len())]).collect()
        }
    }
}

fn random_data(scheme: &Scheme, random: &mut SplitMix64) -> Vec<bool> {
    (0..scheme.geometry.data_bits().len()).map(|_| random.bits() >> 63 == 1).collect()
}

/// Returns every oracle of a scheme with the value of its enables: on, and also off if the scheme has an enable of multi-bit correction.
fn modes(scheme: &Scheme) -> Vec<(Oracle, bool)> {
    let mut modes = vec![(oracle_for(&scheme.id), true)];
    if scheme.enable_for(Switch::MultiBitCorrection).is_some() {
        modes.push((by_id(&format!("{}:off", scheme.id)).unwrap(), false));
    }
    modes
}

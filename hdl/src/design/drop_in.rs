//! Encoder and decoder with the ports of other libraries' modules: names, widths and meanings as there, with the
//! scheme's code.

use super::entry::{assign, grouped};
use super::instance::decoder_instance;
use super::{Options, module_prefix, pipe};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;
use serde::{Deserialize, Serialize};

/// The library whose modules are replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropIn {
    /// `br_ecc_secded_encoder` and `br_ecc_secded_decoder` of Bedrock-RTL [xlsynth/bedrock-rtl, ecc/rtl].
    Bedrock,
    /// `DW_ecc` [Synopsys, DesignWare Building Block IP: DW_ecc].
    DwEcc,
}

impl DropIn {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bedrock => "bedrock",
            Self::DwEcc => "dw-ecc",
        }
    }
}

/// The values that a parameter accepts.
pub(super) enum Takes {
    /// Only this value.
    Only(String),
    /// What is looked at.
    Any,
    /// Any value; the module ignores it.
    Ignored,
}

/// Parameters of a replaced module: name, value, description and accepted values.
pub(super) struct Parameters(pub Vec<(&'static str, String, &'static str, Takes)>);

impl Parameters {
    /// Their declarations.
    pub fn items(&self, module: &mut Module) {
        for (name, value, comment, only) in &self.0 {
            let comment = match (only, comment.is_empty()) {
                (Takes::Only(only), true) => format!("must be {only}"),
                (Takes::Only(only), false) => format!("{comment}: must be {only}"),
                (Takes::Any | Takes::Ignored, _) => (*comment).to_string(),
            };
            module.items.push(Item::Parameter { name: (*name).into(), value: value.clone(), comment });
        }
    }

    /// The rejected values, for [`refuse`].
    pub fn refusals(&self) -> Vec<(String, String)> {
        let refusal = |(name, _, _, takes): &(&str, String, &str, Takes)| match takes {
            Takes::Only(only) => Some((format!("{name} != {only}"), format!("{name}_must_be_{only}"))),
            Takes::Any | Takes::Ignored => None,
        };
        self.0.iter().filter_map(refusal).collect()
    }

    /// The ignored parameters.
    pub fn ignored(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().filter(|p| matches!(p.3, Takes::Ignored)).map(|p| p.0)
    }
}

/// Rejects parameter values during elaboration, by condition and reason.
pub(super) fn refuse(module: &mut Module, refusals: Vec<(String, String)>) {
    module.section("There are no such modules: where one is missing, its name says why.");
    module.items.push(Item::Refusals(refusals));
}

/// Returns the reason why a scheme does not support these modules, or `None` if it does.
pub fn refusal(scheme: &Scheme) -> Option<String> {
    if scheme.address.is_some() {
        return Some("the modules of --drop-in take no address, and this scheme's code has one".into());
    }
    let whole = scheme.constant.iter().all(|bit| !scheme.geometry.is_data(*bit));
    (!whole).then(|| "the modules of --drop-in store data as it is, and this scheme has a constant on data bits".into())
}

/// The modules.
pub(super) fn modules(scheme: &Scheme, options: &Options, of: DropIn) -> Vec<Module> {
    match of {
        DropIn::Bedrock => vec![bedrock_encoder(scheme, options), bedrock_decoder(scheme, options)],
        DropIn::DwEcc => vec![dw_ecc(scheme, options)],
    }
}

fn widths(scheme: &Scheme) -> (usize, usize) {
    (scheme.geometry.data_bits().len(), scheme.geometry.check_bits().len())
}

fn empty(scheme: &Scheme, name: &str, doc: &str) -> Module {
    Module {
        name: format!("{}_{name}", module_prefix(scheme)),
        doc: vec![doc.into()],
        ports: Vec::new(),
        items: Vec::new(),
    }
}

/// Encoder of `data`: its `check` bits, and an unused entry.
fn encoder(module: &mut Module, scheme: &Scheme, options: &Options, data: &str) {
    let (k, r) = widths(scheme);
    module.section("The encoder.");
    module.items.push(Item::Declare { name: "check".into(), width: r });
    module.items.push(Item::Declare { name: "encoded".into(), width: k + r });
    module.items.push(Item::Instance {
        module: format!("{}_enc", module_prefix(scheme)),
        name: "u_encoder".into(),
        connections: vec![
            (options.input("data"), Expr::name(data)),
            (options.output("check"), Expr::name("check")),
            (options.output("entry"), Expr::name("encoded")),
        ],
    });
    module.items.push(pipe::unused("unused_encoded", vec![Expr::name("encoded")]));
}

/// Decoder of `data` and `check` bits: `read_data`, flags, `read_syndrome` and `corrected_check`.
fn decoder(module: &mut Module, scheme: &Scheme, options: &Options, data: &str, check: &str) {
    let (g, (k, r)) = (scheme.geometry, widths(scheme));
    let (data_bits, check_bits) = (g.data_bits(), g.check_bits());
    module.section("The decoder: data and check bits in their places.");
    let place = |list: &[usize], bit: usize| list.iter().position(|b| *b == bit);
    let all: Vec<usize> = (0..g.bits()).collect();
    let groups = grouped(&all, g, |bit| match (place(&check_bits, bit), place(&data_bits, bit)) {
        (Some(at), _) => Expr::bit_of(check, r, at),
        (_, at) => Expr::bit_of(data, k, at.unwrap_or(0)),
    });
    module.items.push(Item::Gather { name: "entry".into(), width: g.bits(), groups });
    for enable in &scheme.enables {
        let (name, value) = (options.input(&enable.name), Expr::bit(enable.default));
        module.items.push(Item::Wire { name, width: 1, value, note: None });
    }
    let syndromes: Vec<String> = (0..scheme.codewords()).map(|w| format!("syndrome_{w}")).collect();
    let used: Vec<&str> =
        ["data", "entry", "ce", "due"].into_iter().chain(syndromes.iter().map(String::as_str)).collect();
    decoder_instance(module, scheme, options, "entry", &used);
    let groups = grouped(&check_bits, g, |bit| Expr::bit_of("read_entry", g.bits(), bit));
    module.items.push(Item::Gather { name: "corrected_check".into(), width: r, groups });
    let value = pipe::joined(syndromes.iter().map(|s| Expr::name(format!("read_{s}"))).collect());
    module.items.push(Item::Wire { name: "syndromes".into(), width: r, value, note: None });
    let rest = data_bits.iter().map(|bit| Expr::bit_of("read_entry", g.bits(), *bit)).collect();
    module.items.push(pipe::unused("unused_entry", rest));
}

fn bedrock_parameters(k: usize, registers: &[&'static str]) -> Parameters {
    let mut all = vec![("DataWidth", k.to_string(), "data bits", Takes::Only(k.to_string()))];
    all.extend(registers.iter().map(|name| (*name, "0".to_string(), "combinational", Takes::Only("0".to_string()))));
    all.push(("EnableAssertFinalNotValid", "1".into(), "not looked at", Takes::Ignored));
    Parameters(all)
}

fn bedrock_encoder(scheme: &Scheme, options: &Options) -> Module {
    let (k, r) = widths(scheme);
    let doc = "The encoder behind the ports of Bedrock-RTL's br_ecc_secded_encoder. Combinational.";
    let mut module = empty(scheme, "br_ecc_secded_encoder", doc);
    let parameters = bedrock_parameters(k, &["RegisterInputs", "RegisterOutputs"]);
    parameters.items(&mut module);
    use Direction::{Input, Output};
    module.port(Input, "clk", 1, "not looked at");
    module.port(Input, "rst", 1, "not looked at");
    module.port(Input, "data_valid", 1, "");
    module.port(Input, "data", k, "data to encode");
    module.port(Output, "enc_valid", 1, "data_valid");
    module.port(Output, "enc_data", k, "the data");
    module.port(Output, "enc_parity", r, "check bits");
    module.port(Output, "enc_codeword", k + r, "check bits above data");
    refuse(&mut module, parameters.refusals());
    encoder(&mut module, scheme, options, "data");
    module.section("What is delivered.");
    module.items.push(assign("enc_valid", Expr::name("data_valid")));
    module.items.push(assign("enc_data", Expr::name("data")));
    module.items.push(assign("enc_parity", Expr::name("check")));
    module.items.push(assign("enc_codeword", Expr::Concat(vec![Expr::name("check"), Expr::name("data")])));
    let spare = ["clk", "rst"].into_iter().chain(parameters.ignored()).map(Expr::name).collect();
    module.items.push(pipe::unused("unused_signals", spare));
    module
}

fn bedrock_decoder(scheme: &Scheme, options: &Options) -> Module {
    let (k, r) = widths(scheme);
    let doc = "The decoder behind the ports of Bedrock-RTL's br_ecc_secded_decoder. Combinational. The flags stand beside \
               the data, whether these are valid or not.";
    let mut module = empty(scheme, "br_ecc_secded_decoder", doc);
    let parameters = bedrock_parameters(k, &["RegisterInputs", "RegisterSyndrome", "RegisterOutputs"]);
    parameters.items(&mut module);
    use Direction::{Input, Output};
    module.port(Input, "clk", 1, "not looked at");
    module.port(Input, "rst", 1, "not looked at");
    module.port(Input, "rcv_valid", 1, "");
    module.port(Input, "rcv_data", k, "data as read");
    module.port(Input, "rcv_parity", r, "check bits as read");
    module.port(Output, "dec_valid", 1, "rcv_valid");
    module.port(Output, "dec_codeword", k + r, "check bits above data, corrected");
    module.port(Output, "dec_error_ce", 1, "something was corrected");
    module.port(Output, "dec_error_due", 1, "refused: delivered as read");
    module.port(Output, "dec_error_syndrome", r, "syndromes, codeword 0 in the lowest bits");
    module.port(Output, "dec_data", k, "data, corrected");
    refuse(&mut module, parameters.refusals());
    decoder(&mut module, scheme, options, "rcv_data", "rcv_parity");
    module.section("What is delivered.");
    module.items.push(assign("dec_valid", Expr::name("rcv_valid")));
    let codeword = Expr::Concat(vec![Expr::name("corrected_check"), Expr::name("read_data")]);
    module.items.push(assign("dec_codeword", codeword));
    let same =
        [("error_ce", "read_ce"), ("error_due", "read_due"), ("error_syndrome", "syndromes"), ("data", "read_data")];
    for (port, signal) in same {
        module.items.push(assign(&format!("dec_{port}"), Expr::name(signal)));
    }
    let spare = ["clk", "rst"].into_iter().chain(parameters.ignored()).map(Expr::name).collect();
    module.items.push(pipe::unused("unused_signals", spare));
    module
}

fn dw_ecc(scheme: &Scheme, options: &Options) -> Module {
    let (k, r) = widths(scheme);
    let doc = "Encoder and decoder behind the ports of DesignWare's DW_ecc: check bits of datain while gen is one, otherwise \
               datain and chkin are checked, and corrected while correct_n is zero.";
    let mut module = empty(scheme, "dw_ecc", doc);
    let parameters = Parameters(vec![
        ("width", k.to_string(), "data bits", Takes::Only(k.to_string())),
        ("chkbits", r.to_string(), "check bits", Takes::Only(r.to_string())),
        ("synd_sel", "0".into(), "1: chkout is the syndrome while gen is zero", Takes::Any),
    ]);
    parameters.items(&mut module);
    use Direction::{Input, Output};
    module.port(Input, "gen", 1, "1: generate check bits");
    module.port(Input, "correct_n", 1, "0: deliver corrected data and check bits");
    module.port(Input, "datain", k, "data");
    module.port(Input, "chkin", r, "check bits as read");
    module.port(Output, "err_detect", 1, "there is an error; 0 while gen is one");
    module.port(Output, "err_multpl", 1, "it cannot be corrected; 0 while gen is one");
    module.port(Output, "dataout", k, "data");
    module.port(Output, "chkout", r, "check bits or syndrome");
    let flag = ("synd_sel != 0 && synd_sel != 1".to_string(), "synd_sel_must_be_0_or_1".to_string());
    refuse(&mut module, parameters.refusals().into_iter().chain([flag]).collect());
    encoder(&mut module, scheme, options, "datain");
    decoder(&mut module, scheme, options, "datain", "chkin");
    module.section("What is delivered.");
    let name = |name: &str| Expr::name(name);
    let not = |name: &str| Expr::Not(Box::new(Expr::name(name)));
    let select = |when: Expr, [a, b]: [&str; 2]| Expr::Select(Box::new(when), Box::new(name(a)), Box::new(name(b)));
    let mut wire = |name: &str, width, value| {
        module.items.push(Item::Wire { name: name.into(), width, value, note: None });
    };
    wire("as_read", 1, Expr::Chain(Op::Or, vec![name("gen"), name("correct_n")]));
    wire("read_check", r, select(name("correct_n"), ["chkin", "corrected_check"]));
    let asked = Expr::Equal(Box::new(name("synd_sel")), Box::new(name("1")));
    wire("checked", r, select(asked, ["syndromes", "read_check"]));
    let error = Expr::Chain(Op::Or, vec![name("read_ce"), name("read_due")]);
    for (port, value) in [
        ("err_detect", Expr::Chain(Op::And, vec![error, not("gen")])),
        ("err_multpl", Expr::Chain(Op::And, vec![name("read_due"), not("gen")])),
        ("dataout", select(name("as_read"), ["datain", "read_data"])),
        ("chkout", select(name("gen"), ["check", "checked"])),
    ] {
        module.items.push(assign(port, value));
    }
    module
}

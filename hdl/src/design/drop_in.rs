//! Encoder and decoder with the ports of other libraries' modules: the same names, widths and meanings, with the
//! scheme's code.

use super::instance::{decoder_instance, default_enables, encoder_instance, flag};
use super::options::{DropIn, Options};
use super::wire::{assign, gather, joined, unused};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_scheme::Scheme;

/// The values that a parameter accepts.
pub(super) enum Takes {
    /// Only this value.
    Only(String),
    /// Any value; the module uses it.
    Any,
    /// Any value; the module ignores it.
    Ignored,
}

/// Parameters of a replaced module: name, value, description and accepted values.
pub(super) struct Parameters(pub Vec<(&'static str, String, &'static str, Takes)>);

impl Parameters {
    /// Adds the declarations of the parameters.
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

    /// The conditions under which a value is rejected, each with the reason, for [`refuse`].
    pub fn refusals(&self) -> Vec<(String, String)> {
        let mut refusals = Vec::new();
        for (name, _, _, takes) in &self.0 {
            if let Takes::Only(only) = takes {
                // The reason becomes the name of a module, which cannot contain a quotation mark.
                let reason = format!("{name}_must_be_{}", only.trim_start_matches("1'b"));
                refusals.push((format!("{name} != {only}"), reason));
            }
        }
        refusals
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

/// The modules that replace those of the other library.
pub(super) fn modules(scheme: &Scheme, options: &Options, of: DropIn) -> Vec<Module> {
    match of {
        DropIn::Bedrock => vec![bedrock_encoder(scheme, options), bedrock_decoder(scheme, options)],
        DropIn::DwEcc => vec![dw_ecc(scheme, options)],
    }
}

fn widths(scheme: &Scheme) -> (usize, usize) {
    (scheme.geometry.data_bits().len(), scheme.geometry.check_bits().len())
}

/// An input: name, width and comment.
type Input = (&'static str, usize, &'static str);

/// An output, with its value.
type Output = (&'static str, usize, &'static str, Expr);

/// A module with these ports. `codec` adds the signals that the output values name; `unread` are inputs
/// that the module ignores.
fn module(
    (scheme, name, doc): (&Scheme, &str, &str),
    (parameters, refusals): (&Parameters, Vec<(String, String)>),
    inputs: &[Input],
    outputs: Vec<Output>,
    unread: &[&'static str],
    codec: &dyn Fn(&mut Module),
) -> Module {
    let mut module = Module::new(format!("{}_{name}", scheme.identifier()), vec![doc.into()]);
    parameters.items(&mut module);
    for (name, width, comment) in inputs {
        module.port(Direction::Input, *name, *width, *comment);
    }
    for (name, width, comment, _) in &outputs {
        module.port(Direction::Output, *name, *width, *comment);
    }
    refuse(&mut module, parameters.refusals().into_iter().chain(refusals).collect());
    codec(&mut module);
    module.section("What is delivered.");
    module.items.extend(outputs.into_iter().map(|(name, _, _, value)| assign(name, value)));
    let unread: Vec<Expr> = unread.iter().copied().chain(parameters.ignored()).map(Expr::name).collect();
    if !unread.is_empty() {
        module.items.push(unused("unused_signals", unread));
    }
    module
}

/// Adds the encoder of `data`, with its `check` bits and an unused entry.
fn encoder(module: &mut Module, scheme: &Scheme, options: &Options, data: &str) {
    let (k, r) = widths(scheme);
    module.section("The encoder.");
    module.declare("check", r, None);
    module.declare("encoded", k + r, None);
    encoder_instance(module, scheme, options, [Some(data), None, Some("check"), Some("encoded")]);
    module.items.push(unused("unused_encoded", vec![Expr::name("encoded")]));
}

/// Adds the decoder of `data` and `check` bits, with `read_data`, flags, `read_syndrome` and `corrected_check`.
fn decoder(module: &mut Module, scheme: &Scheme, options: &Options, data: &str, check: &str) {
    let (g, (k, r)) = (scheme.geometry, widths(scheme));
    let (data_bits, check_bits) = (g.data_bits(), g.check_bits());
    module.section("The decoder: data and check bits in their places.");
    let all: Vec<usize> = (0..g.bits()).collect();
    gather(module, "entry", &all, g, |bit| {
        if let Some(at) = check_bits.iter().position(|check_bit| *check_bit == bit) {
            return Expr::bit_of(check, r, at);
        }
        let at = data_bits.iter().position(|data_bit| *data_bit == bit);
        Expr::bit_of(data, k, at.unwrap_or(0))
    });
    default_enables(module, scheme, options);
    let syndromes: Vec<String> = (0..scheme.codewords()).map(|w| format!("syndrome_{w}")).collect();
    let used: Vec<&str> =
        ["data", "entry", "ce", "due"].into_iter().chain(syndromes.iter().map(String::as_str)).collect();
    decoder_instance(module, scheme, options, ("entry", ""), &used);
    gather(module, "corrected_check", &check_bits, g, |bit| Expr::bit_of("read_entry", g.bits(), bit));
    let value = joined(syndromes.iter().map(|s| Expr::name(format!("read_{s}"))).collect());
    module.items.push(Item::Wire { name: "syndromes".into(), width: r, value, note: None });
    let rest = data_bits.iter().map(|bit| Expr::bit_of("read_entry", g.bits(), *bit)).collect();
    module.items.push(unused("unused_entry", rest));
}

fn bedrock_parameters(k: usize, registers: &[&'static str]) -> Parameters {
    let mut all = vec![("DataWidth", k.to_string(), "data bits", Takes::Only(k.to_string()))];
    all.extend(registers.iter().map(|name| (*name, flag(false), "combinational", Takes::Only(flag(false)))));
    all.push(("EnableAssertFinalNotValid", flag(true), "not looked at", Takes::Ignored));
    Parameters(all)
}

fn bedrock_encoder(scheme: &Scheme, options: &Options) -> Module {
    let (k, r) = widths(scheme);
    let doc = "The encoder behind the ports of Bedrock-RTL's br_ecc_secded_encoder. Combinational.";
    let parameters = bedrock_parameters(k, &["RegisterInputs", "RegisterOutputs"]);
    let inputs = [
        ("clk", 1, "not looked at"),
        ("rst", 1, "not looked at"),
        ("data_valid", 1, ""),
        ("data", k, "data to encode"),
    ];
    let codeword = Expr::Concat(vec![Expr::name("check"), Expr::name("data")]);
    let outputs = vec![
        ("enc_valid", 1, "data_valid", Expr::name("data_valid")),
        ("enc_data", k, "the data", Expr::name("data")),
        ("enc_parity", r, "check bits", Expr::name("check")),
        ("enc_codeword", k + r, "check bits above data", codeword),
    ];
    let of = (scheme, "br_ecc_secded_encoder", doc);
    module(of, (&parameters, Vec::new()), &inputs, outputs, &["clk", "rst"], &|module| {
        encoder(module, scheme, options, "data");
    })
}

fn bedrock_decoder(scheme: &Scheme, options: &Options) -> Module {
    let (k, r) = widths(scheme);
    let doc = "The decoder behind the ports of Bedrock-RTL's br_ecc_secded_decoder. Combinational. The flags stand beside \
               the data, whether these are valid or not.";
    let parameters = bedrock_parameters(k, &["RegisterInputs", "RegisterSyndrome", "RegisterOutputs"]);
    let inputs = [
        ("clk", 1, "not looked at"),
        ("rst", 1, "not looked at"),
        ("rcv_valid", 1, ""),
        ("rcv_data", k, "data as read"),
        ("rcv_parity", r, "check bits as read"),
    ];
    let codeword = Expr::Concat(vec![Expr::name("corrected_check"), Expr::name("read_data")]);
    let outputs = vec![
        ("dec_valid", 1, "rcv_valid", Expr::name("rcv_valid")),
        ("dec_codeword", k + r, "check bits above data, corrected", codeword),
        ("dec_error_ce", 1, "something was corrected", Expr::name("read_ce")),
        ("dec_error_due", 1, "refused: delivered as read", Expr::name("read_due")),
        ("dec_error_syndrome", r, "syndromes, codeword 0 in the lowest bits", Expr::name("syndromes")),
        ("dec_data", k, "data, corrected", Expr::name("read_data")),
    ];
    let of = (scheme, "br_ecc_secded_decoder", doc);
    module(of, (&parameters, Vec::new()), &inputs, outputs, &["clk", "rst"], &|module| {
        decoder(module, scheme, options, "rcv_data", "rcv_parity");
    })
}

/// `condition ? yes : no`
fn select(condition: Expr, yes: Expr, no: Expr) -> Expr {
    Expr::Select(Box::new(condition), Box::new(yes), Box::new(no))
}

fn dw_ecc(scheme: &Scheme, options: &Options) -> Module {
    let (k, r) = widths(scheme);
    let doc = "Encoder and decoder behind the ports of DesignWare's DW_ecc: check bits of datain while gen is one, otherwise \
               datain and chkin are checked, and corrected while correct_n is zero.";
    let parameters = Parameters(vec![
        ("width", k.to_string(), "data bits", Takes::Only(k.to_string())),
        ("chkbits", r.to_string(), "check bits", Takes::Only(r.to_string())),
        ("synd_sel", "0".into(), "1: chkout is the syndrome while gen is zero", Takes::Any),
    ]);
    let flag = ("synd_sel != 0 && synd_sel != 1".to_string(), "synd_sel_must_be_0_or_1".to_string());
    let inputs = [
        ("gen", 1, "1: generate check bits"),
        ("correct_n", 1, "0: deliver corrected data and check bits"),
        ("datain", k, "data"),
        ("chkin", r, "check bits as read"),
    ];
    let name = |name: &str| Expr::name(name);
    let decodes = Expr::Not(Box::new(name("gen")));
    let error = Expr::Chain(Op::Or, vec![name("read_ce"), name("read_due")]);
    let detected = Expr::Chain(Op::And, vec![error, decodes.clone()]);
    let uncorrectable = Expr::Chain(Op::And, vec![name("read_due"), decodes]);
    let as_read = Expr::Chain(Op::Or, vec![name("gen"), name("correct_n")]);
    let selects_syndrome = Expr::Equal(Box::new(name("synd_sel")), Box::new(name("1")));
    let read_check = select(name("correct_n"), name("chkin"), name("corrected_check"));
    let decoded_check = select(selects_syndrome, name("syndromes"), read_check);
    let outputs = vec![
        ("err_detect", 1, "there is an error; 0 while gen is one", detected),
        ("err_multpl", 1, "it cannot be corrected; 0 while gen is one", uncorrectable),
        ("dataout", k, "data", select(as_read, name("datain"), name("read_data"))),
        ("chkout", r, "check bits or syndrome", select(name("gen"), name("check"), decoded_check)),
    ];
    module((scheme, "dw_ecc", doc), (&parameters, vec![flag]), &inputs, outputs, &[], &|module| {
        encoder(module, scheme, options, "datain");
        decoder(module, scheme, options, "datain", "chkin");
    })
}

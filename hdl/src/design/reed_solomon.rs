//! Readable decoders of Reed-Solomon codes: tables of constants for the library's modules `eccforge_rs_*`.
//!
//! If an error has the value e in every symbol of a set P, its syndrome is S_k = e Q_k with Q_k = sum over P of
//! X_s^(b+k) [Lin & Costello, Section 6.3]. `eccforge_rs_places` tests every set that the scheme corrects: one symbol, or the
//! symbols that share a pin. `eccforge_rs_pairs` finds two symbol errors.

mod plan;

use super::instance::with_parameters;
use super::library;
use super::notes::with_notes;
use super::options::Options;
use super::wire::{assign, merged, unused};
use crate::verilog::{Direction, Expr, Item, Module, Op};
use eccforge_circuit::Circuit;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Scheme, TwoSymbols};
use plan::{Group, Plan};

/// A module under construction, with the sizes of its code.
struct Writer<'s> {
    rs: &'s ReedSolomon,
    options: &'s Options,
    module: Module,
    /// Number of bits of a symbol.
    m: usize,
    /// Number of symbols in a codeword.
    symbols: usize,
}

/// The bits of symbols, the first least significant.
fn packed(symbols: &[u32], m: usize) -> Vec<bool> {
    symbols.iter().flat_map(|s| (0..m).map(move |i| s >> i & 1 == 1)).collect()
}

/// The modules of a readable decoder of codeword `w` of a Reed-Solomon code. The module of the codeword itself is the last. `None` if the
/// code or its corrections need another form. `circuit` has the ports, and `outputs` names those that are printed.
pub(super) fn decoder_modules(
    scheme: &Scheme,
    options: &Options,
    (name, w): (&str, usize),
    circuit: &Circuit,
    outputs: &[(&str, String, &str)],
) -> Option<Vec<Module>> {
    let rs = scheme.code.reed_solomon()?;
    let printed: Vec<_> = circuit.outputs().iter().filter(|port| is_printed(&port.name, outputs)).collect();
    // A second input is the enable of a rule, which the library's modules do not have.
    if circuit.inputs().len() != 1 || !printed.iter().all(|port| is_supported(&port.name)) {
        return None;
    }
    let plan = Plan::new(scheme, w)?;
    let (n, checks) = (scheme.code.h.n(), scheme.check_positions(w));
    let doc = with_notes(scheme, options, &format!("Decodes one ({n},{}) codeword.", n - checks.len()));
    let mut module = Module::new(name, doc);
    let input = &circuit.inputs()[0];
    let from_codeword = input.name == "codeword";
    let comment = if from_codeword { "codeword as read" } else { "syndrome" };
    module.port(Direction::Input, options.input(&input.name), input.nets.len(), comment);
    for port in &printed {
        let comment = outputs.iter().find(|(stem, ..)| port.name.starts_with(stem)).map_or("", |o| o.2);
        module.port(Direction::Output, options.output(&port.name), port.nets.len(), comment);
    }
    let (m, symbols) = (rs.symbol_bits() as usize, rs.locators.len());
    let mut writer = Writer { rs, options, module, m, symbols };
    writer.syndrome(from_codeword);
    let [ce, due] = ["ce", "due"].map(|flag| printed.iter().any(|port| port.name == flag));
    writer.flips(&plan, (ce, due));
    for port in &printed {
        writer.output(scheme, w, &checks, &port.name, port.nets.len());
    }
    let mut used = vec!["eccforge_gf_scale", "eccforge_rs_locator", "eccforge_rs_correctable", "eccforge_rs_places"];
    if from_codeword {
        used.push("eccforge_rs_syndrome");
    }
    if plan.pairs.is_some() {
        used.extend(["eccforge_gf_mul", "eccforge_gf_inv", "eccforge_rs_pairs"]);
    }
    Some(library::modules(&used).into_iter().chain([writer.module]).collect())
}

/// Whether a port is among the outputs to print: the name of an output, or that of one of its parts.
fn is_printed(port: &str, outputs: &[(&str, String, &str)]) -> bool {
    outputs.iter().any(|(stem, ..)| *stem == port || port.starts_with(&format!("{stem}_")))
}

/// Whether a [`Writer`] drives this output.
fn is_supported(port: &str) -> bool {
    ["flips", "syndrome", "data", "ce", "due"].contains(&port) || port.starts_with("touched_")
}

/// The OR of signals.
fn any_of(mut signals: Vec<Expr>) -> Expr {
    if signals.len() == 1 { signals.remove(0) } else { Expr::Chain(Op::Or, signals) }
}

impl Writer<'_> {
    /// Adds a table of constants with this name, the first row least significant.
    fn table(&mut self, name: &str, rows: Vec<(Vec<bool>, String)>) {
        self.module.items.push(Item::Table { name: name.into(), rows });
    }

    /// Adds an instance of a module of the library, with the code's sizes and these tables as parameters.
    fn instance(&mut self, part: &str, name: &str, parameters: &[(&str, String)], connections: &[(&str, &str)]) {
        let field = format!("{}'h{:x}", self.m + 1, self.rs.field.polynomial());
        let sizes = [("M", self.m.to_string()), ("Poly", field), ("Symbols", self.symbols.to_string())];
        let all: Vec<(&str, String)> = sizes.into_iter().chain(parameters.iter().cloned()).collect();
        self.module.items.push(Item::Instance {
            module: with_parameters(&format!("eccforge_rs_{part}"), &all),
            name: name.into(),
            connections: connections.iter().map(|(port, signal)| ((*port).into(), Expr::name(*signal))).collect(),
        });
    }

    fn declare(&mut self, name: &str, width: usize) {
        self.module.declare(name, width, None);
    }

    /// The number of syndromes, as a parameter.
    fn checks(&self) -> (&'static str, String) {
        ("Checks", self.rs.check_symbols.to_string())
    }

    /// Adds `syndrome`: computed from the codeword, or taken from the input.
    fn syndrome(&mut self, from_codeword: bool) {
        let (m, checks) = (self.m, self.rs.check_symbols as usize);
        self.module.section("Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.");
        if !from_codeword {
            return self.module.wire("syndrome", checks * m, Expr::name(self.options.input("syndrome")));
        }
        let columns: Vec<Vec<u32>> = (0..self.symbols).map(|s| self.rs.column(s)).collect();
        let mut rows = Vec::new();
        for k in 0..checks {
            let row: Vec<u32> = columns.iter().map(|column| column[k]).collect();
            rows.push((packed(&row, m), format!("S_{k}")));
        }
        self.table("ROWS", rows);
        self.declare("syndrome", checks * m);
        let codeword = self.options.input("codeword");
        let connections = [("codeword_i", codeword.as_str()), ("syndrome_o", "syndrome")];
        self.instance("syndrome", "u_syndrome", &[self.checks(), ("Rows", "ROWS".into())], &connections);
    }

    /// Adds the `flips` of all places and pairs, and the flags `ce` and `due` that are requested.
    fn flips(&mut self, plan: &Plan, (ce, due): (bool, bool)) {
        let (mut flips, mut matches) = (Vec::new(), Vec::new());
        for (g, group) in plan.groups.iter().enumerate() {
            self.places(group, g);
            flips.push(Expr::name(format!("flips_{g}")));
            matches.push(Expr::name(format!("match_{g}")));
        }
        if let Some(values) = plan.pairs {
            self.pairs(values);
            flips.push(Expr::name("pair_flips"));
            matches.push(Expr::name("pair"));
        }
        self.module.section("Correction: at most one of them matches.");
        self.module.wire("flips", self.m * self.symbols, any_of(flips));
        // due reads ce.
        if ce || due {
            self.module.wire("ce", 1, any_of(matches));
        }
        if due {
            let error = Expr::Reduce(Op::Or, Box::new(Expr::name("syndrome")));
            let uncorrected = Expr::Not(Box::new(Expr::name("ce")));
            self.module.wire("due", 1, Expr::Chain(Op::And, vec![error, uncorrected]));
        }
        self.module.items.push(Item::Blank);
    }

    /// Adds the search at the places of group `g`.
    fn places(&mut self, group: &Group, g: usize) {
        let (m, symbols) = (self.m, self.symbols);
        self.module
            .section("Places: the syndromes of an error of value 1, the factors that give its value, its symbols.");
        let mut columns = Vec::new();
        let mut unscales = Vec::new();
        let mut members = Vec::new();
        for place in &group.places {
            columns.push((packed(&place.column, m), place.name()));
            unscales.push((packed(&place.unscale(&self.rs.field), m), place.name()));
            members.push(((0..symbols).map(|s| place.symbols.contains(&s)).collect(), place.name()));
        }
        let mut is_corrected = Vec::new();
        for value in 0..1u32 << m {
            is_corrected.push(value > 0 && group.values.as_ref().is_none_or(|values| values.contains(&value)));
        }
        let values = vec![(is_corrected, "the values that are corrected".into())];
        let mut parameters = vec![self.checks(), ("Places", group.places.len().to_string())];
        for (stem, rows) in [("Columns", columns), ("Unscales", unscales), ("Members", members), ("Values", values)] {
            let name = format!("{}_{g}", stem.to_uppercase());
            self.table(&name, rows);
            parameters.push((stem, name));
        }
        let (flips, found) = (format!("flips_{g}"), format!("match_{g}"));
        self.declare(&flips, m * symbols);
        self.declare(&found, 1);
        let connections = [("syndrome_i", "syndrome"), ("flips_o", &flips), ("match_o", &found)];
        self.instance("places", &format!("u_places_{g}"), &parameters, &connections);
    }

    /// Adds the search for errors in two symbols with these values.
    fn pairs(&mut self, values: TwoSymbols) {
        // The module has no parameter for the number of syndromes: two errors take four.
        self.module.section("Two symbols in error: their locators are the roots of a quadratic.");
        let (m, field) = (self.m, &self.rs.field);
        let mut locators = Vec::new();
        let mut squares = Vec::new();
        let mut unscales = Vec::new();
        for (s, locator) in self.rs.locators.iter().enumerate() {
            // `Plan` has pairs only if every locator is an element of the field.
            let x = match locator {
                Locator::Element(x) => *x,
                Locator::Zero | Locator::Infinity => 0,
            };
            let note = format!("symbol {s}");
            locators.push((packed(&[x], m), note.clone()));
            squares.push((packed(&[field.multiply(x, x)], m), note.clone()));
            unscales.push((packed(&[field.inverse(self.rs.column(s)[0])], m), note));
        }
        let mut parameters = match values {
            TwoSymbols::Any => Vec::new(),
            TwoSymbols::OneBit => vec![("SingleBits", "1".to_owned())],
            TwoSymbols::Bits => vec![("SingleBits", "2".to_owned())],
        };
        for (stem, rows) in [("Locators", locators), ("Squares", squares), ("Unscales", unscales)] {
            let name = format!("PAIR_{}", stem.to_uppercase());
            self.table(&name, rows);
            parameters.push((stem, name));
        }
        self.declare("pair_flips", m * self.symbols);
        self.declare("pair", 1);
        let connections = [("syndrome_i", "syndrome"), ("flips_o", "pair_flips"), ("match_o", "pair")];
        self.instance("pairs", "u_pairs", &parameters, &connections);
    }

    /// Adds `name`: the data bits of the codeword's signal `source`.
    fn data_bits(&mut self, name: &str, source: &str, checks: &[usize]) -> Expr {
        let data: Vec<Expr> = (0..self.m * self.symbols)
            .rev()
            .filter(|bit| !checks.contains(bit))
            .map(|bit| Expr::Bit(source.into(), bit))
            .collect();
        let (width, groups) = (data.len(), vec![(merged(data), String::new())]);
        self.module.items.push(Item::Gather { name: name.into(), width, groups });
        let spare = checks.iter().map(|bit| Expr::Bit(source.into(), *bit)).collect();
        self.module.items.push(unused("unused_check", spare));
        Expr::name(name)
    }

    /// Adds the driver of an output port.
    fn output(&mut self, scheme: &Scheme, w: usize, checks: &[usize], port: &str, width: usize) {
        let (target, n) = (self.options.output(port), self.m * self.symbols);
        let value = match port {
            "flips" if width < n => self.data_bits("data_flips", "flips", checks),
            "data" => {
                let word = Expr::name(self.options.input("codeword"));
                self.module.wire("corrected", n, Expr::Chain(Op::Xor, vec![word, Expr::name("flips")]));
                self.data_bits("data", "corrected", checks)
            }
            view if view.starts_with("touched_") => {
                for (g, bits) in plan::groups_of(scheme, w, &view["touched_".len()..]).iter().enumerate() {
                    let name = format!("{}_{g}", view.to_uppercase());
                    self.table(&name, vec![((0..n).map(|bit| bits.contains(&bit)).collect(), String::new())]);
                    let here = Expr::Chain(Op::And, vec![Expr::name("flips"), Expr::name(name)]);
                    let (left, right) = (Expr::bit_of(&target, width, g), Expr::Reduce(Op::Or, Box::new(here)));
                    self.module.items.push(Item::Assign { left, right, note: None });
                }
                return;
            }
            name => Expr::name(name),
        };
        self.module.items.push(assign(&target, value));
    }
}

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
use eccforge_scheme::Scheme;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use plan::{Group, Plan};

/// A module under construction, with the sizes of its code.
struct Writer<'s> {
    rs: &'s ReedSolomon,
    options: &'s Options,
    module: Module,
    /// Bits of a symbol.
    m: usize,
    /// Symbols of a codeword.
    symbols: usize,
}

/// The bits of symbols, the first least significant.
fn packed(symbols: &[u32], m: usize) -> Vec<bool> {
    symbols.iter().flat_map(|s| (0..m).map(move |i| s >> i & 1 == 1)).collect()
}

/// The modules of a readable decoder of codeword `w` of a Reed-Solomon code, the codeword's own last; `None` if the
/// code or its corrections need another form. `circuit` has the ports; `outputs` names the printed ones.
pub(super) fn decoder_modules(
    scheme: &Scheme,
    options: &Options,
    (name, w): (&str, usize),
    circuit: &Circuit,
    outputs: &[(&str, String, &str)],
) -> Option<Vec<Module>> {
    let rs = scheme.code.reed_solomon()?;
    let known = ["flips", "syndrome", "data", "ce", "due"];
    let wanted = |port: &str| outputs.iter().any(|(stem, ..)| *stem == port || port.starts_with(&format!("{stem}_")));
    let supported = |port: &str| known.contains(&port) || port.starts_with("touched_");
    if circuit.inputs().len() != 1 || circuit.outputs().iter().any(|p| wanted(&p.name) && !supported(&p.name)) {
        return None;
    }
    let plan = Plan::new(scheme, w)?;
    let (n, checks) = (scheme.code.h.n(), scheme.check_positions(w));
    let doc = with_notes(scheme, options, &format!("Decodes one ({n},{}) codeword.", n - checks.len()));
    let mut module = Module { name: name.into(), doc, ports: Vec::new(), items: Vec::new() };
    let input = &circuit.inputs()[0];
    let from_codeword = input.name == "codeword";
    let comment = if from_codeword { "codeword as read" } else { "syndrome" };
    module.port(Direction::Input, options.input(&input.name), input.nets.len(), comment);
    for port in circuit.outputs().iter().filter(|p| wanted(&p.name)) {
        let comment = outputs.iter().find(|(stem, ..)| port.name.starts_with(stem)).map_or("", |o| o.2);
        module.port(Direction::Output, options.output(&port.name), port.nets.len(), comment);
    }
    let (m, symbols) = (rs.symbol_bits() as usize, rs.locators.len());
    let mut writer = Writer { rs, options, module, m, symbols };
    writer.syndrome(from_codeword);
    let has = |flag: &str| circuit.outputs().iter().any(|p| p.name == flag && wanted(flag));
    writer.flips(&plan, (has("ce"), has("due")));
    for port in circuit.outputs().iter().filter(|p| wanted(&p.name)) {
        writer.output(scheme, w, &checks, &port.name, port.nets.len());
    }
    let mut used = vec!["eccforge_gf_scale", "eccforge_rs_locator", "eccforge_rs_correctable", "eccforge_rs_places"];
    used.extend(from_codeword.then_some("eccforge_rs_syndrome"));
    used.extend(["eccforge_gf_mul", "eccforge_gf_inv", "eccforge_rs_pairs"].into_iter().filter(|_| plan.pairs));
    Some(library::modules(&used).into_iter().chain([writer.module]).collect())
}

impl Writer<'_> {
    /// A table of constants by name, the first row least significant.
    fn table(&mut self, name: &str, rows: Vec<(Vec<bool>, String)>) {
        self.module.items.push(Item::Table { name: name.into(), rows });
    }

    /// An instance of a module of the library, with the code's sizes and these tables as parameters.
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

    /// `syndrome`: computed from the codeword, or the input.
    fn syndrome(&mut self, from_codeword: bool) {
        let (m, checks) = (self.m, self.rs.check_symbols as usize);
        self.module.section("Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.");
        if !from_codeword {
            let value = Expr::name(self.options.input("syndrome"));
            let (name, width) = ("syndrome".into(), checks * m);
            return self.module.items.push(Item::Wire { name, width, value, note: None });
        }
        let columns: Vec<Vec<u32>> = (0..self.symbols).map(|s| self.rs.column(s)).collect();
        let row = |k: usize| packed(&columns.iter().map(|column| column[k]).collect::<Vec<u32>>(), m);
        self.table("ROWS", (0..checks).map(|k| (row(k), format!("S_{k}"))).collect());
        self.declare("syndrome", checks * m);
        let codeword = self.options.input("codeword");
        let connections = [("codeword_i", codeword.as_str()), ("syndrome_o", "syndrome")];
        self.instance("syndrome", "u_syndrome", &[self.checks(), ("Rows", "ROWS".into())], &connections);
    }

    /// `flips` of all places and pairs, and the requested ones of the flags ce and due.
    fn flips(&mut self, plan: &Plan, (ce, due): (bool, bool)) {
        let (mut flips, mut matches) = (Vec::new(), Vec::new());
        for (g, group) in plan.groups.iter().enumerate() {
            self.places(group, g);
            flips.push(Expr::name(format!("flips_{g}")));
            matches.push(Expr::name(format!("match_{g}")));
        }
        if plan.pairs {
            self.pairs();
            flips.push(Expr::name("pair_flips"));
            matches.push(Expr::name("pair"));
        }
        let any = |mut list: Vec<Expr>| if list.len() == 1 { list.remove(0) } else { Expr::Chain(Op::Or, list) };
        self.module.section("Correction: at most one of them matches.");
        let mut wire = |name: &str, width, value| {
            self.module.items.push(Item::Wire { name: name.into(), width, value, note: None });
        };
        wire("flips", self.m * self.symbols, any(flips));
        if ce || due {
            wire("ce", 1, any(matches));
        }
        if due {
            let error = Expr::Reduce(Op::Or, Box::new(Expr::name("syndrome")));
            wire("due", 1, Expr::Chain(Op::And, vec![error, Expr::Not(Box::new(Expr::name("ce")))]));
        }
        self.module.items.push(Item::Blank);
    }

    /// The search at the places of group `g`.
    fn places(&mut self, group: &Group, g: usize) {
        let (m, symbols) = (self.m, self.symbols);
        self.module
            .section("Places: the syndromes of an error of value 1, the factors that give its value, its symbols.");
        let rows = |bits: &dyn Fn(&plan::SymbolSet) -> Vec<bool>| {
            group.places.iter().map(|place| (bits(place), place.name())).collect::<Vec<_>>()
        };
        let field = &self.rs.field;
        let columns = rows(&|place| packed(&place.column, m));
        let unscales = rows(&|place| packed(&place.unscale(field), m));
        let members = rows(&|place| (0..symbols).map(|s| place.symbols.contains(&s)).collect());
        let is_corrected = |value: u32| value > 0 && group.values.as_ref().is_none_or(|values| values.contains(&value));
        let values = vec![((0..1 << m).map(is_corrected).collect(), "the values that are corrected".into())];
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

    /// Errors in two symbols.
    fn pairs(&mut self) {
        self.module.section("Two symbols in error: their locators are the roots of a quadratic.");
        let (m, field, first) = (self.m, &self.rs.field, self.rs.first_power);
        let element = |locator: &Locator| match locator {
            Locator::Element(x) => *x,
            Locator::Zero | Locator::Infinity => 0,
        };
        let elements: Vec<u32> = self.rs.locators.iter().map(element).collect();
        let rows = |value: &dyn Fn(u32) -> u32| -> Vec<(Vec<bool>, String)> {
            elements.iter().enumerate().map(|(s, x)| (packed(&[value(*x)], m), format!("symbol {s}"))).collect()
        };
        let tables = [
            ("Locators", rows(&|x| x)),
            ("Squares", rows(&|x| field.multiply(x, x))),
            ("Unscales", rows(&|x| field.inverse(field.raise(x, first)))),
        ];
        let mut parameters = Vec::new();
        for (stem, rows) in tables {
            let name = format!("PAIR_{}", stem.to_uppercase());
            self.table(&name, rows);
            parameters.push((stem, name));
        }
        self.declare("pair_flips", m * self.symbols);
        self.declare("pair", 1);
        let connections = [("syndrome_i", "syndrome"), ("flips_o", "pair_flips"), ("match_o", "pair")];
        self.instance("pairs", "u_pairs", &parameters, &connections);
    }

    /// `name`: the data bits of the codeword's signal `source`.
    fn data_bits(&mut self, name: &str, source: &str, checks: &[usize]) -> Expr {
        let bit = |bit: usize| Expr::Bit(source.into(), bit);
        let data: Vec<Expr> = (0..self.m * self.symbols).rev().filter(|b| !checks.contains(b)).map(bit).collect();
        let (width, groups) = (data.len(), vec![(merged(data), String::new())]);
        self.module.items.push(Item::Gather { name: name.into(), width, groups });
        let spare = checks.iter().map(|b| bit(*b)).collect();
        self.module.items.push(unused("unused_check", spare));
        Expr::name(name)
    }

    /// The driver of an output port.
    fn output(&mut self, scheme: &Scheme, w: usize, checks: &[usize], port: &str, width: usize) {
        let (target, n) = (self.options.output(port), self.m * self.symbols);
        let value = match port {
            "flips" if width < n => self.data_bits("data_flips", "flips", checks),
            "data" => {
                let word = Expr::name(self.options.input("codeword"));
                let value = Expr::Chain(Op::Xor, vec![word, Expr::name("flips")]);
                self.module.items.push(Item::Wire { name: "corrected".into(), width: n, value, note: None });
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

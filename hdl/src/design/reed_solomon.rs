//! Readable decoders of Reed-Solomon codes (long: a function for each module): modules for the field arithmetic, for
//! a syndrome, and for the search at one place, each instantiated repeatedly.
//!
//! If an error has the value e in every symbol of a set P, its syndrome is S_k = e Q_k with Q_k = sum over P of
//! X_s^(b+k) [Lin & Costello, Section 6.3]. To test one place, the decoder derives e from one of the S_k and compares
//! all of them: a one-shot decoder without logarithms [Sullivan et al., MICRO 2021, Fig. 7c]. A set of one symbol is
//! a symbol error, and the symbols that share a pin are a pin error. Peterson's decoder finds two symbol errors.

mod field;
mod plan;

use super::Options;
use crate::verilog::{Direction, Expr, Item, Module};
use eccforge_circuit::Circuit;
use eccforge_scheme::Scheme;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use plan::{Group, Plan};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Properties of one code for the writer.
struct Writer<'s> {
    rs: &'s ReedSolomon,
    options: &'s Options,
    prefix: String,
    /// Bits of a symbol, of the syndrome and of a codeword.
    m: usize,
    r: usize,
    n: usize,
}

/// Maximum bits of a constant on one line.
const LINE_BITS: usize = 320;

/// A constant of these symbols of `m` bits, the first least significant; a long one is printed in several parts.
fn packed(symbols: &[u32], m: usize) -> String {
    let bits: Vec<bool> = symbols.iter().flat_map(|s| (0..m).map(move |i| s >> i & 1 == 1)).collect();
    if bits.len() > LINE_BITS {
        let parts: Vec<String> = symbols.chunks(LINE_BITS / m).rev().map(|part| packed(part, m)).collect();
        return format!("{{\n      {}\n    }}", parts.join(",\n      "));
    }
    let digits: String = bits
        .chunks(4)
        .rev()
        .map(|c| c.iter().enumerate().fold(0u32, |d, (i, b)| d | u32::from(*b) << i))
        .filter_map(|d| char::from_digit(d, 16))
        .collect();
    format!("{}'h{digits}", bits.len())
}

/// A table of constants, the last row most significant, each with a comment.
fn table(name: &str, width: usize, rows: &[(String, String)]) -> String {
    let mut t = format!("localparam [{}:0] {name} = {{\n", width * rows.len() - 1);
    for (i, (value, note)) in rows.iter().enumerate().rev() {
        let comma = if i > 0 { "," } else { "" };
        let _ = writeln!(t, "  {value}{comma}  // {note}");
    }
    t + "};"
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
    let (m, r, n) = (rs.symbol_bits() as usize, rs.check_symbols as usize, scheme.code.h.n());
    let writer = Writer { rs, options, prefix: super::module_prefix(scheme), m, r, n };
    let mut modules = vec![writer.scale()];
    let from_codeword = circuit.inputs()[0].name == "codeword";
    if from_codeword {
        modules.push(writer.syndrome());
    }
    modules.push(writer.locator());
    if plan.pairs {
        modules.extend([writer.multiply(), writer.inverse(), writer.root()]);
    }
    let mut module = Module {
        name: name.into(),
        doc: super::codeword::with_notes(scheme, options, &format!("Decodes one ({n},{}) codeword.", n - r * m)),
        ports: Vec::new(),
        items: Vec::new(),
    };
    let input = &circuit.inputs()[0];
    let comment = if from_codeword { "codeword as read" } else { "syndrome" };
    module.port(Direction::Input, options.input(&input.name), input.nets.len(), comment);
    for port in circuit.outputs().iter().filter(|p| wanted(&p.name)) {
        let comment = outputs.iter().find(|(stem, ..)| port.name.starts_with(stem)).map_or("", |o| o.2);
        module.port(Direction::Output, options.output(&port.name), port.nets.len(), comment);
    }
    module.doc.push(
        "Each place is tried at once, a one-shot decoder [Sullivan et al., MICRO 2021, Fig. 7c; Lin & Costello, Section \
         6.3]."
            .into(),
    );
    let has = |flag: &str| circuit.outputs().iter().any(|p| p.name == flag && wanted(flag));
    writer.codeword(&mut module, &plan, from_codeword, (has("ce"), has("due")));
    let checks = scheme.check_positions(w);
    for port in circuit.outputs().iter().filter(|p| wanted(&p.name)) {
        writer.output(&mut module, scheme, w, &checks, &port.name, port.nets.len());
    }
    modules.push(module);
    Some(modules)
}

impl Writer<'_> {
    /// Syndrome, places and flips of a codeword, and the requested ones of the flags ce and due.
    fn codeword(&self, module: &mut Module, plan: &Plan, from_codeword: bool, (ce, due): (bool, bool)) {
        let (m, r) = (self.m, self.r);
        let symbols = self.rs.locators.len();
        if from_codeword {
            module.section("Syndromes: S_k = sum of r_s X_s^(b+k) over the symbols. All are zero for every codeword.");
            let mut text = format!("wire [{}:0] syndrome;\n", r * m - 1);
            for k in 0..r {
                let row: Vec<u32> = (0..symbols).map(|s| self.rs.column(s)[k]).collect();
                let _ = writeln!(
                    text,
                    "<P>_rs_syndrome #(\n  .Row(\n    {}\n  )\n) u_syndrome_{k} (\n  .<codeword.i>(<codeword.i>),\n  \
                     .<syndrome.o>(syndrome[{}:{}])\n);",
                    packed(&row, m),
                    m * (k + 1) - 1,
                    m * k
                );
            }
            module.items.push(Item::Text(self.fill(&text)));
        }
        let places: usize = plan.groups.iter().map(|g| g.places.len()).sum();
        module.section(
            "Places: what an error of value 1 in each of them has for syndromes, and what reads its value off.",
        );
        module.items.push(Item::Text(format!(
            "wire [{last}:0] fits;\nwire [{last}:0] match;\nwire [{}:0] values;",
            places * m - 1,
            last = places - 1
        )));
        let mut first = 0;
        for (g, group) in plan.groups.iter().enumerate() {
            self.locators(module, group, g, first);
            first += group.places.len();
        }
        self.flips(module, plan, places);
        if plan.pairs {
            self.pairs(module);
        }
        let (flips, hit) = match plan.pairs {
            true => ("single_flips | pair_flips", "(|match) | pair"),
            false => ("single_flips", "|match"),
        };
        if ce || due {
            module.section("Flags, strict: a syndrome that is neither zero nor that of a correctable error is a DUE.");
        }
        let mut text = format!("wire [{}:0] flips = {flips};", self.n - 1);
        let syndrome = if from_codeword { "syndrome".into() } else { self.options.input("syndrome") };
        if ce || due {
            let _ = write!(text, "\nwire ce = {hit};");
        }
        if due {
            let _ = write!(text, "\nwire due = (|{syndrome}) & ~ce;");
        }
        module.items.push(Item::Text(text));
        module.items.push(Item::Blank);
        if !from_codeword {
            // The sections above read the syndrome under its short name.
            module.items.insert(0, Item::Text(format!("wire [{}:0] syndrome = {syndrome};", r * m - 1)));
        }
    }

    /// The search at the places of one group, and which of the found values are corrected. No signal selects a bit of
    /// a table, because a select beyond the table's end would be undefined.
    fn locators(&self, module: &mut Module, group: &Group, g: usize, first: usize) {
        let (m, r) = (self.m, self.r);
        let (columns, unscales) = (format!("COLUMNS_{g}"), format!("UNSCALES_{g}"));
        let row = |values: &dyn Fn(&plan::Place) -> Vec<u32>| -> Vec<(String, String)> {
            group.places.iter().map(|p| (packed(&values(p), m), p.name())).collect()
        };
        let mut text = table(&columns, r * m, &row(&|p| p.column.clone()));
        text.push('\n');
        text += &table(&unscales, r * m, &row(&|p| p.unscale(&self.rs.field)));
        let corrected = match &group.values {
            None => "|".to_string(),
            Some(values) => {
                text += &self.correctable(values, g);
                format!("correctable_{g}")
            }
        };
        let at = |offset: usize| if offset == 0 { String::new() } else { format!("{offset} + ") };
        let (place, value) = (format!("{}p{g}", at(first)), format!("values[{}<M>*p{g} +: <M>]", at(first * m)));
        let _ = write!(
            text,
            "\ngenvar p{g};\ngenerate\n  for (p{g} = 0; p{g} < {}; p{g} = p{g} + 1) begin : g_place_{g}\n\
             \x20   <P>_rs_locator #(\n      .Column({columns}[<RM>*p{g} +: <RM>]),\n      .Unscale({unscales}[<RM>*p{g} +: <RM>])\n\
             \x20   ) u_locator (\n      .<syndrome.i>(syndrome),\n      .<match.o>(fits[{place}]),\n\
             \x20     .<value.o>({value})\n    );\n    assign match[{place}] = fits[{place}] & {corrected}({value});\n\
             \x20 end\nendgenerate",
            group.places.len(),
        );
        module.items.push(Item::Text(self.fill(&text)));
    }

    /// A function that tells which values are correctable in the places of group `g`.
    fn correctable(&self, values: &BTreeSet<u32>, g: usize) -> String {
        let labels: Vec<String> = values.iter().map(|v| packed(&[*v], self.m)).collect();
        let lines: Vec<String> = labels.chunks(8).map(|line| line.join(", ")).collect();
        format!(
            "\nfunction correctable_{g};\n  input [<M-1>:0] value;\n  case (value)\n    {}:\n      correctable_{g} = 1'b1;\n\
             \x20   default: correctable_{g} = 1'b0;\n  endcase\nendfunction",
            lines.join(",\n    ")
        )
    }

    /// At most one place matches; its value flips its symbols.
    fn flips(&self, module: &mut Module, plan: &Plan, places: usize) {
        let symbols = self.rs.locators.len();
        module.section("Correction: at most one place matches, and its value is wrong in its symbols.");
        let mut text = format!(
            "wire [{}:0] gated;\nwire [<M-1>:0] value;\nwire [{}:0] wrong;\n",
            places * self.m - 1,
            symbols - 1
        );
        let all: Vec<&plan::Place> = plan.groups.iter().flat_map(|g| &g.places).collect();
        let plain = all.len() == symbols && all.iter().enumerate().all(|(s, p)| p.symbols == [s]);
        if plain {
            text += "assign wrong = match;\n";
        } else {
            for s in 0..symbols {
                let with: Vec<u32> = all.iter().map(|p| u32::from(p.symbols.contains(&s))).collect();
                let _ = writeln!(text, "localparam [{}:0] WITH_SYMBOL_{s} =\n    {};", places - 1, packed(&with, 1));
            }
            (0..symbols).for_each(|s| text += &format!("assign wrong[{s}] = |(match & WITH_SYMBOL_{s});\n"));
        }
        let _ = write!(
            text,
            "wire [<N-1>:0] single_flips;\ngenvar i;\ngenerate\n  for (i = 0; i < {places}; i = i + 1) begin : g_gate\n\
             \x20   assign gated[<M>*i +: <M>] = values[<M>*i +: <M>] & {{<M>{{match[i]}}}};\n  end\n\
             \x20 for (i = 0; i < <M>; i = i + 1) begin : g_value\n\
             \x20   assign value[i] = |(gated & ({{{places}{{<ONE>}}}} << i));\n  end\n\
             \x20 for (i = 0; i < <S>; i = i + 1) begin : g_symbol\n\
             \x20   assign single_flips[<M>*i +: <M>] = value & {{<M>{{wrong[i]}}}};\n  end\nendgenerate"
        );
        module.items.push(Item::Text(self.fill(&text)));
    }

    /// Errors in two symbols.
    fn pairs(&self, module: &mut Module) {
        module.section("Two symbols in error: Peterson's decoder. Their locators are the roots of a quadratic.");
        let field = &self.rs.field;
        let elements: Vec<u32> = self
            .rs
            .locators
            .iter()
            .map(|l| match l {
                Locator::Element(x) => *x,
                Locator::Zero | Locator::Infinity => 0,
            })
            .collect();
        let row = |value: &dyn Fn(u32) -> u32| -> Vec<(String, String)> {
            elements.iter().enumerate().map(|(s, x)| (packed(&[value(*x)], self.m), format!("symbol {s}"))).collect()
        };
        let first = self.rs.first_power;
        let mut text = [
            table("LOCATORS", self.m, &row(&|x| x)),
            table("LOCATORS_SQUARED", self.m, &row(&|x| field.multiply(x, x))),
            table("LOCATORS_INVERTED", self.m, &row(&|x| field.inverse(field.raise(x, first)))),
        ]
        .join("\n");
        text += "\n";
        text += include_str!("templates/rs_pairs.v.txt");
        module.items.push(Item::Text(self.fill(&text)));
    }

    /// What drives an output port.
    fn output(&self, module: &mut Module, scheme: &Scheme, w: usize, checks: &[usize], port: &str, width: usize) {
        let target = self.options.output(port);
        let positions: Vec<usize> = (0..self.n).filter(|bit| !checks.contains(bit)).collect();
        let bits = |signal: &str, positions: &[usize]| -> Vec<(Vec<Expr>, String)> {
            let mut groups: Vec<(Vec<Expr>, String)> = positions
                .chunks(8)
                .map(|chunk| (chunk.iter().rev().map(|bit| Expr::Bit(signal.into(), *bit)).collect(), String::new()))
                .collect();
            groups.reverse();
            super::entry::slices(groups)
        };
        let gather = |name: &str, groups| Item::Gather { name: name.into(), width: positions.len(), groups };
        let value = match port {
            "flips" if width < self.n => {
                module.items.push(gather("data_flips", bits("flips", &positions)));
                let spare = checks.iter().map(|bit| Expr::Bit("flips".into(), *bit)).collect();
                module.items.push(super::pipe::unused("unused_check", spare));
                Expr::name("data_flips")
            }
            "data" => {
                module.items.push(Item::Wire {
                    name: "corrected".into(),
                    width: self.n,
                    value: Expr::Chain(
                        crate::verilog::Op::Xor,
                        vec![Expr::name(self.options.input("codeword")), Expr::name("flips")],
                    ),
                    note: None,
                });
                module.items.push(gather("data", bits("corrected", &positions)));
                let spare = checks.iter().map(|bit| Expr::Bit("corrected".into(), *bit)).collect();
                module.items.push(super::pipe::unused("unused_check", spare));
                Expr::name("data")
            }
            view if view.starts_with("touched_") => {
                let groups = plan::groups_of(scheme, w, &view["touched_".len()..]);
                for (g, bits) in groups.iter().enumerate() {
                    let mask: Vec<u32> = (0..self.n).map(|bit| u32::from(bits.contains(&bit))).collect();
                    let name = format!("{}_{g}", view.to_uppercase());
                    let left = if width == 1 { target.clone() } else { format!("{target}[{g}]") };
                    module.items.push(Item::Text(format!(
                        "localparam [{}:0] {name} =\n    {};\nassign {left} = |(flips & {name});",
                        self.n - 1,
                        packed(&mask, 1)
                    )));
                }
                return;
            }
            name => Expr::name(name),
        };
        module.items.push(super::entry::assign(&target, value));
    }
}

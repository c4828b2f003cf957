//! Modules for the field arithmetic, for a syndrome and for the search at one place, from templates.

use super::{Writer, packed};
use crate::verilog::{Direction, Item, Module};

/// The sum of these terms, three on a line.
fn chain(terms: impl Iterator<Item = String>) -> String {
    let terms: Vec<String> = terms.collect();
    let lines: Vec<String> = terms.chunks(3).map(|line| line.join(" ^ ")).collect();
    lines.join("\n    ^ ")
}

impl Writer<'_> {
    fn module(&self, part: &str, doc: &str, ports: &[(Direction, &str, usize, &str)], body: &str) -> Module {
        let mut module = Module {
            name: format!("{}_{part}", self.prefix),
            doc: vec![doc.into()],
            ports: Vec::new(),
            items: vec![Item::Text(self.fill(body))],
        };
        for (direction, stem, width, comment) in ports {
            let name = match direction {
                Direction::Input => self.options.input(stem),
                Direction::Output => self.options.output(stem),
            };
            module.port(*direction, name, *width, *comment);
        }
        module
    }

    /// Fills a template with sizes, the field's polynomial and port names: `<stem.i>` and `<stem.o>`.
    pub(super) fn fill(&self, template: &str) -> String {
        let (m, r) = (self.m, self.r);
        let reduction = self.rs.field.polynomial() ^ (1 << m);
        let mut text = template.to_string();
        for (key, value) in [
            ("<M>", m.to_string()),
            ("<M-1>", (m - 1).to_string()),
            ("<M-2>", (m - 2).to_string()),
            ("<R>", r.to_string()),
            ("<RM>", (r * m).to_string()),
            ("<RM-1>", (r * m - 1).to_string()),
            ("<S>", self.rs.locators.len().to_string()),
            ("<N-1>", (self.n - 1).to_string()),
            ("<MM-1>", (m * m - 1).to_string()),
            ("<ONE>", packed(&[1], m)),
            ("<ZERO>", packed(&[0], m)),
            ("<REDUCTION>", packed(&[reduction], m)),
            ("<P>", self.prefix.clone()),
        ] {
            text = text.replace(key, &value);
        }
        for (key, name, shift) in [("<SHIFTS>", "F", "localparam"), ("<SHIFTS>", "f", "wire")] {
            // Constants are in capitals; a module has either.
            if text.contains(&format!("{name}_0 =")) {
                let reduction = packed(&[reduction], m);
                let shifts: Vec<String> = (1..m)
                    .map(|i| {
                        let before = format!("{name}_{}", i - 1);
                        format!(
                            "{shift} [{}:0] {name}_{i} = {{{before}[{}:0], 1'b0}} ^ ({reduction} & {{{m}{{{before}[{}]}}}});",
                            m - 1,
                            m - 2,
                            m - 1
                        )
                    })
                    .collect();
                text = text.replace(key, &shifts.join("\n"));
                let terms = (0..m).map(|i| format!("({name}_{i} & {{{m}{{<a.i>[{i}]}}}})"));
                text = text.replace("<PRODUCT>", &chain(terms));
            }
        }
        for (key, count) in [("<SUM S>", self.rs.locators.len()), ("<SUM R>", r)] {
            let terms = (0..count).map(|i| format!("terms[{}:{}]", m * (i + 1) - 1, m * i));
            text = text.replace(key, &chain(terms));
        }
        for stem in ["a", "b", "codeword", "syndrome", "squared", "linear", "constant", "offset", "slope"] {
            text = text.replace(&format!("<{stem}.i>"), &self.options.input(stem));
        }
        for stem in ["product", "inverse", "syndrome", "match", "value", "root"] {
            text = text.replace(&format!("<{stem}.o>"), &self.options.output(stem));
        }
        text.trim_end().into()
    }

    pub(super) fn scale(&self) -> Module {
        let doc = format!(
            "Product with the constant Factor in GF(2^{}), polynomial {:#x}: bit i of the operand counts for Factor alpha^i.",
            self.m,
            self.rs.field.polynomial()
        );
        let ports = [(Direction::Input, "a", self.m, "operand"), (Direction::Output, "product", self.m, "a Factor")];
        self.module("gf_scale", &doc, &ports, include_str!("../templates/gf_scale.v.txt"))
    }

    pub(super) fn multiply(&self) -> Module {
        let doc = "Product of two elements of the field.";
        let ports = [
            (Direction::Input, "a", self.m, "one factor"),
            (Direction::Input, "b", self.m, "the other"),
            (Direction::Output, "product", self.m, "a b"),
        ];
        self.module("gf_mul", doc, &ports, include_str!("../templates/gf_mul.v.txt"))
    }

    pub(super) fn inverse(&self) -> Module {
        let doc = format!(
            "Inverse, zero for zero: a^(2^{m} - 2) is the product of the squares a^2, a^4, ... a^(2^{}) [Fermat].",
            self.m - 1,
            m = self.m
        );
        let ports = [(Direction::Input, "a", self.m, "operand"), (Direction::Output, "inverse", self.m, "1 / a")];
        self.module("gf_inv", &doc, &ports, include_str!("../templates/gf_inv.v.txt"))
    }

    pub(super) fn syndrome(&self) -> Module {
        let doc = "One syndrome: the sum of r_s Row[s] over the symbols r_s of the codeword. Row is a row of H over the \
                   field, symbol 0 least significant.";
        let ports = [
            (Direction::Input, "codeword", self.n, "codeword as read"),
            (Direction::Output, "syndrome", self.m, "zero for every codeword"),
        ];
        self.module("rs_syndrome", doc, &ports, include_str!("../templates/rs_syndrome.v.txt"))
    }

    pub(super) fn locator(&self) -> Module {
        let doc = "Whether the error is in one place: an error of value e there has the syndromes e Column[k]. The value \
                   is read off by Unscale, which undoes one of them; it is zero if nothing is wrong.";
        let ports = [
            (Direction::Input, "syndrome", self.r * self.m, "syndromes, S_0 least significant"),
            (Direction::Output, "match", 1, "there is no error elsewhere"),
            (Direction::Output, "value", self.m, "its value, if it is"),
        ];
        self.module("rs_locator", doc, &ports, include_str!("../templates/rs_locator.v.txt"))
    }

    pub(super) fn root(&self) -> Module {
        let doc = "Whether the symbol with locator X is one of two in error, and by how much: X is a root of \
                   squared X^2 + linear X + constant, and then e X^b = offset + slope X [Lin & Costello, Section 6.3].";
        let ports = [
            (Direction::Input, "squared", self.m, "S_0 S_2 + S_1^2"),
            (Direction::Input, "linear", self.m, "S_0 S_3 + S_1 S_2"),
            (Direction::Input, "constant", self.m, "S_1 S_3 + S_2^2"),
            (Direction::Input, "offset", self.m, "S_0 + Q S_1, Q = squared / linear"),
            (Direction::Input, "slope", self.m, "Q S_0"),
            (Direction::Output, "root", 1, "X is a root"),
            (Direction::Output, "value", self.m, "e, if it is and there are two"),
        ];
        self.module("rs_root", doc, &ports, include_str!("../templates/rs_root.v.txt"))
    }
}

//! Silent errors as a problem for other solvers: clauses of the decoder circuit, whose solutions are the silent errors of an entry.
//!
//! The stored entry is zero without loss of generality, as in `classify`. Each gate has the clauses of Tseitin (1968). The decoder may
//! report nothing uncorrectable, and one delivered data bit must be wrong. Three texts are made from the clauses:
//!
//! - weighted CNF, whose optimum is the fewest wrong bits of a silent error;
//! - a pseudo-Boolean problem (OPB) that asks for a silent error of up to a number of bits;
//! - a proof that it has no solution. Every step holds by unit propagation: once the wrong bits of a set are chosen, the limit makes all
//!   others right, and the gates then have one value each.

use eccforge_circuit::{Circuit, Gate, NetId};
use eccforge_gf::integers::{binomial, combinations};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::Scheme;
use std::fmt::Write;

/// Silent errors of an entry as clauses. Literals are numbers of variables, from 1, and negative if they are complemented. Variable b + 1
/// states that bit b of the entry is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clauses {
    /// Bits of an entry.
    pub bits: usize,
    /// Number of variables.
    pub variables: i32,
    /// The clauses.
    pub clauses: Vec<Vec<i32>>,
}

impl Clauses {
    /// The silent errors of a scheme with default enables.
    pub fn new(scheme: &Scheme) -> Self {
        let tied = scheme.tied();
        let circuit = Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["data", "due"]);
        let bits = tied.geometry.bits();
        let mut clauses = Self { bits, variables: bits as i32, clauses: Vec::new() };
        let literals = clauses.add_gates(&circuit);
        clauses.clauses.extend(of_port(&circuit, "due", &literals).into_iter().map(|due| vec![-due]));
        clauses.clauses.push(of_port(&circuit, "data", &literals));
        clauses
    }

    /// Adds the clauses of every gate. Returns the literal of each net.
    fn add_gates(&mut self, circuit: &Circuit) -> Vec<i32> {
        let entry = circuit.inputs().iter().position(|port| port.name == "entry");
        let mut literals = vec![0; circuit.gates().len()];
        for (net, gate) in circuit.drivers() {
            let of = |net: &NetId| literals[net.index()];
            literals[net.index()] = match gate {
                Gate::Input { port, bit } if Some(*port as usize) == entry => *bit as i32 + 1,
                // Other inputs are zero, as in the counts.
                Gate::Input { .. } | Gate::Constant(false) => self.fixed(false),
                Gate::Constant(true) => self.fixed(true),
                Gate::Not(net) => -of(net),
                Gate::And(nets) => {
                    let nets = nets.iter().map(of).collect();
                    self.and(nets)
                }
                Gate::Or(nets) => {
                    let nets = nets.iter().map(|net| -of(net)).collect();
                    -self.and(nets)
                }
                Gate::Equals { word, value } => {
                    let mut equal = Vec::new();
                    for (bit, net) in word.iter().enumerate() {
                        equal.push(if value >> bit & 1 == 1 { of(net) } else { -of(net) });
                    }
                    self.and(equal)
                }
                Gate::Parity(nets) => {
                    let nets: Vec<i32> = nets.iter().map(of).collect();
                    nets[1..].iter().fold(nets[0], |sum, net| self.xor(sum, *net))
                }
            };
        }
        literals
    }

    fn variable(&mut self) -> i32 {
        self.variables += 1;
        self.variables
    }

    fn fixed(&mut self, value: bool) -> i32 {
        let v = self.variable();
        self.clauses.push(vec![if value { v } else { -v }]);
        v
    }

    fn and(&mut self, literals: Vec<i32>) -> i32 {
        let v = self.variable();
        self.clauses.extend(literals.iter().map(|literal| vec![-v, *literal]));
        self.clauses.push(literals.iter().map(|literal| -literal).chain([v]).collect());
        v
    }

    fn xor(&mut self, a: i32, b: i32) -> i32 {
        let v = self.variable();
        self.clauses.extend([vec![-v, a, b], vec![-v, -a, -b], vec![v, -a, b], vec![v, a, -b]]);
        v
    }

    /// Weighted CNF in the format of the MaxSAT evaluations since 2022: hard clauses begin with `h`, and each wrong bit costs 1.
    pub fn wcnf(&self) -> String {
        let mut text = format!("c bit b of the entry is wrong if variable b + 1 holds: {} bits\n", self.bits);
        for clause in &self.clauses {
            text += "h";
            for literal in clause {
                let _ = write!(text, " {literal}");
            }
            text += " 0\n";
        }
        for bit in 1..=self.bits {
            let _ = writeln!(text, "1 -{bit} 0");
        }
        text
    }

    /// The pseudo-Boolean problem: a silent error of at most `most` wrong bits.
    pub fn opb(&self, most: usize) -> String {
        let mut text = format!("* #variable= {} #constraint= {}\n", self.variables, self.clauses.len() + 1);
        for clause in &self.clauses {
            text += &at_least_one(clause.iter().copied());
            text += "\n";
        }
        for bit in 1..=self.bits {
            let _ = write!(text, "-1 x{bit} ");
        }
        let _ = writeln!(text, ">= {} ;", -(most as i64));
        text
    }

    /// Number of steps of [`Clauses::proof`].
    pub fn steps(&self, most: usize) -> u64 {
        (0..=most).map(|size| binomial(self.bits as u64, size as u64)).fold(0, u64::saturating_add)
    }

    /// A proof for VeriPB 3.0 that the problem of [`Clauses::opb`] has no solution. It is valid if no error of up to `most` bits is
    /// silent. A step excludes the sets of wrong bits that contain one set; larger sets come first.
    pub fn proof(&self, most: usize) -> String {
        let mut text = format!("pseudo-Boolean proof version 3.0\nf {} ;\n", self.clauses.len() + 1);
        for size in (0..=most).rev() {
            for set in combinations(self.bits, size) {
                let _ = writeln!(text, "rup {}", at_least_one(set.iter().map(|bit| -(*bit as i32 + 1))));
            }
        }
        text + "output NONE ;\nconclusion UNSAT : -1 ;\nend pseudo-Boolean proof ;\n"
    }
}

/// The literals of the nets of an output.
fn of_port(circuit: &Circuit, name: &str, literals: &[i32]) -> Vec<i32> {
    let nets = circuit.output(name).map_or(&[][..], |port| &port.nets);
    nets.iter().map(|net| literals[net.index()]).collect()
}

/// The constraint that one of the literals holds.
fn at_least_one(literals: impl Iterator<Item = i32>) -> String {
    let mut text = String::new();
    for literal in literals {
        let sign = if literal < 0 { "~" } else { "" };
        let _ = write!(text, "+1 {sign}x{} ", literal.unsigned_abs());
    }
    text + ">= 1 ;"
}

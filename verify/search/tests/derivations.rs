//! Tests of bounds as pseudo-Boolean problems with proofs in cutting planes (Cook, Coullard and Turán, Discrete Applied
//! Mathematics 1987), written in the formats OPB and VeriPB 3.0 for a public checker: `veripb FILE.opb FILE.pbp`.
//!
//! No solver is used: each proof is the argument of the text, line by line.

use std::fmt::Write;

/// A problem and the proof of a claim about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The problem, in OPB.
    pub problem: String,
    /// The proof, for VeriPB 3.0.
    pub proof: String,
}

/// For an odd number `r` of check bits from 3 to 9: no code corrects every bit and (2^r - 2) / 3 disjoint pairs of bits,
/// though there are syndromes for all.
///
/// The columns of a corrected pair and their sum are the non-zero vectors of a plane, so the pairs are t planes without a
/// common vector: a partial spread (its size is Beutelspacher's, Math. Z. 1975). Problem: a variable for each plane; at
/// least t are taken, and each vector is in at most one. Proof: a hyperplane holds 2^(r-1) - 1 vectors, three of each
/// plane inside it and one of each other, so at most (2^(r-1) - 1 - t) / 2 planes, rounded down, lie inside; each plane
/// is in 2^(r-2) - 1 of the hyperplanes, and the sum over all of these is too small for t.
pub fn no_spread(r: u32) -> Proof {
    assert!(r % 2 == 1 && (3..=9).contains(&r), "an odd number from 3 to 9");
    let vectors = (1u32 << r) - 1;
    let t = (vectors - 1) / 3;
    let mut planes: Vec<[u32; 3]> = Vec::new();
    for a in 1..=vectors {
        // The largest of the three vectors is the sum of the others.
        planes.extend((a + 1..=vectors).filter(|b| a ^ b > *b).map(|b| [a, b, a ^ b]));
    }
    let name = |plane: &[u32; 3]| format!("y_{}_{}", plane[0], plane[1]);
    let mut problem = format!("* #variable= {} #constraint= {}\n", planes.len(), vectors + 1);
    for plane in &planes {
        problem += &format!("+1 {} ", name(plane));
    }
    let _ = writeln!(problem, ">= {t} ;");
    for vector in 1..=vectors {
        for plane in planes.iter().filter(|plane| plane.contains(&vector)) {
            problem += &format!("-1 {} ", name(plane));
        }
        problem += ">= -1 ;\n";
    }
    // Constraint 1 is the number of planes, constraint 1 + v is vector v.
    let mut proof = format!("pseudo-Boolean proof version 3.0\nf {} ;\n", vectors + 1);
    for normal in 1..=vectors {
        proof += "pol 1";
        let inside = (1..=vectors).filter(|vector| (vector & normal).count_ones().is_multiple_of(2));
        for vector in inside {
            proof += &format!(" {} +", vector + 1);
        }
        proof += " 2 d ;\n";
    }
    // The constraints of the hyperplanes follow those of the problem.
    let _ = write!(proof, "pol 1 {} *", (1 << (r - 2)) - 1);
    for hyperplane in 1..=vectors {
        proof += &format!(" {} +", vectors + 1 + hyperplane);
    }
    proof += " ;\noutput NONE ;\nconclusion UNSAT : -1 ;\nend pseudo-Boolean proof ;\n";
    Proof { problem, proof }
}

/// The least weight of H of an (n, n - r) code with distinct columns of odd weight (Hsiao 1970), as an optimum.
///
/// Problem: a variable for each vector of odd weight; at least n are taken; their weight is least. Proof: w times the
/// first constraint, w being the last weight that is used, plus w - |v| times (1 - x_v >= 0) for lighter vectors and
/// |v| - w times (x_v >= 0) for heavier ones. The optimum is shown by taking the lightest n.
pub fn least_weight(n: usize, r: u32) -> Proof {
    let mut odd: Vec<u32> = (1..1u32 << r).filter(|v| v.count_ones() % 2 == 1).collect();
    odd.sort_by_key(|v| (v.count_ones(), *v));
    assert!((1..=odd.len()).contains(&n), "n columns of odd weight in {r} rows");
    let last = odd[n - 1].count_ones();
    let least: u32 = odd[..n].iter().map(|v| v.count_ones()).sum();
    let mut problem = format!("* #variable= {} #constraint= 1\nmin: ", odd.len());
    for v in odd.iter() {
        problem += &format!("+{} x{v} ", v.count_ones());
    }
    problem += ";\n";
    for v in odd.iter() {
        problem += &format!("+1 x{v} ");
    }
    let _ = writeln!(problem, ">= {n} ;");
    let mut proof = format!("pseudo-Boolean proof version 3.0\nf 1 ;\npol 1 {last} *");
    for v in &odd {
        let weight = v.count_ones();
        let _ = match weight.cmp(&last) {
            std::cmp::Ordering::Less => write!(proof, " ~x{v} {} * +", last - weight),
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => write!(proof, " x{v} {} * +", weight - last),
        };
    }
    let _ = write!(proof, " ;\noutput NONE ;\nconclusion BOUNDS {least} : -1 {least} :");
    for (i, v) in odd.iter().enumerate() {
        let _ = write!(proof, " {}x{v}", if i < n { "" } else { "~" });
    }
    proof += " ;\nend pseudo-Boolean proof ;\n";
    Proof { problem, proof }
}

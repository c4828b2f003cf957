//! Random circuits, the same for the same seed, and the function of a circuit.
#![allow(dead_code, reason = "each test file uses a part")]

use eccforge_circuit::passes::{
    Cost, Decoding, Sharing, cover_products, flags_in_parallel, flatten, group_products, minimum_weight_basis,
    optimise, predecode, share_parities,
};
use eccforge_circuit::{Builder, Circuit, Interpreter, NetId, Role};
use eccforge_gf::random::SplitMix64;

/// A pass, and the cost that it must not increase.
pub type Case = (&'static str, fn(&Circuit) -> Circuit, Cost);

/// Every pass.
pub const PASSES: [Case; 15] = [
    ("flatten", flatten, Cost::Accesses),
    ("predecode into lines", |c| predecode(c, Decoding::HARDWARE), Cost::Area),
    ("predecode into halves", |c| predecode(c, Decoding::SOFTWARE), Cost::Operations),
    ("predecode for source code", |c| predecode(c, Decoding::SOURCE), Cost::Operations),
    ("rectangles", |c| cover_products(&predecode(c, Decoding::HARDWARE)), Cost::Operations),
    ("rectangles of one net by many", group_products, Cost::Operations),
    ("basis of least weight", minimum_weight_basis, Cost::Area),
    ("flags in parallel", flags_in_parallel, Cost::Depth),
    ("pairs of XORs", |c| share_parities(c, Sharing { runs: 2, ..Sharing::AREA }), Cost::Operations),
    ("pairs, common bound", |c| share_parities(c, Sharing { runs: 2, ..Sharing::BALANCED }), Cost::Operations),
    ("pairs, least depth", |c| share_parities(c, Sharing { runs: 2, ..Sharing::DELAY }), Cost::Depth),
    ("area", |c| optimise(c, Cost::Area), Cost::Area),
    ("depth", |c| optimise(c, Cost::Depth), Cost::Depth),
    ("operations", |c| optimise(c, Cost::Operations), Cost::Operations),
    ("accesses", |c| optimise(c, Cost::Accesses), Cost::Accesses),
];

/// Returns all outputs for all values of the inputs (at most 16 inputs): a word for each output and 64 values.
pub fn truth(circuit: &Circuit) -> Vec<u64> {
    let inputs: Vec<NetId> = circuit.inputs().iter().flat_map(|p| p.nets.clone()).collect();
    assert!(inputs.len() <= 16, "every input is tried");
    let mut run = Interpreter::new(circuit);
    let mut table = Vec::new();
    for base in (0..1u64 << inputs.len()).step_by(64) {
        for (i, net) in inputs.iter().enumerate() {
            let mut bit_of_each = 0;
            for lane in 0..64 {
                bit_of_each |= ((base + lane) >> i & 1) << lane;
            }
            run.set(*net, bit_of_each);
        }
        run.run();
        table.extend(circuit.output_nets().map(|n| run.get(n)));
    }
    table
}

fn some(random: &mut SplitMix64, nets: &[NetId], count: usize) -> Vec<NetId> {
    (0..count).map(|_| nets[random.below(nets.len())]).collect()
}

/// Returns a random circuit of the parts of decoders: XORs of inputs that are compared with many constants, ORs of the
/// comparisons, the flags of a code that corrects the compared values, an OR of products, and other gates on all of
/// these.
pub fn decoder(seed: u64) -> Circuit {
    let mut random = SplitMix64::new(seed);
    let mut b = Builder::new("random");
    let x = b.input("x", 6 + random.below(5));
    let width = 4 + random.below(5);
    let syndrome: Vec<NetId> = (0..width)
        .map(|_| {
            let nets = some(&mut random, &x, 6);
            b.parity(nets)
        })
        .collect();
    b.word("syndrome", Role::Syndrome, syndrome.clone());
    let (odd, count) = (random.below(2) == 1, 3 + random.below(30));
    let mut hits = Vec::new();
    for _ in 0..count {
        let value = random.below(1 << width) as u64;
        let value = if odd && value.count_ones().is_multiple_of(2) { value ^ 1 } else { value };
        hits.push(b.equals(&syndrome, value));
    }
    let any = b.or(hits.iter().copied());
    let zero = b.equals(&syndrome, 0);
    let (miss, nonzero) = (b.not(any), b.not(zero));
    let due = b.and([miss, nonzero]);
    let mut nets: Vec<NetId> = x.iter().chain(&hits).chain([&any, &due]).copied().collect();
    for _ in 0..12 {
        let count = 2 + random.below(4);
        let operands = some(&mut random, &nets, count);
        let net = match random.below(4) {
            0 => b.parity(operands),
            1 => b.and(operands),
            2 => b.or(operands),
            _ => b.not(operands[0]),
        };
        nets.push(net);
    }
    // Products that only this OR reads.
    let factors = some(&mut random, &nets, 4);
    let mut products = Vec::new();
    for _ in 0..8 + random.below(12) {
        let pair = [factors[random.below(4)], nets[random.below(nets.len())]];
        products.push(b.and(pair));
    }
    nets.push(b.or(products));
    let outputs = some(&mut random, &nets, 4);
    b.output("flags", vec![any, due]);
    b.output("y", outputs.into_iter().chain(nets.last().copied()).collect());
    b.finish()
}

/// Returns random rows over up to 100 inputs, a linear circuit.
pub fn rows(seed: u64) -> Circuit {
    let mut random = SplitMix64::new(seed);
    let mut b = Builder::new("rows");
    let inputs = 2 + random.below(99);
    let x = b.input("x", inputs);
    let mut rows = Vec::new();
    for _ in 0..1 + random.below(12) {
        let count = 2 + random.below(inputs);
        let nets = some(&mut random, &x, count);
        rows.push(b.parity(nets));
    }
    // A row without inputs is a constant, which is not an XOR.
    rows.retain(|row| row.index() < inputs || *row != b.constant(false));
    b.output("y", rows);
    b.finish()
}

//! Tests that counts do not depend on threads, lanes, shards or interruptions, and agree with exact values and the
//! oracle.

use eccforge_circuit::lanes::{Backend, Slot, Workspace};
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_files::diagnostic::SourceFile;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_model::ErrorModel;
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::records::{Counts, Record};
use eccforge_runs::run::{Limits, StopRules, Work, run};
use eccforge_runs::statistics::z_score;
use eccforge_sampling::classify::{Classifier, judged};
use eccforge_sampling::draws::{BLOCK_SAMPLES, SamplingRequest};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::monte_carlo::{Plan, pattern};
use eccforge_sampling::report::report;
use eccforge_sampling::source::{Source, read_sources};
use eccforge_sampling::target::Target;
use eccforge_scheme::{Scheme, builtin, builtins};
use std::collections::BTreeMap;
use std::convert::Infallible;

fn schemes(ids: &[&str]) -> Vec<Scheme> {
    ids.iter().map(|id| builtin(id).unwrap().scheme()).collect()
}

fn plan(ids: &[&str], classes: &[usize], samples: u64, capture: usize) -> Plan {
    let (schemes, model) = (schemes(ids), ErrorModel::table1());
    Plan::new(&schemes, &SamplingRequest { classes, capture, ..SamplingRequest::new(&model, samples, 11) }).unwrap()
}

fn limits(threads: usize, backend: Backend) -> Limits {
    Limits { threads, backend, stop: StopRules::default(), shard: None }
}

fn collect(plan: &Plan, limits: &Limits, earlier: &[Record]) -> Vec<Record> {
    let mut all = earlier.to_vec();
    let sink = &mut |r: &Record, _| {
        all.push(r.clone());
        Ok::<(), Infallible>(())
    };
    run(plan, limits, earlier, sink).unwrap_or_else(|never| match never {});
    all
}

fn counts(plan: &Plan, records: &[Record]) -> BTreeMap<(String, String), Counts> {
    let table = report(&plan.identity(), records, &Expected::default());
    table.cells.iter().map(|c| ((c.scheme.clone(), c.class.clone()), c.counts)).collect()
}

/// Returns the counts of a whole run.
pub fn whole_run(plan: &Plan) -> BTreeMap<(String, String), Counts> {
    counts(plan, &collect(plan, &limits(2, Backend::best()), &[]))
}

/// A pattern that is requested by number is the one that a run has captured, in every group, block and class, with both
/// generators.
#[test]
fn a_pattern_by_number_is_the_one_of_the_run() {
    let (schemes, model) = (schemes(&["ni-secded"]), ErrorModel::table1());
    for generator in [Generator::Ars7, Generator::Philox] {
        let (classes, capture) = (&[2, 4, 6], usize::MAX);
        let draws =
            SamplingRequest { classes, generator, capture, ..SamplingRequest::new(&model, BLOCK_SAMPLES + 3000, 9) };
        let records = collect(&Plan::new(&schemes, &draws).unwrap(), &limits(1, Backend::best()), &[]);
        let mut seen = [0, 0];
        for record in &records {
            let class = model.classes.iter().position(|c| record.cell.starts_with(&format!("{}@", c.id))).unwrap();
            // The first and the last captures of a record: of the first group and of the last.
            for capture in record.silent.iter().take(3).chain(record.silent.iter().rev().take(3)) {
                let bits = pattern(&model, class, Target::Entry(schemes[0].geometry), (generator, 9), capture.sample)
                    .expect("can be sampled");
                let mut digits = [0u8; 288 / 4];
                for bit in bits.iter() {
                    digits[71 - bit / 4] |= 1 << (bit % 4);
                }
                let hex: String = digits.iter().map(|d| format!("{d:x}")).collect();
                assert_eq!(hex, capture.error, "{} sample {}", record.cell, capture.sample);
                seen[usize::from(capture.sample >= BLOCK_SAMPLES)] += 1;
            }
        }
        assert!(seen.iter().all(|&n| n >= 6), "{seen:?}");
    }
}

#[test]
fn counts_are_the_same_for_1_2_and_7_threads_every_lane_every_split_and_after_any_interruption() {
    let samples = 5 * BLOCK_SAMPLES + 777;
    let plan = plan(&["i-secded", "trio", "ssc-dsd-plus", "hsiao-39-32"], &[0, 4, 5, 6], samples, 3);
    let reference = collect(&plan, &limits(2, Backend::best()), &[]);
    let expected = counts(&plan, &reference);
    assert!(expected.values().all(|c| c.total() == samples));
    let silent = |records: &[Record]| report(&plan.identity(), records, &Expected::default()).captures;
    for threads in [1, 7] {
        let records = collect(&plan, &limits(threads, Backend::best()), &[]);
        assert_eq!(counts(&plan, &records), expected, "{threads} threads");
        assert_eq!(silent(&records), silent(&reference), "{threads} threads");
    }
    for backend in Backend::ALL {
        match backend.available() {
            Ok(lane) => assert_eq!(counts(&plan, &collect(&plan, &limits(2, lane), &[])), expected, "{lane:?}"),
            Err(reason) => xtask::no_lane(backend.name(), &reason),
        }
    }
    let shard = |i| collect(&plan, &Limits { shard: Some([i, 3]), ..limits(1, Backend::best()) }, &[]);
    let parts = [shard(0), shard(1), shard(2)].concat();
    assert_eq!(counts(&plan, &parts), expected, "three shards");
    for finished in [1, 3, 6] {
        let resumed = collect(&plan, &limits(2, Backend::best()), &reference[..finished]);
        assert_eq!(counts(&plan, &resumed), expected, "resumed after {finished} records");
        assert_eq!(silent(&resumed), silent(&reference), "resumed after {finished} records");
    }
}

/// Long runs have a separate decoder for each part; short ones decode the whole entry. A block has the same counts in
/// both.
#[test]
fn the_decoders_of_parts_count_as_the_whole_decoder_does() {
    let ids = ["i-secded", "trio", "ssc-dsd-plus"];
    let (long, short) = (plan(&ids, &[1, 4, 5], 1 << 25, 4), plan(&ids, &[1, 4, 5], BLOCK_SAMPLES, 4));
    for cell in 0..3 {
        let (narrow, whole) =
            (long.count(cell, 0..1, Backend::best(), &[4; 3]), short.count(cell, 0..1, Backend::best(), &[4; 3]));
        assert!(narrow.counts.values().all(|c| c.total() == BLOCK_SAMPLES));
        assert_eq!((narrow.counts, narrow.silent), (whole.counts, whole.silent), "cell {cell}");
    }
}

#[test]
fn sampled_counts_of_the_paper_schemes_agree_with_the_exact_values() {
    let ids: Vec<&str> = builtins()[..13].iter().map(|b| b.id).collect();
    let (schemes, model) = (schemes(&ids), ErrorModel::table1());
    let classes = [0, 1, 2, 3, 5, 6];
    let plan = plan(&ids, &classes, 4 * BLOCK_SAMPLES, 0);
    let mut exact = Expected::default();
    for scheme in &schemes {
        for result in evaluate(scheme, &model, &classes, Reading::Inclusive, &Default::default()).unwrap() {
            exact.exact.insert((scheme.id.clone(), result.class.clone()), result.probabilities().unwrap());
        }
    }
    let table = report(&plan.identity(), &collect(&plan, &limits(2, Backend::best()), &[]), &exact);
    assert_eq!(table.cells.len(), 13 * 6);
    for cell in &table.cells {
        assert!(cell.exact.is_some() && !cell.denies_exact(), "{cell:?}");
    }
}

#[test]
fn a_decoder_with_one_column_changed_is_caught_within_ten_million_samples() {
    let right = &schemes(&["i-secded"])[0];
    let mut file = builtin("i-secded").unwrap().file();
    // Row 0 of H: column 0 turns from weight 3 to weight 2, so that it is no longer odd.
    file.text = file.text.replacen("FF26499010131CE0", "7F26499010131CE0", 1);
    let wrong = Scheme::from_text(&file, None).expect("the changed column is still unique");
    assert_ne!(wrong.hash(), right.hash());
    let (model, classes) = (ErrorModel::table1(), [3, 4]);
    let exact = evaluate(right, &model, &classes, Reading::Inclusive, &Default::default())
        .unwrap()
        .into_iter()
        .map(|r| (("i-secded".to_owned(), r.class.clone()), r.probabilities().unwrap()))
        .collect();
    let exact = Expected { exact, ..Expected::default() };
    let caught = |scheme: &Scheme| {
        let draws = SamplingRequest { classes: &classes, ..SamplingRequest::new(&model, 10_000_000, 3) };
        let plan = Plan::new([scheme], &draws).unwrap();
        report(&plan.identity(), &collect(&plan, &limits(2, Backend::best()), &[]), &exact).cells
    };
    // Cells are in the order of their ids: 2bit, 3bit.
    let [two, three] = &caught(&wrong)[..] else { panic!("two cells") };
    assert!(two.contradiction, "pairs that must be detected were not: {two:?}");
    assert!(three.z.is_some_and(|z| z.abs() > 6.0), "{three:?}");
    assert!(caught(right).iter().all(|c| !c.denies_exact()), "the right decoder passes");
}

#[test]
fn stop_rules_on_counts_stop_at_the_same_block_for_any_number_of_threads() {
    let plan = plan(&["duet"], &[6], 64 * BLOCK_SAMPLES, 0);
    let stop = StopRules { errors: Some(20), ..StopRules::default() };
    let mut all = Vec::new();
    for threads in [1, 5] {
        let records = collect(&plan, &Limits { stop, ..limits(threads, Backend::best()) }, &[]);
        all.push(counts(&plan, &records));
    }
    assert_eq!(all[0], all[1]);
    let cell = all[0].values().next().unwrap();
    assert!(cell.silent() >= 20 && cell.total() < 64 * BLOCK_SAMPLES, "{cell:?}");
}

#[test]
fn classification_agrees_with_the_oracle_pattern_by_pattern() {
    use eccforge_oracle::{Status, by_id};
    let model = ErrorModel::table1();
    for shipped in &builtins()[..16] {
        let scheme = shipped.scheme();
        let oracle = by_id(shipped.id).unwrap();
        let classifier = Classifier::new(&scheme).unwrap();
        let mut workspace = Workspace::new([classifier.program()]);
        for class in &model.classes {
            let source = Source::of_class(&class.patterns, scheme.geometry).unwrap();
            let stream = Stream::new(Generator::Philox, 9, &class.id);
            source.draw(&stream, (0, 0), Backend::U64, &mut source.bench(), workspace.inputs_mut(288));
            let outcomes = classifier.run(Backend::U64, &mut workspace);
            for i in 0..128 {
                let error: Vec<bool> = (0..288).map(|b| workspace.inputs(288)[b].get(i)).collect();
                let decoded = oracle.decode(&error);
                let due = decoded.status == Status::Detected;
                assert_eq!(outcomes.due.get(i), due, "{} {}", shipped.id, class.id);
                if !due {
                    assert_eq!(outcomes.ce.get(i), decoded.status == Status::Corrected, "{}", shipped.id);
                    assert_eq!(outcomes.wrong.get(i), decoded.entry.contains(&true), "{}", shipped.id);
                }
            }
        }
    }
}

/// Classification depends on this property: the written data changes neither flags nor the remaining error.
#[test]
fn classification_needs_no_data() {
    use eccforge_circuit::Interpreter;
    for id in ["i-secded", "trio", "ssc-dsd-plus", "rs-pin", "chipkill-x4"] {
        let scheme = &schemes(&[id])[0];
        let tied = scheme.tied();
        let (write, read, judge) = (
            encoder(&tied),
            Decoder::new(&tied, Strategy::SyndromeLookup).flatten(),
            judged(&Decoder::new(&tied, Strategy::Software).flatten()),
        );
        let stream = Stream::new(Generator::Philox, 4, id);
        let mut data = vec![Slot::ZERO; 1024];
        stream.fill(0, 0, &mut data);
        for thin in 0..6 {
            let mut error = vec![Slot::ZERO; scheme.geometry.bits()];
            for k in 0..=thin {
                let mut more = error.clone();
                stream.fill(1 + k, 0, &mut more);
                for (e, m) in error.iter_mut().zip(more) {
                    e.0[0] = if k == 0 { m.0[0] } else { e.0[0] & m.0[0] };
                }
            }
            let [mut w, mut r, mut j] = [&write, &read, &judge].map(Interpreter::new);
            let data_nets = &write.input("data").unwrap().nets;
            for (n, d) in data_nets.iter().zip(&data) {
                w.set(*n, d.0[0]);
            }
            w.run();
            let entry: Vec<u64> = write.output("entry").unwrap().nets.iter().map(|n| w.get(*n)).collect();
            for (i, net) in read.input("entry").unwrap().nets.iter().enumerate() {
                r.set(*net, entry[i] ^ error[i].0[0]);
            }
            for (i, net) in judge.input("entry").unwrap().nets.iter().enumerate() {
                j.set(*net, error[i].0[0]);
            }
            r.run();
            j.run();
            let of = |c: &eccforge_circuit::Circuit, name: &str| c.output(name).unwrap().nets[0];
            let corrected = &read.output("corrected").unwrap().nets;
            let wrong = corrected.iter().zip(&entry).fold(0, |w, (n, e)| w | (r.get(*n) ^ e));
            let due = r.get(of(&read, "due"));
            assert_eq!(j.get(of(&judge, "due")), due, "{id}");
            assert_eq!(j.get(of(&judge, "wrong")) & !due, wrong & !due, "{id}");
            assert_eq!(j.get(of(&judge, "ce")) & !due, r.get(of(&read, "ce")), "{id}");
        }
    }
}

/// Compares sources that are not classes with values from independent calculations.
#[test]
fn mixtures_rates_and_asymmetric_errors_come_as_often_as_they_should() {
    let text = "eccforge-sources: 1\nid: t\nsources:\n  - {id: all, mixture: hbm2-table1}\n  - {id: noise, independent: {rate: \"0.003\"}}\n  - {id: pins, fault: {region: pin, rate: \"0.25\"}}\n  - {id: leak, asymmetric: {one-to-zero: \"0.006\", zero-to-one: \"0\"}}\n  - {id: both, asymmetric: {one-to-zero: \"0.003\", zero-to-one: \"0.003\"}}\n";
    let sources = read_sources(&SourceFile::new("t.yaml", text)).unwrap();
    let (schemes, model) = (schemes(&["i-secded", "hsiao-39-32"]), ErrorModel::table1());
    let samples = 4 * BLOCK_SAMPLES;
    let draws = SamplingRequest { sources: &sources, ..SamplingRequest::new(&model, samples, 8) };
    let plan = Plan::new(&schemes[..1], &draws).unwrap();
    let whole = counts(&plan, &collect(&plan, &limits(2, Backend::best()), &[]));
    let cell = |class: &str| whole[&("i-secded".to_owned(), class.to_owned())];
    let near = |k: u64, p: f64, what: &str| {
        let z = z_score(k, samples, p).unwrap();
        assert!(z.abs() < 6.0, "{what}: {k} of {samples}, expected {p}: z = {z}");
    };
    // All events of Table 1, weighted.
    let all: Vec<usize> = (0..model.classes.len()).collect();
    let exact = evaluate(&schemes[0], &model, &all, Reading::Inclusive, &Default::default()).unwrap();
    let weight = |f: &dyn Fn(&eccforge_outcomes::Probabilities) -> num_rational::BigRational| {
        let p = |(c, r): (&eccforge_model::ErrorClass, &eccforge_exact::exact::ClassResult)| {
            num_traits::ToPrimitive::to_f64(&(model.probability(c) * f(&r.probabilities().unwrap()))).unwrap()
        };
        model.classes.iter().zip(&exact).map(p).sum::<f64>()
    };
    near(cell("all").corrected, weight(&|p| p.corrected.clone()), "all corrected");
    near(cell("all").silent(), weight(&|p| p.silent()), "all silent");
    // No bit is wrong: (1 - p)^288; a stored bit is one half of the time.
    near(cell("noise").clean, 0.997f64.powi(288), "noise clean");
    near(cell("leak").clean, 0.997f64.powi(288), "leak clean");
    near(cell("both").clean, 0.997f64.powi(288), "both clean");
    near(cell("pins").clean, 0.75f64.powi(4), "pins clean");
    // A codeword corrects one bit, so none of four codewords of 72 may have two or more wrong bits.
    let (q, p) = (0.997f64, 0.003f64);
    let right = (q.powi(72) + 72.0 * p * q.powi(71)).powi(4) - q.powi(288);
    for source in ["noise", "leak", "both"] {
        near(cell(source).corrected, right, source);
    }
}

/// Three copies of a bit, two of them stored inverted: no stored word has three ones, so no word of the code is lost.
#[test]
fn faults_that_depend_on_the_stored_value_see_the_constant() {
    let sources = "eccforge-sources: 1\nid: t\nsources:\n  - {id: leak, asymmetric: {one-to-zero: \"0.9\", zero-to-one: \"0\"}}\n";
    let sources = read_sources(&SourceFile::new("t.yaml", sources)).unwrap();
    let undetected = |constant: &str| {
        let text = format!(
            "eccforge: 1\nid: copies\nname: C\nsource: s\nentry: {{beats: 1, data-pins: 1, check-pins: 2}}\ncodewords: 1\nlayout: identity\n\
             code: {{matrix: {{n: 3, encoding: binary, rows: [\"110\", \"101\"]}}}}\ncorrects: []\non-detection: due\n{constant}"
        );
        let scheme = Scheme::from_text(&SourceFile::new("copies.yaml", text), None).unwrap_or_else(|e| panic!("{e}"));
        let model = ErrorModel::table1();
        let draws = SamplingRequest { sources: &sources, ..SamplingRequest::new(&model, BLOCK_SAMPLES, 1) };
        let plan = Plan::new([&scheme], &draws).unwrap();
        counts(&plan, &collect(&plan, &limits(1, Backend::best()), &[]))[&("copies".to_owned(), "leak".to_owned())]
            .undetected
    };
    assert!(undetected("") > BLOCK_SAMPLES / 4, "half of the words are 111, and 0.729 of them are lost");
    assert_eq!(undetected("constant: {check: 0x3}\n"), 0);
}

//! Tests of small logs whose correct figures are calculated by hand.

use eccforge_beam::analyse::{Analysis, analyse};
use eccforge_beam::beam_report::{BeamReport, Provenance};
use eccforge_beam::filter::{Damage, Grouping};
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_beam::model_file;
use eccforge_beam::under::Code;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::conditions;
use eccforge_evidence::entries::{FORMS, Options, read};
use eccforge_files::diagnostic::SourceFile;
use eccforge_report::Report;
use eccforge_scheme::builtin;

fn with_runs(log: &str, runs: &str, inputs: AnalysisInputs) -> Analysis {
    let runs = match runs {
        "" => Vec::new(),
        text => conditions::runs(&SourceFile::new("runs.csv", text)).unwrap(),
    };
    let devices = runs.iter().filter(|r| r.device != 0).map(|r| (r.run, r.device)).collect();
    let times = matches!(inputs.grouping, Some(Grouping::Window(_)));
    let log = read(log.as_bytes(), &Options { devices, times, ..Options::default() }).unwrap();
    assert_eq!(log.malformed, 0, "{:?}", log.first_malformed);
    analyse(log, &AnalysisInputs { runs, ..inputs }, &[])
}

fn analysis(log: &str) -> Analysis {
    with_runs(log, "", AnalysisInputs::default())
}

pub fn text(a: &Analysis) -> String {
    let provenance = Provenance { command: "eccforge".into(), log: "log.csv".into() };
    BeamReport { provenance: &provenance, analysis: a }.document().markdown()
}

fn counts(a: &Analysis) -> Vec<u64> {
    a.classes.iter().map(|s| s.count).collect()
}

#[test]
fn two_lines_of_one_entry_in_one_read_are_one_event_of_two_bits() {
    let a = analysis("write,read,address,expected,flips\n0,0,0x0,00,1\n0,0,0x0,00,2\n");
    assert_eq!((a.events, a.merged, counts(&a)), (1, 1, vec![0, 0, 1, 0, 0, 0, 0]));
}

#[test]
fn a_run_without_conditions_is_in_no_rate() {
    let log = "run,write,read,address,flips\n0,0,0,0x0,1\n1,0,0,0x20,1\n1,1,0,0x40,1\n1,2,0,0x60,1\n";
    let inputs = AnalysisInputs { memory_gbit: Some(256.0), acceleration: Some(2.52e8), ..AnalysisInputs::default() };
    let rate = with_runs(log, "run,seconds,accesses\n0,3600,1e9\n", inputs).rate.unwrap();
    assert_eq!((rate.events, rate.left_out), (1, 3));
    assert!((rate.fit_per_gbit.unwrap() - 0.0155).abs() < 1e-4, "{rate:?}");
}

#[test]
fn rates_need_their_conditions_and_name_them() {
    let (log, runs) = ("run,write,read,address,flips\n0,0,0,0x0,1\n", "run,seconds,accesses\n0,3600,1e9\n");
    let a = with_runs(log, runs, AnalysisInputs::default());
    let units = |analysis: &Analysis| -> Vec<String> {
        let quantities = analysis.rate.clone().unwrap().quantities;
        quantities.into_iter().map(|quantity| quantity.unit).collect()
    };
    assert_eq!(units(&a), ["per hour"]);
    assert!(text(&a).contains("FIT needs a column fluence of the runs, or --acceleration"));
    let inputs = AnalysisInputs { memory_gbit: Some(8.0), ..AnalysisInputs::default() };
    let a = with_runs(log, "run,fluence\n0,1e10\n", inputs);
    assert_eq!(units(&a), ["cm²", "cm²", "FIT", "FIT/Mb", "FIT/Gb"]);
    let values: Vec<f64> = a.rate.as_ref().unwrap().quantities.iter().map(|q| q.value).collect();
    // One event in 10^10 per cm²; 8 Gb are 2^33 bits; 13 particles per cm² and hour.
    let sigma = 1e-10f64;
    let expected = [sigma, sigma / 8_589_934_592.0, sigma * 13e9, sigma * 13e9 / 8192.0, sigma * 13e9 / 8.0];
    for (value, wanted) in values.iter().zip(expected) {
        assert!((value / wanted - 1.0).abs() < 1e-12, "{value} {wanted}");
    }
    assert!(text(&a).contains("at 13 particles per cm² and hour; memory of 8 Gb"), "{}", text(&a));
}

#[test]
fn cells_wrong_in_one_write_loop_are_weak_cells_of_their_period() {
    let cells = [1, 2, 6, 8];
    let row = |run: usize, cell: u32| format!("{run},0,0,{},ff,1\n", 32 * cell);
    let rows = cells.iter().enumerate().flat_map(|(run, n)| (0..*n).map(move |cell| row(run, cell)));
    let log = "run,write,read,address,expected,flips\n".to_owned() + &rows.collect::<String>();
    let runs = "run,seconds,accesses,refresh_ms\n0,10,1e6,8\n1,10,2e6,16\n2,10,3e6,32\n3,10,4e6,64\n";
    let fit = with_runs(&log, runs, AnalysisInputs::default()).retention.unwrap();
    assert_eq!(
        fit.points.iter().map(|p| (p[0], p[1])).collect::<Vec<_>>(),
        [(8.0, 1.0), (16.0, 2.0), (32.0, 6.0), (64.0, 8.0)]
    );
}

#[test]
fn directions_are_given_of_soft_errors_and_of_nothing_are_not_figures() {
    let a = analysis("write,read,address,expected,flips\n0,0,0x0,ff,1\n1,0,0x20,ff,1\n2,0,0x40,00,1\n");
    assert_eq!((a.soft_one_to_zero.count, a.soft_one_to_zero.of), (2, 3));
    assert!(text(&a).contains("Direction of soft errors, 1 to 0: 66.667 % (9.430 to 99.160)"), "{}", text(&a));
    let a = analysis("write,read,address,flips\n0,0,0x0,1\n1,0,0x0,1\n2,0,0x20,1\n");
    assert_eq!((a.damaged_entries, a.one_to_zero.value, a.soft_one_to_zero.value), (1, None, None));
    let text = text(&a);
    assert!(
        text.contains("unknown, because the log does not give the written data") && !text.contains("0.000 % of their")
    );
}

#[test]
fn too_few_words_for_chi_squared_have_their_exact_chance() {
    let lines: String = (0..10).map(|i| format!("{i},0,{},3\n", 32 * i)).collect();
    let a = analysis(&format!("write,read,address,flips\n{lines}"));
    assert!((a.aligned.p_value.unwrap() / 3.504e-10 - 1.0).abs() < 1e-3, "{:?}", a.aligned);
    assert!(text(&a).contains("p = 3.504e-10"), "{}", text(&a));
}

/// Ten pairs of neighbours, each in a byte. The code of the byte corrects all of them, although some patterns of their class would be
/// silent.
#[test]
fn the_events_of_a_log_are_decoded_under_codes() {
    let lines: String = (0..10).map(|i| format!("{i},0,{},3\n", 32 * i)).collect();
    let log = read(format!("write,read,address,flips\n{lines}").as_bytes(), &Options::default()).unwrap();
    let code = |id: &str| Code::new(builtin(id).unwrap().scheme(), Shape::default()).unwrap();
    let a = analyse(log, &AnalysisInputs::default(), &[code("trio"), code("ni-secded"), code("opentitan-72-64")]);
    let counts = |i: usize| a.under[i].total.outcomes.iter().map(|share| share.count).collect::<Vec<_>>();
    assert_eq!([counts(0), counts(1), counts(2)], [vec![10, 0, 0], vec![0, 10, 0], vec![0, 10, 0]]);
    assert_eq!(a.under.iter().map(|u| u.entries).collect::<Vec<_>>(), [1, 1, 4]);
    let silent = &a.under[1].total.outcomes[2];
    assert!((silent.interval.unwrap().high - 0.308_497).abs() < 1e-6, "{silent:?}");
    let byte = &a.under[1].classes[0];
    assert!((byte.model.unwrap()[2] - 0.2267).abs() < 1e-4, "{byte:?}");
    let note = byte.note.as_ref().unwrap();
    assert!(note.contains("the log has 1 different pattern of 2 wrong bits"), "{byte:?}");
    let written = text(&a).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(written.contains(&format!("ni-secded, byte: {note}.")), "{written}");
    assert!(text(&a).contains("0.000 % (0.000 to 30.850)"));
    let wide = Code::new(builtin("trio").unwrap().scheme(), Shape { beats: 1, pins: 64 });
    assert!(wide.err().unwrap().contains("--entry"));
}

#[test]
fn cases_of_programs_are_counted_as_they_are() {
    let two = analysis(include_str!("data/memtester-two-tests-one-loop.log"));
    assert_eq!((two.form.as_str(), two.events), ("memtester", 2), "two tests of a loop are two passes");
    let tables = read(&include_bytes!("data/vulkan-three-tables.log")[..], &Options::default()).unwrap();
    let lines: Vec<u64> = tables.first_malformed.iter().map(|m| m.line).collect();
    assert_eq!((tables.form, tables.malformed, lines), ("memtest-vulkan", 3, vec![1, 6, 10]));
    assert!(tables.first_malformed[0].message.contains("no row SinglIdx"), "{:?}", tables.first_malformed);
    assert!(text(&analyse(tables, &AnalysisInputs::default(), &[])).contains("No events from 0 rows."));
    let quoted = analysis(include_str!("data/quoted-fields.csv"));
    assert_eq!((quoted.events, quoted.classes[0].count), (1, 1));
}

#[test]
fn an_event_that_is_in_one_rate_is_not_reported_as_in_none() {
    let (log, runs) = (include_str!("data/mixed-exposure.csv"), include_str!("data/mixed-exposure-runs.csv"));
    let a = with_runs(log, runs, AnalysisInputs::default());
    let rate = a.rate.as_ref().unwrap();
    assert_eq!((rate.events, rate.events_in_time, rate.left_out), (3, 1, 0));
    let text = text(&a);
    assert!(text.contains("the rate per hour counts 1 event;") && !text.contains("are in no rate"), "{text}");
}

#[test]
fn one_of_many_is_not_printed_as_none() {
    let a = analysis("address,flips,count\n0,1,999999999999\n32,3,1\n");
    let text = text(&a);
    assert!(text.contains("1.000e-10") && text.contains("99.9999999999"), "{text}");
}

/// 20 000 uniform pairs of 256 bits. (39, 32) codes correct a pair whose bits are in two words: 90.2 % of the pairs that share no byte and no pin.
#[test]
fn the_model_is_about_the_entry_of_the_log_and_exclusive() {
    let mut draws = eccforge_runs::random::Draws::new(5, 5, 5);
    let mut text = "write,address,flips\n".to_owned();
    for i in 0..20_000u64 {
        let (a, b) = (draws.below(256) as usize, draws.below(255) as usize);
        let bits = [a, if b >= a { b + 1 } else { b }];
        let mut digits_of_bits = [0u32; 64];
        for bit in bits {
            digits_of_bits[bit / 4] |= 1 << (bit % 4);
        }
        let digits: String = digits_of_bits.iter().rev().filter_map(|digit| char::from_digit(*digit, 16)).collect();
        text += &format!("{i},{},{digits}\n", 32 * i);
    }
    let code = Code::new(builtin("hsiao-39-32").unwrap().scheme(), Shape::default()).unwrap();
    let a = analyse(read(text.as_bytes(), &Options::default()).unwrap(), &AnalysisInputs::default(), &[code]);
    let pair = a.under[0].classes.iter().find(|fate| fate.class == "2 Bits").unwrap();
    let (log, model) = (pair.outcomes[0].value.unwrap(), pair.model.unwrap());
    assert!((log - 0.902).abs() < 0.008 && (log - model[0]).abs() < 0.01 && model[2] == 0.0, "{pair:?}");
    assert_eq!(pair.note, None);
    let model = model_file::text("m", "log", "c", &a).unwrap();
    assert!(model.contains("\nentry: 4x64\nexclusive: true\n"), "{model}");
}

/// Data bit `i` of the wider entry is data bit `i % 32` of entry `i / 32`; the decoder corrects and detects as the decoder of each entry does.
#[test]
fn entries_of_a_code_fill_a_wider_one_in_order() {
    let code = builtin("hsiao-39-32").unwrap().scheme();
    let wide = code.filling(4, 64).unwrap();
    assert_eq!((wide.geometry.beats, wide.geometry.pins, wide.codewords()), (4, 78, 8));
    let place = wide.layout.inverse();
    for (i, bit) in wide.geometry.data_bits().into_iter().enumerate() {
        assert_eq!(place[bit], (i / 32, code.layout.inverse()[code.geometry.data_bits()[i % 32]].1));
    }
    assert_eq!(code.filling(1, 32).unwrap().geometry, code.geometry);
    assert!(code.filling(1, 40).unwrap_err().contains("do not fill an entry of 1 beats of 40 data pins"));
    assert!(builtin("trio").unwrap().scheme().filling(8, 64).unwrap_err().contains("tie the codewords"));
}

#[test]
fn a_huge_count_ends() {
    let started = std::time::Instant::now();
    let a = with_runs(
        include_str!("data/huge-count.csv"),
        include_str!("data/huge-count-runs.csv"),
        AnalysisInputs::default(),
    );
    assert_eq!((a.events, a.classes[0].count), (100_000_000_000_001, 100_000_000_000_000));
    assert!(text(&a).contains("1 Bit") && started.elapsed().as_secs() < 5);
}

#[test]
fn many_read_loops_and_several_devices_are_distinguished() {
    let a = analysis("write,read,address,flips\n0,1023,0x0,1\n0,1024,0x20,1\n0,7199,0x40,1\n");
    assert_eq!((a.events, a.damaged_entries), (3, 0));
    let boards = "device,run,write,read,address,flips\nA,0,0,0,0x40,1\nB,1,0,0,0x40,1\n";
    let a = analysis(boards);
    assert_eq!((a.devices, a.events, a.damaged_entries), (2, 2, 0));
    let a = with_runs(
        "run,write,read,address,flips\n0,0,0,0x40,1\n1,0,0,0x40,1\n",
        "run,device\n0,A\n1,B\n",
        AnalysisInputs::default(),
    );
    assert_eq!((a.devices, a.events, a.damaged_entries), (2, 2, 0));
    let a = analysis("run,write,read,address,flips\n0,0,0,0x40,1\n1,0,0,0x40,1\n");
    assert_eq!((a.devices, a.events, a.damaged_entries), (1, 0, 1));
}

#[test]
fn an_event_is_what_was_chosen() {
    let log = "time_s,write,read,address,flips\n1.0,0,0,0x0,1\n1.5,0,1,0x20,1\n9.0,0,1,0x40,1\n9.1,1,0,0x0,1\n";
    let events = |grouping, damage| {
        let a = with_runs(log, "", AnalysisInputs { grouping: Some(grouping), damage, ..AnalysisInputs::default() });
        (a.events, a.damaged_entries)
    };
    assert_eq!(events(Grouping::Read, Damage::Off), (3, 0));
    assert_eq!(events(Grouping::Entry, Damage::Off), (4, 0));
    assert_eq!(events(Grouping::Window(1_000_000), Damage::Off), (2, 0));
    assert_eq!(events(Grouping::Window(1_000_000), Damage::Bit), (2, 1));
    let bits = analysis("address,bit\n0,1\n0,2\n64,9\n");
    assert_eq!((bits.grouping, bits.events, counts(&bits)), (Grouping::Entry, 2, vec![1, 0, 1, 0, 0, 0, 0]));
    let weighted = analysis("address,flips,count\n0,1,80092\n0,3,6988\n0,1f,161\n");
    assert_eq!((weighted.events, counts(&weighted)), (87241, vec![80092, 0, 7149, 0, 0, 0, 0]));
}

#[test]
fn no_events_have_no_shares_and_two_sided_bounds() {
    let inputs = AnalysisInputs { memory_gbit: Some(1.0), ..AnalysisInputs::default() };
    let a = with_runs("run,write,read,address,flips\n", "run,fluence\n0,1e9\n", inputs);
    let rate = a.rate.unwrap();
    assert_eq!((a.events, rate.events, a.classes[0].interval), (0, 0, None));
    assert!((rate.quantities[0].interval.high / 3.688_879e-9 - 1.0).abs() < 1e-6, "{rate:?}");
}

/// Bits 0 and 3 of byte 64, then bit 9 of byte 160: the same events in the form of every program, with one fixture for each form.
#[test]
fn every_form_of_a_program_gives_the_events_of_the_truth() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../evidence/tests/forms");
    let read_file = |name: &str| read(std::fs::File::open(folder.join(name)).unwrap(), &Options::default()).unwrap();
    let truth = analyse(read_file("truth.csv"), &AnalysisInputs::default(), &[]);
    assert_eq!((truth.events, counts(&truth)), (2, vec![1, 0, 1, 0, 0, 0, 0]));
    let files: Vec<String> =
        std::fs::read_dir(&folder).unwrap().map(|f| f.unwrap().file_name().into_string().unwrap()).collect();
    for form in FORMS.iter().skip(2).filter(|f| f.name != "memtest-vulkan") {
        let file = files.iter().find(|f| f.split('.').next() == Some(form.name));
        let log = read_file(file.unwrap_or_else(|| panic!("{} has no fixture", form.name)));
        assert_eq!((log.form, log.malformed, log.first_malformed.first()), (form.name, 0, None));
        let a = analyse(log, &AnalysisInputs::default(), &[]);
        assert_eq!((a.events, counts(&a), a.broadest), (2, counts(&truth), 1), "{}", form.name);
        let soft = &a.soft_one_to_zero;
        let known = !matches!(form.name, "memtester" | "rowscout" | "double-sided");
        assert_eq!(soft.of, if known { 3 } else { 0 }, "{}", form.name);
        assert_eq!(soft.count, if known && form.name != "carol" { 3 } else { 0 }, "{}", form.name);
    }
}

/// Two tables report one wrong bit each: bit 0 of byte 64, read as 0, and bit 20 of a word, read as 0. The third
/// reports 0x61F words.
#[test]
fn memtest_vulkan_gives_the_bit_of_one_error_and_its_other_tables_are_counted() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../evidence/tests/forms/memtest-vulkan.txt");
    let log = read(std::fs::File::open(path).unwrap(), &Options::default()).unwrap();
    let wrong = &log.first_malformed[0];
    assert_eq!((log.form, log.malformed, wrong.line, wrong.column), ("memtest-vulkan", 1, 19, 1));
    assert!(wrong.message.contains("0x61F wrong words"), "{wrong:?}");
    let mut all: Vec<_> = log.sightings.into_parts().flat_map(|p| p.sightings()).collect();
    all.sort_by_key(|s| s.write);
    // 0x21963eb60 is byte 0 of its entry of 32.
    let found: Vec<_> = all.iter().map(|s| (s.write, s.entry * 32, s.bits.clone(), s.down)).collect();
    assert_eq!(found, [(1, 0x40, vec![0], Some(1)), (2, 0x2_1963_eb60, vec![20], Some(1))]);
}

#[test]
fn outputs_without_bits_are_refused_with_the_way_out() {
    for (text, line, printed) in [
        (
            "Running 50 iterations\n\tMoving Inversions (ones and zeros): 3 errors (4 ms)\n",
            2,
            "cuda_memtest prints both",
        ),
        ("kernel: EDAC MC0: 1 CE memory read error on CPU_SrcID#0 (channel:0 slot:0 page:0x1)\n", 1, "gpu replay"),
        ("Hardware event. This is not a software error.\nMCE 0\n", 1, "gpu replay"),
        ("PassMark MemTest86 V10.0\nTest: 5, CPU: 1, Address: 12F4A3C10, Expected: 0, Actual: 1\n", 1, "MemTest86"),
        ("clear\nIteration 0\nerror at 0x7f3c21000: got 0xfffffffeffffffff\n", 3, "rowhammer-test"),
        ("{\"pair_3_5\": {\"hammer_row_1\": 3, \"errors_in_rows\": {}}}\n", 1, "Antmicro"),
        ("badram=0x01000000,0xfffffffc\n", 1, "BADRAM"),
        ("stress-ng: info:  [11] stress-vm: detected 12 bit errors while stressing memory\n", 1, "stress-ng"),
        ("start-up values of board 3\n0110\n", 1, "PUF"),
        ("# sassifi results\ninst_rf;;k;0;1;\n", 1, "SASSIFI"),
        ("#HEADER streams:1\n#ERR stream: 0, p: [1, 2], v_r: 1.0, v_e: 2.0\n#SDC Ite:1\n", 2, "UFRGS"),
        ("sid,memoryid,rankid,bankid,row,col,error_type,error_time\n", 1, "`eccforge gpu replay` counts its errors"),
        (
            "dimm_id,date_time,error_type\n3b0a,2014-10-31 02:50:12,Uncorrectable ECC\n",
            1,
            "`eccforge gpu replay` counts",
        ),
        ("socket,channel,dimm,rank,row,column\n0,1,0,0,2529,0\n", 1, "tables from EDAC or mcelog, do not show"),
        ("BankId,RetryRdErrLog,RetryRdErrLogParity,RowId\n0,1,2,3\n", 1, "`eccforge learn dimm`"),
        ("sn_name,alarm_time,sn_type\nsn_4191,1704077850,A\n", 1, "tickets name DIMMs"),
        (
            "[!] Starting the testing process...\n[!] Found 3 flips in row 7 (0 to 1fff) when\n",
            2,
            "counts flips by row",
        ),
        ("Opened the board\nProfiling with 64 ms retention time\n", 2, "the cells are in the file"),
        ("[\n {\"error_model\" : \"STUCK_AT\", \"model_params\" : [[1]]}\n]\n", 2, "EINSim"),
        ("[\n {\"address\": 0, \"flips\": 1}\n]\n", 1, "expected one JSON object on each line"),
        ("{\n\t\"errors\" : [\n\t\t[2, 5]\n]}\n", 1, "expected one JSON object on each line"),
        ("0,0,1,0\n1,0,0,0\n", 1, "the line has numbers, not the names of columns"),
    ] {
        let error = read(text.as_bytes(), &Options::default()).unwrap_err().to_string();
        assert!(error.starts_with(&format!("{line}:1: ")) && error.contains(printed), "{error}");
    }
}

//! Tests of the analysis of small logs, counted by hand.

use eccforge_beam::analyse::{Analysis, analyse};
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_evidence::entries::{Options, read};

fn analysis(lines: &str) -> Analysis {
    let text = format!("write,read,address,expected,flips\n{lines}");
    let log = read(text.as_bytes(), &Options::default()).unwrap();
    assert_eq!(log.malformed, 0, "{:?}", log.first_malformed);
    analyse(log, &AnalysisInputs::default(), &[])
}

#[test]
fn a_small_log_is_counted_by_hand() {
    let a = analysis(
        "0,0,0x0,00,1\n\
         0,5,0x20,00,2\n0,5,0x40,00,2\n\
         1,0,0x60,00,3\n\
         2,0,0x80,00,f0\n2,0,0xa0,00,10\n2,0,0xc0,00,ff\n\
         3,0,0xe0,00,f000f\n\
         4,0,0x100,ff,4\n9,0,0x100,ff,4\n",
    );
    assert_eq!((a.events, a.damaged_entries, a.weak_cells), (5, 1, 1));
    assert_eq!((a.one_to_zero.count, a.one_to_zero.of), (2, 2));
    assert_eq!(a.breakdown.iter().map(|s| s.count).collect::<Vec<_>>(), [1, 1, 2, 1]);
    assert_eq!(a.classes.iter().map(|s| s.count).collect::<Vec<_>>(), [2, 0, 2, 0, 0, 1, 0]);
    assert_eq!((a.byte_aligned.count, a.byte_aligned.of), (2, 3));
    assert_eq!(a.breadth, [[2, 2, 1, 0], [3, 4, 0, 1]]);
    assert_eq!((a.broadest, a.inverted_bytes.count, a.inverted_words.count), (3, 1, 0));
    assert_eq!(a.aligned.words, [0, 1, 1, 0, 1, 0, 0, 0, 1]);
    assert_eq!(a.words_per_entry, [[4, 0, 0, 0], [1, 0, 0, 0]].map(|w| w.to_vec()));
    let s = &a.breakdown[0];
    let own = s.interval.unwrap();
    assert!((own.low - 0.00505).abs() < 1e-5 && s.joint.unwrap().high > own.high);
}

#[test]
fn an_empty_log_has_no_events_and_knows_nothing() {
    let a = analysis("");
    assert_eq!((a.events, a.classes[0].value, a.classes[0].interval, a.broadest), (0, None, None, 0));
    assert!(a.retention.is_err() && a.single_bit.is_err() && a.rate.is_none());
}

//! Tests that the silent share of every layout is that of plain decoding of each event, and that the candidates are the layouts that
//! their words describe.

use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::{Reading, evaluate};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_outcomes::Probabilities;
use eccforge_scheme::{Scheme, first_file};
use eccforge_search::layout::{by_cost, candidates};
use num_rational::BigRational;
use num_traits::ToPrimitive;

/// Four codewords of Hsiao's (8,4) code in an entry of one beat.
const SCHEME: &str = "eccforge: 1\nid: four\nname: s\nsource: s\nentry: {beats: 1, data-pins: 16, check-pins: 16}\ncodewords: 4\n\
    layout:\n  explicit: [[0, 1, 2, 3, 16, 17, 18, 19], [4, 5, 6, 7, 20, 21, 22, 23],\n    [8, 9, 10, 11, 24, 25, 26, 27], \
    [12, 13, 14, 15, 28, 29, 30, 31]]\n\ncode: {hsiao: {k: 4}}\ncorrects: [bits]\n";

const MODEL: &str = "eccforge-model: 1\nid: m\nname: M\nsource: s\nunit: percent\nclasses:\n\
    \x20 - {id: three, name: T, rate: 70, patterns: {shape: {cells: [\"111\"]}}}\n\
    \x20 - {id: gap, name: G, rate: 30, patterns: {shape: {cells: [\"1101\"]}}}\n";

fn file(text: String) -> SourceFile {
    SourceFile::new("s.yaml", text)
}

/// The silent share by the definition: each codeword's syndrome is looked up in its columns, and the data are compared.
fn plain(scheme: &Scheme) -> f64 {
    let columns = scheme.code.h.columns();
    let is_silent = |wrong: &[usize]| {
        let mut delivers_wrong_data = false;
        for w in 0..4 {
            let codeword = scheme.layout.codeword(w);
            let mut error: Vec<bool> = codeword.iter().map(|bit| wrong.contains(bit)).collect();
            let mut syndrome = 0;
            for (is_wrong, column) in error.iter().zip(columns) {
                if *is_wrong {
                    syndrome ^= column;
                }
            }
            match columns.iter().position(|column| *column == syndrome) {
                Some(bit) => error[bit] = !error[bit],
                None if syndrome != 0 => return false,
                None => {}
            }
            delivers_wrong_data |= (0..8).any(|bit| error[bit] && codeword[bit] < 16);
        }
        delivers_wrong_data
    };
    let share = |cells: &[usize]| {
        let most = 32 - cells.last().unwrap();
        let wrong = |first: usize| cells.iter().map(|cell| first + cell).collect::<Vec<_>>();
        (0..most).filter(|first| is_silent(&wrong(*first))).count() as f64 / most as f64
    };
    0.7 * share(&[0, 1, 2]) + 0.3 * share(&[0, 1, 3])
}

fn exact_share(scheme: &Scheme) -> Result<BigRational, String> {
    let model = ErrorModel::from_text(&file(MODEL.to_owned())).unwrap_or_else(|e| panic!("{e:?}"));
    let counts = evaluate(scheme, &model, &[0, 1], Reading::default(), &Progress::default())?;
    let of_class: Vec<_> = counts.iter().map(|count| count.probabilities().expect("counted")).collect();
    Ok(Probabilities::weighted(model.classes.iter().map(|class| model.probability(class)).zip(&of_class)).silent())
}

#[test]
fn the_cost_of_every_layout_is_that_of_plain_decoding_and_the_first_is_the_least() {
    let given = Scheme::from_text(&file(SCHEME.to_owned()), None).expect("a scheme");
    let all = candidates(&given).expect("few");
    // 16 odd multipliers of 32 bits; degrees 1, 2 and 4 with steps 1 and 3 of 4 data bits.
    assert_eq!(all.len(), 16 + 3 * 2);
    let scheme_of = |candidate: &eccforge_search::layout::Candidate| {
        Scheme::from_text(&file(first_file::with_key(SCHEME, "layout", &candidate.yaml, "")), None).ok()
    };
    let in_turn: Vec<Scheme> = all[16..].iter().map(|candidate| scheme_of(candidate).expect("a layout")).collect();
    assert_eq!(in_turn[0].layout, given.layout, "one codeword after another, without a swizzle");
    // Degree 2, step 3: codewords 0 and 1 take turns on data bits 0 to 7; the second data bit of codeword 0 carries its bit 3.
    assert_eq!(in_turn[3].layout.codeword(0), [0, 6, 4, 2, 16, 18, 20, 22]);
    assert_eq!(in_turn[3].layout.codeword(1), [1, 7, 5, 3, 17, 19, 21, 23]);
    let found = by_cost(all, &scheme_of, &exact_share).expect("countable");
    assert!(found.len() >= 6, "{}", found.len());
    let mut before = 0.0;
    for layout in &found {
        let (stated, expected) = (layout.cost.to_f64().unwrap(), plain(&layout.scheme));
        assert!((stated - expected).abs() < 1e-12, "{}: {stated} {expected}", layout.candidate.words);
        assert!(stated >= before);
        before = stated;
    }
    let least = found[0].cost.to_f64().unwrap();
    assert!(least < plain(&given) / 2.0, "{least} {}", plain(&given));
}

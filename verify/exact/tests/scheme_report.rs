//! Tests that the page of one scheme is well-formed, contains every fact, and draws every bit of the entry once.

use eccforge_codes::report::{Provenance, entry};
use eccforge_documents::scheme as report;
use eccforge_exact::count::ByWeight;
use eccforge_exact::facts;
use eccforge_model::ErrorModel;
use eccforge_report::{Report, Table};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Scheme, builtin, builtins};
use num_rational::BigRational;

fn scheme(id: &str) -> Scheme {
    builtin(id).expect("shipped").scheme()
}

fn page(scheme: &Scheme, explorer: Option<&str>) -> String {
    let model = ErrorModel::table1();
    let facts = facts::facts(scheme, &model, &Default::default()).expect("countable");
    let (bits, by_weight) = (scheme.geometry.bits(), ByWeight::new(scheme).expect("countable"));
    let rates = [report::AtRate::new("1e-4", &BigRational::new(1.into(), 10_000.into()), bits, &by_weight.tallies)];
    let figures = [report::Measured {
        heading: "Area and delay".into(),
        table: Table::new(&["module"], &["gates"]).row(["a<b_dec", "1234"]),
        method: "delay in ps & area".into(),
    }];
    let run = Provenance::new("1.2.3", "eccforge check a<b", [scheme], &model.file);
    let (model, facts, stages) = (&model, &facts, &Stages::from(scheme));
    let checked = report::Checked {
        stages,
        named: &stages.id,
        facts,
        model,
        rates: &rates,
        figures: &figures,
        run: &run,
        explorer,
    };
    checked.document().html(&run.version, &run.command)
}

fn text_of(xml: &str) -> String {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(xml, options).unwrap_or_else(|e| panic!("{e}"));
    let texts = document.descendants().filter(|node| node.is_text()).filter_map(|node| node.text());
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_page_holds_the_facts_and_the_links() {
    let html = page(&scheme("hsiao-39-32"), Some("e.html#scheme=hsiao-39-32&a='"));
    assert!(text_of(&html).contains("Area and delay") && html.contains("a&lt;b_dec"), "{html}");
    let text = text_of(&html);
    // A (39, 32) code of distance 4 corrects 39 patterns of 127 syndromes, and detects every error of two bits.
    for part in [
        "1 \u{d7} (39, 32)",
        "4 bits",
        "39 patterns",
        "127",
        "30.7087",
        "741",
        "Every claim",
        "a<b",
        "Every bit wrong independently",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(html.contains("href=\"e.html#scheme=hsiao-39-32&amp;a=&#39;\""));
    assert!(!html.contains("<script") && !html.contains("src="));
    let without = page(&scheme("hsiao-39-32"), None);
    assert!(!without.contains("href="));
}

#[test]
fn a_name_that_looks_like_markup_stays_a_name() {
    let mut odd = scheme("hsiao-22-16");
    odd.name = "x<&\"'\u{1}>".into();
    assert!(text_of(&page(&odd, None)).contains("x<&\"'"));
}

#[test]
fn a_refuted_claim_is_reported() {
    let mut wrong = scheme("hsiao-22-16");
    wrong.claims.distance = Some(5);
    let text = text_of(&page(&wrong, None));
    assert!(text.contains("REFUTED: minimum distance 5. "), "{text}");
}

#[test]
fn every_bit_is_drawn_once_in_the_tint_of_its_codeword() {
    for shipped in builtins() {
        let scheme = shipped.scheme();
        let svg = entry::layout(&scheme);
        let document = roxmltree::Document::parse(&svg).expect("well-formed");
        let mut drawn = 0;
        let is_codeword =
            |node: &roxmltree::Node<'_, '_>| node.attribute("class").is_some_and(|class| class.starts_with("cw"));
        for (w, path) in document.descendants().filter(is_codeword).enumerate() {
            let squares = path.attribute("d").expect("a path").matches('M').count();
            assert_eq!(squares, scheme.layout.codeword(w).len(), "{}", scheme.id);
            drawn += squares;
        }
        assert_eq!(drawn, scheme.geometry.bits(), "{}", scheme.id);
    }
}

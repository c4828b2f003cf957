//! x
fn main() {
    let model = eccforge_verify::model::ErrorModel::table1();
    let schemes = eccforge_codecs::scheme::builtins().iter().take(13).map(|b| b.scheme()).collect();
    let r = eccforge_verify::reproduce::run(
        eccforge_verify::reproduce::Request {
            schemes,
            model,
            classes: (0..7).collect(),
            reading: Default::default(),
            system: Default::default(),
        },
        &Default::default(),
    )
    .unwrap();
    for c in &r.cells {
        if let Some(j) = &c.judgement {
            println!(
                "{} {} {} paper {} {:?} z={:?} exp={} {:?}",
                c.scheme,
                c.class,
                eccforge_verify::reproduce::percent(&c.probabilities.silent()),
                j.printed,
                j.verdict,
                j.z,
                j.expected,
                j.reason
            );
        }
    }
    for s in &r.statements {
        println!("{} paper {} ours {} {} exp={} {:?}", s.text, s.paper, s.ours, s.matches, s.expected, s.reason);
    }
    println!("{:?}", r.verdicts());
}

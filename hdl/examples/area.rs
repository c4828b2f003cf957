//! `area plain|area|delay entry|codeword ID...`: measures shipped schemes and prints the front of every module.

use eccforge_codecs::scheme::builtin;
use eccforge_hdl::area;
use eccforge_hdl::design::{Goal, Options, Scope};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [goal, scope, ids @ ..] = arguments.as_slice() else { return Err("usage: area GOAL SCOPE ID...".into()) };
    let goal = match goal.as_str() {
        "plain" => Goal::Plain,
        "area" => Goal::Area,
        _ => Goal::Delay,
    };
    let scope = if scope == "codeword" { Scope::Codeword } else { Scope::Minimal };
    for id in ids {
        let scheme = builtin(id).ok_or(format!("no shipped scheme `{id}`"))?.scheme();
        for m in area::scheme(&scheme, &Options { goal, scope, ..Options::default() })? {
            let front: Vec<String> =
                m.front.iter().map(|p| format!("{:.1} @ {:.0}", p.area_and2, p.delay_ps)).collect();
            println!("{}: {} gates, {} levels: {} ps", m.module, m.gates, m.depth, front.join(", "));
        }
    }
    Ok(())
}

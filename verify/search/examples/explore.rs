use eccforge_search::anneal::{Objective, Schedule};
use eccforge_search::metrics::measure;
use eccforge_search::problem::{Columns, Problem};
use eccforge_search::{islands, windows};
fn main() {
    let a: Vec<f64> = std::env::args().skip(2).map(|x| x.parse().unwrap()).collect();
    let kind = std::env::args().nth(1).unwrap();
    let patterns = match kind.as_str() {
        "sym" => Problem::symbols(72, 2),
        "adj" => Problem::adjacent(72, 2),
        "taec" => Problem::adjacent(72, 3),
        _ => vec![],
    };
    let columns = if kind == "taec" { Columns::Any } else { Columns::Odd };
    let n: usize = std::env::var("N").ok().map_or(72, |x| x.parse().unwrap());
    let r: u32 = std::env::var("R").ok().map_or(8, |x| x.parse().unwrap());
    let patterns = if n != 72 { Problem::symbols(n, 2) } else { patterns };
    let problem = Problem { n, r, columns, patterns, window: 8 };
    let o = Objective { pairs: a[0], triples: a[1], weight: a[2], heaviest_row: a[3] };
    let t = std::time::Instant::now();
    let s = Schedule { moves: a[4] as u64, hot: a[5], cold: a[6] };
    let f = islands::run(&problem, o, s, a[7] as u64, 0..a[8] as u64, |_| ());
    let dt = t.elapsed().as_secs_f64();
    for x in f.iter().take(3) {
        let m = measure(&problem, &windows::arrange(&problem, &x.columns, 2));
        println!("{:?} cost {:.1} {:?}", m, x.cost, x.columns);
    }
    println!("{:.2} M moves/s", a[4] * a[8] / dt / 1e6);
}

//! Tests that run these commands compare each of their output formats with what is published.

/// A command: the schema of its JSON, its words, its exit status, the other forms that it has.
pub struct Case {
    pub schema: &'static str,
    pub words: &'static str,
    pub status: i32,
    pub forms: &'static [&'static str],
}

pub const fn case(schema: &'static str, words: &'static str, forms: &'static [&'static str]) -> Case {
    Case { schema, words, status: 0, forms }
}

pub const HTML: &[&str] = &["html"];
const BOTH: &[&str] = &["csv", "html"];

/// Commands in order: later ones read files that earlier ones write.
pub const CASES: &[Case] = &[
    case("check", "check hsiao-39-32 --bit-error-rate 1e-4,1e-20", BOTH),
    case("check-dead", "check sec-ded-daec-72-64 --dead-device x4:0,bits:3+pins:9-10", BOTH),
    case("check-dead", "check ddr4-write-crc --model ddr4-crc-claims --dead-device pin:3", HTML),
    case("check-after", "check hsiao-39-32 --after 3,17", BOTH),
    case("check-attack", "check hsiao-39-32 --attack 1e-3", BOTH),
    case("check-attack", "check hsiao-39-32 --attack 1e-3 --data 0xcafe", BOTH),
    case(
        "check-fit",
        "check hsiao-39-32 --memory-gbit 8 --model clusters.yaml --transient-fit 10 --scrub-hours 24",
        BOTH,
    ),
    case("check-values", "check hsiao-39-32 --values bf16", BOTH),
    case("check-fewest", "check hsiao-39-32 --fewest proof", BOTH),
    case("check", "check rs-dsc", &[]),
    case("check-ball", "check ball.yaml", BOTH),
    case("check-shards", "check isa-l-powers-32-4", BOTH),
    case("check-weights", "check hsiao-39-32 --weights", BOTH),
    case("check-hd-profile", "check sec-ded-daec-72-64 --hd-profile", BOTH),
    case("check-equivalent", "check hsiao-22-16 --equivalent hsiao-22-16", BOTH),
    case("check-wrong-corrections", "check hsiao-22-16 --wrong-corrections", BOTH),
    case("check", "check ddr4-write-crc --model ddr4-crc-claims --bit-error-rate 1e-6", BOTH),
    Case { status: 1, ..case("check", "check duet-trio --enable pair_correction_en=0", HTML) },
    case("check", "check hsiao-72-64-address", HTML),
    case("check", "check unity-on-die-chipkill --bit-error-rate 1e-20 --model ddr3-field-2012", BOTH),
    case("show", "show trio --error 17,2.64", &[]),
    case("show-syndrome", "show hsiao-39-32 --syndrome 0x12", &[]),
    case("show-stages", "show unity-on-die-chipkill --error 0.0,0.5,1.4,1.5,2.6", &[]),
    case("list", "list", &[]),
    case("list", "list works", HTML),
    case("reproduce", "reproduce", BOTH),
    case("reproduce", "reproduce --scheme trio,i-secded --class bit,byte --samples 1e4", BOTH),
    case("reproduce", "reproduce --scheme hsiao-22-16 --exclusive", HTML),
    case("reproduce", "reproduce ddr4-crc", BOTH),
    case("simulate", "simulate i-secded trio --class byte,beat --samples 1e5 --capture 2", BOTH),
    case("simulate", "simulate unity-on-die-chipkill --class byte --samples 1e4", BOTH),
    case("simulate-ball", "simulate ball.yaml --samples 100", BOTH),
    case("simulate", "simulate hsiao-22-16 --rate 1e-3 --samples 1e4", HTML),
    Case {
        status: 3,
        ..case("simulate", "simulate trio --class entry --samples 1e14 --stop-seconds 0.1 --threads 1", HTML)
    },
    case("simulate", "simulate hsiao-22-16 --all", BOTH),
    case("simulate", "simulate trio --class byte --samples 1e4 --out run.json", &[]),
    case("simulate", "merge run.json", BOTH),
    case("search", "search small.yaml", HTML),
    case("search-entries", "search lanes.yaml", HTML),
    case("infer", "infer words.txt --scheme inferred.yaml", BOTH),
    case("fleet", "fleet --gpus 300 --years 2 --scheme ni-secded,trio", BOTH),
    case("fleet", "fleet --gpus 100 --years 1 --scheme duet --profile v100-page-retirement", HTML),
    case("beam", "learn beam log.csv --runs runs.csv --retention weak.csv --out model.yaml", BOTH),
    case("beam", "learn beam log.csv --out model.yaml", HTML),
    Case { status: 1, ..case("memtest", "memtest --profile tiny.yaml --faults cells.yaml", BOTH) },
    case("memtest", "memtest --profile tiny.yaml", HTML),
    case("memtest", "memtest --host --size 1MiB --test MI10", BOTH),
    case("coverage", "memtest coverage --profile tiny.yaml --scheme trio --trials 1 --test MI10,RB", BOTH),
    case("campaign", "memtest campaign cards.csv --cutoff 1", BOTH),
    Case { status: 10, ..case("replay", "gpu replay kernel.log", BOTH) },
    Case { status: 10, ..case("replay", "gpu replay kernel.log --profile h100 --retry", BOTH) },
    Case { status: 10, ..case("replay", "gpu replay host.log", BOTH) },
    case("backtest", "gpu what-if host.log --profile mcelog", BOTH),
    case("what-if", "gpu what-if kernel.log --profile v100-page-retirement,h100", BOTH),
    case("field", "learn dimm dimm.csv --scheme chipkill-x4,trio", BOTH),
    case("predicted", "learn dimm dimm.csv --predict 30 --scheme opentitan-72-64", BOTH),
    Case { status: 10, ..case("watch", "gpu watch kernel.log --once", HTML) },
    Case { status: 10, ..case("watch", "gpu watch host.log --once --scheme opentitan-72-64", &[]) },
    case("prove", "prove hsiao-22-16 --cut syndrome --mutants 20", HTML),
    case("area", "area hsiao-22-16", HTML),
    case("area-liberty", "area hsiao-22-16 --liberty cells.lib", HTML),
    case("area-fpga", "area hsiao-22-16 --fpga ice40", BOTH),
    case("image", "image decode hsiao-22-16 image.vmem", BOTH),
    Case { status: 1, ..case("area", "area nibble.yaml --period 1", &[]) },
    case(
        "fmeda-placed",
        "fmeda nibble.yaml --netlist placed.v --library cells.v --placement placed.def --radius 10",
        BOTH,
    ),
];

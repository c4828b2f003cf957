//! Tests that transients of placed cells have the effects of a plain simulation of the netlist, for every pair of outputs.

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::{Design, Options, Side};
use eccforge_hdl::faults::placed::{OfSets, Placed, PlacedPair, PlacedReport, Sets, analyse_placed};
use eccforge_hdl::faults::{FaultClass, OfKind};
use eccforge_hdl::netlist::{Interface, Source};
use eccforge_hdl::placement::{Placement, Sizes, add_sizes, micrometres};
use eccforge_scheme::{Scheme, builtin};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU64;
use xtask::needs;

const CELLS: &str = include_str!("placed/cells.v");
const NETLIST: &str = include_str!("placed/nibble.v");
const DEF: &str = include_str!("placed/nibble.def");
const LEF: &str = include_str!("placed/cells.lef");

const ENTRY: [&str; 8] =
    ["entry_i[0]", "entry_i[1]", "entry_i[2]", "entry_i[3]", "entry_i[4]", "entry_i[5]", "entry_i[6]", "entry_i[7]"];

/// Vertical neighbours of equal width are exactly this far apart.
const RADIUS: &str = "10";

/// The code of the netlist.
fn nibble() -> Scheme {
    let text = "eccforge: 1\nid: nibble\nname: Nibble\nsource: \"made for a test\"\n\
                entry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode:\n  hsiao: {k: 4}\n\
                corrects:\n  - bits\n";
    Scheme::from_text(&SourceFile::new("nibble.yaml", text), None).unwrap()
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn analysed(scheme: &Scheme, source: &Source, def: &str, lef: &[&str], radius: &str) -> Result<PlacedReport, String> {
    let placement = Placement::read(&SourceFile::new("placed.def", def)).map_err(|e| e.to_string())?;
    let mut sizes = Sizes::new();
    for text in lef {
        add_sizes(&mut sizes, &SourceFile::new("cells.lef", *text)).map_err(|e| e.to_string())?;
    }
    let (interface, radius) = (Interface::default(), micrometres(radius).unwrap());
    let files = Placed { source, interface: &interface, placement: &placement, sizes: &sizes, radius };
    analyse_placed(scheme, &files, &AtomicU64::new(0)).map_err(|e| e.to_string())
}

fn of_nibble(netlist: &str, def: &str, lef: &[&str]) -> Result<PlacedReport, String> {
    let folder = tempfile::tempdir().unwrap();
    let [files, libraries] = [("nibble.v", netlist), ("cells.v", CELLS)].map(|(n, t)| vec![write(folder.path(), n, t)]);
    analysed(&nibble(), &Source { files, libraries, ..Source::default() }, def, lef, RADIUS)
}

/// An output of a cell: instance, cell, pin, nets of the inputs, and net.
struct Output<'t> {
    cell: &'t str,
    kind: &'t str,
    pin: &'t str,
    reads: Vec<&'t str>,
    net: &'t str,
}

/// The outputs of a netlist with one instance in a line.
fn outputs(netlist: &str) -> Vec<Output<'_>> {
    let mut outputs = Vec::new();
    for line in netlist.lines().filter(|line| line.contains("(.")) {
        let (head, pins) = line.trim().split_once(" (").unwrap();
        let (kind, cell) = head.split_once(' ').unwrap();
        let pins =
            pins.trim_end_matches(");").split(", ").map(|pin| pin.trim_start_matches('.').split_once('(').unwrap());
        let pins: Vec<(&str, &str)> = pins.map(|(pin, net)| (pin, net.trim_end_matches(')'))).collect();
        let reads: Vec<&str> = pins.iter().filter(|(pin, _)| !pin.starts_with('Y')).map(|(_, net)| *net).collect();
        for (pin, net) in pins.into_iter().filter(|(pin, _)| pin.starts_with('Y')) {
            outputs.push(Output { cell, kind, pin, reads: reads.clone(), net });
        }
    }
    outputs
}

/// Data, `ce` and `due` of an entry while some outputs are inverted.
fn decoded(outputs: &[Output<'_>], inverted: &[usize], entry: u32) -> (u32, bool, bool) {
    let mut nets: HashMap<&str, bool> = (0..8).map(|bit| (ENTRY[bit], entry >> bit & 1 == 1)).collect();
    while outputs.iter().any(|output| !nets.contains_key(output.net)) {
        for (number, output) in outputs.iter().enumerate() {
            let Some(read) = output.reads.iter().map(|net| nets.get(*net).copied()).collect::<Option<Vec<_>>>() else {
                continue;
            };
            let ones = read.iter().filter(|value| **value).count();
            let value = match output.kind {
                "XOR2" | "XX2" => ones % 2 == 1,
                "INV" => ones == 0,
                "AND4" | "AND2" => ones == read.len(),
                _ => ones > 0,
            };
            nets.insert(output.net, value ^ (output.pin == "YN") ^ inverted.contains(&number));
        }
    }
    ((0..4).map(|bit| u32::from(nets[&*format!("data_o[{bit}]")]) << bit).sum(), nets["ce_o"], nets["due_o"])
}

/// The centre of each component of a placement with one in a line and 200 units in a micrometre, by its name.
fn centres() -> BTreeMap<&'static str, [f64; 2]> {
    let mut centres = BTreeMap::new();
    for line in DEF.lines().filter(|line| line.contains("ED (")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [.., x, y, _, orientation, _] = words[..] else { continue };
        let (_, of_macro) = LEF.split_once(&format!("MACRO {}\n", words[2])).unwrap_or_default();
        let size: Vec<f64> = of_macro.split_whitespace().take(7).filter_map(|word| word.parse().ok()).collect();
        let [width, height] = size[..] else { continue };
        let is_turned = orientation.contains(['W', 'E']);
        let (width, height) = if is_turned { (height, width) } else { (width, height) };
        let [x, y] = [x, y].map(|units| units.parse::<f64>().unwrap() / 200.0);
        centres.insert(words[1], [x + width / 2.0, y + height / 2.0]);
    }
    centres
}

/// Entries without an error, by their data: the check bits with which the netlist raises no flag.
fn codewords(outputs: &[Output<'_>]) -> Vec<u32> {
    let clean = (0..256).filter(|entry| matches!(decoded(outputs, &[], *entry), (_, false, false)));
    let clean: Vec<u32> = clean.collect();
    (0..16).map(|data| *clean.iter().find(|entry| **entry % 16 == data).unwrap()).collect()
}

/// The class of a set of inverted outputs, and the share of silent entries with no, one and two wrong bits.
type Effects = (FaultClass, [f64; 3]);

/// A netlist with the positions of its cells.
struct Plain {
    outputs: Vec<Output<'static>>,
    codewords: Vec<u32>,
    centres: BTreeMap<&'static str, [f64; 2]>,
    /// Data, `ce` and `due` of each entry.
    without_fault: Vec<(u32, bool, bool)>,
    /// Effects of the sets that were simulated: several rows have the same pairs.
    known: RefCell<HashMap<Vec<usize>, Effects>>,
}

impl Plain {
    fn effects(&self, inverted: &[usize]) -> Effects {
        if let Some(known) = self.known.borrow().get(inverted) {
            return *known;
        }
        let (mut silent, mut shown, mut entries) = ([0u32; 3], false, [0u32; 3]);
        for (data, codeword) in self.codewords.iter().enumerate() {
            for error in (0u32..256).filter(|error| error.count_ones() <= 2) {
                let weight = error.count_ones() as usize;
                let (before, ce_before, due_before) = self.without_fault[(codeword ^ error) as usize];
                let (after, ce, due) = decoded(&self.outputs, inverted, codeword ^ error);
                let [was_wrong, is_wrong] = [before, after].map(|value| value != data as u32);
                entries[weight] += 1;
                silent[weight] += u32::from(is_wrong && !due && (!was_wrong || due_before));
                shown |= weight == 0 && (due && !due_before || !due && !is_wrong && ce != ce_before);
            }
        }
        let class = match (silent, shown) {
            ([wrong, ..], _) if wrong > 0 => FaultClass::SinglePoint,
            (_, true) => FaultClass::Reported,
            ([_, 0, 0], _) => FaultClass::Safe,
            _ => FaultClass::Latent,
        };
        let effects = (class, [0, 1, 2].map(|weight| f64::from(silent[weight]) / f64::from(entries[weight])));
        self.known.borrow_mut().insert(inverted.to_vec(), effects);
        effects
    }

    /// The distance of two outputs in micrometres.
    fn between(&self, a: usize, b: usize) -> f64 {
        let [[ax, ay], [bx, by]] = [a, b].map(|output| self.centres[self.outputs[output].cell]);
        ((ax - bx).powi(2) + (ay - by).powi(2)).sqrt()
    }

    /// Whether one output drives the other's cell, or both drive the same cell.
    fn is_connected(&self, a: usize, b: usize) -> bool {
        let drives = |from: usize, to: usize| self.outputs[to].reads.contains(&self.outputs[from].net);
        drives(a, b) || drives(b, a) || (0..self.outputs.len()).any(|c| drives(a, c) && drives(b, c))
    }

    /// The sets of a row of the report, by trying every pair.
    fn sets(&self, of: &OfSets) -> BTreeSet<Vec<usize>> {
        let all = 0..self.outputs.len();
        let is_near = |a: usize, b: usize| self.between(a, b) <= 10.0;
        let mut sets = BTreeSet::new();
        for a in all.clone() {
            match of.sets {
                Sets::Outputs => sets.insert(vec![a]),
                Sets::Around => sets.insert(all.clone().filter(|b| is_near(a, *b)).collect()),
                _ => false,
            };
            for b in a + 1..all.end {
                let fits = match of.sets {
                    Sets::Band => {
                        let (above, up_to) = (of.above_um.unwrap(), of.up_to_um.unwrap());
                        self.between(a, b) <= up_to && (self.between(a, b) > above || above == 0.0)
                    }
                    Sets::Near => is_near(a, b),
                    Sets::Connected => self.is_connected(a, b),
                    Sets::NearAndConnected => self.is_connected(a, b) && is_near(a, b),
                    Sets::Outputs | Sets::Around => false,
                };
                if fits {
                    sets.insert(vec![a, b]);
                }
            }
        }
        sets
    }

    /// Asserts that a row of the report has the effects of its sets.
    fn has(&self, of: &OfSets) {
        let effects: Vec<_> = self.sets(of).iter().map(|set| self.effects(set)).collect();
        let number = |class| effects.iter().filter(|(of_set, _)| *of_set == class).count();
        let classes = [FaultClass::Safe, FaultClass::Reported, FaultClass::Latent, FaultClass::SinglePoint];
        let found = [of.of.safe, of.of.reported, of.of.latent, of.of.single_point];
        assert_eq!((of.of.faults, found), (effects.len(), classes.map(number)), "{of:?}");
        for weight in 0..3 {
            let mean = effects.iter().map(|(_, silent)| silent[weight]).sum::<f64>() / effects.len().max(1) as f64;
            assert!((of.of.silent[weight] - mean).abs() < 1e-12, "{weight}: {mean} {of:?}");
        }
    }

    /// Asserts that one of the worst pairs has its positions and effects.
    fn has_pair(&self, pair: &PlacedPair) {
        let [a, b] = pair.outputs.each_ref().map(|output| {
            assert_eq!(output.at_um, self.centres[&*output.cell], "{output:?}");
            self.outputs.iter().position(|own| own.cell == output.cell && own.pin == output.pin).unwrap()
        });
        let (class, silent) = self.effects(&[a, b]);
        assert_eq!((pair.class, pair.is_connected), (class, self.is_connected(a, b)), "{pair:?}");
        assert!((pair.distance_um - self.between(a, b)).abs() < 1e-9, "{pair:?}");
        assert!(pair.silent.iter().zip(silent).all(|(found, own)| (found - own).abs() < 1e-12), "{pair:?}");
    }
}

#[test]
fn sets_of_placed_outputs_have_the_effects_of_a_plain_simulation() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let report = of_nibble(NETLIST, DEF, &[LEF]).unwrap();
    let outputs = outputs(NETLIST);
    let without_fault = (0..256).map(|entry| decoded(&outputs, &[], entry)).collect();
    let (codewords, known) = (codewords(&outputs), RefCell::default());
    let plain = Plain { outputs, codewords, centres: centres(), without_fault, known };
    let mut pairs = (0..plain.outputs.len()).flat_map(|a| (0..a).map(move |b| [a, b]));
    assert!(pairs.any(|[a, b]| plain.between(a, b) == 10.0), "some pair is exactly as far apart as the radius");
    for of in &report.faults {
        plain.has(of);
    }
    for pair in &report.worst {
        plain.has_pair(pair);
    }
    assert!(report.worst.len() == 10 && report.worst[0].class == FaultClass::SinglePoint);
    assert_eq!((report.cells, report.outputs, report.not_in_netlist["FILL"]), (28, 29, 1));
    assert_eq!(report.not_read, ["PROPERTYDEFINITIONS", "PINS", "NETS"]);
}

#[test]
fn files_that_do_not_belong_together_are_errors() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let of_def = |from: &str, to: &str| of_nibble(NETLIST, &DEF.replacen(from, to, 1), &[LEF]).unwrap_err();
    let of_netlist = |from: &str, to: &str| of_nibble(&NETLIST.replacen(from, to, 1), DEF, &[LEF]).unwrap_err();
    let cases = [
        (of_def("( 1200 0 ) W", "( 1200 0.5 ) W"), "expected y, a whole number, got `0.5`"),
        (of_def("( 1200 0 ) W", "( -9223372036854775808 0 ) W"), "expected x, a whole number"),
        (of_def("( 1200 0 ) W", "( 1099511627775 0 ) W"), "expected x, a whole number"),
        (of_def("( 1200 0 ) W", "( 1200 0 ) R0"), "expected N, S, W, E, FN, FS, FW or FE, got `R0`"),
        (of_def("COMPONENTS 29", "COMPONENTS 30"), "expected the number of components of this section, 29, got `30`"),
        (of_def("MICRONS 200", "MICRONS 300"), "expected 100, 200,"),
        (of_def("- n1 INV", "- n2 INV"), "component `n2` is placed twice"),
        (of_def("END COMPONENTS", "END"), "expected `COMPONENTS`, got `PINS`"),
        (of_def("- n1 INV", "- n9 INV"), "nibble.v:15: `n1` is not among the components of the placement"),
        (of_def("- n1 INV", "- n1 BUF"), "`n1` is a `INV`, but a `BUF` in the placement"),
        (of_def("+ PLACED ( 8000 0 ) S", "+ UNPLACED"), "`n1` is not placed"),
        (of_netlist("XOR2 d3 (.A(entry_i[3])", "XOR2 d3 (.A(entry_i[2])"), "is not the encoder or decoder of nibble"),
        (
            of_netlist("  AND2 due (.A(any_s), .B(even), .Y(due_o))", "  assign due_o = any_s & even"),
            "is not a cell of a library",
        ),
        (of_nibble(NETLIST, DEF, &["MACRO INV\n SIZE 1 BY 2 ;\nEND INV\n"]).unwrap_err(), "which no LEF file has"),
        (of_nibble(NETLIST, DEF, &["MACRO INV\n SIZE 1 BY x ;\nEND INV\n"]).unwrap_err(), "a length in micrometres"),
    ];
    for (found, expected) in cases {
        assert!(found.contains(expected), "{expected}: {found}");
    }
    let placement = Placement::read(&SourceFile::new("placed.def", DEF.replacen("( 1200 0 ) W", "( 1200 0 ) R0", 1)));
    let position = placement.unwrap_err().position().unwrap();
    assert_eq!((position.file.as_str(), position.line_and_column), ("placed.def", Some((14, 33))));
}

/// Whether two points are at most 1000 units apart: 10 micrometres in a file of 100 units in a micrometre.
fn is_within_1000([ax, ay]: [i64; 2], [bx, by]: [i64; 2]) -> bool {
    (ax - bx).pow(2) + (ay - by).pow(2) <= 1000 * 1000
}

/// The row of a report with these sets.
fn row(report: &PlacedReport, sets: Sets) -> OfKind {
    report.faults.iter().find(|of| of.sets == sets).unwrap().of.clone()
}

/// Cells of a decoder that graywolf places, with the pairs of outputs within the radius counted in its file.
pub fn graywolf_places_a_decoder() {
    let (folder, scheme) = (tempfile::tempdir().unwrap(), builtin("hsiao-22-16").unwrap().scheme());
    let design = Design::new(&scheme, &Options::default());
    write(folder.path(), "decoder.v", &design.text(Side::Decoder));
    let script = include_str!("placed/place.sh").replace("TOP", &design.top(Side::Decoder));
    let output = std::process::Command::new("sh").args(["-ec", &script]).current_dir(&folder).output().unwrap();
    let messages = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{messages}");
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    let def = read("placed.def");
    let lef = std::fs::read_to_string("/usr/share/qflow/tech/osu018/osu018_stdcells.lef").unwrap();
    let files = vec![folder.path().join("placed.v")];
    let libraries = vec!["/usr/share/qflow/tech/osu018/osu018_stdcells.lib".into()];
    let source = Source { files, libraries, ..Source::default() };
    // Rows are 10 micrometres high. Corners need no sizes.
    let [of_corners, of_centres] =
        [&[][..], &[&*lef]].map(|lef| analysed(&scheme, &source, &def, lef, "10.0").unwrap());
    let placed = def.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(" + PLACED ( "));
    let at: Vec<[i64; 2]> = placed
        .filter(|(head, _)| !head.contains("FILL"))
        .map(|(_, position)| {
            let mut numbers = position.split(' ').map(|word| word.parse().unwrap());
            [numbers.next().unwrap(), numbers.next().unwrap()]
        })
        .collect();
    let pairs =
        (0..at.len()).map(|a| (a + 1..at.len()).filter(|b| is_within_1000(at[a], at[*b])).count()).sum::<usize>();
    assert_eq!((of_corners.cells, row(&of_corners, Sets::Near).faults), (at.len(), pairs));
    for sets in [Sets::Outputs, Sets::Connected] {
        let [corners, centres] = [&of_corners, &of_centres].map(|report| row(report, sets));
        assert_eq!(format!("{corners:?}"), format!("{centres:?}"), "positions do not change these sets");
        assert!(centres.single_point > 0 && centres.faults >= at.len());
    }
    assert_ne!(row(&of_centres, Sets::Near).faults, pairs);
}

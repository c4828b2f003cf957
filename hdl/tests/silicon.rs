//! Tests of sign-off netlists (long: netlists, libraries and faults of one flow): netlists with scalar ports, supplies, scan
//! chains and pipeline registers, mapped to the cells of a library, are proved unchanged, and planted faults are found.

use crate::netlists::{scheme, write};
use crate::support::LIMIT;
use eccforge_circuit::Circuit;
use eccforge_gf::random::SplitMix64;
use eccforge_hdl::area::liberty_text;
use eccforge_hdl::blif;
use eccforge_hdl::design::{Cut, Design, Handshake, Options, Pipe, Side};
use eccforge_hdl::netlist::{self, BitPattern, Interface, Source};
use eccforge_hdl::tools::{self, Tool};
use eccforge_hdl::verilog::Module;
use eccforge_scheme::Scheme;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use xtask::needs;

/// An instance of a cell: its type, and its pins with their nets.
#[derive(Clone)]
struct CellInstance {
    kind: String,
    pins: Vec<(String, String)>,
}

impl CellInstance {
    fn new(kind: &str, pins: &[(&str, &str)]) -> Self {
        Self { kind: kind.into(), pins: pins.iter().map(|(pin, net)| (pin.to_string(), net.to_string())).collect() }
    }

    fn net(&mut self, pin: &str) -> Option<&mut String> {
        self.pins.iter_mut().find(|(name, _)| name == pin).map(|(_, net)| net)
    }
}

/// A flat netlist: the lines before and after its cells, and the cells.
#[derive(Clone)]
struct Netlist {
    declarations: String,
    cells: Vec<CellInstance>,
    assigns: String,
}

/// Differences between libraries: the flip-flop with its pins of clock and data, a multiplexer (its pins for 0, 1 and the
/// selection, and whether it inverts), an inverter, and a buffer.
struct Library {
    files: Vec<PathBuf>,
    mux: (&'static str, [&'static str; 3], bool),
    inverter: &'static str,
    buffer: &'static str,
    /// Pairs of gates with the same pins.
    exchanged: &'static [(&'static str, &'static str)],
}

/// Adds supply pins in the form of foundries' Liberty files.
fn with_supplies(text: &str) -> String {
    let pins = "pg_pin (VDD) { pg_type : primary_power; } pg_pin (VSS) { pg_type : primary_ground; }";
    let is_cell = |line: &str| ["cell (", "cell("].iter().any(|start| line.trim_start().starts_with(start));
    let line = |line: &str| if is_cell(line) { format!("{line} {pins}\n") } else { format!("{line}\n") };
    text.lines().map(line).collect()
}

impl Library {
    fn osu(name: &str, folder: &Path) -> Self {
        let text = std::fs::read_to_string(format!("/usr/share/qflow/tech/{name}/{name}_stdcells.lib")).unwrap();
        Self {
            files: vec![write(folder, "cells.lib", &with_supplies(&text))],
            mux: ("MUX2X1", ["B", "A", "S"], true),
            inverter: "INVX1",
            buffer: "BUFX2",
            exchanged: &[
                ("NAND2X1", "NOR2X1"),
                ("NOR2X1", "NAND2X1"),
                ("AND2X2", "OR2X2"),
                ("OR2X2", "AND2X2"),
                ("XOR2X1", "XNOR2X1"),
                ("XNOR2X1", "XOR2X1"),
                ("AOI21X1", "OAI21X1"),
                ("OAI21X1", "AOI21X1"),
            ],
        }
    }

    fn own(folder: &Path) -> Self {
        let register = write(folder, "register.lib", &with_supplies(include_str!("register.lib")));
        Self {
            files: vec![write(folder, "cells.lib", &with_supplies(&liberty_text())), register],
            mux: ("MUX2_X1", ["A", "B", "S"], false),
            inverter: "INV_X1",
            buffer: "BUF_X1",
            exchanged: &[("NAND2_X1", "NOR2_X1"), ("XOR2_X1", "XNOR2_X1")],
        }
    }

    /// The pipeline of a side, synthesised to this library with a port for each bit, as text that yosys wrote.
    fn mapped(&self, scheme: &Scheme, options: &Options, side: Side, folder: &Path) -> Netlist {
        let design = Design::new(scheme, options);
        let pipe = design.pipe_of(side);
        let core: &[Module] = if side == Side::Encoder { &design.encoder } else { &[] };
        let modules: Vec<&Module> = core.iter().chain(pipe).collect();
        let top = &pipe.last().unwrap().name;
        write(folder, "design.sv", &design.text_of(&modules));
        let (cells, registers) = (self.files[0].display(), self.files[self.files.len() - 1].display());
        let script = format!(
            "read_verilog -sv design.sv\nsynth -flatten -top {top}\ndfflibmap -liberty {registers}\nabc -liberty {cells}\n\
             opt_clean\nsplitnets -ports -format __\nclean\nwrite_verilog -noattr -noexpr mapped.v\n"
        );
        write(folder, "map.ys", &script);
        tools::run_ok(Tool::Yosys, &["-q", "map.ys"], folder, LIMIT).unwrap();
        Netlist::read(&std::fs::read_to_string(folder.join("mapped.v")).unwrap())
    }
}

impl Netlist {
    /// Reads the output of yosys's `write_verilog -noattr -noexpr`.
    fn read(text: &str) -> Self {
        let mut netlist = Self { declarations: String::new(), cells: Vec::new(), assigns: String::new() };
        let mut open: Option<CellInstance> = None;
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [kind, name, "("] if name.starts_with('_') => open = Some(CellInstance::new(kind, &[])),
                [");"] if open.is_some() => netlist.cells.extend(open.take()),
                _ if open.is_some() => {
                    let (pin, net) = line.trim().trim_start_matches('.').split_once('(').unwrap();
                    let net = net.trim_end_matches(',').strip_suffix(')').unwrap();
                    open.as_mut().unwrap().pins.push((pin.into(), net.into()));
                }
                ["/*", ..] => {}
                ["assign", ..] | ["endmodule"] => _ = writeln!(netlist.assigns, "{line}"),
                _ => _ = writeln!(netlist.declarations, "{line}"),
            }
        }
        netlist
    }

    fn text(&self) -> String {
        let mut text = self.declarations.clone();
        for (number, cell) in self.cells.iter().enumerate() {
            let pins: Vec<String> = cell.pins.iter().map(|(pin, net)| format!(".{pin}({net})")).collect();
            let _ = writeln!(text, "  {} g{number} ({}, .VDD(VDD), .VSS(VSS));", cell.kind, pins.join(", "));
        }
        text + &self.assigns
    }

    fn registers(&self) -> Vec<usize> {
        let is_register = |cell: &CellInstance| cell.kind.starts_with("DFF");
        (0..self.cells.len()).filter(|at| is_register(&self.cells[*at])).collect()
    }

    /// Adds supplies, and a scan chain through all registers, from `scan_in` to `scan_out`.
    fn with_scan(mut self, library: &Library) -> Self {
        let (header, rest) = self.declarations.split_once('(').unwrap();
        self.declarations = format!("{header}(scan_en, scan_in, scan_out, VDD, VSS, {rest}");
        self.declarations += "  input scan_en, scan_in;\n  output scan_out;\n  inout VDD, VSS;\n";
        let (mux, [zero, one, select], inverts) = library.mux;
        let mut before = "scan_in".to_owned();
        for (number, at) in self.registers().into_iter().enumerate() {
            let [scanned, inverted] = [format!("scan_d_{number}"), format!("scan_n_{number}")];
            let _ = writeln!(self.declarations, "  wire {scanned}, {inverted};");
            let data = std::mem::replace(self.cells[at].net("D").unwrap(), scanned.clone());
            let chosen = if inverts { &inverted } else { &scanned };
            self.cells
                .push(CellInstance::new(mux, &[(zero, &data), (one, &before), (select, "scan_en"), ("Y", chosen)]));
            if inverts {
                self.cells.push(CellInstance::new(library.inverter, &[("A", &inverted), ("Y", &scanned)]));
            }
            before = self.cells[at].net("Q").unwrap().clone();
        }
        self.assigns = format!("  assign scan_out = {before};\n{}", self.assigns);
        self
    }

    /// The netlist with one fault of a kind, chosen by `random`; `None` if there is nothing to change.
    fn with_fault(&self, kind: Kind, library: &Library, random: &mut SplitMix64) -> Option<Self> {
        let mut faulty = self.clone();
        // The scan chain comes after the cells that were mapped.
        let mapped = self.cells.iter().rposition(|cell| cell.kind.starts_with("DFF")).unwrap();
        let cells = |fits: &dyn Fn(&CellInstance) -> bool| -> Vec<usize> {
            (0..mapped).filter(|at| fits(&self.cells[*at])).collect()
        };
        let mut draw = |list: Vec<usize>| if list.is_empty() { None } else { Some(list[random.below(list.len())]) };
        match kind {
            Kind::Gate => {
                let exchanged = |cell: &CellInstance| {
                    let pair = library.exchanged.iter().find(|(kind, _)| *kind == cell.kind);
                    pair.map(|(_, other)| *other)
                };
                let at = draw(cells(&|cell| exchanged(cell).is_some()))?;
                faulty.cells[at].kind = exchanged(&self.cells[at])?.into();
            }
            Kind::Input => {
                // A register's value makes no loop.
                let has_second_input = |cell: &CellInstance| cell.pins.iter().any(|(pin, _)| pin == "B");
                let at = draw(cells(&|cell| !cell.kind.starts_with("DFF") && has_second_input(cell)))?;
                let from = draw(self.registers())?;
                let value = faulty.cells[from].net("Q")?.clone();
                let old = std::mem::replace(faulty.cells[at].net("B")?, value.clone());
                (old != value).then_some(())?;
            }
            Kind::Inverter => {
                let at = draw(cells(&|cell| cell.kind == library.inverter))?;
                faulty.cells[at].kind = library.buffer.into();
            }
            Kind::Register => {
                let registers = self.registers();
                let (first, second) = (draw(registers.clone())?, draw(registers)?);
                let [a, b] = [first, second].map(|at| faulty.cells[at].net("D").cloned());
                (first != second && a != b).then_some(())?;
                *faulty.cells[first].net("D")? = b?;
                *faulty.cells[second].net("D")? = a?;
            }
            Kind::Port => {
                let words = ["entry_i_", "entry_o_", "data_o_", "data_i_", "flips_o_"];
                let mut ports: Vec<&str> = self.ports();
                ports.retain(|port| words.iter().any(|word| port.starts_with(word)));
                let first = ports[random.below(ports.len())];
                let stem = first.trim_end_matches('_').trim_end_matches(|c: char| c.is_ascii_digit());
                let same: Vec<&str> = ports.iter().filter(|port| port.starts_with(stem)).copied().collect();
                let second = same[random.below(same.len())];
                (first != second).then_some(())?;
                faulty.exchange(first, second);
            }
        }
        Some(faulty)
    }

    /// The names of the ports.
    fn ports(&self) -> Vec<&str> {
        let list = self.declarations.split_once('(').unwrap().1.split_once(");").unwrap().0;
        list.split(',').map(str::trim).collect()
    }

    /// Exchanges two nets in cells and assignments.
    fn exchange(&mut self, first: &str, second: &str) {
        let other = |net: &str| match net {
            _ if net == first => second.to_owned(),
            _ if net == second => first.to_owned(),
            _ => net.to_owned(),
        };
        for (_, net) in self.cells.iter_mut().flat_map(|cell| &mut cell.pins) {
            *net = other(net);
        }
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut text = String::new();
        for part in self.assigns.split_inclusive(|c: char| !is_part(c)) {
            let word = part.trim_end_matches(|c: char| !is_part(c));
            text += &other(word);
            text += &part[word.len()..];
        }
        self.assigns = text;
    }
}

/// A kind of planted fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A gate has the function of another gate with the same pins.
    Gate,
    /// An input of a gate reads a register.
    Input,
    /// A buffer replaces an inverter.
    Inverter,
    /// Two registers exchange their data inputs.
    Register,
    /// Two bits of a port are exchanged.
    Port,
}

const KINDS: [Kind; 5] = [Kind::Gate, Kind::Input, Kind::Inverter, Kind::Register, Kind::Port];

fn pipeline(handshake: Handshake, cuts: &[Cut]) -> Options {
    Options { pipe: Pipe { cuts: cuts.to_vec(), handshake, ..Pipe::default() }, ..Options::default() }
}

fn tied() -> Interface {
    let ties = [("scan_en", 0), ("scan_in", 0), ("VDD", 1), ("VSS", 0)];
    Interface { ties: ties.map(|(name, value)| (name.to_owned(), value)).to_vec(), ..Interface::default() }
}

/// A netlist with its scheme, its options and its library.
struct Flow<'f> {
    scheme: &'f Scheme,
    options: &'f Options,
    library: &'f Library,
    folder: &'f Path,
}

impl Flow<'_> {
    /// Whether the netlist is equal to the pipeline; the error states why it cannot be compared.
    fn is_equal(&self, netlist: &Netlist) -> Result<bool, String> {
        self.compared(&netlist.text(), &tied())
    }

    fn compared(&self, text: &str, interface: &Interface) -> Result<bool, String> {
        let files = vec![write(self.folder, "netlist.v", text)];
        let source = Source { files, libraries: self.library.files.clone(), ..Source::default() };
        let report = netlist::prove_registers(&source, self.scheme, self.options, interface);
        let report = report.map_err(|e| e.to_string())?;
        assert!(report.compared.iter().any(|what| what.starts_with("registers[")), "{report:?}");
        assert_eq!(report.differing > 0, report.first.is_some(), "{report:?}");
        Ok(report.differing == 0)
    }

    /// Plants this number of faults of each kind and expects that each is found.
    fn finds_faults(&self, netlist: &Netlist, count: usize) {
        for kind in KINDS {
            let mut random = SplitMix64::new(kind as u64 + 1);
            let mut found = 0;
            for _ in 0..20 * count {
                let Some(faulty) = netlist.with_fault(kind, self.library, &mut random) else { continue };
                let equal = self.is_equal(&faulty);
                // A port at the wrong register also gives that register the names of another, which is reported as such.
                let is_named = |e: &String| kind == Kind::Port && e.contains("its name must belong to one");
                let is_found = equal.as_ref().map_or_else(is_named, |equal| !equal);
                assert!(is_found, "{kind:?} {found} of {}: {equal:?}", self.scheme.id);
                found += 1;
                if found == count {
                    break;
                }
            }
            assert_eq!(found, count, "{kind:?}: the netlist has too few places");
        }
    }
}

#[test]
fn a_netlist_with_registers_scan_and_supplies_is_proved_as_it_is() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (scheme, options) = (scheme("hsiao-22-16"), pipeline(Handshake::ClockEnable, &[Cut::Input]));
    let library = Library::own(folder.path());
    let flow = Flow { scheme: &scheme, options: &options, library: &library, folder: folder.path() };
    let netlist = library.mapped(&scheme, &options, Side::Decoder, folder.path()).with_scan(&library);
    assert_eq!(flow.is_equal(&netlist), Ok(true));
    let mut random = SplitMix64::new(1);
    let faulty = netlist.with_fault(Kind::Register, &library, &mut random).unwrap();
    assert_eq!(flow.is_equal(&faulty), Ok(false));
    let untied = flow.compared(&netlist.text(), &Interface::default()).unwrap_err();
    assert!(untied.contains("is not a port of the emitted pipeline: tie it with --tie"), "{untied}");
    let mut ties = tied();
    ties.ties[0].1 = 1;
    assert_eq!(flow.compared(&netlist.text(), &ties), Ok(false), "a chain that shifts is no pipeline");
}

/// Asserts that an error names a missing register or a missing bit of a port.
fn names_what_is_missing(flow: &Flow<'_>, netlist: &Netlist) {
    let options = pipeline(Handshake::ValidReady, &[Cut::Input]);
    let unknown = Flow { options: &options, ..*flow }.is_equal(netlist).unwrap_err();
    assert!(unknown.contains("has no counterpart in the emitted pipeline"), "{unknown}");
    let fewer = netlist.text().replace("entry_i_7_", "other_i");
    let incomplete = flow.compared(&fewer, &tied()).unwrap_err();
    assert!(incomplete.contains("bits of `entry_i`, but bit 7 is missing"), "{incomplete}");
}

/// Proves pipelines of both schemes, mapped to a library of Debian, and plants `faults` faults of each kind.
pub fn osu(name: &str, faults: usize) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::osu(name, folder.path());
    for id in ["hsiao-22-16", "hsiao-39-32"] {
        let scheme = scheme(id);
        let options = pipeline(Handshake::ValidReady, &[Cut::Input, Cut::Output]);
        let flow = Flow { scheme: &scheme, options: &options, library: &library, folder: folder.path() };
        for side in Side::BOTH {
            let netlist = library.mapped(&scheme, &options, side, folder.path()).with_scan(&library);
            assert_eq!(flow.is_equal(&netlist), Ok(true), "{id} {side:?}");
            // One design has all faults; the others show that the flow ends in a proof.
            if id == "hsiao-22-16" && side == Side::Decoder {
                names_what_is_missing(&flow, &netlist);
                flow.finds_faults(&netlist, faults);
            }
        }
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn sign_off_netlists_of_osu018_are_proved_and_faults_are_found() {
    if needs(&["yosys", "berkeley-abc", "qflow-tech-osu018"]) {
        osu("osu018", 2);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn sign_off_netlists_of_osu035_are_proved_and_faults_are_found() {
    if needs(&["yosys", "berkeley-abc", "qflow-tech-osu035"]) {
        osu("osu035", 2);
    }
}

/// A decoder whose ports are single bits, which a pattern names.
fn scattered(circuit: &Circuit, pattern: &str) -> Circuit {
    let text = blif::write(circuit, &|name, _| name.to_string());
    let word = |word: &str| match word.strip_suffix(']').and_then(|word| word.rsplit_once('[')) {
        Some((name, bit)) => pattern.replace("NAME", name).replace('N', bit),
        None => word.to_owned(),
    };
    let line = |line: &str| line.split(' ').map(word).collect::<Vec<_>>().join(" ");
    blif::read(&text.lines().map(line).collect::<Vec<_>>().join("\n")).unwrap()
}

#[test]
fn bits_of_a_word_are_joined_by_the_pattern_of_their_names() {
    let hsiao = scheme("hsiao-22-16");
    let circuit = eccforge_hdl::design::decoder_reference(&hsiao, &Options::default());
    let differing = |netlist: &Circuit, bits: Option<&str>| {
        let interface = Interface { bits: bits.map(|bits| BitPattern::parse(bits).unwrap()), ..Interface::default() };
        netlist::verify(netlist, &hsiao, &interface, 2000, 1).map(|report| report.differing).map_err(|e| e.to_string())
    };
    for pattern in ["NAME_N_", "NAME<N>", "NAME(N)"] {
        assert_eq!(differing(&scattered(&circuit, pattern), None), Ok(0), "{pattern}");
    }
    let scattered = scattered(&circuit, "NAME__bN");
    assert_eq!(differing(&scattered, Some("NAME__bN")), Ok(0));
    let refused = differing(&scattered, None).unwrap_err();
    assert!(refused.contains("no input for the entry (22 bits, a decoder)"), "{refused}");
    for wrong in ["N", "NAMEN", "NAME_", "NAME N_", "entry_N_"] {
        assert!(BitPattern::parse(wrong).unwrap_err().contains("expected NAME, a separator and N"), "{wrong}");
    }
}

#[test]
fn a_library_of_primitives_is_refused_with_its_line() {
    if !needs(&["yosys"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let models =
        write(folder.path(), "cells.v", "// cells\nprimitive udp (y, a);\n output y; input a;\nendprimitive\n");
    let files =
        vec![write(folder.path(), "gates.v", "module gates (input a, output y);\n  assign y = ~a;\nendmodule\n")];
    let source = Source { files, libraries: vec![models], ..Source::default() };
    let refused = source.read().unwrap_err().to_string();
    assert!(refused.contains("cells.v:2: yosys does not read primitives"), "{refused}");
}

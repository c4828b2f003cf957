//! Assertions of the decoder's contract, in separate files for formal tools and simulation.
//!
//! The assertions use only H and the correctable patterns. For every entry each syndrome bit is its row of H; if a
//! correction is made, H times the flips is the syndrome; the syndrome of a correctable pattern is accepted and flips that
//! pattern; an entry that is delivered as good has syndrome zero; and the flags are right.

use crate::design::{Design, File, Options, Side, library};
use crate::prove::library::{Instance, TWO_CLOCKS, instances, of_pipe};
use crate::tools::yosys::OPENED;
use crate::verilog::{COLUMNS, Direction, Module, Port, range};
use eccforge_scheme::{Scheme, Switch};
use std::collections::BTreeMap;
use std::fmt::Write;

/// `<prefix>_dec_sva.sv`, a checker with a `bind`; `<prefix>_dec_formal.sv`, decoder and checker under one top
/// module, for tools that ignore `bind`; and `<prefix>_dec.sby`, which proves the latter with SymbiYosys.
pub(super) fn files(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    let Some(decoder) = design.decoder.last() else { return Vec::new() };
    let (module, claims) = (design.top(Side::Decoder), claims(scheme, options));
    vec![
        File { name: format!("{module}_sva.sv"), text: checker(scheme, options, decoder, &claims) },
        File { name: format!("{module}_formal.sv"), text: formal_top(scheme, options, decoder) },
        File { name: format!("{module}.sby"), text: symbiyosys(design, &module, claims.list.len()) },
    ]
}

/// Assertions by name, with the signals that they use.
struct Claims {
    rows: Vec<(String, Vec<bool>)>,
    corrected: Vec<BTreeMap<u64, Vec<bool>>>,
    list: Vec<(String, String)>,
}

/// Maximum number of correctable patterns of a codeword that the checker lists; if a code has more, it lists only patterns of one bit.
// Each pattern is an item of a `case` in the checker.
const LISTED: u64 = 4096;

/// The flips of a codeword that the decoder must make, by syndrome. A switch of the scheme may turn off the correction of
/// several bits, so such a scheme has only patterns of one bit here.
fn corrected(scheme: &Scheme, w: usize) -> BTreeMap<u64, Vec<bool>> {
    let spaces = &scheme.corrects[w];
    let switched = scheme.enable_for(Switch::MultiBitCorrection).is_some();
    let few = spaces.iter().try_fold(0u64, |n, s| n.checked_add(1u64.checked_shl(s.dimension() as u32)?));
    let single = switched || few.is_none_or(|n| n > LISTED);
    let n = scheme.layout.codeword(w).len();
    let mut table = BTreeMap::new();
    for space in spaces {
        let patterns: Vec<(Vec<usize>, u64)> = if single {
            let basis = space.basis().iter().cloned().zip(space.syndromes(&scheme.code));
            basis.filter(|(pattern, _)| pattern.len() == 1).collect()
        } else {
            space.patterns(&scheme.code).collect()
        };
        for (pattern, syndrome) in patterns {
            table.insert(syndrome, (0..n).map(|bit| pattern.contains(&bit)).collect());
        }
    }
    table
}

/// The decoder's ports that the checker reads.
fn checked<'d>(scheme: &Scheme, options: &Options, decoder: &'d Module) -> Vec<&'d Port> {
    let mut unread = vec![options.output("data"), options.output("cw_ce")];
    unread.extend(scheme.enables.iter().map(|e| options.input(&e.name)));
    decoder.ports.iter().filter(|port| !unread.contains(&port.name)).collect()
}

fn claims(scheme: &Scheme, options: &Options) -> Claims {
    let (i, o) = (|s: &str| options.input(s), |s: &str| options.output(s));
    let g = scheme.geometry;
    let r = scheme.code.h.r() as usize;
    // A concatenation begins with its most significant part, and codeword 0 is the least significant one.
    let syndromes: Vec<String> = (0..scheme.codewords()).rev().map(|w| o(&format!("syndrome_{w}"))).collect();
    let all = format!("{{{}}}", syndromes.join(", "));
    let (entry_i, entry_o, flips, ce, due) = (i("entry"), o("entry"), o("flips"), o("ce"), o("due"));
    let mut rows = Vec::new();
    let mut list: Vec<(String, String)> = vec![
        ("never_both_flags".into(), format!("!({ce} && {due})")),
        ("clean_has_zero_syndrome".into(), format!("({ce} || {due}) == (|{all})")),
        ("correction_is_flips".into(), format!("{entry_o} == ({entry_i} ^ {flips})")),
        ("ce_changes_something".into(), format!("{ce} == (|{flips})")),
        ("due_has_a_reason".into(), format!("{due} == ((|{}) || {})", o("cw_due"), o("rule_fail"))),
    ];
    let corrected: Vec<_> = (0..scheme.codewords()).map(|w| corrected(scheme, w)).collect();
    for w in (0..scheme.codewords()).filter(|w| !corrected[*w].is_empty()) {
        let cw_due = bit_of(&o("cw_due"), scheme.codewords(), w);
        list.push((format!("corrects_{w}"), format!("!(|to_flip_{w}) || !{cw_due}")));
        list.push((format!("flips_{w}"), format!("{due} || !(|to_flip_{w}) || flipped_{w} == to_flip_{w}")));
    }
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        let columns = scheme.address_columns(w);
        for row in 0..r {
            let mut mask = vec![false; g.bits()];
            for b in scheme.code.h.row_support(row as u32) {
                mask[physical[b]] = true;
            }
            // Bits that are stored complemented count in the parity of a stored entry, not in that of flips.
            let inverted = scheme.constant.iter().filter(|bit| mask[**bit]).count() % 2 == 1;
            let sign = if inverted { "~" } else { "" };
            let name = format!("H_{w}_ROW_{row}");
            let mut address = String::new();
            if columns.iter().any(|column| column >> row & 1 == 1) {
                let name = format!("ADDRESS_{w}_ROW_{row}");
                address = format!(" ^ (^({} & {name}))", i("address"));
                rows.push((name, columns.iter().map(|column| column >> row & 1 == 1).collect()));
            }
            let bit = bit_of(&o(&format!("syndrome_{w}")), r, row);
            list.push((format!("syndrome_{w}_row_{row}"), format!("{bit} == ({sign}^({entry_i} & {name}){address})")));
            list.push((format!("flips_explain_{w}_row_{row}"), format!("!{ce} || {bit} == (^({flips} & {name}))")));
            list.push((
                format!("delivered_{w}_row_{row}"),
                format!("{due} || !({sign}^({entry_o} & {name}){address})"),
            ));
            rows.push((name, mask));
        }
    }
    Claims { rows, corrected, list }
}

fn header(scheme: &Scheme, what: &str) -> String {
    format!("// SPDX-License-Identifier: MIT OR Apache-2.0\n// {what}\n// Scheme hash {}.\n", scheme.hash())
}

/// A constant in parts of 256 bits, to limit the line length.
fn constant(bits: &[bool]) -> String {
    let pieces: Vec<String> = bits.chunks(256).rev().map(crate::verilog::word).collect();
    match pieces.as_slice() {
        [one] => format!("\n    {one}"),
        several => format!(" {{\n    {}\n  }}", several.join(",\n    ")),
    }
}

fn bit_of(name: &str, width: usize, bit: usize) -> String {
    if width == 1 { name.into() } else { format!("{name}[{bit}]") }
}

fn checker(scheme: &Scheme, options: &Options, decoder: &Module, claims: &Claims) -> String {
    let module = &decoder.name;
    let mut t = header(scheme, &format!("The contract of {module}, derived only from the parity-check matrix."));
    t += "// Assertions are deferred in simulation, where values settle within a time step.\n\
          `default_nettype none\n\n`ifdef YOSYS\n`define ECCFORGE_ASSERT assert\n`else\n\
          `define ECCFORGE_ASSERT assert final\n`endif\n\n";
    let _ = write!(t, "module {module}_sva (\n{}\n);\n\n", inputs(&checked(scheme, options, decoder)));
    t += "  // Rows of H, bit by bit of the entry.\n";
    for (name, mask) in &claims.rows {
        let _ = writeln!(t, "  localparam {}{name} ={};", range(mask.len()), constant(mask));
    }
    for (w, table) in claims.corrected.iter().enumerate().filter(|(_, table)| !table.is_empty()) {
        t += &flips(scheme, options, w, table);
    }
    t += "\n  always_comb begin\n";
    for (name, claim) in &claims.list {
        let line = format!("      `ECCFORGE_ASSERT ({claim});");
        let line = if line.len() > COLUMNS { line.replacen(" == ", "\n        == ", 1) } else { line };
        let _ = writeln!(t, "    {name}:\n{line}");
    }
    let _ = write!(
        t,
        "  end\n\nendmodule\n\n`undef ECCFORGE_ASSERT\n\n// yosys passes over `bind`: use {module}_formal.sv there.\n\
         `ifndef YOSYS\nbind {module} {module}_sva u_sva (.*);\n`endif\n\n`default_nettype wire\n"
    );
    t
}

/// The flips that a codeword's syndrome requires, and those that are made: `to_flip_W` and `flipped_W`.
fn flips(scheme: &Scheme, options: &Options, w: usize, table: &BTreeMap<u64, Vec<bool>>) -> String {
    let physical = scheme.layout.codeword(w);
    let (n, r) = (physical.len(), scheme.code.h.r());
    let mut t = format!(
        "\n  // Bits of codeword {w} that a correctable syndrome flips; 0 for others.\n  reg {}to_flip_{w};\n  always_comb begin\n\
         \x20   case ({})\n",
        range(n),
        options.output(&format!("syndrome_{w}"))
    );
    for (syndrome, flips) in table {
        let _ = writeln!(t, "      {r}'h{syndrome:x}: to_flip_{w} ={};", constant(flips).replace("\n    ", " "));
    }
    let _ = write!(t, "      default: to_flip_{w} = {n}'h0;\n    endcase\n  end\n  wire {}flipped_{w};\n", range(n));
    let (flips, bits) = (options.output("flips"), scheme.geometry.bits());
    for (bit, place) in physical.iter().enumerate() {
        let (to, from) = (bit_of(&format!("flipped_{w}"), n, bit), bit_of(&flips, bits, *place));
        let _ = writeln!(t, "  assign {to} = {from};");
    }
    t
}

/// Ports as inputs of a module.
fn inputs(ports: &[&Port]) -> String {
    let lines: Vec<String> = ports.iter().map(|p| format!("  input wire {}{}", range(p.width), p.name)).collect();
    lines.join(",\n")
}

fn formal_top(scheme: &Scheme, options: &Options, decoder: &Module) -> String {
    let module = &decoder.name;
    let mut t = header(scheme, &format!("{module} and its checker under one top: for tools without `bind`."));
    let (read, outputs): (Vec<&Port>, Vec<&Port>) = decoder.ports.iter().partition(|p| p.direction == Direction::Input);
    let _ = write!(t, "`default_nettype none\n\nmodule {module}_formal (\n{}\n);\n\n", inputs(&read));
    for port in outputs {
        let _ = writeln!(t, "  wire {}{};", range(port.width), port.name);
    }
    let _ = write!(
        t,
        "\n  {module} u_decoder (\n{}\n  );\n\n  {module}_sva u_sva (\n{}\n  );\n\nendmodule\n\n`default_nettype wire\n",
        connected_by_name(&decoder.ports.iter().collect::<Vec<_>>()),
        connected_by_name(&checked(scheme, options, decoder))
    );
    t
}

/// Connects ports to the signals of the same names, one on a line.
fn connected_by_name(ports: &[&Port]) -> String {
    let connections: Vec<String> = ports.iter().map(|p| format!("    .{0}({0})", p.name)).collect();
    connections.join(",\n")
}

/// A script that fails if yosys finds fewer assertions than expected.
fn symbiyosys(design: &Design, module: &str, assertions: usize) -> String {
    let mut files: Vec<String> = design.decoder.iter().map(|m| format!("{}.v", m.name)).collect();
    files.extend([format!("{module}_sva.sv"), format!("{module}_formal.sv")]);
    let opened = if design.decoder.iter().any(|m| m.keeps_hierarchy) { OPENED } else { "" };
    // From yosys 0.34 on, assertions are cells of another type.
    format!(
        "# SPDX-License-Identifier: MIT OR Apache-2.0\n# sby {module}.sby: property-directed reachability of ABC. Long sums are \
         little to it\n# within one codeword; solvers of smtbmc take minutes over them.\n\
         [options]\nmode prove\n\n[engines]\nabc pdr\n\n[script]\nread_verilog -formal -sv {}\n\
         # Counted before equal assertions are merged.\nhierarchy -check -top {module}_formal\nproc -norom\n{opened}flatten\n\
         select -assert-count {assertions} t:$assert t:$check\nprep -top {module}_formal\n\n[files]\n{}\n",
        files.join(" "),
        files.join("\n")
    )
}

/// `<module>.sby` for each module of the library in a design that has properties, with the small parameters of the proof.
pub(super) fn scripts(scheme: &Scheme, options: &Options, design: &Design) -> Vec<File> {
    let pipes = Side::BOTH.into_iter().filter(|side| !design.pipe_of(*side).is_empty());
    let all = pipes.map(|side| of_pipe(design, options, side)).chain(instances(scheme, options, design));
    let used: Vec<String> = design.modules().filter(|m| m.is_source()).map(Module::file).collect();
    let mut names: Vec<String> = library::properties(design.modules()).into_iter().map(|file| file.name).collect();
    names.extend(used.into_iter().filter(|name| name.ends_with(".sv") || name.starts_with("eccforge_gf")));
    names.sort();
    // A file that is read twice defines its module twice, which tools reject.
    names.dedup();
    all.map(|instance| script(&instance, &names)).collect()
}

/// The script of one instance, which reads these files.
fn script(Instance { module, parameters }: &Instance, names: &[String]) -> File {
    let set: String = parameters.iter().map(|(name, value)| format!(" -set {name} {value}")).collect();
    // One step for an edge of either clock.
    let clocks = if TWO_CLOCKS.contains(module) { "multiclock on\n" } else { "" };
    let text = format!(
        "# SPDX-License-Identifier: MIT OR Apache-2.0\n# sby {module}.sby: property-directed reachability of ABC.\n\
         [options]\nmode prove\n{clocks}\n[engines]\nabc pdr\n\n[script]\nread_verilog -formal -sv -D ECC_SVA {}\n\
         chparam{set} {module}\nhierarchy -check -top {module}\nproc\nflatten\n\
         select -assert-min 1 t:$assert t:$check\nprep -top {module}\n\n[files]\n{}\n",
        names.join(" "),
        names.join("\n")
    );
    File { name: format!("{module}.sby"), text }
}

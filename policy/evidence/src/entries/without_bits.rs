//! Outputs of other programs that give no wrong bits, each with the reason why no code can be applied to it.

use regex::Regex;

/// Number of bytes that are searched for the form of a program's lines.
pub(super) const HEAD: usize = 1 << 18;

/// Outputs that count errors or name their places, but not their bits: a line of each, with the advice for the user.
const WITHOUT_BITS: [(&str, &str); 17] = [
    (
        r"(?i)memtest86|Test: \d+, CPU: \d+, Address: ",
        "MemTest86 prints errors in the form of its own report; write them as a table with the columns address, expected and actual",
    ),
    // google/rowhammer-test, rowhammer_test.cc.
    (
        r"error at 0x[0-9a-f]+: got 0x[0-9a-f]+|hammered \d+ addresses|toggled \d+ times",
        "rowhammer-test stops at its first flip and prints virtual addresses, which name no cells; TRRespass and Blacksmith print places in the DRAM",
    ),
    // google/rowhammer-test, double_sided_rowhammer.cc.
    (
        r"^\[!\] (Found \d+ flips in row|Hammering rows|Can't hammer row)",
        "double_sided_rowhammer counts flips by row and prints no bits; rowhammer_test_ext, TRRespass and Blacksmith print their bits",
    ),
    // CMU-SAFARI/U-TRR, RowScout; CMU-SAFARI/HBM-Read-Disturbance.
    (
        r"^Profiling with \d+ ms retention time",
        "this is the log of RowScout's progress; the cells are in the file that it writes, such as sample.R-R",
    ),
    // hwcloud-RAS/SmartMem; the tickets of its DIMMs.
    (
        r"(?i)\bretry_?rd_?err_?log_?parity\b",
        "this is a table of SmartMem: `eccforge learn dimm` applies codes to its maps of wrong bits, `eccforge gpu replay` counts its errors",
    ),
    (
        r"^sn_name,alarm_time",
        "tickets name DIMMs that failed, but no errors: the logs of SmartMem are the other tables",
    ),
    // Tables of Calchas, of Alibaba (Cheng et al., SRDS 2022) and of MareNostrum 3 (bsc-mem/UEPREDICT).
    (
        r"(?i)\becctype\b|^sid,memoryid,rankid,bankid|^dimm_id,date_time,error_type",
        "this field study names the DIMM of an error, but not its bits, so no code can be applied to it; `eccforge gpu replay` counts its errors",
    ),
    // CMU-SAFARI/EINSim.
    (
        r#""error_model"\s*:|"model_params"\s*:"#,
        "this is a description of errors for EINSim, not a log; `eccforge simulate SCHEME --sources FILE` injects them",
    ),
    // antmicro/rowhammer-tester, rowhammer_tester/scripts.
    (
        r#"Bit-flips for row|"pair_\d+_\d+"|"bitflips_in_rows""#,
        "the rowhammer tester of Antmicro counts flips by row in nested objects; write one line per error with bank, row, col and bit",
    ),
    (
        r"(?i)\bBADRAM\b|badram=0x",
        "BADRAM patterns name pages that are left out, but not the wrong bits, so no code can be applied to them",
    ),
    // ColinIanKing/stress-ng, stress-vm.c.
    (
        r"stress-ng: .*(detected \d+ bit errors|stressor)",
        "stress-ng counts wrong bits and prints neither addresses nor bits; memtester and stressapptest print both",
    ),
    (
        r"(?i)^\W*(start-up values|puf[ _-](?:response|id|board))|\bhamming distance of responses\b",
        "responses of a PUF are start-up values of cells, which nothing was written to, so none of their bits is wrong",
    ),
    // NVlabs/sassifi, scripts/parse.py.
    (
        r"(?i)\bsassifi\b|nvbitfi|igid;bfm|;kname;kcount;",
        "SASSIFI and NVBitFI inject errors into registers and instructions: their logs name no memory",
    ),
    // UFRGS-CAROL/radiation-benchmarks: rows of lava, hotspot of several streams, darknet.
    (
        r"(?m)^#ERR ",
        "this benchmark of UFRGS-CAROL does not print rows as `p: [i, j], r: READ, e: EXPECTED`, so the place of its elements is not known",
    ),
    // ihaque/memtestG80, memtestG80_cli.cu.
    (
        r"MemtestG80 v\d|: \d+ errors \(\d+ ms\)",
        "MemtestG80 counts errors and prints neither addresses nor bits, so no code can be applied to them; cuda_memtest prints both",
    ),
    (
        r"EDAC \S+: .*\b[CU]E\b",
        "EDAC names the DIMM and the address of an error, but not its bits, so no code can be applied to it; `eccforge gpu replay` reads such a log",
    ),
    (
        r"mcelog: |Hardware event\. This is not a software error",
        "mcelog names the place of an error, but not its bits, so no code can be applied to it; `eccforge gpu replay` reads such a log",
    ),
];

/// The first line of an output without bits, and the advice for the user; `None` for a table.
pub(super) fn without_bits(head: &[u8]) -> Option<(u64, &'static str)> {
    let text = String::from_utf8_lossy(&head[..head.len().min(HEAD)]);
    for (pattern, why) in WITHOUT_BITS {
        let Ok(pattern) = Regex::new(pattern) else { continue };
        if let Some(line) = text.lines().position(|line| pattern.is_match(line)) {
            return Some((line as u64 + 1, why));
        }
    }
    None
}

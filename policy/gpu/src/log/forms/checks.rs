//! Machine checks as kernels print them: Linux, FreeBSD, VMware ESXi. Each line gives some of the registers ([`Mca`]).

use super::{Built, Form};
use crate::log::Content;
use crate::log::host::{HostMessage, Reporter};
use crate::log::mca::Mca;
use regex::Captures;

/// A row; its groups are those of [`Mca::of_groups`].
macro_rules! row {
    ($vendor:literal, $source:literal, $needle:literal, $pattern:expr, $reporter:ident) => {
        Form::new($vendor, $source, $needle, $pattern, |c| registers(Reporter::$reporter, c))
    };
}

/// What Linux and its drivers of Intel's memory controllers print before the registers.
macro_rules! raw {
    ($rest:literal) => {
        concat!(
            r"^(?:(?:mce: )?\[Hardware Error\]: |EDAC (?:skx|skx_common|i10nm|sbridge|pnd2|igen6) MC\d+: )",
            $rest,
            "$"
        )
    };
}

pub(super) static FORMS: [Form; 20] = [
    row!(
        "Linux",
        "Linux 6.8, arch/x86/kernel/cpu/mce/core.c, print_mce; 2.6.32: mcheck/mce.c",
        ": Machine Check",
        raw!(
            r"CPU (?<cpu>\d+): Machine Check(?: Exception| Event)?: (?:0x)?[[:xdigit:]]+ Bank (?<bank>\d+): (?:0x)?(?<status>[[:xdigit:]]+)"
        ),
        Mce
    ),
    row!(
        "Linux",
        "the same; 6.10 and later add PPIN and SYND1",
        "[Hardware Error]: TSC ",
        raw!(r"(?<words>TSC .*)"),
        Mce
    ),
    row!(
        "Linux",
        "the same",
        "PROCESSOR ",
        raw!(r"PROCESSOR (?<vendor>\d+):(?:0x)?[[:xdigit:]]+ (?<words>TIME .*)"),
        Mce
    ),
    row!(
        "Linux",
        "skx_common.c, skx_mce_check_error; sb_edac.c, sbridge_mce_check_error",
        ": TSC ",
        raw!(r"(?<words>TSC .*)"),
        Mce
    ),
    row!("Linux", "the same", ": ADDR ", raw!(r"(?<words>ADDR .*)"), Mce),
    row!("Linux", "the same", ": MISC ", raw!(r"(?<words>MISC .*)"), Mce),
    row!(
        "Linux",
        "Linux 6.8, drivers/edac/mce_amd.c, amd_decode_mce",
        "_STATUS[",
        r"^\[Hardware Error\]: CPU:(?<cpu>\d+)(?: \([^)]*\))?\s+MC(?<bank>\d+)_STATUS\[[^\]]*\]: 0x(?<status>[[:xdigit:]]+)$",
        MceAmd
    ),
    row!("Linux", "the same", "Error Addr: 0x", r"^\[Hardware Error\]: Error Addr: 0x(?<addr>[[:xdigit:]]+)$", MceAmd),
    row!(
        "Linux",
        "the same, up to 4.8",
        "_ADDR: 0x",
        r"^\[Hardware Error\]:\s+MC\d+_ADDR: 0x(?<addr>[[:xdigit:]]+)$",
        MceAmd
    ),
    row!(
        "Linux",
        "the same, amd_decode_mce: scalable MCA",
        "IPID: 0x",
        r"^\[Hardware Error\]: (?:PPIN: 0x[[:xdigit:]]+, )?IPID: 0x(?<ipid>[[:xdigit:]]+)(?:, Syndrome: .*)?$",
        MceAmd
    ),
    row!(
        "Linux",
        "the same, decode_smca_error",
        "Unified Memory Controller",
        r"^\[Hardware Error\]: (?<memory>(?:MI300 )?Unified Memory Controller)(?: V2)? Ext\. Error Code: 0(?:, .*)?$",
        MceAmd
    ),
    row!(
        "Linux",
        "the same, k8_mc4_mce and f15h_mc4_mce",
        "DRAM ECC error detected on the NB",
        r"^\[Hardware Error\]: (?:Northbridge Error(?: \(node \d+\))?|MC4 Error(?: \(node \d+\))?): (?<memory>DRAM ECC error detected on the NB)\.$",
        MceAmd
    ),
    row!(
        "FreeBSD",
        "FreeBSD 14, sys/x86/x86/mca.c, mca_log",
        "MCA: Bank ",
        r"^MCA: Bank (?<bank>\d+), Status 0x(?<status>[[:xdigit:]]+)$",
        OtherKernel
    ),
    row!("FreeBSD", "the same", "MCA: Vendor ", r#"^MCA: Vendor "(?<vendor>[^"]*)", ID .*$"#, OtherKernel),
    row!(
        "FreeBSD",
        "the same",
        "MCA: CPU ",
        r"^MCA: CPU (?<cpu>\d+) COR (?:\((?<count>\d+)\) )?(?:PCC )?(?:OVER )?(?<memory>\w+ channel \S+ memory error)$",
        OtherKernel
    ),
    row!(
        "FreeBSD",
        "the same",
        "MCA: CPU ",
        r"^MCA: CPU (?<cpu>\d+) UNCOR (?:PCC )?(?:OVER )?(?<memory>\w+ channel \S+ memory error)$",
        OtherKernel
    ),
    row!("FreeBSD", "the same: other parts", "MCA: CPU ", r"^MCA: CPU (?<cpu>\d+) (?:UN)?COR .*$", OtherKernel),
    row!(
        "FreeBSD",
        "the same",
        "MCA: Address 0x",
        r"^MCA: Address 0x(?<addr>[[:xdigit:]]+)(?: \(Mode: .*)?$",
        OtherKernel
    ),
    row!(
        "VMware",
        "ESXi 7 and 8, knowledge.broadcom.com 373203 and 372284",
        ")MCA: ",
        r"^cpu\d+:\d+\)(?:ALERT: |WARNING: )?MCA: \d+: \w+ \w+ G[[:xdigit:]]+ B(?<bank>[[:xdigit:]]+) S(?<status>[[:xdigit:]]+) A(?<addr>[[:xdigit:]]+) M[[:xdigit:]]+ P.*$",
        OtherKernel
    ),
    row!(
        "VMware",
        "ESXi 5 and 6, knowledge.broadcom.com 367928",
        ")MCE: ",
        r"^cpu\d+:\d+\)(?:ALERT: |WARNING: )?MCE: \d+: cpu(?<cpu>\d+): bank(?<bank>\d+): status=0x(?<status>[[:xdigit:]]+): \(.*\)(?:, Addr:0x(?<addr>[[:xdigit:]]+).*)?$",
        OtherKernel
    ),
];

fn registers(reporter: Reporter, c: &Captures<'_>) -> Built {
    Ok(Some(Content::Host(HostMessage::Mca(reporter, Box::new(Mca::of_groups(c))))))
}

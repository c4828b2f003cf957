//! Lines of NVIDIA's drivers: XIDs of GPUs, SXids of NVSwitches, the identity of a GPU, and a GPU that cannot be used.

use super::{Built, Form, pci, text};
use crate::log::Content;
use crate::log::device::{DeviceLine, Fact};
use crate::xid;
use regex::Captures;

const fn row(
    source: &'static str,
    needle: &'static str,
    pattern: &'static str,
    build: fn(&Captures<'_>) -> Built,
) -> Form {
    Form::new("NVIDIA", source, needle, pattern, build)
}

pub(super) static FORMS: [Form; 11] = [
    Form::parsed("NVIDIA", "open-gpu-kernel-modules, kernel_rc.c, XID_PRINT_WITH_ATTR", "NVRM: Xid (", xid),
    Form::parsed("NVIDIA", "Dynamic Page Retirement r352, XID messages", "XID ", xid),
    Form::parsed("NVIDIA", "open-gpu-kernel-modules, common_nvswitch.h, NVSWITCH_PRINT_SXID", "SXid (", |message| {
        xid::parse_switch_line(message).map(|line| line.map(Content::Switch)).transpose()
    }),
    row("the module's own line at its start", "NVRM: loading NVIDIA", r"^NVRM: loading NVIDIA(?<rest>.*)$", |c| {
        let is_version = |w: &&str| w.contains('.') && w.bytes().all(|b| b.is_ascii_digit() || b == b'.');
        Ok(Some(Content::DriverLoad(text(c, "rest").split_whitespace().find(is_version).map(str::to_owned))))
    }),
    row(
        "open-gpu-kernel-modules, kernel_rc.c, _krcLogUuidOnce",
        "NVRM: GPU at PCI:",
        r"^NVRM: GPU at PCI:(?<pci>[^ ]+): (?<uuid>.*)$",
        |c| Ok(pci(c).map(|pci| Content::GpuUuid(pci, text(c, "uuid").trim().to_owned()))),
    ),
    row(
        "open-gpu-kernel-modules, kernel_rc.c, _krcLogUuidOnce",
        "NVRM: GPU Board Serial Number:",
        r"^NVRM: GPU Board Serial Number:(?<serial>.*)$",
        |c| Ok(Some(Content::BoardSerial(text(c, "serial").trim().to_owned()))),
    ),
    row(
        "open-gpu-kernel-modules, osapi.c, RmLogGpuCrash and its callers",
        ": GPU has fallen off the bus",
        r"^NVRM: GPU (?<pci>[[:xdigit:]]{4,8}:[[:xdigit:]:.]+): (?<text>GPU has fallen off the bus\.?)$",
        |c| device(c, Fact::Lost),
    ),
    row(
        "open-gpu-kernel-modules, osinit.c, rm_is_supported_device: the first of three lines names the GPU",
        "NVRM: The NVIDIA GPU ",
        r"^NVRM: The NVIDIA GPU (?<pci>[[:xdigit:]]{4,8}:[[:xdigit:]:.]+)(?: \(PCI ID: [^)]*\)(?: installed in this system has)?)?$",
        |c| device(c, Fact::Named),
    ),
    row(
        "the same: the last of three lines",
        "NVRM: fallen off the bus",
        r"^NVRM: (?<text>fallen off the bus and is not responding to commands\.?)$",
        |c| device(c, Fact::Lost),
    ),
    row(
        "the same in one line, as journald exports it",
        "fallen off the bus and is not responding",
        r"^NVRM: The NVIDIA GPU (?<pci>[[:xdigit:]]{4,8}:[[:xdigit:]:.]+).* (?<text>fallen off the bus and is not responding.*)$",
        |c| device(c, Fact::Lost),
    ),
    row(
        "open-gpu-kernel-modules, osinit.c, RmInitAdapter",
        "RmInitAdapter failed",
        r"^NVRM: GPU (?<pci>[[:xdigit:]]{4,8}:[[:xdigit:]:.]+): (?<text>RmInitAdapter failed.*)$",
        |c| device(c, Fact::NotStarted),
    ),
];

fn device(c: &Captures<'_>, fact: Fact) -> Built {
    Ok(Some(Content::Device(DeviceLine { pci: pci(c), fact, text: text(c, "text").to_owned() })))
}

fn xid(message: &str) -> Built {
    xid::parse_line(message).map(|line| line.map(Content::Xid)).transpose()
}

//! Lines of Linux itself: a boot, and errors of the host's own memory.

use super::{Built, Form, text};
use crate::log::{Content, host};

const fn memory(source: &'static str, needle: &'static str) -> Form {
    Form::parsed("Linux", source, needle, |message| -> Built { Ok(host::parse(message).map(Content::Host)) })
}

pub(super) static FORMS: [Form; 11] = [
    // `Linux version 6.8.0-45-generic (buildd@lcy02) ...`, also cut after the version.
    Form::new(
        "Linux",
        "init/version.c, linux_banner",
        "Linux version ",
        r"^Linux version (?<version>\d[^ .]*\.\d[^ ]*)(?: (?<rest>\(.*)?)?$",
        |c| Ok((!text(c, "version").is_empty()).then_some(Content::KernelStart)),
    ),
    Form::new("systemd", "systemd 250, src/shared/logs-show.c", "-- Boot ", r"^-- Boot [[:xdigit:]]{32} --$", |_| {
        Ok(Some(Content::Boot))
    }),
    Form::new("systemd", "systemd 249, src/journal/journalctl.c", "-- Reboot --", "^-- Reboot --$", |_| {
        Ok(Some(Content::Boot))
    }),
    // The lines of mcelog and the records of rasdaemon have readers of their own.
    Form::parsed("mcelog", "mcelog 204, mcelog.c, dump_mce: the tag of its lines", "mcelog", |_| Ok(None)),
    memory("drivers/edac/edac_mc.c, edac_ce_error, edac_ue_error", "EDAC MC"),
    memory("drivers/firmware/efi/cper.c, cper_print_mem", "[Hardware Error]"),
    memory("mm/memory-failure.c, action_result", "Memory failure: "),
    memory("mm/memory-failure.c, madvise_inject_error", "Soft offlining pfn"),
    memory("mm/memory-failure.c, soft_offline_page", "oft offline: "),
    memory("mm/memory-failure.c, soft_offline_page", "soft_offline: "),
    memory("drivers/ras/cec.c, do_spare", "Soft-offlining pfn"),
];

//! A profile (long: every key of its language) is a policy with all its values: each value that the documents leave open ([?]) is a field,
//! never a constant.

use crate::containment::ByMig;
pub use crate::containment::{Containment, ContainmentTable};
use crate::geometry::Geometry;
use crate::identity;
use eccforge_evidence::event::Requester;
use eccforge_evidence::xid::XidStyle;
use eccforge_files::diagnostic::{Checked, SourceFile, suggest};
use eccforge_files::yaml::Spanned;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::num::{NonZeroU8, NonZeroU32, NonZeroU64};
use std::path::Path;

/// The form of the report of `smi -q`. The forms are ordered from the oldest driver to the newest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SmiStyle {
    /// The form in which the r352 document prints retired pages.
    R352,
    /// The form of drivers up to r470 for V100: single and double bit errors by location.
    Volta,
    /// The form of r470 to r535 for A100: SRAM and DRAM.
    Ampere,
    /// The form of r550: uncorrectable SRAM errors as parity and SEC-DED, with threshold and sources.
    R550,
    /// The form of r580 and later: with repairs of memory channels.
    R590,
}

/// Legacy page retirement (D).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PageRetirement {
    /// Bytes of a page [?] (D.10).
    pub page_bytes: NonZeroU64,
    /// Pages that may be retired, both causes together [?] (D.7).
    pub max_pages: usize,
    /// Distinct addresses that are counted (D.6).
    pub max_addresses: usize,
    /// Single-bit errors at one address that mark its page (D.1).
    pub single_bit_threshold: NonZeroU32,
    /// Seconds from the last client's exit to the automatic detach [?] ("a few", D.5).
    pub detach_delay_seconds: u64,
    /// Milliseconds that a page record takes to reach the InfoROM in persistence mode [?]; 0 leaves no race (D.8).
    pub write_delay_milliseconds: u64,
    /// Number of retired pages at which the operator returns the GPU [?]; if absent, the operator never returns it.
    pub return_at_pages: Option<usize>,
}

/// A100 containment, offlining and row remapping (A).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RowRemapping {
    /// Entries of the table (A.4).
    pub max_remaps: usize,
    /// Uncorrectable rows of a bank after which an attempt sets the failure flag (A.5).
    pub max_uncorrectable_rows_per_bank: usize,
    /// The uncorrectable remap attempt that sets the failure flag [?] (A.5).
    pub failure_at_uncorrectable_remap: usize,
    /// Corrected errors of one row that cause a remap [?]. Without this key they never do. Not public.
    pub correctable_threshold: Option<NonZeroU32>,
    /// Whether a full table lets an uncorrectable remap replace a correctable one [?]: of its own bank if there is one, otherwise
    /// the oldest.
    pub replace_correctable_when_table_full: bool,
    /// Frames that can be offlined between resets (\[RM\], ctrl2080fb.h).
    pub max_offlined_frames: usize,
    /// Whether a reset returns frames whose row was not remapped [?]: the list is in RAM.
    pub reclaim_unremapped_at_reset: bool,
    /// Whether XID 48 precedes 63 [?].
    pub xid_48: bool,
    /// Whether the driver prints XID 154 [?].
    pub xid_154: bool,
    /// Whether XID 171 follows a 48 of DRAM [?].
    #[serde(default)]
    pub xid_171: bool,
    /// Spelling of XID 94 and 95 [?].
    pub xid_style: XidStyle,
    /// Uncorrectable errors of one SRAM unit beyond which the threshold flag is raised [?]. Without this key, the product has no such flag.
    pub sram_threshold: Option<u32>,
    /// Spare memory channels. Without this key, the product has none.
    pub channel_repair: Option<ChannelRepair>,
    /// Applications that each error ends.
    #[schemars(with = "BTreeMap<Requester, ByMig>")]
    pub containment: ContainmentTable,
}

/// Spare channels of HBM (\[NVDOC\], RMA policy thresholds for row remapping: Blackwell).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChannelRepair {
    /// Uncorrectable rows of a bank after which a further one repairs its channel.
    pub after_rows_of_bank: usize,
    /// Channels that can be repaired, each along with its pair [?].
    pub spare_channels: usize,
    /// The step that activates a repair [?].
    pub activation: Activation,
}

/// The event that activates a repair in hardware (XID 160); later ones include the earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Activation {
    GpuReset,
    NodeReboot,
}

/// Linux's corrected errors collector (\[CEC\]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LinuxCec {
    /// Pages that are counted at a time.
    pub slots: NonZeroU32,
    /// Count at which a page is soft-offlined, at most 1023.
    pub threshold: NonZeroU32,
    /// Hours between two decays of all generations.
    pub decay_hours: NonZeroU64,
    /// Insertions between two decays.
    pub decay_insertions: NonZeroU32,
}

/// Corrected errors of one row within a time, for row isolation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Window {
    /// Corrected errors.
    pub threshold: NonZeroU32,
    /// Hours in which they must fall.
    pub cycle_hours: NonZeroU64,
}

/// rasdaemon's page and row isolation (\[RAS\]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rasdaemon {
    /// Corrected errors of one page.
    pub page: Window,
    /// Corrected errors of one row. With this key, rows are isolated and the page policy is off.
    pub row: Option<Window>,
}

/// mcelog's leaky bucket for each page (\[MCE\]).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mcelog {
    /// Corrected errors of one page and the time in which they must fall.
    pub page: Window,
    /// After a failed offline the page's threshold grows by this factor.
    pub retry_factor: NonZeroU8,
}

/// Which state machine decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    PageRetirement(PageRetirement),
    RowRemapping(Box<RowRemapping>),
    LinuxCec(LinuxCec),
    Rasdaemon(Rasdaemon),
    Mcelog(Mcelog),
}

/// The cost of pins of overlapping ranges (G.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BarSharing {
    /// Fresh space for every pin (CUDA 6).
    Fresh,
    /// Frames that are mapped already are shared (CUDA 7 and later).
    Shared,
}

/// Peers that hold pages (G).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PeerSpec {
    /// Bytes of the BAR (G.2).
    pub bar_bytes: u64,
    /// Bytes of it that the driver keeps (G.2).
    pub bar_reserved_bytes: u64,
    /// Cost of overlaps (G.3).
    pub sharing: BarSharing,
    /// Frames that a peer's registration cache keeps pinned before the least recently used go [?] (G.5).
    pub cache_threshold_frames: u64,
    /// Whether poison in a pinned frame revokes the pins at once [?] (G.4); otherwise peers are asked to drain.
    pub revoke_on_poison: bool,
    /// Whether pins have no callback and survive the owner's free (the persistent interface of CUDA 12.2) [?].
    pub persistent: bool,
    /// Peers that break the contract of G.4: they keep their page table in the revocation callback.
    #[serde(default)]
    pub keep_page_table: Vec<u16>,
}

/// The memory that a geometry describes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GeometryOf {
    /// The map of the product.
    #[default]
    Product,
    /// The map of another product, because that of this one is not public.
    StandIn,
    /// The policy is that of a host, whose pages are simulated at addresses of this geometry; no host has this memory.
    Host,
}

impl GeometryOf {
    fn is_product(&self) -> bool {
        *self == Self::Product
    }
}

/// A policy, its GPU and its peers; in a file, the geometry is a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Profile<G = Geometry, P = Policy> {
    /// Name, as the command line gives it.
    pub name: String,
    /// Content of the profile in one sentence.
    pub description: String,
    /// Product name that reports print.
    pub model: String,
    /// The geometry of its memory: the name of a built-in one, or a .yaml file in the folder of this file.
    pub geometry: G,
    /// Whose memory the geometry describes.
    #[serde(default, skip_serializing_if = "GeometryOf::is_product")]
    pub geometry_of: GeometryOf,
    /// Whether ECC can be switched off (not on A100).
    pub ecc_switchable: bool,
    /// Whether the product has MIG.
    pub mig: bool,
    /// Shape of `smi -q`.
    pub smi_style: SmiStyle,
    /// Version of the driver that reports print [?]. Without this key they print N/A.
    pub driver_version: Option<String>,
    /// CUDA version that reports print [?]. Without this key they print N/A.
    pub cuda_version: Option<String>,
    /// Peers that read its memory.
    pub peers: PeerSpec,
    /// The policy with its figures.
    pub policy: P,
}

/// The profiles that ship with the package: name and YAML text.
const BUILT_IN: [(&str, &str); 10] = [
    ("page-retirement-r352", include_str!("../profiles/page-retirement-r352.yaml")),
    ("v100-page-retirement", include_str!("../profiles/v100-page-retirement.yaml")),
    ("a100-40gb", include_str!("../profiles/a100-40gb.yaml")),
    ("a100-80gb", include_str!("../profiles/a100-80gb.yaml")),
    ("h100", include_str!("../profiles/h100.yaml")),
    ("b200", include_str!("../profiles/b200.yaml")),
    ("mi300x", include_str!("../profiles/mi300x.yaml")),
    ("linux-cec", include_str!("../profiles/linux-cec.yaml")),
    ("rasdaemon", include_str!("../profiles/rasdaemon.yaml")),
    ("mcelog", include_str!("../profiles/mcelog.yaml")),
];

impl Profile {
    pub fn built_in_names() -> Vec<&'static str> {
        BUILT_IN.iter().map(|(name, _)| *name).collect()
    }

    /// The file of a shipped profile, by its name in any case.
    pub fn shipped_file(name: &str) -> Option<SourceFile> {
        let (name, text) = BUILT_IN.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        Some(SourceFile::new(format!("profiles/{name}.yaml"), *text))
    }

    /// A shipped profile by its name, otherwise the YAML file at that path.
    ///
    /// # Errors
    /// Neither exists, or [`Profile::parse`] rejects the file.
    pub fn load(name: &str) -> miette::Result<Self> {
        if let Some(file) = Self::shipped_file(name) {
            return Ok(Self::parse(&file).map_err(|e| *e)?);
        }
        let text = std::fs::read_to_string(name).map_err(|e| {
            let names = Self::built_in_names();
            miette::miette!(
                help = suggest(name, &names, "profile"),
                "no profile is called `{name}`, and as a file it cannot be read: {e}"
            )
        })?;
        Ok(Self::parse(&SourceFile::new(name, text)).map_err(|e| *e)?)
    }

    pub fn parse(file: &SourceFile) -> Checked<Self> {
        let spec: Profile<Spanned<String>, Spanned<Policy>> = file.parse()?;
        let geometry = file.attach(load_geometry(file, &spec.geometry))?;
        let place = spec.policy.place;
        let policy = check_policy(&spec.policy.value);
        file.attach(policy.or_else(|message| place.error("in this policy", message).err()))?;
        Ok(Self {
            name: spec.name,
            description: spec.description,
            model: spec.model,
            geometry,
            geometry_of: spec.geometry_of,
            ecc_switchable: spec.ecc_switchable,
            mig: spec.mig,
            smi_style: spec.smi_style,
            driver_version: spec.driver_version,
            cuda_version: spec.cuda_version,
            peers: spec.peers,
            policy: spec.policy.value,
        })
    }

    /// SHA-256, in hexadecimal, of the profile in JSON, including its geometry: two files that mean the same have one hash. The
    /// keys are part of the interface: records of runs name their profile by it.
    pub fn hash(&self) -> String {
        identity::hash(self)
    }

    /// Whether the product retires pages, so that their counts are known rather than N/A.
    pub const fn retires_pages(&self) -> bool {
        matches!(self.policy, Policy::PageRetirement(_))
    }

    /// Whether the product remaps rows, so that their counts are known rather than N/A.
    pub const fn remaps_rows(&self) -> bool {
        matches!(self.policy, Policy::RowRemapping(_))
    }
}

/// A shipped geometry by its name, or a YAML file in the profile's folder.
fn load_geometry(file: &SourceFile, name: &Spanned<String>) -> Checked<Geometry> {
    let refuse = |message| Box::new(name.error("this geometry", message));
    if !name.value.ends_with(".yaml") {
        return Geometry::built_in(&name.value).map_err(refuse);
    }
    let path = Path::new(&file.name).with_file_name(&name.value);
    let text =
        std::fs::read_to_string(&path).map_err(|e| refuse(format!("{}: cannot be read: {e}", path.display())))?;
    Geometry::parse(&SourceFile::new(path.display().to_string(), text))
}

fn check_policy(policy: &Policy) -> Result<(), String> {
    use crate::inforom::{MAX_ADDRESSES, MAX_PAGES, MAX_REMAPS};
    let room = |name: &str, value: usize, most: usize| {
        if value > most {
            return Err(format!("{name} is {value}; the InfoROM has room for {most}"));
        }
        Ok(())
    };
    match policy {
        Policy::PageRetirement(p) if ![4096, 65536, 131_072].contains(&p.page_bytes.get()) => {
            Err(format!("page-bytes is {}; the driver supports 4096, 65536 and 131072", p.page_bytes))
        }
        Policy::PageRetirement(p) => {
            room("max-pages", p.max_pages, MAX_PAGES)?;
            room("max-addresses", p.max_addresses, MAX_ADDRESSES)
        }
        Policy::RowRemapping(r) => room("max-remaps", r.max_remaps, MAX_REMAPS),
        Policy::LinuxCec(c) if c.threshold.get() > 1023 => {
            Err(format!("threshold is {}; the count has 10 bits, so at most 1023", c.threshold))
        }
        Policy::LinuxCec(_) | Policy::Rasdaemon(_) | Policy::Mcelog(_) => Ok(()),
    }
}

/// The JSON Schema of a profile.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<Profile<String, Policy>>("profile")
}

#[cfg(test)]
mod tests;

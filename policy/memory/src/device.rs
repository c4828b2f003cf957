//! The devices that can be simulated. They are the policy layer's geometries, so the same addresses mean the same rows
//! in both.

use crate::bits::DATA_BYTES;
use eccforge_files::diagnostic::{SourceFile, suggest};
use eccforge_gpu::geometry::Geometry;
use eccforge_gpu::profile::{GeometryOf, Profile};
use miette::{Report, miette};
use std::path::Path;

/// A device to simulate.
#[derive(Clone, Debug)]
pub struct Device {
    pub geometry: Geometry,
    /// The name of the profile, if the geometry is that of another product.
    pub stand_in_for: Option<String>,
}

/// A device by the name of a geometry (`A100-40GB`, in any case), of a policy profile (`h100`), or by a geometry file.
///
/// # Errors
/// The device does not exist, the name is that of a host's policy, the file is invalid, or its entries do not have 32 bytes.
pub fn device(name: &str) -> Result<Device, Report> {
    let built_in = Geometry::built_in_names();
    let mut stand_in_for = None;
    let geometry = if let Some(known) = built_in.iter().find(|n| n.eq_ignore_ascii_case(name)) {
        Geometry::built_in(known).map_err(|e| miette!("{e}"))?
    } else if let Some(profile) = Profile::built_in_names().into_iter().find(|n| n.eq_ignore_ascii_case(name)) {
        let profile = Profile::load(profile)?;
        if profile.geometry_of == GeometryOf::Host {
            return Err(miette!(
                help = format!("name a device: {}", built_in.join(", ")),
                "`{}` is a policy of a host, and has no device to simulate",
                profile.name
            ));
        }
        stand_in_for = (profile.geometry_of == GeometryOf::StandIn).then(|| profile.name.clone());
        profile.geometry
    } else if Path::new(name).exists() {
        let file = SourceFile::read(Path::new(name))?;
        Geometry::parse(&file)?
    } else {
        let known: Vec<&str> = built_in.into_iter().chain(Profile::built_in_names()).collect();
        return Err(miette!(help = suggest(name, &known, "device"), "there is no profile or file `{name}`"));
    };
    if geometry.entry_bytes as usize != DATA_BYTES {
        return Err(miette!(
            help = "one access fetches an entry: 32 bytes of data and 4 bytes of check bits",
            "the device {} has entries of {} bytes; 32 are needed",
            geometry.name,
            geometry.entry_bytes
        ));
    }
    Ok(Device { geometry, stand_in_for })
}

/// Number of entries of a device.
pub fn entries(geometry: &Geometry) -> u64 {
    geometry.capacity_bytes() / DATA_BYTES as u64
}

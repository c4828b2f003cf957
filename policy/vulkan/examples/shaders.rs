//! Compiles the kernels to SPIR-V in the folder that is given; with `--check` only compares.

use naga::back::spv;
use naga::valid::{Capabilities, ValidationFlags, Validator};
use std::path::Path;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let folder = words.next().ok_or("expected the folder of kernels.wgsl")?;
    let [source, compiled] = ["kernels.wgsl", "kernels.spv"].map(|name| Path::new(&folder).join(name));
    let text = std::fs::read_to_string(&source).map_err(|e| format!("{}: {e}", source.display()))?;
    let bytes = compile(&text).map_err(|e| format!("{}: {e}", source.display()))?;
    let read = std::fs::read(&compiled).unwrap_or_default();
    if words.next().is_none() {
        return std::fs::write(&compiled, bytes).map_err(|e| format!("{}: {e}", compiled.display()));
    }
    if read == bytes { Ok(()) } else { Err(format!("{} is stale\nrun: cargo xtask generate", compiled.display())) }
}

fn compile(text: &str) -> Result<Vec<u8>, String> {
    let module = naga::front::wgsl::parse_str(text).map_err(|e| e.emit_to_string(text))?;
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::IMMEDIATES);
    let info = validator.validate(&module).map_err(|e| e.emit_to_string(text))?;
    // Every loop of the kernels has an end, and their bounds are those of the dispatch.
    let options = spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::empty(),
        force_loop_bounding: false,
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::None,
        ..spv::Options::default()
    };
    let words = spv::write_vec(&module, &info, &options, None).map_err(|e| e.to_string())?;
    Ok(words.into_iter().flat_map(u32::to_le_bytes).collect())
}

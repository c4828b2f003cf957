//! Compiles the kernels to SPIR-V in the given folder; with `--check` it only compares them.

use naga::back::spv;
use naga::valid::{Capabilities, ValidationFlags, Validator};
use std::path::Path;

fn main() -> Result<(), String> {
    let mut words = std::env::args().skip(1);
    let folder = words.next().ok_or("expected the folder of the kernels")?;
    let only_compares = words.next().is_some();
    ["kernels", "samples"].iter().try_for_each(|name| file(Path::new(&folder), name, only_compares))
}

/// Writes one compiled kernel, or compares it with its file.
fn file(folder: &Path, name: &str, only_compares: bool) -> Result<(), String> {
    let [source, compiled] = ["wgsl", "spv"].map(|suffix| folder.join(name).with_extension(suffix));
    let text = std::fs::read_to_string(&source).map_err(|e| format!("{}: {e}", source.display()))?;
    let bytes = compile(&text).map_err(|e| format!("{}: {e}", source.display()))?;
    if !only_compares {
        return std::fs::write(&compiled, bytes).map_err(|e| format!("{}: {e}", compiled.display()));
    }
    // A missing file is stale too.
    let read = std::fs::read(&compiled).unwrap_or_default();
    if read == bytes { Ok(()) } else { Err(format!("{} is stale\nrun: cargo xtask generate", compiled.display())) }
}

/// The SPIR-V of a source in WGSL.
fn compile(text: &str) -> Result<Vec<u8>, String> {
    let module = naga::front::wgsl::parse_str(text).map_err(|e| e.emit_to_string(text))?;
    // Threads of a work group take the same branches, because they read the same words of its memory; the validator sees only that
    // they read memory.
    let flags = ValidationFlags::all() - ValidationFlags::CONTROL_FLOW_UNIFORMITY;
    let mut validator = Validator::new(flags, Capabilities::IMMEDIATES);
    let info = validator.validate(&module).map_err(|e| e.emit_to_string(text))?;
    // Every loop of the kernels has an end, and their bounds are those of the dispatch. Names mark the functions that are replaced.
    let options = spv::Options {
        lang_version: (1, 3),
        flags: if text.contains("fn circuit") { spv::WriterFlags::DEBUG } else { spv::WriterFlags::empty() },
        force_loop_bounding: false,
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::None,
        ..spv::Options::default()
    };
    let words = spv::write_vec(&module, &info, &options, None).map_err(|e| e.to_string())?;
    Ok(words.into_iter().flat_map(u32::to_le_bytes).collect())
}

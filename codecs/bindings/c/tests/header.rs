//! The committed header is what cbindgen makes of the source.

use std::path::Path;

#[test]
fn the_committed_header_is_that_of_the_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("a configuration");
    let mut builder = cbindgen::Builder::new().with_config(config);
    for module in ["types", "codec", "entries", "scrub", "inject"] {
        builder = builder.with_src(root.join(format!("src/{module}.rs")));
    }
    let bindings = builder.generate().expect("the source is understood");
    let mut text = Vec::new();
    bindings.write(&mut text);
    let path = root.join("include/eccforge.h");
    if std::env::var_os("ECCFORGE_UPDATE").is_some() {
        std::fs::write(&path, &text).expect("writable");
    }
    let committed = std::fs::read(&path).unwrap_or_default();
    assert!(committed == text, "stale header; run: ECCFORGE_UPDATE=1 cargo test -p eccforge-c header");
}

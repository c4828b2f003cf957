//! Tests that the committed header is the one that cbindgen generates from the source.

use std::path::Path;

#[test]
fn the_committed_header_is_that_of_the_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut config = cbindgen::Config::from_file(root.join("cbindgen.toml")).expect("a configuration");
    let version = env!("CARGO_PKG_VERSION");
    config.after_includes =
        Some(format!("\n/* The version of this header. */\n#define ECCFORGE_VERSION \"{version}\""));
    let mut builder = cbindgen::Builder::new().with_config(config);
    for module in ["types", "codec", "entries", "scrub", "inject", "shards"] {
        builder = builder.with_src(root.join(format!("src/{module}.rs")));
    }
    let bindings = builder.generate().expect("the source is understood");
    let mut text = Vec::new();
    bindings.write(&mut text);
    // C89 and C++98 have no one-line comments, no comma after the last enumerator, and no types of enumerations.
    let text = String::from_utf8(text).expect("text").replace(",\n}", "\n}").replace(
        "#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L\n  :",
        "#if (defined(__cplusplus) && __cplusplus >= 201103L) || \\\n    (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)\n  :",
    );
    let lines = text.lines().map(|line| line.split_once(" // ").map_or(line, |(code, _)| code));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    xtask::golden!([("include/eccforge.h", text)]);
}

//! Names the shared library after its major version, so that a program loads the version it was linked against.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    let variable = |name| std::env::var(name).unwrap_or_default();
    let major = variable("CARGO_PKG_VERSION_MAJOR");
    match (variable("CARGO_CFG_TARGET_FAMILY").as_str(), variable("CARGO_CFG_TARGET_VENDOR").as_str()) {
        ("unix", "apple") => {
            println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libeccforge.{major}.dylib");
        }
        ("unix", _) => println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libeccforge.so.{major}"),
        _ => {}
    }
}

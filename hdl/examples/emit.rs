//! `emit DIR ID [readable|area|delay] [entry|minimal|codeword|correct-only]`: writes the Verilog of a built-in
//! scheme.

use eccforge_hdl::design::{Design, Goal, Options, Scope};
use eccforge_scheme::builtin;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, id, rest @ ..] = arguments.as_slice() else { return Err("usage: emit DIR ID [GOAL] [SCOPE]".into()) };
    let scheme = builtin(id).ok_or(format!("no shipped scheme `{id}`"))?.scheme();
    let mut options = Options::default();
    for word in rest {
        match word.as_str() {
            "readable" => options.goal = Goal::Readable,
            "area" => options.goal = Goal::Area,
            "delay" => options.goal = Goal::Delay,
            "minimal" => options.scope = Scope::Minimal,
            "codeword" => options.scope = Scope::Codeword,
            "correct-only" => options.scope = Scope::CorrectOnly,
            _ => {}
        }
    }
    let design = Design::new(&scheme, &options);
    std::fs::create_dir_all(folder)?;
    for file in
        design.files().into_iter().chain(eccforge_hdl::collateral::files(&scheme, &options, &design, Vec::new()))
    {
        std::fs::write(format!("{folder}/{}", file.name), file.text)?;
    }
    Ok(())
}

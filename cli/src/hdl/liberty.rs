//! `eccforge area --liberty`: area, delay and power in cell libraries.

use super::area::{AreaArgs, Job, cost_model, measure_in, of_goals, of_scheme};
use crate::progress;
use eccforge_hdl::area::Module;
use eccforge_hdl::area::libraries::{InLibrary, LibraryAreas, OfGoals};
use eccforge_hdl::area::library::Library;
use eccforge_hdl::design::{Goal, Options};
use eccforge_hdl::tools::{Tool, ToolError};
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The first words of the version of OpenSTA whose reports are read.
const OPENSTA: &str = "2.0";

/// Measures the schemes in each library.
///
/// # Errors
/// A library cannot be read, no library has the corner, or a tool is missing or fails.
pub fn in_libraries(args: &AreaArgs, schemes: &[Scheme], options: &Options) -> Result<ExitCode> {
    let mut libraries = libraries(args)?;
    let mut cost_model = cost_model(options)?;
    let mut activity = args.activity;
    if activity.is_some()
        && let Some(why) = no_power()
    {
        cost_model.insert("power", format!("not measured: {why}"));
        activity = None;
    }
    if let Some(scheme) = schemes.iter().find(|scheme| activity.is_some() && scheme.address.is_some()) {
        let help = "leave out --activity";
        return Err(miette!(help = help, "{}: --activity does not support the address in its code", scheme.id));
    }
    let goals = args.goals();
    let of_goal = |scheme: &Scheme, goal: Goal| of_scheme(scheme, &Options { goal, ..options.clone() });
    let jobs: Vec<Job> =
        schemes.iter().flat_map(|scheme| goals.iter().flat_map(move |goal| of_goal(scheme, *goal))).collect();
    let mut found = Vec::new();
    for library in &mut libraries {
        library.netlists = activity.is_some();
        let named: Vec<(&str, &Module)> = jobs.iter().map(|job| (&*job.name, &job.module)).collect();
        let measured = measure_in(library, &named).map_err(|e| e.wrap_err(format!("library {}", library.name)))?;
        let mut pairs = measured.chunks_exact(2).map(|pair| [pair[0].0.clone(), pair[1].0.clone()]);
        let of_goals = schemes.iter().map(|scheme| OfGoals {
            scheme: scheme.id.clone(),
            name: scheme.name.clone(),
            parts: goals.iter().copied().zip(pairs.by_ref().take(goals.len()).collect::<Vec<_>>()).collect(),
        });
        let of_goals: Vec<OfGoals> = of_goals.collect();
        let Some(mut of_library) = InLibrary::new(&library.name, &of_goals) else { continue };
        of_library.corner = library.corner.clone();
        if let Some(activity) = activity {
            let pairs: Vec<(&Scheme, &OfGoals)> = schemes.iter().zip(&of_goals).collect();
            let measured = progress::waiting("simulation of the smallest circuits", || {
                of_library.add_power(library, &pairs, activity)
            });
            measured.map_err(|e: ToolError| miette!("library {}: {e}", library.name))?;
        }
        found.push(of_library);
    }
    cost_model.insert("goal", of_goals(&goals));
    cost_model.insert("units", "area in the unit of the library, delay in ns".into());
    if let Some(activity) = activity {
        cost_model.insert("activity", format!("each data bit changes with probability {activity} from word to word"));
        cost_model.insert("opensta", Tool::OpenSta.version().map_err(|e| miette!("{e}"))?);
    }
    args.output.deliver(&LibraryAreas { libraries: found, cost_model })
}

/// The reason why power cannot be measured, or `None`.
fn no_power() -> Option<String> {
    let tools = [Tool::OpenSta, Tool::Iverilog];
    let versions: Result<Vec<String>, ToolError> = tools.into_iter().map(Tool::version).collect();
    match versions {
        Err(why) => Some(why.to_string()),
        Ok(versions) if versions[0].starts_with(OPENSTA) => None,
        Ok(versions) => Some(format!("OpenSTA {OPENSTA} is needed, got {}", versions[0])),
    }
}

/// The libraries on the command line, or those of them that `--corner` selects.
fn libraries(args: &AreaArgs) -> Result<Vec<Library>> {
    let mut files = Vec::new();
    for path in &args.liberty {
        files.extend(if path.is_dir() { in_folder(path)? } else { vec![path.clone()] });
    }
    let read = files.iter().map(|path| Library::read(path).map_err(|e| miette!("{e}")));
    let mut libraries: Vec<Library> = read.collect::<Result<_>>()?;
    if let Some(name) = &args.corner {
        let names = libraries.iter().map(|of| format!("{} ({})", of.name, of.corner.words()));
        let help = format!("the libraries are {}", names.collect::<Vec<_>>().join(", "));
        libraries.retain(|library| library.is_named(name));
        if libraries.is_empty() {
            return Err(miette!(help = help, "no library and no operating conditions are named `{name}`"));
        }
    }
    Ok(libraries)
}

/// The Liberty files in a folder, by name.
fn in_folder(folder: &PathBuf) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).map_err(|e| crate::data::unreadable(folder, &e))?;
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut files: Vec<PathBuf> = paths.filter(|path| is_liberty(path)).collect();
    files.sort();
    if files.is_empty() {
        let help = "Liberty files end in .lib or .lib.gz";
        return Err(miette!(help = help, "{}: no Liberty file in this folder", folder.display()));
    }
    Ok(files)
}

/// Whether a file is a Liberty file, by its name.
fn is_liberty(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.ends_with(".lib") || name.ends_with(".lib.gz")
}

//! `eccforge new`: the first file of a scheme of one's own.

use crate::output;
use clap::{ArgGroup, Args};
use eccforge_exact::works;
use eccforge_files::diagnostic::SourceFile;
use eccforge_files::output::write;
use eccforge_gf::matrix::parse_text;
use eccforge_scheme::Scheme;
use eccforge_scheme::construct::hsiao_check_bits;
use miette::{Report, Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `new`.
#[derive(Args, Clone, Debug)]
#[command(group = ArgGroup::new("origin").required(true).multiple(false))]
pub struct NewArgs {
    /// Hsiao's SEC-DED code for this number of data bits: the columns of H have odd weight, as small as possible.
    #[arg(long, value_name = "BITS", group = "origin", value_parser = clap::value_parser!(u16).range(1..=4032))]
    pub hsiao: Option<u16>,
    /// A code with this parity-check matrix: a row of 0 and 1 on each line, or a file of `show --matrix`. The last columns are those of
    /// the check bits.
    #[arg(long, value_name = "FILE", group = "origin")]
    pub matrix: Option<PathBuf>,
    /// A copy of a shipped scheme (`eccforge list schemes`), to be changed.
    #[arg(long, value_name = "ID", group = "origin")]
    pub from: Option<String>,
    /// Id of the scheme, which names the emitted modules.
    #[arg(long, value_name = "ID")]
    pub id: Option<String>,
    /// Write the file; otherwise it is printed. An existing file is not replaced.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// Writes or prints the file, which is checked first.
///
/// # Errors
/// The origin cannot be read, the scheme is not valid, or the file is there already.
pub fn run(args: &NewArgs) -> Result<ExitCode> {
    let text = match (&args.hsiao, &args.matrix, &args.from) {
        (Some(k), ..) => hsiao(usize::from(*k), args.id.as_deref()),
        (_, Some(path), _) => with_matrix(path, args.id.as_deref())?,
        (.., from) => copy(from.as_deref().unwrap_or_default(), args.id.as_deref())?,
    };
    let name = args.out.as_deref().unwrap_or(Path::new("new.yaml"));
    let file = SourceFile::new(name.display().to_string(), text);
    let folder = name.parent();
    Scheme::from_text(&file, folder).map_err(|e| Report::new(*e))?;
    let Some(path) = &args.out else {
        output::print(&file.text)?;
        return Ok(ExitCode::SUCCESS);
    };
    if path.exists() {
        return Err(miette!(
            help = "give another name, or remove it",
            "{}: this file is there already",
            path.display()
        ));
    }
    write(path, &file.text)?;
    let path = output::shell_quoted(&[path.display().to_string()]);
    output::note(&format!(
        "wrote {path}; next: `eccforge check {path}`, then `eccforge emit verilog {path} --out rtl`"
    ));
    Ok(ExitCode::SUCCESS)
}

fn hsiao(k: usize, id: Option<&str>) -> String {
    let r = hsiao_check_bits(k) as usize;
    let id = id.map_or_else(|| format!("hsiao-{}-{k}", k + r), str::to_owned);
    let source = "Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4), 1970";
    let claims = "\nclaims:                 # `eccforge check` proves these\n  distance: 4\n  corrected: [bit]\n  never-silent: [2bit]\n";
    skeleton(&id, &format!("Hsiao ({},{k})", k + r), source, [k, r], &format!("hsiao: {{k: {k}}}")) + claims
}

fn with_matrix(path: &Path, id: Option<&str>) -> Result<String> {
    let file = SourceFile::read(path).map_err(|e| Report::new(*e))?;
    let rows = rows(&file.text)
        .map_err(|(line, message, help)| miette!(help = help, "{}:{line}: {message}", path.display()))?;
    let (n, r) = (rows[0].len(), rows.len());
    let k = n.checked_sub(r).filter(|k| *k > 0).ok_or_else(|| {
        let help = "H has a row for each check bit and a column for each bit";
        miette!(help = help, "{}: {r} rows and {n} columns leave no bits of data", path.display())
    })?;
    let stem = path.file_stem().map(|s| s.to_string_lossy().to_lowercase()).unwrap_or_default();
    let plain = stem.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    let rows: String = rows.iter().map(|row| format!("      - \"{row}\"\n")).collect();
    let code = format!("matrix:\n    n: {n}\n    encoding: binary    # leftmost digit = column 0\n    rows:\n{rows}");
    Ok(skeleton(id.unwrap_or(&plain), &format!("({n},{k})"), "H of its author", [k, r], code.trim_end()))
}

/// The rows of H: of a file that `show --matrix` prints, or a line of 0 and 1 each, with comments after `#`. Otherwise the line, what is
/// wrong there, and what would be right.
fn rows(text: &str) -> std::result::Result<Vec<String>, (usize, String, String)> {
    let line_of = |offset: usize| text[..offset].matches('\n').count() + 1;
    if text.lines().any(|line| line.starts_with("n:")) {
        let (r, columns) = parse_text(text).map_err(|e| (line_of(e.offset), e.message, e.help))?;
        let row = |j: u32| columns.iter().map(|column| if column >> j & 1 == 1 { '1' } else { '0' }).collect();
        return Ok((0..r).map(row).collect());
    }
    let mut rows: Vec<String> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let row: String = line.split('#').next().unwrap_or_default().split([' ', '\t', ',']).collect();
        if let Some(other) = row.chars().find(|c| !matches!(c, '0' | '1')) {
            return Err((at + 1, format!("`{other}` is no bit"), "write a row of 0 and 1 on each line".into()));
        }
        match rows.first() {
            _ if row.is_empty() => continue,
            Some(first) if first.len() != row.len() => {
                let message = format!("{} columns, and {} in the first row", row.len(), first.len());
                return Err((at + 1, message, "give all rows as many columns".into()));
            }
            _ => rows.push(row),
        }
    }
    if rows.is_empty() {
        return Err((1, "there are no rows".into(), "write a row of 0 and 1 on each line".into()));
    }
    Ok(rows)
}

fn copy(from: &str, id: Option<&str>) -> Result<String> {
    let scheme = works::named_scheme(from).map_err(|e| Report::new(*e))?;
    let text = &scheme.file.text;
    let Some(id) = id else { return Ok(text.clone()) };
    let line = |line: &str| if line.starts_with("id:") { format!("id: {id}\n") } else { format!("{line}\n") };
    Ok(text.lines().map(line).collect())
}

fn skeleton(id: &str, name: &str, source: &str, [k, r]: [usize; 2], code: &str) -> String {
    format!(
        "eccforge: 1
id: {id}
name: {name}
source: \"{source}\"

entry:                  # one word of {k} bits
  beats: 1
  data-pins: {k}
  check-pins: {r}

codewords: 1
layout: identity        # physical bit i is bit i of the codeword

code:
  {code}

corrects:
  - bits                # every single-bit error
"
    )
}

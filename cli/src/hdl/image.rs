//! `eccforge image`: encodes data as a memory image, decodes an image with a report of errors, and injects errors.

use crate::output::{OutputArgs, WithNext, called, print_document, shell_quoted, verdict};
use crate::progress;
use clap::{Args, Subcommand};
use eccforge_files::diagnostic::is_path;
use eccforge_files::output::{write, write_all};
use eccforge_gf::random::SplitMix64;
use eccforge_hdl::image::{self, Format, Split, Word};
use eccforge_model::error_text::error_bits;
use eccforge_report::{Document, Status, Table, with_noun};
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The actions of `eccforge image`.
#[derive(Clone, Debug, Subcommand)]
pub enum ImageCommand {
    /// Encode data as an image with check bits.
    ///
    /// Encode data as an image with check bits, for `$readmemh` or as bytes.
    Encode(EncodeArgs),
    /// Decode an image, and report the errors of its entries.
    ///
    /// Decode an image, and report corrected and uncorrectable entries by address. Exit status 1: an entry is uncorrectable.
    Decode(DecodeArgs),
    /// Inject errors into an image.
    Inject(InjectArgs),
}

/// The memory of an image.
#[derive(Args, Clone, Debug)]
pub struct MemoryArgs {
    /// Address of the first byte of the memory.
    #[arg(long, value_name = "ADDRESS", default_value = "0", value_parser = address)]
    pub base: u64,
    /// Distribute the entries over this number of banks, in turn; each has a file (`NAME_b0.vmem`).
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub banks: u16,
    /// Divide the entries into this number of ways of consecutive entries; each has a file (`NAME_w0.vmem`).
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub ways: u16,
}

impl MemoryArgs {
    fn split(&self) -> Split {
        Split { banks: self.banks.into(), ways: self.ways.into() }
    }

    /// The command that decodes an image of this memory.
    fn decoding(&self, scheme: &str, image: &Path) -> String {
        let mut words = ["image", "decode", scheme].map(str::to_owned).to_vec();
        words.push(image.display().to_string());
        for (option, value, usual) in
            [("--base", self.base, 0), ("--banks", self.banks.into(), 1), ("--ways", self.ways.into(), 1)]
        {
            if value != usual {
                words.extend([option.to_owned(), value.to_string()]);
            }
        }
        called(&words.iter().map(String::as_str).collect::<Vec<_>>())
    }
}

/// `eccforge image encode`.
#[derive(Args, Clone, Debug)]
pub struct EncodeArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// Data: bytes (.bin), words for `$readmemh` (.vmem, .mem), Intel HEX (.hex), S-records (.srec, .s19, .s28, .s37, .mot) or ELF.
    #[arg(value_name = "DATA")]
    pub data: PathBuf,
    /// The image: .vmem, .mem or .hex for `$readmemh`, .bin for bytes. Each word takes whole bytes, the lowest first.
    #[arg(short, long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub memory: MemoryArgs,
    /// Number of entries of the memory. Default: up to the last byte of the data.
    #[arg(long, value_name = "ENTRIES")]
    pub depth: Option<usize>,
    /// Value of the bytes that the data does not give.
    #[arg(long, value_name = "BYTE", default_value = "0", value_parser = byte)]
    pub fill: u8,
}

/// `eccforge image decode`.
#[derive(Args, Clone, Debug)]
pub struct DecodeArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// The image, by the name that `encode` was given; with banks or ways, eccforge reads their files (`NAME_b0.vmem`,
    /// `NAME_w0.vmem`).
    #[arg(value_name = "IMAGE")]
    pub image: PathBuf,
    /// Write the data to this file: .bin, .vmem, .hex (Intel HEX) or .srec.
    #[arg(long, value_name = "FILE")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub memory: MemoryArgs,
    /// Format and destination of the report.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// `eccforge image inject`.
#[derive(Args, Clone, Debug)]
pub struct InjectArgs {
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// The image, by the name that `encode` was given.
    #[arg(value_name = "IMAGE")]
    pub image: PathBuf,
    /// The image with errors.
    #[arg(short, long, value_name = "FILE")]
    pub out: PathBuf,
    #[command(flatten)]
    pub memory: MemoryArgs,
    /// Flip these bits of the entry at an address, such as `0x40=3,17`, `0x40=byte:0:0xff`; may be given several times.
    #[arg(long, value_name = "ADDRESS=BITS", value_parser = flip, required_unless_present = "class")]
    pub error: Vec<(u64, String)>,
    /// Inject errors of this class of the error model, each into a different entry.
    #[arg(long, value_name = "CLASS")]
    pub class: Option<String>,
    /// Error model of the class: a built-in id or a file.
    #[arg(long, value_name = "ID|FILE", default_value = "hbm2-table1", requires = "class")]
    pub model: String,
    /// Number of entries with errors of the class.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "class")]
    pub count: usize,
    /// Inject errors of the class into the entries at these addresses instead.
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',', value_parser = address, requires = "class", conflicts_with = "count")]
    pub at: Vec<u64>,
    /// Seed of entries and patterns.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "class")]
    pub seed: u64,
}

/// Parses an address.
fn address(text: &str) -> Result<u64, String> {
    let number =
        text.strip_prefix("0x").map_or_else(|| text.parse().ok(), |digits| u64::from_str_radix(digits, 16).ok());
    // Sums of an address and the size of an image must fit 64 bits.
    let number = number.filter(|number| *number < 1 << 62);
    number.ok_or_else(|| format!("expected an address below 2^62, such as 0x8000, got `{text}`"))
}

fn byte(text: &str) -> Result<u8, String> {
    address(text)
        .ok()
        .and_then(|value| u8::try_from(value).ok())
        .ok_or_else(|| format!("expected 0 to 0xff, got `{text}`"))
}

fn flip(text: &str) -> Result<(u64, String), String> {
    let (at, bits) = text.split_once('=').ok_or("expected ADDRESS=BITS, such as 0x40=3,17")?;
    Ok((address(at)?, bits.to_owned()))
}

impl ImageCommand {
    /// Runs the action.
    ///
    /// # Errors
    /// A file cannot be read or written, or does not fit the scheme.
    pub fn run(&self) -> Result<ExitCode> {
        match self {
            Self::Encode(args) => encode(args),
            Self::Decode(args) => decode(args),
            Self::Inject(args) => inject(args),
        }
    }
}

/// An error about a file.
fn of_file(path: &Path, message: &str) -> miette::Report {
    let place = if message.starts_with(|c: char| c.is_ascii_digit()) { ":" } else { ": " };
    miette!("{}{place}{message}", path.display())
}

/// An error about an image that probably belongs to another scheme.
fn of_image(path: &Path, message: &str, scheme: &Scheme) -> miette::Report {
    let help = format!(
        "words of {} have {}; name the scheme, the banks and the ways with which the image was encoded",
        scheme.id,
        with_noun(scheme.geometry.bits(), "bit")
    );
    miette!(help = help, "{}", of_file(path, message))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).map_err(|e| crate::data::unreadable(path, &e))
}

/// The file of each memory of an image.
fn files(path: &Path, split: Split) -> Vec<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = path.extension().map_or_else(String::new, |ending| format!(".{}", ending.to_string_lossy()));
    split.names().iter().map(|name| path.with_file_name(format!("{stem}{name}{ending}"))).collect()
}

/// Whether an image has bytes instead of text.
fn is_binary(path: &Path) -> Result<bool> {
    match path.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "vmem" | "mem" | "hex" => Ok(false),
        "bin" => Ok(true),
        _ => Err(miette!(
            help = "name it .vmem, .mem or .hex for $readmemh, or .bin",
            "{}: unknown image format",
            path.display()
        )),
    }
}

/// Writes the files of an image together.
fn write_image(path: &Path, split: Split, words: &[Word], scheme: &Scheme) -> Result<Vec<PathBuf>> {
    let (files, binary) = (files(path, split), is_binary(path)?);
    let title = format!("{}: {} bits a word", scheme.id, scheme.geometry.bits());
    let content = |words: Vec<Word>| {
        if binary {
            return words.iter().flat_map(|word| image::packed(word)).collect();
        }
        image::text_of_words(&words, &title).into_bytes()
    };
    let contents: Vec<Vec<u8>> = split.divide(words).into_iter().map(content).collect();
    write_all(files.iter().zip(contents))?;
    Ok(files)
}

/// Reads the files of an image.
fn read_image(path: &Path, split: Split, scheme: &Scheme) -> Result<Vec<Word>> {
    let (width, binary) = (scheme.geometry.bits(), is_binary(path)?);
    let mut memories = Vec::new();
    for file in files(path, split) {
        let bytes = read(&file)?;
        let words = if binary { image::words_of_bytes(&bytes, width) } else { of_text(&bytes, width) };
        memories.push(words.map_err(|e| of_image(&file, &e, scheme))?);
    }
    split.join(&memories).map_err(|e| of_image(path, &e, scheme))
}

fn of_text(bytes: &[u8], width: usize) -> Result<Vec<Word>, String> {
    let text = std::str::from_utf8(bytes).map_err(|e| format!("byte {}: expected UTF-8 text", e.valid_up_to()))?;
    let words = image::parse_words(text, width)?;
    let missing = words.iter().position(Option::is_none);
    match missing {
        Some(at) => Err(format!("the image has no word at address {at:#x}")),
        None => Ok(words.into_iter().flatten().collect()),
    }
}

/// The scheme of an image or of data in this file, and its data bytes.
fn scheme_of_bytes(name: &str, file: &Path) -> Result<(Scheme, usize)> {
    let file = file.display().to_string();
    if is_path(name) && !is_path(&file) && crate::inputs::is_scheme(&file) {
        let help = "the scheme is the first argument, and the file the second";
        return Err(miette!(help = help, "`{file}` is a scheme, and `{name}` is not"));
    }
    let scheme = crate::inputs::scheme_or_addressed(name)?;
    let bytes = image::data_bytes(&scheme)
        .map_err(|e| miette!(help = "choose a scheme with 8, 16, 32 data bits or more", "{e}"))?;
    Ok((scheme, bytes))
}

fn encode(args: &EncodeArgs) -> Result<ExitCode> {
    let (scheme, word) = scheme_of_bytes(&args.scheme, &args.data)?;
    let bytes = read(&args.data)?;
    let format = Format::of(&args.data.display().to_string(), &bytes);
    let ending = args.data.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if format == Format::Binary && !matches!(ending, "bin" | "raw") && std::str::from_utf8(&bytes).is_ok() {
        let help = "name a file of raw bytes .bin; other formats are .vmem, .mem, .hex, .srec and ELF";
        return Err(miette!(help = help, "{}: this is text, not data for a memory", args.data.display()));
    }
    let segments = image::read_data(format, &bytes, args.memory.base, word).map_err(|e| of_file(&args.data, &e))?;
    let split = args.memory.split();
    // Without --depth, the last entries fill all memories equally.
    let filled =
        image::entries_of(&segments, args.memory.base, word).checked_next_multiple_of(split.banks * split.ways);
    let depth = args.depth.or(filled);
    let words = image::encode(&scheme, &segments, args.memory.base, depth, args.fill);
    let words = words.map_err(|e| of_file(&args.data, &e))?;
    if !split.divides(words.len()) {
        let help = "give a --depth that all banks and ways divide";
        return Err(miette!(
            help = help,
            "{} entries do not fill {} banks of {} ways",
            words.len(),
            split.banks,
            split.ways
        ));
    }
    let files = write_image(&args.out, split, &words, &scheme)?;
    let mut document = Document::new("Image", "");
    let given: usize = segments.iter().map(|segment| segment.bytes.len()).sum();
    let rest = with_noun((words.len() * word).saturating_sub(given), "byte");
    let filled = if rest == "0 bytes" { String::new() } else { format!("; {rest} without data are {:#x}", args.fill) };
    let entries = format!("{} of {}{filled}", with_noun(words.len(), "entry"), scheme.id);
    let text = match files.as_slice() {
        [one] => format!("{}: {entries}", one.display()),
        several => format!("{entries} in {}", with_noun(several.len(), "file")),
    };
    document.status = Some(Status { good: None, text });
    if files.len() > 1 {
        document.section("").names("files", files.iter().map(|file| file.display().to_string()));
    }
    document.next(args.memory.decoding(&args.scheme, &args.out), "decodes it and reports errors");
    print_document(&document)
}

fn decode(args: &DecodeArgs) -> Result<ExitCode> {
    let (scheme, word) = scheme_of_bytes(&args.scheme, &args.image)?;
    let split = args.memory.split();
    let words = read_image(&args.image, split, &scheme)?;
    let (data, report) =
        image::decode(&scheme, &words, args.memory.base, split).map_err(|e| of_file(&args.image, &e))?;
    if let Some(path) = &args.data {
        let format = Format::of_name(&path.display().to_string());
        let bytes = image::write_data(format, args.memory.base, &data, word).map_err(|e| of_file(path, &e))?;
        let (read, count) = (report.uncorrectable, with_noun(bytes.len(), "byte"));
        write(path, bytes)?;
        let as_read = if read == 0 { String::new() } else { format!("; {} as read", with_noun(read, "entry")) };
        progress::line(&format!("wrote {}: {count}{as_read}", path.display()));
    }
    // Standard output has the report, so the data need a file.
    let next = if args.data.is_none() {
        // The name differs from that of the data, which may be in the same folder.
        let name = args.image.with_extension("decoded.bin").display().to_string();
        let line = args.memory.decoding(&args.scheme, &args.image) + " --data " + &shell_quoted(&[name]);
        Some((line, "writes the data, corrected where possible"))
    } else {
        None
    };
    args.output.deliver(&WithNext::new(&report, next))?;
    Ok(verdict(report.uncorrectable == 0))
}

/// The entry at an address.
fn entry_at(address: u64, base: u64, word: usize, entries: usize) -> Result<usize> {
    let entry = address.checked_sub(base).map(|offset| offset / word as u64).filter(|entry| *entry < entries as u64);
    entry.map(|entry| entry as usize).ok_or_else(|| {
        let range = format!("{base:#x} to {:#x}", base + (entries * word) as u64 - 1);
        miette!(help = "give an address in this range", "{address:#x} is outside the memory, {range}")
    })
}

fn inject(args: &InjectArgs) -> Result<ExitCode> {
    let (scheme, word) = scheme_of_bytes(&args.scheme, &args.image)?;
    let split = args.memory.split();
    let mut words = read_image(&args.image, split, &scheme)?;
    let entries = words.len();
    let at = |address: &u64| entry_at(*address, args.memory.base, word, entries);
    let mut errors: Vec<(usize, Vec<usize>)> = Vec::new();
    for (address, text) in &args.error {
        let names: Vec<String> = text.split(',').map(String::from).collect();
        let bits = error_bits(&names, scheme.geometry).map_err(|(message, help)| miette!(help = help, "{message}"))?;
        errors.push((at(address)?, bits));
    }
    if let Some(class) = &args.class {
        let model = crate::inputs::model(&args.model)?;
        let sets = model.class(class).and_then(|class| class.sets(&scheme)).map_err(|e| miette!("{e}"))?;
        let mut random = SplitMix64::new(args.seed);
        let mut chosen: Vec<usize> = args.at.iter().map(at).collect::<Result<_>>()?;
        if args.at.is_empty() && args.count > entries {
            return Err(miette!(
                help = "give a smaller --count",
                "{} errors do not fit into {entries} entries",
                args.count
            ));
        }
        let mut taken = HashSet::new();
        while args.at.is_empty() && chosen.len() < args.count {
            let entry = random.below(entries);
            if taken.insert(entry) {
                chosen.push(entry);
            }
        }
        errors.extend(chosen.into_iter().map(|entry| (entry, image::drawn(&sets, &mut random))));
    }
    for (entry, bits) in &errors {
        bits.iter().for_each(|bit| words[*entry][*bit] ^= true);
    }
    let files = write_image(&args.out, split, &words, &scheme)?;
    let mut document = Document::new("Image with errors", "");
    let text = format!("{} with errors in {}", with_noun(errors.len(), "entry"), with_noun(files.len(), "file"));
    document.status = Some(Status { good: None, text });
    let listed = errors.iter().map(|(entry, bits)| {
        let bits: Vec<String> = bits.iter().map(ToString::to_string).collect();
        [format!("{:#x}", args.memory.base + (entry * word) as u64), bits.join(", ")]
    });
    document.section("").table(Table::words(&["address", "flipped bits"]).rows(listed));
    document.next(args.memory.decoding(&args.scheme, &args.out), "decodes it and reports errors");
    print_document(&document)
}

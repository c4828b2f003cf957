//! Data of an image: raw bytes, `$readmemh`, Intel HEX, Motorola S-records and ELF. Libraries parse the last three.

use super::{MOST_ENTRIES, Word, readmemh};
use object::elf::PT_LOAD;
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Endianness, FileKind};

/// Bytes at consecutive addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Address of the first byte.
    pub address: u64,
    /// Contents from the first address on.
    pub bytes: Vec<u8>,
}

/// The format of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Bytes, without addresses.
    Binary,
    /// Words of data bits for `$readmemh`; the address counts words.
    Readmemh,
    /// Intel HEX.
    IntelHex,
    /// Motorola S-records.
    Srecord,
    /// ELF: the loaded segments at their physical addresses.
    Elf,
}

impl Format {
    /// The format of a file, recognised by its first bytes, otherwise by its name.
    pub fn of(name: &str, bytes: &[u8]) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending).to_ascii_lowercase();
        let first = bytes.iter().copied().find(|byte| !byte.is_ascii_whitespace());
        // The magic number comes first: a linked program may have any ending, also `.bin`.
        match (&*ending, bytes, first) {
            (_, [0x7f, b'E', b'L', b'F', ..], _) => Self::Elf,
            ("bin" | "raw", ..) => Self::Binary,
            // `.hex` names both formats, and each record of Intel HEX begins with a colon.
            ("hex" | "ihex" | "ihx", _, Some(b':')) => Self::IntelHex,
            ("vmem" | "mem" | "hex", ..) => Self::Readmemh,
            _ => Self::of_name(name),
        }
    }

    /// The format in which to write a file, by its name.
    pub fn of_name(name: &str) -> Self {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending).to_ascii_lowercase();
        match &*ending {
            "vmem" | "mem" => Self::Readmemh,
            "hex" | "ihex" | "ihx" => Self::IntelHex,
            "srec" | "s19" | "s28" | "s37" | "mot" => Self::Srecord,
            "elf" => Self::Elf,
            _ => Self::Binary,
        }
    }
}

/// Reads data. Formats without byte addresses begin at `base`; words of `$readmemh` have `word` bytes.
///
/// # Errors
/// The file breaks its format; the message begins with a line if there is one.
pub fn read_data(format: Format, bytes: &[u8], base: u64, word: usize) -> Result<Vec<Segment>, String> {
    let text = || std::str::from_utf8(bytes).map_err(|e| format!("byte {}: expected UTF-8 text", e.valid_up_to()));
    match format {
        Format::Binary => Ok(vec![Segment { address: base, bytes: bytes.to_vec() }]),
        Format::Readmemh => {
            let words = readmemh::parse(text()?, 8 * word)?;
            let segment =
                |(at, bits): (usize, Vec<bool>)| Segment { address: base + (at * word) as u64, bytes: packed(&bits) };
            Ok(words.into_iter().enumerate().filter_map(|(at, bits)| Some((at, bits?))).map(segment).collect())
        }
        Format::IntelHex => intel_hex(text()?),
        Format::Srecord => srecords(text()?),
        Format::Elf => elf(bytes),
    }
}

/// Packs bits into bytes, the lowest bit first.
pub fn packed(bits: &[bool]) -> Vec<u8> {
    let mut bytes = vec![0; bits.len().div_ceil(8)];
    for (at, one) in bits.iter().enumerate() {
        bytes[at / 8] |= u8::from(*one) << (at % 8);
    }
    bytes
}

/// The bits of bytes, the lowest bit of each byte first.
pub(super) fn unpacked(bytes: &[u8]) -> Word {
    bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1)).collect()
}

fn intel_hex(text: &str) -> Result<Vec<Segment>, String> {
    let mut found = Vec::new();
    let mut upper = 0u64;
    let mut ended = false;
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let record = ihex::Record::from_record_string(line.trim()).map_err(|e| format!("{}:1: {e}", number + 1))?;
        match record {
            ihex::Record::Data { offset, value } => {
                found.push(Segment { address: upper + u64::from(offset), bytes: value });
            }
            ihex::Record::ExtendedSegmentAddress(segment) => upper = u64::from(segment) << 4,
            ihex::Record::ExtendedLinearAddress(high) => upper = u64::from(high) << 16,
            ihex::Record::EndOfFile => {
                ended = true;
                break;
            }
            // The entry point of a program is not stored in the memory.
            ihex::Record::StartSegmentAddress { .. } | ihex::Record::StartLinearAddress(_) => {}
        }
    }
    // Without this check, the missing rest of a file that was cut short would be filled silently.
    if ended { Ok(found) } else { Err("the end record (:00000001FF) is missing: is the file cut short?".into()) }
}

fn srecords(text: &str) -> Result<Vec<Segment>, String> {
    let mut found = Vec::new();
    let mut ended = false;
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        for record in srec::read_records(line.trim()) {
            let record = record.map_err(|e| format!("{}:1: expected an S-record: {e:?}", number + 1))?;
            let (address, bytes) = match record {
                srec::Record::S1(data) => (u64::from(data.address.0), data.data),
                srec::Record::S2(data) => (u64::from(data.address.0), data.data),
                srec::Record::S3(data) => (u64::from(data.address.0), data.data),
                srec::Record::S7(_) | srec::Record::S8(_) | srec::Record::S9(_) => {
                    ended = true;
                    continue;
                }
                // Headers and counts of records hold no data of the memory.
                _ => continue,
            };
            found.push(Segment { address, bytes });
        }
    }
    if ended { Ok(found) } else { Err("the end record (S7, S8 or S9) is missing: is the file cut short?".into()) }
}

fn elf(bytes: &[u8]) -> Result<Vec<Segment>, String> {
    match FileKind::parse(bytes) {
        Ok(FileKind::Elf32) => loaded::<object::elf::FileHeader32<Endianness>>(bytes),
        Ok(FileKind::Elf64) => loaded::<object::elf::FileHeader64<Endianness>>(bytes),
        Ok(other) => Err(format!("expected an ELF file, got {other:?}")),
        Err(e) => Err(e.to_string()),
    }
}

/// The loaded segments at their physical addresses, where a boot loader or a ROM has them.
fn loaded<F: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Result<Vec<Segment>, String> {
    let header = F::parse(bytes).map_err(|e| e.to_string())?;
    let endian = header.endian().map_err(|e| e.to_string())?;
    let headers = header.program_headers(endian, bytes).map_err(|e| e.to_string())?;
    let mut found = Vec::new();
    for header in headers.iter().filter(|header| header.p_type(endian) == PT_LOAD) {
        let address = header.p_paddr(endian).into();
        let data =
            header.data(endian, bytes).map_err(|()| format!("the segment at {address:#x} is not in the file"))?;
        if !data.is_empty() {
            found.push(Segment { address, bytes: data.to_vec() });
        }
    }
    // Object files have none before they are linked.
    if found.is_empty() { Err("the ELF file has no loaded segment: is it linked?".into()) } else { Ok(found) }
}

/// The address after a segment; `None` beyond 64 bits.
fn end(segment: &Segment) -> Option<u64> {
    segment.address.checked_add(segment.bytes.len() as u64)
}

/// The address after the last segment; `base` without segments.
fn last(segments: &[Segment], base: u64) -> u64 {
    segments.iter().map(|segment| end(segment).unwrap_or(u64::MAX)).max().unwrap_or(base)
}

/// Number of entries of `word` bytes, from `base` on, that hold all segments.
pub fn entries_of(segments: &[Segment], base: u64, word: usize) -> usize {
    usize::try_from(last(segments, base).saturating_sub(base).div_ceil(word as u64)).unwrap_or(usize::MAX)
}

/// Places segments in a memory of `entries` entries from `base` on; other bytes are `fill`. Without `entries`, the memory
/// ends with the last byte.
///
/// # Errors
/// A byte is outside the memory, or two segments have the same address.
pub(super) fn placed(
    segments: &[Segment],
    base: u64,
    entries: Option<usize>,
    word: usize,
    fill: u8,
) -> Result<Vec<u8>, String> {
    let depth = entries.unwrap_or_else(|| entries_of(segments, base, word));
    if depth == 0 {
        return Err("no data: the image would have no entry; --depth sets the number of entries".into());
    }
    // Checked before the memory is allocated: one address near 2^64 would ask for all of it.
    if depth > MOST_ENTRIES {
        let last = last(segments, base);
        return Err(format!(
            "the data reaches {last:#x}: an image has at most {MOST_ENTRIES} entries; is --base missing?"
        ));
    }
    let size = depth * word;
    let (mut bytes, mut used) = (vec![fill; size], vec![false; size]);
    for segment in segments {
        let inside = segment.address.checked_sub(base).map(|first| first as usize);
        let range =
            inside.map(|first| first..first.saturating_add(segment.bytes.len())).filter(|range| range.end <= size);
        let Some(range) = range else {
            return Err(format!(
                "bytes {:#x} to {:#x} are outside the memory: {depth} entries from {base:#x} to {:#x}",
                segment.address,
                end(segment).unwrap_or(u64::MAX) - 1,
                base + size as u64
            ));
        };
        if let Some(twice) = range.clone().find(|at| used[*at]) {
            return Err(format!("address {:#x} has two values", base + twice as u64));
        }
        used[range.clone()].fill(true);
        bytes[range].copy_from_slice(&segment.bytes);
    }
    Ok(bytes)
}

/// Data in records of up to 16 bytes that do not cross a multiple of 16, with the offset of each.
fn records(base: u64, bytes: &[u8]) -> Vec<(usize, &[u8])> {
    // A record that crosses 64 KiB wraps around in Intel HEX.
    let first = ((16 - base % 16) % 16) as usize;
    let (head, rest) = bytes.split_at(first.min(bytes.len()));
    let rest = rest.chunks(16).enumerate().map(|(number, chunk)| (head.len() + 16 * number, chunk));
    [(0, head)].into_iter().filter(|(_, head)| !head.is_empty()).chain(rest).collect()
}

/// Writes data from an address on; words of `$readmemh` have `word` bytes.
///
/// # Errors
/// The format is ELF, or the addresses do not fit into it.
pub fn write_data(format: Format, base: u64, bytes: &[u8], word: usize) -> Result<Vec<u8>, String> {
    let address =
        |at: usize| u32::try_from(base + at as u64).map_err(|_| format!("address {base:#x} has more than 32 bits"));
    match format {
        Format::Binary => Ok(bytes.to_vec()),
        Format::Readmemh => {
            let words: Vec<Word> = bytes.chunks(word).map(unpacked).collect();
            Ok(readmemh::text(&words, "data").into_bytes())
        }
        Format::IntelHex => {
            let mut records = Vec::new();
            let mut upper = None;
            for (offset, value) in self::records(base, bytes) {
                let at = address(offset)?;
                let high = (at >> 16) as u16;
                // A data record has only the lower 16 bits of its address.
                if upper.replace(high) != Some(high) {
                    records.push(ihex::Record::ExtendedLinearAddress(high));
                }
                records.push(ihex::Record::Data { offset: at as u16, value: value.to_vec() });
            }
            records.push(ihex::Record::EndOfFile);
            ihex::create_object_file_representation(&records).map(String::into_bytes).map_err(|e| e.to_string())
        }
        Format::Srecord => {
            let mut records = Vec::new();
            for (offset, data) in self::records(base, bytes) {
                let address = srec::Address32(address(offset)?);
                records.push(srec::Record::S3(srec::Data { address, data: data.to_vec() }));
            }
            records.push(srec::Record::S7(srec::Address32(address(0)?)));
            Ok(srec::generate_srec_file(&records).into_bytes())
        }
        Format::Elf => Err("data is written as .bin, .vmem, .hex or .srec, and not as ELF".into()),
    }
}

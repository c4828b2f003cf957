//! Reads files as they are stored: plain, gzip (RFC 1952) or zstd (RFC 8878), recognised by their first bytes.

use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, BufRead, BufReader, Chain, Cursor, Read};

/// The first bytes of an Arrow file, the format of Feather since version 2.
const ARROW: &[u8] = b"ARROW1";

/// A reader of a file from its first byte, although some bytes were already read.
pub type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

/// The first bytes of a file, and the file from its start again.
pub fn peek<R: Read>(mut input: R, most: usize) -> io::Result<(Vec<u8>, Whole<R>)> {
    let mut head = Vec::with_capacity(most);
    input.by_ref().take(most as u64).read_to_end(&mut head)?;
    Ok((head.clone(), Cursor::new(head).chain(input)))
}

/// The content of a file.
///
/// # Errors
/// The file cannot be read, or begins like a packed file and is not one.
pub fn unpack<'a>(input: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let (head, input) = peek(input, ARROW.len())?;
    if head == ARROW {
        return Err(invalid(
            "this is a Feather or Arrow file: write it as CSV, in Python with pandas.read_feather(FILE).to_csv(\"FILE.csv\", index=False)",
        ));
    }
    match head[..] {
        // Rotated logs may be several gzip members, of which a plain decoder reads only the first.
        [0x1F, 0x8B, ..] => Ok(Box::new(flate2::read::MultiGzDecoder::new(input))),
        [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => {
            Ok(Box::new(Frames { input: BufReader::new(input), frame: None }))
        }
        _ => Ok(Box::new(input)),
    }
}

/// The content of all frames of a zstd file, each verified by its checksum if it has one.
struct Frames<R> {
    input: BufReader<R>,
    /// The frame that is being read.
    frame: Option<FrameDecoder>,
}

/// Maximum memory, in bytes, that a frame may request: the limit of `zstd -d`.
const MOST_WINDOW: u64 = 128 << 20;

fn invalid(why: impl ToString) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.to_string())
}

impl<R: Read> Frames<R> {
    /// Starts the next frame, if there is one; frames that hold no content are skipped.
    fn start(&mut self) -> io::Result<bool> {
        while !self.input.fill_buf()?.is_empty() {
            let mut head = vec![0; 4];
            self.input.read_exact(&mut head)?;
            match u32::from_le_bytes([head[0], head[1], head[2], head[3]]) {
                0x184D_2A50..=0x184D_2A5F => {
                    let mut length = [0; 4];
                    self.input.read_exact(&mut length)?;
                    let length = u64::from(u32::from_le_bytes(length));
                    if io::copy(&mut self.input.by_ref().take(length), &mut io::sink())? < length {
                        return Err(io::ErrorKind::UnexpectedEof.into());
                    }
                }
                0xFD2F_B528 => {
                    self.head(&mut head)?;
                    let mut frame = FrameDecoder::new();
                    frame.init(&head[..]).map_err(invalid)?;
                    self.frame = Some(frame);
                    return Ok(true);
                }
                _ => return Err(invalid("the data after a zstd frame is not a zstd frame")),
            }
        }
        Ok(false)
    }

    /// Reads the rest of a frame's header (RFC 8878, 3.1.1.1); a frame that needs too much memory is rejected.
    fn head(&mut self, head: &mut Vec<u8>) -> io::Result<()> {
        let mut more = |bytes: usize| {
            let got = self.input.by_ref().take(bytes as u64).read_to_end(head)?;
            if got == bytes { Ok(head.clone()) } else { Err(io::Error::from(io::ErrorKind::UnexpectedEof)) }
        };
        let descriptor = more(1)?[4];
        let single = descriptor >> 5 & 1 == 1;
        let dictionary = [0, 1, 2, 4][usize::from(descriptor & 3)];
        let size = [usize::from(single), 2, 4, 8][usize::from(descriptor >> 6)];
        let rest = &more(usize::from(!single) + dictionary + size)?[5..];
        // A single segment has no window: the whole content is in memory at once.
        let window = if single {
            rest[dictionary..].iter().rev().fold(0, |size, byte| size << 8 | u64::from(*byte))
        } else {
            (8 + u64::from(rest[0] & 7)) << (7 + (rest[0] >> 3))
        };
        if window > MOST_WINDOW {
            return Err(invalid(format!("a zstd frame needs {window} bytes of memory, more than {MOST_WINDOW}")));
        }
        Ok(())
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while !into.is_empty() {
            let Some(frame) = &mut self.frame else {
                if self.start()? {
                    continue;
                }
                break;
            };
            while frame.can_collect() == 0 && !frame.is_finished() {
                let some = BlockDecodingStrategy::UptoBytes(into.len());
                frame.decode_blocks(&mut self.input, some).map_err(invalid)?;
            }
            let count = frame.read(into)?;
            if count > 0 {
                return Ok(count);
            }
            // The content has been given out already: the reader of it gets the error in place of the end.
            if frame.get_checksum_from_data().is_some_and(|sum| Some(sum) != frame.get_calculated_checksum()) {
                return Err(invalid("a zstd frame is damaged: its checksum differs"));
            }
            self.frame = None;
        }
        Ok(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn unpacked(bytes: &[u8]) -> io::Result<String> {
        let mut text = String::new();
        unpack(bytes)?.read_to_string(&mut text)?;
        Ok(text)
    }

    #[test]
    fn plain_and_packed_files_have_the_same_content() {
        let text = "a line\n".repeat(1000);
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(text.as_bytes()).expect("memory");
        let gzip = gzip.finish().expect("memory");
        let zstd = ruzstd::encoding::compress_to_vec(text.as_bytes(), ruzstd::encoding::CompressionLevel::Fastest);
        for bytes in [text.as_bytes(), &gzip, &zstd] {
            assert_eq!(unpacked(bytes).expect("whole"), text);
        }
        assert!(unpacked(&gzip[..gzip.len() / 2]).is_err());
        assert!(unpacked(&zstd[..zstd.len() / 2]).is_err());
        assert_eq!(unpacked(b"").expect("empty"), "");
        let feather = unpacked(b"ARROW1\0\0\xff").expect_err("no text").to_string();
        assert!(feather.contains("Feather") && feather.contains("to_csv"), "{feather}");
    }

    /// The output of `zstd -c --check` for a line.
    const LINE: &[u8] = b"\x28\xb5\x2f\xfd\x24\x0b\x59\x00\x00hello zstd\n\x6c\x57\xf9\x51";

    #[test]
    fn all_frames_of_a_zstd_file_are_read_under_their_checksums() {
        let skipped = b"\x53\x2a\x4d\x18\x03\x00\x00\x00abc";
        let three = [skipped, LINE, LINE, skipped, LINE].concat();
        assert_eq!(unpacked(&three).expect("frames"), "hello zstd\n".repeat(3));
        for at in 9..LINE.len() {
            let mut changed = [LINE, LINE].concat();
            changed[LINE.len() + at] ^= 1;
            let printed = unpacked(&changed).expect_err("a byte is another").to_string();
            assert!(printed.contains("checksum"), "byte {at}: {printed}");
        }
        assert!(unpacked(&[LINE, b"text"].concat()).expect_err("no frame").to_string().contains("is not a zstd frame"));
        for cut in 4..three.len() {
            let whole = [11, 35, 59, 70].contains(&cut);
            assert_eq!(unpacked(&three[..cut]).is_ok(), whole, "{cut} bytes");
        }
    }

    #[test]
    fn a_frame_that_asks_for_more_memory_than_zstd_gives_is_refused() {
        // A window of 2^(10 + 18) and of 2^(10 + 17) bytes, then a single segment of 2^28 bytes; an empty last block.
        let frame = |header: &[u8]| unpacked(&[&LINE[..4], header, b"\x01\x00\x00"].concat());
        assert!(frame(&[0x00, 18 << 3]).expect_err("256 MiB").to_string().contains("268435456 bytes of memory"));
        assert_eq!(frame(&[0x00, 17 << 3]).expect("128 MiB"), "");
        assert!(frame(&[0xA0, 0, 0, 0, 0x10]).expect_err("256 MiB").to_string().contains("bytes of memory"));
    }
}

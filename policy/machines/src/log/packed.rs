//! Files are read as they lie: plain, gzip (RFC 1952) or zstd (RFC 8878), told by their first bytes.

use std::io::{self, Chain, Cursor, Read};

/// A file again from its start, whose first bytes were read.
pub type Whole<R> = Chain<Cursor<Vec<u8>>, R>;

/// First bytes of a file, and the file again from its start.
///
/// # Errors
/// The file cannot be read.
pub fn peek<R: Read>(mut input: R, most: usize) -> io::Result<(Vec<u8>, Whole<R>)> {
    let mut head = Vec::with_capacity(most);
    input.by_ref().take(most as u64).read_to_end(&mut head)?;
    Ok((head.clone(), Cursor::new(head).chain(input)))
}

/// The content of a file.
///
/// # Errors
/// The file cannot be read, or begins as a packed file and is none.
pub fn unpack<'a>(input: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let (head, input) = peek(input, 4)?;
    match head[..] {
        [0x1F, 0x8B, ..] => Ok(Box::new(flate2::read::MultiGzDecoder::new(input))),
        [0x28, 0xB5, 0x2F, 0xFD] => {
            let decoder = ruzstd::decoding::StreamingDecoder::new(input);
            Ok(Box::new(decoder.map_err(|e| io::Error::new(io::ErrorKind::InvalidData, e.to_string()))?))
        }
        _ => Ok(Box::new(input)),
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
    }
}

//! Pages that a kernel must leave out: patterns of BadRAM, as memtest86+ and GRUB have them (GRUB manual, `badram`), and
//! `memmap=SIZE$ADDRESS` of Linux (Documentation/admin-guide/bad-memory.rst and kernel-parameters.txt).
//!
//! A pattern is an address and a mask: every page whose address has the same bits under the mask is bad.

/// Maximum number of pages of a pattern or region.
// A larger region is set aside for a device rather than for errors [?]; its pages would be reported as bad.
const MOST: u64 = 4096;
const PAGE_SHIFT: u32 = 12;

/// A number in hexadecimal after `0x`, or in decimal, with a suffix for its size.
fn size(text: &str) -> Option<u64> {
    let (digits, shift) = match text.as_bytes().last()?.to_ascii_uppercase() {
        b'K' => (&text[..text.len() - 1], 10),
        b'M' => (&text[..text.len() - 1], 20),
        b'G' => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    let number = match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    number.checked_shl(shift).filter(|value| value >> shift == number)
}

/// The page frames of `0x18690000,0xffff0000,...`; a mask of 32 bits leaves the bits above as they are in the address.
pub fn of_patterns(text: &str) -> Vec<u64> {
    let numbers: Vec<Option<u64>> = text.split([',', ' ', '"']).filter(|word| !word.is_empty()).map(size).collect();
    let mut frames = Vec::new();
    for pair in numbers.chunks_exact(2) {
        let &[Some(address), Some(mask)] = pair else { continue };
        let mask = if mask <= u64::from(u32::MAX) { mask | !u64::from(u32::MAX) } else { mask };
        let (first, mut free) = (address & mask, !mask >> PAGE_SHIFT);
        // Each bit that the mask leaves free doubles the number of pages.
        if free.count_ones() > MOST.ilog2() {
            continue;
        }
        let free: Vec<u64> = std::iter::from_fn(|| {
            let bit = free & free.wrapping_neg();
            free &= !bit;
            (bit != 0).then_some(bit)
        })
        .collect();
        for choice in 0..1u64 << free.len() {
            let chosen = free.iter().enumerate().filter(|(at, _)| choice >> at & 1 == 1);
            let bits: u64 = chosen.map(|(_, bit)| bit).sum();
            frames.push((first >> PAGE_SHIFT) | bits);
        }
    }
    frames.sort_unstable();
    frames.dedup();
    frames
}

/// The page frames of `memmap=64K$0x18690000`, or of several such regions after commas; other kinds of regions (`@`, `#`, `!`) are not bad.
fn of_regions(text: &str) -> Vec<u64> {
    text.split(',').filter_map(of_region).flatten().collect()
}

fn of_region(text: &str) -> Option<std::ops::RangeInclusive<u64>> {
    let (length, start) = text.split_once('$')?;
    // In the file of a boot loader the dollar sign is escaped.
    let (length, start) = (size(length.trim_end_matches('\\'))?, size(start)?);
    let last = start.checked_add(length.checked_sub(1)?)? >> PAGE_SHIFT;
    let first = start >> PAGE_SHIFT;
    (last - first < MOST).then_some(first..=last)
}

/// The page frames that a command line of Linux leaves out.
pub fn of_command_line(text: &str) -> Vec<u64> {
    let words = text.split([' ', '"', '\'']);
    let mut frames = Vec::new();
    for word in words {
        match word.split_once('=') {
            Some(("memmap", regions)) => frames.extend(of_regions(regions)),
            Some(("badram", patterns)) => frames.extend(of_patterns(patterns)),
            _ => {}
        }
    }
    frames
}

/// `memmap=4K$0x18690000`: the option of Linux that leaves out these page frames, in as few regions as possible.
pub fn option(frames: impl IntoIterator<Item = u64>) -> String {
    let mut frames: Vec<u64> = frames.into_iter().collect();
    frames.sort_unstable();
    frames.dedup();
    let regions = frames.chunk_by(|a, b| b - a == 1);
    let regions = regions.map(|run| format!("memmap={}K${:#x}", run.len() * 4, run[0] << PAGE_SHIFT));
    regions.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Documentation/admin-guide/bad-memory.rst, and patterns that memtest86+ 6 prints.
    #[test]
    fn patterns_and_regions_give_the_pages_that_their_documents_name() {
        let sixteen: Vec<u64> = (0x18690..0x186a0).collect();
        assert_eq!(of_patterns("0x18690000,0xffff0000"), sixteen);
        assert_eq!(of_command_line("ro memmap=64K$0x18690000 quiet"), sixteen);
        assert_eq!(of_command_line("memmap=0x10000\\$0x18690000"), sixteen);
        assert_eq!(of_command_line("memmap=4K$0x1000,8K$0x5800"), [1, 5, 6, 7]);
        let bytes = "0x000000015c1e3c20,0xfffffffffffffff8,0x00000003031c7b80,0xfffffffffffffff8";
        assert_eq!(of_patterns(bytes), [0x15c1e3, 0x3031c7]);
        // Clear bits of the mask need not be adjacent.
        assert_eq!(of_patterns("0x7ddf0000,0xfffdf000"), [0x7ddd0, 0x7ddf0]);
        for other in ["memmap=4G!12G", "memmap=1M@16M", "memmap=1G$4G", "memmap=0$0x1000", "memmap=exactmap", "mem=4G"]
        {
            assert_eq!(of_command_line(other), [] as [u64; 0], "{other}");
        }
        assert_eq!(of_patterns("0x1000,0x0"), [] as [u64; 0], "all memory");
    }

    #[test]
    fn the_option_for_pages_is_read_back() {
        let frames = [0x18690, 0x18691, 0x2abcd, 0x18692];
        let option = option(frames);
        assert_eq!(option, "memmap=12K$0x18690000 memmap=4K$0x2abcd000");
        assert_eq!(of_command_line(&option), [0x18690, 0x18691, 0x18692, 0x2abcd]);
    }
}

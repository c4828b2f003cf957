//! Tests of the pages of raw NAND flash in `examples`, against plain bounded-distance decoding of each sector.

use crate::algebraic::{Received, bits, bytes, expected, oracle};
use crate::c::piped;
use crate::support::compile;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_source::{Options, algebraic};
use std::collections::BTreeSet;
use std::process::Command;
use xtask::needs;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/");
const SECTORS: usize = 4;
/// Bytes of a sector, of its check bits, and of the spare area of a page.
const SECTOR: usize = 512;
const CHECK: usize = 7;
const SPARE: usize = 64;

/// Encodes or decodes pages, and writes them with the result and the counts.
const MAIN: &str = "#include <stdio.h>\nint main(void) {\n    uint8_t page[1 + 2048 + 64];\n    while (fread(page, 1, sizeof page, stdin) == \
                    sizeof page) {\n        struct nand_statistics s = {0u, 0u};\n        uint8_t *spare = &page[2049];\n        int worst = \
                    0;\n        if (page[0] != 0u) nand_page_encode(&page[1], spare);\n        else worst = nand_page_decode(&page[1], \
                    spare, &s);\n        printf(\"%c%c%c\", worst, (int)s.corrected, (int)s.failed);\n        (void)fwrite(&page[1], 1, \
                    sizeof page - 1u, stdout);\n    }\n    return 0;\n}\n";

/// The positions of a sector's check bytes in a page with its spare bytes.
fn check_of(sector: usize) -> std::ops::Range<usize> {
    let first = SECTORS * SECTOR + SPARE - (SECTORS - sector) * CHECK;
    first..first + CHECK
}

/// A page as it was written, then as it is read: sector s has this many wrong bits.
fn damaged(written: &[u8], wrong: [usize; SECTORS], random: &mut SplitMix64) -> Vec<u8> {
    let mut read = written.to_vec();
    for (sector, count) in wrong.into_iter().enumerate() {
        let mut places = BTreeSet::new();
        while places.len() < count {
            // The most significant bit of a byte is its first one, so that the spare bits are the last of 56.
            places.insert(random.below(8 * SECTOR + 52));
        }
        for place in places {
            let in_data = place < 8 * SECTOR;
            let first = if in_data { sector * SECTOR } else { check_of(sector).start };
            let bit = if in_data { place } else { place - 8 * SECTOR };
            read[first + bit / 8] ^= 0x80 >> (bit % 8);
        }
    }
    read
}

/// The result of a decoder of sectors: the most wrong bits of a sector, the sums of wrong bits and uncorrectable sectors, and the page.
fn by_sectors(scheme: &Algebraic, read: &[u8]) -> ([u8; 3], Vec<u8>) {
    let oracle = oracle(scheme);
    let (mut page, mut counts) = (read.to_vec(), [0u8; 3]);
    for sector in 0..SECTORS {
        let data = sector * SECTOR..(sector + 1) * SECTOR;
        let own = [bits(&read[data.clone()], 8 * SECTOR, true), bits(&read[check_of(sector)], 52, true)].concat();
        let (status, wrong, corrected) = expected(scheme, &oracle, &Received { erased: Vec::new(), bits: own });
        counts = [counts[0].max(wrong as u8), counts[1] + wrong as u8, counts[2] + u8::from(status == 2)];
        page[data].copy_from_slice(&bytes(&corrected[..8 * SECTOR], true));
        // The spare bits of the last check byte keep their values.
        let last = page[check_of(sector)][CHECK - 1] & 0x0F;
        page[check_of(sector)].copy_from_slice(&bytes(&corrected[8 * SECTOR..], true));
        page[check_of(sector).end - 1] |= last;
    }
    (counts, page)
}

/// Written and erased pages with up to six wrong bits in a sector: flips are counted as Linux counts them, an erased page is clean, and bytes
/// that the code does not cover keep their values.
#[test]
fn pages_of_nand_flash_are_corrected_and_their_flips_counted() {
    if !needs(&["gcc"]) {
        return;
    }
    let text = std::fs::read_to_string(format!("{FOLDER}nand-512-4.yaml")).expect("an example");
    let scheme = Algebraic::from_text(&SourceFile::new("nand.yaml", text)).expect("a scheme").expect("no list");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let at = |name: &str| folder.path().join(name);
    let source = algebraic::c(&scheme, &Options { msb_first: true, ..Options::default() }).expect("a decoder");
    source.files().iter().for_each(|(name, text)| std::fs::write(at(name), text).expect("writable"));
    let page = std::fs::read_to_string(format!("{FOLDER}nand-page.c")).expect("an example");
    std::fs::write(at("page.c"), page + MAIN).expect("writable");
    let files = [at("page.c"), at("ecc_nand_512_4.c")];
    compile(
        Command::new("gcc").args(["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", "-o"]).arg(at("page")).args(files),
    );
    let run = |encodes: bool, pages: &[Vec<u8>]| -> Vec<Vec<u8>> {
        let input: Vec<u8> = pages.iter().flat_map(|page| [&[u8::from(encodes)], &page[..]].concat()).collect();
        piped(&mut Command::new(at("page")), &input).chunks(3 + pages[0].len()).map(<[u8]>::to_vec).collect()
    };
    // The constant that complements the check bits of an erased sector: `bch4_polynomial` in Linux's drivers/mtd/nand/raw/omap2.c, without spare bits.
    let published = [0x28, 0x13, 0xcc, 0x39, 0x96, 0xac, 0x70];
    assert_eq!(run(true, &[vec![0; SECTORS * SECTOR + SPARE]])[0][3..][check_of(0)], published);
    let mut random = SplitMix64::new(512);
    let size = SECTORS * SECTOR + SPARE;
    let plain: Vec<Vec<u8>> = (0..4).map(|_| (0..size).map(|_| random.bits() as u8).collect()).collect();
    let mut written: Vec<Vec<u8>> = run(true, &plain).into_iter().map(|page| page[3..].to_vec()).collect();
    for (page, plain) in written.iter().zip(&plain) {
        assert_eq!(page[..check_of(0).start], plain[..check_of(0).start], "bytes that the code does not cover");
    }
    let erased = vec![0xFF; size];
    let mut own = run(true, std::slice::from_ref(&erased))[0][3..].to_vec();
    // The four spare bits of the last check byte are written as zeros.
    (0..SECTORS).for_each(|sector| own[check_of(sector).end - 1] |= 0x0F);
    assert!(own == erased, "an erased page has its check bits");
    assert_eq!(
        run(false, std::slice::from_ref(&erased))[0],
        [vec![0; 3], erased.clone()].concat(),
        "an erased page is clean"
    );
    written.extend([erased.clone(), erased]);
    let read: Vec<Vec<u8>> = (written.iter().enumerate())
        .map(|(i, page)| damaged(page, [i % 7, (i + 2) % 5, (3 * i + 4) % 7, 5], &mut random))
        .collect();
    for (found, read) in run(false, &read).into_iter().zip(&read) {
        let (counts, page) = by_sectors(&scheme, read);
        assert_eq!(found[..3], counts);
        assert!(found[3..] == page);
    }
}

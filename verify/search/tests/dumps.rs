//! Tests that codes and layouts are recovered from raw dumps of NAND flash that plain encoders made.

use crate::infer::provenance;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_search::infer::nand;
use eccforge_search::infer::report::Inferred;
use std::collections::BTreeSet;

/// The generator of a BCH code: the product of all x + alpha^e for e in the cosets of 1, 3, ..., 2 t - 1.
fn generator(polynomial: u32, t: usize) -> Vec<bool> {
    let m = polynomial.ilog2();
    let times_x = |a: u32| if a << 1 >> m == 1 { a << 1 ^ polynomial } else { a << 1 };
    let order = (1 << m) - 1;
    let mut powers: Vec<u32> = vec![1];
    for i in 1..order {
        powers.push(times_x(powers[i - 1]));
    }
    // The sum of b x^i for the ones of a.
    let product = |a: u32, b: u32| {
        let (mut sum, mut moved) = (0, b);
        for i in 0..m {
            if a >> i & 1 == 1 {
                sum ^= moved;
            }
            moved = times_x(moved);
        }
        sum
    };
    let mut roots: BTreeSet<usize> = BTreeSet::new();
    for e in 0..t {
        // A binary polynomial with a root also has its conjugates, the squares.
        roots.extend((0..m).map(|i| ((2 * e + 1) << i) % order));
    }
    let mut coefficients = vec![1u32];
    for root in roots {
        let mut next = vec![0; coefficients.len() + 1];
        for (i, c) in coefficients.iter().enumerate() {
            next[i + 1] ^= c;
            next[i] ^= product(*c, powers[root]);
        }
        coefficients = next;
    }
    coefficients.into_iter().map(|c| c == 1).collect()
}

/// The remainder of data times x^r, the highest power first.
fn check_bits(data: &[bool], generator: &[bool]) -> Vec<bool> {
    let r = generator.len() - 1;
    let mut all: Vec<bool> = data.iter().copied().chain((0..r).map(|_| false)).collect();
    for i in 0..data.len() {
        if all[i] {
            for j in 0..=r {
                all[i + j] ^= generator[r - j];
            }
        }
    }
    all.split_off(data.len())
}

fn bits(bytes: &[u8], low_first: bool) -> Vec<bool> {
    bytes.iter().flat_map(|byte| (0..8).map(move |i| byte >> (if low_first { i } else { 7 - i }) & 1 == 1)).collect()
}

fn bytes(bits: &[bool], low_first: bool) -> Vec<u8> {
    let byte = |bits: &[bool]| {
        (0..).zip(bits).fold(0, |sum, (i, bit)| sum | u8::from(*bit) << (if low_first { i } else { 7 - i }))
    };
    bits.chunks(8).map(byte).collect()
}

/// How a dump is made.
struct Made {
    page: [usize; 2],
    sector: usize,
    interleaved: bool,
    inverted: bool,
    seed: u64,
}

/// A dump of 24 pages of random data, of which two are erased and every eighth sector has a wrong bit; `check` computes the check bytes.
fn dump(made: &Made, check: impl Fn(&[u8]) -> Vec<u8>) -> Vec<u8> {
    let mut random = SplitMix64::new(made.seed);
    let [data, spare] = made.page;
    let mut out = Vec::new();
    let mut number = 0;
    for page in 0..24 {
        if page % 12 == 5 {
            out.extend(vec![0xff; data + spare]);
            continue;
        }
        let (mut of_data, mut of_checks) = (Vec::new(), Vec::new());
        for _ in 0..data / made.sector {
            let mut own: Vec<u8> = (0..made.sector).map(|_| random.bits() as u8).collect();
            let mut checks = check(&own);
            if made.inverted {
                for byte in checks.iter_mut() {
                    *byte ^= 0xff;
                }
            }
            number += 1;
            if number % 8 == 0 {
                own[random.below(made.sector)] ^= 1 << random.below(8);
            }
            if made.interleaved {
                of_data.extend(own.into_iter().chain(checks));
            } else {
                of_data.extend(own);
                of_checks.extend(checks);
            }
        }
        let mut whole = of_data;
        whole.resize(data + spare - of_checks.len(), 0xff);
        whole.extend(of_checks);
        out.extend(whole);
    }
    out
}

fn of_dump(bytes: &[u8], page: Option<[usize; 2]>) -> Inferred {
    let found = nand::infer(bytes, page, None, None).unwrap_or_else(|why| panic!("{why}"));
    Inferred::of_dump(found, provenance())
}

#[test]
fn the_layout_and_the_code_of_a_dump_are_found() {
    for (page, sector, polynomial, t, low_first, interleaved, inverted) in [
        ([2048, 64], 512, 0x201b, 4, false, false, false),
        ([2048, 64], 512, 0x201b, 4, true, false, true),
        ([4096, 224], 1024, 0x4443, 8, false, true, false),
        ([2048, 128], 512, 0x201b, 8, true, true, true),
    ] {
        let g = generator(polynomial, t);
        let made = Made { page, sector, interleaved, inverted, seed: 5 };
        let dump = dump(&made, |data| bytes(&check_bits(&bits(data, low_first), &g), low_first));
        let found = of_dump(&dump, Some(page));
        let (k, r) = (8 * sector, g.len() - 1);
        assert_eq!(found.size, [k + r, k, r]);
        assert!(found.name.contains(&format!("corrects {t} errors")), "{}", found.name);
        let layout = found.layout.as_ref().unwrap();
        assert_eq!((layout.bytes.sector, layout.bytes.check_bytes), (sector, r.div_ceil(8)));
        assert_eq!((layout.data.low_bit_first, layout.check.low_bit_first), (low_first, low_first));
        assert_eq!(layout.constant.contains('1'), inverted);
        let s = &layout.sectors;
        let used = 22 * page[0] / sector;
        assert_eq!(
            (s.erased, s.clean, s.corrected.get(&1), s.uncorrectable),
            (2 * page[0] / sector, used - used / 8, Some(&(used / 8)), 0)
        );
        let text = found.scheme("found").unwrap();
        let file = SourceFile::new("found.yaml", text);
        let is_ball = Algebraic::from_text(&file).unwrap_or_else(|e| panic!("{e}")).is_some();
        assert!(is_ball || Scheme::from_text(&file, None).is_ok(), "{}", file.text);
    }
}

/// For each bit of the data bits' numbers, the parities of the data bits that have a 0 and a 1 there; the byte's number comes first.
fn hamming(data: &[u8]) -> Vec<u8> {
    let numbers = (8 * data.len()).ilog2();
    let parity = |number_bit: u32, value: usize| {
        let of = |bit: usize| bit >> number_bit & 1 == value && data[bit / 8] >> (bit % 8) & 1 == 1;
        (0..8 * data.len()).filter(|bit| of(*bit)).count() % 2 == 1
    };
    let order = (3..numbers).chain(0..3).flat_map(|bit| [parity(bit, 0), parity(bit, 1)]);
    let mut all: Vec<bool> = order.collect();
    all.resize(24, true);
    bytes(&all, true)
}

#[test]
fn hamming_codes_and_crcs_of_dumps_are_found() {
    let made = |page, sector| Made { page, sector, interleaved: false, inverted: true, seed: 9 };
    for (sector, r) in [(256, 22), (512, 24)] {
        let found = of_dump(&dump(&made([2048, 64], sector), hamming), Some([2048, 64]));
        assert_eq!(found.size, [8 * sector + r, 8 * sector, r]);
        assert!(found.name.starts_with("Hamming code"), "{}", found.name);
        let sectors = &found.layout.as_ref().unwrap().sectors;
        assert_eq!((sectors.corrected[&1], sectors.uncorrectable), (22 * 2048 / sector / 8, 0));
        Scheme::from_text(&SourceFile::new("found.yaml", found.scheme("found").unwrap()), None)
            .unwrap_or_else(|e| panic!("{e}"));
    }
    let crc: Vec<bool> = (0..17).map(|i| 0x1_1021 >> i & 1 == 1).collect();
    let check = |data: &[u8]| bytes(&check_bits(&bits(data, false), &crc), false);
    let found = of_dump(&dump(&made([512, 16], 512), check), Some([512, 16]));
    assert!(found.name.starts_with("CRC-16 of CCITT"), "{}", found.name);
}

#[test]
fn noise_has_no_code() {
    let mut random = SplitMix64::new(2);
    let noise: Vec<u8> = (0..16 * 2112).map(|_| random.bits() as u8).collect();
    assert!(nand::infer(&noise, Some([2048, 64]), Some(512), None).unwrap_err().contains("no layout gives a code"));
    assert!(nand::infer(&noise[1..], None, None, None).unwrap_err().contains("--page 2048+64"));
}

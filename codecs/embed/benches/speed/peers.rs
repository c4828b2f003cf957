//! Measures other libraries that people would use, on the shape nearest to ours. None has our layout; the name of each
//! measurement states its layout.

use crate::{Group, measure};
use eccforge_embed::shards::{Shards, cauchy};
use std::hint::black_box;

/// Bytes of a shard for peers that want their input split into 32 + 4 shards of equal length.
const SHARD_BYTES: usize = 4096;

/// Benchmarks all peers that can run here.
pub fn benches(group: &mut Group<'_>, entries: usize) {
    let stripes = (entries / SHARD_BYTES).max(1);
    let bytes = stripes * 32 * SHARD_BYTES;
    measure(group, "crc32fast, 4 KiB pages", 32 * entries, || crc(entries));
    measure(group, "eccforge 32+4 shards", bytes, || shards(stripes));
    measure(group, "eccforge 32+4 shards, repair of 4", bytes, || repaired(stripes));
    measure(group, "reed-solomon-erasure 32+4 shards", bytes, || erasure(stripes));
    measure(group, "reed-solomon-simd 32+4 shards", bytes, || simd(stripes));
    // A part of the data is enough to measure its speed.
    let few = entries.min(1 << 12);
    measure(group, "bit loop (72,64)", 32 * few, || bit_loop(few));
    measure(group, "row masks (72,64)", 32 * entries, || masks(entries));
    measure(group, "scalar tables (72,64)", 32 * entries, || tables(entries));
    match isal::Isal::load() {
        Ok(isal) => {
            for (k, m) in [(32, 4), (16, 2)] {
                let stripes = (32 * entries / (k * SHARD_BYTES)).max(1);
                let bytes = stripes * k * SHARD_BYTES;
                measure(group, &format!("ISA-L {k}+{m} shards"), bytes, || isal.encode(stripes, k, m));
            }
        }
        Err(why) => eprintln!("ISA-L: not run: {why}"),
    }
}

/// Detects only: one CRC over 4 KiB at a time.
fn crc(entries: usize) -> impl FnMut() {
    let data = vec![3u8; 32 * entries];
    move || {
        for page in black_box(&data).chunks(SHARD_BYTES) {
            black_box(crc32fast::hash(page));
        }
    }
}

/// Encodes stripes of 32 + 4 shards with our own code, for comparison with the libraries below.
fn shards(stripes: usize) -> impl FnMut() {
    let (code, mut all) = own(stripes);
    move || {
        for shards in black_box(&mut all) {
            let (data, check) = shards.split_at_mut(32);
            let data: Vec<&[u8]> = data.iter().map(Vec::as_slice).collect();
            let mut check: Vec<&mut [u8]> = check.iter_mut().map(Vec::as_mut_slice).collect();
            code.encode(&data, &mut check).expect("equal shards");
        }
    }
}

/// Repairs two data and two check shards; the time includes the inversion of the matrix.
fn repaired(stripes: usize) -> impl FnMut() {
    let (code, mut all) = own(stripes);
    move || {
        for shards in black_box(&mut all) {
            let mut shards: Vec<&mut [u8]> = shards.iter_mut().map(Vec::as_mut_slice).collect();
            code.repair(&mut shards, &[3, 17, 33, 35]).expect("four of 36");
        }
    }
}

fn own(stripes: usize) -> (Shards, Vec<Vec<Vec<u8>>>) {
    let rows = cauchy(0x11d, 32, 4).expect("32 + 4 shards");
    let all = (0..stripes).map(|_| (0..36).map(|s| vec![s as u8; SHARD_BYTES]).collect()).collect();
    (Shards::new(0x11d, &rows).expect("32 + 4 shards"), all)
}

/// Encodes stripes of 32 + 4 shards with reed-solomon-erasure: parity over transposed data.
fn erasure(stripes: usize) -> impl FnMut() {
    let code = reed_solomon_erasure::galois_8::ReedSolomon::new(32, 4).expect("32 + 4 shards");
    let mut shards: Vec<Vec<Vec<u8>>> =
        (0..stripes).map(|_| (0..36).map(|s| vec![s as u8; SHARD_BYTES]).collect()).collect();
    move || {
        for shards in black_box(&mut shards) {
            code.encode(shards).expect("equal shards");
        }
    }
}

/// Encodes stripes of 32 + 4 shards with reed-solomon-simd, which uses another code.
fn simd(stripes: usize) -> impl FnMut() {
    let shards: Vec<Vec<Vec<u8>>> =
        (0..stripes).map(|_| (0..32).map(|s| vec![s as u8; SHARD_BYTES]).collect()).collect();
    let mut encoder = reed_solomon_simd::ReedSolomonEncoder::new(32, 4, SHARD_BYTES).expect("32 + 4 shards");
    move || {
        for shards in black_box(&shards) {
            for shard in shards {
                encoder.add_original_shard(shard).expect("room for 32");
            }
            black_box(encoder.encode().expect("all are there"));
        }
    }
}

/// A common form of decoder: for every check bit a loop over 64 data bits.
fn bit_loop(entries: usize) -> impl FnMut() {
    let data = vec![5u64; 4 * entries];
    let rows = rows();
    move || {
        for word in black_box(&data) {
            let mut check = 0u8;
            for (i, row) in black_box(&rows).iter().enumerate() {
                let mut sum = 0;
                for bit in 0..64 {
                    sum ^= black_box(word & row) >> bit & 1;
                }
                check |= (sum as u8) << i;
            }
            black_box(check);
        }
    }
}

/// Rows of a (72,64) code, with as many ones as Hsiao's.
fn rows() -> [u64; 8] {
    std::array::from_fn(|i| 0xFF26_4990_1013_1CE0u64.rotate_right(8 * i as u32))
}

/// Checks one word at a time against its check byte, and counts the wrong words.
fn scalar(entries: usize, check: impl Fn(u64) -> u8) -> impl FnMut() {
    let data: Vec<u64> = (0..4 * entries as u64).map(|i| i.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect();
    let stored: Vec<u8> = data.iter().map(|&word| check(word)).collect();
    move || {
        let wrong = black_box(&data).iter().zip(black_box(&stored)).filter(|(word, stored)| check(**word) != **stored);
        assert_eq!(wrong.count(), 0);
    }
}

/// Checks each word by its parity under the mask of each row.
fn masks(entries: usize) -> impl FnMut() {
    let rows = rows();
    scalar(entries, move |word| {
        rows.iter().enumerate().fold(0, |check, (i, row)| check | (((word & row).count_ones() & 1) as u8) << i)
    })
}

/// A careful scalar decoder: one look-up for each data byte.
fn tables(entries: usize) -> impl FnMut() {
    let rows = rows();
    let mut tables = vec![[0u8; 256]; 8];
    for (lane, table) in tables.iter_mut().enumerate() {
        for (byte, entry) in table.iter_mut().enumerate() {
            let word = (byte as u64) << (8 * lane);
            *entry = rows.iter().enumerate().fold(0, |c, (i, row)| c | (((word & row).count_ones() & 1) as u8) << i);
        }
    }
    let tables: [[u8; 256]; 8] = tables.try_into().expect("eight lanes");
    scalar(entries, move |word| {
        word.to_le_bytes().iter().zip(&tables).fold(0, |check, (byte, table)| check ^ table[usize::from(*byte)])
    })
}

/// Intel's ISA-L, loaded at run time, so that the build does not need it.
#[allow(unsafe_code)]
mod isal {
    use super::SHARD_BYTES;
    use std::ffi::{c_int, c_uchar};

    type GenerateMatrix = unsafe extern "C" fn(*mut c_uchar, c_int, c_int);
    type InitTables = unsafe extern "C" fn(c_int, c_int, *const c_uchar, *mut c_uchar);
    type EncodeData =
        unsafe extern "C" fn(c_int, c_int, c_int, *const c_uchar, *const *const c_uchar, *const *mut c_uchar);

    /// The loaded library.
    pub struct Isal {
        library: libloading::Library,
    }

    impl Isal {
        /// Loads the system's library.
        pub fn load() -> Result<Self, String> {
            // SAFETY: loading ISA-L runs no code of its own beyond the loader's.
            let library = unsafe { libloading::Library::new("libisal.so.2") };
            library.map(|library| Self { library }).map_err(|e| e.to_string())
        }

        /// Parity of stripes of `k` + `m` shards; the data must be in shards, unlike memory entries.
        pub fn encode(&self, stripes: usize, k: usize, m: usize) -> impl FnMut() + use<> {
            // SAFETY: the three symbols have had these signatures since ISA-L 2.0 (erasure_code.h).
            let (generate, init, encode) = unsafe {
                let get = "the library has its public symbols";
                (
                    *self.library.get::<GenerateMatrix>(b"gf_gen_cauchy1_matrix").expect(get),
                    *self.library.get::<InitTables>(b"ec_init_tables").expect(get),
                    *self.library.get::<EncodeData>(b"ec_encode_data").expect(get),
                )
            };
            let mut matrix = vec![0u8; (k + m) * k];
            let mut tables = vec![0u8; 32 * k * m];
            // SAFETY: the matrix has (k + m) k bytes, the tables 32 k m, as erasure_code.h asks.
            unsafe {
                generate(matrix.as_mut_ptr(), (k + m) as c_int, k as c_int);
                init(k as c_int, m as c_int, matrix[k * k..].as_ptr(), tables.as_mut_ptr());
            }
            let data = vec![7u8; stripes * k * SHARD_BYTES];
            let mut parity = vec![0u8; stripes * m * SHARD_BYTES];
            // The library must stay loaded as long as the call may run.
            let keep = Self::load();
            move || {
                let _ = &keep;
                for stripe in 0..stripes {
                    let from: Vec<*const u8> =
                        (0..k).map(|s| data[(stripe * k + s) * SHARD_BYTES..].as_ptr()).collect();
                    let to: Vec<*mut u8> =
                        (0..m).map(|s| parity[(stripe * m + s) * SHARD_BYTES..].as_mut_ptr()).collect();
                    // SAFETY: k sources and m targets of SHARD_BYTES each; tables as initialised above.
                    unsafe {
                        let length = SHARD_BYTES as c_int;
                        encode(length, k as c_int, m as c_int, tables.as_ptr(), from.as_ptr(), to.as_ptr());
                    }
                }
            }
        }
    }
}

//! Tests of memory images: words have even parity in every check, formats are read and written, errors are found where they
//! are, and an emitted memory reads an image.

use crate::netlists::{scheme, write};
use crate::support::{Emitted, LIMIT, two_codewords};
use eccforge_circuit::lanes::Slot;
use eccforge_gf::random::SplitMix64;
use eccforge_hdl::design::{Options, Ram};
use eccforge_hdl::image::{self, EntryOutcome, Format, Segment, Split, Word};
use eccforge_hdl::tools::{self, Tool};
use eccforge_model::ErrorModel;
use eccforge_scheme::Scheme;
use xtask::needs;

const ONE: Split = Split { banks: 1, ways: 1 };

fn bytes(count: usize, seed: u64) -> Vec<u8> {
    let mut random = SplitMix64::new(seed);
    (0..count).map(|_| random.bits() as u8).collect()
}

fn encoded(scheme: &Scheme, data: &[u8]) -> Vec<Word> {
    image::encode(scheme, &[Segment { address: 0, bytes: data.to_vec() }], 0, None, 0).unwrap()
}

/// Whether every codeword of an entry satisfies every row of H, by adding the codeword's bits.
fn satisfies_h(scheme: &Scheme, entry: &[bool]) -> bool {
    let h = &scheme.code.h;
    for w in 0..scheme.codewords() {
        let physical = scheme.layout.codeword(w);
        for row in 0..h.r() {
            let ones = h.row_support(row).into_iter().filter(|bit| entry[physical[*bit]]).count();
            if ones % 2 == 1 {
                return false;
            }
        }
    }
    true
}

#[test]
fn every_word_of_an_image_is_a_codeword_and_holds_its_bytes() {
    for scheme in [scheme("hsiao-22-16"), scheme("hsiao-39-32"), two_codewords(), scheme("trio")] {
        let word = image::data_bytes(&scheme).unwrap();
        let data = bytes(word * 600, 3);
        let words = encoded(&scheme, &data);
        assert_eq!(words.len(), 600);
        for (entry, own) in words.iter().zip(data.chunks(word)) {
            assert!(satisfies_h(&scheme, entry), "{}", scheme.id);
            let bits = scheme.geometry.data_bits();
            let is_stored = |(at, bit): (usize, &usize)| entry[*bit] == (own[at / 8] >> (at % 8) & 1 == 1);
            assert!(bits.iter().enumerate().all(is_stored), "{}", scheme.id);
        }
        let (decoded, report) = image::decode(&scheme, &words, 0, ONE).unwrap();
        assert_eq!((decoded, report.clean, report.errors.len()), (data, 600, 0), "{}", scheme.id);
    }
}

#[test]
fn errors_are_reported_at_their_addresses_and_corrected() {
    let scheme = scheme("hsiao-39-32");
    let data = bytes(4 * 1040, 7);
    let split = Split { banks: 4, ways: 2 };
    let mut words = encoded(&scheme, &data);
    words[5][17] ^= true;
    words[1039][38] ^= true;
    words[700][0] ^= true;
    words[700][1] ^= true;
    let (decoded, report) = image::decode(&scheme, &words, 0x8000, split).unwrap();
    assert_eq!((report.clean, report.corrected, report.uncorrectable), (1037, 2, 1));
    let [first, second, last] = &report.errors[..] else { panic!("{report:?}") };
    assert_eq!(
        (first.entry, first.address, &first.bits[..], first.outcome),
        (5, 0x8014, &[17][..], EntryOutcome::Corrected)
    );
    assert_eq!((first.memory.as_str(), first.row), ("w0_b1", 1));
    assert_eq!((second.outcome, second.bits.len()), (EntryOutcome::Uncorrectable, 0));
    assert_eq!((second.memory.as_str(), second.row), ("w1_b0", 45));
    assert_eq!((last.entry, &last.bits[..]), (1039, &[38][..]));
    // An uncorrectable entry is as stored.
    let mut stored = data.clone();
    stored[2800] ^= 3;
    assert_eq!(decoded, stored);
    let joined = split.join(&split.divide(&words)).unwrap();
    assert_eq!(joined, words);
    let mut uneven = split.divide(&words);
    uneven[3].pop();
    assert!(split.join(&uneven).unwrap_err().contains("expected the same depth"));
}

#[test]
fn an_address_in_the_code_is_the_number_of_the_entry() {
    let scheme = scheme("hsiao-72-64-address");
    let data = bytes(8 * 40, 9);
    let mut words = encoded(&scheme, &data);
    let (decoded, report) = image::decode(&scheme, &words, 0, ONE).unwrap();
    assert_eq!((decoded, report.clean), (data, 40));
    words.swap(3, 4);
    let (_, report) = image::decode(&scheme, &words, 0, ONE).unwrap();
    let wrong: Vec<usize> = report.errors.iter().map(|wrong| wrong.entry).collect();
    assert_eq!(wrong, [3, 4], "entries at wrong addresses are not clean");
}

#[test]
fn data_is_read_and_written_in_every_format() {
    let data = bytes(1 << 17, 5);
    for (format, base) in [
        (Format::IntelHex, 0x1_fff4),
        (Format::Srecord, 0x8000_0000),
        (Format::Readmemh, 0x40),
        (Format::Binary, 0x8000),
    ] {
        let written = image::write_data(format, base, &data, 4).unwrap();
        let segments = image::read_data(format, &written, base, 4).unwrap();
        let mut next = base;
        let mut read = Vec::new();
        for Segment { address, bytes } in segments {
            assert_eq!(address, next, "{format:?}");
            next += bytes.len() as u64;
            read.extend(bytes);
        }
        assert!(read == data, "{format:?}");
        if format == Format::IntelHex || format == Format::Srecord {
            let text = String::from_utf8(written).unwrap();
            let cut = &text[..text.len() / 2];
            assert!(image::read_data(format, cut.as_bytes(), base, 4).is_err(), "{format:?}");
            let second = text.lines().nth(1).unwrap();
            let digit = second.chars().nth(12).unwrap();
            let other = if digit == '0' { "1" } else { "0" };
            let changed = format!("{}{other}{}", &second[..12], &second[13..]);
            let wrong = image::read_data(format, text.replace(second, &changed).as_bytes(), base, 4).unwrap_err();
            assert!(wrong.starts_with("2:1: "), "{format:?}: {wrong}");
        }
    }
}

/// A 32-bit little-endian ELF file with one loaded segment, made according to the ELF specification.
fn elf(address: u32, content: &[u8]) -> Vec<u8> {
    let mut file = vec![0x7f, b'E', b'L', b'F', 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let half = |file: &mut Vec<u8>, value: u16| file.extend(value.to_le_bytes());
    for value in [2, 243] {
        half(&mut file, value);
    }
    for word in [1u32, 0, 52, 0, 0] {
        file.extend(word.to_le_bytes());
    }
    for value in [52, 32, 1, 40, 0, 0] {
        half(&mut file, value);
    }
    let size = content.len() as u32;
    // Loaded at a virtual address that differs from the physical one; 8 more bytes are zero at run time.
    for word in [1, 84, 0x1000_0000, address, size, size + 8, 5, 4] {
        file.extend(word.to_le_bytes());
    }
    file.extend(content);
    file
}

#[test]
fn an_elf_file_is_loaded_at_its_physical_addresses() {
    let content = bytes(100, 11);
    let file = elf(0x8000, &content);
    assert_eq!(Format::of("boot", &file), Format::Elf);
    let segments = image::read_data(Format::Elf, &file, 0, 4).unwrap();
    assert_eq!(segments, [Segment { address: 0x8000, bytes: content.clone() }]);
    assert!(
        image::read_data(Format::Elf, &file[..90], 0, 4)
            .unwrap_err()
            .contains("the segment at 0x8000 is not in the file")
    );
    let empty = image::read_data(Format::Elf, &elf(0x8000, &[]), 0, 4).unwrap_err();
    assert!(empty.contains("no loaded segment"), "{empty}");
    let scheme = scheme("hsiao-39-32");
    assert!(image::encode(&scheme, &[], 0, None, 0).unwrap_err().contains("--depth"));
    let outside = image::encode(&scheme, &segments, 0x8004, None, 0).unwrap_err();
    assert!(outside.contains("0x8000 to 0x8063 are outside the memory"), "{outside}");
    let far = image::encode(&scheme, &[Segment { address: u64::MAX - 3, bytes: vec![1; 4] }], 0, None, 0).unwrap_err();
    assert!(far.contains("is --base missing?"), "{far}");
    let twice = image::encode(&scheme, &[segments[0].clone(), segments[0].clone()], 0x8000, None, 0).unwrap_err();
    assert!(twice.contains("0x8000 has two values"), "{twice}");
    let words = image::encode(&scheme, &segments, 0x8000, Some(32), 0xee).unwrap();
    let (data, _) = image::decode(&scheme, &words, 0x8000, ONE).unwrap();
    assert_eq!((&data[..100], &data[100..]), (&content[..], &[0xee; 28][..]));
}

#[test]
fn words_of_readmemh_are_read_as_the_standard_says_and_mistakes_have_places() {
    let text = "// a comment\n@2 1_F /* two\nlines */ 00\n@0 03 // and\n1f\n";
    let word = |value: u32| Some((0..5).map(|bit| value >> bit & 1 == 1).collect::<Word>());
    assert_eq!(image::parse_words(text, 5).unwrap(), [word(3), word(0x1f), word(0x1f), word(0)]);
    for (text, message) in [
        ("00\n 2g", "2:2: expected a hexadecimal word"),
        ("00\n1x", "2:1: `1x` has an unknown digit"),
        ("20", "1:1: expected a word of 5 bits, got `20`"),
        ("@0 1 @0 2", "1:9: address 0x0 has a word already"),
        ("@zz", "1:1: expected @ and a hexadecimal address"),
        ("@ffffffff 1", "1:11: address 0xffffffff is too large"),
        ("1\n/* 2", "2:1: this comment has no end"),
        ("1\n2", "the longest word has 1 digits, but 5 bits have 2"),
        ("é", "1:1: expected a hexadecimal word"),
        ("/", "1:1: expected a hexadecimal word"),
    ] {
        assert!(image::parse_words(text, 5).unwrap_err().starts_with(message), "{text}");
    }
    let words: Vec<Word> = image::parse_words(text, 5).unwrap().into_iter().flatten().collect();
    let again = image::parse_words(&image::text_of_words(&words, "title"), 5).unwrap();
    assert_eq!(again.into_iter().flatten().collect::<Vec<_>>(), words);
}

#[test]
fn drawn_errors_are_patterns_of_their_class_and_depend_on_the_seed() {
    let trio = scheme("trio");
    for id in ["bit", "pin", "byte", "2bit"] {
        let sets = ErrorModel::table1().class(id).unwrap().sets(&trio).unwrap();
        let draw = |seed: u64| {
            let drawn = (0..50).map(|at| image::drawn(&sets, &mut SplitMix64::new(seed + at)));
            drawn.collect::<Vec<_>>()
        };
        let fits = |bits: &Vec<usize>| {
            let has_number = sets.iter().filter(|set| (set.least..=set.most).contains(&bits.len()));
            has_number.into_iter().any(|set| bits.iter().all(|bit| set.bits.contains(bit)))
        };
        assert!(draw(1).iter().all(fits), "{id}");
        assert_eq!(draw(1), draw(1), "{id}");
        assert_ne!(draw(1), draw(1000), "{id}");
    }
    // All of the lanes of a run are used.
    assert_eq!(Slot::ZERO.0.len() * 64, 512);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn an_emitted_memory_reads_an_image_and_decodes_it_clean() {
    if !needs(&["iverilog"]) {
        return;
    }
    let scheme = scheme("hsiao-39-32");
    let emitted = Emitted::new(&scheme, &Options { wrap: Some(Ram::default()), ..Options::default() });
    let (top, folder) = ("hsiao_39_32_ram", emitted.folder.path());
    let data = bytes(4 * 64, 13);
    let mut words = encoded(&scheme, &data);
    let expected: Vec<String> =
        data.chunks(4).map(|word| format!("{:08x}", u32::from_le_bytes(word.try_into().unwrap()))).collect();
    write(folder, "data.hex", &expected.join("\n"));
    let bench = "module bench;\n  reg clk = 0, rst = 0, req = 0;\n  reg [5:0] address = 0;\n  wire valid, ce, due, gnt;\n  wire [31:0] data;\n  \
                 reg [31:0] expected [0:63];\n  integer answers = 0, wrong = 0, asked = 0;\n  always #1 clk = ~clk;\n  \
                 hsiao_39_32_ram #(.ADDR_WIDTH(6), .INIT(0)) dut (.clk_i(clk), .rst_ni(rst), .req_i(req), .we_i(1'b0), \
                 .address_i(address), .rvalid_o(valid), .ce_o(ce), .due_o(due), .data_o(data), .data_i(32'd0), \
                 .byte_enable_i(4'd0), .poison_i(1'b0), .gnt_o(gnt), .reg_req_i(1'b0), .reg_we_i(1'b0), \
                 .reg_address_i(8'd0), .reg_data_i(32'd0));\n  \
                 always @(posedge clk) begin\n    if (req && gnt) begin asked = asked + 1; address <= address + 1; if (asked == 64) req <= 0; end\n    \
                 if (valid) begin\n      if (ce || due || data !== expected[answers]) wrong = wrong + 1;\n      answers = answers + 1;\n    end\n  \
                 end\n  initial begin\n    $readmemh(\"image.vmem\", dut.u_array.memory);\n    $readmemh(\"data.hex\", expected);\n    \
                 #10 rst = 1; #10 req = 1; #1000 $display(\"%0d answers, %0d wrong\", answers, wrong); $finish;\n  end\nendmodule\n";
    write(folder, "bench.sv", bench);
    let mut files = emitted.sources(top);
    files.push("bench.sv".into());
    let mut arguments = vec!["-g2012", "-s", "bench", "-o", "bench.vvp"];
    arguments.extend(files.iter().map(String::as_str));
    tools::run_ok(Tool::Iverilog, &arguments, folder, LIMIT).unwrap();
    let simulated = |words: &[Word]| {
        write(folder, "image.vmem", &image::text_of_words(words, "image"));
        let output = tools::run_ok(Tool::Vvp, &["-n", "bench.vvp"], folder, LIMIT).unwrap();
        output.text.lines().find(|line| line.contains("answers")).unwrap_or_default().to_owned()
    };
    assert_eq!(simulated(&words), "64 answers, 0 wrong");
    words[9][20] ^= true;
    assert_eq!(simulated(&words), "64 answers, 1 wrong", "a corrected entry is not clean");
}

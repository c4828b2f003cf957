//! Every form of a log that is read, one row for each: its name, how it is recognised, and the field of each of its
//! columns, keys or groups.
//!
//! A new form is a row here and a fixture (`tests/forms`).

use super::element::Element;

macro_rules! fields {
    ($($(#[$doc:meta])* $name:ident $($own:literal)?,)*) => {
        /// A field of a row.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Field {
            $($(#[$doc])* $name,)*
        }

        /// The fields that eccforge's own forms have, with their names there.
        const OWN: &[(&str, Field)] = &[$($(($own, Field::$name),)?)*];
    };
}

fields! {
    /// The device, by name.
    Device "device",
    Run "run",
    /// Write loop.
    Write "write",
    /// Read loop.
    Read "read",
    /// Seconds.
    Time "time_s",
    /// Address, in bytes unless stated.
    Address "address",
    /// Word of an entry.
    Word "word",
    /// Byte of an entry or word.
    Byte "byte",
    /// Bit within the location that the other fields name.
    Bit "bit",
    /// Wrong bits from the address on.
    Mask "mask",
    /// Data that were written.
    Expected "expected",
    /// Wrong bits of the entry.
    Flips "flips",
    /// Data that were read.
    Actual "actual",
    /// Events that the row stands for.
    Count "count",
    /// Place in a DRAM: bank.
    Bank "bank",
    Row "row",
    /// Column in bytes.
    Column "col",
    /// Place in one text, such as `r04321.bk05.col0123`.
    Place,
    /// Channel of a stack of up to 32.
    Channel,
    PseudoChannel,
    /// Column in bursts of 32 bytes.
    Burst,
    /// The byte that was written everywhere, as a whole number.
    Fill,
    /// Another copy of the read data; it is not known which of the two is wrong.
    Peer,
    /// Index into a list of addresses that was printed before.
    Index,
}

/// Fields of a row.
pub const FIELDS: usize = Field::Index as usize + 1;

/// How a form is read.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A table; its header has all names of `columns`, or those of the own form that a log needs.
    Table,
    /// One JSON object on each line.
    JsonLines,
    /// JSON in which every object with this key is a row; keys of the objects around it count for it too.
    Json(&'static str),
    /// Lines of a program: the pattern of a row, whose groups are named as the columns.
    Lines {
        row: &'static str,
        /// A line that ends one pass over the memory; empty if there is none.
        pass: &'static str,
        /// A list of addresses that rows refer to by index; empty if there is none.
        list: &'static str,
        /// Texts of a header that tell the type of its values; empty if values are hexadecimal digits.
        elements: &'static [(&'static str, Element)],
    },
    /// Tables of memtest_vulkan: of one error they give the address and the bit, of several only counts.
    Vulkan,
}

#[derive(Debug)]
pub struct Form {
    /// Its name, a value of `--log-format`.
    pub name: &'static str,
    pub about: &'static str,
    /// The source of the form.
    pub source: &'static str,
    pub kind: Kind,
    /// Its columns, keys or groups.
    pub columns: &'static [(&'static str, Field)],
}

impl Form {
    /// Whether it is eccforge's own: the written data may be a short pattern that fills the entry by repetition.
    pub const fn is_own(&self) -> bool {
        self.columns.len() == OWN.len()
    }

    /// Whether it is a table of whole words, whose digits have any base and whose addresses count words. Only these have write loops.
    pub(super) fn has_words(&self) -> bool {
        !self.is_own() && matches!(self.kind, Kind::Table) && !self.name_of(Field::Write).is_empty()
    }

    /// The columns that a header of the form must have.
    pub(super) fn required(&self) -> impl Iterator<Item = &(&'static str, Field)> {
        self.columns.iter().filter(|(_, field)| *field != Field::Write)
    }

    /// The column, key or group of a field; empty if it has none.
    pub(super) fn name_of(&self, field: Field) -> &'static str {
        self.columns.iter().find(|c| c.1 == field).map_or("", |c| c.0)
    }

    /// Texts of a header that tell the type of its values, where values are elements of a matrix.
    pub(super) const fn elements(&self) -> &'static [(&'static str, Element)] {
        match self.kind {
            Kind::Lines { elements, .. } => elements,
            _ => &[],
        }
    }

    /// Whether values are decimal numbers, elements of a matrix.
    pub(super) const fn has_elements(&self) -> bool {
        !self.elements().is_empty()
    }
}

/// All forms; the first two are eccforge's own.
pub static FORMS: &[Form] = &[
    Form { name: "csv", about: "A table with a header", source: "docs/beam.md", kind: Kind::Table, columns: OWN },
    Form {
        name: "json-lines",
        about: "One JSON object on each line",
        source: "docs/beam.md",
        kind: Kind::JsonLines,
        columns: OWN,
    },
    Form {
        name: "lelape",
        about: "Table of the wrong words of a memory that counts its addresses in words",
        source: "fjfrancopelaez/LELAPE, LELAPE/Examples",
        kind: Kind::Table,
        columns: &[
            ("Address", Field::Address),
            ("Content", Field::Actual),
            ("Pattern", Field::Expected),
            ("Cycle", Field::Write),
        ],
    },
    Form {
        name: "trrespass-csv",
        about: "Table of bit flips of TRRespass",
        source: "vusec/trrespass, hammersuite/src/hammer-suite.c",
        kind: Kind::Table,
        columns: &[("f_og", Field::Expected), ("f_new", Field::Actual), ("vict_addr", Field::Place)],
    },
    Form {
        name: "trrespass",
        about: "Printed bit flips of TRRespass",
        source: "vusec/trrespass, hammersuite/src/hammer-suite.c",
        kind: Kind::Lines {
            row: r"\[FLIP\] - \((?<expected>[0-9a-f]{2}) => (?<actual>[0-9a-f]{2})\)\s+vict: (?<place>\S+)",
            pass: "",
            list: "",
            elements: &[],
        },
        columns: &[("expected", Field::Expected), ("actual", Field::Actual), ("place", Field::Place)],
    },
    Form {
        name: "blacksmith",
        about: "fuzz-summary.json of Blacksmith",
        source: "comsec-group/blacksmith, src/Fuzzer/BitFlip.cpp",
        kind: Kind::Json("bitmask"),
        columns: &[
            ("bitmask", Field::Mask),
            ("data", Field::Actual),
            ("observed_at", Field::Time),
            ("bank", Field::Bank),
            ("row", Field::Row),
            ("col", Field::Column),
        ],
    },
    Form {
        name: "rowscout",
        about: "Weak rows of RowScout (U-TRR)",
        source: "CMU-SAFARI/U-TRR, RowScout/sample.R-R",
        kind: Kind::Json("bitflip_locs"),
        columns: &[("bank_id", Field::Bank), ("row_id", Field::Row), ("bitflip_locs", Field::Bit)],
    },
    Form {
        name: "dram-bender",
        about: "Table of wrong bits of an HBM2 stack, from DRAM Bender",
        source: "CMU-SAFARI/HBM-Read-Disturbance, HBM_RP_Bitflips/bitflips.cpp",
        kind: Kind::Table,
        columns: &[
            ("channel", Field::Channel),
            ("pseudo_channel", Field::PseudoChannel),
            ("bank", Field::Bank),
            ("row", Field::Row),
            ("column", Field::Burst),
            ("bit", Field::Bit),
            ("data_pattern", Field::Fill),
        ],
    },
    Form {
        name: "memtest-vulkan",
        about: "Tables of errors of memtest_vulkan",
        source: "GpuZelenograd/memtest_vulkan, src/main.rs and Readme.md",
        kind: Kind::Vulkan,
        columns: &[("address", Field::Address), ("mask", Field::Mask), ("actual", Field::Actual)],
    },
    Form {
        name: "memtester",
        about: "Failures of memtester",
        source: "memtester 4, tests.c, compare_regions; memtester.c prints the name of each test of a loop",
        kind: Kind::Lines {
            row: r"FAILURE: 0x(?<actual>[0-9a-f]+) != 0x(?<peer>[0-9a-f]+) at (?:offset|physical address) 0x(?<address>[0-9a-f]+)",
            pass: r"^Loop \d+|^  [A-Z0-9][^:]*: ",
            list: "",
            elements: &[],
        },
        columns: &[("actual", Field::Actual), ("peer", Field::Peer), ("address", Field::Address)],
    },
    Form {
        name: "stressapptest",
        about: "Miscompares of stressapptest",
        source: "stressapptest, src/worker.cc, ProcessError",
        kind: Kind::Lines {
            row: r"miscompare on CPU .* at \S+?\(0x(?<address>[0-9a-f]+):.*\): read:0x(?<actual>[0-9a-f]+), reread:0x[0-9a-f]+,? expected:0x(?<expected>[0-9a-f]+)",
            pass: "",
            list: "",
            elements: &[],
        },
        columns: &[("address", Field::Address), ("actual", Field::Actual), ("expected", Field::Expected)],
    },
    Form {
        name: "cuda-memtest",
        about: "Errors of cuda_memtest",
        source: "cuda_memtest, misc.cpp and tests.cu",
        kind: Kind::Lines {
            row: r"(?<index>\d+) ?th error, expected value=0x(?<expected>[0-9a-f]+), current value=0x(?<actual>[0-9a-f]+)",
            pass: r"Test\d+ finished",
            list: r"error addresses are:\s*(.*)",
            elements: &[],
        },
        columns: &[("index", Field::Index), ("expected", Field::Expected), ("actual", Field::Actual)],
    },
    Form {
        name: "carol",
        about: "Wrong results of the radiation benchmarks of UFRGS-CAROL: elements of a matrix",
        source: "UFRGS-CAROL/radiation-benchmarks, include/log_helper.c; `max_rows` is in the header of nw, whose elements are int",
        kind: Kind::Lines {
            row: r"#ERR\s+p: \[(?<row>\d+), ?(?<col>\d+)\], r: (?<actual>[-+.0-9a-z]+), e: (?<expected>[-+.0-9a-z]+)",
            pass: "^#SDC",
            list: "",
            elements: &[
                ("max_rows:", Element::I32),
                ("type:int", Element::I32),
                ("type:float", Element::F32),
                ("type:single", Element::F32),
                ("type:double", Element::F64),
                ("precision:single", Element::F32),
                ("precision:double", Element::F64),
            ],
        },
        columns: &[
            ("row", Field::Row),
            ("col", Field::Column),
            ("actual", Field::Actual),
            ("expected", Field::Expected),
        ],
    },
];

/// Outputs that count errors or name their places, but not their bits: a line of each, and what to do instead.
pub(super) const WITHOUT_BITS: [(&str, &str); 11] = [
    (
        r"(?i)memtest86|Test: \d+, CPU: \d+, Address: ",
        "MemTest86 prints errors in the form of its own report; write them as a table with the columns address, expected and actual",
    ),
    // google/rowhammer-test, rowhammer_test.cc.
    (
        r"error at 0x[0-9a-f]+: got 0x[0-9a-f]+|hammered \d+ addresses|toggled \d+ times",
        "rowhammer-test stops at its first flip and prints virtual addresses, which name no cells; TRRespass and Blacksmith print places in the DRAM",
    ),
    // antmicro/rowhammer-tester, rowhammer_tester/scripts.
    (
        r#"Bit-flips for row|"pair_\d+_\d+"|"bitflips_in_rows""#,
        "the rowhammer tester of Antmicro counts flips by row in nested objects; write one line an error with bank, row, col and bit",
    ),
    (
        r"(?i)\bBADRAM\b|badram=0x",
        "BADRAM patterns name pages that are left out, but not the wrong bits, so no code can be applied to them",
    ),
    // ColinIanKing/stress-ng, stress-vm.c.
    (
        r"stress-ng: .*(detected \d+ bit errors|stressor)",
        "stress-ng counts wrong bits and prints neither addresses nor bits; memtester and stressapptest print both",
    ),
    (
        r"(?i)^\W*(start-up values|puf[ _-](?:response|id|board))|\bhamming distance of responses\b",
        "responses of a PUF are start-up values of cells, which nothing was written to, so none of their bits is wrong",
    ),
    // NVlabs/sassifi, scripts/parse.py.
    (
        r"(?i)\bsassifi\b|nvbitfi|igid;bfm|;kname;kcount;",
        "SASSIFI and NVBitFI inject errors into registers and instructions: their logs name no memory",
    ),
    // UFRGS-CAROL/radiation-benchmarks: rows of lava, hotspot of several streams, darknet.
    (
        r"(?m)^#ERR ",
        "this benchmark of UFRGS-CAROL does not print rows as `p: [i, j], r: READ, e: EXPECTED`, so the place of its elements is not known",
    ),
    // ihaque/memtestG80, memtestG80_cli.cu.
    (
        r"MemtestG80 v\d|: \d+ errors \(\d+ ms\)",
        "MemtestG80 counts errors and prints neither addresses nor bits, so no code can be applied to them; cuda_memtest prints both",
    ),
    (
        r"EDAC \S+: .*\b[CU]E\b",
        "EDAC names the DIMM and the address of an error, but not its bits, so no code can be applied to it; `eccforge gpu replay` reads such a log",
    ),
    (
        r"mcelog: |Hardware event\. This is not a software error",
        "mcelog names the place of an error, but not its bits, so no code can be applied to it; `eccforge gpu replay` reads such a log",
    ),
];

//! The supported forms of a log, one row for each: its name, how it is recognised, and the field of each of its
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
    /// Events that the row represents.
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
    /// Line of 64 bytes, from the address on.
    Line,
    /// The byte that was written everywhere, as a whole number.
    Fill,
    /// Another copy of the read data; it is not known which of the two is wrong.
    Peer,
    /// Index into a list of addresses that was printed before.
    Index,
}

/// Number of fields of a row.
pub const FIELDS: usize = Field::Index as usize + 1;

/// The kind of text of a form.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A table; its header has all names of `columns`, or, in eccforge's own form, the names that a log needs.
    Table,
    /// One JSON object on each line.
    JsonLines,
    /// JSON in which every object with this key is a row; keys of the enclosing objects also apply to the row.
    Json(&'static str),
    /// Lines of a program: the pattern of a row, whose groups are named like the columns. A match without bits gives
    /// the place of later bits. Groups named `address` or `..._hex` are hexadecimal.
    Lines {
        row: &'static str,
        /// A line that ends one pass over the memory; empty if there is none.
        pass: &'static str,
        /// A list of addresses that rows refer to by index; empty if there is none.
        list: &'static str,
        /// Texts of a header that state the type of its values; empty if values are hexadecimal digits.
        elements: &'static [(&'static str, Element)],
    },
    /// Tables of memtest_vulkan: they give the address and the bit of a single error, but only counts of several errors.
    Vulkan,
}

#[derive(Debug)]
pub struct Form {
    /// Name of the form, a value of `--log-format`.
    pub name: &'static str,
    pub about: &'static str,
    /// The source of the form.
    pub source: &'static str,
    pub kind: Kind,
    /// Columns, keys or groups of the form.
    pub columns: &'static [(&'static str, Field)],
}

impl Form {
    /// Whether the form is eccforge's own: the written data may be a short pattern that fills the entry by repetition.
    pub const fn is_own(&self) -> bool {
        self.columns.len() == OWN.len()
    }

    /// Whether the form is a table of whole words, whose digits have any base and whose addresses count words. Only these have write loops.
    pub(super) fn has_words(&self) -> bool {
        !self.is_own() && matches!(self.kind, Kind::Table) && !self.name_of(Field::Write).is_empty()
    }

    /// The columns that a header of the form must have.
    pub(super) fn required(&self) -> impl Iterator<Item = &(&'static str, Field)> {
        self.columns.iter().filter(|(_, field)| *field != Field::Write)
    }

    /// The column, key or group of a field; empty if it has none.
    pub(super) fn name_of(&self, field: Field) -> &'static str {
        self.columns.iter().find(|c| c.1 == field).map_or("", |c| names(c.0).next().unwrap_or_default())
    }

    /// The field of a column. Tables of other programs may spell column names in any case.
    pub(super) fn field_of(&self, column: &str) -> Option<Field> {
        let is_own = self.is_own();
        let found = self.columns.iter().find(|(of, _)| {
            names(of).any(|name| if is_own { name == column } else { name.eq_ignore_ascii_case(column) })
        });
        found.map(|(_, field)| *field)
    }

    /// Texts of a header that state the type of its values, where values are elements of a matrix.
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

/// The alternative names of a column; a table has one of them.
fn names(of: &'static str) -> impl Iterator<Item = &'static str> {
    of.split('|')
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
            ("Address|WORD_ADDRESS", Field::Address),
            ("Content|Word|STORED_DATA", Field::Actual),
            ("Pattern", Field::Expected),
            ("Cycle|Round", Field::Write),
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
        name: "rowhammer-test",
        about: "Bit flips of rowhammer_test_ext",
        source: "google/rowhammer-test, extended_test/rowhammer_test_ext.cc and dram_physaddr_mapping/bitflip_addrs",
        kind: Kind::Lines {
            row: r"^RESULT PAIR,0x[0-9a-f]+,0x[0-9a-f]+,0x(?<address>[0-9a-f]+),(?<bit>\d+),(?<actual>[01])\b",
            pass: "",
            list: "",
            elements: &[],
        },
        columns: &[("address", Field::Address), ("bit", Field::Bit), ("actual", Field::Actual)],
    },
    Form {
        name: "double-sided",
        about: "Bit flips of double_sided_rowhammer with their places in a row",
        source: "kimms213/rowhammer_experiments, log_files: a change of google/rowhammer-test, double_sided_rowhammer.cc",
        kind: Kind::Lines {
            row: r"flips in row \d+ \((?<address>[0-9a-f]+) to [0-9a-f]+\)|\((?<line>\d+), (?<byte>\d+), (?<bit>[0-7])\)",
            pass: "",
            list: "",
            elements: &[],
        },
        columns: &[("address", Field::Address), ("line", Field::Line), ("byte", Field::Byte), ("bit", Field::Bit)],
    },
    Form {
        name: "hammertime",
        about: "Flips of Hammertime's `profile`",
        source: "vusec/hammertime, profile/README; vusec/hammertime-fliptables",
        kind: Kind::Lines {
            row: r"(?<place>\((?:[0-9a-f]+ +){4,5}[0-9a-f]+\))|(?<byte_hex>[0-9a-f]{4})\|(?<actual>[0-9a-f]{2})\|(?<expected>[0-9a-f]{2})",
            pass: "",
            list: "",
            elements: &[],
        },
        columns: &[
            ("place", Field::Place),
            ("byte_hex", Field::Byte),
            ("actual", Field::Actual),
            ("expected", Field::Expected),
        ],
    },
    Form {
        name: "gpuhammer",
        about: "Table of bit flips of GPUHammer",
        source: "sith-lab/gpuhammer, results/sample/t3.txt",
        kind: Kind::Lines {
            row: r"^[A-Z]\s+\d+\s+0x(?<expected>[0-9a-f]{2})\s+0x(?<actual>[0-9a-f]{2})\s+[01] -> [01]\s+\d+\s+[0-7]\s+0x(?<address>[0-9a-f]+)",
            pass: "",
            list: "",
            elements: &[],
        },
        columns: &[("expected", Field::Expected), ("actual", Field::Actual), ("address", Field::Address)],
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

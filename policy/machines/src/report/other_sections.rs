//! Sections of `nvidia-smi -q -d` about what the model does not have: each key with N/A, as programs that read them expect
//! of a product without the value. Names: `nvidia-smi --help` of 535 and 550; keys: public captures of `nvidia-smi -q`.

use super::text::Section;

/// A line of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A title, after so many spaces.
    Title(usize, &'static str),
    /// A key without a value, after so many spaces.
    Absent(usize, &'static str),
}

/// Sections that the model has.
pub const MODELLED: [(&str, Section); 5] = [
    ("ECC", Section::Ecc),
    ("PAGE_RETIREMENT", Section::PageRetirement),
    ("ROW_REMAPPER", Section::RowRemapper),
    ("MEMORY", Section::Memory),
    ("RESET_STATUS", Section::ResetStatus),
];

use Row::{Absent, Title};

/// Name and lines of each section that the model does not have.
pub const OTHERS: [(&str, &[Row]); 14] = [
    (
        "UTILIZATION",
        &[
            Title(4, "Utilization"),
            Absent(8, "Gpu"),
            Absent(8, "Memory"),
            Absent(8, "Encoder"),
            Absent(8, "Decoder"),
            Absent(8, "JPEG"),
            Absent(8, "OFA"),
        ],
    ),
    (
        "TEMPERATURE",
        &[
            Title(4, "Temperature"),
            Absent(8, "GPU Current Temp"),
            Absent(8, "GPU T.Limit Temp"),
            Absent(8, "GPU Shutdown Temp"),
            Absent(8, "GPU Slowdown Temp"),
            Absent(8, "GPU Max Operating Temp"),
            Absent(8, "GPU Target Temperature"),
            Absent(8, "Memory Current Temp"),
            Absent(8, "Memory Max Operating Temp"),
        ],
    ),
    (
        "POWER",
        &[
            Title(4, "GPU Power Readings"),
            Absent(8, "Power Draw"),
            Absent(8, "Current Power Limit"),
            Absent(8, "Requested Power Limit"),
            Absent(8, "Default Power Limit"),
            Absent(8, "Min Power Limit"),
            Absent(8, "Max Power Limit"),
        ],
    ),
    (
        "CLOCK",
        &[
            Title(4, "Clocks"),
            Absent(8, "Graphics"),
            Absent(8, "SM"),
            Absent(8, "Memory"),
            Absent(8, "Video"),
            Title(4, "Applications Clocks"),
            Absent(8, "Graphics"),
            Absent(8, "Memory"),
            Title(4, "Max Clocks"),
            Absent(8, "Graphics"),
            Absent(8, "SM"),
            Absent(8, "Memory"),
            Absent(8, "Video"),
        ],
    ),
    ("COMPUTE", &[Absent(4, "Compute Mode")]),
    ("PIDS", &[Absent(4, "Processes")]),
    ("PERFORMANCE", &[Absent(4, "Performance State"), Absent(4, "Clocks Event Reasons")]),
    ("SUPPORTED_CLOCKS", &[Absent(4, "Supported Clocks")]),
    ("ACCOUNTING", &[Absent(4, "Accounting Mode"), Absent(4, "Accounting Mode Buffer Size")]),
    (
        "ENCODER_STATS",
        &[
            Title(4, "Encoder Stats"),
            Absent(8, "Active Sessions"),
            Absent(8, "Average FPS"),
            Absent(8, "Average Latency"),
        ],
    ),
    (
        "SUPPORTED_GPU_TARGET_TEMP",
        &[Title(4, "Supported GPU Target Temp"), Absent(8, "GPU Target Temp Min"), Absent(8, "GPU Target Temp Max")],
    ),
    ("VOLTAGE", &[Title(4, "Voltage"), Absent(8, "Graphics")]),
    (
        "FBC_STATS",
        &[Title(4, "FBC Stats"), Absent(8, "Active Sessions"), Absent(8, "Average FPS"), Absent(8, "Average Latency")],
    ),
    ("GSP_FIRMWARE_VERSION", &[Absent(4, "GSP Firmware Version")]),
];

//! Elements of `nvidia-smi -q -x` about what the model does not have: they stand there with N/A, as of a product without the value.
//! Names: those that telegraf reads (plugins/inputs/nvidia_smi, schema_v11, schema_v12 and schema_v13, types.go).

/// An element.
pub enum Element {
    /// One with a text.
    Leaf(&'static str),
    /// One with elements in it.
    Group(&'static str, &'static [Element]),
}

use Element::{Group, Leaf};

/// Of every driver.
pub const ABSENT: &[Element] = &[
    Leaf("product_architecture"),
    Leaf("serial"),
    Leaf("vbios_version"),
    Leaf("display_mode"),
    Leaf("display_active"),
    Leaf("fan_speed"),
    Leaf("performance_state"),
    Leaf("compute_mode"),
    Group(
        "pci",
        &[
            Group(
                "pci_gpu_link_info",
                &[
                    Group("pcie_gen", &[Leaf("max_link_gen"), Leaf("current_link_gen")]),
                    Group("link_widths", &[Leaf("max_link_width"), Leaf("current_link_width")]),
                ],
            ),
            Leaf("tx_util"),
            Leaf("rx_util"),
        ],
    ),
    Group(
        "utilization",
        &[
            Leaf("gpu_util"),
            Leaf("memory_util"),
            Leaf("encoder_util"),
            Leaf("decoder_util"),
            Leaf("jpeg_util"),
            Leaf("ofa_util"),
        ],
    ),
    Group("encoder_stats", &[Leaf("session_count"), Leaf("average_fps"), Leaf("average_latency")]),
    Group("fbc_stats", &[Leaf("session_count"), Leaf("average_fps"), Leaf("average_latency")]),
    Group(
        "temperature",
        &[Leaf("gpu_temp"), Leaf("gpu_temp_max_threshold"), Leaf("gpu_temp_slow_threshold"), Leaf("memory_temp")],
    ),
    Group("clocks", &[Leaf("graphics_clock"), Leaf("sm_clock"), Leaf("mem_clock"), Leaf("video_clock")]),
];

/// Of drivers to r470.
pub const OLD_POWER: &[Element] =
    &[Group("power_readings", &[Leaf("power_state"), Leaf("power_draw"), Leaf("power_limit")])];

/// Of later ones.
pub const POWER: &[Element] = &[
    Group("gpu_power_readings", &[Leaf("power_state"), Leaf("power_draw"), Leaf("current_power_limit")]),
    Group("module_power_readings", &[Leaf("power_state"), Leaf("power_draw"), Leaf("current_power_limit")]),
];

/// Where uncorrectable errors of SRAM came from.
pub const SRAM_SOURCES: Element = Group(
    "aggregate_uncorrectable_sram_sources",
    &[Leaf("sram_l2"), Leaf("sram_sm"), Leaf("sram_microcontroller"), Leaf("sram_pcie"), Leaf("sram_other")],
);

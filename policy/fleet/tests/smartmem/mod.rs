//! A log in the form of SmartMem (WWW 2025 competition), for the library and for the command.

/// SmartMem's columns (WWW 2025 competition), with its own spelling of the manufacturer.
pub const HEADER: &str = "cpuid,channelid,dimmid,rankid,deviceid,bankgroupid,bankid,rowid,columnid,retryrderrlogparity,\
    retryrderrlog,burst_info,error_type,log_time,manufacturter,model,PN,Capacity,FrequencyMHz,MaxSpeedMHz,McaBank,memory_type,region";

/// Each map of wrong bits (`4 * beat + DQ`), with its number in the log: a bit, a DQ, a beat, two beats, scattered bits, all.
pub const MAPS: [(u32, u64); 7] = [
    (0x0000_0020, 9),
    (0x2222_2222, 3),
    (0x0000_0f00, 2),
    (0x0006_6000, 2),
    (0x8001_0040, 1),
    (0x0000_0011, 4),
    (u32::MAX, 1),
];

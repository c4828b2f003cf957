//! Any bytes as CSV of SmartMem or Calchas, as mcelog's text and as amdgpu's list of bad pages.

use crate::{Seeds, bytes};
use eccforge_machines::replay::{Format, ReadOptions, observe};

const SEEDS: Seeds = Seeds {
    texts: &[
        "cpuid,channelid,dimmid,rowid,retryrderrlogparity,retryrderrlog,error_type,log_time\n0,1,0,4711,17,8388609,CE,1763633472\n",
        "Datacenter,Server,Name,Stack,SID,Col,Row,Time,EccType\ndc1,s7,npu3,2,0x1,0x1f,0x3fff,1659000000,UER\n",
        "Hardware event. This is not a software error.\nMCE 0\nCPU 4 BANK 8 TSC 4c1d\nMISC 640738dd ADDR 8abcd000\nTIME 1763633472 Thu\nCorrected error\nMCA: MEMORY CONTROLLER RD_CHANNEL1_ERR\n",
        "0x00000123 : 0x00001000 : R\n0x00000124 : 0x00001000 : P\n",
    ],
    words: &[
        ",",
        "\n",
        "CE",
        "UEO",
        "UER",
        "1e300",
        "-1",
        "NaN",
        "inf",
        "18446744073709551615",
        "4294967296",
        "0x",
        "TIME ",
        "ADDR ",
        "MCE 1\n",
        "Uncorrected error\n",
        " : ",
        "\u{feff}",
        "\"",
        "\r",
    ],
};

const FORMATS: [Option<Format>; 4] = [None, Some(Format::Table), Some(Format::Mcelog), Some(Format::BadPages)];

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let options = ReadOptions { format: FORMATS[usize::from(choice) % 4], ..ReadOptions::default() };
    let text = bytes(rest, &SEEDS);
    if let Ok(intake) = observe(&text[..], options, &mut ()) {
        assert!(intake.malformed <= intake.lines && intake.lines <= text.len() as u64 + 1);
    }
}

//! Records of memory errors other than logs of a kernel: tables of field studies in CSV, amdgpu's bad pages, and names of DIMMs.
//!
//! SmartMem (WWW'25 competition): one error of a DDR4 DIMM in a line; `retryrderrlogparity` is a map of 8 beats of 4
//! DQ, valid where bit 0 of `retryrderrlog` is set. Column names differ between the data and its baseline code
//! (`RowId`, `RetryRdErrLogParity`, `LogTime`). Calchas (USENIX ATC'24): one error of an HBM stack in a line, numbers
//! in hexadecimal, `EccType` CE, UEO or UER, where both UEO and UER are uncorrected (the authors' own script counts
//! 9 921 uncorrected errors in this way). MareNostrum 3 (SC'20, bsc-mem/UEPREDICT): one uncorrected error in a line;
//! its authors count overtemperature and failed scrubs too. Alibaba (SRDS'22): one corrected error in a line, whose
//! years are made anonymous.

pub mod errors;
pub mod labels;

use crate::csv;
use crate::log::LogRecord;
use crate::log::finding::{Cells, Finding, PageState};
use crate::log::stamp::{Clock, Stamp};
use crate::time::Time;
use crate::wire::LineError;
use std::collections::{BTreeMap, BTreeSet};

/// Columns of SmartMem that name a cell of a DIMM.
const PLACE: [&str; 6] = ["rankid", "deviceid", "bankgroupid", "bankid", "rowid", "columnid"];

/// Maximum number of different maps, and of cells, in a reader.
// A map has 32 bits: a table of random maps would otherwise take all memory.
const MAX_MAPS: usize = 1 << 20;

/// The study whose columns a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Study {
    SmartMem,
    Calchas,
    MareNostrum,
    Alibaba,
}

/// A map of wrong bits, bit `4 * beat + DQ`, and its device on the DIMM, if the log names it.
pub type ReadMap = (Option<u8>, u32);

/// The device of a cell, and its different maps.
pub type Fault = (Option<u8>, BTreeSet<u32>);

/// Number of x4 devices (four DQ each) on a DIMM.
pub const DEVICES: u8 = 18;

/// Reads the lines of a table after its header.
#[derive(Debug)]
pub struct TableReader {
    study: Study,
    columns: Vec<String>,
    /// SmartMem: number of occurrences of each map of failing DQ and beats; bit `4 * beat + DQ`.
    pub maps: BTreeMap<u32, u64>,
    /// SmartMem: number of occurrences of each map, by device.
    pub reads: BTreeMap<ReadMap, u64>,
    /// SmartMem: number of reads with a map, by DIMM.
    pub dimms: BTreeMap<String, u64>,
    /// SmartMem: the maps of each cell with its device, by DIMM and place.
    pub faults: BTreeMap<[String; 2], Fault>,
    /// SmartMem: lines whose map is left out, because too many different maps came before.
    pub maps_left_out: u64,
}

/// A column's name without differences in spelling.
fn plain(name: &str) -> String {
    name.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

impl TableReader {
    /// The reader for a header; `None` if the header does not belong to a known study.
    pub fn of_header(header: &str) -> Option<Self> {
        // Spreadsheets begin CSV with a byte order mark, which would be part of the first name.
        let header = header.trim_start_matches('\u{feff}').as_bytes();
        let columns: Vec<String> = csv::fields(header).flatten().map(|field| plain(&field.text())).collect();
        // Published tables differ in their further columns, so a study is recognised by few of them.
        let signatures: [(Study, &[&str]); 4] = [
            (Study::SmartMem, &["retryrderrlogparity", "rowid"]),
            (Study::Calchas, &["ecctype", "stack", "row"]),
            (Study::MareNostrum, &["dimmid", "datetime", "errortype"]),
            (Study::Alibaba, &["sid", "memoryid", "bankid", "errortype"]),
        ];
        let has_column = |name: &&str| columns.iter().any(|column| column == name);
        let (study, _) = signatures.into_iter().find(|(_, names)| names.iter().all(has_column))?;
        Some(Self {
            study,
            columns,
            maps: BTreeMap::new(),
            reads: BTreeMap::new(),
            dimms: BTreeMap::new(),
            faults: BTreeMap::new(),
            maps_left_out: 0,
        })
    }

    /// The value of the first column that has one of these names; `None` if it is empty or absent.
    fn field<'a>(&self, values: &'a [String], names: &[&str]) -> Option<&'a str> {
        let at = self.columns.iter().position(|c| names.contains(&c.as_str()))?;
        values.get(at).map(|v| v.trim()).filter(|v| !v.is_empty())
    }

    /// The value of a column that must not be empty.
    fn needed<'a>(&self, values: &'a [String], name: &str) -> Result<&'a str, String> {
        self.field(values, &[name]).ok_or_else(|| format!("the field {name} is empty"))
    }

    /// A whole number. pandas writes a column of whole numbers as `5.0` where one of its rows is empty.
    fn needed_number(&self, values: &[String], name: &str) -> Result<u64, String> {
        let text = self.needed(values, name)?;
        let whole = text.split('.').next().unwrap_or(text);
        whole.parse::<u64>().map_err(|_| format!("{name}: `{text}` is not a whole number"))
    }

    /// Reads a line.
    ///
    /// # Errors
    /// A field is missing or not a number; the message names it.
    pub fn line(&mut self, line: &str) -> Result<LogRecord, LineError> {
        let values = self.values(line)?;
        let record = match self.study {
            Study::SmartMem => self.smartmem(&values),
            Study::Calchas => self.calchas(&values),
            Study::MareNostrum => self.marenostrum(&values),
            Study::Alibaba => self.alibaba(&values),
        };
        // The message names the field, so the column of its text is not searched.
        record.map_err(|message| LineError { column: 1, message })
    }

    /// The fields of a line.
    fn values(&self, line: &str) -> Result<Vec<String>, LineError> {
        let fields = csv::fields(line.as_bytes()).map(|field| field.map(|field| field.text().into_owned()));
        let values: Vec<String> =
            fields.collect::<Result<_, _>>().map_err(|(column, message)| LineError { column, message })?;
        if values.len() < self.columns.len() {
            let message = format!("{} fields; the header has {}", values.len(), self.columns.len());
            return Err(LineError { column: 1, message });
        }
        Ok(values)
    }

    /// The time of a row, in seconds since 1970, with or without decimals.
    fn seconds(&self, values: &[String]) -> Result<f64, String> {
        let text = self.field(values, &["logtime", "time"]).ok_or("no time")?;
        let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is not a time in seconds since 1970"))?;
        // 1e11 seconds are the year 5138: a larger number is in milliseconds.
        if !(0.0..1e11).contains(&seconds) {
            return Err(format!("`{text}` is not a time in seconds since 1970"));
        }
        Ok(seconds)
    }

    /// The time of a row on the calendar.
    fn time(&self, values: &[String]) -> Result<Stamp, String> {
        Ok(Stamp::new(Clock::Calendar, Time((self.seconds(values)? * 1e9) as u64)))
    }

    /// Reads a row of SmartMem, and counts its map if the map is valid.
    fn smartmem(&mut self, values: &[String]) -> Result<LogRecord, String> {
        let number = |name: &str| self.needed_number(values, name);
        let label = format!("CPU {} channel {} DIMM {}", number("cpuid")?, number("channelid")?, number("dimmid")?);
        let corrected = self.is_corrected(values)?;
        let stamp = self.time(values)?;
        if let Some(map) = self.map(values)? {
            let device = self.device(values)?;
            let place = PLACE.map(|name| self.field(values, &[name]).unwrap_or_default()).join(" ");
            let cell = [label.clone(), place];
            let has_room_for_map = self.maps.len() < MAX_MAPS || self.maps.contains_key(&map);
            let has_room_for_cell = self.faults.len() < MAX_MAPS || self.faults.contains_key(&cell);
            // Both or neither, so that the sums of the tables agree.
            if has_room_for_map && has_room_for_cell {
                *self.maps.entry(map).or_insert(0) += 1;
                *self.reads.entry((device, map)).or_insert(0) += 1;
                self.faults.entry(cell).or_insert_with(|| (device, BTreeSet::new())).1.insert(map);
                *self.dimms.entry(label.clone()).or_insert(0) += 1;
            } else {
                self.maps_left_out += 1;
            }
        }
        let finding = Finding {
            label,
            corrected: u64::from(corrected),
            uncorrected: u64::from(!corrected),
            cells: self.cells(values),
            ..Finding::default()
        };
        Ok(LogRecord { stamp, ..finding.into() })
    }

    /// The cells that a row of SmartMem names: an empty, negative or missing number means unknown.
    fn cells(&self, values: &[String]) -> Cells {
        let number = |name: &str| self.field(values, &[name])?.trim_end_matches(".0").parse::<u64>().ok();
        // Banks of different groups have the same numbers, and are different banks.
        let group = number("bankgroupid").unwrap_or_default() << 8;
        Cells {
            rank: number("rankid"),
            bank: number("bankid").map(|bank| group | bank),
            device: number("deviceid"),
            row: number("rowid"),
            column: number("columnid"),
        }
    }

    /// Reads a row of Calchas.
    fn calchas(&self, values: &[String]) -> Result<LogRecord, String> {
        let text = |name: &str| self.needed(values, name);
        let host = [text("datacenter")?, text("server")?].join("/");
        let label = format!("{} stack {}", text("name")?, text("stack")?);
        let corrected = self.is_corrected(values)?;
        let stamp = self.time(values)?;
        let (corrected, uncorrected) = (u64::from(corrected), u64::from(!corrected));
        let finding = Finding { label, corrected, uncorrected, ..Finding::default() };
        Ok(LogRecord { host: Some(host), stamp, ..finding.into() })
    }

    /// Reads a row of MareNostrum 3.
    fn marenostrum(&self, values: &[String]) -> Result<LogRecord, String> {
        let text = |name: &str| self.needed(values, name);
        let kind = text("errortype")?;
        if !MARENOSTRUM.contains(&kind) {
            return Err(format!("error_type: expected {}; got `{kind}`", MARENOSTRUM.join(", ")));
        }
        let stamp = local(text("datetime")?)?;
        let finding = Finding { label: text("dimmid")?.to_owned(), uncorrected: 1, ..Finding::default() };
        Ok(LogRecord { host: self.field(values, &["idblade"]).map(str::to_owned), stamp, ..finding.into() })
    }

    /// Reads a row of Alibaba.
    fn alibaba(&self, values: &[String]) -> Result<LogRecord, String> {
        let text = |name: &str| self.needed(values, name);
        let kind = text("errortype")?;
        if !kind.bytes().all(|b| b.is_ascii_digit()) {
            return Err(format!("error_type: expected the number of a corrected error; got `{kind}`"));
        }
        let label = format!("memory {} rank {}", text("memoryid")?, text("rankid")?);
        let finding = Finding { label, corrected: 1, ..Finding::default() };
        Ok(LogRecord { host: Some(text("sid")?.to_owned()), stamp: local(text("errortime")?)?, ..finding.into() })
    }
}

/// A day and time without a zone; absent before 1970.
fn local(text: &str) -> Result<Stamp, String> {
    let civil: jiff::civil::DateTime =
        text.parse().map_err(|_| format!("`{text}` is not a day and a time, such as 2014-10-31 02:50:12"))?;
    // The years of Alibaba are anonymous (0001): the record counts, without a time.
    Ok(Time::of_civil(civil).map_or(Stamp::ABSENT, |time| Stamp::new(Clock::Local, time)))
}

/// Errors that the authors of MareNostrum 3's data count as uncorrected.
const MARENOSTRUM: [&str; 3] = ["Uncorrectable ECC", "Memory Scrub Failed (stuck bit)", "Critical Overtemperature"];

/// Reads a line of `gpu_vram_bad_pages` of amdgpu: `0x00000123 : 0x00001000 : R` (Linux, Documentation/gpu/amdgpu/ras.rst). R is a page
/// that is retired, P one that will be at the next reset, F one that could not be. `None` for any other line.
pub fn bad_page(line: &str) -> Option<Finding> {
    let mut fields = line.split(':').map(str::trim);
    let (frame, _size) = (hexadecimal(fields.next()?)?, hexadecimal(fields.next()?)?);
    let flag = fields.next()?;
    if fields.next().is_some() {
        return None;
    }
    let state = match flag {
        "R" => PageState::Out,
        "P" => PageState::Pending,
        "F" => PageState::Failed,
        _ => return None,
    };
    Some(Finding::of_page("amdgpu", frame, state))
}

fn hexadecimal(text: &str) -> Option<u64> {
    u64::from_str_radix(text.strip_prefix("0x")?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Fact;

    fn found(record: &LogRecord) -> &Finding {
        let Fact::Memory(found) = &record.fact else { panic!("an error of memory") };
        found
    }

    #[test]
    fn smartmem_counts_dimms_and_maps() {
        let header = "cpuid,channelid,dimmid,rankid,deviceid,bankgroupid,bankid,rowid,columnid,retryrderrlogparity,retryrderrlog,burst_info,error_type,log_time";
        let mut table = TableReader::of_header(header).expect("SmartMem");
        let record = table.line("0,1,0,0,5,1,2,4711,16,17,8388609,3,CE,1763633472").expect("a line");
        assert_eq!((found(&record).label.as_str(), found(&record).corrected), ("CPU 0 channel 1 DIMM 0", 1));
        let cells = Cells { rank: Some(0), bank: Some(0x102), device: Some(5), row: Some(4711), column: Some(16) };
        assert_eq!(found(&record).cells, cells, "bank 2 of group 1");
        table.line("0,1,0,0,5,1,2,4711,16,255,8388608,3,CE,1763633473").expect("an invalid map");
        assert_eq!(table.maps, BTreeMap::from([(17, 1)]));
        assert!(table.line("0,1,0").expect_err("short").message.contains("14"));
        assert!(table.line("0,1,0,0,5,1,2,4711,16,x,1,3,CE,1").expect_err("no number").message.contains("parity"));
    }

    /// A row of sn_10 as pandas writes it, with a dictionary in quotes that has commas. Types are read and not guessed.
    #[test]
    fn a_published_row_is_read_and_an_unknown_type_is_an_error() {
        let header = "BankId,BankgroupId,Capacity,ChannelId,ColumnId,CpuId,DimmId,FrequencyMHz,LogTime,Manufacturer,MaxSpeedMHz,\
                      McaBank,MciAddr,Model,PN,RankId,RetryRdErrLog,RetryRdErrLogParity,RowId,burst_info,deviceID,\
                      error_type_full_name,memory_type,region";
        let mut table = TableReader::of_header(header).expect("SmartMem");
        let mut counts = |kind: &str| {
            let row = format!(
                "0,1,32,0,216,0,0,,1718031248,B,4000.0,P,86254748288,H,BH,0,107021,2,53266,\"{{'0': [29], '1': [], '2': [], \
                 '3': [], '4': [], '5': [], '6': [], '7': []}}\",7,{kind},DDR4,P"
            );
            table.line(&row).map(|record| (found(&record).corrected, found(&record).uncorrected))
        };
        for kind in ["CE.READ", "CE.SCRUB", "CE"] {
            assert_eq!(counts(kind), Ok((1, 0)), "{kind}");
        }
        for kind in ["UCE", "UE", "UCE.READ"] {
            assert_eq!(counts(kind), Ok((0, 1)), "{kind}");
        }
        for kind in ["", "1", "CEX", "XCE", "Correctable"] {
            assert!(counts(kind).expect_err(kind).message.contains("error_type"), "{kind}");
        }
        assert_eq!(table.maps, BTreeMap::from([(2, 6)]));
        assert_eq!((table.reads, table.dimms.into_values().sum::<u64>()), (BTreeMap::from([((Some(7), 2), 6)]), 6));
        assert_eq!(table.faults.into_values().collect::<Vec<_>>(), [(Some(7), BTreeSet::from([2]))], "one cell");
    }

    #[test]
    fn marenostrum_counts_uncorrected_errors_as_its_authors_do() {
        let mut table =
            TableReader::of_header("dimm_id,date_time,error_type,id_blade,id_socket").expect("MareNostrum 3");
        for kind in MARENOSTRUM {
            let record = table.line(&format!("3b0a,2014-10-31 02:50:12,{kind},4-2-67,4-2-67-1")).expect("a line");
            assert_eq!((found(&record).label.as_str(), found(&record).uncorrected), ("3b0a", 1));
            assert_eq!(
                (record.host.as_deref(), record.stamp.to_string().as_str()),
                (Some("4-2-67"), "2014-10-31 02:50:12")
            );
        }
        for (row, message) in [
            ("3b0a,2014-10-31 02:50:12,Other", "error_type"),
            ("3b0a,31/10/2014,Uncorrectable ECC", "not a day and a time"),
        ] {
            let mut table = TableReader::of_header("dimm_id,date_time,error_type").expect("a table");
            assert!(table.line(row).expect_err(row).message.contains(message), "{row}");
        }
    }

    #[test]
    fn alibaba_counts_corrected_errors_whose_years_are_not_known() {
        let mut table =
            TableReader::of_header("sid,memoryid,rankid,bankid,row,col,error_type,error_time").expect("a table");
        let record = table.line("Server_7,14,0,3,3871,224,1,0001-01-23 09:14:02").expect("a line");
        assert_eq!((found(&record).label.as_str(), found(&record).corrected), ("memory 14 rank 0", 1));
        assert_eq!((record.host.as_deref(), record.stamp), (Some("Server_7"), Stamp::ABSENT));
        assert!(
            table
                .line("Server_7,14,0,3,3871,224,UE,0001-01-23 09:14:02")
                .expect_err("a kind")
                .message
                .contains("error_type")
        );
    }

    #[test]
    fn calchas_counts_stacks() {
        let header = "Datacenter,Server,Name,Stack,SID,PcId,BankGroup,BankArray,Col,Row,Time,EccType";
        let mut table = TableReader::of_header(header).expect("Calchas");
        let record = table.line("dc1,s7,npu3,2,0x1,0x0,0x3,0x1,0x1f,0x3fff,1659000000,UER").expect("a line");
        assert_eq!((record.host.as_deref(), found(&record).uncorrected), (Some("dc1/s7"), 1));
        let record = table.line("dc1,s7,npu3,2,0x1,0x0,0x3,0x1,0x1f,0x3fff,1659000000,UEO").expect("a line");
        assert_eq!((found(&record).corrected, found(&record).uncorrected), (0, 1));
        assert!(table.line("dc1,s7,npu3,2,0x1,0x0,0x3,0x1,0x1f,0x3fff,1659000000,XX").is_err());
        assert!(TableReader::of_header("a,b,c").is_none());
        let record = table.line("dc1,s7,\"npu, 3\",2,0x1,0x0,0x3,0x1,0x1f,0x3fff,1659000000,UER").expect("a line");
        assert_eq!((found(&record).label.as_str(), found(&record).uncorrected), ("npu, 3 stack 2", 1));
    }
}

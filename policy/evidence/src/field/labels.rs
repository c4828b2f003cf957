//! Names of DIMMs as they are printed on the board, for the labels that drivers and firmware use.

use eccforge_files::diagnostic::{Checked, SourceFile};
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    names: BTreeMap<String, String>,
    /// Serial numbers by name.
    serials: BTreeMap<String, String>,
}

impl Labels {
    /// Reads YAML such as `CPU_SrcID#0_Ha#0_Chan#1_DIMM#0: DIMM_B1`, the output of `dmidecode -t memory`, whose handles and locators
    /// APEI prints, or the memories of a machine in JSON of Redfish.
    ///
    /// # Errors
    /// The place in the file, and the expected form.
    pub fn parse(file: &str, text: &str) -> Checked<Self> {
        let is_redfish = text.trim_start().starts_with(['{', '[']) && text.contains("\"DeviceLocator\"");
        if is_redfish && let Ok(document) = serde_json::from_str(text) {
            return Ok(Self::of_redfish(&document));
        }
        if !text.contains("DMI type 17") {
            return Ok(Self { names: SourceFile::new(file, text).parse()?, ..Self::default() });
        }
        let mut labels = Self::default();
        // dmidecode 3.5, dmidecode.c, `dmi_decode`: type 17.
        for block in text.split("\nHandle ").filter(|block| block.contains("DMI type 17")) {
            let field = |name: &str| block.lines().find_map(|line| line.trim().strip_prefix(name)).map(str::trim);
            let Some(locator) = field("Locator:") else { continue };
            if let Some(handle) = block.split(',').next() {
                let handle = handle.trim().trim_start_matches("Handle ").to_ascii_lowercase();
                labels.add(&format!("DMI handle {handle}"), locator, field("Serial Number:"));
            }
            if let Some(bank) = field("Bank Locator:") {
                labels.add(&format!("{bank} {locator}"), locator, None);
            }
        }
        Ok(labels)
    }

    /// Reads the schema Memory (DSP2046): a collection that contains its members, or one memory.
    fn of_redfish(document: &Value) -> Self {
        let mut labels = Self::default();
        let members = document["Members"].as_array().or(document.as_array());
        for memory in members.map_or_else(|| vec![document], |all| all.iter().collect()) {
            let [locator, id, serial] =
                ["DeviceLocator", "Id", "SerialNumber"].map(|key| memory[key].as_str().filter(|text| !text.is_empty()));
            if let Some(locator) = locator {
                labels.add(id.unwrap_or(locator), locator, serial);
            }
        }
        labels
    }

    fn add(&mut self, label: &str, name: &str, serial: Option<&str>) {
        self.names.insert(label.to_owned(), name.to_owned());
        // SMBIOS 3.7, 7.18: words where there is none.
        let serial = serial.filter(|serial| !["Unknown", "Not Specified", "NO DIMM"].contains(serial));
        self.serials.extend(serial.map(|serial| (name.to_owned(), serial.to_owned())));
    }

    /// The name for a label of a DIMM: for the whole label, or for the label without the controller or `APEI` before it.
    pub fn name(&self, label: &str) -> Option<&String> {
        self.names.get(label).or_else(|| self.names.get(label.split_once(' ')?.1))
    }

    /// The name of the slot that holds the DIMM with this serial number.
    pub fn slot(&self, serial: &str) -> Option<&String> {
        self.serials.iter().find(|(_, other)| *other == serial).map(|(slot, _)| slot)
    }

    /// The serial number of the DIMM with this name, or with a label that consists of other words and then this name.
    pub fn serial(&self, name: &str) -> Option<&String> {
        self.serials.get(name).or_else(|| self.serials.get(name.split_once(' ')?.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_from_yaml_and_from_dmidecode() {
        let yaml = Labels::parse("l.yaml", "CPU_SrcID#0_Ha#0_Chan#1_DIMM#0: B1\nD2: slot 7\n").expect("YAML");
        assert_eq!(yaml.name("MC0 CPU_SrcID#0_Ha#0_Chan#1_DIMM#0").map(String::as_str), Some("B1"));
        assert_eq!(yaml.name("D2").map(String::as_str), Some("slot 7"));
        assert!(Labels::parse("l.yaml", "- a\n").is_err());
        let dmi = "# dmidecode 3.5\n\nHandle 0x0042, DMI type 16, 23 bytes\n\nHandle 0x004A, DMI type 17, 84 bytes\nMemory Device\n\
                   \tSize: 64 GB\n\tLocator: DIMM_B1\n\tBank Locator: P0_Node0_Channel1_Dimm0\n\tSerial Number: 3A7F01C2\n";
        let dmi = Labels::parse("dmi.txt", dmi).expect("dmidecode");
        assert_eq!(dmi.name("APEI DMI handle 0x004a").map(String::as_str), Some("DIMM_B1"));
        assert_eq!(dmi.serial("DIMM_B1").map(String::as_str), Some("3A7F01C2"));
        assert_eq!(dmi.name("APEI P0_Node0_Channel1_Dimm0 DIMM_B1").map(String::as_str), Some("DIMM_B1"));
    }

    #[test]
    fn the_memories_of_redfish_give_names_and_serial_numbers() {
        let text = r##"{"@odata.type": "#MemoryCollection.MemoryCollection", "Members": [
            {"Id": "DIMM.Socket.A1", "DeviceLocator": "DIMM A1", "SerialNumber": "0F2211"},
            {"Id": "DIMM.Socket.A2", "DeviceLocator": "DIMM A2", "SerialNumber": "NO DIMM"}]}"##;
        let labels = Labels::parse("memory.json", text).expect("JSON");
        assert_eq!(labels.name("SEL DIMM.Socket.A1").map(String::as_str), Some("DIMM A1"));
        assert_eq!(labels.serial("SEL DIMM A1").map(String::as_str), Some("0F2211"));
        assert_eq!(labels.serial("DIMM A2"), None);
    }
}

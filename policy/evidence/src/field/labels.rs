//! Names of DIMMs as they are printed on the board, for the labels that drivers and firmware use.

use eccforge_files::diagnostic::{Checked, SourceFile};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels(BTreeMap<String, String>);

impl Labels {
    /// Reads YAML such as `CPU_SrcID#0_Ha#0_Chan#1_DIMM#0: DIMM_B1`, or the output of `dmidecode -t memory`, whose handles and locators
    /// APEI prints.
    ///
    /// # Errors
    /// The place in the YAML, and the expected form.
    pub fn parse(file: &str, text: &str) -> Checked<Self> {
        if !text.contains("DMI type 17") {
            return Ok(Self(SourceFile::new(file, text).parse()?));
        }
        let mut names = BTreeMap::new();
        // dmidecode 3.5, dmidecode.c, `dmi_decode`: type 17.
        for block in text.split("\nHandle ").filter(|block| block.contains("DMI type 17")) {
            let field = |name: &str| block.lines().find_map(|line| line.trim().strip_prefix(name)).map(str::trim);
            let Some(locator) = field("Locator:") else { continue };
            if let Some(handle) = block.split(',').next() {
                let handle = handle.trim().trim_start_matches("Handle ").to_ascii_lowercase();
                names.insert(format!("DMI handle {handle}"), locator.to_owned());
            }
            if let Some(bank) = field("Bank Locator:") {
                names.insert(format!("{bank} {locator}"), locator.to_owned());
            }
        }
        Ok(Self(names))
    }

    /// The name for a label of a DIMM: whole, or without the controller or `APEI` before it.
    pub fn name(&self, label: &str) -> Option<&String> {
        self.0.get(label).or_else(|| self.0.get(label.split_once(' ')?.1))
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
                   \tSize: 64 GB\n\tLocator: DIMM_B1\n\tBank Locator: P0_Node0_Channel1_Dimm0\n";
        let dmi = Labels::parse("dmi.txt", dmi).expect("dmidecode");
        assert_eq!(dmi.name("APEI DMI handle 0x004a").map(String::as_str), Some("DIMM_B1"));
        assert_eq!(dmi.name("APEI P0_Node0_Channel1_Dimm0 DIMM_B1").map(String::as_str), Some("DIMM_B1"));
    }
}

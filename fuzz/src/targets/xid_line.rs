//! Parses any text as a line of an XID or of a switch; an accepted line is the same after it is printed and parsed
//! again.

use crate::text;
use eccforge_gpu::xid::{parse_line, parse_switch_line};

pub fn run(data: &[u8]) {
    let line = text(data);
    if let Some(Ok(xid)) = parse_line(&line) {
        let printed = xid.to_string();
        let again =
            parse_line(&printed).unwrap_or_else(|| panic!("{printed:?} is no XID")).expect("it was printed here");
        assert_eq!(again.to_string(), printed, "{line:?}");
    }
    if let Some(Ok(switch)) = parse_switch_line(&line) {
        assert!(!switch.text.contains('\n') || line.contains('\n'));
    }
}

//! Any text as the log of many memory tests (CSV, JSON lines, a result in JSON); what is read is added up.

use crate::{Seeds, text};
use eccforge_memory::campaign::{cards, log};
use eccforge_scheme::diagnostic::SourceFile;

const SEEDS: Seeds = Seeds {
    texts: &[
        "card,iterations,failed,status,site\na,10,1,complete,x\nb,20,0,interrupted,\"y, z\"\nc,0,0,could-not-run,\n",
        "{\"card\":\"a\",\"iterations\":5,\"failed\":1,\"tests\":{},\"attributes\":{\"site\":\"x\"}}\n{\"card\":\"b\"}\n",
    ],
    words: &[
        ",",
        "\n",
        "18446744073709551615",
        "0",
        "-1",
        "complete",
        "interrupted",
        "could-not-run",
        "\"",
        "\"\"",
        "{",
        "}",
        "eccforge-memtest/1",
        "card",
        "\u{e4}",
        "\r\n",
        "modulo-20",
        "a,18446744073709551615,1\n",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    if let Ok(executions) = log::read(&SourceFile::new("fuzz", text(data, &SEEDS))) {
        assert!(cards(&executions).len() <= executions.len());
    }
}

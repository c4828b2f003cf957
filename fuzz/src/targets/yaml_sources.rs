//! Reads any text as a file of error sources and as the two rates of a sweep.

use crate::text;
use eccforge_sampling::source::{is_file_part, rate_sources, read_sources};
use eccforge_files::diagnostic::SourceFile;

pub fn run(data: &[u8]) {
    let text = text(data);
    if let Some((low, high)) = text.split_once(':')
        && let Ok(rates) = rate_sources(low, high)
    {
        assert!(rates.windows(2).all(|pair| pair[0].0 <= pair[1].0) && rates.len() < 100);
    }
    if let Ok(sources) = read_sources(&SourceFile::new("fuzz.yaml", text)) {
        assert!(sources.iter().all(|s| is_file_part(&s.id)));
    }
}

//! Any text as a file of error sources, and as the two rates of a sweep.

use crate::{Seeds, yaml};
use eccforge_sampling::source::{is_file_part, rate_sources, read_sources};
use eccforge_scheme::diagnostic::SourceFile;

const SEEDS: Seeds = Seeds {
    texts: &[include_str!("../../seeds/sources.yaml"), "1e-6:1e-2", "0.003:0.5"],
    words: &[
        "mixture: hbm2-table1",
        "independent: {rate: \"1e-3\"}",
        "fault: {region: pin, rate: \"0.5\"}",
        "{device: {pins: 8}}",
        "devices: [{pins: 4, beats: 4, every: 8, min-bits: 2}]",
        "asymmetric: {one-to-zero: \"1\", zero-to-one: \"0\"}",
        "every: 2",
        "1e-20",
        "1e60",
        "e",
        "E-",
        ".",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let text = yaml(data, &SEEDS);
    if let Some((low, high)) = text.split_once(':')
        && let Ok(rates) = rate_sources(low, high)
    {
        assert!(rates.windows(2).all(|pair| pair[0].0 <= pair[1].0) && rates.len() < 100);
    }
    if let Ok(sources) = read_sources(&SourceFile::new("fuzz.yaml", text)) {
        assert!(sources.iter().all(|s| is_file_part(&s.id)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_a_list_of_sources_or_two_rates() {
        let [sources, rates @ ..] = SEEDS.texts else { panic!("no seeds") };
        assert_eq!(read_sources(&SourceFile::new("seed", *sources)).map(|s| s.len()).ok(), Some(6));
        for text in rates {
            assert!(text.split_once(':').is_some_and(|(low, high)| rate_sources(low, high).is_ok()), "{text}");
        }
    }
}

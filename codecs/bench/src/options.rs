//! The command line.

use clap::Parser;

/// Measures the embeddable decoders, memcpy, read bandwidth and peers in turn, round after round, and prints ratios of the
/// medians and which goals were met. A full run takes some minutes and 2 GB of memory.
#[derive(Debug, Parser)]
#[command(name = "eccforge-bench", version)]
pub struct Options {
    /// Rounds, beside the one that warms up
    #[arg(long, value_name = "N", default_value_t = 7, value_parser = clap::value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// Scheme of 32 + 4 bytes to measure; may be repeated
    #[arg(
        long = "scheme",
        value_name = "ID",
        default_values = ["ni-secded", "trio", "ssc-dsd-plus"],
        value_parser = clap::builder::PossibleValuesParser::new(eccforge_embed::schemes())
    )]
    pub schemes: Vec<String>,
    /// Only benchmarks whose name contains this, and the limits; may be repeated
    #[arg(long, value_name = "TEXT")]
    pub only: Vec<String>,
    /// Only what has a goal; exit status 1 if a goal was missed or could not be measured
    #[arg(long)]
    pub goals: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::error::ErrorKind;

    fn parse(arguments: &[&str]) -> Result<Options, ErrorKind> {
        Options::try_parse_from(["eccforge-bench"].iter().chain(arguments)).map_err(|e| e.kind())
    }

    #[test]
    fn options_are_read_and_have_defaults() {
        let options = parse(&["--rounds", "3", "--scheme", "duet", "--scheme", "rs-dsc", "--only", "check", "--goals"]);
        let options = options.expect("all of them exist");
        assert_eq!((options.rounds, options.goals), (3, true));
        assert_eq!((options.schemes, options.only), (vec!["duet".into(), "rs-dsc".into()], vec!["check".to_owned()]));
        let options = parse(&[]).expect("nothing is required");
        assert_eq!((options.rounds, options.schemes.len(), options.goals), (7, 3, false));
    }

    #[test]
    fn what_is_no_option_is_refused_and_help_is_help() {
        assert_eq!(parse(&["--help"]).map(|_| ()), Err(ErrorKind::DisplayHelp));
        assert_eq!(parse(&["--fast"]).map(|_| ()), Err(ErrorKind::UnknownArgument));
        assert_eq!(parse(&["fast"]).map(|_| ()), Err(ErrorKind::UnknownArgument));
        assert_eq!(parse(&["--rounds", "0"]).map(|_| ()), Err(ErrorKind::ValueValidation));
        assert_eq!(parse(&["--rounds", "many"]).map(|_| ()), Err(ErrorKind::ValueValidation));
        assert_eq!(parse(&["--rounds"]).map(|_| ()), Err(ErrorKind::InvalidValue));
        assert_eq!(parse(&["--scheme", "no-such"]).map(|_| ()), Err(ErrorKind::InvalidValue));
    }
}

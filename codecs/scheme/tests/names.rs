//! Tests of the names that generated files use.

use eccforge_scheme::names::{Taken, taken};

#[test]
fn keywords_and_signals_of_emitted_modules_are_taken_and_ordinary_names_are_not() {
    for name in ["while", "fn", "endmodule", "lambda", "int", "always"] {
        assert!(matches!(taken(name), Some(Taken::Keyword(_))), "{name}");
    }
    for name in ["entry", "codeword", "ce_0", "syndrome_0", "valid", "valid_q0", "touched_lane_3", "clk", "step"] {
        assert_eq!(taken(name), Some(Taken::Port), "{name}");
    }
    for name in ["pair_correction_en", "csc_enable", "entry_en", "ce_zero", "lane_check", "while_en"] {
        assert_eq!(taken(name), None, "{name}");
    }
}

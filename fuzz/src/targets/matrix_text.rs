//! Reads any text as a matrix file with two readers that share no code; they agree on every text that both accept.

use crate::text;
use eccforge_oracle::parse_matrix;
use eccforge_gf::matrix::parse_text;

pub fn run(data: &[u8]) {
    let text = text(data);
    if let (Ok((r, columns)), Ok(plain)) = (parse_text(&text), parse_matrix(&text)) {
        assert_eq!((r as usize, columns), (plain.r, plain.columns), "{text:?}");
    }
}

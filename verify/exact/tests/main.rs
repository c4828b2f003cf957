//! Tests of exact counts against the oracle and against plain enumeration.

mod accumulate;
mod addresses;
mod after;
mod attack;
mod ball_addresses;
mod balls;
mod budget;
mod by_weight;
mod claims;
mod classes;
#[path = "support/comparison.rs"]
mod comparison;
mod counting;
mod dead;
mod definitions;
mod enumerators;
mod equivalence;
mod exact_engine;
#[path = "support/expected.rs"]
mod expected;
mod explain;
mod html_report;
mod information_sets;
mod judged;
mod landing;
mod linearity;
#[path = "support/made.rs"]
mod made;
mod matrices;
mod models;
mod mutations;
mod oracle_agreement;
#[path = "support/works.rs"]
mod oracles;
mod pin_codes;
#[path = "support/addresses.rs"]
mod plain;
mod plots;
mod posterior;
mod profiles;
#[path = "support/random_model.rs"]
mod random_model;
#[path = "support/random_scheme.rs"]
mod random_scheme;
mod random_schemes;
mod refused;
mod regions;
mod reports;
mod residual;
mod retry;
mod scheme_report;
#[path = "support/small.rs"]
mod small;
mod staged;
mod support;
mod system;
#[path = "support/tables.rs"]
mod tables;
#[path = "support/tally.rs"]
mod tally;
#[path = "../../sampling/tests/support/tiny.rs"]
mod tiny;
#[path = "support/two_symbols.rs"]
mod two;
mod values;
mod weights;
mod words;
mod works;

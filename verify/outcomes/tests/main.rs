//! Tests of outcome counts and their statistics.

mod counts;
mod rates;
mod statistics;

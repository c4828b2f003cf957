//! Counts of outcomes and their statistics.

mod counts;
mod rates;
mod statistics;

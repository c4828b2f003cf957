//! Tests of logs of wrong entries, and of the tables that accompany them.

mod conditions;
mod entries;

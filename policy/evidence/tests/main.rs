//! Logs of wrong entries, and the tables that accompany them.

mod conditions;
mod entries;

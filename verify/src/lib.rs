//! What a scheme does to every error, exactly: enumeration and structured counting, tables against the published ones.

pub mod classify;
pub mod count;
pub mod enumerate;
pub mod exact;
pub mod facts;
pub mod model;
pub mod published;
pub mod report;
pub mod reproduce;
pub mod single;
pub mod system;
pub mod tally;

//! Generated source against the interpreted circuit and the oracle.

mod c;
mod rust;
mod support;

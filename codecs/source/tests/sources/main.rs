//! Generated source against the interpreted circuit and the oracle.

mod c;
mod degenerate;
mod hostile;
mod rust;
mod support;

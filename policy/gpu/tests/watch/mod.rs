//! A watch: what it reads and keeps, what it says to do, what it serves.

mod deploy;
mod following;
mod keeping;
mod known;
mod shown;
mod support;

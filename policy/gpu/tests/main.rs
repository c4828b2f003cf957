//! The policies of GPUs and operating systems, and the watch.

mod citations;
mod policy;
mod requirements;
mod watch;

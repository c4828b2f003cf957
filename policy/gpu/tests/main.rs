//! Tests of the policies of GPUs and operating systems, and of the watch.

mod citations;
mod policy;
mod requirements;
mod watch;

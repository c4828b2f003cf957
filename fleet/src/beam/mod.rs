//! Beam logs (placeholder until the next commit).

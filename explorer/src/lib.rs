//! The explorer's engine: answers the page's questions with the libraries of the command line.
//!
//! The page contains this crate as WebAssembly. Questions and answers are JSON, passed as bytes in memory:
//! [`reserve`] allocates memory for a question, [`answer`] answers it, and [`answer_length`] returns the length of
//! the answer. [`question`] defines the questions; tests call the same functions without a browser.

mod emit;
pub mod question;
mod session;
mod table;
mod view;

use question::Question;
pub use session::Session;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The current question and answer, and the session that questions share; a page asks one question at a time.
#[derive(Default)]
struct Desk {
    question: Vec<u8>,
    answer: Vec<u8>,
    session: Session,
}

static DESK: Mutex<Option<Desk>> = Mutex::new(None);

fn desk() -> MutexGuard<'static, Option<Desk>> {
    // A panic in one question must not end the page: the next question finds a valid desk.
    let mut desk = DESK.lock().unwrap_or_else(PoisonError::into_inner);
    desk.get_or_insert_default();
    desk
}

/// Allocates memory for a question of `length` bytes, which the page writes. The memory is valid until the next call of
/// [`answer`] or of this function.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    let mut desk = desk();
    let question = &mut desk.get_or_insert_default().question;
    // The page writes through the pointer, so the memory must be initialised and must not move until then.
    *question = vec![0; length];
    question.as_mut_ptr()
}

/// Answers the question that was written; returns the address of the answer, valid until the next call.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    let mut desk = desk();
    let Desk { question, answer, session } = desk.get_or_insert_default();
    *answer = reply(session, question).into_bytes();
    answer.as_ptr()
}

/// Number of bytes of the last answer.
#[allow(unsafe_code, reason = "the page calls it by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    desk().get_or_insert_default().answer.len()
}

/// Answers one question, both in JSON. An error is `{"error": {"message": ...}}`.
pub fn reply(session: &mut Session, question: &[u8]) -> String {
    let answer = match serde_json::from_slice::<Question>(question) {
        Ok(question) => session.answer(&question),
        Err(e) => view::refused(&format!("this is not a question: {e}")),
    };
    answer.to_string()
}

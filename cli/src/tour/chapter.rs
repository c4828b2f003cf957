//! The chapters of docs/learn: lesson, question, answer, and the replies to a reader's answers.
//!
//! A comment `<!-- tour ... -->` after the question of a page has a line `answer: VALUE`, where the value is a word, a number, or a
//! range such as `86 to 88`. `ask: QUESTION` replaces a question that has no such answer, and `hint VALUE: TEXT` replies to a
//! wrong answer.

use super::prose;

macro_rules! chapters {
    ($($name:literal),* $(,)?) => { [$(include_str!(concat!("../../learn/", $name, ".md"))),*] };
}

/// The pages of the chapters, in order.
pub const CHAPTERS: [&str; 14] = chapters![
    "01-events",
    "02-parity",
    "03-hamming",
    "04-distance",
    "05-sec-ded",
    "06-real-sizes",
    "07-entry",
    "08-interleaving",
    "09-correct-the-byte",
    "10-sanity-check",
    "11-counting",
    "12-chipkill",
    "13-cost",
    "14-build-and-prove",
];

/// A chapter of the tour.
pub struct Chapter {
    title: &'static str,
    lesson: &'static str,
    question: &'static str,
    answer: &'static str,
    expected: &'static str,
    hints: Vec<(&'static str, &'static str)>,
}

/// The reply to an answer.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply {
    Right,
    /// With a hint, which may be empty.
    Wrong(&'static str),
}

impl Chapter {
    /// The chapter with this index, from 0.
    pub fn new(index: usize) -> Self {
        let (lesson, rest) = CHAPTERS[index].split_once("## Question").unwrap_or((CHAPTERS[index], ""));
        // The last section is an exercise in the explorer, which is a page for a browser.
        let (lesson, _) = lesson.split_once("## Try it").unwrap_or((lesson, ""));
        let title = lesson.lines().next().unwrap_or_default().trim_start_matches("# ");
        let (question, answer) = rest.split_once("## Answer").unwrap_or((rest, ""));
        let (question, comment) = question.split_once("<!-- tour").unwrap_or((question, ""));
        let lines = || comment.trim_end().trim_end_matches("-->").lines();
        let value = |key: &str| lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
        let hints = lines().filter_map(|line| line.strip_prefix("hint ")?.split_once(": ")).collect();
        let question = value("ask").unwrap_or(question);
        Self { title, lesson, question, answer, expected: value("answer").unwrap_or_default(), hints }
    }

    /// The number and the title.
    pub fn title(&self) -> &'static str {
        self.title
    }

    /// The sections of the lesson as text, each with its heading.
    pub fn sections(&self, width: usize) -> Vec<String> {
        let mut sections = Vec::new();
        for (index, section) in self.lesson.split("\n## ").enumerate() {
            let heading = if index == 0 { "" } else { "## " };
            sections.push(prose::text(&format!("{heading}{section}"), width));
        }
        sections
    }

    /// The question as text.
    pub fn question(&self, width: usize) -> String {
        prose::text(&format!("**Question:** {}", self.question.trim()), width)
    }

    /// The answer as text.
    pub fn answer(&self, width: usize) -> String {
        prose::text(self.answer, width)
    }

    /// Judges an answer of a reader.
    pub fn reply(&self, answer: &str) -> Reply {
        if is_equal(answer, self.expected) {
            return Reply::Right;
        }
        let hint = self.hints.iter().find(|(wrong, _)| is_equal(answer, wrong));
        Reply::Wrong(hint.map_or("", |(_, text)| text))
    }
}

/// Whether an answer is the expected word or number, or is within the expected range. A share may be given as a fraction.
fn is_equal(answer: &str, expected: &str) -> bool {
    let Some(given) = number(answer) else { return answer.trim().eq_ignore_ascii_case(expected) };
    let (low, high) = expected.split_once(" to ").unwrap_or((expected, expected));
    let (Some(low), Some(high)) = (number(low), number(high)) else { return false };
    let is_within = |value: f64| low <= value && value <= high;
    is_within(given) || low < high && is_within(100.0 * given)
}

/// A number, which may have a percent sign, spaces between groups of digits, or be hexadecimal.
fn number(text: &str) -> Option<f64> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace() && *c != '%').collect();
    match digits.strip_prefix("0x") {
        Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok().map(f64::from),
        None => digits.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_has_a_lesson_a_question_and_an_answer_that_it_accepts() {
        for (index, page) in CHAPTERS.iter().enumerate() {
            let chapter = Chapter::new(index);
            let title = page.lines().next().expect("a title");
            let [lesson, question, answer] = [chapter.sections(80).concat(), chapter.question(80), chapter.answer(80)];
            assert_eq!(title, format!("# {}", chapter.title()));
            assert!(lesson.len() > 500 && question.contains('?') && answer.len() > 50, "{title}");
            let (accepted, _) = chapter.expected.split_once(" to ").unwrap_or((chapter.expected, ""));
            assert!(!accepted.is_empty() && chapter.reply(accepted) == Reply::Right, "{title}");
            assert!(!chapter.hints.is_empty(), "{title}");
            for (wrong, hint) in &chapter.hints {
                assert_eq!(chapter.reply(wrong), Reply::Wrong(hint), "{title}");
            }
            for text in [lesson, question, answer] {
                assert!(!text.contains("](") && !text.contains("<!--") && !text.contains("**"), "{title}: {text}");
            }
        }
    }

    #[test]
    fn numbers_are_accepted_in_every_spelling() {
        let first = Chapter::new(0);
        for right in ["87", "87 %", "86.7", "0.867"] {
            assert_eq!(first.reply(right), Reply::Right, "{right}");
        }
        assert!(matches!(first.reply("22.56"), Reply::Wrong(hint) if hint.contains("26.02")));
        assert_eq!(first.reply("often"), Reply::Wrong(""));
        assert_eq!(Chapter::new(2).reply("No"), Reply::Right);
        assert_eq!(Chapter::new(9).reply("3 600"), Reply::Right);
        assert_eq!(Chapter::new(11).reply("0x201"), Reply::Right);
    }
}

//! Tests that text keeps its width for any table, and breaks no word or figure.

use eccforge_report::text::{Looks, words};
use eccforge_report::{Cell, Column, Document, Table, Tone};

fn narrow(width: usize) -> Looks {
    Looks { width, all: false, ..Looks::PLAIN }
}

fn text_of(table: Table, looks: &Looks) -> String {
    let mut document = Document::new("t", "");
    document.table(table);
    document.in_text(looks)
}

/// Random numbers from the test's own generator (Steele et al., OOPSLA 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((z ^ (z >> 31)) % limit as u64).expect("small")
    }

    fn word(&mut self, longest: usize) -> String {
        let tag = self.below(1_000_000);
        let text = format!("{}{tag}", "x".repeat(self.below(longest - 6)));
        if self.below(4) == 0 { format!("{text}-{tag}/{tag}:{tag}") } else { text }
    }

    fn words(&mut self, most: usize) -> String {
        (0..=self.below(most)).map(|_| self.word(14)).collect::<Vec<_>>().join(" ")
    }

    /// A random table of words and figures, with marks and published figures in some columns.
    fn table(&mut self) -> Table {
        let (words, figures) = (1 + self.below(3), self.below(9));
        let columns = (0..words).map(|i| Column::words(&format!("word{i}"))).chain((0..figures).map(|i| {
            let column = Column::figures(&format!("figure{i} of a long heading"));
            if self.below(4) == 0 { column.optional(1) } else { column }
        }));
        let mut table = Table::with(columns.collect::<Vec<_>>());
        for _ in 0..=self.below(7) {
            let own = (0..words).map(|_| Cell::from(self.words(9))).collect::<Vec<_>>();
            let figure = |random: &mut Self| match random.below(4) {
                0 => Cell::from("0"),
                1 => Cell::from(random.below(100_000_000)),
                2 => Cell::toned(format!("{}.5 ≠\n{}.5", random.below(9999), random.below(9999)), Tone::Differs),
                _ => Cell::from(format!("{} to {}", random.below(999), random.below(99_999))),
            };
            let rest = (0..figures).map(|_| figure(self)).collect::<Vec<_>>();
            table = table.row(own.into_iter().chain(rest));
        }
        table
    }
}

#[test]
fn no_line_is_wider_and_no_token_is_broken() {
    let mut random = Random(1);
    for case in 0..600 {
        let table = random.table();
        let width = [60, 80, 100, 120][case % 4];
        let looks = Looks { all: case % 3 == 0, ..narrow(width) };
        let text = text_of(table.clone(), &looks);
        let wide = text.lines().find(|line| words::width(line) > width);
        assert_eq!(wide, None, "case {case}, {width} columns:\n{text}");
        let shown: Vec<&str> = text.split([' ', '\n']).collect();
        let (plain, in_one_line) = (text.replace('\u{a0}', ""), text.replace('\n', " "));
        let optional: Vec<bool> = table.columns.iter().map(|column| column.rank > 0).collect();
        for (i, cell) in table.rows.iter().flat_map(|row| row.iter().enumerate()) {
            let first = cell.text.lines().next().unwrap_or_default();
            // A column that was left out is named.
            if optional[i] && in_one_line.contains("Too wide:") || first == "0" {
                continue;
            }
            for token in first.split(' ').filter(|token| *token != "≠") {
                let found = shown.contains(&token) || plain.split([' ', '\n', '≠', '(', ')']).any(|word| word == token);
                assert!(found, "case {case}, {width} columns: {token} is broken:\n{text}");
            }
        }
    }
}

#[test]
fn a_table_is_narrowed_step_by_step() {
    let columns = [
        Column::words("scheme"),
        Column::figures("1 Bit"),
        Column::figures("two words"),
        Column::figures("rest").optional(1),
    ];
    let mut table = Table::with(columns);
    for (name, rest) in [("ni-secded", "5"), ("trio", "12345"), ("duet", "7"), ("d", "8"), ("e", "9"), ("f", "6")] {
        let differs = Cell::toned("40.1709 ≠\n39.4062", Tone::Differs);
        let alike = if name == "f" { "D =" } else { "C =" };
        table =
            table.row([Cell::from(name), Cell::toned(format!("{alike}\n{alike}"), Tone::Equal), differs, rest.into()]);
    }
    let line = |looks: Looks, at: usize| text_of(table.clone(), &looks).lines().nth(at).unwrap_or_default().to_owned();
    assert_eq!(line(narrow(80), 0), "scheme     1 Bit  two words    rest");
    assert_eq!(line(narrow(80), 2), "ni-secded    C =  40.1709 ≠       5");
    assert_eq!(line(narrow(80), 3), "                  39.4062", "an equal figure is not repeated");
    assert_eq!(line(narrow(80), 4), "trio         C =  40.1709 ≠  12\u{a0}345");
    let mut plain = table.clone();
    plain.rows[1][3] = "1234".into();
    let narrowed = text_of(plain, &narrow(30));
    assert_eq!(narrowed.lines().nth(3), Some("ni-secded C = 40.1709 ≠    5"), "{narrowed}");
    // One space would look like that of a grouped figure.
    assert!(text_of(table.clone(), &narrow(30)).contains("40.1709 ≠  12\u{a0}345"));
    let folded = text_of(table.clone(), &narrow(28));
    assert!(folded.contains("1 Bit: C for all but f (D).") && !folded.contains("C ="), "{folded}");
    let dropped = text_of(table.clone(), &narrow(20));
    let dropped = dropped.replace('\n', " ");
    let (_, remedy) = dropped.split_once("Too wide: rest (COLUMNS=").unwrap_or_else(|| panic!("{dropped}"));
    let needed: usize = remedy.split(' ').next().and_then(|n| n.parse().ok()).expect("a width");
    assert!(!text_of(table.clone(), &narrow(needed)).contains("Too wide"), "{needed} columns show all");
    assert!(text_of(table.clone(), &narrow(needed - 1)).contains("Too wide"), "no fewer show all");
    let touching = text_of(table.clone(), &narrow(18));
    assert!(touching.contains("ni-secded 40.1709≠"), "{touching}");
    let ascii = text_of(table, &Looks { ascii: true, ..narrow(80) });
    assert!(
        ascii.is_ascii() && ascii.contains("40.1709 !=") && ascii.lines().nth(1).is_some_and(|l| l.starts_with("---")),
        "{ascii}"
    );
}

#[test]
fn zeros_become_a_line_and_a_comparison_that_does_not_fit_stays_a_table() {
    let table =
        Table::new(&["test"], &["wrong", "reads", "masked"]).row(["RB", "3", "5", "0"]).row(["M20", "0", "5", "0"]);
    let text = text_of(table.clone(), &narrow(60));
    assert!(text.ends_with("M20       0      5\n0 in every row: masked.\n"), "{text}");
    assert!(text_of(table, &Looks::PLAIN).contains("masked"), "with all it is a column");
    let heads: Vec<String> = (0..12).map(|i| format!("profile-{i}")).collect();
    let row = |name: &str, from: usize| {
        std::iter::once(name.to_owned()).chain((1..13).map(|i| (from + i).to_string())).collect::<Vec<_>>()
    };
    let wide = Table::new(&["metric"], &heads).row(row("silent", 0));
    let exchanged = text_of(wide.clone(), &narrow(60));
    assert!(exchanged.starts_with("metric      silent\n") && exchanged.contains("profile-11      12"), "{exchanged}");
    let many = (0..30).fold(wide, |table, i| table.row(row(&format!("m{i}"), i)));
    let groups = text_of(many, &narrow(60));
    assert_eq!(groups.matches("metric").count(), 3, "{groups}");
}

#[test]
fn sentences_wrap_at_spaces_but_not_within_figures_times_and_commands() {
    let text =
        "The code detects 96.7397 % of errors at 2025-03-02 08:14:02.301 UTC; run `eccforge check trio --all` next.";
    for width in 40..90 {
        let lines = words::wrapped(text, 2, width);
        assert!(lines.iter().all(|line| words::width(line) <= width), "{lines:?}");
        for whole in ["96.7397 %", "2025-03-02 08:14:02.301", "`eccforge check trio --all`"] {
            assert!(lines.iter().any(|line| line.contains(whole)), "{width}: {lines:?}");
        }
    }
    assert_eq!(words::wrapped("on-die-sec-136-128 duet-strict", 0, 19), ["on-die-sec-136-128", "duet-strict"]);
    assert_eq!(words::fitted("  two  words here\nx\n", 13), "  two  words\n    here\nx\n");
}

#[test]
fn a_document_begins_with_its_answer_and_ends_with_commands() {
    let mut made = Document::new("title", "lead");
    made.section("Name  (id)").facts([("source", "s".to_owned())]);
    made.section("By weight").table(Table::new(&["class"], &["n"]).row(["bit", "1000000"]));
    made.section("Detail").folded().text("not shown");
    made.section("Picture").plot("<svg></svg>", "not shown");
    made.section("").note("A detail.");
    made.section("Reasons").further().text("Why.");
    made.status(true, "All is well.").next("eccforge list", "every id");
    let expected = "All is well.\n\nName  (id)\nsource    s\n\nBy weight:\nclass          n\n────────────────\n\
                    bit    1\u{a0}000\u{a0}000\n\nA detail.\n";
    let ends = "next  eccforge list   every id\n";
    assert_eq!(made.in_text(&Looks::PLAIN), format!("{expected}\nReasons\nWhy.\n{ends}"));
    assert_eq!(made.in_text(&narrow(80)), format!("{expected}--all also shows: Reasons.\n{ends}"));
    assert!(made.in_text(&narrow(29)).ends_with("next  eccforge list\n        every id\n"));
    let coloured = made.in_text(&Looks { colours: true, ..Looks::PLAIN });
    assert!(coloured.starts_with("\x1b[1mAll is well.\x1b[0m\n"), "{coloured}");
    made.status(false, "Not well.");
    assert!(made.in_text(&Looks { colours: true, ..Looks::PLAIN }).starts_with("\x1b[1;31mNot well.\x1b[0m\n"));
}

#[test]
fn text_is_shown_and_not_obeyed() {
    assert_eq!(words::safe("a\u{202e}b\u{2066}"), "a\\u{202e}b\\u{2066}", "marks that change the order of letters");
    assert_eq!(words::safe("plain\n\ttext ä"), "plain\n\ttext ä");
    assert_eq!(words::to_ascii("0.5 ≠ 1\u{202f}000 × 2 …"), "0.5 != 1 000 x 2 ...");
    let hidden = text_of(Table::words(&["a"]).row(["\x1b[8mx"]), &Looks::PLAIN);
    assert!(hidden.contains("\\u{1b}[8mx"), "{hidden}");
}

#[test]
fn a_proposed_command_that_is_too_long_continues_on_a_line_that_a_shell_joins() {
    let mut made = Document::new("", "");
    made.next("eccforge gpu replay kernel.log --profile page-retirement-r352", "");
    let text = made.in_text(&Looks { width: 60, ..Looks::PLAIN });
    assert!(text.lines().all(|line| line.chars().count() <= 60), "{text}");
    let joined = text.trim_start_matches("next").replace("\\\n", "").split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(joined, "eccforge gpu replay kernel.log --profile page-retirement-r352");
}

// Stories and the examples of the chapters in docs/learn: what the page opens, a caption and a question.

/** By id: `at` is a fragment; a lesson with `file` opens a text that the page contains. */
const LESSONS = {
  double: {
    title: "Two bits: detected", at: "scheme=hsiao-39-32&error=0,1",
    caption: "Two bits are wrong. The syndrome has an even weight and no column of H has, so the SEC-DED decoder detects the error.",
    question: "Can you find two wrong bits that this code does not detect?",
  },
  byte: {
    title: "A byte: corrected", at: "scheme=trio&error=32-39",
    caption: "All eight bits of a byte are wrong. Each of the four codewords has two of them, and Trio corrects this pair of columns.",
    question: "What happens if you flip one more bit, in another byte?",
  },
  triple: {
    title: "Three bits: wrong correction", at: "scheme=hsiao-39-32&error=0,1,3",
    caption: "Bits 0, 1 and 3 are wrong. Their columns of H sum to column 16. The decoder flips bit 16, which was right, and reports a correction: the error is silent.",
    question: "Which of the three bits can you move so that the decoder detects the error?",
  },
  1: {
    title: "1. Bits go wrong together", at: "scheme=ni-secded&class=byte&seed=1",
    caption: "“Run” draws one random byte error after another. The wrong bits stay within one byte of one beat.",
    question: "Which shape do the errors of the class “1 Pin” have?",
  },
  2: {
    title: "2. One parity bit", file: "parity-9-8", at: "error=0",
    caption: "H has one row of ones. The syndrome is 1 if the number of wrong bits is odd.",
    question: "Which numbers of wrong bits does the decoder miss?",
  },
  3: {
    title: "3. Several parities name the bit", file: "hamming-7-4", at: "error=2",
    caption: "One bit is wrong. The syndrome equals its column of H, and no other column is equal.",
    question: "What does the decoder do when two bits are wrong?",
  },
  4: {
    title: "4. Distance", file: "hamming-7-4", at: "error=0,1",
    caption: "The columns of two wrong bits sum to a third column. The decoder flips that bit.",
    question: "Why is the result of this wrong correction a codeword?",
  },
  5: {
    title: "5. SEC-DED by odd columns", file: "hsiao-8-4", at: "error=0,1",
    caption: "Every column has an odd number of ones. The syndrome of two wrong bits has an even weight.",
    question: "Which weight has the syndrome if you flip a third bit?",
  },
  6: {
    title: "6. Real sizes", at: "scheme=hsiao-39-32&error=0,1,3",
    caption: "Three bits are wrong. Column 16 equals the syndrome, so the decoder flips bit 16, which was right.",
    question: "Which of the three bits can you move so that the decoder detects the error?",
  },
  7: {
    title: "7. The entry", at: "scheme=ni-secded&error=32-39",
    caption: "A byte lies in one codeword. Eight wrong bits have a syndrome of even weight, and the decoder detects them.",
    question: "What changes if only three bits of the byte are wrong?",
  },
  "7b": {
    title: "7. The entry: three bits", at: "scheme=ni-secded&error=0,1,4",
    caption: "Three bits of one codeword are wrong. Their columns sum to column 23, so the decoder flips bit 23, which was right.",
    question: "Which column equals the syndrome if you move bit 4 to bit 5?",
  },
  8: {
    title: "8. Interleaving", at: "scheme=i-secded&error=32-39&compare=ni-secded,i-secded",
    caption: "All eight bits of a byte are wrong. Without interleaving (NI:SEC-DED) they are in one codeword; interleaving (I:SEC-DED) gives each codeword two of them. Both schemes detect this error.",
    question: "Which of the two schemes is silent if only bits 32, 33 and 36 are wrong?",
  },
  9: {
    title: "9. Correct the byte", at: "scheme=trio&error=32-39",
    caption: "Each codeword has two wrong bits. Their two columns of H sum to a syndrome that only this pair has.",
    question: "Which pairs of columns does the decoder correct?",
  },
  "9b": {
    title: "9. Correct the byte: two bytes", at: "scheme=trio&error=0,8",
    caption: "The two wrong bits lie in two bytes but in one codeword. Their syndrome belongs to the pair of bits 18 and 22, so the decoder flips that pair.",
    question: "What changes if you move the second bit to pin 4, in the byte of the first?",
  },
  10: {
    title: "10. The sanity check", at: "scheme=trio&error=0,9&compare=i-sec2bec,trio",
    caption: "The two wrong bits lie in different bytes. I:SEC-2bEC corrects both. TrioECC accepts corrections in one byte lane only, and detects this error.",
    question: "What does Trio report if you move the second bit to byte 0?",
  },
  11: {
    title: "11. Count, do not sample", file: "two-8-4", at: "error=0,8",
    caption: "Each beat is one codeword with one wrong bit. Both are corrected.",
    question: "Which errors within one beat are silent?",
  },
  12: {
    title: "12. Symbols and chipkill", at: "scheme=chipkill-x4&error=0-3&paint=symbol",
    caption: "A chip drives four pins, and four pins in two beats are one symbol. The code corrects every error of one symbol.",
    question: "Which outcome has the error of bits 0 and 4?",
  },
  "12b": {
    title: "12. Symbols and chipkill: two chips", at: "scheme=chipkill-x4&error=0,4&paint=symbol",
    caption: "One bit of each of two chips is wrong. The decoder takes a third chip for wrong and flips two of its bits.",
    question: "Which two bits of two chips does the decoder detect?",
  },
  13: {
    title: "13. The cost", at: "scheme=trio&class=2bit&compare=ni-secded,duet,trio",
    caption: "“Run” draws two random bits and counts the outcomes. The counts approach the exact percentages.",
    question: "How many samples does it take until the first error is silent?",
  },
};
const STORIES = ["double", "byte", "triple"];
/** The lesson that a page without a fragment opens. */
const OPENING = "triple";

/** The fields of the fragment that opens a lesson. */
function lessonFields(id) {
  const { at, file } = LESSONS[id];
  const fields = new URLSearchParams(at);
  if (file) fields.set("text", byId(file).textContent.trimStart());
  fields.set("lesson", id);
  return fields;
}

const openLesson = (id) => (location.hash = lessonFields(id).toString());

/** Draws the caption and the question of the open lesson. */
function drawLesson() {
  const lesson = LESSONS[state.lesson];
  byId("caption").hidden = !lesson;
  for (const button of byId("stories").querySelectorAll("button")) {
    button.setAttribute("aria-pressed", button.value === state.lesson);
  }
  byId("lesson").value = lesson && !STORIES.includes(state.lesson) ? state.lesson : "";
  if (!lesson) return;
  byId("caption").replaceChildren(
    make("p", {}, make("strong", {}, `${lesson.title}. `), lesson.caption),
    make("p", { class: "question" }, make("strong", {}, "Question: "), lesson.question),
  );
}

function listenToLessons() {
  const buttons = STORIES.map((id) => make("button", { type: "button", value: id }, LESSONS[id].title));
  for (const button of buttons) button.addEventListener("click", () => openLesson(button.value));
  byId("stories").append(...buttons);
  const byChapter = (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10);
  const chapters = Object.keys(LESSONS).filter((id) => !STORIES.includes(id)).sort(byChapter);
  options(byId("lesson"), [["", "choose a chapter"], ...chapters.map((id) => [id, LESSONS[id].title])], "");
  byId("lesson").addEventListener("change", () => byId("lesson").value && openLesson(byId("lesson").value));
}

// Schemes of several stages: the error stage, and the results of every stage.

const STAGED_COLUMNS = ["Scheme", "Outcome", "Report to the system", "Corrected at", "Detected at", "Wrong data bits delivered"];

/** A name with the error stage, if one is chosen. */
const withPlace = (id) => (state.at && ([OWN, SECOND].includes(id) || catalogue.stages.some((s) => s.id === id)) ? `${id}@${state.at}` : id);

/** The stages that errors pass, from the error stage outwards. */
const passed = () => scheme.stages.slice(scheme.at);

/** Stages files with an error stage of the same name and shape and the same amount of data; the user's own first. */
function stagesAlike() {
  const { beats, pins } = scheme;
  const fits = (s) => s.id === state.at && s.beats === beats && s.pins === pins;
  return catalogue.stages.filter((s) => s.data === scheme.data && s.stages.some(fits));
}

const aboutStages = () => {
  const parts = scheme.stages.map((s) => `${s.copies} × (${s.n}, ${s.n - s.r}) at ${s.stage}`);
  return `${scheme.stages.length} stages, from the cells outwards: ${parts.join(", then ")}. ${scheme.source}`;
};

/** Draws the choice of the error stage. */
function drawPlaces() {
  const several = Boolean(scheme.stages);
  for (const id of ["place", "place-note", "stage", "passage"]) byId(id).hidden = !several;
  byId("entry-title").textContent = several ? "Bits" : "Entry";
  if (!several) return;
  const name = (s, i) => (i === 0 ? `cells (${s.stage})` : `bits that ${s.stage} reads`);
  radios(byId("place"), "place", scheme.stages.map((s, i) => [s.stage, name(s, i)]), state.at, (value) => {
    state.at = value;
    // Another stage has other bits.
    state.error.clear();
    const id = shownId();
    const answer = ask({ ask: "load", scheme: withPlace(id), text: state.text });
    if (answer.error) say(answer.error.message);
    else show(answer.scheme);
  });
  const { beats, pins, copies, stage } = scheme;
  byId("place-note").textContent =
    `${count(copies, "entry", "entries")} of ${count(beats / copies, "beat")} and ${pins} pins, one below another; ` +
    `pins and beats are numbered over all of them. Errors are injected into ${scheme.struck}, as with “errors-at: ` +
    `${scheme.at ? stage : "cells"}”.`;
}

/** Buttons for the stage whose H is drawn, and for its codewords. */
function drawMaps() {
  if (scheme.stages) {
    if (!passed().some((s) => s.stage === state.map)) state.map = state.at;
    radios(byId("stage"), "stage", passed().map((s) => [s.stage, s.stage]), state.map, (value) => {
      [state.map, state.codeword] = [value, null];
      drawCodewords();
      errorChanged();
    });
  }
  drawCodewords();
}

/** The entry or stage whose H is drawn. */
const mapped = () => (scheme.stages ? scheme.stages.find((s) => s.stage === state.map) : scheme);
const mapName = () => (scheme.stages ? `${shownId()}@${state.map}` : shownId());

/** Bits of a stage in its entries, as bits of all its copies. */
function stageBits(view, { entries }, key) {
  const size = view.bits.length / view.copies;
  return entries.flatMap((e) => e[key].map((bit) => e.copy * size + bit));
}

/** The arguments of `drawMatrix` for the stage whose H is drawn. */
function mappedPassage(own) {
  const view = mapped();
  const of = own.stages.find((s) => s.stage === state.map);
  const codewords = [];
  for (const entry of of.entries) {
    entry.codewords.forEach((c, w) => (codewords[(entry.copy * view.codewords) / view.copies + w] = c));
  }
  return { error: stageBits(view, of, "error_bits"), flipped: stageBits(view, of, "flipped_bits"), codewords };
}

/** Stages for which something holds, by name. */
const where = (decoded, key) => decoded.stages.filter((s) => s[key]).map((s) => s.stage).join(", ");

/** The cells of a row that only schemes of several stages have. */
function stagedFindings(decoded) {
  const { blocks } = decoded;
  const told = blocks.map((b) => (b.due ? "due" : b.ce ? "ce" : "no error")).join(", ");
  const wrong = blocks.reduce((sum, b) => sum + (b.due ? 0 : b.wrong_data_bits.length), 0);
  const texts = [told, where(decoded, "corrected"), where(decoded, "refused"), wrong ? `${wrong}` : ""];
  return texts.map((text) => make("td", {}, text));
}

/** One sentence for the stages that are shown. */
function summariseStages(decoded) {
  if (state.error.size === 0) return `No bit is wrong. Flip bits above to inject errors into ${scheme.struck}.`;
  const said = decoded.blocks.some((b) => !b.due && b.ce && b.wrong_data_bits.length > 0);
  const outcome = {
    clean: "the data is right as read, and no stage corrects",
    corrected: `the data is delivered as written, after corrections at ${where(decoded, "corrected")}`,
    detected: `reported as uncorrectable by ${where(decoded, "refused")}`,
    silent: `wrong data is delivered ${said ? "as corrected" : "without a flag"}`,
  }[decoded.outcome];
  return `${count(state.error.size, "bit")} wrong of ${scheme.struck}. ${scheme.name}: ${decoded.outcome}, ${outcome}.`;
}

/** Draws the wrong bits, decoder results and data of each stage. */
function drawPassage(own) {
  if (!own.stages) return;
  const parts = own.stages.map((of, i) => drawStage(passed()[i], of, i));
  const block = (b, i) => {
    const wrong = b.wrong_data_bits.length;
    const data = b.due ? "not delivered" : wrong ? `delivered with ${count(wrong, "wrong bit")}` : "delivered as written";
    return make("li", {}, `Block ${i}: ${claim(b)}; ${data}.`);
  };
  const blocks = make("ul", { class: "blocks" }, ...own.blocks.map(block));
  byId("passage").replaceChildren(...parts, make("h3", {}, "Delivered"), blocks);
}

function drawStage(view, of, at) {
  const name = make("button", { type: "button", class: "plain", title: "Show this scheme alone" }, view.scheme);
  name.addEventListener("click", () => showStageAlone(view.scheme));
  const told = view.tells ? "uncorrectable words are reported to the controller" : "";
  const met = `${of.entries.length} of ${count(view.copies, "entry", "entries")} read wrong bits`;
  const said = make("p", { class: "quiet" }, [met, told].filter(Boolean).join("; "));
  const parts = [make("h3", {}, `Stage ${view.stage}: ${view.copies} × `, name), said];
  if (at > 0) parts.push(drawRead(view, of));
  if (of.entries.length > 0) parts.push(stageTable(view, of));
  return make("div", { class: "stage" }, ...parts);
}

const ENTRY_COLUMNS = ["Entry", "Wrong bits read", "Decoder report", "Codeword syndromes", "Flipped bits", "Outcome", "Delivered data"];

function stageTable(view, { entries }) {
  const truth = (e) => (e.outcome === "silent" ? (e.ce ? "miscorrected" : "undetected") : e.outcome);
  const delivers = (e) => {
    const { length } = e.wrong_data_bits;
    if (length > 0) return `${e.due ? "as read, " : ""}${count(length, "wrong data bit")}`;
    return e.due ? "as read, right data" : "right data";
  };
  const row = (e) => {
    const table = make("tr", {}, make("th", { scope: "row" }, `${e.copy}`));
    const cells = [
      make("td", { class: "bits" }, listed(e.error_bits)), make("td", {}, claim(e)), make("td", {}, ...chips(e.codewords)),
      make("td", { class: "bits" }, listed(e.flipped_bits)), make("td", { class: `truth ${e.outcome}` }, truth(e)),
      make("td", { title: listed(e.wrong_data_bits) }, delivers(e)),
    ];
    table.append(...cells);
    return table;
  };
  const head = make("tr", {}, ...ENTRY_COLUMNS.map((text) => make("th", { scope: "col" }, text)));
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...entries.map(row)));
  return make("div", { class: "wide", role: "region", tabIndex: 0, "aria-label": `Entries of ${view.stage}` }, table);
}

/** Size of a bit in the drawing of a stage's bits, and gap between byte lanes and entries, in pixels. */
const DOT = { size: 9, pitch: 10, gap: 4 };

/** Draws the wrong and flipped bits of a stage behind the error stage. */
function drawRead(view, of) {
  const { pins, beats, copies } = view;
  const x = (pin) => pin * DOT.pitch + Math.floor(pin / LANE) * DOT.gap;
  const y = (beat) => beat * DOT.pitch + Math.floor(beat / (beats / copies)) * DOT.gap;
  const [width, height] = [x(pins - 1) + DOT.pitch, y(beats - 1) + DOT.pitch];
  const lane = (beat, first) => {
    const last = Math.min(first + LANE, pins) - 1;
    return svg("rect", { x: x(first), y: y(beat), width: x(last) - x(first) + DOT.size, height: DOT.size, class: "lane-of" });
  };
  const lanes = Array.from({ length: beats }, (_, beat) =>
    Array.from({ length: Math.ceil(pins / LANE) }, (_, i) => lane(beat, i * LANE))).flat();
  const wrong = new Set(stageBits(view, of, "error_bits"));
  const flips = new Set(stageBits(view, of, "flipped_bits"));
  const dot = (bit) => {
    const sign = wrong.has(bit) ? (flips.has(bit) ? "C" : "E") : "X";
    const [pin, beat] = [bit % pins, Math.floor(bit / pins)];
    return svg("rect", { x: x(pin), y: y(beat), width: DOT.size, height: DOT.size, class: `dot-${sign}` });
  };
  const dots = [...new Set([...wrong, ...flips])].map(dot);
  const says = `Bits that ${view.stage} reads: ${count(wrong.size, "wrong bit")} of ${view.bits.length}, ${flips.size} flipped`;
  const drawing = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": says, class: "read" }, ...lanes, ...dots);
  return make("div", { class: "wide", role: "region", tabIndex: 0, "aria-label": `Drawing of the bits that ${view.stage} reads` }, drawing);
}

/** Shows the scheme of a stage alone: a built-in scheme, or the text of one from a published work. */
function showStageAlone(id) {
  if (catalogue.schemes.some((s) => s.id === id)) {
    chooseScheme(id);
    return;
  }
  const answer = ask({ ask: "text", scheme: id });
  if (answer.error) {
    say(answer.error.message);
    return;
  }
  setText(answer.text);
  readEditor();
}

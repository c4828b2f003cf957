// The state of the page, kept in the fragment of the address, so a link restores it.

const MODES = ["bit", "pin", "byte", "beat", "codeword"];
const PAINTS = ["codeword", "symbol", "data"];
const LANGUAGES = ["verilog", "c", "rust"];
/** The engine's name for a text of the user. */
const OWN = "yours";
/** The engine's name for the text that the user compares with. */
const SECOND = "second";

const initial = () => ({
  scheme: "trio",
  /** The YAML of the user's scheme; null while a built-in scheme is shown. */
  text: null,
  /** The YAML of a second scheme to compare with. */
  second: null,
  /** Id of the lesson whose caption is shown. */
  lesson: null,
  /** For several stages: the error stage; null if the file determines it. */
  at: null,
  error: new Set(),
  mode: "bit",
  paint: "codeword",
  /** The codeword whose columns of H light up; null for the first one with a wrong bit. */
  codeword: null,
  /** For several stages: the one whose H is drawn; null for the error stage. */
  map: null,
  model: "hbm2-table1",
  class: "byte",
  seed: "1",
  sample: "0",
  /** Ids of the schemes to compare; null for all with this shape. */
  compare: null,
  language: "verilog",
});
let state = initial();

const base64url = {
  encode: (bytes) => {
    let text = "";
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  },
  decode: (text) => base64(text.replaceAll("-", "+").replaceAll("_", "/")),
};

/** The bytes that Base64 stands for. A loop: a function called for each byte takes most of a second for the engine. */
function base64(text) {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
const packed = async (text) =>
  base64url.encode(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
const unpacked = async (text) =>
  new TextDecoder().decode(await through(base64url.decode(text), new DecompressionStream("deflate-raw")));

/** Bits as text: runs of neighbours as `4-7`. */
function bitsToText(bits) {
  const parts = [];
  const sorted = [...bits].sort((a, b) => a - b);
  for (let i = 0; i < sorted.length; ) {
    let end = i;
    while (sorted[end + 1] === sorted[end] + 1) end += 1;
    parts.push(end > i ? `${sorted[i]}-${sorted[end]}` : `${sorted[i]}`);
    i = end + 1;
  }
  return parts.join(",");
}

/** The same to be read. */
const listed = (bits) => bitsToText(bits).replaceAll(",", ", ");

/** The bits that a text of `bitsToText` names; a part that is not a bit or a range becomes a problem. */
function textToBits(text) {
  const bits = new Set();
  for (const part of text.split(",").filter(Boolean)) {
    const [all, from, to] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? [];
    if (all === undefined) problems.push(`error=${part}: expected bits such as 4 or 4-7`);
    for (let bit = Number(from); bit <= Number(to ?? from); bit += 1) bits.add(bit);
  }
  return bits;
}

/** The fragment that stands for the state. */
async function fragment() {
  const plain = initial();
  const fields = new URLSearchParams();
  if (state.text === null) fields.set("scheme", state.scheme);
  else fields.set("yaml", await packed(state.text));
  if (state.error.size > 0) fields.set("error", bitsToText(state.error));
  for (const key of ["mode", "paint", "model", "class", "seed", "sample", "language"]) {
    if (state[key] !== plain[key]) fields.set(key, state[key]);
  }
  for (const key of ["at", "map"]) if (state[key] && scheme?.stages) fields.set(key, state[key]);
  if (state.codeword !== null) fields.set("codeword", state.codeword);
  if (state.compare) fields.set("compare", state.compare.join(","));
  if (state.second !== null) fields.set("second", await packed(state.second));
  if (state.lesson) fields.set("lesson", state.lesson);
  return `#${fields.toString().replaceAll("%2C", ",")}`;
}

/** The initial state of a generated page, because a notebook's frame has no address of its own. */
const given = () => document.querySelector("meta[name=eccforge-shown]")?.content ?? "";

/** Names of all fields of a fragment. */
const FIELDS = ["scheme", "yaml", "text", "second", "error", "mode", "paint", "model", "class", "seed", "sample", "language",
  "codeword", "compare", "at", "map", "lesson"];
/** Problems of the fragment that is read. */
let problems = [];

/** Reads the state from the address; invalid fields become problems and get their initial values. */
async function readFragment() {
  problems = [];
  lastFragment = location.hash;
  let fields = new URLSearchParams(location.hash.slice(1) || given());
  const lesson = fields.get("lesson") ?? (fields.size === 0 ? OPENING : null);
  const known = lesson !== null && Object.hasOwn(LESSONS, lesson);
  // A link of only a lesson opens its scheme and error.
  if (known && !["scheme", "text", "yaml"].some((key) => fields.has(key))) fields = lessonFields(lesson);
  const next = initial();
  const number = /^\d{1,15}$/;
  const check = (key, valid, expected) => {
    const value = fields.get(key);
    if (value === null) return;
    if (valid(value)) next[key] = value;
    else problems.push(`${key}=${value}: expected ${expected}`);
  };
  for (const key of new Set(fields.keys())) if (!FIELDS.includes(key)) problems.push(`unknown field “${key}”`);
  const among = (all) => [(value) => all.includes(value), all.join(", ")];
  check("lesson", () => known, `one of ${Object.keys(LESSONS).join(", ")}`);
  check("mode", ...among(MODES));
  check("paint", ...among(PAINTS));
  check("language", ...among(LANGUAGES));
  check("model", ...among(catalogue.models.map((m) => m.id)));
  check("class", ...among(catalogue.models.find((m) => m.id === next.model).classes.map((c) => c.id)));
  for (const key of ["seed", "sample", "codeword"]) check(key, (value) => number.test(value), "a number of at most 15 digits");
  check("scheme", isListed, "the id of a built-in scheme");
  for (const key of ["at", "map"]) next[key] = fields.get(key);
  if (next.codeword !== null) next.codeword = Number(next.codeword);
  next.error = textToBits(fields.get("error") ?? "");
  next.compare = fields.get("compare")?.split(",") ?? null;
  // Links from other programs contain the YAML unpacked.
  next.text = fields.get("text");
  for (const [key, into] of [["yaml", "text"], ["second", "second"]]) {
    if (!fields.has(key)) continue;
    try {
      next[into] = await unpacked(fields.get(key));
    } catch {
      problems.push(`${key}: the scheme in this link is damaged`);
    }
  }
  state = next;
}

/** Checks the fields whose meaning depends on the scheme, against what the page shows of them. */
function checkShown(asked) {
  const bits = scheme.beats * scheme.pins;
  const outside = [...asked.error].filter((bit) => bit >= bits);
  if (outside.length > 0) problems.push(`error=${bitsToText(outside)}: this entry has bits 0 to ${bits - 1}`);
  if (asked.codeword !== state.codeword) problems.push(`codeword=${asked.codeword}: expected 0 to ${mapped().codewords - 1}`);
  if (asked.paint !== state.paint) problems.push("paint=symbol: this code has no symbols");
  const names = scheme.stages?.map((s) => s.stage) ?? [];
  for (const key of ["at", "map"]) {
    if (asked[key] && (!scheme.stages || asked[key] !== state[key])) {
      problems.push(`${key}=${asked[key]}: ${names.length > 0 ? `expected ${names.join(" or ")}` : "this scheme has one stage"}`);
    }
  }
  const all = alike().map((s) => s.id);
  const unknown = asked.compare?.filter((id) => !all.includes(id)) ?? [];
  if (unknown.length > 0) problems.push(`compare=${unknown.join(",")}: no scheme with this shape of entry`);
}

/** Shows the problems of the link. */
function drawProblems() {
  byId("notice").hidden = problems.length === 0;
  const list = make("ul", {}, ...problems.map((text) => make("li", {}, text)));
  byId("notice").replaceChildren(make("p", {}, "The page ignores these parts of the link:"), list);
}

/** The fragment that was last read or written; any other one in the address comes from outside. */
let lastFragment = "";
/** Position in the history of this page, and its last position; undo and redo move along it. */
const visit = { at: 0, last: 0 };
/** Writes the page's own address, not its base, which in a frame is the address of the frame's page. */
function writeFragment(next) {
  const address = location.href.split("#")[0] + next;
  if (next !== lastFragment) {
    visit.last = visit.at += 1;
    history.pushState({ at: visit.at }, "", address);
  }
  lastFragment = location.hash;
  drawUndo();
}

function drawUndo() {
  byId("undo").disabled = visit.at === 0;
  byId("undo").title = visit.at === 0 ? "There is no change to undo." : "Ctrl+Z";
  byId("redo").disabled = visit.at >= visit.last;
  byId("redo").title = visit.at >= visit.last ? "There is no undone change." : "Ctrl+Shift+Z";
}

/** Follows the browser to another state of its history, or numbers the state of a new address. */
function followHistory() {
  if (history.state) visit.at = history.state.at;
  else visit.last = visit.at += 1;
  visit.last = Math.max(visit.last, visit.at);
  numberVisit(location.href);
}

function numberVisit(address) {
  history.replaceState({ at: visit.at }, "", address);
  lastFragment = location.hash;
  drawUndo();
}

let pendingWrite = 0;
/**
 * Puts the state into the address after a delay, because browsers reject too many changes in a short time. An address
 * that was given in the meantime is kept; its event arrives later. A drag, and a run, are one change.
 */
function remember() {
  clearTimeout(pendingWrite);
  pendingWrite = setTimeout(async () => {
    if (drag || running) {
      remember();
      return;
    }
    const next = await fragment();
    if (location.hash === lastFragment) writeFragment(next);
  }, 150);
}

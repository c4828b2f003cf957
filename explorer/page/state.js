// The state of the page, kept in the fragment of the address, so a link restores it.

const MODES = ["bit", "pin", "byte", "beat", "codeword"];
const PAINTS = ["codeword", "symbol", "data"];
const LANGUAGES = ["verilog", "c", "rust"];
/** The engine's name for a text of the user. */
const OWN = "yours";

const initial = () => ({
  scheme: "trio",
  /** The YAML of the user's scheme; null while a built-in scheme is shown. */
  text: null,
  /** For several stages: the error stage; null if the file determines it. */
  at: null,
  error: new Set(),
  mode: "bit",
  paint: "codeword",
  codeword: 0,
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

/** The bits that a text of `bitsToText` names; what is no bit is left out. */
function textToBits(text) {
  const bits = new Set();
  for (const part of text.split(",")) {
    const [, from, to] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? [];
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
  if (state.codeword > 0) fields.set("codeword", state.codeword);
  if (state.compare) fields.set("compare", state.compare.join(","));
  return `#${fields.toString().replaceAll("%2C", ",")}`;
}

/** The initial state of a generated page, because a notebook's frame has no address of its own. */
const given = () => document.querySelector("meta[name=eccforge-shown]")?.content ?? "";

/** Reads the state from the address; invalid fields get their initial values. */
async function readFragment() {
  lastFragment = location.hash;
  const fields = new URLSearchParams(location.hash.slice(1) || given());
  const next = initial();
  for (const key of ["scheme", "model", "class", "at", "map"]) next[key] = fields.get(key) ?? next[key];
  for (const [key, all] of [["mode", MODES], ["paint", PAINTS], ["language", LANGUAGES]]) {
    if (all.includes(fields.get(key))) next[key] = fields.get(key);
  }
  for (const key of ["seed", "sample"]) if (/^\d{1,15}$/.test(fields.get(key) ?? "")) next[key] = fields.get(key);
  next.codeword = Math.max(0, Number.parseInt(fields.get("codeword"), 10) || 0);
  next.error = textToBits(fields.get("error") ?? "");
  next.compare = fields.get("compare")?.split(",") ?? null;
  // Links from other programs contain the YAML unpacked.
  next.text = fields.get("text");
  if (fields.has("yaml")) {
    try {
      next.text = await unpacked(fields.get("yaml"));
    } catch {
      say("The scheme in this link is damaged. The page shows a built-in scheme instead.");
    }
  }
  state = next;
}

/** The fragment that was last read or written; any other one in the address comes from outside. */
let lastFragment = "";
/** Writes the page's own address, not its base, which in a frame is the address of the frame's page. */
function writeFragment(next) {
  history.replaceState(null, "", location.href.split("#")[0] + next);
  lastFragment = location.hash;
}

let pendingWrite = 0;
/**
 * Puts the state into the address after a delay, because browsers reject too many changes in a short time. An address
 * that was given in the meantime is kept; its event arrives later.
 */
function remember() {
  clearTimeout(pendingWrite);
  pendingWrite = setTimeout(async () => {
    const next = await fragment();
    if (location.hash === lastFragment) writeFragment(next);
  }, 200);
}

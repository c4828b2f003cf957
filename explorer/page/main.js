// Starts the page and connects its parts.

let ask = null;
let background = null;
let catalogue = null;
/** The scheme that is shown, as the engine describes it. */
let scheme = null;

/** Shows a loaded scheme, except for the editor's text. */
function show(next) {
  const before = scheme && `${scheme.beats}x${scheme.pins}x${scheme.copies}`;
  scheme = next;
  drawn = null;
  matrices.clear();
  state.at = scheme.stages ? scheme.stages[scheme.at].stage : null;
  const bits = scheme.beats * scheme.pins;
  for (const bit of state.error) if (bit >= bits) state.error.delete(bit);
  if (state.paint === "symbol" && !scheme.symbol_bits) state.paint = "codeword";
  drawLesson();
  document.title = `${scheme.name}: eccforge explorer`;
  byId("about").textContent = scheme.stages ? aboutStages() : aboutEntry();
  drawSchemes();
  drawPaint();
  drawPlaces();
  drawMaps();
  drawModels();
  loadSecond();
  drawCompare();
  drawGrid(before !== `${scheme.beats}x${scheme.pins}x${scheme.copies}`);
  cells.forEach((cell) => cell.removeAttribute("aria-label"));
  paintCells();
  errorChanged();
  showProblem(null);
  drawExact();
  drawSource();
}

const aboutEntry = () =>
  `${count(scheme.beats, "beat")} of ${scheme.pins} pins, ${scheme.data_pins} with data; ` +
  `${scheme.codewords} × (${scheme.n}, ${scheme.n - scheme.r}). ${scheme.source}`;

function drawSchemes() {
  const shapes = groups(catalogue.schemes, (s) => `${count(s.beats, "beat")} of ${s.pins} pins`);
  const items = shapes.map(([name, members]) => [name, members.map((s) => [s.id, s.name])]);
  items.push(["Several stages", catalogue.stages.map((s) => [s.id, s.name])]);
  if (state.text !== null) items.unshift([OWN, `${scheme.name} (yours)`]);
  options(byId("scheme"), items, shownId());
}

function drawPaint() {
  const names = { codeword: "codeword", symbol: "symbol", data: "data and check" };
  const choices = PAINTS.map((value) => [value, names[value], value === "symbol" && !scheme.symbol_bits && "this code has none"]);
  radios(byId("paint"), "paint", choices, state.paint, (value) => {
    state.paint = value;
    paintCells();
    errorChanged();
  });
}

/** Whether a scheme, of one stage or of several, is built in and listed. */
const isListed = (id) => [...catalogue.schemes, ...catalogue.stages].some((s) => s.id === id);

/** Shows a built-in scheme and its text. */
function chooseScheme(id) {
  const answer = ask({ ask: "load", scheme: withPlace(id) });
  if (answer.error) {
    say(answer.error.message);
    return;
  }
  [state.scheme, state.text] = [id, null];
  setText(shippedText(id));
  show(answer.scheme);
}

/** Shows the state in the address. */
async function showFragment() {
  await readFragment();
  const wanted = { ...state, error: new Set(state.error) };
  radios(byId("mode"), "mode", MODES.map((mode) => [mode, mode]), state.mode, (value) => {
    state.mode = value;
    remember();
  });
  const names = { verilog: "Verilog", c: "C", rust: "Rust" };
  radios(byId("language"), "language", LANGUAGES.map((l) => [l, names[l]]), state.language, (value) => {
    state.language = value;
    drawSource();
    remember();
  });
  showState();
  checkShown(wanted);
  drawProblems();
  // The address stays as it was given until something changes.
  clearTimeout(pendingWrite);
}

function showState() {
  if (state.text === null) {
    chooseScheme(state.scheme);
    return;
  }
  const own = state.text;
  const answer = ask({ ask: "load", scheme: withPlace(OWN), text: own });
  if (answer.error) {
    chooseScheme(initial().scheme);
    setText(own);
    showProblem(answer.error);
    return;
  }
  setText(own);
  show(answer.scheme);
}

/** Undo and redo by keys, except in a field, which has its own. */
function historyKeys(event) {
  if (!(event.ctrlKey || event.metaKey) || event.target.closest("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  const by = key === "y" || (key === "z" && event.shiftKey) ? 1 : key === "z" ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  byId(by < 0 ? "undo" : "redo").click();
}

function listenToTheme() {
  const select = byId("theme");
  const apply = () => document.documentElement.style.setProperty("color-scheme", select.value || "light dark");
  // A page from disk may have no storage.
  try {
    select.value = localStorage.getItem("eccforge-theme") ?? "";
  } catch {
    select.value = "";
  }
  select.addEventListener("change", () => {
    apply();
    try {
      localStorage.setItem("eccforge-theme", select.value);
    } catch {
      say("The choice lasts until the page is closed.");
    }
  });
  apply();
}

function listen() {
  listenToTheme();
  listenToGrid();
  listenToEditor();
  listenToRandom();
  listenToSource();
  listenToMatrix();
  listenToLessons();
  byId("keep").addEventListener("click", () => keep(state.text ?? shippedText(state.scheme)));
  byId("unkeep").addEventListener("click", () => keep(null));
  byId("undo").addEventListener("click", () => history.back());
  byId("redo").addEventListener("click", () => history.forward());
  document.addEventListener("keydown", historyKeys);
  byId("scheme").addEventListener("change", () => {
    state.lesson = null;
    if (byId("scheme").value !== OWN) chooseScheme(byId("scheme").value);
  });
  byId("clear").addEventListener("click", () => {
    state.error.clear();
    errorChanged();
  });
  byId("skip").addEventListener("click", () => cells[cursor]?.focus());
  byId("link").addEventListener("click", async () => {
    const address = location.href.split("#")[0] + (await fragment());
    try {
      await navigator.clipboard.writeText(address);
      say("The link is copied.");
    } catch {
      writeFragment(await fragment());
      say("The link is in the address bar.");
    }
  });
  addEventListener("hashchange", () => {
    if (location.hash === lastFragment) return;
    clearTimeout(pendingWrite);
    stopRunning();
    followHistory();
    showFragment();
  });
}

async function start() {
  const bytes = base64(byId("wasm").textContent);
  const module = await WebAssembly.compile(await through(bytes, new DecompressionStream("gzip")));
  ask = await makeEngine(module, () => {
    for (const [name, text] of [[OWN, state.text], [SECOND, state.second]]) {
      if (text !== null) setTimeout(() => ask({ ask: "load", scheme: name, text }));
    }
  });
  background = makeBackground(module);
  catalogue = ask({ ask: "catalogue" });
  listen();
  if (history.state) followHistory();
  await showFragment();
  numberVisit(location.href.split("#")[0] + (await fragment()));
  document.documentElement.dataset.ready = Math.round(performance.now());
}

start().catch((error) => {
  say(`The explorer could not start: ${error.message}`);
  throw error;
});

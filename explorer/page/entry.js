// Draws the entry: beats down, pins across, in bands of byte lanes on a narrow page.

const LANE = 8;
/** Least and greatest width of a cell, and the gap between lanes, in pixels. */
const CELL = { least: 24, most: 34, gap: 6 };
/** Tints, and textures on them, that tell codewords apart. */
const [TINTS, TEXTURES] = [7, 4];

let cells = [];
let shape = null;
let cursor = 0;
/** While a pointer drags: whether it sets or clears, and the units it has touched. */
let drag = null;

const pinOf = (bit) => bit % scheme.pins;
const beatOf = (bit) => Math.floor(bit / scheme.pins);
/** Beats of one of several copies of an entry. */
const beatsOfCopy = () => scheme.beats / (scheme.copies ?? 1);
const beatName = (beat) => (beatsOfCopy() === 1 && scheme.copies > 1 ? `word ${beat}` : `beat ${beat % beatsOfCopy()}`);

/** The bits that flip together with `bit`. */
function unit(bit) {
  const { pins, beats } = scheme;
  const [pin, beat] = [pinOf(bit), beatOf(bit)];
  const lane = Math.floor(pin / LANE) * LANE;
  const range = (from, to, of) => Array.from({ length: to - from }, (_, i) => of(from + i));
  switch (state.mode) {
    case "pin": return range(0, beats, (b) => b * pins + pin);
    case "byte": return range(lane, Math.min(lane + LANE, pins), (p) => beat * pins + p);
    case "beat": return range(0, pins, (p) => beat * pins + p);
    case "codeword": return range(0, beats * pins, (b) => b).filter((b) => scheme.bits[b][0] === scheme.bits[bit][0]);
    default: return [bit];
  }
}

/** Number of the tint of a bit's symbol: neighbours in the entry, and in H, have different tints. */
const symbolTint = (w, symbol) => (symbol + 3 * w) % 7;

/** Number of the tint of a bit. */
function tint(bit) {
  const [w, b] = scheme.bits[bit];
  switch (state.paint) {
    case "symbol": return symbolTint(w, Math.floor(b / scheme.symbol_bits));
    case "data": return scheme.check_pins.includes(pinOf(bit)) ? "check" : "data";
    default: return w % TINTS;
  }
}

/** Number of the texture on a codeword's tint. */
const texture = (w) => (state.paint === "codeword" ? Math.floor(w / TINTS) % TEXTURES : 0);

/** The names of a bit: where it is in the entry, and in its codeword. */
function bitText(bit, view = scheme) {
  const [w, b] = view.bits[bit];
  const [pin, beat] = [bit % view.pins, Math.floor(bit / view.pins)];
  const symbol = view.symbol_bits ? `, symbol ${Math.floor(b / view.symbol_bits)}` : "";
  const kind = view.check_pins.includes(pin) ? "check" : "data";
  return `Bit ${bit}: pin ${pin} (${kind}), beat ${beat}, byte ${Math.floor(pin / LANE)}, codeword ${w} bit ${b}${symbol}.`;
}

const readOut = (text) => {
  for (const id of ["readout", "column-text"]) byId(id).textContent = text;
};

/** Names a bit of the entry or of the stage whose H is drawn, and lights its cell and its column; -1 none. */
function pointAtBit(bit, view = scheme) {
  byId("grid").querySelector(".pointed")?.classList.remove("pointed");
  const own = view.beats === scheme.beats && view.pins === scheme.pins && (view.stage ?? null) === (scheme.stage ?? null);
  const { map } = drawn;
  if (bit < 0) {
    pointAtColumn(null);
    return;
  }
  readOut(bitText(bit, view));
  if (own) cells[bit].classList.add("pointed");
  pointAtColumn((map.stage ?? null) === (view.stage ?? null) ? view.bits[bit][1] : null);
}

/** Draws the grid of a scheme; `force` also where neither shape nor width has changed. */
function drawGrid(force) {
  const grid = byId("grid");
  const lanes = Math.ceil(scheme.pins / LANE);
  const room = grid.clientWidth - Number.parseInt(getComputedStyle(grid).getPropertyValue("--label"), 10);
  const fit = Math.floor((room + CELL.gap) / (LANE * CELL.least + CELL.gap));
  const perBand = Math.max(1, Math.min(lanes, fit));
  const bands = Math.ceil(lanes / perBand);
  const even = Math.ceil(lanes / bands);
  const widest = Math.min(even * LANE, scheme.pins);
  const size = Math.floor((room - CELL.gap * (even - 1)) / widest);
  const cell = Math.max(Math.min(size, CELL.most), CELL.least);
  const key = [scheme.beats, scheme.pins, scheme.copies, even, cell].join();
  if (!force && key === shape) return;
  shape = key;
  grid.style.setProperty("--cell", `${cell}px`);
  grid.setAttribute("aria-rowcount", scheme.beats * bands);
  grid.setAttribute("aria-colcount", scheme.pins);
  cells = new Array(scheme.beats * scheme.pins);
  grid.replaceChildren(...Array.from({ length: bands }, (_, band) => drawBand(band, even, bands)));
  cursor = Math.min(cursor, cells.length - 1);
  cells[cursor].tabIndex = 0;
  paintCells();
}

function drawBand(band, lanesOf, bands) {
  const from = band * lanesOf * LANE;
  const to = Math.min(from + lanesOf * LANE, scheme.pins);
  const head = make("div", { class: "lanes", "aria-hidden": "true" });
  for (let pin = from; pin < to; pin += LANE) {
    const width = Math.min(LANE, to - pin);
    const check = scheme.check_pins.filter((p) => p >= pin && p < pin + width);
    const some = check.length > 0 && check[0] + check.length === pin + width ? `, check from ${check[0]}` : "";
    const name = check.length === width ? `${pin} check` : `${pin}${some}`;
    head.append(make("span", { class: "lane", style: `--pins: ${width}` }, name));
  }
  const rows = Array.from({ length: scheme.beats }, (_, beat) => {
    const gap = beat > 0 && beatsOfCopy() > 1 && beat % beatsOfCopy() === 0 ? "copy" : null;
    const row = make("div", { role: "row", class: gap, "aria-rowindex": band * scheme.beats + beat + 1 });
    row.append(make("span", { role: "rowheader", class: "beat" }, beatName(beat)));
    for (let pin = from; pin < to; pin += 1) {
      const bit = beat * scheme.pins + pin;
      const gap = pin > from && pin % LANE === 0 ? " first" : "";
      cells[bit] = make("div", { role: "gridcell", class: `cell${gap}${scheme.check_pins.includes(pin) ? " check" : ""}`, tabIndex: -1, "aria-colindex": pin + 1 }, `${bit}`);
      cells[bit].dataset.bit = bit;
      row.append(cells[bit]);
    }
    return row;
  });
  return make("div", { role: "rowgroup", class: "band", "data-bands": bands }, head, ...rows);
}

/** Sets the colours of all cells, and draws the legend. */
function paintCells() {
  cells.forEach((cell, bit) => {
    cell.dataset.tint = tint(bit);
    cell.dataset.texture = texture(scheme.bits[bit][0]);
  });
  const legend = byId("legend");
  const swatch = (name, text, over = 0) => make("span", { class: "swatch" }, make("i", { "data-tint": name, "data-texture": over }), text);
  const most = Math.min(scheme.codewords, TINTS * TEXTURES);
  const word = scheme.codewords > TINTS ? "" : "codeword ";
  const signs = [["E", "wrong, left wrong"], ["C", "wrong, corrected"], ["X", "right, flipped wrong"]];
  const meanings = signs.map(([sign, text]) => make("span", { class: "swatch" }, make("i", { "data-sign": sign }, sign), text));
  const tints = {
    codeword: [
      word ? "" : "Codewords:",
      ...Array.from({ length: most }, (_, w) => swatch(w % TINTS, `${word}${w}`, texture(w))),
      scheme.codewords > most ? `The colours repeat from codeword ${most}.` : "",
    ],
    symbol: [make("span", {}, `${scheme.symbol_bits} bits with one tint are a symbol`)],
    data: [swatch("data", "data"), swatch("check", "check bits")],
  };
  const check = make("span", { class: "swatch" }, make("i", { class: "check" }), "check pin");
  legend.replaceChildren(...tints[state.paint], check, ...meanings);
}

/** Shows the error and the bits that the decoder flipped. */
function showCells(flipped) {
  const flips = new Set(flipped);
  cells.forEach((cell, bit) => {
    const wrong = state.error.has(bit);
    const sign = wrong ? (flips.has(bit) ? "C" : "E") : flips.has(bit) ? "X" : "";
    if (cell.dataset.sign === sign && cell.hasAttribute("aria-label")) return;
    cell.dataset.sign = sign;
    cell.setAttribute("aria-selected", wrong);
    const [w, b] = scheme.bits[bit];
    const says = { "": "", E: ", wrong", C: ", wrong, corrected", X: ", flipped wrong" }[sign];
    const block = beatsOfCopy() > 1 && scheme.copies > 1 ? `entry ${Math.floor(beatOf(bit) / beatsOfCopy())} ` : "";
    cell.setAttribute(
      "aria-label",
      `bit ${bit}, ${block}${beatName(beatOf(bit))} pin ${pinOf(bit)}, codeword ${w} bit ${b}${says}`,
    );
  });
}

/** Sets or clears the unit of a bit. */
function setUnit(bit, wrong) {
  for (const other of unit(bit)) {
    if (wrong) state.error.add(other);
    else state.error.delete(other);
  }
}

/** Flips the unit of a bit; clears it only if all its bits are wrong. */
function flipUnit(bit) {
  const wrong = !unit(bit).every((other) => state.error.has(other));
  setUnit(bit, wrong);
  return wrong;
}

function moveCursor(to) {
  cells[cursor].tabIndex = -1;
  cursor = to;
  cells[cursor].tabIndex = 0;
  cells[cursor].focus();
}

function gridKeys(event) {
  const { pins, beats } = scheme;
  const [pin, beat] = [pinOf(cursor), beatOf(cursor)];
  const moves = {
    ArrowLeft: pin > 0 && cursor - 1,
    ArrowRight: pin < pins - 1 && cursor + 1,
    ArrowUp: beat > 0 && cursor - pins,
    ArrowDown: beat < beats - 1 && cursor + pins,
    Home: beat * pins,
    End: (beat + 1) * pins - 1,
    PageUp: pin >= LANE && cursor - LANE,
    PageDown: pin + LANE < pins && cursor + LANE,
  };
  if (event.key in moves) {
    event.preventDefault();
    if (moves[event.key] !== false) moveCursor(moves[event.key]);
  } else if (event.key === " " || event.key === "Enter") {
    event.preventDefault();
    flipUnit(cursor);
    errorChanged();
  } else if (event.key === "Escape") {
    state.error.clear();
    errorChanged();
  }
}

const bitAt = (target) => target?.closest?.("[data-bit]")?.dataset.bit;

function listenToGrid() {
  const grid = byId("grid");
  grid.addEventListener("keydown", gridKeys);
  grid.addEventListener("pointerdown", (event) => {
    const bit = bitAt(event.target);
    if (bit === undefined || event.button !== 0) return;
    cells[cursor].tabIndex = -1;
    cursor = Number(bit);
    cells[cursor].tabIndex = 0;
    drag = { wrong: flipUnit(cursor), last: cursor };
    errorChanged();
  });
  document.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const bit = Number(bitAt(document.elementFromPoint(event.clientX, event.clientY)) ?? drag.last);
    if (bit === drag.last) return;
    drag.last = bit;
    setUnit(bit, drag.wrong);
    errorChanged();
  });
  grid.addEventListener("pointerover", (event) => pointAtBit(Number(bitAt(event.target) ?? -1)));
  grid.addEventListener("pointerleave", () => pointAtBit(-1));
  grid.addEventListener("focusin", (event) => pointAtBit(Number(bitAt(event.target) ?? -1)));
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => (drag = null));
  new ResizeObserver(() => {
    if (!scheme) return;
    const before = shape;
    drawGrid(false);
    if (shape !== before) showCells(lastFlips);
  }).observe(grid);
}

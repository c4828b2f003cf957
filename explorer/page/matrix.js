// Draws H with its highlighted columns, the syndrome beside it, and the grid of all syndromes.

/** Maximum number of codewords with one button each. */
const MOST_BUTTONS = 16;
/** Pixels at the left and above the cells in the engine's drawing of H. */
const EDGE = { left: 44, above: 20 };

/** The engine's answers about H, by scheme and codeword of an entry. */
const matrices = new Map();
/** What is drawn: the answer, the size of a cell in the drawing, and its parts. */
let drawn = null;

/** The codeword whose columns light up, where the user has not chosen one. */
let firstWrong = 0;
const litCodeword = () => state.codeword ?? firstWrong;

const svg = (tag, properties, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(properties)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** Draws buttons for the codewords, or a list if there are many. */
function drawCodewords() {
  const { codewords } = mapped();
  if (state.codeword !== null) state.codeword = Math.min(state.codeword, codewords - 1);
  const choices = Array.from({ length: codewords }, (_, w) => [`${w}`, `${w}`]);
  const chosen = (value) => {
    state.codeword = Number(value);
    errorChanged();
  };
  const fieldset = byId("codeword");
  if (codewords <= MOST_BUTTONS) {
    radios(fieldset, "codeword", choices, `${litCodeword()}`, chosen);
    return;
  }
  const select = make("select", { "aria-label": "Codeword" });
  options(select, choices, `${litCodeword()}`);
  select.addEventListener("change", () => chosen(select.value));
  fieldset.replaceChildren(fieldset.querySelector("legend"), select);
}

/** Draws what does not depend on the error: H and the grid of syndromes. */
function drawH(map) {
  const codeword = litCodeword() % (map.codewords / (map.copies ?? 1));
  const key = `${mapName()} ${codeword}`;
  if (!matrices.has(key)) {
    const answer = ask({ ask: "matrix", scheme: mapName(), codeword });
    const patterns = (answer.correctable ?? []).map(([bits, syndrome]) => [syndrome, bits]);
    matrices.set(key, { ...answer, key, by: new Map(patterns) });
  }
  const answer = matrices.get(key);
  if (drawn?.answer === answer) return;
  byId("matrix").innerHTML = answer.svg ?? "";
  const picture = byId("matrix").querySelector("svg");
  picture.style.width = `max(100%, ${map.n * 8}px)`;
  const cells = picture.querySelector("g[transform]");
  const cell = Number(/scale\((\d+)\)/.exec(cells.getAttribute("transform"))[1]);
  const lights = svg("g", { id: "lights" });
  cells.insertBefore(lights, cells.querySelector("path"));
  const pointer = svg("rect", { class: "pointed", y: -0.6, width: 1, height: map.r + 1.2, visibility: "hidden" });
  cells.append(pointer);
  drawn = { answer, map, picture, cell, lights, pointer };
  drawSyndromes(map, answer);
}

/** Draws the grid of all syndromes: zero, correctable and detected. */
function drawSyndromes({ r }, { correctable, patterns, by }) {
  const all = 1n << BigInt(r);
  const detected = all - 1n - BigInt(patterns);
  const [a, b, c] = [all, BigInt(patterns), detected].map((n) => short(n.toString()));
  const says = `${a} syndromes: 1 is zero, ${b} correctable, ${c} detected.`;
  byId("syndromes-text").textContent = correctable ? says : `${says} They are too many to draw.`;
  byId("syndromes").replaceChildren();
  if (!correctable) return;
  const [wide, high] = [1 << Math.ceil(r / 2), 1 << Math.floor(r / 2)];
  const path = [...by.keys()].map((s) => `M${s % wide} ${Math.floor(s / wide)}h1v1h-1z`).join("");
  const grid = svg("svg", { viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": `Grid of ${says}` },
    svg("rect", { class: "detects", width: wide, height: high }), svg("path", { class: "corrects", d: path }),
    svg("rect", { class: "zero", width: 1, height: 1 }), svg("rect", { class: "here", width: 1, height: 1 }));
  grid.style.width = `${Math.max(256, Math.min(320, wide * 16))}px`;
  byId("syndromes").append(grid);
  grid.addEventListener("pointermove", (event) => {
    const box = grid.getBoundingClientRect();
    const at = (from, size, n) => Math.max(0, Math.min(n - 1, Math.floor((from * n) / size)));
    const s = at(event.clientY - box.top, box.height, high) * wide + at(event.clientX - box.left, box.width, wide);
    const bits = by.get(s);
    const meaning = s === 0 ? "no error" : bits ? `correctable, flips ${named(bits)}` : "matches no correctable pattern, detected";
    readOut(`Syndrome 0x${s.toString(16)}: ${meaning}.`);
  });
}

const named = (bits) => `codeword ${bits.length === 1 ? "bit" : "bits"} ${listed(bits)}`;
const weight = (syndrome) => [...BigInt(syndrome).toString(2)].filter((d) => d === "1").length;

/** Highlights H for the wrong bits, the flipped bits and the codeword results of one entry. */
function drawMatrix({ error, flipped, codewords }) {
  const map = mapped();
  firstWrong = error.length > 0 ? Math.min(...error.map((bit) => map.bits[bit][0])) : 0;
  for (const input of byId("codeword").querySelectorAll("input")) input.checked = Number(input.value) === litCodeword();
  for (const select of byId("codeword").querySelectorAll("select")) select.value = `${litCodeword()}`;
  drawH(map);
  const columns = (bits) =>
    bits.filter((bit) => map.bits[bit][0] === litCodeword()).map((bit) => map.bits[bit][1]).sort((a, b) => a - b);
  const [lit, flips] = [columns(error), columns(flipped)];
  const { syndrome, corrected, detected } = codewords[litCodeword()] ?? { syndrome: "0x0" };
  const { answer } = drawn;
  const match = answer.by.get(Number(syndrome)) ?? flips;
  const parts = [`Codeword ${litCodeword()} of ${map.codewords}, (${map.n}, ${map.n - map.r}).`];
  if (lit.length === 0) {
    parts.push("None of its bits is wrong.");
  } else {
    const odd = weight(syndrome) % 2 ? "odd" : "even";
    const sum = lit.length === 1 ? `Column ${lit[0]} is` : `Columns ${listed(lit)} sum to`;
    parts.push(`${sum} the syndrome ${syndrome}, of weight ${weight(syndrome)} (${odd}).`);
    const equals = match.length === 1 ? `Column ${match[0]} equals it` : `Columns ${listed(match)} sum to it`;
    if (corrected) parts.push(`${equals}: it matches a correctable pattern.`);
    else parts.push(detected ? "It matches no correctable pattern." : "It is zero.");
  }
  if (flips.length > 0) parts.push(`Flipped: ${listed(flips)}.`);
  byId("matrix-text").textContent = parts.join(" ");
  const bar = (kind) => (column) => svg("rect", { class: kind, "data-column": column, x: column, y: -0.6, width: 1, height: map.r + 0.6 });
  const rows = Array.from({ length: map.r }, (_, i) => i).filter((i) => (BigInt(syndrome) >> BigInt(i)) & 1n);
  const row = (i) => svg("rect", { class: "lit-row", y: i, width: map.n, height: 1 });
  // Where the entry is coloured by symbol, so is H.
  const symbols = state.paint === "symbol" && map.symbol_bits ? Array.from({ length: map.n / map.symbol_bits }, (_, i) => i) : [];
  const symbol = (i) => svg("rect", {
    class: "symbol", "data-tint": symbolTint(litCodeword(), i), x: i * map.symbol_bits, y: 0, width: map.symbol_bits, height: map.r,
  });
  drawn.lights.replaceChildren(...symbols.map(symbol), ...rows.map(row), ...lit.map(bar("lit")), ...match.map(bar("match")));
  drawSyndrome(map, syndrome, rows);
  const here = byId("syndromes").querySelector(".here");
  if (here) {
    const wide = 1 << Math.ceil(map.r / 2);
    here.setAttribute("x", Number(syndrome) % wide);
    here.setAttribute("y", Math.floor(Number(syndrome) / wide));
  }
  if (match.length > 0 || lit.length > 0) reveal((match.length > 0 ? match : lit)[0]);
}

/** Draws the syndrome as a column of the size of H's columns. */
function drawSyndrome(map, syndrome, rows) {
  const { cell, picture } = drawn;
  const height = Number(picture.getAttribute("height"));
  const width = cell + 34;
  const ones = rows.map((i) => svg("rect", { class: "one", x: 17, y: EDGE.above + i * cell, width: cell, height: cell }));
  const column = svg("svg", {
    viewBox: `0 0 ${width} ${height}`, role: "img", class: "matrix",
    "aria-label": `Syndrome ${syndrome}: ones in ${rows.length === 0 ? "no row" : `rows ${listed(rows)}`}`,
  }, svg("rect", { class: "data", x: 17, y: EDGE.above, width: cell, height: map.r * cell }), ...ones,
  svg("text", { x: width / 2, y: EDGE.above - 6, "text-anchor": "middle" }, "s"),
  svg("text", { x: width / 2, y: height - 4, "text-anchor": "middle" }, `${rows.length}`));
  byId("syndrome").replaceChildren(column);
  fitSyndrome();
}

/** Gives the syndrome the scale of H. */
function fitSyndrome() {
  const column = byId("syndrome").querySelector("svg");
  if (drawn && column) column.style.height = `${drawn.picture.getBoundingClientRect().height}px`;
}

/** Scrolls a column of H into view. */
function reveal(column) {
  const { picture, cell } = drawn;
  const scale = picture.getBoundingClientRect().width / Number(picture.getAttribute("width"));
  const x = (EDGE.left + column * cell) * scale;
  const { scrollLeft, clientWidth } = byId("matrix");
  if (x < scrollLeft || x + cell * scale > scrollLeft + clientWidth) byId("matrix").scrollLeft = x - clientWidth / 2;
}

/** Lights a column as the one that is pointed at; null none. */
function pointAtColumn(column) {
  drawn.pointer.setAttribute("visibility", column === null ? "hidden" : "visible");
  if (column === null) return;
  drawn.pointer.setAttribute("x", column);
  drawn.pointer.dataset.column = column;
  reveal(column);
}

function listenToMatrix() {
  byId("matrix").addEventListener("pointermove", (event) => {
    const box = drawn.picture.getBoundingClientRect();
    const x = ((event.clientX - box.left) * Number(drawn.picture.getAttribute("width"))) / box.width;
    const column = Math.floor((x - EDGE.left) / drawn.cell);
    const inside = column >= 0 && column < drawn.map.n;
    const bit = inside ? drawn.map.bits.findIndex(([w, b]) => w === litCodeword() && b === column) : -1;
    pointAtBit(bit, drawn.map);
  });
  byId("matrix").addEventListener("pointerleave", () => pointAtBit(-1));
  new ResizeObserver(fitSyndrome).observe(byId("matrix"));
}

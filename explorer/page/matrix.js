// Draws H with the columns of wrong bits highlighted.

/** Maximum number of codewords with one button each. */
const MOST_BUTTONS = 16;

/** Draws buttons for the codewords, or a list if there are many. */
function drawCodewords() {
  const { codewords } = mapped();
  state.codeword = Math.min(state.codeword, codewords - 1);
  const choices = Array.from({ length: codewords }, (_, w) => [`${w}`, `${w}`]);
  const chosen = (value) => {
    state.codeword = Number(value);
    errorChanged();
  };
  const fieldset = byId("codeword");
  if (codewords <= MOST_BUTTONS) {
    radios(fieldset, "codeword", choices, `${state.codeword}`, chosen);
    return;
  }
  const select = make("select", { "aria-label": "Codeword" });
  options(select, choices, `${state.codeword}`);
  select.addEventListener("change", () => chosen(select.value));
  fieldset.replaceChildren(fieldset.querySelector("legend"), select);
}

/** Draws H for the wrong bits, the flipped bits and the codeword results of one entry. */
function drawMatrix({ error, flipped, codewords }) {
  const map = mapped();
  const inside = (bits) => bits.filter((bit) => map.bits[bit][0] === state.codeword);
  const columns = (bits) => inside(bits).map((bit) => map.bits[bit][1]).sort((a, b) => a - b);
  const lit = columns(error);
  const answer = ask({ ask: "matrix", scheme: mapName(), columns: lit });
  byId("matrix").innerHTML = answer.svg ?? "";
  const { syndrome, corrected, detected } = codewords[state.codeword] ?? { syndrome: "0x0" };
  const flips = columns(flipped);
  const parts = [`Codeword ${state.codeword} of ${map.codewords}, (${map.n}, ${map.n - map.r}).`];
  if (lit.length === 0) {
    parts.push("None of its bits is wrong.");
  } else {
    const sum = lit.length === 1 ? `Column ${lit[0]} is` : `Columns ${listed(lit)} sum to`;
    parts.push(`${sum} the syndrome ${syndrome}; its rows are highlighted.`);
    parts.push(corrected ? "It matches a correctable pattern." : detected ? "It matches no correctable pattern." : "It is zero.");
  }
  if (flips.length > 0) parts.push(`Flipped: ${listed(flips)}.`);
  byId("matrix-text").textContent = parts.join(" ");
}

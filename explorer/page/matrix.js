// H with the columns of wrong bits lit.

/** Buttons for the codewords; the columns of the chosen one are lit. */
function drawCodewords() {
  state.codeword = Math.min(state.codeword, scheme.codewords - 1);
  const choices = Array.from({ length: scheme.codewords }, (_, w) => [`${w}`, `${w}`]);
  radios(byId("codeword"), "codeword", choices, `${state.codeword}`, (value) => {
    state.codeword = Number(value);
    errorChanged();
  });
}

function drawMatrix(decoded) {
  const inside = (bits) => bits.filter((bit) => scheme.bits[bit][0] === state.codeword);
  const columns = (bits) => inside(bits).map((bit) => scheme.bits[bit][1]).sort((a, b) => a - b);
  const lit = columns([...state.error]);
  const answer = ask({ ask: "matrix", scheme: shownId(), columns: lit });
  byId("matrix").innerHTML = answer.svg ?? "";
  const { syndrome, corrected, detected } = decoded.codewords[state.codeword];
  const flips = columns(decoded.flipped_bits);
  const parts = [`Codeword ${state.codeword} of ${scheme.codewords}, (${scheme.n}, ${scheme.n - scheme.r}).`];
  if (lit.length === 0) {
    parts.push("No bit of it is wrong.");
  } else {
    const sum = lit.length === 1 ? `Column ${lit[0]} is` : `Columns ${listed(lit)} sum to`;
    parts.push(`${sum} the syndrome ${syndrome}; its rows are lit.`);
    parts.push(corrected ? "It matches a correctable pattern." : detected ? "It matches none." : "It is zero.");
  }
  if (flips.length > 0) parts.push(`Flipped: ${listed(flips)}.`);
  byId("matrix-text").textContent = parts.join(" ");
}

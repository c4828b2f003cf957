// The editor of the YAML, with line numbers and errors.

let pendingRead = 0;

/** Puts a text into the editor. */
function setText(text) {
  byId("yaml").value = text;
  drawLines(null);
}

/** Line numbers, and the marked place if there is an error. */
function drawLines(error) {
  const text = byId("yaml").value;
  const lines = text.split("\n");
  const places = error?.places ?? [];
  const wrong = new Set(places.map((place) => place.line));
  const numbers = lines.map((_, i) => make("span", { class: wrong.has(i + 1) ? "wrong" : null }, `${i + 1}\n`));
  byId("lines").replaceChildren(...numbers);
  byId("marks").replaceChildren(...marked(lines, places));
  byId("tokens").replaceChildren(...coloured(lines));
  scrollTogether();
}

const TOKENS =
  /(?<comment>(?:^|(?<=\s))#.*$)|(?<string>"(?:[^"\\]|\\.)*"|'[^']*')|(?<key>[\w.-]+(?=\s*:(?:\s|$)))|(?<number>(?<![\w.-])-?(?:0x[\da-fA-F]+|\d+(?:\.\d+)?)(?![\w.-]))/g;

/** A copy of the text with coloured tokens. The lines of a block scalar are strings. */
function coloured(lines) {
  const parts = [];
  let block = null;
  for (const line of lines) {
    const indent = line.search(/\S/);
    if (block !== null && indent >= 0 && indent <= block) block = null;
    if (block !== null) {
      parts.push(make("span", { class: "token-string" }, line), "\n");
      continue;
    }
    let at = 0;
    for (const token of line.matchAll(TOKENS)) {
      const [kind] = Object.entries(token.groups).find(([, text]) => text !== undefined);
      parts.push(line.slice(at, token.index), make("span", { class: `token-${kind}` }, token[0]));
      at = token.index + token[0].length;
    }
    parts.push(`${line.slice(at)}\n`);
    if (/:\s*[|>][+-]?\d?\s*(#.*)?$/.test(line)) block = indent;
  }
  return parts;
}

/** An invisible copy of the text with the errors marked. Columns count characters, not UTF-16 units. */
function marked(lines, places) {
  const parts = [];
  lines.forEach((line, i) => {
    const here = places.filter((p) => p.line === i + 1).sort((a, b) => a.column - b.column);
    const characters = [...line];
    let at = 0;
    for (const place of here) {
      const from = Math.max(at, place.column - 1);
      const to = place.end_line > place.line ? characters.length : Math.max(place.end_column - 1, from + 1);
      parts.push(characters.slice(at, from).join(""));
      parts.push(make("mark", {}, characters.slice(from, to).join("") || " "));
      at = to;
    }
    parts.push(`${characters.slice(at).join("")}\n`);
  });
  return parts;
}

function scrollTogether() {
  const { scrollTop, scrollLeft } = byId("yaml");
  byId("lines").style.transform = `translateY(${-scrollTop}px)`;
  for (const id of ["marks", "tokens"]) byId(id).style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
}

/** Byte of a line and column in the text, as the textarea counts. */
function offsetOf(line, column) {
  const lines = byId("yaml").value.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  return before + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
}

function goTo({ line, column, end_line: endLine, end_column: endColumn }) {
  const yaml = byId("yaml");
  yaml.focus();
  yaml.setSelectionRange(offsetOf(line, column), offsetOf(endLine, endColumn));
}

/** Shows an error below the editor; null removes it. */
function showProblem(error) {
  const problem = byId("problem");
  byId("yaml").setAttribute("aria-invalid", error ? "true" : "false");
  drawLines(error);
  if (!error) {
    const warnings = (scheme?.warnings ?? []).map((text) => make("p", { class: "warning" }, text));
    problem.replaceChildren(...warnings);
    return;
  }
  const places = error.places.map((place) => {
    const button = make("button", { type: "button", class: "plain" }, `line ${place.line}, column ${place.column}`);
    button.addEventListener("click", () => goTo(place));
    return make("li", {}, button, place.label ? `: ${place.label}` : "");
  });
  problem.replaceChildren(
    make("p", { class: "wrong" }, error.message),
    places.length > 0 ? make("ul", {}, ...places) : "",
    error.help ? make("p", {}, error.help) : "",
    make("p", { class: "quiet" }, `The rest of the page still shows ${scheme?.name ?? "nothing"}.`),
  );
}

function listenToEditor() {
  const yaml = byId("yaml");
  yaml.addEventListener("scroll", scrollTogether);
  yaml.addEventListener("input", () => {
    drawLines(null);
    clearTimeout(pendingRead);
    pendingRead = setTimeout(readEditor, 120);
  });
  // Tab moves on, as everywhere on the page; YAML takes no tabs anyway.
}

/** Reads the editor's text; updates the page if it is a scheme. */
function readEditor() {
  const text = byId("yaml").value;
  const shipped = [...catalogue.schemes, ...catalogue.stages].find((s) => shippedText(s.id) === text);
  if (shipped) {
    chooseScheme(shipped.id);
    return;
  }
  const answer = ask({ ask: "load", scheme: withPlace(OWN), text });
  if (answer.error) {
    showProblem(answer.error);
    return;
  }
  state.text = text;
  show(answer.scheme);
}

const texts = new Map();
/** The YAML of a built-in scheme. */
function shippedText(id) {
  if (!texts.has(id)) texts.set(id, ask({ ask: "text", scheme: id }).text);
  return texts.get(id);
}

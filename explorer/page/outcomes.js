// Compares the results of several schemes for the error.

let lastFlips = [];

/** The second scheme of the user, if errors of the shown entry can be injected into it; its view by `loadSecond`. */
let second = null;
const sameShape = (s) => s.beats === scheme.beats && s.pins === scheme.pins && `${s.check_pins}` === `${scheme.check_pins}`;

/** Schemes whose entry has the shape of the one shown: the one shown, the user's second one, built-in ones. */
function alike() {
  const same = scheme.stages ? stagesAlike() : catalogue.schemes.filter(sameShape);
  const kept = second && sameShape(second) && second.at === scheme.at ? [{ ...second, id: SECOND, name: `${second.name} (kept)` }] : [];
  const own = state.text === null ? [] : [{ ...scheme, id: OWN, name: `${scheme.name} (yours)` }];
  const isShown = ({ id }) => id === shownId();
  const all = [...own, ...kept, ...same];
  return [...all.filter(isShown), ...all.filter((s) => !isShown(s))];
}

/** Loads the second scheme with the error stage of the shown one. */
function loadSecond() {
  const answer = state.second === null ? null : ask({ ask: "load", scheme: asked(SECOND), text: state.second });
  second = answer?.scheme ?? null;
  byId("unkeep").hidden = state.second === null;
  const fits = second && sameShape(second) && second.at === scheme.at;
  byId("kept").textContent = answer?.error ? `The kept scheme is not valid: ${answer.error.message}` :
    !second ? "" : fits ? `${second.name} is kept: its outcomes are beside those of the scheme above.` :
    `${second.name} is kept. Its entry has another shape, so the page compares only its exact outcomes.`;
}

/** Keeps the shown scheme as the second one, or removes it. */
function keep(text) {
  state.second = text;
  loadSecond();
  drawCompare();
  errorChanged();
  drawExact();
}

const shownId = () => (state.text === null ? state.scheme : OWN);

/** Ids of the schemes to compare, always including the one shown. */
function compared() {
  const all = alike().map((s) => s.id);
  if (!state.compare) return all;
  return all.filter((id) => id === shownId() || state.compare.includes(id));
}

/** The engine's name for a scheme; for several stages it includes the error stage. */
const asked = (id) => (scheme?.stages ? withPlace(id) : id);

/** Draws the choice of schemes to compare. */
function drawCompare() {
  byId("outcomes").tHead.rows[0].replaceChildren(
    ...(scheme.stages ? STAGED_COLUMNS : COLUMNS).map((name) => make("th", { scope: "col" }, name)),
  );
  byId("chips").hidden = Boolean(scheme.stages);
  byId("side-note").hidden = !scheme.stages;
  const all = alike();
  const chosen = new Set(compared());
  const boxes = all.map(({ id, name }) => {
    const box = make("input", { type: "checkbox", value: id, checked: chosen.has(id), disabled: id === shownId() });
    box.addEventListener("change", () => {
      const ids = [...byId("compare").querySelectorAll("input:checked")].map((b) => b.value);
      state.compare = ids.length === all.length ? null : ids;
      errorChanged();
    });
    return make("label", { class: "choice" }, box, make("span", {}, name, id === shownId() ? " (shown)" : ""));
  });
  const legend = byId("compare").querySelector("legend");
  byId("compare").replaceChildren(legend, ...boxes);
  byId("side").hidden = all.length < 2;
}

const COLUMNS = ["Scheme", "Outcome", "Decoder report", "Codeword syndromes", "Entry rules", "Flipped bits"];

const claim = (d) => (d.due ? "due: uncorrectable" : d.ce ? "ce: corrected" : "no error");

function chips(codewords) {
  const kind = (c) => (c.corrected ? "corrects" : c.detected ? "detects" : "zero");
  return codewords.map((c, w) => {
    const words = { corrects: "matches", detects: "no match", zero: "no error" }[kind(c)];
    return make("span", { class: `chip ${kind(c)}`, title: `codeword ${w}: ${words}` }, c.syndrome);
  });
}

/** The result of the entry rules, which apply only if every codeword accepts. */
function verdictOfRules(info, decoded) {
  if (info.rules.length === 0) return "none";
  if (decoded.rule_failed) return "fail";
  return decoded.due || !decoded.ce ? "" : "pass";
}

function outcomeRow(info, decoded) {
  const own = info.id === shownId();
  const name = own
    ? make("strong", {}, info.name)
    : make("button", { type: "button", class: "plain", title: "Show this scheme" }, info.name);
  if (!own) name.addEventListener("click", () => (info.id === SECOND ? swapSecond() : chooseScheme(info.id)));
  const found = decoded.stages ? stagedFindings(decoded) : [
    make("td", {}, claim(decoded)),
    make("td", {}, ...chips(decoded.codewords)),
    make("td", {}, verdictOfRules(info, decoded)),
    make("td", { class: "bits" }, listed(decoded.flipped_bits)),
  ];
  const truth = make("td", { class: `truth ${decoded.outcome}` }, decoded.outcome);
  const row = make("tr", { class: own ? "own" : null }, make("th", { scope: "row" }, name), truth, ...found);
  row.dataset.scheme = info.id;
  return row;
}

/** Shows the second scheme, and keeps the shown one as the second. */
function swapSecond() {
  const text = state.second;
  state.second = byId("yaml").value;
  setText(text);
  readEditor();
}

/** One sentence for the scheme that is shown. */
function summarise(decoded) {
  if (state.error.size === 0) return "No bit is wrong. Flip bits above.";
  const outcome = {
    corrected: "the data is delivered as written",
    detected: "the entry is reported as uncorrectable",
    silent: decoded.ce ? "wrong data is delivered as corrected" : "wrong data is delivered without a flag",
  }[decoded.outcome];
  return `${count(state.error.size, "bit")} wrong. ${scheme.name}: ${decoded.outcome}, ${outcome}.`;
}

/** Updates the page after the error, or the choice of schemes, has changed; returns the result of the shown scheme. */
function errorChanged() {
  const ids = compared();
  const error = [...state.error].sort((a, b) => a - b);
  const answer = ask({ ask: "decode", schemes: ids.map(asked), error });
  if (answer.error) {
    say(answer.error.message);
    return null;
  }
  const infos = new Map(alike().map((s) => [s.id, s]));
  const own = answer[ids.indexOf(shownId())];
  lastFlips = own.stages ? stageBits(scheme, own.stages[0], "flipped_bits") : own.flipped_bits;
  showCells(lastFlips);
  byId("outcomes").tBodies[0].replaceChildren(...ids.map((id, i) => outcomeRow(infos.get(id), answer[i])));
  byId("summary").dataset.outcome = error.length > 0 ? own.outcome : "";
  byId("summary").textContent = own.stages ? summariseStages(own) : summarise(own);
  drawPassage(own);
  drawMatrix(own.stages ? mappedPassage(own) : { error, flipped: own.flipped_bits, codewords: own.codewords });
  remember();
  return own;
}

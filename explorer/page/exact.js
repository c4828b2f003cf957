// Computes the exact table, and the source of encoder and decoder, in the background.

/** Questions that load the shown scheme in a worker. */
const prepared = () => (state.text === null ? [] : [{ ask: "load", scheme: OWN, text: state.text }]);

/** The exact outcomes of the shown scheme by class; null until they are computed. */
let exactTable = null;


async function drawExact() {
  const started = performance.now();
  const text = byId("table-text");
  byId("exact").classList.add("stale");
  const { model } = state;
  exactTable = null;
  drawTally();
  const table = (kind, id, load) => background(kind, [...load, { ask: "table", scheme: asked(id), model }]);
  const load = { ask: "load", scheme: SECOND, text: state.second };
  const [answer, other] = await Promise.all([
    table("table", shownId(), prepared()), second ? table("second table", SECOND, [load]) : {},
  ]);
  if (!answer || !other) return;
  byId("exact").classList.remove("stale");
  if (answer.error) {
    text.textContent = answer.error.message;
    byId("exact").tBodies[0].replaceChildren();
    return;
  }
  const name = catalogue.models.find((m) => m.id === model)?.name;
  const took = Math.round(performance.now() - started);
  const rest = scheme.stages ? " Classes with too many patterns have no figure; “eccforge simulate” samples them." : "";
  exactTable = answer;
  drawTally();
  const lower = second && !other.error ? ` Second line: ${second.name} (kept).` : "";
  text.textContent = `${scheme.name} under “${name}”. The figures are exact: every pattern is decoded or counted (${took} ms).${rest}${lower}`;
  byId("exact").dataset.milliseconds = took;
  const small = (share) => lower && make("small", { title: share?.exact, class: "kept" }, share?.percent ?? "–");
  const cell = (share, kept) => make("td", { class: "n", title: share?.exact }, share?.percent ?? "–", small(kept));
  const otherRow = (row) => other.rows?.find((o) => (row.class ? o.class === row.class : o.name === row.name));
  const rows = answer.rows.map((row) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, row.name, make("small", {}, row.patterns)),
      make("td", { class: "n" }, row.rate),
      make("td", { class: "n" }, short(row.counts.exact?.patterns ?? String(row.counts.patterns))),
      ...["corrected", "detected", "silent"].map((key) => cell(row.shares?.[key], otherRow(row)?.shares?.[key])),
    ),
  );
  if (answer.total) {
    const shares = ["corrected", "detected", "silent"].map((key) => cell(answer.total[key], other.total?.[key]));
    const gap = () => make("td", { class: "n" });
    rows.push(make("tr", { class: "total" }, make("th", { scope: "row" }, "All events"), gap(), gap(), ...shares));
  }
  byId("exact").tHead.rows[0].cells[1].textContent = `Rate, ${answer.unit}`;
  byId("exact").tBodies[0].replaceChildren(...rows);
}

/** A count of many digits as a power of ten. */
function short(digits) {
  if (digits.length <= 12) return digits.replaceAll(/\B(?=(\d{3})+$)/g, "\u202f");
  return `${digits[0]}.${digits.slice(1, 3)}e${digits.length - 1}`;
}

let files = [];

async function drawSource() {
  const question = { ask: "emit", scheme: asked(shownId()), language: state.language };
  const answer = await background("emit", [...prepared(), question]);
  if (!answer) return;
  files = answer.files ?? [];
  byId("download").disabled = files.length === 0;
  byId("download").title = files.length === 0 ? "There is no file to download: the text below says why." : "";
  byId("file").disabled = files.length === 0;
  options(byId("file"), files.map(({ name }) => [name, name]), files.at(-1)?.name);
  if (answer.error) byId("source").textContent = answer.error.message;
  else drawFile();
}

const chosenFile = () => files.find(({ name }) => name === byId("file").value);
function drawFile() {
  byId("source").textContent = chosenFile()?.text ?? "";
}

/** Downloads the chosen file. */
function download() {
  const file = chosenFile();
  if (!file) return;
  const address = URL.createObjectURL(new Blob([file.text], { type: "text/plain" }));
  make("a", { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  say(`${file.name} is downloaded.`);
}

function listenToSource() {
  byId("file").addEventListener("change", drawFile);
  byId("download").addEventListener("click", download);
}

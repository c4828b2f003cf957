// Teaching with the explorer: stories, lessons, H and its syndromes, pointing, undo, runs and comparison.
// The environment is that of explorer.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync, readdirSync } from "node:fs";
import { browserOfTests, run, text, wrongBits } from "./support.mjs";

const browser = browserOfTests();
const columns = (page, kind) => page.$$eval(`#matrix .${kind}`, (all) => all.map((e) => Number(e.dataset.column)));
const shown = (page, id) => page.$eval(id, (e) => !e.hidden && e.checkVisibility());

test("the page opens with a silent error, and one click tells each of three stories", async () => {
  const page = await browser.open("");
  assert.match(await text(page, "#caption"), /flips bit 16.*Question: /);
  const stories = [
    ["double", /2 bits wrong\. .*: detected/], ["byte", /8 bits wrong\. TrioECC: corrected/],
    ["triple", /3 bits wrong\. .*: silent, wrong data is delivered as corrected/],
  ];
  for (const [story, summary] of stories) {
    await page.click(`#stories button[value=${story}]`);
    await page.waitForSelector(`#stories button[value=${story}][aria-pressed=true]`);
    assert.match(await text(page, "#summary"), summary);
    assert.match(await text(page, "#caption"), /Question: /);
  }
});

test("the column of H that equals the syndrome lights up, and the syndrome is beside H", async () => {
  const page = await browser.open("#scheme=hsiao-39-32&error=0,1,3");
  const decoded = JSON.parse(run(["show", "hsiao-39-32", "--error", "0,1,3", "--format", "json"]));
  const { flipped_bits: flipped, codewords: [{ syndrome }] } = decoded;
  assert.deepEqual(flipped, [16]);
  assert.deepEqual(await columns(page, "lit"), [0, 1, 3]);
  assert.deepEqual(await columns(page, "match"), [16]);
  const rows = [...BigInt(syndrome).toString(2)].reverse().flatMap((digit, i) => (digit === "1" ? [i] : []));
  const label = await page.$eval("#syndrome svg", (e) => e.getAttribute("aria-label"));
  assert.ok(label.startsWith(`Syndrome ${syndrome}: ones in rows ${rows[0]}`), label);
  assert.equal((await page.$$("#syndrome .one")).length, rows.length);
  assert.equal((await page.$$("#matrix .lit-row")).length, rows.length);
  assert.match(await text(page, "#matrix-text"), new RegExp(`syndrome ${syndrome}, of weight ${rows.length} \\(odd\\)\\. Column 16 equals it`));
  const [h, s] = await page.evaluate(() => ["#matrix svg", "#syndrome svg"].map((e) => document.querySelector(e).getBoundingClientRect()).map((r) => [r.top, r.height, r.left, r.right]));
  assert.ok(Math.abs(h[0] - s[0]) < 1 && Math.abs(h[1] - s[1]) < 1, "the syndrome has the rows of H");
  // Without a choice, the codeword is the first one with a wrong bit.
  const trio = await browser.open("#scheme=trio&error=73");
  assert.match(await text(trio, "#matrix-text"), /^Codeword 2 of 4/);
  assert.equal(await trio.$eval("input[name=codeword]:checked", (e) => e.value), "2");
  await trio.click("input[name=codeword][value='0']");
  assert.match(await text(trio, "#matrix-text"), /^Codeword 0 of 4.*None of its bits/);
  await browser.done(trio);
  await page.bringToFront();
  await page.click("[data-bit='3']");
  assert.deepEqual(await columns(page, "match"), []);
  assert.match(await text(page, "#matrix-text"), /\(even\)\. It matches no correctable pattern/);
});

test("the grid of syndromes has the counts of the command line", async () => {
  for (const [id, all] of [["hsiao-39-32", 128], ["trio", 256], ["chipkill-x4", 65536]]) {
    const page = await browser.open(`#scheme=${id}`);
    const printed = run(["check", id, "--all"]);
    const patterns = Number(/corrects +(\d+) patterns/.exec(printed)?.[1] ?? /corrects .*?(\d+)/.exec(printed)[1]);
    const numbers = [...(await text(page, "#syndromes-text")).replaceAll("\u202f", "").matchAll(/\d+/g)].map(Number);
    assert.deepEqual(numbers, [all, 1, patterns, all - 1 - patterns], id);
    const squares = await page.$eval("#syndromes .corrects", (e) => e.getAttribute("d").split("M").length - 1);
    assert.equal(squares, patterns);
    await browser.done(page);
  }
  const page = await browser.open("#scheme=hsiao-39-32&error=0,1,3");
  const place = await page.$eval("#syndromes .here", (e) => Number(e.getAttribute("y")) * 16 + Number(e.getAttribute("x")));
  const decoded = JSON.parse(run(["show", "hsiao-39-32", "--error", "0,1,3", "--format", "json"]));
  assert.equal(place, Number(decoded.codewords[0].syndrome));
  await page.$eval("#syndromes .here", (e) => e.scrollIntoView({ block: "center" }));
  const box = await (await page.$("#syndromes .here")).boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  assert.match(await text(page, "#readout"), /correctable, flips codeword bit 16/);
});

test("each chapter of docs/learn that uses the explorer opens with a caption, a question and its file", async () => {
  const folder = new URL("../../docs/learn/", import.meta.url);
  const chapters = readdirSync(folder).filter((name) => /^\d\d-/.test(name));
  let opened = 0;
  for (const name of chapters) {
    const chapter = readFileSync(new URL(name, folder), "utf8");
    const links = [...chapter.matchAll(/`(#[^`]*lesson=(\d+)b?[^`]*)`/g)];
    if (!/explorer/i.test(chapter)) continue;
    assert.ok(links.length > 0, `${name} has no link with a lesson`);
    for (const [, link, lesson] of links) {
      assert.equal(Number(lesson), Number.parseInt(name, 10));
      const page = await browser.open(link);
      assert.ok((await text(page, "#caption")).startsWith(chapter.split("\n")[0].slice(2)), link);
      assert.match(await text(page, "#caption"), /Question: .*\?$/s);
      assert.equal(await shown(page, "#notice"), false);
      const yaml = /```yaml\n(eccforge: 1\n.*?)```/s.exec(chapter)?.[1];
      if (yaml && /^#lesson=\d+$/.test(link)) assert.equal(await page.$eval("#yaml", (e) => e.value), yaml, name);
      opened += 1;
      await browser.done(page);
    }
  }
  assert.ok(opened >= 13, `${opened} links`);
});

test("cells have their number; check pins are marked", async () => {
  const page = await browser.open("#scheme=trio&error=65");
  const cells = await page.$$eval("[data-bit]", (all) => all.map((c) => [c.textContent, c.classList.contains("check"), getComputedStyle(c).boxShadow]));
  cells.forEach(([number, check, shadow], bit) => {
    const [, marked] = cells.map(([n, ...rest]) => [Number(n), ...rest]).find(([n]) => n === bit);
    assert.equal(marked, bit % 72 >= 64);
    assert.equal(check, shadow !== "none", number);
  });
  assert.deepEqual(cells.map(([n]) => Number(n)).sort((a, b) => a - b), Array.from({ length: 288 }, (_, i) => i));
  assert.match(await text(page, "#grid"), /64 check/);
});

test("pointing at a bit names it and lights its column, and the reverse", async () => {
  const page = await browser.open("#scheme=chipkill-x4&codeword=0");
  await page.hover("[data-bit='77']");
  const label = await page.$eval("[data-bit='77']", (c) => c.getAttribute("aria-label"));
  const [, w, b] = /codeword (\d+) bit (\d+)/.exec(label);
  const symbol = Math.floor(b / 8);
  assert.equal(await text(page, "#readout"), `Bit 77: pin 5 (data), beat 1, byte 0, codeword ${w} bit ${b}, symbol ${symbol}.`);
  const pointed = () => page.$eval("#matrix .pointed", (e) => [e.getAttribute("visibility"), e.getAttribute("x")]);
  assert.deepEqual(await pointed(), ["visible", b]);
  await page.mouse.move(1, 1);
  assert.equal((await pointed())[0], "hidden");
  // From H to the cell: a column of codeword 0.
  const at = await page.$eval("#matrix .pointed", (e) => {
    e.setAttribute("x", 3);
    e.setAttribute("visibility", "visible");
    const { x, y, width, height } = e.getBoundingClientRect();
    e.setAttribute("visibility", "hidden");
    return [x + width / 2, y + height / 2];
  });
  await page.mouse.move(...at);
  assert.match(await text(page, "#column-text"), /codeword 0 bit 3, symbol 0/);
  const cell = await page.$eval(".cell.pointed", (c) => c.getAttribute("aria-label"));
  assert.match(cell, /codeword 0 bit 3/);
  // The keyboard points as well.
  await page.focus("[data-bit='0']");
  await page.keyboard.press("ArrowRight");
  assert.match(await text(page, "#readout"), /^Bit 1: /);
});

test("description and H stay in view beside the grid and the verdict", async () => {
  const page = await browser.open("#scheme=trio&error=32-39", { width: 1440, height: 900 });
  const places = () => page.evaluate(() => ["#summary", "#grid", "#matrix", "#editor"].map((id) => {
    const { left, right, top, bottom } = document.querySelector(id).getBoundingClientRect();
    return { left, right, top, bottom };
  }));
  const [summary, grid, matrix, editor] = await places();
  assert.ok(summary.right < matrix.left && grid.right < matrix.left, "two panes");
  const cut = await page.$eval("#outcomes", (t) => t.offsetWidth - t.parentElement.clientWidth);
  assert.ok(cut <= 0, `${cut} pixels of the outcomes are cut off`);
  assert.ok(grid.top < 900 && matrix.bottom < 900 && editor.top < 900);
  await page.evaluate(() => scrollTo(0, 500));
  const [after, , h, description] = await places();
  assert.ok(after.top >= 0 && after.bottom < 900, "the verdict stays");
  assert.ok(h.top >= 0 && h.bottom < 900, "H stays");
  assert.ok(description.top >= 0 && description.bottom < 900, "the description stays");
});

test("a run counts the outcomes of `eccforge simulate` beside the exact percentages", async () => {
  const page = await browser.open("#scheme=ni-secded&class=byte&seed=5");
  await page.waitForFunction(() => document.querySelectorAll("#exact tbody tr").length > 0);
  await page.click("#run");
  await page.waitForFunction(() => Number(/^\d+/.exec(document.querySelector("#tally-text").textContent)?.[0]) > 300);
  // The text above changes its height with each sample and moves the button, which keeps the focus: a pointer could miss it.
  await page.keyboard.press("Space");
  // The page handles the key after the batch that it is counting.
  await page.waitForFunction(() => document.querySelector("#run").textContent === "Run");
  const samples = Number(/^\d+/.exec(await text(page, "#tally-text"))[0]);
  assert.match(await text(page, "#tally-text"), new RegExp(`^${samples} samples, 0 to ${samples - 1}:`));
  const rows = await page.$$eval("#tally tbody tr", (all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  const options = ["ni-secded", "--class", "byte", "--samples", `${samples}`, "--seed", "5", "--format", "json"];
  const [cell] = JSON.parse(run(["simulate", ...options])).cells;
  const { corrected, clean, detected, undetected, miscorrected } = cell;
  const expected = [Number(corrected) + Number(clean), Number(detected), Number(undetected) + Number(miscorrected)];
  assert.deepEqual(rows.map((r) => Number(r[1])), expected);
  const exact = await page.$$eval("#exact tbody tr", (all) => all.map((r) => [...r.cells].map((c) => c.textContent)));
  assert.deepEqual(rows.map((r) => r[3]), exact.find((r) => r[0].startsWith("1 Byte")).slice(3));
});

test("undo, redo and the browser's Back step through the changes", async () => {
  const page = await browser.open("#scheme=trio");
  const settled = (pattern) => page.waitForFunction((p) => new RegExp(p).test(location.hash), {}, pattern);
  assert.ok(await page.$eval("#undo", (e) => e.disabled && e.title.length > 0));
  await page.click("[data-bit='5']");
  await settled("error=5$");
  await page.click("[data-bit='9']");
  await settled("error=5,9$");
  await page.click("#undo");
  await page.waitForFunction(() => document.querySelectorAll("[aria-selected=true]").length === 1);
  assert.deepEqual(await wrongBits(page), [5]);
  await page.click("#redo");
  await page.waitForFunction(() => document.querySelectorAll("[aria-selected=true]").length === 2);
  assert.ok(await page.$eval("#redo", (e) => e.disabled));
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll("[aria-selected=true]").length === 1);
  await page.focus("[data-bit='9']");
  await page.keyboard.down("Control");
  await page.keyboard.press("z");
  await page.keyboard.up("Control");
  await page.waitForFunction(() => document.querySelectorAll("[aria-selected=true]").length === 0);
  await page.select("#scheme", "duet");
  await settled("scheme=duet");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#scheme").value === "trio");
});

test("YAML is coloured by its tokens", async () => {
  const page = await browser.open("#scheme=chipkill-x4");
  const tokens = await page.$$eval("#tokens span", (all) => all.map((e) => [e.className, e.textContent]));
  const has = (kind, part) => assert.ok(tokens.some(([k, t]) => k === `token-${kind}` && t.includes(part)), `${kind} ${part}`);
  has("key", "data-pins");
  has("number", "0x163");
  has("comment", "# 64 B of data");
  has("string", "A DDR4 DIMM of eighteen x4 chips: every two beats");
  const [editor, copy] = await page.evaluate(() => [document.querySelector("#yaml").value, document.querySelector("#tokens").textContent]);
  assert.equal(copy.trimEnd(), editor.trimEnd());
  // The copy lies exactly under the text of the editor.
  const wide = await page.evaluate(() => [document.querySelector("#tokens").scrollWidth, document.querySelector("#marks").scrollWidth]);
  assert.equal(wide[0], wide[1]);
  const colours = await page.$$eval(".token-key, .token-number, .token-comment", (all) => all.map((e) => getComputedStyle(e).color));
  assert.ok(new Set(colours).size === 3);
});

test("disabled choices say why", async () => {
  const page = await browser.open("#scheme=hsiao-39-32");
  assert.match(await text(page, "label.choice:has(input[value=symbol])"), /this code has none/);
  const options = await page.$$eval("#class option:disabled", (all) => all.map((o) => o.textContent));
  assert.ok(options.length > 0 && options.every((t) => t.endsWith("(does not fit this entry)")), `${options}`);
});

test("more than 7 codewords have colours of their own and a legend", async () => {
  const page = await browser.open("#scheme=unity-on-die-chipkill&at=rank");
  const looks = new Map();
  const all = await page.$$eval("[data-bit]", (cells) => cells.map((c) => [c.getAttribute("aria-label"), `${getComputedStyle(c).backgroundColor} ${getComputedStyle(c).backgroundImage}`]));
  for (const [label, look] of all) looks.set(/codeword (\d+)/.exec(label)[1], look);
  assert.equal(looks.size, 16);
  assert.equal(new Set(looks.values()).size, 16);
  const legend = await page.$$eval("#legend .swatch:has([data-tint])", (swatches) => swatches.map((e) => e.textContent));
  assert.deepEqual(legend, Array.from({ length: 16 }, (_, w) => `${w}`));
});

test("bad parts of a link are reported", async () => {
  const cases = [
    ["#scheme=none", /scheme=none: expected the id of a built-in scheme/], ["#error=x,4", /error=x: expected bits/],
    ["#scheme=trio&error=288", /error=288: this entry has bits 0 to 287/], ["#mode=?", /mode=\?: expected bit, pin, byte/],
    ["#scheme=trio&codeword=4", /codeword=4: expected 0 to 3/], ["#scheme=trio&codeword=-3", /codeword=-3: expected a number/],
    ["#model=x", /model=x: expected hbm2-table1/], ["#class=bite", /class=bite: expected bit, pin/], ["#seed=a", /seed=a: expected a number/],
    ["#scheme=trio&compare=hsiao-39-32", /compare=hsiao-39-32: no scheme with this shape/], ["#yaml=!!!", /yaml: the scheme in this link is damaged/],
    ["#scheme=trio&paint=symbol", /paint=symbol: this code has no symbols/], ["#colour=red", /unknown field “colour”/],
    ["#scheme=unity-on-die-chipkill&at=rnak", /at=rnak: expected on-die or rank/], ["#lesson=99", /lesson=99: expected one of/],
  ];
  for (const [link, expected] of cases) {
    const page = await browser.open(link);
    assert.ok(await shown(page, "#notice"), link);
    assert.match(await text(page, "#notice"), expected);
    assert.equal((await page.$$("#notice li")).length, 1, link);
    await browser.done(page);
  }
  const page = await browser.open("#scheme=trio&error=4");
  assert.equal(await shown(page, "#notice"), false);
});

test("on a phone, the entry stands in the first screen", async () => {
  // An entry of 288 bits is higher than the screen: its first rows are there.
  for (const [link, least] of [["", "whole"], ["#scheme=trio&error=32-39", 100], ["#scheme=chipkill-x4&error=0-3&paint=symbol&lesson=12", 60]]) {
    const page = await browser.open(link, { width: 390, height: 844 });
    const { top, bottom } = await page.$eval("#grid", (e) => e.getBoundingClientRect().toJSON());
    assert.ok(least === "whole" ? bottom <= 844 : 844 - top >= least, `${link}: the entry is at ${top} to ${bottom}`);
    await browser.done(page);
  }
});

test("lesson 12 colours H by symbol, as the entry, and opens at the columns that matter", async () => {
  for (const [lesson, column] of [["12", 0], ["12b", null]]) {
    const page = await browser.open("");
    await page.evaluate((id) => openLesson(id), lesson).catch(() => page.select("#lesson", lesson));
    await page.waitForFunction(() => document.querySelectorAll("#lights .symbol").length === 18);
    const tints = await page.$$eval("#lights .symbol", (all) => all.map((e) => e.dataset.tint));
    const cells = await page.$$eval("[data-bit]", (all) => [0, 4, 8].map((bit) => all.find((c) => c.dataset.bit === `${bit}`).dataset.tint));
    assert.deepEqual(tints.slice(0, 3), cells, "the chips of pins 0, 4 and 8 are the first three symbols");
    const seen = await page.$$eval("#lights .match", (all) => all.map((e) => {
      const [own, frame] = [e, document.querySelector("#matrix")].map((x) => x.getBoundingClientRect());
      return [Number(e.dataset.column), own.left >= frame.left - 1 && own.right <= frame.right + 1];
    }));
    assert.ok(seen.length > 0 && seen.every(([, isSeen]) => isSeen), JSON.stringify(seen));
    if (column !== null) assert.equal(seen[0][0], column);
    await page.click("#paint input[value=data]");
    await page.waitForFunction(() => document.querySelectorAll("#lights .symbol").length === 0);
    await browser.done(page);
  }
});

test("on a phone, cells have 24 pixels and the verdict stays in view", async () => {
  for (const link of ["#scheme=trio&error=32-39", "#scheme=chipkill-x4&error=0-3", "#scheme=unity-on-die-chipkill"]) {
    const page = await browser.open(link, { width: 390, height: 844 });
    const least = await page.$$eval("[data-bit]", (all) => Math.min(...all.flatMap((c) => [c.getBoundingClientRect().width, c.getBoundingClientRect().height])));
    assert.ok(least >= 24, `${link}: ${least}`);
    await page.$eval("[data-bit='200']", (c) => c.scrollIntoView({ block: "center" }));
    const { top, bottom } = await page.$eval("#summary", (e) => e.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= 844, `${link}: the verdict is at ${top}`);
    const front = await page.$eval("#summary", (e) => {
      const { left, top } = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(left + 20, top + 10));
    });
    assert.ok(front, "nothing covers the verdict");
    await browser.done(page);
  }
});

test("outcomes are compared with a second scheme of one's own", async () => {
  const page = await browser.open("#scheme=duet&error=0,9");
  const yaml = run(["show", "duet"]).replace("id: duet", "id: mine").replace("name: DuetECC", "name: Mine");
  await browser.type(page, yaml);
  await page.waitForFunction(() => document.title.startsWith("Mine"));
  await page.click("#keep");
  await browser.type(page, yaml.replace("name: Mine", "name: Other").replace("sanity-check: lane", "sanity-check: none"));
  await page.waitForFunction(() => document.title.startsWith("Other"));
  const rows = () => page.$$eval("#outcomes tbody tr", (all) => all.slice(0, 2).map((r) => [r.dataset.scheme, r.cells[0].textContent, r.cells[1].textContent]));
  assert.deepEqual(await rows(), [["yours", "Other (yours)", "corrected"], ["second", "Mine (kept)", "detected"]]);
  await page.waitForFunction(() => document.querySelectorAll("#exact small.kept").length > 20);
  const report = JSON.parse(run(["reproduce", "--scheme", "duet", "--format", "json"]));
  const kept = await page.$$eval("#exact tbody tr", (all) => all.map((r) => [...r.querySelectorAll("small.kept")].map((e) => e.title)));
  report.cells.forEach((cell, i) => assert.deepEqual(kept[i].slice(1), [cell.exact.detected, cell.exact.silent], cell.class));
  // A link keeps both; the name of the second one exchanges them.
  await page.waitForFunction(() => location.hash.includes("second="));
  const again = await browser.open(await page.evaluate(() => location.hash));
  await again.click("#outcomes [data-scheme=second] button");
  await again.waitForFunction(() => document.title.startsWith("Mine"));
  // The title changes before the table, which waits for the outcomes of both.
  await again.waitForFunction(() => document.querySelector("#outcomes [data-scheme=second] th")?.textContent === "Other (kept)");
  await again.click("#unkeep");
  assert.equal((await again.$$("#outcomes [data-scheme=second]")).length, 0);
});

// Small helpers for the document.

const byId = (id) => document.getElementById(id);

/** An element with properties and children; text becomes text, never markup. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") element.className = value;
    else if (name in element && !name.includes("-")) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Says something to everyone, also to those who hear the page. */
function say(text) {
  byId("said").textContent = text;
}

/** Fills a fieldset with radio buttons [value, label, why it is disabled]; `chosen` is called with the value of the one that is clicked. */
function radios(fieldset, name, choices, current, chosen) {
  const legend = fieldset.querySelector("legend");
  const buttons = choices.map(([value, label, why]) => {
    const input = make("input", { type: "radio", name, value, checked: value === current, disabled: Boolean(why) });
    input.addEventListener("change", () => chosen(value));
    return make("label", { class: "choice" }, input, make("span", {}, label, why ? ` (${why})` : ""));
  });
  fieldset.replaceChildren(legend, ...buttons);
}

/** Fills a select with [value, label, why it is disabled], or with [group label, items]. */
function options(select, items, current) {
  const option = ([value, label, why]) =>
    make("option", { value, selected: value === current, disabled: Boolean(why) }, why ? `${label} (${why})` : label);
  const item = (one) =>
    Array.isArray(one[1]) ? make("optgroup", { label: one[0] }, ...one[1].map(option)) : option(one);
  select.replaceChildren(...items.map(item));
}

/** Items in groups of one key: [key, items], in the order of the first of each. */
function groups(items, key) {
  const all = new Map();
  for (const item of items) all.set(key(item), [...(all.get(key(item)) ?? []), item]);
  return [...all];
}

/** "1 bit", "2 bits". */
const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

// Loads the WebAssembly and asks it questions; the page and its worker share this text.
"use strict";

/** An engine of a compiled module. `restarted` is called after a fault, when the engine has lost all loaded schemes. */
async function makeEngine(module, restarted) {
  let { exports } = await WebAssembly.instantiate(module, {});
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const put = (question) => {
    const bytes = encoder.encode(JSON.stringify(question));
    const at = exports.reserve(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports.answer();
    const text = new Uint8Array(exports.memory.buffer, answer, exports.answer_length());
    return JSON.parse(decoder.decode(text));
  };
  /** Answers a question; an error is returned as `{error: {message, help, places}}`. */
  return (question) => {
    try {
      return put(question);
    } catch (fault) {
      ({ exports } = new WebAssembly.Instance(module, {}));
      restarted?.();
      return { error: { message: `the engine stopped: ${fault.message}`, help: null, places: [] } };
    }
  };
}

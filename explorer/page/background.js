// Answers long questions in a worker. A newer question of a kind replaces the older one.

/** Asks in the background: `ask(kind, questions)` resolves to the answer to the last question, or null if it was replaced. */
function makeBackground(module) {
  const text = ["engine", "worker"].map((id) => document.getElementById(id).textContent).join("\n");
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const workers = new Map();
  let number = 0;

  const hire = () => {
    const worker = new Worker(address);
    worker.postMessage({ module });
    return { worker, waiting: null };
  };
  return (kind, questions) =>
    new Promise((resolve) => {
      let hired = workers.get(kind);
      if (hired?.waiting) {
        hired.worker.terminate();
        hired.waiting.resolve(null);
        hired = null;
      }
      hired ??= hire();
      workers.set(kind, hired);
      number += 1;
      hired.waiting = { number, resolve };
      hired.worker.onmessage = ({ data }) => {
        if (data.number !== hired.waiting?.number) return;
        const { resolve: done } = hired.waiting;
        hired.waiting = null;
        done(data.answer);
      };
      hired.worker.postMessage({ number, questions });
    });
}

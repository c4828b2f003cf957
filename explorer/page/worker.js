// Answers long questions, so that the page stays responsive. First message: the module; then lists of questions.
let ready = null;
onmessage = async ({ data }) => {
  if (data.module) {
    ready = makeEngine(data.module);
    return;
  }
  const ask = await ready;
  let answer = null;
  for (const question of data.questions) {
    answer = ask(question);
    if (answer.error) break;
  }
  postMessage({ number: data.number, answer });
};

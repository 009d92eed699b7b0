// The second program, away from the page so that the page never stops: it takes a
// file and gives percents and one answer.
"use strict";
let ready;
onmessage = async ({ data }) => {
  try {
    if (data.program) {
      const go = new Go();
      ready = WebAssembly.instantiate(data.program, go.importObject).then(({ instance }) => void go.run(instance));
      return;
    }
    await ready;
    const reader = new FileReaderSync();
    const read = (from, length) => new Uint8Array(reader.readAsArrayBuffer(data.file.slice(from, from + length)));
    const text = conferir(data.file.size, read, (percent) => postMessage({ percent }));
    if (typeof text !== "string") throw new Error("o programa parou antes de responder");
    postMessage({ answer: JSON.parse(text) });
  } catch (error) {
    postMessage({ failure: String(error && error.message || error) });
  }
};

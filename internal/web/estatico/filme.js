// Films and documents sent in pieces over a connection that may break, and the camera.
// Without this script the same forms send the file at once.
"use strict";

const VERSAO = "1.0.0";
const PEDACO = 4 * 1024 * 1024;
const coded = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const after = (ms) => new Promise((done) => { setTimeout(done, ms); });

class Recusado extends Error {}

// A sending: blobs are put in as they exist, and go out in order. What was not
// acknowledged stays in the memory of the page, never on the disk of the machine.
class Envio {
  constructor(address, metadata, told) {
    this.create = address;
    this.metadata = Object.entries(metadata).map(([name, value]) => name + " " + coded(value)).join(",");
    this.told = told;
    this.queue = [];
    this.first = 0;   // where the first blob of the queue begins
    this.offset = 0;  // how much the server has
    this.total = -1;
    this.sent = null; // the sending under way
  }

  add(blob) { if (blob.size) this.queue.push(blob); this.go().catch(() => {}); }

  // end says that there is no more, and waits until everything is there.
  async end() {
    this.total = this.first + this.queue.reduce((n, b) => n + b.size, 0);
    let done = false;
    while (!done) { await this.go(); done = !this.queue.length; }
    await this.again(() => this.finish());
    return this.address;
  }

  go() {
    if (!this.sent) this.sent = this.all().finally(() => { this.sent = null; });
    return this.sent;
  }

  async all() {
    while (this.queue.length) await this.again(() => this.next());
  }

  // again tries until it works: the network comes back, or the person gives up.
  async again(step) {
    for (let wait = 1000; ; wait = Math.min(wait * 2, 15000)) {
      try { return await step(); } catch (problem) {
        if (problem instanceof Recusado) { this.told(problem.message, true); throw problem; }
        this.told((problem.dito || "Sem conexão.") + " O que falta está na memória desta página: não a feche.", true);
        await Promise.race([after(wait), new Promise((done) => { addEventListener("online", done, {once: true}); })]);
        this.unsure = true;
      }
    }
  }

  async ask(method, address, headers, body) {
    const answer = await fetch(address, {method, body, redirect: "manual", headers: {"Tus-Resumable": VERSAO, ...headers}});
    if (answer.type === "opaqueredirect") throw Object.assign(new Error(), {dito: "A sessão terminou: entre de novo em outra aba e volte a esta."});
    if (answer.status >= 500 || answer.status === 409) throw new Error(answer.status);
    if (!answer.ok) throw new Recusado(method === "HEAD" ? "O envio não existe mais. Recarregue a página e recomece." : (await answer.text()).trim());
    return answer;
  }

  async begin() {
    const size = this.total >= 0 ? {"Upload-Length": String(this.total)} : {"Upload-Defer-Length": "1"};
    const answer = await this.ask("POST", this.create, {...size, "Upload-Metadata": this.metadata});
    this.address = answer.headers.get("Location");
  }

  // next sends one piece from where the server is.
  async next() {
    if (!this.address) await this.begin();
    if (this.unsure) await this.where();
    this.drop();
    if (!this.queue.length) return;
    const from = this.offset - this.first;
    const answer = await this.ask("PATCH", this.address, {"Upload-Offset": String(this.offset), "Content-Type": "application/offset+octet-stream"}, this.queue[0].slice(from, from + PEDACO));
    this.offset = Number(answer.headers.get("Upload-Offset"));
    this.drop();
    this.tell();
  }

  async where() {
    const answer = await this.ask("HEAD", this.address, {});
    this.offset = Number(answer.headers.get("Upload-Offset"));
    this.unsure = false;
    this.tell();
  }

  // drop forgets what the server has.
  drop() {
    while (this.queue.length && this.first + this.queue[0].size <= this.offset) this.first += this.queue.shift().size;
  }

  async finish() {
    if (!this.address) await this.begin();
    if (this.unsure) await this.where();
    const answer = await this.ask("PATCH", this.address, {"Upload-Offset": String(this.offset), "Upload-Length": String(this.total), "Content-Type": "application/offset+octet-stream"}, "");
    this.offset = Number(answer.headers.get("Upload-Offset"));
  }

  tell() { this.told(this.total > 0 ? "" : "Gravando: " + (this.offset / 1e6).toFixed(1).replace(".", ",") + " MB guardados.", false, this.total > 0 ? Math.floor(100 * this.offset / this.total) : 0); }
}

document.querySelectorAll("form[data-envio]").forEach((form) => {
  const said = form.querySelector("[data-andamento]"), bar = form.querySelector("[data-medida]");
  let open = false;
  addEventListener("beforeunload", (event) => { if (open) event.preventDefault(); });

  function told(text, bad, percent) {
    if (percent !== undefined && percent > 0) { bar.classList.remove("oculto"); bar.value = percent; said.textContent = text || percent + " % enviado."; }
    else said.textContent = text;
    said.classList.toggle("problema", !!bad);
  }
  const fields = (name, type) => ({...Object.fromEntries([...new FormData(form)].filter(([, v]) => typeof v === "string")), filename: name, filetype: type});

  // kept goes to the page that says what was kept.
  function kept(address) {
    open = false;
    location.assign(form.dataset.depois + "?guardado=" + encodeURIComponent(address.split("/").pop()));
  }

  form.addEventListener("submit", (event) => {
    const file = form.elements.arquivo.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation(); // it is not sent as a form
    open = true;
    const envio = resumed(form, file, fields(file.name, file.type), told);
    envio.total = file.size;
    envio.queue = envio.queue.length ? envio.queue : [file];
    envio.end().then((address) => { forget(form, file); kept(address); }, (problem) => { open = false; forget(form, file); told(problem.message, true); });
  });

  const camera = form.querySelector("[data-camera]");
  if (camera && navigator.mediaDevices && window.MediaRecorder) record(form, camera, told, fields, kept, (is) => { open = is; });
});

// A file chosen again after the page was closed goes on from where it was. What is
// remembered is its size and date, and the address; not its name.
const memory = (form, file) => "envio:" + [form.dataset.envio, form.elements.inscricao.value, file.size, file.lastModified].join(":");
function resumed(form, file, metadata, told) {
  const envio = new Envio(form.dataset.envio, metadata, told);
  const known = sessionStorage.getItem(memory(form, file));
  if (known) { envio.address = known; envio.unsure = true; }
  const begin = envio.begin.bind(envio);
  envio.begin = async () => { await begin(); sessionStorage.setItem(memory(form, file), envio.address); };
  return envio;
}
function forget(form, file) { sessionStorage.removeItem(memory(form, file)); }

// record sends a film while it is recorded: what the network does not take waits in the
// memory of the page.
function record(form, camera, told, fields, kept, opened) {
  const preview = camera.querySelector("[data-previa]"), sound = camera.querySelector("[data-som]");
  const [on, start, stop] = ["ligar", "gravar", "parar"].map((name) => camera.querySelector("[data-" + name + "]"));
  let stream, recorder, envio;
  camera.hidden = false;

  on.addEventListener("click", async () => {
    try {
      stream = await navigator.mediaDevices.getUserMedia({video: {width: {ideal: 1280}, height: {ideal: 720}}, audio: sound.checked});
    } catch {
      told("A câmera não foi ligada: permita o uso dela neste endereço, ou envie um filme gravado em outro aparelho.", true);
      return;
    }
    preview.srcObject = stream;
    await preview.play();
    on.disabled = sound.disabled = true;
    start.disabled = false;
    told("A câmera está ligada. Confira se só a pessoa candidata aparece.");
  });

  start.addEventListener("click", () => {
    if (!form.elements.inscricao.reportValidity() || !form.elements.grupo.reportValidity()) return;
    const type = ["video/webm;codecs=vp9,opus", "video/webm;codecs=vp8,opus", "video/webm", "video/mp4"].find((t) => MediaRecorder.isTypeSupported(t));
    recorder = new MediaRecorder(stream, {mimeType: type, videoBitsPerSecond: 2500000});
    const kind = type.split(";")[0];
    envio = new Envio(form.dataset.envio, fields("gravacao." + kind.split("/")[1], kind), told);
    recorder.addEventListener("dataavailable", (event) => envio.add(event.data));
    recorder.addEventListener("stop", () => {
      stream.getTracks().forEach((track) => track.stop());
      told("Guardando o fim do filme…");
      envio.end().then(kept, (problem) => { opened(false); told(problem.message, true); });
    });
    recorder.start(1000);
    opened(true);
    start.disabled = true;
    stop.disabled = false;
    told("Gravando.");
  });

  stop.addEventListener("click", () => { stop.disabled = true; recorder.stop(); });
}

// The address of a film lasts some minutes: when it is over, the page is asked for
// another, and the film goes on from where it was.
document.querySelectorAll("[data-exibicao] video").forEach((video) => {
  let asked = 0;
  video.addEventListener("error", async () => {
    if (asked++ > 20) return;
    const at = video.currentTime, playing = !video.paused;
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
    const again = page.querySelector("[data-exibicao] video");
    if (!again) { location.reload(); return; }
    video.src = again.getAttribute("src");
    video.currentTime = at;
    if (playing) video.play();
  });
});

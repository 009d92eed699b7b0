"use strict";
const by = (id) => document.getElementById(id);
let worker, started;

// The program is in the page, packed; the worker is made of text that is in the page.
async function start() {
  const packed = Uint8Array.from(atob(by("programa").textContent.trim()), (c) => c.charCodeAt(0));
  const opened = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const program = await new Response(opened).arrayBuffer();
  const url = URL.createObjectURL(new Blob([by("trabalho").textContent], { type: "text/javascript" }));
  worker = new Worker(url);
  worker.onmessage = ({ data }) => heard(data);
  worker.onerror = () => heard({ failure: "o programa não pôde começar neste navegador" });
  worker.postMessage({ program }, [program]);
}

function choose(file) {
  if (!file || document.body.dataset.estado === "conferindo") return;
  started = performance.now();
  state("conferindo");
  by("barra").value = 0;
  by("andamento").textContent = "Conferindo " + file.name + "…";
  ready.then(() => worker.postMessage({ file }), (error) => heard({ failure: error.message }));
}

function heard({ percent, answer, failure }) {
  if (percent !== undefined) {
    by("barra").value = percent;
    by("porcento").textContent = percent + " %";
    return;
  }
  if (failure) return show("falha", "Não foi possível conferir", "O navegador parou: " + failure + ". Tente de novo, ou use o programa conferir.", []);
  if (answer.recusa) return show("falha", "Este arquivo não é um pacote que se confira", answer.recusa + ".", []);
  if (answer.confere) return show("confere", "Confere", "Nenhuma das treze verificações achou divergência.", facts(answer));
  show("diverge", "Não confere", answer.resposta, facts(answer));
}

function facts(answer) {
  const seconds = ((performance.now() - started) / 1000).toLocaleString("pt-BR", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const rows = [["Certame", answer.certame], ["Pessoas", answer.pessoas.toLocaleString("pt-BR")], ["Resumo do pacote (SHA-256 de pacote.json)", answer.resumo]];
  if (answer.verificacao) rows.push(["Verificação que falhou", answer.verificacao + ", " + answer.titulo], ["Onde", answer.arquivo + (answer.linha ? ", linha " + answer.linha : "")]);
  return rows.concat([["Tempo", seconds + " s"]]);
}

// Nothing of the package is ever read as HTML: only as text.
function show(kind, title, text, rows) {
  state(kind);
  by("titulo-da-resposta").textContent = title;
  by("texto-da-resposta").textContent = text;
  by("fatos").replaceChildren(...rows.flatMap(([name, value]) => {
    const term = document.createElement("dt"), fact = document.createElement("dd");
    term.textContent = name;
    fact.textContent = value;
    return [term, fact];
  }));
  by("arquivo").value = "";
  by("resposta").focus();
}

function state(name) {
  document.body.dataset.estado = name;
  by("espera").hidden = name !== "conferindo";
  by("resposta").hidden = name === "conferindo";
  by("arquivo").disabled = name === "conferindo";
}

by("arquivo").onchange = ({ target }) => choose(target.files[0]);
for (const kind of ["dragover", "dragleave", "drop"]) {
  addEventListener(kind, (event) => {
    event.preventDefault();
    document.body.classList.toggle("sobre", kind === "dragover");
    if (kind === "drop") choose(event.dataTransfer.files[0]);
  });
}
// What was chosen while the page was still coming would have been heard by nobody.
by("carregando").hidden = true;
by("arquivo").disabled = false;
const ready = start();
ready.catch(() => show("falha", "Este navegador é antigo demais", "Use uma versão mais nova de Chrome, Edge, Firefox ou Safari, ou o programa conferir.", []));

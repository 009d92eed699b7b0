// A little more comfort where there is JavaScript. Every page does its work without it.
"use strict";

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-acao]");
  if (!button) return;
  if (button.dataset.acao === "imprimir") window.print();
  if (button.dataset.acao === "copiar") copy(button);
});

// What only JavaScript does appears only where there is some.
document.querySelectorAll("[data-acao][hidden]").forEach((button) => { button.hidden = false; });

// Where a browser cannot show a folded menu open for want of room, it is opened.
if (innerWidth > 960 && !CSS.supports("selector(::details-content)")) document.querySelector(".menu details")?.setAttribute("open", "");

// Paper says where it came from and when, which the page cannot know beforehand.
window.addEventListener("beforeprint", () => {
  if (!document.querySelector("[data-acao=imprimir]")) return; // an address may be a secret
  const at = new Date().toLocaleString("pt-BR", {timeZone: "America/Sao_Paulo", dateStyle: "short", timeStyle: "short"});
  document.querySelectorAll("[data-impresso]").forEach((e) => { e.textContent = ` — ${location.origin}${location.pathname} — impresso em ${at} (horário de Brasília)`; });
});

function copy(button) {
  const from = document.getElementById(button.dataset.de);
  navigator.clipboard.writeText(from.value || from.innerText).then(() => {
    button.dataset.feito = "sim";
    announce("Copiado.");
  });
}

// One place where what changed without a new page is read aloud.
const voice = document.createElement("p");
voice.className = "oculto";
voice.setAttribute("role", "status");
document.body.append(voice);
function announce(text) { voice.textContent = text; }

// A form sent twice by an impatient hand is sent once; it says that it is working.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.enviado) { event.preventDefault(); return; }
  if (form.method !== "post") return;
  form.dataset.enviado = "sim";
  announce("Enviando…");
  setTimeout(() => form.querySelectorAll("[type=submit]").forEach((b) => b.classList.add("enviando")), 200);
});

// Coming back by the browser's own button, a form can be sent again.
window.addEventListener("pageshow", () => {
  document.querySelectorAll("form[data-enviado]").forEach((form) => {
    delete form.dataset.enviado;
    form.querySelectorAll(".enviando").forEach((b) => b.classList.remove("enviando"));
  });
});

// Leaving a page with something written and not sent asks first.
const written = new Set();
document.addEventListener("input", (event) => {
  const form = event.target.form;
  if (form && form.method === "post" && form.dataset.guarda !== "nao") written.add(form);
});
document.addEventListener("submit", (event) => written.delete(event.target), true);
window.addEventListener("beforeunload", (event) => { if (written.size) event.preventDefault(); });

// Keys: the browser asks one what the server asked, and sends its answer as a form.
// Only a script can, so that the button appears only where there is one that can.
document.querySelectorAll("form[data-chave]").forEach((form) => {
  if (!window.PublicKeyCredential || !PublicKeyCredential.parseCreationOptionsFromJSON) {
    tell(form, "Este navegador não usa chaves de acesso. Atualize-o, ou use um código.");
    return;
  }
  form.querySelectorAll("[type=submit]").forEach((button) => { button.hidden = false; });
  form.addEventListener("submit", (event) => {
    if (form.elements.resposta.value) return;
    event.preventDefault();
    event.stopPropagation(); // not sent yet
    tell(form, "");
    ask(form).then((answer) => {
      form.elements.resposta.value = answer;
      form.requestSubmit();
    }, (problem) => tell(form, problem.name === "InvalidStateError" ? "Esta chave de acesso já está cadastrada."
      : problem.dito || "A chave não respondeu, ou o pedido foi cancelado. Tente de novo."));
  });
});

async function ask(form) {
  const question = await fetch(form.dataset.pergunta, {method: "POST"});
  const said = await question.json();
  if (!question.ok) throw {dito: said.erro};
  const answer = form.dataset.chave === "criar"
    ? await navigator.credentials.create({publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(said.publicKey)})
    : await navigator.credentials.get({publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(said.publicKey)});
  return JSON.stringify(answer.toJSON());
}

function tell(form, text) { form.querySelector("[data-falha]").textContent = text; }

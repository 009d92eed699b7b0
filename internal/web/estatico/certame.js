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

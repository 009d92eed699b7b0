// Drafts: what a member is writing stays on this device while the connection comes and
// goes. It never leaves the device but with the vote, is of one account and one case,
// and is gone when the vote is sealed, when the person leaves, or after twelve hours.
"use strict";

(() => {
  const prefix = "rascunho/";
  const hours = 12 * 60 * 60 * 1000;
  let box;
  try { box = window.localStorage; box.getItem(prefix); } catch { return; } // a browser that keeps nothing

  const all = () => Object.keys(box).filter((key) => key.startsWith(prefix));
  const read = (key) => { try { return JSON.parse(box.getItem(key)); } catch { return null; } };
  all().forEach((key) => { const kept = read(key); if (!kept || Date.now() - kept.em > hours) box.removeItem(key); });

  document.querySelectorAll("[data-rascunho-feito]").forEach((done) => box.removeItem(done.dataset.rascunhoFeito));
  document.querySelectorAll('form[action="/sair"]').forEach((form) => form.addEventListener("submit", () => all().forEach((key) => box.removeItem(key))));

  document.querySelectorAll("form[data-rascunho]").forEach((form) => {
    const key = form.dataset.rascunho;
    const says = form.querySelector("[data-rascunho-diz]");
    const say = (text) => { if (says) { says.hidden = !text; says.textContent = text; } };
    const fields = () => [...form.elements].filter((e) => e.name && e.type !== "password" && e.type !== "hidden" && e.type !== "submit");
    const chosen = (e) => e.type === "radio" || e.type === "checkbox";
    const written = () => fields().some((e) => chosen(e) ? e.checked : e.value);

    const kept = read(key);
    if (kept && !written()) {
      fields().forEach((e) => {
        if (chosen(e)) e.checked = (kept.campos[e.name] || []).includes(e.value);
        else if (e.name in kept.campos) e.value = kept.campos[e.name][0];
      });
      say("O rascunho que estava neste aparelho foi recuperado.");
    }

    const keep = () => {
      const campos = {};
      fields().forEach((e) => { if (!chosen(e) || e.checked) (campos[e.name] ||= []).push(e.value); });
      try { box.setItem(key, JSON.stringify({em: Date.now(), campos})); } catch { say("Este aparelho não guarda rascunhos."); }
    };
    form.addEventListener("input", () => { keep(); say("Rascunho guardado só neste aparelho."); });
    if (written()) keep(); // the server gave back what was sent

    form.addEventListener("submit", (event) => {
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation(); // not sent
      keep();
      say("Sem conexão: nada foi enviado. O rascunho está guardado neste aparelho; envie de novo quando ela voltar.");
    }, true);
  });
})();

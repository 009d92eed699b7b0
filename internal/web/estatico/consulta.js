// A number looked up in the published lists: the browser asks for the small files where
// it would be, and nobody is told which of the people in them it is. When one does not
// come, the form goes to the server as it does without JavaScript.
"use strict";

// fragmentOf is the file of a number: FNV-1a and the last steps of MurmurHash3, as the
// program does it.
function fragmentOf(id, bits) {
  let h = 2166136261;
  for (const byte of new TextEncoder().encode(id)) h = Math.imul(h ^ byte, 16777619);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = (h ^ (h >>> 16)) >>> 0;
  return bits ? (h >>> (32 - bits)).toString(16) : "0";
}

document.querySelectorAll("form[data-consulta]").forEach((form) => {
  const acts = JSON.parse(form.dataset.consulta);
  const answer = document.getElementById("resposta");

  const peopleOf = async (act, id) => {
    const file = await fetch(act.raiz + fragmentOf(id, act.bits) + ".json", {credentials: "omit"});
    if (!file.ok) throw new Error(String(file.status));
    return (await file.json()).pessoas.find((one) => one.inscricao === id);
  };

  const copied = (template) => template.content.cloneNode(true);

  const shown = (act, person) => {
    const part = copied(document.querySelector(`template[data-ato="${act.ato}"]`));
    const body = part.querySelector("tbody");
    for (const place of person.listas) {
      const row = body.insertRow();
      const cells = [place.cargo_nome, place.lista_nome, `${place.posicao} de ${place.de}`, place.nota.replace(".", ","), place.situacao];
      cells.forEach((text, i) => {
        const cell = row.appendChild(document.createElement(i ? "td" : "th"));
        if (!i) cell.scope = "row";
        cell.textContent = text;
      });
    }
    return part;
  };

  form.addEventListener("submit", async (event) => {
    const id = form.elements.inscricao.value.trim();
    if (!id) return;
    event.preventDefault();
    event.stopPropagation(); // the answer is here: nothing is sent
    try {
      const people = await Promise.all(acts.map((act) => peopleOf(act, id)));
      const parts = acts.map((act, i) => people[i] && shown(act, people[i])).filter(Boolean);
      answer.replaceChildren(...(parts.length ? parts : [copied(document.getElementById("consulta-nenhuma"))]));
      answer.focus();
    } catch {
      form.submit();
    }
  });
});

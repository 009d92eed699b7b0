// The digest of a file is made here: the file stays on the machine of who chose it.
"use strict";

(() => {
  const place = document.getElementById("verificador");
  if (!place || !window.crypto || !crypto.subtle) return; // the form does without
  place.hidden = false;
  const says = document.getElementById("verificador-diz");
  const form = document.getElementById("verificar");
  document.getElementById("documento").addEventListener("change", async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    says.textContent = "Fazendo o resumo de " + file.name + "…";
    try {
      const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
      form.resumo.value = Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, "0")).join("");
      form.submit();
    } catch {
      says.textContent = "Este navegador não conseguiu ler o arquivo. Faça o resumo com um dos programas abaixo e escreva-o.";
    }
  });
})();

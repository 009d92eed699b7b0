// What is left of each deadline goes on being right while the page stays open. The words
// of the server stand where there is no JavaScript; a wrong clock of the device is
// corrected by the hour at which the page was made.
"use strict";

const made = Date.parse(document.querySelector("[data-agora]")?.dataset.agora);
const ahead = Number.isNaN(made) ? 0 : Date.now() - made;

function left(ms) {
  const minutes = Math.floor(ms / 60000), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  const said = (n, one, many) => `${n} ${n === 1 ? one : many}`;
  if (hours >= 48) return said(days, "dia", "dias");
  if (minutes >= 120) return said(hours, "hora", "horas");
  return said(minutes, "minuto", "minutos");
}

function tell() {
  document.querySelectorAll("[data-prazo]").forEach((one) => {
    const ms = Date.parse(one.dataset.prazo) - (Date.now() - ahead);
    one.textContent = ms < 0 ? "0 minutos: o prazo terminou" : left(ms);
  });
}
tell();
setInterval(tell, 20000);

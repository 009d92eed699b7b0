// The page with the letters as far apart as a reader may set them (1.4.12), and no wider
// than a telephone: what is cut.
(() => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }");
	document.adoptedStyleSheets = [sheet];
	const faults = [];
	for (const e of document.querySelectorAll("body *")) {
		if (!e.checkVisibility() || e.closest(".oculto, svg, select, option") || ![...e.childNodes].some((n) => n.textContent.trim() && !n.ariaHidden)) continue;
		const style = getComputedStyle(e);
		const hides = (v) => v === "hidden" || v === "clip";
		if (hides(style.overflowY) && e.scrollHeight > e.clientHeight + 1 || hides(style.overflowX) && e.scrollWidth > e.clientWidth + 1)
			faults.push("1.4.12: cut when letters are apart: " + e.outerHTML.slice(0, 140));
	}
	if (document.documentElement.scrollWidth > document.documentElement.clientWidth) faults.push("1.4.12: goes past the side when letters are apart");
	document.adoptedStyleSheets = [];
	return faults;
})()

// What must be seen against what is behind it (1.4.11): edges of fields and of buttons,
// the states of boxes. Gives what is too faint.
(() => {
	const parse = (color) => { const m = color.match(/[\d.]+/g); return m ? m.map(Number) : [0, 0, 0, 0]; };
	const lum = ([r, g, b]) => [r, g, b].map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4).reduce((s, v, i) => s + v * [0.2126, 0.7152, 0.0722][i], 0);
	const ratio = (a, b) => { const [x, y] = [lum(a), lum(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
	const opaque = (c) => c.length < 4 || c[3] > 0.99;
	const behind = (e) => { for (let n = e; n; n = n.parentElement) { const c = parse(getComputedStyle(n).backgroundColor); if (opaque(c)) return c; } return [255, 255, 255]; };
	const faults = [];
	for (const e of document.querySelectorAll('input:not([type=hidden]):not([type=checkbox]):not([type=radio]):not([type=file]), select, textarea')) {
		if (!e.checkVisibility()) continue;
		const style = getComputedStyle(e), ground = behind(e.parentElement);
		const edge = parseFloat(style.borderTopWidth) >= 1 && style.borderTopStyle !== "none" ? ratio(parse(style.borderTopColor), ground) : 1;
		const own = parse(style.backgroundColor), fill = opaque(own) ? ratio(own, ground) : 1;
		if (Math.max(edge, fill) < 3) faults.push("1.4.11: the edge of a field is at " + Math.max(edge, fill).toFixed(2) + ":1: " + e.outerHTML.slice(0, 140));
	}
	return faults;
})()

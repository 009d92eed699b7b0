// What axe-core does not hold of a page: each line it gives is a fault, with its criterion.
// A document that was handed over stands alone: nothing is around it.
((alone) => {
	const faults = [];
	const say = (criterion, what, e) => faults.push(criterion + ": " + what + (e ? ": " + e.outerHTML.slice(0, 160) : ""));
	const all = (selector) => [...document.querySelectorAll(selector)];
	const seen = (e) => e.checkVisibility({ visibilityProperty: true });
	const text = (e) => (e.textContent || "").replace(/\s+/g, " ").trim();

	// 3.1.1, 2.4.2: language and title
	if (document.documentElement.lang !== "pt-BR") say("3.1.1", "the page is not said to be in Portuguese");
	if (!document.title.trim() || !alone && !document.title.includes("—")) say("2.4.2", "the title does not say the page and the place: " + document.title);

	// 1.3.1, 2.4.1: landmarks, once each; navigations told apart; a way past what repeats
	for (const [selector, n] of alone ? [["main", 1], ["h1", 1]] : [["main", 1], ["body > header", 1], ["body > footer", 1], ["h1", 1]])
		if (all(selector).length !== n) say("1.3.1", all(selector).length + " " + selector);
	const names = all("nav").map((e) => e.getAttribute("aria-label") || text(document.getElementById(e.getAttribute("aria-labelledby")) || new Text()));
	if (names.includes("") || new Set(names).size !== names.length) say("1.3.1", "navigations not told apart: " + names.join(" | "));
	const first = all('a[href], button, input:not([type=hidden]), select, textarea')[0];
	if (!alone && (!first || first.getAttribute("href") !== "#conteudo")) say("2.4.1", "the first stop does not lead past what repeats", first);
	for (const a of all('a[href^="#"]'))
		if (!document.getElementById(decodeURIComponent(a.getAttribute("href").slice(1)))) say("2.4.1", "a link to a place that is not there", a);

	// 1.3.1, 2.4.6: headings, none empty and no level left out
	let level = 0;
	for (const h of all(alone ? "h1, h2, h3, h4, h5, h6" : "main h1, main h2, main h3, main h4, main h5, main h6").filter(seen)) {
		const n = Number(h.tagName[1]);
		if (!text(h)) say("2.4.6", "an empty heading", h);
		if (n > level + 1) say("1.3.1", "a level of heading left out before", h);
		level = n;
	}

	// 1.3.1, 1.3.2: tables are read cell by cell with what names them
	for (const table of all("table")) {
		const rows = [...table.rows];
		const width = (row) => [...row.cells].reduce((n, c) => n + c.colSpan, 0);
		if (!table.caption || !text(table.caption)) say("1.3.1", "a table without a caption", table);
		for (const th of table.querySelectorAll("th")) {
			if (!th.scope) say("1.3.1", "a header without scope", th);
			if (!text(th) && !th.querySelector("input, select, textarea, button")) say("1.3.1", "an empty header", th);
		}
		for (const row of rows)
			if (!table.querySelector("[rowspan]") && width(row) !== width(rows[0])) say("1.3.2", "a row of another width", row);
		if (!table.querySelector("th")) say("1.3.1", "a table without headers", table);
	}

	// 1.3.2, 2.4.3: what is seen first is read first
	for (const e of all("body *").filter(seen)) {
		const style = getComputedStyle(e);
		if (style.order !== "0" || style.flexDirection.endsWith("-reverse") || style.flexWrap === "wrap-reverse") say("1.3.2", "shown in another order than it is read", e);
		if (e.tabIndex > 0) say("2.4.3", "an order of stops of its own", e);
	}

	// 1.3.5, 3.3.8: what a browser knows it may fill in
	const purposes = { senha: /^(current|new)-password$/, atual: /^current-password$/, nova: /^new-password$/, nome: /^(name|username)$/, email: /^email$/, nascimento: /^bday$/ };
	for (const input of all("main input")) {
		if (input.type === "password" && !/^(current-password|new-password|off)$/.test(input.autocomplete)) say("3.3.8", "a password that no keeper of passwords fills", input);
		if (input.type === "hidden" || input.type === "search") continue;
		const want = purposes[input.name]; // "off" says that it is of somebody else
		if (want && input.autocomplete !== "off" && !want.test(input.autocomplete)) say("1.3.5", "what a browser could fill is not said", input);
	}

	// 3.3.1, 3.3.2: every field has a label that is seen, and what is said of it is there
	for (const input of all("main input:not([type=hidden]), main select, main textarea")) {
		const labels = [...(input.labels || [])];
		if (!labels.some((l) => text(l)) && !input.getAttribute("aria-label") && !input.getAttribute("aria-labelledby")) say("3.3.2", "a field without a label", input);
		for (const id of (input.getAttribute("aria-describedby") || "").split(/\s+/).filter(Boolean))
			if (!document.getElementById(id)) say("3.3.1", "described by what is not there", input);
		if (input.getAttribute("aria-invalid") === "true") {
			if (!input.getAttribute("aria-describedby")) say("3.3.1", "what is wrong is not tied to the field", input);
			if (!document.querySelector('[role=alert] a[href="#' + CSS.escape(input.id) + '"]')) say("3.3.1", "the message does not lead to the field", input);
		}
	}
	const groups = new Set(all("main input[type=radio]").map((e) => e.name));
	for (const name of groups) {
		const one = document.querySelector('main input[type=radio][name="' + CSS.escape(name) + '"]');
		if (!one.closest("fieldset, [role=radiogroup]")) say("1.3.1", "choices without what they are choices of", one);
	}

	// 2.4.4, 2.5.3: links say where they go; the name has what is seen
	for (const e of all("a[href], button, summary")) {
		const name = e.getAttribute("aria-label");
		if (/^(clique aqui|aqui|saiba mais|leia mais|mais|ver|link)$/i.test(text(e))) say("2.4.4", "a link that says nothing by itself", e);
		if (name && text(e) && !name.toLowerCase().includes(text(e).toLowerCase())) say("2.5.3", "another name than what is seen", e);
		if (e.target && !/outra (janela|aba)/.test(text(e))) say("3.2.5", "a window opens without being told", e);
	}
	for (const e of all("[aria-label]")) if (!e.getAttribute("aria-label").trim()) say("4.1.2", "an empty name", e);

	// 4.1.1 was taken away from the text, and ids still must be one of a kind for the rest
	const ids = new Map();
	for (const e of all("[id]")) ids.set(e.id, (ids.get(e.id) || 0) + 1);
	for (const [id, n] of ids) if (n > 1) say("1.3.1", n + " times the id " + id);

	// 1.4.2, 2.2.1, 2.2.2: nothing plays, moves or reloads by itself
	for (const e of all("[autoplay], meta[http-equiv=refresh], marquee, blink")) say("2.2.2", "moves by itself", e);

	// 3.2.6 and the eMAG: help is always in the same place
	for (const address of alone ? [] : ["/acessibilidade", "/mapa"])
		if (!document.querySelector('body > nav.atalhos ~ header a[href="' + address + '"], body > footer a[href="' + address + '"]')) say("3.2.6", "no link to " + address + " around the page");
	return faults;
})

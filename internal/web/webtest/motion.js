// What moves for who asked that nothing does.
[...document.querySelectorAll("*")].flatMap((e) => [e, "::before", "::after"].map((part) => getComputedStyle(e, part === e ? null : part)).some((style) =>
	style.animationName !== "none" || style.scrollBehavior === "smooth" || style.transitionDuration.split(",").some((d) => parseFloat(d) > 0.01)) ? ["2.3.3: moves: " + e.outerHTML.slice(0, 140)] : [])

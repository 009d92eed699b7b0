// Package secondreading has a sample of decided cases read again by people who had
// nothing to do with them and do not know what was decided (Decreto 12.536/2025, art.
// 2º, sole paragraph, III), to see whether the boards use one measure. The sample is
// drawn so that anybody can redo the draw (package draw), by tickets that name nobody;
// which ticket is which case is sealed before the draw, with a digest that is published.
// What is published of the result is counts, with the small ones not shown (package
// sample). It changes no decision.
package secondreading

// Package gazette writes a draft for the Diário Oficial da União as RTF, to the
// gazette's measures: a column of 8 cm, Calibri 9, and the marks that tell its
// parts. Nothing a person wrote can close the document, run in it or pass for one
// of the marks.
package gazette

// Package tabular opens what people have and gives rows: CSV dialects, XLSX,
// ODS, JSON, and the text of what is none of these. Rows stream; a file that
// lies about itself (a bomb, a document type, a path outside, a cell without
// end) is refused in bounded memory. Nothing here knows what a column means.
package tabular

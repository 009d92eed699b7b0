// Package parts is what pages are made of: tables, fields of a form, messages, states,
// steps and links. Each has its drawing in internal/web/partes, under the name said at
// its type, and is written with {{template "tabela" .Data.Seats}}; a table knows how it
// is saved as a sheet.
package parts

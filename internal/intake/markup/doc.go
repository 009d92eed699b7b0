// Package markup reads the XML of spreadsheets and gazettes as a stream of
// tokens of bounded size. encoding/xml holds a whole cell in memory, which a
// hostile file makes a gibibyte long, and takes ten times longer over a sheet of
// a million rows. Document types are refused, and so every entity but the five of
// XML; a fuzz test holds what is accepted to the answer of encoding/xml.
package markup

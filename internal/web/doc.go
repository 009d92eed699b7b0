// Package web is the pages: one action a file, the page it writes beside it in
// paginas, everything rendered here and working without JavaScript. What may be
// reached, and by whom, is one table: the rows of each subject are in its _routes.go,
// and routes.go puts them together.
package web

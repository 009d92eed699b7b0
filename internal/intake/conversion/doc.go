// Package conversion writes what a reviewed file holds as the files of a
// contest's folder: people as candidatos.csv, results of boards as
// confirmacoes.csv, and so on. It writes to where it is told; putting files in
// their places is its caller's.
package conversion

// Package tables writes a result as files: the CSVs of the contract, the trace,
// the summary and the manifest. People get a BOM, semicolons, decimal commas,
// CRLF and identifiers quoted as text; machines get plain CSV.
package tables

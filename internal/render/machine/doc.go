// Package machine writes tables for programs: JSON, row by row, and Parquet, each
// column with its type. Both carry the dictionary of the columns.
package machine

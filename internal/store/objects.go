package store

import (
	"context"
	"maps"
	"slices"

	"certame/ledger"
)

// tableField is the field by which a fact cites a table by its content.
const tableField = "tabela"

// Objects lists the digests of the bytes that a contest needs and that are kept
// apart: files of its revisions, results and acts, and tables that its facts cite.
func (db *DB) Objects(ctx context.Context, contest ContestID) ([]string, error) {
	found := map[string]bool{}
	scan := func(into func(...any) error) (d string, err error) { return d, into(&d) }
	for _, table := range slices.Sorted(maps.Keys(digested)) {
		list, err := rows(ctx, db, scan, "SELECT DISTINCT "+digested[table]+" FROM "+table+" WHERE contest = $1", string(contest))
		if err != nil {
			return nil, err
		}
		for _, d := range list {
			found[d] = true
		}
	}
	lines, err := db.FactLines(ctx, contest)
	if err != nil {
		return nil, err
	}
	for _, line := range lines {
		if f, fault := ledger.Decode(line); fault == "" && f.Value(tableField) != "" {
			found[f.Value(tableField)] = true
		}
	}
	return slices.Sorted(maps.Keys(found)), nil
}

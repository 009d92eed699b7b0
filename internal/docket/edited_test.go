package docket

import (
	"bytes"
	"strings"
	"testing"

	"certame/internal/run"
	"certame/ledger"
)

// Who has the database, takes the triggers away and writes in the book another person,
// takes a line out or changes their order finds that who opens it does not read it. Who makes
// every sum again is found by what was published: the log of acts and the open packages.
func TestBookEditedInTheDatabase(t *testing.T) {
	for what, statements := range map[string][]string{
		"another person":    {`UPDATE fact SET line = CAST(replace(CAST(line AS TEXT), '0001', '0002') AS BLOB) WHERE number = 1`},
		"the last":          {`UPDATE fact SET line = CAST(replace(CAST(line AS TEXT), '0003', '0004') AS BLOB) WHERE number = 2`},
		"a line taken out":  {`DELETE FROM fact WHERE number = 1`, `UPDATE fact SET number = 1 WHERE number = 2`},
		"the order changed": {`UPDATE fact SET number = number + 10`, `UPDATE fact SET number = 13 - number`},
		"one letter of it":  {`UPDATE fact SET line = CAST(replace(CAST(line AS TEXT), 'Portaria 1', 'Portaria 2') AS BLOB) WHERE number = 1`},
	} {
		d := desk(t)
		c := created(t, d)
		for _, person := range []string{"0001", "0003"} {
			if _, err := d.Record(t.Context(), hr, c.ID, head(t, d, c.ID), fact(ledger.Declined, "inscricao", person), nil); err != nil {
				t.Fatal(err)
			}
		}
		before := book(t, d, string(c.ID))
		for _, statement := range append([]string{"DROP TRIGGER fact_no_update", "DROP TRIGGER fact_no_delete"}, statements...) {
			if _, err := d.db.SQL().ExecContext(t.Context(), statement); err != nil {
				t.Fatalf("%s: %v", what, err)
			}
		}
		if after := book(t, d, string(c.ID)); after == before {
			t.Fatalf("%s: nothing was changed: %s", what, before)
		}
		now, err := Open(d.db, d.blobs, d.keys, t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		if err := now.Read(t.Context(), c.ID, func(*run.Loaded) error { return nil }); err == nil {
			t.Errorf("%s: it is read as if nothing had happened", what)
		}
	}
}

// book is the text of every line of it.
func book(t *testing.T, d *Docket, contest string) string {
	t.Helper()
	rows, err := d.db.SQL().QueryContext(t.Context(), "SELECT line FROM fact WHERE contest = $1 ORDER BY number", contest)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var all bytes.Buffer
	for rows.Next() {
		var line []byte
		if err := rows.Scan(&line); err != nil {
			t.Fatal(err)
		}
		all.Write(line)
	}
	return strings.TrimSpace(all.String())
}

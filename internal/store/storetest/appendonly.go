package storetest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"certame/internal/store"
	"certame/ledger"
)

// History fills every table that is only added to.
func History(t testing.TB, db *store.DB) store.Contest {
	t.Helper()
	c := newContest(t, db, "historia")
	files := []store.File{{Name: "a", Digest: "ab", Size: 1}}
	must1(db.AddRevision(ctx, c.ID, 0, files, "ana", "nota"))(t)
	must(t, db.AppendFacts(ctx, c.ID, ledger.Digest{}, BookLines(nil, 2), "ana"))
	must1(db.AddVersion(ctx, store.Version{Contest: c.ID, Revision: 1, Facts: 2, Digest: "cd", State: "previo", Engine: "0.2", By: "ana", Files: files}))(t)
	p := must1(db.Propose(ctx, store.Proposal{Contest: c.ID, Kind: "resultado", Version: 1, By: "ana", Expires: time.Time{}}))(t)
	must1(db.ConfirmProposal(ctx, p.ID, "bia", store.Act{Files: files}))(t)
	must(t, db.AddLogLeaf(ctx, store.LogLeaf{Position: 0, Leaf: []byte("folha"), Head: []byte("cabeça")}, c.ID, 1))
	newDossier(t, db, c.ID, "denuncia", "ab")
	must1(db.AddIndicator(ctx, store.Indicator{Key: "órgão", Reference: "2026-10-01", Digest: "aa", Body: []byte{1, 255}, By: "ana"}))(t)
	must(t, db.Note(ctx, store.Access{Account: "ana", Contest: c.ID, Action: "ver"}))
	boardsAtWork(t, db, c)
	custodyHistory(t, db, c.ID)
	agendaHistory(t, db, c.ID)
	enrolmentHistory(t, db, c.ID)
	noticeHistory(t, db, c.ID)
	return c
}

// testAppendOnly tries to change, take out, put over and empty each of them, with
// every right that the program has.
func testAppendOnly(t *testing.T, db *store.DB) {
	History(t, db)
	for table, column := range map[string]string{
		"revision": "note", "revision_file": "digest", "fact": "author", "version": "digest", "version_file": "digest",
		"act": "confirmed_by", "act_file": "digest", "act_logged": "log_index", "access": "action", "log_leaf": "leaf",
		"undertaking": "text", "hearing": "author", "hearing_event": "kind", "impediment": "kind", "ballot_box": "author", "ballot_share": "member", "ballot": "commitment",
		"agenda": "author", "summons": "room", "message": "kind", "message_state": "state",
		"notice": "kind", "notice_state": "state", "address_state": "state",
		"dossier": "kind", "dossier_event": "sealed", "indicator": "digest",
		"custody": "media", "custody_reading": "ground", "custody_hold": "author", "custody_disposal_item": "basis", "custody_gone": "disposal",
		"enrolment_term": "author", "enrolment": "registration", "enrolment_event": "kind", "enrolment_export": "author", "enrolment_cpf": "mark",
	} {
		value := "'x'"
		switch column {
		case "log_index":
			value = "9"
		case "leaf", "sealed":
			value = "'x'"
			if db.Dialect() == "sqlite" {
				value = "x'00'"
			}
		}
		tries := []string{"UPDATE " + table + " SET " + column + " = " + value, "DELETE FROM " + table}
		if db.Dialect() == "sqlite" {
			tries = append(tries, "INSERT OR REPLACE INTO "+table+" SELECT * FROM "+table,
				"REPLACE INTO "+table+" SELECT * FROM "+table+" LIMIT 1", "UPDATE OR REPLACE "+table+" SET "+column+" = "+value,
				fmt.Sprintf("UPDATE %s SET rowid = rowid + 100", table))
		} else {
			tries = append(tries, "TRUNCATE "+table+" CASCADE")
		}
		for _, sql := range tries {
			_, err := db.SQL().ExecContext(ctx, sql)
			if err == nil || !strings.Contains(err.Error(), "append-only: ") {
				t.Errorf("%s: %v", sql, err)
			}
		}
		var n int
		must(t, db.SQL().QueryRowContext(ctx, "SELECT COUNT(*) FROM "+table).Scan(&n))
		if n == 0 {
			t.Errorf("%s is empty: nothing was tried", table)
		}
	}
}

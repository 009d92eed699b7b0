package monitor_test

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"certame/internal/indicators"
	"certame/internal/monitor"
	"certame/internal/store"
)

func contest(name, reference string, appointed indicators.Count) indicators.Contest {
	list := indicators.List{
		Code: "AC", Role: "AC", Threshold: indicators.None, Reserved: 20, Registered: indicators.None, Called: indicators.None,
		Confirmed: indicators.None, Denied: indicators.None, Absent: indicators.None, Pending: indicators.None, Approved: 30, Appointed: appointed, Unfilled: 20 - appointed,
	}
	return indicators.Contest{
		Agency: "Órgão", Name: name, Notice: "1", Kind: "concurso_publico", Regime: "proprio", Published: "2026-02-10", Reference: reference, Seats: 20,
		Registered: 90, Approved: 30, Appointed: appointed, Unfilled: 20 - appointed, Lists: []indicators.List{list}, Reversions: []indicators.Reversion{},
	}
}

func file(t *testing.T, list ...indicators.Contest) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := indicators.WriteJSON(&b, list); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// The same file twice is once; a later version takes the place, an earlier one keeps
// the whole file out; small numbers are not read back.
func TestImport(t *testing.T) {
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(t.TempDir(), "a.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = db.Close() })
	d := monitor.New(db)
	imports := func(want monitor.Report, list ...indicators.Contest) {
		t.Helper()
		if got, err := d.Import(t.Context(), "ana", file(t, list...), "a.json"); err != nil || got != want {
			t.Fatalf("%v %v", got, err)
		}
	}
	imports(monitor.Report{Contests: 2, Added: 2}, contest("A", "2026-10-01", 9), contest("B", "2026-10-01", 3))
	imports(monitor.Report{Contests: 2, Same: 2}, contest("A", "2026-10-01", 9), contest("B", "2026-10-01", 3))
	imports(monitor.Report{Contests: 1, Added: 1}, contest("A", "2026-11-01", 12))
	if _, err := d.Import(t.Context(), "ana", file(t, contest("C", "2026-11-01", 5), contest("A", "2026-10-09", 10)), "a.json"); err == nil || !strings.Contains(err.Error(), "já há números de 2026-11-01") {
		t.Fatal(err)
	}
	for range 2 {
		list, err := d.All(t.Context())
		if err != nil || len(list) != 2 || list[0].Appointed != 12 || list[1].Appointed != indicators.Hidden || list[1].Unfilled != indicators.Hidden {
			t.Fatalf("%v %v", list, err)
		}
	}
}

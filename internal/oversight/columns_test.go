package oversight

import (
	"slices"
	"strings"
	"testing"

	"certame/internal/render/grid"
	"certame/internal/store"
	"certame/ledger"
)

// A column that nobody thought of does not come out, of any table: not even where the
// modalities of the edital may.
func TestUnknownColumnsStay(t *testing.T) {
	for name := range shown {
		columns := []grid.Column{{Name: shown[name][0]}, {Name: "CANARIO"}, {Name: "nome"}, {Name: "motivo"}, {Name: "detalhe"}, {Name: "mensagem"}}
		table := narrowed(grid.Table{Name: name, Columns: columns, Rows: grid.RowsOf([][]string{{"fica", "1", "2", "3", "4", "5"}})}, []string{"AC", "PPP"})
		for row := range table.Rows {
			if len(table.Columns) != 1 || !slices.Equal(row, []string{"fica"}) {
				t.Errorf("%s: %v %v", name, table.Columns, row)
			}
		}
	}
	if !leaves("quadro", "PPP", []string{"AC", "PPP"}) || leaves("listas", "PPP", []string{"PPP"}) {
		t.Error("modalities are columns of the table of vacancies alone")
	}
}

// Every column that may leave is one that the dictionary has.
func TestColumnsAreKnown(t *testing.T) {
	for name, columns := range shown {
		if _, err := grid.ColumnsOf(name, columns); err != nil {
			t.Error(err)
		}
	}
}

// Of a fact only data that are not text leave, and of an act only species and number.
func TestFactsAreCovered(t *testing.T) {
	f := ledger.Fact{Number: 1, Kind: ledger.Voided, Act: "Portaria 2/2026", Data: []ledger.Field{{Name: "inscricao", Value: "1"}, {Name: "motivo", Value: "CANARIO"}, {Name: "novo", Value: "CANARIO"}}}
	row := strings.Join(factRow(&f), ";")
	if strings.Contains(row, "CANARIO") || !strings.Contains(row, "Portaria 2/2026;1;") {
		t.Error(row)
	}
	for _, act := range []string{"Portaria 2 de Fulana", "Fulana", "Portaria CANARIO 2", "", "2"} {
		if f.Act = act; actOf(&f) != "" {
			t.Errorf("%q leaves", act)
		}
	}
	for _, kind := range []ledger.Kind{ledger.CourtOrder, ledger.Died, ledger.FraudConcluded, ledger.Vote} {
		if f.Kind, f.Act = kind, "Portaria 2"; actOf(&f) != "" {
			t.Errorf("the act of %s leaves", kind.Code())
		}
	}
}

// An object leaves when the action says that it is an identifier, and it is written as one.
func TestObjectsAreCovered(t *testing.T) {
	for _, one := range []struct{ action, object, want string }{
		{"fato.registrar", "f3", "f3"},
		{"ato.propor", "listas 0ab1", "listas 0ab1"},
		{"controle.integral", "r1/f1/v1 Processo 1: CANARIO", ""},
		{"arquivo.gravar", "CANARIO.txt", ""},
		{"nova.acao", "CANARIO", ""},
		{"processo.ver", "Fulana de Tal", ""},
	} {
		if got := objectOf(&store.Access{Action: one.action, Object: one.object}); got != one.want {
			t.Errorf("%+v: %q", one, got)
		}
	}
}

// A ground names a case and says why, in words.
func TestGround(t *testing.T) {
	reason := strings.Repeat("porque sim ", 4)
	for _, one := range []struct {
		file, reason string
		whole        bool
	}{
		{"Ofício 12/2026", reason, true},
		{"", reason, false},
		{"Ofício", reason, false},
		{"  1 \n ", reason, false},
		{"Ofício 12/2026", "  ", false},
		{"Ofício 12/2026", "auditoria", false},
		{"Ofício 12/2026", strings.Repeat("x", 40), false},
		{"Ofício 12/2026", "a" + strings.Repeat(" ", 60) + "b", false},
		{"Ofício 12/2026", strings.Repeat("muito ", 400), false},
	} {
		g := GroundOf(one.file, one.reason)
		if (g.HasCase() && g.HasReason()) != one.whole {
			t.Errorf("%q %q", one.file, one.reason)
		}
		if one.whole && (!g.HasCase() || strings.Contains(g.Line(), "\n")) {
			t.Errorf("%q is no case", one.file)
		}
	}
}

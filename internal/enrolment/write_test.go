package enrolment

import (
	"context"
	"strings"
	"testing"

	"certame"
	"certame/internal/docket"
	"certame/internal/intake/options"
	"certame/internal/run"
	"certame/registration"
)

func silent(int, int) {}

// The files are what people did: who withdrew is in none, what was made and undone in one
// second is told by its end, and the options that the engine makes of them are those of
// the last receipt of each.
func TestWrite(t *testing.T) {
	both(t, func(t *testing.T, w *world) {
		ctx := context.Background()
		a := done(w.register("ana", form("Ana; \"a primeira\"", "", "PPP", "PQ")))(t)
		done(w.register("bia", form("Bia", "")))(t)
		c := done(w.register("caio", form("Caio", "", "PI")))(t)
		w.clock.set(t, "02/03/2026 09:00:00")
		d := done(w.register("davi", form("Davi", "")))(t)
		d = done(w.change("davi", form("Davi", "", "PcD"), d.Position))(t)
		d = done(w.change("davi", form("Davi", "", "PI"), d.Position))(t)
		done(w.change("davi", form("Davi", ""), d.Position))(t) // all in one second: nothing
		w.clock.set(t, "20/03/2026 23:59:59")
		a = done(w.change("ana", form("Ana; \"a primeira\"", "", "PQ", "PcD"), a.Position))(t)
		done(w.withdraw("caio", c.Position))(t)
		wrote, err := w.Write(ctx, hr, w.contest.ID, silent)
		if err != nil || wrote.Position != 9 || wrote.Revision != 2 {
			t.Fatal(wrote, err)
		}
		people := "inscricao;nome;nascimento;cargo;opcoes;nota_final\n" +
			"0000001;\"Ana; \"\"a primeira\"\"\";31/12/1990;101;PQ|PcD;\n0000002;Bia;31/12/1990;101;;\n0000004;Davi;31/12/1990;101;;\n"
		changes := "inscricao;instante;grupo;acao;origem\n" +
			"0000001;01/03/2026 10:00:00;PPP;opta;candidato\n0000001;01/03/2026 10:00:00;PQ;opta;candidato\n" +
			"0000001;20/03/2026 23:59:59;PPP;desiste;candidato\n0000001;20/03/2026 23:59:59;PcD;opta;candidato\n"
		if got := w.file(run.CandidatesFile); got != people {
			t.Errorf("%s", got)
		}
		if got := w.file(run.OptionsFile); got != changes {
			t.Errorf("%s", got)
		}
		w.agree(a.Choice.Groups, changes)
		again, err := w.Write(ctx, hr, w.contest.ID, silent)
		if err != nil || again != wrote {
			t.Errorf("written twice: %+v %v", again, err)
		}
	})
}

// agree holds the first person's options, folded by R-11 from the file, to the receipt.
func (w *world) agree(groups []string, changes string) {
	w.t.Helper()
	r, _ := w.choice(form("Ana", ""))
	ids := certame.NewIdentifiers(1, 8)
	ids.Append([]byte("0000001"))
	list, err := options.Parse([]byte(changes), run.OptionsFile, r.Terms, &ids)
	if err != nil {
		w.t.Fatal(err)
	}
	folded := registration.Fold(r.Period, 1, list)
	if folded.Final[0] != r.set(groups) || len(folded.Refused) != 0 || len(folded.Clashes) != 0 {
		w.t.Errorf("%+v, want %v", folded, groups)
	}
}

// Who served in a jury is told to the tie-break of the edital, in a column that is not
// there while nobody is; an edital that does not ask is not told.
func TestJuror(t *testing.T) {
	w := here(t)
	f := form("Ana", "")
	f.Juror = true
	done(w.register("ana", f))(t)
	done(w.register("bia", form("Bia", "")))(t)
	w.clock.set(t, "21/03/2026 00:00:00")
	if _, err := w.Write(context.Background(), hr, w.contest.ID, silent); err != nil {
		t.Fatal(err)
	}
	want := "inscricao;nome;nascimento;cargo;opcoes;nota_final;jurado\n0000001;Ana;31/12/1990;101;;;sim\n0000002;Bia;31/12/1990;101;;;\n"
	if got := w.file(run.CandidatesFile); got != want {
		t.Errorf("%s", got)
	}
	other := at(t, freshSQLite(t), editalText+"desempate: [mais_velho]\n")
	r, c := other.choice(f)
	if r.AsksJuror() || c.Juror {
		t.Error("an edital that does not break ties so is told")
	}
}

// Files that somebody else changed since are not written over, and nothing is due before
// the period ends or once all is written.
func TestForeignFiles(t *testing.T) {
	w, ctx := here(t), context.Background()
	if _, err := w.Write(ctx, hr, w.contest.ID, silent); err == nil {
		t.Error("nobody registered, and it was written")
	}
	done(w.register("ana", form("Ana", "", "PPP")))(t)
	w.due(0)
	w.clock.set(t, "21/03/2026 00:00:00")
	w.due(1)
	wrote, err := w.Write(ctx, hr, w.contest.ID, silent)
	if err != nil {
		t.Fatal(err)
	}
	w.due(0)
	marked := strings.Replace(w.file(run.CandidatesFile), "PPP;", "PPP;80", 1)
	if _, err := w.docket.Revise(ctx, hr, w.contest.ID, wrote.Revision, "notas", docket.Changes{Put: docket.Files{run.CandidatesFile: strings.NewReader(marked)}}); err != nil {
		t.Fatal(err)
	}
	w.prolong("2026-03-25 18:00:00", 1)
	done(w.register("bia", form("Bia", "")))(t)
	_, err = w.Write(ctx, hr, w.contest.ID, silent)
	refusedAs(t, err, "ARQUIVOS-DE-OUTRO-CAMINHO")
	if !strings.Contains(w.file(run.CandidatesFile), ";80") {
		t.Error("marks were lost")
	}
}

func (w *world) due(want int) {
	w.t.Helper()
	list, err := w.Due(context.Background())
	if err != nil || len(list) != want {
		w.t.Errorf("%d due, want %d: %v", len(list), want, err)
	}
}

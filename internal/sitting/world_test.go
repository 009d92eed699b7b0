package sitting

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/pgtest"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

const (
	secretary = store.AccountID("00000000-0000-7000-8000-00000000000a")
	hr        = store.AccountID("00000000-0000-7000-8000-00000000000b")

	editalText = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\nconfirmacao: {prazo_recurso: 2}\ncargos:\n  - {codigo: \"101\", vagas: 30}\n"
	peopleText = "inscricao;nome;cpf;cargo;opcoes;nota_final\n" +
		"0001;Ana;52998224725;101;;90,00\n0002;Bento;11144477735;101;PPP;80,00\n0003;Célia;;101;PPP|PI;70,00\n0004;Davi;;101;PPP;60,00\n0005;Eva;;101;PI;50,00\n"
)

// boardsText is a board of five and one of appeal of three for PPP, and of documents
// for PI.
func boardsText() string {
	var b strings.Builder
	b.WriteString("grupo;instancia;membro;nome;cpf;papel;suplente_de;reside_no_brasil;reputacao_ilibada;curso_certificado;experiencia;genero;cor;regiao;pertencimento;notorio_saber\n")
	line := func(group, instance, code, role, of string) {
		fmt.Fprintf(&b, "%s;%s;%s;Pessoa %s;;%s;%s;sim;sim;sim;sim;mulher;preta;N;sim;sim\n", group, instance, code, code, role, of)
	}
	for i := range 5 {
		line("PPP", "comissao", fmt.Sprint("M", i+1), "titular", "")
		line("PPP", "comissao", fmt.Sprint("S", i+1), "suplente", fmt.Sprint("M", i+1))
	}
	for i := range 3 {
		line("PPP", "recursal", fmt.Sprint("R", i+1), "titular", "")
		line("PPP", "recursal", fmt.Sprint("T", i+1), "suplente", "")
		line("PI", "comissao", fmt.Sprint("D", i+1), "titular", "")
	}
	return b.String()
}

// desk is a world with a contest in it, whose clock the test moves.
type desk struct {
	*Sittings
	t       *testing.T
	contest store.Contest
	now     time.Time
}

// both runs a test on either database.
func both(t *testing.T, test func(t *testing.T, d *desk)) {
	t.Run("SQLite", func(t *testing.T) {
		test(t, newDesk(t, "sqlite:"+filepath.Join(t.TempDir(), "certame.db")))
	})
	t.Run("PostgreSQL", func(t *testing.T) { test(t, newDesk(t, pgtest.Fresh(t))) })
}

// lite is a desk where the database makes no difference.
func lite(t *testing.T) *desk {
	return newDesk(t, "sqlite:"+filepath.Join(t.TempDir(), "certame.db"))
}

func newDesk(t *testing.T, address string) *desk {
	t.Helper()
	place := t.TempDir()
	db := must(store.Open(t.Context(), address))(t)
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	d := &desk{t: t, now: time.Date(2026, 3, 10, 14, 0, 0, 0, locale.Brasilia)}
	db.Now = func() time.Time { return d.now }
	keys := must(secret.New())(t)
	blobs := must(blob.OpenFolder(filepath.Join(place, "objetos")))(t)
	dock := must(docket.Open(db, blobs, keys, filepath.Join(place, "trabalho")))(t)
	d.Sittings = Open(db, keys, dock)
	d.cost = cost{memory: 8, time: 1, lanes: 1} // a real one takes a tenth of a second
	d.contest = d.create("teste-2026")
	return d
}

func (d *desk) create(slug string) store.Contest {
	d.t.Helper()
	return must(d.docket.Create(d.t.Context(), hr, docket.Draft{Slug: slug, Files: docket.Files{
		run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText), "comissao.csv": strings.NewReader(boardsText()),
	}}))(d.t)
}

// later moves the clock.
func (d *desk) later(by time.Duration) { d.now = d.now.Add(by) }

// opened opens the cases of the contest and gives that of a registration.
func (d *desk) opened(group, registration string) *Case {
	d.t.Helper()
	must(d.OpenCases(d.t.Context(), secretary, d.contest.ID))(d.t)
	return must(d.CaseOf(d.t.Context(), d.contest.ID, group, registration))(d.t)
}

// append appends, with nothing in the way.
func (d *desk) append(c *Case, events ...New) *Case {
	d.t.Helper()
	return must(d.Append(d.t.Context(), secretary, c.Contest, c.ID, c.Seen(), events...))(d.t)
}

// attended calls somebody to a session of today at 15:00, who comes and, where it is
// asked, agrees to be filmed.
func (d *desk) attended(group, registration string) *Case {
	d.t.Helper()
	c := d.opened(group, registration)
	session := InstantOf(d.now.Add(time.Hour))
	c = d.append(c, New{Summoned, Body{Session: At(session)}})
	d.later(time.Hour)
	c = d.append(c, New{Kind: Attended})
	if c.Rules.Procedure == confirmation.Phenotype {
		c = d.append(c, New{Kind: FilmingAccepted})
	}
	return c
}

func on(day, hour int) edital.Instant {
	return InstantOf(time.Date(2026, 3, day, hour, 0, 0, 0, locale.Brasilia))
}

// must is the value of a call that may not fail.
// publishes has the secretariat propose a result of cases and HR confirm it.
func (d *desk) publishes(kind Kind, act string, cases ...*Case) error {
	d.t.Helper()
	p, err := d.ProposeResult(d.t.Context(), secretary, d.contest.ID, kind, act, cases)
	if err != nil {
		return err
	}
	a, err := d.ProposedResult(d.t.Context(), hr, p)
	if err != nil {
		return errors.Join(err, d.docket.Withdraw(d.t.Context(), secretary, p.ID))
	}
	_, err = d.ConfirmResult(d.t.Context(), hr, p.ID, a.Mark())
	return err
}

func must[T any](value T, err error) func(testing.TB) T {
	return func(t testing.TB) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

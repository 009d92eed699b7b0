package agenda

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/docket"
	"certame/internal/notify"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/sitting"
	"certame/internal/store"
)

// Figures of the largest convening: so many people over so many cities, a board for
// every so many people.
const (
	benchPeople, benchCities = 15_000, 224
	benchPerBoard            = 110
)

// BenchmarkNational plans, confirms and writes the messages of a whole national
// contest, through the store.
func BenchmarkNational(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		a, contest := national(b)
		b.StartTimer()
		begun := time.Now()
		p, err := a.Plan(b.Context(), contest)
		if err != nil || !p.Ready() || p.Calls != benchPeople {
			b.Fatalf("%v %+v %+v", err, p.Plan.Missing, p.Findings)
		}
		b.ReportMetric(time.Since(begun).Seconds(), "s-plan")
		begun = time.Now()
		if _, err := a.Confirm(b.Context(), secretary, contest, p.Digest); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(time.Since(begun).Seconds(), "s-confirm")
		begun = time.Now()
		if err := a.Tell(b.Context(), secretary, contest, func(int, int) {}); err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(time.Since(begun).Seconds(), "s-write")
	}
}

func national(b *testing.B) (*Agendas, store.ContestID) {
	b.Helper()
	place := b.TempDir()
	db, err := store.Open(b.Context(), "sqlite:"+filepath.Join(place, "c.db"))
	must(b, err)
	b.Cleanup(func() { must(b, db.Close()) })
	db.Now = func() time.Time { return time.Date(2026, 3, 10, 17, 0, 0, 0, time.UTC) }
	keys, err := secret.New()
	must(b, err)
	blobs, err := blob.OpenFolder(filepath.Join(place, "objetos"))
	must(b, err)
	dock, err := docket.Open(db, blobs, keys, filepath.Join(place, "trabalho"))
	must(b, err)
	a := Open(db, dock, sitting.Open(db, keys, dock), notify.Open(db, keys, "https://certame.orgao.gov.br", nil))
	edital, people, boards, rooms := nationalFiles()
	c, err := dock.Create(b.Context(), hr, docket.Draft{Slug: "nacional", Files: docket.Files{
		run.EditalFile: strings.NewReader(edital), run.CandidatesFile: strings.NewReader(people), "comissao.csv": strings.NewReader(boards),
	}})
	must(b, err)
	_, err = a.Keep(b.Context(), secretary, c.ID, 0, Sheets{Rooms: rooms})
	must(b, err)
	return a, c.ID
}

// nationalFiles are the four sheets: in each city, a board and a room for every so many
// people, four days of thirty slots.
func nationalFiles() (edital, people, boards, rooms string) {
	var e, p, m, r strings.Builder
	e.WriteString("certame: NACIONAL\norgao: Órgão\npublicado_em: 2026-02-10\nvalidade: 2 anos\nconfirmacao: {prazo_recurso: 2}\ncargos:\n")
	p.WriteString("inscricao;nome;email;cargo;opcoes;nota_final\n")
	m.WriteString("grupo;instancia;comissao;membro;nome;papel;suplente_de;reside_no_brasil;reputacao_ilibada;curso_certificado;experiencia;genero;cor;regiao;termo_de_sigilo_em\n")
	r.WriteString("cidade;sala;data;grupo;comissao\n")
	member := func(instance, board, code, role, of string, i int) {
		fmt.Fprintf(&m, "PPP;%s;%s;%s;Pessoa;%s;%s;sim;sim;sim;sim;%s;%s;%s;02/03/2026\n", instance, board, code, role, of, []string{"mulher", "homem"}[i%2], []string{"preta", "branca"}[i%2], []string{"Norte", "Sul"}[i%2])
	}
	for i := range 3 {
		member("recursal", "1", fmt.Sprint("R", i), "titular", "", i)
		member("recursal", "1", fmt.Sprint("T", i), "suplente", fmt.Sprint("R", i), i)
	}
	board, number := 0, 0
	for c := range benchCities {
		fmt.Fprintf(&e, "  - {codigo: \"%d\", localidade: Cidade %d, vagas: 50}\n", 1000+c, c)
		n := benchPeople / benchCities
		if c < benchPeople%benchCities {
			n++
		}
		for room := range (n + benchPerBoard - 1) / benchPerBoard {
			board++
			fmt.Fprintf(&r, "Cidade %d;Sala %d;16/03/2026|17/03/2026|18/03/2026|19/03/2026;PPP;%d\n", c, room+1, board)
			for i := range 5 {
				code := fmt.Sprintf("M%d-%d", board, i)
				member("comissao", fmt.Sprint(board), code, "titular", "", i)
				member("comissao", fmt.Sprint(board), "S"+code, "suplente", code, i)
			}
		}
		for range n {
			number++
			fmt.Fprintf(&p, "%07d;Pessoa;p%d@exemplo.org;%d;PPP;%d,00\n", number, number, 1000+c, 50+number%50)
		}
	}
	return e.String(), p.String(), m.String(), r.String()
}

func must(b *testing.B, err error) {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
}

package agenda

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/convening"
	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/notify"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/sitting"
	"certame/internal/store"
)

const (
	secretary = store.AccountID("00000000-0000-7000-8000-00000000000a")
	hr        = store.AccountID("00000000-0000-7000-8000-00000000000b")

	editalText = "certame: Concurso de teste\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\nconfirmacao: {prazo_recurso: 2}\ncargos:\n" +
		"  - {codigo: \"101\", localidade: Belém, vagas: 30}\n  - {codigo: \"102\", localidade: Manaus, vagas: 30}\n"
	peopleText = "inscricao;nome;email;cargo;opcoes;nota_final\n" +
		"0001;Ana;ana@exemplo.org;101;;90,00\n0002;Bento;bento@exemplo.org;101;PPP;80,00\n0003;Célia;;101;PPP|PI;70,00\n0004;Davi;não tem;102;PPP;60,00\n0005;Eva;;101;PI;50,00\n"
	roomsText = "cidade;sala;data;inicio;fim;duracao;capacidade;grupo\nBelém;Sala 1;20/03/2026;08:00;09:00;20;1;PPP\nManaus;Sala 2;21/03/2026;08:00;09:00;20;2;\n"
)

func boardsText() string {
	var b strings.Builder
	b.WriteString("grupo;instancia;membro;nome;papel;suplente_de;reside_no_brasil;reputacao_ilibada;curso_certificado;experiencia;genero;cor;regiao;termo_de_sigilo_em\n")
	line := func(instance, code, role, of string, i int) {
		fmt.Fprintf(&b, "PPP;%s;%s;Pessoa;%s;%s;sim;sim;sim;sim;%s;%s;%s;02/03/2026\n", instance, code, role, of, []string{"mulher", "homem"}[i%2], []string{"preta", "branca"}[i%2], []string{"Norte", "Sul"}[i%2])
	}
	for i := range 5 {
		line("comissao", fmt.Sprint("M", i+1), "titular", "", i)
		line("comissao", fmt.Sprint("S", i+1), "suplente", fmt.Sprint("M", i+1), i)
	}
	for i := range 3 {
		line("recursal", fmt.Sprint("R", i+1), "titular", "", i)
		line("recursal", fmt.Sprint("T", i+1), "suplente", fmt.Sprint("R", i+1), i)
	}
	return b.String()
}

type desk struct {
	*Agendas
	t       *testing.T
	contest store.ContestID
	now     time.Time
}

func newDesk(t *testing.T, withBoards bool) *desk {
	t.Helper()
	place := t.TempDir()
	d := &desk{t: t, now: time.Date(2026, 3, 10, 17, 0, 0, 0, time.UTC)}
	db, err := store.Open(t.Context(), "sqlite:"+filepath.Join(place, "c.db"))
	d.must(err)
	t.Cleanup(func() { d.must(db.Close()) })
	db.Now = func() time.Time { return d.now }
	keys, err := secret.New()
	d.must(err)
	blobs, err := blob.OpenFolder(filepath.Join(place, "objetos"))
	d.must(err)
	dock, err := docket.Open(db, blobs, keys, filepath.Join(place, "trabalho"))
	d.must(err)
	d.Agendas = Open(db, dock, sitting.Open(db, keys, dock), notify.Open(db, keys, "https://certame.orgao.gov.br", nil))
	files := docket.Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(peopleText)}
	if withBoards {
		files["comissao.csv"] = strings.NewReader(boardsText())
	}
	c, err := dock.Create(t.Context(), hr, docket.Draft{Slug: "um", Files: files})
	d.must(err)
	d.contest = c.ID
	return d
}

func (d *desk) must(err error) {
	d.t.Helper()
	if err != nil {
		d.t.Fatal(err)
	}
}

func (d *desk) keep(seen int, rooms, cities string) {
	d.t.Helper()
	_, err := d.Keep(d.t.Context(), secretary, d.contest, seen, Sheets{rooms, cities})
	d.must(err)
}

func (d *desk) plan() *Preview {
	d.t.Helper()
	p, err := d.Plan(d.t.Context(), d.contest)
	d.must(err)
	return p
}

// From the rooms to the calls: the plan that was seen is what is confirmed; who comes
// later is planned around who has an hour.
func TestFromRoomsToCalls(t *testing.T) {
	d := newDesk(t, true)
	if _, err := d.Plan(t.Context(), d.contest); !errors.Is(err, ErrNoAgenda) {
		t.Fatalf("%v", err)
	}
	d.keep(0, roomsText, "")
	p := d.plan()
	if !p.Ready() || p.Calls != 3 || len(p.Plan.Appointments) != 3 {
		t.Fatalf("%+v", p)
	}
	var moved *store.Conflict
	if _, err := d.Confirm(t.Context(), secretary, d.contest, "outro"); !errors.As(err, &moved) {
		t.Errorf("%v", err)
	}
	d.keep(1, roomsText, "inscricao;cidade\n0004;Belém\n")
	if _, err := d.Confirm(t.Context(), secretary, d.contest, p.Digest); !errors.As(err, &moved) {
		t.Errorf("another agenda: %v", err)
	}
	n, err := d.Confirm(t.Context(), secretary, d.contest, d.plan().Digest)
	if d.must(err); n != 3 {
		t.Errorf("%d", n)
	}
	given, err := d.db.Summonses(t.Context(), d.contest)
	if d.must(err); len(given) != 3 || given[2].City != "Belém" || given[2].Board != "1" || !given[0].Starts.Equal(time.Date(2026, 3, 20, 11, 0, 0, 0, time.UTC)) {
		t.Errorf("%+v", given)
	}
	if p := d.plan(); p.Calls != 0 || len(p.Taken) != 3 || p.Ready() {
		t.Errorf("%+v", p)
	}
}

// A plan too small, one in the past, and boards that may not call: nothing is
// confirmed, and what is missing is said.
func TestNotReady(t *testing.T) {
	d := newDesk(t, true)
	d.keep(0, "cidade;sala;data;inicio;fim\nBelém;Sala 1;20/03/2026;08:00;08:20\n", "")
	p := d.plan()
	if p.Ready() || len(p.Plan.Missing) != 2 {
		t.Errorf("%+v", p.Plan.Missing)
	}
	if _, err := d.Confirm(t.Context(), secretary, d.contest, p.Digest); !errors.Is(err, ErrNotReady) {
		t.Errorf("%v", err)
	}
	d.keep(1, roomsText, "")
	d.now = time.Date(2026, 3, 20, 11, 0, 0, 0, time.UTC) // the hour of the first
	if p := d.plan(); !p.Past || p.Ready() {
		t.Errorf("%+v", p)
	}
	d.now = d.now.Add(-time.Second)
	if p := d.plan(); p.Past || !p.Ready() {
		t.Errorf("%+v", p)
	}
	without := newDesk(t, false)
	without.keep(0, roomsText, "")
	if p := without.plan(); !p.Blocked() || p.Ready() {
		t.Errorf("%+v", p.Findings)
	}
}

// A term that was signed here counts as one on paper, and one signed after the first
// session does not (P 12).
func TestTermsSignedHere(t *testing.T) {
	d := newDesk(t, true)
	unsigned := strings.ReplaceAll(boardsText(), "02/03/2026", "")
	_, err := d.docket.Revise(t.Context(), hr, d.contest, 1, "sem termos", docket.Changes{Put: docket.Files{"comissao.csv": strings.NewReader(unsigned)}})
	d.must(err)
	d.keep(0, roomsText, "")
	if p := d.plan(); !p.Blocked() {
		t.Error("nobody signed, and people may be called")
	}
	composed, err := d.docket.Boards(t.Context(), d.contest)
	d.must(err)
	sign := func(codes ...string) {
		for _, code := range codes {
			account := store.AccountID("00000000-0000-7000-8000-0000000000" + code)
			d.must(d.db.TieMember(t.Context(), store.MemberAccount{Contest: d.contest, Member: code, Account: account, By: hr}))
			_, err := d.sittings.Sign(t.Context(), account, d.contest, "")
			d.must(err)
		}
	}
	for _, a := range composed.Roster.List[1:] {
		sign(a.Code)
	}
	d.now = time.Date(2026, 3, 21, 11, 0, 0, 0, time.UTC)
	sign(composed.Roster.List[0].Code)
	if p := d.plan(); !p.Blocked() || !strings.Contains(fmt.Sprint(p.Findings), "comissao.termo_depois") {
		t.Errorf("one signed after the first session: %v", p.Findings)
	}
	d.keep(1, strings.ReplaceAll(strings.ReplaceAll(roomsText, "20/03", "23/03"), "21/03", "24/03"), "")
	if p := d.plan(); p.Blocked() || !p.Ready() {
		t.Errorf("everybody signed before: %v", p.Findings)
	}
}

// Sheets that do not say what they should are refused with the line.
func TestSheetsRefused(t *testing.T) {
	d := newDesk(t, true)
	for sheets, want := range map[Sheets]string{
		{Rooms: "cidade;sala;data\nBelém;A;31/02/2026\n"}:               "agenda.csv, linha 2",
		{Rooms: roomsText, Cities: "inscricao;cidade\n9999;Belém\n"}:    "cidades.csv, linha 2",
		{Rooms: strings.Replace(roomsText, "PPP", "XX", 1)}:             "PPP, PI, PQ",
		{Rooms: roomsText + "Belém;Sala 1;20/03/2026;08:30;10:00;;;\n"}: "a mesma sala está aberta duas vezes",
	} {
		var refused *intake.Refused
		if _, err := d.Keep(t.Context(), secretary, d.contest, 0, sheets); !errors.As(err, &refused) || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %q", err, want)
		}
	}
}

// Another hour is one of those that are free, in the same city; it is told once more.
func TestMove(t *testing.T) {
	d := newDesk(t, true)
	d.keep(0, roomsText, "")
	_, err := d.Confirm(t.Context(), secretary, d.contest, d.plan().Digest)
	d.must(err)
	d.must(d.Tell(t.Context(), secretary, d.contest, func(int, int) {}))
	now, free, err := d.Free(t.Context(), d.contest, "PPP", "0002")
	if d.must(err); len(free) != 1 || free[0].Start != 8*3600+2400 || free[0].City != "Belém" {
		t.Fatalf("%+v", free)
	}
	if _, err := d.Move(t.Context(), secretary, d.contest, now, convening.Appointment{}, "doença"); !errors.Is(err, ErrNoPlace) {
		t.Errorf("%v", err)
	}
	if _, err := d.Move(t.Context(), secretary, d.contest, now, free[0], ""); !errors.Is(err, sitting.ErrNoText) {
		t.Errorf("%v", err)
	}
	given, err := d.Move(t.Context(), secretary, d.contest, now, free[0], "doença")
	if d.must(err); given.Sequence != 1 {
		t.Errorf("%+v", given)
	}
	d.must(d.Tell(t.Context(), secretary, d.contest, func(int, int) {}))
	list, err := d.db.MessagesOf(t.Context(), d.contest, "0002")
	if d.must(err); len(list) != 2 || list[0].Kind != notify.Moving || list[1].Kind != notify.Calling {
		t.Errorf("%+v", list)
	}
	addresses, err := d.office.Addresses(t.Context(), d.contest)
	if d.must(err); fmt.Sprint(addresses) != "map[0002:bento@exemplo.org]" {
		t.Errorf("%v", addresses)
	}
}

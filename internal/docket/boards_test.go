package docket

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/internal/store"
	"certame/ledger"
)

const boardHead = "grupo;instancia;membro;cpf;papel;reside_no_brasil;reputacao_ilibada;curso_certificado;termo_de_sigilo_em;genero;cor\n"

// whole is a first board that may call, and the appeal board of three.
func whole() string {
	text, people := boardHead, []string{"mulher;preta", "homem;branca"}
	for i, code := range strings.Fields("M1 M2 M3 M4 M5 M6 M7 M8 M9 M0") {
		role := "titular"
		if i >= 5 {
			role = "suplente"
		}
		text += "PPP;comissao;" + code + ";1234567890" + code[1:] + ";" + role + ";sim;sim;sim;02/03/2026;" + people[i%2] + "\n"
	}
	for i, code := range strings.Fields("R1 R2 R3") {
		text += "PPP;recursal;" + code + ";2234567890" + code[1:] + ";titular;sim;sim;sim;02/03/2026;" + people[i%2] + "\n"
	}
	return text
}

func composed(t *testing.T, d *Docket, c store.Contest, text string) error {
	t.Helper()
	last, err := d.db.Revision(t.Context(), c.ID, 0)
	if err != nil {
		t.Fatal(err)
	}
	_, err = d.Revise(t.Context(), hr, c.ID, last.Number, "comissões", Changes{Put: Files{boards.MembersFile: strings.NewReader(text)}})
	return err
}

func codes(g *GroupBoards) (list []string) {
	for _, f := range g.Findings {
		if f.Blocks {
			list = append(list, f.Code)
		}
	}
	return list
}

// Whether a board may call follows from the file as it is, and that of an earlier
// revision from the file as it was.
func TestBoards(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	b, err := d.Boards(t.Context(), c.ID)
	if err != nil || len(b.Groups) != 3 || b.Group("PPP").MayCall() {
		t.Fatalf("nobody is designated: %+v, %v", b, err)
	}
	if err := composed(t, d, c, whole()); err != nil {
		t.Fatal(err)
	}
	if b, err = d.Boards(t.Context(), c.ID); err != nil || !b.Group("PPP").MayCall() || b.Group("PI").MayCall() {
		t.Errorf("PPP: %v, PI: %v, %v", codes(b.Group("PPP")), codes(b.Group("PI")), err)
	}
	proposed, err := d.ProposedBoards(t.Context(), c.ID, []byte(strings.Replace(whole(), ";sim;sim;sim;", ";sim;sim;nao;", 1)))
	if err != nil || strings.Join(codes(proposed.Group("PPP")), " ") != "comissao.curso" {
		t.Errorf("without a course: %v, %v", codes(proposed.Group("PPP")), err)
	}
	before, err := d.BoardsAt(t.Context(), c.ID, 1)
	if err != nil || len(before.Roster.List) != 0 || before.Revision != 1 {
		t.Errorf("at revision 1: %+v, %v", before, err)
	}
}

// A member under two codes, and a row that is not understood, do not become a
// revision, by whatever door (S16).
func TestBoardsRefuse(t *testing.T) {
	for name, c := range map[string]struct{ text, place, want string }{
		"on the appeal under another code": {strings.Replace(whole(), "22345678902", "12345678906", 1), "comissao.csv, linha 13", "R2 está na comissão recursal e integrou a primeira comissão, como M6"},
		"twice on the first board":         {strings.Replace(whole(), "12345678902", "12345678901", 1), "comissao.csv, linha 3", "M2 e M1 são a mesma pessoa"},
		"an unknown role":                  {strings.Replace(whole(), "suplente", "chefe", 1), "comissao.csv, linha 7", "papel desconhecido"},
		"an unknown group":                 {strings.Replace(whole(), "PPP", "PCD", 1), "comissao.csv, linha 2", "grupo sem comissão"},
	} {
		t.Run(name, func(t *testing.T) {
			d := desk(t)
			contest := created(t, d)
			err := composed(t, d, contest, c.text)
			var refused *intake.Refused
			if !errors.As(err, &refused) || len(refused.Problems) != 1 || refused.Problems[0].Place() != c.place || !strings.Contains(refused.Problems[0].What, c.want) {
				t.Errorf("%v", err)
			}
			if _, err := d.ProposedBoards(t.Context(), contest.ID, []byte(c.text)); !errors.As(err, &refused) {
				t.Errorf("proposed: %v", err)
			}
			if last, err := d.db.Revision(t.Context(), contest.ID, 0); err != nil || last.Number != 1 {
				t.Errorf("revision %d is there, %v", last.Number, err)
			}
		})
	}
}

// Who watches the boards is asked about what changes, and only then; a refusal keeps
// nothing.
func TestBoardsAreWatched(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	var asked []string
	no := error(nil)
	d.WatchBoards(func(_ context.Context, _ *store.DB, _ store.ContestID, before, after *boards.Roster) error {
		asked = append(asked, string(rune('0'+len(before.List)))+">"+string(rune('0'+len(after.List))))
		return no
	})
	part := func(lines int) string { return strings.Join(strings.SplitAfter(whole(), "\n")[:lines+1], "") }
	if err := composed(t, d, c, part(2)); err != nil {
		t.Fatal(err)
	}
	if err := composed(t, d, c, part(2)); err != nil {
		t.Fatal(err)
	}
	no = errors.New("no")
	if err := composed(t, d, c, part(3)); !errors.Is(err, no) {
		t.Errorf("%v", err)
	}
	if got := strings.Join(asked, " "); got != "0>2 2>3" {
		t.Errorf("asked %s", got)
	}
	if last, err := d.db.Revision(t.Context(), c.ID, 0); err != nil || last.Number != 3 {
		t.Errorf("revision %d, %v", last.Number, err)
	}
}

// A composition enters the book once; another of the same board enters under another
// name, and the votes cite the last.
func TestBoardFact(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	if err := composed(t, d, c, whole()); err != nil {
		t.Fatal(err)
	}
	board := boards.Seat{Modality: certame.Modality(1), Instance: confirmation.First, Number: "1"}
	record := func() (ledger.Fact, error) {
		b, err := d.Boards(t.Context(), c.ID)
		if err != nil {
			t.Fatal(err)
		}
		at := fact(ledger.Board).At
		f, err := d.BoardFact(t.Context(), c.ID, b, board, at, "Portaria 2/2026", "RH")
		if err != nil {
			return f, err
		}
		if _, err := d.Preview(t.Context(), c.ID, f, nil); err != nil {
			t.Fatal(err)
		}
		_, err = d.Record(t.Context(), hr, c.ID, head(t, d, c.ID), f, nil)
		return f, err
	}
	f, err := record()
	if err != nil || f.Value("comissao") != "PPP 1" || f.Value("linhas") != "10" {
		t.Fatalf("%+v, %v", f, err)
	}
	table, err := d.blobs.Open(t.Context(), f.Value("tabela"))
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close() //nolint:errcheck // only read
	if text, err := io.ReadAll(table); err != nil || strings.Contains(string(text), "R1") || !strings.Contains(string(text), "M0") {
		t.Errorf("the table has others:\n%s %v", text, err)
	}
	if _, err := record(); err == nil || !strings.Contains(err.Error(), "já está no livro, no fato f1") {
		t.Errorf("the same again: %v", err)
	}
	if err := composed(t, d, c, strings.Replace(whole(), "M0;", "N0;", 1)); err != nil {
		t.Fatal(err)
	}
	if f, err = record(); err != nil || f.Value("comissao") != "PPP 1, 2ª composição" {
		t.Errorf("%+v, %v", f, err)
	}
	b, err := d.Boards(t.Context(), c.ID)
	if err != nil {
		t.Fatal(err)
	}
	last, err := d.BoardInBook(t.Context(), c.ID, b.Terms, board)
	if err != nil || last.Fact != "f2" || last.Times != 2 {
		t.Errorf("%+v, %v", last, err)
	}
	board.Instance = confirmation.OnAppeal
	if last, err = d.BoardInBook(t.Context(), c.ID, b.Terms, board); err != nil || last.Fact != "" {
		t.Errorf("the appeal board: %+v, %v", last, err)
	}
}

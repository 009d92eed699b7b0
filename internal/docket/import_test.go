package docket

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/store"
)

const published = "Inscrição;Nome;Cargo;Nota Final;PPP\n0001;Ana;101;91,00;Não\n0002;Bento;101;80,00;Sim\n0006;Fábio;101;75,50;Não\n"

// received keeps a file and examines it.
func received(t *testing.T, d *Docket, c store.Contest, text string) (*Import, *Exam) {
	t.Helper()
	in, err := d.ReceiveImport(t.Context(), hr, c.ID, "resultado.csv", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return examined(t, d, in)
}

func examined(t *testing.T, d *Docket, before *Import) (*Import, *Exam) {
	t.Helper()
	if err := d.ExamineImports(t.Context(), before.Contest, silent); err != nil {
		t.Fatal(err)
	}
	in, err := d.Import(t.Context(), before.Contest, before.ID)
	if err != nil {
		t.Fatal(err)
	}
	exam, err := d.ExamOf(t.Context(), in)
	if err != nil || exam == nil {
		t.Fatal(exam, err)
	}
	return in, exam
}

func mapped(t *testing.T, d *Docket, in *Import, exam *Exam) (*Import, *Exam) {
	t.Helper()
	if err := d.MapImport(t.Context(), hr, in, exam.Map, ""); err != nil {
		t.Fatal(err)
	}
	return examined(t, d, in)
}

func peopleNow(t *testing.T, d *Docket, c store.Contest) string {
	t.Helper()
	content, _, err := d.OpenFile(t.Context(), c.ID, 0, run.CandidatesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer content.Close()
	text, err := io.ReadAll(content)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A file is received, its columns confirmed, its consequences told, and only then it
// is the contest's; its people are found before any computation.
func TestImport(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	in, exam := received(t, d, c, published)
	if exam.Change != nil || len(exam.Sample) != 3 || exam.Sample[0][1] != "Ana" || exam.Report.SHA256 == "" {
		t.Errorf("before anybody looked: %+v", exam)
	}
	if _, err := d.CheckImport(t.Context(), in, in.Turn); !errors.Is(err, ErrNotReady) {
		t.Errorf("ready without an answer: %v", err)
	}
	in, exam = mapped(t, d, in, exam)
	ch := exam.Change
	if ch == nil || ch.Before.People != 5 || ch.After.People != 3 || ch.Enter != 1 || ch.Entering[0] != "0006" || ch.Leave != 3 || ch.Posts[0] != (ImportPost{"101", "", 5, 3}) {
		t.Fatalf("%+v", exam)
	}
	if r, err := d.db.Revision(t.Context(), c.ID, 0); err != nil || r.Number != 1 || peopleNow(t, d, c) != peopleText {
		t.Errorf("kept before it was confirmed: %+v, %v", r, err)
	}
	for range 2 { // the second finds it done
		if err := d.RecordImport(t.Context(), hr, c.ID, in.ID, in.Turn); err != nil {
			t.Fatal(err)
		}
		if err := d.LoadPeople(t.Context(), c.ID, silent); err != nil {
			t.Fatal(err)
		}
	}
	r, err := d.db.Revision(t.Context(), c.ID, 0)
	if err != nil || r.Number != 2 || !has(r.Files, ImportReportFile) || !strings.Contains(peopleNow(t, d, c), "0006;Fábio;101;;75,50") {
		t.Errorf("%+v, %v\n%s", r, err, peopleNow(t, d, c))
	}
	found, err := d.FindRegistered(t.Context(), c.ID, "fab", 10)
	if err != nil || len(found) != 1 || found[0] != (store.Found{ID: "0006", Name: "Fábio"}) {
		t.Errorf("%v %v", found, err)
	}
	var moved *store.Conflict
	if err := d.DropImport(t.Context(), hr, in); !errors.As(err, &moved) {
		t.Errorf("dropped after it was recorded: %v", err)
	}
}

// Somebody else who changes the contest in between is not run over.
func TestImportConflict(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	in, exam := received(t, d, c, published)
	in, _ = mapped(t, d, in, exam)
	if _, err := d.Revise(t.Context(), other, c.ID, 1, "", Changes{Put: Files{"nota.txt": strings.NewReader("x")}}); err != nil {
		t.Fatal(err)
	}
	var moved *store.Conflict
	if err := d.RecordImport(t.Context(), hr, c.ID, in.ID, in.Turn); !errors.As(err, &moved) || peopleNow(t, d, c) != peopleText {
		t.Errorf("%v", err)
	}
	if err := d.RecordImport(t.Context(), hr, c.ID, in.ID, in.Turn-1); !errors.As(err, &moved) {
		t.Errorf("of another turn: %v", err)
	}
	second := *in
	if err := d.MapImport(t.Context(), hr, in, exam.Map, ""); err != nil {
		t.Fatal(err)
	}
	if err := d.MapImport(t.Context(), other, &second, exam.Map, ""); !errors.As(err, &moved) {
		t.Errorf("two tabs: %v", err)
	}
	in, exam = examined(t, d, in)
	if exam.Revision != 2 {
		t.Errorf("held to revision %d", exam.Revision)
	}
	if err := d.RecordImport(t.Context(), hr, c.ID, in.ID, in.Turn); err != nil {
		t.Error(err)
	}
}

// Names that several registrations have wait for a person, who says why; one person
// inscribed twice leaves one line.
func TestImportHomonyms(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	in, exam := received(t, d, c, published+"0007;FÁBIO;101;70,00;Não\n")
	in, exam = mapped(t, d, in, exam)
	if got := in.Undecided(exam); len(got) != 1 || got[0][0] != 4 || got[0][1] != 5 {
		t.Fatalf("%v", got)
	}
	if _, err := d.CheckImport(t.Context(), in, in.Turn); !errors.Is(err, ErrNotReady) {
		t.Errorf("ready with a name undecided: %v", err)
	}
	var refused *intake.Refused
	same := []Decision{{Lines: []int{4, 5}, Keep: 5}}
	if err := d.DecideImport(t.Context(), hr, in, " ", same); !errors.As(err, &refused) {
		t.Errorf("without a reason: %v", err)
	}
	if err := d.DecideImport(t.Context(), hr, in, "CPF conferido", same); err != nil {
		t.Fatal(err)
	}
	in, exam = examined(t, d, in)
	if len(in.Undecided(exam)) != 0 || exam.Change.After.People != 3 || exam.Change.Entering[0] != "0007" {
		t.Errorf("%+v", exam.Change)
	}
	in, exam = received(t, d, c, published+"0007;FÁBIO;101;70,00;Não\n")
	in, exam = mapped(t, d, in, exam)
	if err := d.DecideImport(t.Context(), hr, in, "nascimentos diferentes", []Decision{{Rest: true}}); err != nil {
		t.Fatal(err)
	}
	if in, _ = d.Import(t.Context(), c.ID, in.ID); in.Waiting || len(in.Undecided(exam)) != 0 {
		t.Errorf("%+v", in.Answers)
	}
}

// What is not understood waits in a sheet, which comes back corrected, twice.
func TestImportQuarantine(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	in, exam := received(t, d, c, published+"0007;Gil;101;70,00 12;Não\n0008;Hugo;101;7O,00;Não\n")
	in, exam = mapped(t, d, in, exam)
	if exam.Report.Quarantined != 2 || exam.Change != nil || !has(in.Files, HeldFile) {
		t.Fatalf("%+v", exam.Report)
	}
	head := "linha;registro;motivo;sugestao;decisao;Inscrição;Nome;Cargo;Nota Final;PPP\n"
	var refused *intake.Refused
	for _, wrong := range []string{head + "5;;x;;;0007;Gil;101;70,00;Não\n", "Inscrição;Nome\n1;2\n", ""} {
		if err := d.CorrectImport(t.Context(), hr, in, "m", "q.csv", strings.NewReader(wrong)); !errors.As(err, &refused) {
			t.Errorf("%q: %v", wrong, err)
		}
	}
	if err := d.CorrectImport(t.Context(), hr, in, "conferida no cartão", "q.csv", strings.NewReader(head+"5;;x;;corrigida;0007;Gil;101;70,00;Não\n")); err != nil {
		t.Fatal(err)
	}
	in, exam = examined(t, d, in)
	if exam.Report.Quarantined != 1 || exam.Report.Quarantine[0].Line != 6 {
		t.Fatalf("%+v", exam.Report)
	}
	if err := d.CorrectImport(t.Context(), hr, in, "não fez a prova", "q.csv", strings.NewReader(head+"6;;x;;descartar;0008;Hugo;101;;Não\n")); err != nil {
		t.Fatal(err)
	}
	in, exam = examined(t, d, in)
	if exam.Report.Quarantined != 0 || exam.Change == nil || exam.Change.After.People != 4 || has(in.Files, HeldFile) {
		t.Errorf("%+v", exam)
	}
}

// What cannot be read, or would not be understood by the contest, says why; what
// would be a file elsewhere is not written.
func TestImportRefused(t *testing.T) {
	d := desk(t)
	c := created(t, d)
	for name, text := range map[string]string{
		"old sheet": "\xd0\xcf\x11\xe0" + strings.Repeat("x", 600), "bytes": "PK\x03\x04" + strings.Repeat("\x00", 600), "page": "<html><body>x</body></html>",
	} {
		if _, exam := received(t, d, c, text); len(exam.Refusal) == 0 || exam.Refusal[0].What == "" {
			t.Errorf("%s: %+v", name, exam)
		}
	}
	in, exam := received(t, d, c, strings.ReplaceAll(published, ";101;", ";999;"))
	if _, exam = mapped(t, d, in, exam); len(exam.Refusal) == 0 || !strings.Contains(exam.Refusal[0].Value+exam.Refusal[0].What, "999") {
		t.Errorf("a post that is not there: %+v", exam)
	}
	m := exam.Map
	m.Posts = map[string]string{"999": "101"}
	in, _ = d.Import(t.Context(), c.ID, in.ID)
	if _, exam = mapped(t, d, in, &Exam{Map: m}); exam.Change == nil || exam.Change.After.People != 3 {
		t.Errorf("with its code: %+v", exam)
	}
	if _, exam := received(t, d, c, "Nome;Nota Final\nAna;1,5\nBia;2,5\n"); exam.Stop == "" {
		t.Errorf("names only: %+v", exam)
	}
	if _, err := d.ReceiveImport(t.Context(), hr, c.ID, "../../x", strings.NewReader("")); err == nil {
		t.Error("an empty file was kept")
	}
	if got := safeName(`..\..\<a>:b.csv`); got != "_a__b.csv" {
		t.Errorf("%q", got)
	}
	other, err := d.Create(t.Context(), hr, Draft{Slug: "outro", Files: Files{run.EditalFile: strings.NewReader(editalText)}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Import(t.Context(), other.ID, in.ID); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("seen from another contest: %v", err)
	}
	in, exam = received(t, d, other, published)
	if in, exam = mapped(t, d, in, exam); exam.Change == nil || exam.Change.Enter != 3 || exam.Change.Before.People != 0 {
		t.Errorf("the first people: %+v", exam)
	}
	if err := d.ReadImport(t.Context(), hr, in, Reading{Profile: "tabela-com-inscricao"}); err != nil {
		t.Fatal(err)
	}
	if in, exam = examined(t, d, in); exam.Change != nil || in.Map != nil {
		t.Errorf("read in another way: %+v", exam)
	}
	if err := d.DropImport(t.Context(), hr, in); err != nil {
		t.Fatal(err)
	}
	if in, _ = d.Import(t.Context(), other.ID, in.ID); len(in.Files) != 0 || in.State != store.IntakeDropped {
		t.Errorf("%+v", in)
	}
}

// A load goes on where it stopped, and nobody is there twice.
func TestLoadPeopleResumes(t *testing.T) {
	d := desk(t)
	var text strings.Builder
	text.WriteString("inscricao;nome;cargo;opcoes;nota_final\n")
	for i := range 12_000 {
		text.WriteString(strings.Join([]string{number6(i), "\"Pessoa \"\"" + number6(i) + "\"\"\"", "101", "", "50,00"}, ";") + "\n")
	}
	c, err := d.Create(t.Context(), hr, Draft{Slug: "muitas", Files: Files{run.EditalFile: strings.NewReader(editalText), run.CandidatesFile: strings.NewReader(text.String())}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	err = d.LoadPeople(ctx, c.ID, func(string, int, int) { stop() })
	if !errors.Is(err, context.Canceled) {
		t.Fatalf("not stopped: %v", err)
	}
	if is, err := d.Registered(t.Context(), c.ID); is != PeopleToLoad || err != nil {
		t.Fatalf("after the first chunk: %v, %v", is, err)
	}
	first := true
	if err := d.LoadPeople(t.Context(), c.ID, func(_ string, done, _ int) {
		if first && done != 10_000 {
			t.Errorf("goes on with %d", done)
		}
		first = false
	}); err != nil {
		t.Fatal(err)
	}
	loads, err := d.db.Loads(t.Context(), c.ID)
	if err != nil || len(loads) != 1 || loads[0].Loaded != 12_000 || !loads[0].Ready {
		t.Fatalf("%+v, %v", loads, err)
	}
	for _, i := range []int{0, 4999, 5000, 11_999} {
		rows, err := d.db.RegistrationsOf(t.Context(), loads[0], number6(i))
		if err != nil || len(rows) != 1 || rows[0].Name != "Pessoa \""+number6(i)+"\"" || rows[0].Seq != i+1 {
			t.Errorf("%+v, %v", rows, err)
		}
	}
}

func number6(i int) string {
	digits := []byte("000000")
	for at := 5; i > 0; at, i = at-1, i/10 {
		digits[at] += byte(i % 10)
	}
	return string(digits)
}

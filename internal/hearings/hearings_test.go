package hearings

import (
	"errors"
	"fmt"
	"math/bits"
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/trace"
)

// world is a contest of n optantes of PPP.
func world(n int) (*edital.Terms, *boards.People) {
	terms := edital.Resolve(edital.Declared{Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}}, trace.Discard)
	ppp, _ := terms.Modality("PPP")
	roll := &certame.Roll{Post: make([]certame.PostIndex, n), Options: make([]certame.GroupSet, n)}
	for i := range n {
		roll.IDs.Append(fmt.Appendf(nil, "%04d", i))
		roll.Options[i] = certame.GroupSet(0).With(ppp)
	}
	return terms, boards.NewPeople(roll)
}

const head = "inscricao;grupo;instancia;membro;papel;substitui;voto;motivo;data;filmagem;ocorrencia;examinou\n"

func judge(t *testing.T, n int, lines string) ([]*Case, []trace.Finding, error) {
	t.Helper()
	terms, people := world(n)
	entries, err := boards.ParseVotes([]byte(head+lines), "votos.csv", terms, people, confirmation.First)
	if err != nil {
		t.Fatal(err)
	}
	return Judge(Input{Terms: terms, Entries: entries})
}

func vector(id string, against, seats int, instance, prefix, day string) string {
	var b strings.Builder
	for i := range seats {
		vote, reason := "confirma", ""
		if against&(1<<i) != 0 {
			vote, reason = "nao_confirma", "traços"
		}
		fmt.Fprintf(&b, "%s;PPP;%s;%s%d;titular;;%s;%s;%s;;;\n", id, instance, prefix, i+1, vote, reason, day)
	}
	return b.String()
}

// All vectors of votes of both boards, as spreadsheets, agree with the table.
func TestEveryVectorAsASpreadsheet(t *testing.T) {
	var lines strings.Builder
	n := 0
	var want []string
	for first := range 1 << 5 {
		for second := range 1 << 3 {
			id := fmt.Sprintf("%04d", n)
			lines.WriteString(vector(id, first, 5, "comissao", "M", "10/03/2026") + vector(id, second, 3, "recursal", "R", "20/03/2026"))
			want = append(want, expected(bits.OnesCount(uint(first)), bits.OnesCount(uint(second))))
			n++
		}
	}
	cases, _, err := judge(t, n, lines.String())
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range cases {
		got := "confirmed"
		if c.Decision.Outcome != confirmation.Confirmed {
			got = "denied"
		}
		if got != want[i] {
			t.Errorf("case %d is %s, want %s", i, got, want[i])
		}
	}
}

// expected is R-24 in words.
func expected(first, second int) string {
	switch {
	case first <= 2, second <= 1, second == 2 && first <= 4:
		return "confirmed"
	}
	return "denied"
}

func TestRefusedLines(t *testing.T) {
	whole := vector("0000", 0b00111, 5, "comissao", "M", "10/03/2026")
	for name, c := range map[string]struct{ lines, want string }{
		"first board of another person": {whole + vector("0001", 0b00111, 5, "comissao", "N", "10/03/2026") + vector("0001", 1, 1, "recursal", "M", "20/03/2026"), "linha 12, coluna membro"},
		"after the closing":             {whole + "0000;PPP;comissao;M6;suplente;;confirma;;12/03/2026;;;\n", "depois de encerrada"},
		"sixth on the same day":         {whole + "0000;PPP;comissao;M6;suplente;;confirma;;10/03/2026;;;\n", "é além dos 5"},
		"absent and voted":              {"0000;PPP;comissao;;;;;;10/03/2026;;ausente;\n" + whole, "não cabe neste momento"},
		"late appeal":                   {whole + "0000;PPP;;;;;;;16/03/2026;;resultado_provisorio;\n0000;PPP;recursal;;;;;;19/03/2026;;recurso;\n", "depois do prazo"},
	} {
		_, _, err := judge(t, 2, c.lines)
		var refused *intake.Refused
		if !errors.As(err, &refused) || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), "[") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// Blank lines of reasons: in the whole file they are kept elsewhere; in one vote
// they are missing.
func TestReasonsApart(t *testing.T) {
	bare := strings.ReplaceAll(vector("0000", 0b11111, 5, "comissao", "M", "10/03/2026"), "traços", "")
	cases, findings, err := judge(t, 1, bare)
	if err != nil || cases[0].Decision.Outcome != confirmation.Denied || len(findings) != 1 || findings[0].Code != "voto.motivos_a_parte" {
		t.Errorf("%v, %+v", err, findings)
	}
}

// The provisional conclusion is the first board's, whatever came after.
func TestFirstOutcome(t *testing.T) {
	cases, _, err := judge(t, 3, vector("0000", 0b00111, 5, "comissao", "M", "10/03/2026")+vector("0000", 0, 3, "recursal", "R", "20/03/2026")+
		"0001;PPP;comissao;;;;;;10/03/2026;;ausente;\n"+vector("0002", 1, 3, "comissao", "M", "10/03/2026"))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range [...][2]confirmation.Outcome{
		{confirmation.Denied, confirmation.Confirmed}, {confirmation.Absent, confirmation.Absent}, {confirmation.Undecided, confirmation.Undecided},
	} {
		if got := [2]confirmation.Outcome{cases[i].FirstOutcome(), cases[i].Decision.Outcome}; got != want {
			t.Errorf("case %d: %v, want %v", i, got, want)
		}
	}
}

// An appeal board that the edital does not have decides nothing (I-05).
func TestNoAppealBoard(t *testing.T) {
	terms, people := world(1)
	terms.Confirmation.DocumentAppeal = edital.AppealNo
	pi, _ := terms.Modality("PI")
	text := "inscricao;grupo;instancia;membro;voto;motivo\n0000;PI;comissao;D1;nao_confirma;x\n0000;PI;comissao;D2;nao_confirma;x\n0000;PI;comissao;D3;confirma;\n0000;PI;recursal;R1;confirma;\n"
	if _, err := boards.ParseVotes([]byte(text), "v.csv", terms, people, confirmation.First); err == nil {
		t.Fatal("votes about a group nobody opted for were accepted")
	}
	terms, people = optedFor(terms, pi)
	entries, err := boards.ParseVotes([]byte(text), "v.csv", terms, people, confirmation.First)
	if err != nil {
		t.Fatal(err)
	}
	cases, findings, err := Judge(Input{Terms: terms, Entries: entries})
	if err != nil || cases[0].Decision.Outcome != confirmation.Denied || len(findings) != 1 || findings[0].Code != "recurso.sem_comissao" {
		t.Errorf("%+v, %v", findings, err)
	}
}

func optedFor(terms *edital.Terms, m certame.Modality) (*edital.Terms, *boards.People) {
	roll := &certame.Roll{Post: make([]certame.PostIndex, 1), Options: []certame.GroupSet{certame.GroupSet(0).With(m)}}
	roll.IDs.Append([]byte("0000"))
	return terms, boards.NewPeople(roll)
}

// Who was called on one day for a group and on another for another has the day of
// each.
func TestSessionOfEachGroup(t *testing.T) {
	terms, _ := world(1)
	ppp, _ := terms.Modality("PPP")
	rules, _ := confirmation.RulesOf(terms, ppp)
	march := func(day int) certame.Date { return certame.MustDate(2026, 3, day) }
	for want, days := range map[certame.Date]map[Session]certame.Date{
		march(10): {{"0000", "PPP"}: march(10), {"0000", "PI"}: march(11)}, march(12): {{ID: "0000"}: march(12), {"0000", "PI"}: march(11)},
		terms.Published: {{"0000", "PI"}: march(11)},
	} {
		c := &Case{ID: "0000", Rules: rules}
		if got := c.sessionDay(Input{Terms: terms, Sessions: days}, nil); got != want {
			t.Errorf("%v: %s, want %s", days, got.ISO(), want.ISO())
		}
	}
}

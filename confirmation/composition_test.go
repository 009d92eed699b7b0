package confirmation

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"certame"
	"certame/edital"
	"certame/law"
)

// sound is a board that meets every item.
func sound(i Instance, titulars, alternates int, prefix string) Board {
	b := Board{Instance: i, Number: "1", Where: "comissao.csv"}
	for n := range titulars + alternates {
		b.Members = append(b.Members, Member{
			Code: prefix + strconv.Itoa(n+1), Alternate: n >= titulars, Resident: Yes, Reputation: Yes, Course: Yes, Experience: Yes, Belongs: Yes, Knowledge: Yes,
			Term: certame.MustDate(2026, 4, 1), Gender: []string{"mulher", "homem"}[n%2], Colour: []string{"preta", "branca"}[n%2], Region: []string{"Norte", "Sul"}[n%2],
		})
	}
	return b
}

func soundBoards() []Board { return []Board{sound(First, 5, 5, "M"), sound(OnAppeal, 3, 3, "R")} }

func check(r *Rules, boards []Board) codes {
	var found codes
	Check(r, boards, certame.MustDate(2026, 4, 10), &found)
	return found
}

// Each item of, broken alone.
func TestComposition(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(b []Board) []Board
		want  codes
	}{
		"sound":                     {func(b []Board) []Board { return b }, nil},
		"no board":                  {func(b []Board) []Board { return b[1:] }, codes{"comissao.ausente:erro"}},
		"no appeal board":           {func(b []Board) []Board { return b[:1] }, codes{"comissao.recursal_ausente:alerta"}},
		"four titulares":            {func(b []Board) []Board { b[0].Members[0].Alternate = true; return b }, codes{"comissao.titulares:erro", "comissao.suplentes:erro"}},
		"four alternates":           {func(b []Board) []Board { b[0].Members = b[0].Members[:9]; return b }, codes{"comissao.suplentes:erro"}},
		"two on appeal":             {func(b []Board) []Board { b[1].Members = b[1].Members[1:]; return b }, codes{"comissao.titulares:erro"}},
		"appeal without alternates": {func(b []Board) []Board { b[1].Members = b[1].Members[:3]; return b }, codes{"comissao.suplentes:alerta"}},
		"reputation denied":         {func(b []Board) []Board { b[0].Members[0].Reputation = No; return b }, codes{"comissao.reputacao:erro"}},
		"residence unknown":         {func(b []Board) []Board { b[0].Members[9].Resident = Unknown; return b }, codes{"comissao.residencia:erro"}},
		"course unknown on appeal":  {func(b []Board) []Board { b[1].Members[0].Course = Unknown; return b }, codes{"comissao.curso:erro"}},
		"no experience":             {func(b []Board) []Board { b[0].Members[0].Experience = No; return b }, codes{"comissao.experiencia:nota"}},
		"term not signed":           {func(b []Board) []Board { b[0].Members[0].Term = certame.NoDate; return b }, codes{"comissao.termo:erro"}},
		"term after the session":    {func(b []Board) []Board { b[0].Members[0].Term = certame.MustDate(2026, 4, 11); return b }, codes{"comissao.termo_depois:erro"}},
		"one gender":                {func(b []Board) []Board { return alike(b, func(m *Member) { m.Gender = "mulher" }) }, codes{"comissao.genero:erro"}},
		"colours not told":          {func(b []Board) []Board { return alike(b, func(m *Member) { m.Colour = "" }) }, codes{"comissao.cor:erro"}},
		"one region":                {func(b []Board) []Board { return alike(b, func(m *Member) { m.Region = "Sul" }) }, codes{"comissao.regiao:nota"}},
		"one person twice":          {func(b []Board) []Board { b[0].Members[0].CPF, b[0].Members[6].CPF = "1", "1"; return b }, codes{"comissao.repetida:erro"}},
		"same code, two CPFs": {func(b []Board) []Board {
			b[1].Members[0] = b[0].Members[0]
			b[0].Members[0].CPF, b[1].Members[0].CPF = "1", "2"
			return b
		}, nil},
		"alternate judges":          {func(b []Board) []Board { b[1].Members[0].Code = "M6"; return b }, codes{"comissao.recursal_atuou:erro"}},
		"judges under another code": {func(b []Board) []Board { b[0].Members[0].CPF, b[1].Members[0].CPF = "1", "1"; return b }, codes{"comissao.recursal_atuou:erro"}},
	} {
		if got := check(ppp(t), c.spoil(soundBoards())); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

func alike(b []Board, set func(*Member)) []Board {
	for i := range b[0].Members {
		set(&b[0].Members[i])
	}
	return b
}

// The boards of documents: strictly more than half of the group, all with
// recognised knowledge, of the edital's size, and no demand of the phenotype's.
func TestDocumentBoardComposition(t *testing.T) {
	boards := func(spoil func(b []Board)) []Board {
		b := []Board{sound(First, 3, 0, "D"), sound(OnAppeal, 3, 0, "R")}
		for i := range b {
			for n := range b[i].Members {
				b[i].Members[n].Course, b[i].Members[n].Gender = Unknown, ""
			}
		}
		spoil(b)
		return b
	}
	leave := func(n int) func([]Board) {
		return func(b []Board) {
			for i := range n {
				b[0].Members[i].Belongs = No
			}
		}
	}
	for name, c := range map[string]struct {
		terms *edital.Terms
		spoil func([]Board)
		want  codes
	}{
		"sound":                   {terms(today, edital.Confirmation{}), func([]Board) {}, nil},
		"two of three":            {terms(today, edital.Confirmation{}), leave(1), nil},
		"one of three":            {terms(today, edital.Confirmation{}), leave(2), codes{"comissao.maioria_do_grupo:erro"}},
		"no knowledge":            {terms(today, edital.Confirmation{}), func(b []Board) { b[1].Members[0].Knowledge = Unknown }, codes{"comissao.notorio_saber:erro"}},
		"size of the edital":      {terms(today, edital.Confirmation{DocumentBoard: 5}), func([]Board) {}, codes{"comissao.titulares:erro"}},
		"half is not most":        {terms(today, edital.Confirmation{DocumentBoard: 4}), func(b []Board) { b[0] = sound(First, 4, 0, "D"); leave(2)(b) }, codes{"comissao.maioria_do_grupo:erro"}},
		"no appeal by the edital": {terms(today, edital.Confirmation{DocumentAppeal: edital.AppealNo}), func(b []Board) { b[1].Members = nil }, nil},
		"ordinance keeps the appeal": {military(edital.Confirmation{DocumentAppeal: edital.AppealNo}), func(b []Board) { b[1] = b[0]; b[1].Instance = OnAppeal }, codes{
			"comissao.recursal_atuou:erro", "comissao.recursal_atuou:erro", "comissao.recursal_atuou:erro",
		}},
	} {
		for _, code := range []string{"PI", "PQ"} {
			if got := check(rulesFor(t, c.terms, code), boards(c.spoil)); !slices.Equal(got, c.want) {
				t.Errorf("%s, %s: %v, want %v", name, code, got, c.want)
			}
		}
	}
}

// The ordinance sends to the personal requirements only (P 23): alternates and
// diversity are not asked of its appeal boards.
func TestAppealBoardOfTheOrdinance(t *testing.T) {
	b := soundBoards()
	b[1].Members = b[1].Members[:3]
	for i := range b[1].Members {
		b[1].Members[i].Gender, b[1].Members[i].Colour, b[1].Members[i].Region = "homem", "branca", "Sul"
	}
	if got := check(rulesFor(t, military(edital.Confirmation{}), "PPP"), b); len(got) > 0 {
		t.Errorf("%v", got)
	}
	if got := strings.Join(check(ppp(t), b), " "); got != "comissao.suplentes:alerta comissao.genero:erro comissao.cor:erro comissao.regiao:nota" {
		t.Errorf("under the decree: %s", got)
	}
}

// Numbers of a regime that has none of its own are the decree's.
func TestNumbers(t *testing.T) {
	for published, want := range map[certame.Date][2]int{
		today: {5, 3}, certame.MustDate(2025, 6, 10): {5, 3}, certame.MustDate(2024, 3, 1): {5, 3},
	} {
		terms := terms(published, edital.Confirmation{})
		for i := range terms.Groups {
			if terms.Groups[i].Role != certame.RolePretaParda {
				continue
			}
			if r, _ := RulesOf(terms, certame.Modality(i+1)); r.Members != want[0] || r.Appeal != want[1] {
				t.Errorf("%s: %d and %d", terms.Regime.ID, r.Members, r.Appeal)
			}
		}
	}
	if _, ok := law.RegimeLei15142.Value(law.BoardMembers); ok {
		t.Error("the law alone fixes no number of members")
	}
}

func TestPlan(t *testing.T) {
	for name, c := range map[string]struct {
		terms *edital.Terms
		want  codes
	}{
		"silent":           {terms(today, edital.Confirmation{}), codes{"confirmacao.edital_silente:nota", "confirmacao.prazo_nao_declarado:nota"}},
		"declared":         {declaring(terms(today, edital.Confirmation{AppealDays: 3})), nil},
		"remote":           {declaring(terms(today, edital.Confirmation{AppealDays: 3, Form: edital.FormRemote})), codes{"confirmacao.telepresencial_sem_fundamento:erro"}},
		"military, silent": {military(edital.Confirmation{AppealDays: 3}), codes{"confirmacao.edital_silente:nota", "confirmacao.local_nao_declarado:nota"}},
	} {
		var found codes
		CheckPlan(c.terms, &found)
		if !slices.Equal(found, c.want) {
			t.Errorf("%s: %v, want %v", name, found, c.want)
		}
	}
}

func declaring(t *edital.Terms) *edital.Terms {
	t.Positions = append(t.Positions, edital.Position{Key: "confirmacao", Where: "edital.yaml:5:1"})
	return t
}

package sitting

import (
	"slices"
	"strings"

	"certame/confirmation"
	"certame/edital"
	"certame/internal/render/papers"
	"certame/trace"
)

// Told is the case as its papers tell it.
func (c *Case) Told(now edital.Instant) papers.Told {
	t := papers.Told{ID: c.Registration, State: &c.State, Decision: c.State.Decision, Owed: c.Owed(now), Notes: c.notes()}
	if t.Decision.Basis == nil {
		t.Decision = c.State.Undecided()
	}
	if len(c.State.Ballots[confirmation.First]) > 0 {
		t.First = c.tally(confirmation.First)
	}
	if c.State.Appealed {
		t.Examined = c.examined()
		if len(c.State.Ballots[confirmation.OnAppeal]) > 0 {
			t.Appeal = c.tally(confirmation.OnAppeal)
		}
	}
	return t
}

func (c *Case) tally(i confirmation.Instance) *confirmation.Tally {
	t := c.State.Tally(i, "", trace.Discard)
	return &t
}

// noteWords are what minutes say of each occurrence; the words of the secretariat follow.
var noteWords = map[Kind]string{
	IdentityChecked: "Identidade conferida", Attended: "Presença registrada", Absent: "Ausência registrada", FilmingAccepted: "Filmagem aceita",
	FilmingRefused: "Filmagem recusada", TechnicalFailure: "Falha técnica, com direito a nova data", Withdrew: "Desistência da opção",
	DocumentMissing: "Nenhum documento entregue", Incident: "Ocorrência",
}

// IdentityWords are the ways of Identities for people.
var IdentityWords = map[string]string{
	"documento_oficial_com_foto": "documento oficial com foto", "documento_digital_validado": "documento digital, validado no aplicativo oficial",
	"biometria_da_inscricao": "biometria colhida na inscrição", "reconhecida_por_declaracao_policial": "registro policial de perda ou roubo do documento",
}

// notes are what the sessions noted, in order.
func (c *Case) notes() (lines []string) {
	for i := range c.Events {
		e := &c.Events[i]
		words, told := noteWords[e.Kind]
		if !told {
			continue
		}
		text := e.Text
		if e.Kind == IdentityChecked {
			text = IdentityWords[text]
		}
		line := "Às " + clock(e.When.Second) + " de " + e.When.Date.Brazilian() + ": " + words
		if text != "" {
			line += " — " + text
		}
		lines = append(lines, line)
	}
	return lines
}

func clock(second int) string {
	two := func(n int) string { return string([]byte{byte('0' + n/10), byte('0' + n%10)}) }
	return two(second/3600) + ":" + two(second/60%60) + ":" + two(second%60)
}

// examined is what each member of the appeal board opened before the closing.
func (c *Case) examined() (lines []string) {
	var members []string
	for _, e := range c.Events {
		if e.Kind == ElementOpened && !slices.Contains(members, e.Member) {
			members = append(members, e.Member)
		}
	}
	for _, m := range members {
		var words []string
		for _, element := range c.Examined(m) {
			words = append(words, c.told(m, element))
		}
		lines = append(lines, m+": "+strings.Join(words, ", "))
	}
	return lines
}

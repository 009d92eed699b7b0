package cli

import (
	"strconv"

	"certame/confirmation"
	"certame/internal/hearings"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/law"
	"certame/trace"
)

// verdict is one line of the result.
type verdict struct {
	ID             string   `json:"inscricao"`
	Group          string   `json:"grupo"`
	First          *int     `json:"votos_contra"`
	Appeal         *int     `json:"votos_contra_recurso"`
	Result         string   `json:"resultado"`
	Article        string   `json:"artigo"`
	Loss           string   `json:"motivo,omitempty"`
	Interpretation string   `json:"interpretacao,omitempty"`
	DecidedBy      string   `json:"decidido_por,omitempty"`
	Owed           []string `json:"devido,omitempty"`
}

// verdictColumns are read back by apurar, from confirmacoes.csv.
var verdictColumns = []string{"inscricao", "grupo", "votos_contra", "votos_contra_recurso", "resultado", "artigo", "motivo"}

func verdictsOf(cases []*hearings.Case) []verdict {
	out := make([]verdict, len(cases))
	for i, c := range cases {
		out[i] = verdict{
			ID: c.ID, Group: c.Rules.Code(), First: against(c.First), Appeal: against(c.Appeal),
			Result: resultWord(c.Decision.Outcome), Article: law.Citations(c.Decision.Basis), Loss: boards.Losses[c.Decision.Outcome],
			Interpretation: string(c.Decision.Interpretation), DecidedBy: c.Decision.DecidedBy,
		}
		if c.Decision.Outcome == confirmation.Undecided {
			for _, d := range c.Owed {
				out[i].Owed = append(out[i].Owed, locale.Duty(d))
			}
		}
	}
	return out
}

func against(t *confirmation.Tally) *int {
	if t == nil {
		return nil
	}
	return &t.Against
}

// resultWord is the closed list of the column resultado.
func resultWord(o confirmation.Outcome) string {
	switch {
	case o == confirmation.Confirmed:
		return "confirmada"
	case o.LosesOption():
		return "nao_confirmada"
	}
	return "pendente"
}

func count(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

// exitForVerdicts leaves with 1 while some case waits for a person.
func exitForVerdicts(verdicts []verdict, findings []trace.Finding) error {
	for _, v := range verdicts {
		if v.Result == "pendente" {
			return outcomeError(ExitPending)
		}
	}
	return exitFor(findings)
}

package tables

import (
	"encoding/json"
	"io"

	"certame/contest"
	"certame/internal/locale"
	"certame/law"
	"certame/trace"
)

// stepLine is one line of passos.jsonl, keys in the order of the contract.
type stepLine struct {
	ID             string            `json:"id"`
	Rule           string            `json:"regra"`
	Name           string            `json:"nome"`
	Basis          []law.Provision   `json:"dispositivos"`
	Interpretation string            `json:"interpretacao,omitempty"`
	DecidedBy      string            `json:"decidido_por,omitempty"`
	Subject        string            `json:"sobre"`
	Inputs         []inputLine       `json:"entradas"`
	Verdict        trace.Verdict     `json:"conclusao"`
	Value          string            `json:"valor"`
	Rejected       []alternativeLine `json:"alternativas,omitempty"`
}

type inputLine struct {
	Name     string `json:"nome"`
	Value    string `json:"valor"`
	Source   string `json:"origem"`
	Decisive bool   `json:"decisiva,omitempty"`
}

type alternativeLine struct {
	Value string `json:"valor"`
	Why   string `json:"motivo"`
}

// steps writes the trace, one JSON object a line.
func steps(w io.Writer, o *contest.Outcome) error {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	for _, s := range o.Steps() {
		if err := encoder.Encode(lineOf(o.Terms.Wording(), s)); err != nil {
			return err
		}
	}
	return nil
}

func lineOf(w law.Wording, s trace.Step) stepLine {
	line := stepLine{
		ID: s.ID, Rule: s.Rule, Name: locale.RuleName(s.Rule), Basis: s.Basis,
		Interpretation: string(s.Interpretation), DecidedBy: s.DecidedBy, Subject: s.Subject,
		Inputs: make([]inputLine, len(s.Inputs)), Verdict: s.Verdict, Value: s.Value.String(),
	}
	for i, in := range s.Inputs {
		line.Inputs[i] = inputLine{in.Name, in.Value.String(), in.Source, in.Decisive}
	}
	for _, alt := range s.Rejected {
		line.Rejected = append(line.Rejected, alternativeLine{alt.Value.String(), locale.AlternativeReason(w, alt.Why)})
	}
	return line
}

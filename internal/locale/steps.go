package locale

import (
	"fmt"
	"strings"

	"certame/law"
	"certame/trace"
)

// ruleNames says what each rule of a step does, for people.
var ruleNames = map[string]string{
	"R-01": "Regime aplicável",
	"R-03": "Número mínimo de vagas para haver reserva",
	"R-04": "Arredondamento das vagas do grupo",
	"R-06": "Arredondamento das vagas de pessoas com deficiência",
	"R-08": "Ordem das vagas",
	"R-11": "Opções pela reserva até o fim das inscrições",
	"R-13": "Mínimos e corte da fase",
	"R-14": "Optantes com o mínimo seguem",
	"R-15": "Listas da fase",
	"R-16": "Opções decididas pelas comissões",
	"R-17": "Número máximo de aprovados",
	"R-18": "Critérios de desempate",
	"R-29": "Lista da ampla concorrência",
	"R-30": "Lista do grupo, com a modalidade única",
	"R-31": "Ocupação das vagas",
	"R-32": "Compensação na ordem de convocação",
	"R-34": "Cadeia de reversão",
	"R-35": "Vagas da ampla concorrência sem candidatos",
	"R-36": "Reversão de vaga",
	"R-37": "Fatos do livro",
	"R-44": "Ordem de preferência",
	"R-45": "Distribuição das vagas do conjunto",
}

// RuleName is the name of a rule for people; an interpretation is named by its
// record.
func RuleName(rule string) string {
	if name, ok := ruleNames[rule]; ok {
		return name
	}
	if record, ok := law.Interpretation(rule).Record(); ok {
		return record.Title
	}
	return rule
}

var alternativeReasons = map[string]string{
	"fora_do_periodo":     "a data de publicação está fora do período desse regime",
	"regime_declarado":    "o {=edital} declara outro regime",
	"arredondamento":      "a fração manda arredondar para o outro lado",
	"leitura_nao_adotada": "leitura admitida, não adotada neste certame",
	"lista_sem_ninguem":   "ninguém dessa lista esperava vaga",
}

// AlternativeReason says why an alternative lost.
func AlternativeReason(w law.Wording, code string) string { return spoken(w, alternativeReasons[code]) }

var verdicts = map[trace.Verdict]string{
	trace.Applied: "", trace.NotApplicable: " (não se aplica)", trace.NotInForce: " (fora de vigência)",
	trace.Overridden: " (substituída)", trace.Moot: " (sem efeito)", trace.Undetermined: " (indeterminada)", trace.Conflict: " (conflito)",
}

// Step writes one step in one line: rule, subject, inputs, result, articles,
// and what lost.
func Step(w law.Wording, s trace.Step) string {
	var b strings.Builder
	subject, _ := w.Say(s.Subject)
	fmt.Fprintf(&b, "%s — %s", RuleName(s.Rule), subject)
	for i, in := range s.Inputs {
		b.WriteString(map[bool]string{true: ": ", false: ", "}[i == 0])
		fmt.Fprintf(&b, "%s %s", strings.ReplaceAll(in.Name, "_", " "), stepValue(in.Name, in.Value))
	}
	fmt.Fprintf(&b, " → %s%s", People(s.Value), verdicts[s.Verdict])
	for _, alt := range s.Rejected {
		fmt.Fprintf(&b, "; não %s: %s", People(alt.Value), AlternativeReason(w, alt.Why))
	}
	if s.Interpretation != "" {
		fmt.Fprintf(&b, " [%s, decidido por %s]", s.Interpretation, map[string]string{"edital": "edital", "padrao": "padrão"}[s.DecidedBy])
	}
	fmt.Fprintf(&b, " (%s)", law.Citations(s.Basis))
	return b.String()
}

func stepValue(name string, v trace.Value) string {
	if name == "percentual" && v.Kind == trace.KindRatio {
		return v.Ratio.Percentage()
	}
	return People(v)
}

package locale

import (
	"strings"

	"certame"
	"certame/law"
	"certame/ledger"
)

// factFields name the data of facts; a mark asks for the word of the kind of contest.
var factFields = map[string]string{
	"acao": "ação", "ate": "até", "cargo": "{=cargo}", "comissao": "comissão", "compromisso": "compromisso", "documento": "documento",
	"efeito": "efeito", "fato": "fato", "grupo": "grupo", "inscricao": "inscrição", "instancia": "instância", "linhas": "linhas",
	"membro": "membro", "motivo": "motivo", "ordem": "ordem", "origem": "origem", "processo": "processo", "quantidade": "quantidade",
	"resposta": "resposta", "resultado": "resultado", "resumo": "resumo", "rotulo": "rótulo", "semente": "semente", "tabela": "tabela", "vaga": "vaga",
}

// factValues are the words of the closed lists that are not yet words.
var factValues = map[string]string{
	ledger.FirstInstance: "primeira comissão", ledger.AppealInstance: "comissão recursal",
	ledger.ResultDenied: "não confirmada", ledger.ResultRefusedFilm: "recusou a filmagem",
	ledger.OrderParticipates: "participa sub judice", ledger.OrderOption: "opção pela reserva", ledger.OrderExcludes: "exclui do certame",
	ledger.FraudNotFound: "não constatada", ledger.FraudBadFaith: "má-fé",
	ledger.ByComplaint: "denúncia", ledger.ByIndication: "indício", ledger.InterestSilent: "não respondeu",
}

// FactField is the name of one of the data of facts, for people.
func FactField(name string, w law.Wording) string {
	if text, known := factFields[name]; known {
		return spoken(w, text)
	}
	return strings.ReplaceAll(name, "_", " ")
}

// FactValue is a datum of a fact for people: dates as they are read here, digests
// cut so that they do not fill a line, and the words of the lists with their
// accents. What a person wrote stays as it is.
func FactValue(spec *ledger.FieldSpec, value string) string {
	if _, ok := ledger.ParseDigest(value); ok {
		return value[:12] + "…"
	}
	if text, known := factValues[value]; known && len(spec.Words) > 0 {
		return text
	}
	if day, ok := certame.ParseDate([]byte(value)); ok && spec.Name == "ate" {
		return day.Brazilian()
	}
	return value
}

// FactData says what a fact brings besides the person: «rótulo AC, vaga 4».
func FactData(f *ledger.Fact, w law.Wording) string {
	var parts []string
	fields := f.Kind.Fields()
	for _, d := range f.Data {
		if d.Name == "inscricao" {
			continue
		}
		spec := ledger.FieldSpec{}
		for i := range fields {
			if fields[i].Name == d.Name {
				spec = fields[i]
			}
		}
		parts = append(parts, FactField(d.Name, w)+" "+FactValue(&spec, d.Value))
	}
	return strings.Join(parts, ", ")
}

// FactSaid says a fact in one line: «nomeação da inscrição 0008, rótulo AC, vaga 1».
func FactSaid(f *ledger.Fact, w law.Wording) string {
	text := FactName(f.Kind, w)
	if id := f.Value("inscricao"); id != "" {
		text += " da inscrição " + id
	}
	if data := FactData(f, w); data != "" {
		text += ", " + data
	}
	return text
}

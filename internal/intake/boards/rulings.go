package boards

import (
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
	"certame/law"
)

// RulingColumns are the columns of confirmacoes.csv, which comissao apurar
// writes. The votes are restricted, and whoever publishes the file may drop them.
var RulingColumns = []sheets.Column{
	sheets.Must("inscricao", "numero_de_inscricao"), sheets.Must("grupo", "modalidade", "reserva"), sheets.May("votos_contra"), sheets.May("votos_contra_recurso"),
	sheets.Must("resultado", "decisao"), sheets.May("artigo"), sheets.May("motivo"),
}

// results are the words of the column resultado.
var results = map[string]confirmation.Outcome{
	"confirmada": confirmation.Confirmed, "nao_confirmada": confirmation.Denied, "pendente": confirmation.Undecided,
}

// Losses are the words of the column motivo: how an option is lost without votes.
var Losses = map[confirmation.Outcome]string{
	confirmation.Absent: "ausente", confirmation.FilmingRefused: "recusou_filmagem",
	confirmation.Withdrawn: "desistiu", confirmation.DocumentMissing: "sem_documentos",
}

// ParseRulings reads what the boards settled. A decision that candidatos.csv
// contradicts is refused: one of the two files is wrong, and nobody but a person
// knows which.
func ParseRulings(raw []byte, shown string, t *edital.Terms, people *People) ([]confirmation.Ruling, error) {
	s, cited := read(raw, shown, RulingColumns), citations()
	type option struct {
		p certame.Person
		m certame.Modality
	}
	seen := map[option]bool{}
	var list []confirmation.Ruling
	for _, r := range s.Rows {
		ruling, ok := s.ruling(r, t, people, cited)
		if !ok {
			continue
		}
		key := option{ruling.Person, ruling.Modality}
		if seen[key] {
			s.Refuse(r.Line, "inscricao", s.Cell(r, "inscricao"), "segunda decisão sobre a opção por "+t.Code(ruling.Modality), "Cada opção tem uma decisão: retire a linha que não vale.")
		}
		seen[key] = true
		s.contradicted(r, people.roll, t, ruling)
		list = append(list, ruling)
	}
	return list, intake.Refuse(s.Problems)
}

func (s *sheet) ruling(r sheets.Row, t *edital.Terms, people *People, cited map[string]law.Provision) (out confirmation.Ruling, ok bool) {
	before := len(s.Problems)
	if out.Modality, ok = s.group(r, t); ok {
		out.Person, _ = s.person(r, people, t, out.Modality)
	}
	out.Outcome = s.outcome(r)
	out.Basis = s.articles(r, t, out.Outcome, cited)
	return out, len(s.Problems) == before
}

func (s *sheet) outcome(r sheets.Row) confirmation.Outcome {
	cell, reason := s.Cell(r, "resultado"), s.Cell(r, "motivo")
	o, known := results[sheets.Word(cell)]
	if !known {
		s.Refuse(r.Line, "resultado", cell, "resultado desconhecido", "Valores aceitos: confirmada, nao_confirmada, pendente.")
	}
	if !known || reason == "" {
		return o
	}
	for loss, word := range Losses {
		if sheets.Word(reason) == word && o == confirmation.Denied {
			return loss
		}
	}
	s.Refuse(r.Line, "motivo", reason, "motivo desconhecido, ou de opção que não se perdeu", "Em nao_confirmada sem votos: ausente, recusou_filmagem, desistiu, sem_documentos. Nas demais, vazio.")
	return o
}

// articles reads the column artigo as it is written in every file of ours; left
// out, it is the article of the procedure, or of the loss.
func (s *sheet) articles(r sheets.Row, t *edital.Terms, o confirmation.Outcome, cited map[string]law.Provision) (basis []law.Provision) {
	cell := s.Cell(r, "artigo")
	if cell == "" && o.LosesOption() {
		return law.OptionLost.In(t.Regime.ID)
	}
	if cell == "" {
		return law.ConfirmationProcedure.In(t.Regime.ID)
	}
	for _, citation := range strings.Split(cell, ";") {
		p, known := cited[strings.TrimSpace(citation)]
		if !known {
			s.Refuse(r.Line, "artigo", cell, "artigo que o programa não conhece", "Deixe como comissao apurar escreveu, ou vazio.")
			return nil
		}
		basis = append(basis, p)
	}
	return basis
}

// citations are the provisions by the words in which files cite them.
func citations() map[string]law.Provision {
	out := map[string]law.Provision{}
	for _, r := range law.Provisions() {
		out[r.ID.Citation()] = r.ID
	}
	return out
}

// contradicted compares with the column confirmacao_<grupo> of candidatos.csv,
// where it says something.
func (s *sheet) contradicted(r sheets.Row, roll *certame.Roll, t *edital.Terms, ruling confirmation.Ruling) {
	column := ""
	switch p, m := ruling.Person, ruling.Modality; {
	case roll.Confirmed[p].Has(m) && ruling.Outcome != confirmation.Confirmed:
		column = "confirmada"
	case roll.Denied[p].Has(m) && !ruling.Outcome.LosesOption():
		column = "nao_confirmada"
	case roll.Flags[p]&certame.FlagMissedConfirmation != 0 && roll.Options[p] == certame.GroupSet(0).With(m) && ruling.Outcome != confirmation.Absent:
		column = "ausente"
	default:
		return
	}
	name := "confirmacao_" + t.Code(ruling.Modality)
	s.Refuse(r.Line, "resultado", s.Cell(r, "resultado"), "contradiz candidatos.csv, que traz "+column+" na coluna "+name+" da inscrição "+s.Cell(r, "inscricao"),
		"Corrija um dos dois, ou esvazie a coluna "+name+": as decisões vêm então só de "+s.Shown+".")
}

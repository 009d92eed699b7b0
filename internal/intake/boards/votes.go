package boards

import (
	"strings"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/sheets"
)

// VoteColumns are the columns of votos.csv.
var VoteColumns = []sheets.Column{
	sheets.Must("inscricao", "numero_de_inscricao"), sheets.Must("grupo", "modalidade", "reserva"), sheets.May("instancia"), sheets.Must("membro", "codigo"), sheets.May("papel", "funcao"), sheets.May("substitui", "suplente_de"),
	sheets.Must("voto", "decisao"), sheets.May("motivo", "motivos", "parecer", "fundamentacao"), sheets.May("data"), sheets.May("filmagem", "filmado"), sheets.May("ocorrencia"), sheets.May("examinou"),
}

// Entry is one line of a spreadsheet of votes.
type Entry struct {
	File     string
	Line     int
	Person   certame.Person
	ID       string
	Modality certame.Modality
	Instance confirmation.Instance
	Ballot   confirmation.Ballot
	// Event is what the line records instead of a vote; Recorded is false for votes.
	Event     confirmation.FactKind
	Recorded  bool
	Doubt     bool // the opinion of the board declares reasonable doubt
	Day       certame.Date
	Completed bool // the year had two digits
	Unfilmed  bool
	Examined  *confirmation.AppealFile // nil when the line does not say
}

// Where is the place of the line.
func (e *Entry) Where() string { return intake.Problem{File: e.File, Line: e.Line}.Place() }

var votes = map[string]confirmation.Vote{
	"confirma": confirmation.For, "confirmado": confirmation.For, "confirmada": confirmation.For, "favoravel": confirmation.For, "a_favor": confirmation.For, "favor": confirmation.For, "deferido": confirmation.For, "deferida": confirmation.For,
	"nao_confirma": confirmation.Against, "nao_confirmado": confirmation.Against, "nao_confirmada": confirmation.Against, "contrario": confirmation.Against, "contraria": confirmation.Against,
	"contra": confirmation.Against, "desfavoravel": confirmation.Against, "indeferido": confirmation.Against, "indeferida": confirmation.Against,
	"abstencao": confirmation.Abstained, "absteve_se": confirmation.Abstained, "abstem_se": confirmation.Abstained, "em_branco": confirmation.Abstained,
}

var events = map[string]confirmation.FactKind{
	"ausente": confirmation.FactAbsent, "ausencia": confirmation.FactAbsent, "nao_compareceu": confirmation.FactAbsent, "faltou": confirmation.FactAbsent, "falta": confirmation.FactAbsent,
	"recusou_filmagem": confirmation.FactFilmingRefused, "recusou_a_filmagem": confirmation.FactFilmingRefused, "recusa_da_filmagem": confirmation.FactFilmingRefused,
	"falha_tecnica": confirmation.FactTechnicalFailure, "problema_tecnico": confirmation.FactTechnicalFailure,
	"desistiu": confirmation.FactWithdrew, "desistencia": confirmation.FactWithdrew, "desistente": confirmation.FactWithdrew,
	"sem_documentos": confirmation.FactDocumentMissing, "nao_apresentou_documentos": confirmation.FactDocumentMissing, "documento_ausente": confirmation.FactDocumentMissing,
	"duvida_razoavel": confirmation.FactOpinion, "parecer_com_duvida_razoavel": confirmation.FactOpinion,
	"resultado_provisorio": confirmation.FactProvisional, "recurso": confirmation.FactAppeal, "recurso_interposto": confirmation.FactAppeal,
}

const (
	voteWords  = "confirma, nao_confirma, abstencao"
	eventWords = "ausente, recusou_filmagem, falha_tecnica, desistiu, sem_documentos, duvida_razoavel, resultado_provisorio, recurso"
)

// ParseVotes reads a spreadsheet of votes; otherwise is the instance of lines
// that do not say theirs.
func ParseVotes(raw []byte, shown string, t *edital.Terms, people *People, otherwise confirmation.Instance) ([]Entry, error) {
	s := read(raw, shown, VoteColumns)
	var list []Entry
	for _, r := range s.Rows {
		if e, ok := s.entry(r, t, people, otherwise); ok {
			list = append(list, e)
		}
	}
	return list, intake.Refuse(s.Problems)
}

func (s *sheet) entry(r sheets.Row, t *edital.Terms, people *People, otherwise confirmation.Instance) (e Entry, ok bool) {
	e = Entry{File: s.Shown, Line: r.Line, ID: s.Cell(r, "inscricao")}
	before := len(s.Problems)
	if e.Modality, ok = s.group(r, t); ok {
		e.Person, _ = s.person(r, people, t, e.Modality)
	}
	e.Instance, _ = s.instance(r, otherwise)
	e.Day, e.Completed = s.Day(r, "data")
	if e.Day != certame.NoDate && e.Day < t.Published {
		s.Refuse(r.Line, "data", s.Cell(r, "data"), "data anterior à publicação do "+t.Word("edital")+" ("+t.Published.Brazilian()+")", "Confira a data da sessão.")
	}
	s.vote(r, &e)
	s.filming(r, &e)
	s.examined(r, &e)
	return e, len(s.Problems) == before
}

// vote reads a vote, or what happened in its place.
func (s *sheet) vote(r sheets.Row, e *Entry) {
	e.Ballot = confirmation.Ballot{Member: s.Cell(r, "membro"), InPlaceOf: s.Cell(r, "substitui"), Reason: s.Cell(r, "motivo"), Where: e.Where()}
	e.Ballot.Alternate = s.alternate(r)
	cell := s.Cell(r, "voto")
	vote, isVote := votes[sheets.Word(cell)]
	switch {
	case isVote && e.Ballot.Member == "":
		s.Refuse(r.Line, "membro", "", "voto sem membro", "Cada voto é de uma pessoa da comissão; escreva o código dela.")
	case isVote:
		e.Ballot.Vote = vote
	default:
		s.event(r, e, cell)
	}
}

// event reads what happened: in ocorrencia, or where people without that column
// write it, in voto or motivo.
func (s *sheet) event(r sheets.Row, e *Entry, vote string) {
	for _, cell := range []string{s.Cell(r, "ocorrencia"), vote, e.Ballot.Reason} {
		if kind, known := events[sheets.Word(cell)]; known {
			e.Event, e.Recorded, e.Doubt = kind, true, kind == confirmation.FactOpinion
			return
		}
	}
	if vote == "" && s.Cell(r, "ocorrencia") == "" {
		s.Refuse(r.Line, "voto", "", "linha sem voto nem ocorrência", "Votos: "+voteWords+". Ocorrências: "+eventWords+".")
		return
	}
	s.Refuse(r.Line, "voto", vote+s.Cell(r, "ocorrencia"), "voto desconhecido", "Votos: "+voteWords+". Ocorrências: "+eventWords+".")
}

// filming: a refusal written in this column is an event of its own.
func (s *sheet) filming(r sheets.Row, e *Entry) {
	switch cell := sheets.Word(s.Cell(r, "filmagem")); cell {
	case "", "sim", "s", "nao_se_aplica":
	case "nao", "n":
		e.Unfilmed = true
	case "recusou", "recusada", "recusa":
		e.Event, e.Recorded = confirmation.FactFilmingRefused, true
	default:
		s.Refuse(r.Line, "filmagem", s.Cell(r, "filmagem"), "valor desconhecido", "Valores aceitos: sim, nao, recusou, nao_se_aplica.")
	}
}

// examined reads what the appeal board had before it (P 25).
func (s *sheet) examined(r sheets.Row, e *Entry) {
	cell := s.Cell(r, "examinou")
	if cell == "" || e.Instance != confirmation.OnAppeal {
		return
	}
	e.Examined = &confirmation.AppealFile{}
	for _, item := range strings.FieldsFunc(cell, func(c rune) bool { return c == '|' || c == ',' || c == '+' }) {
		switch sheets.Word(item) {
		case "filmagem", "gravacao":
			e.Examined.Film = true
		case "documentos":
			e.Examined.Documents = true
		case "parecer":
			e.Examined.Opinion = true
		case "recurso":
			e.Examined.Text = true
		default:
			s.Refuse(r.Line, "examinou", item, "elemento desconhecido", "Valores aceitos, separados por |: filmagem, documentos, parecer, recurso.")
		}
	}
}

// KnownVote reports whether a word is a vote or something that happens in its
// place.
func KnownVote(text string) bool {
	_, vote := votes[sheets.Word(text)]
	_, event := events[sheets.Word(text)]
	return vote || event
}

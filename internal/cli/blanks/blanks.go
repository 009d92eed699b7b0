package blanks

// Blank is a file to fill in, and what each of its columns is.
type Blank struct{ File, Dictionary string }

// All are the files, with the dictionary of their columns where they have any.
var All = map[string]Blank{
	"edital": {File: EditalModel}, "vagas": {File: SeatsModel},
	"candidatos": {CandidatesModel, CandidatesDictionary}, "opcoes": {OptionsModel, optionsDictionary},
	"comissao": {membersModel, membersDictionary}, "agenda": {agendaModel, agendaDictionary}, "votos": {votesModel, votesDictionary}, "entregues": {documentsModel, documentsDictionary},
	"notas":  {marksModel, marksDictionary},
	"fraude": {factsModel, factsDictionary}, "fatos": {bookModel(), bookDictionary()}, "atos": {actsModel, actsDictionary},
	"indicadores": {indicatorsModel(), indicatorsDictionary},
}

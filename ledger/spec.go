package ledger

// fieldType is how the text of a field is read.
type fieldType uint8

const (
	textField fieldType = iota
	personField
	postField
	groupField
	labelField // a modality, AC included
	numberField
	digestField
	factField
	dateField
	wordField
)

// FieldSpec is one field of a kind.
type FieldSpec struct {
	Name     string
	Optional bool
	Words    []string // the words accepted, of a closed list
	read     fieldType
}

type spec struct {
	code    string
	version int
	fields  []FieldSpec
}

// Fields lists the fields of a kind, in the order in which they are stored.
func (k Kind) Fields() []FieldSpec { return specs[k].fields }

func field(name string, read fieldType) FieldSpec { return FieldSpec{Name: name, read: read} }

func optional(name string, read fieldType) FieldSpec {
	return FieldSpec{Name: name, Optional: true, read: read}
}

func oneOf(name string, words ...string) FieldSpec {
	return FieldSpec{Name: name, Words: words, read: wordField}
}

// fields sorted by name, as they are stored.
func sorted(fields ...FieldSpec) []FieldSpec {
	for i := 1; i < len(fields); i++ {
		for j := i; j > 0 && fields[j].Name < fields[j-1].Name; j-- {
			fields[j], fields[j-1] = fields[j-1], fields[j]
		}
	}
	return fields
}

func ofPerson(more ...FieldSpec) []FieldSpec {
	return sorted(append([]FieldSpec{optional("cargo", postField), field("inscricao", personField)}, more...)...)
}

func ofTable(more ...FieldSpec) []FieldSpec {
	return sorted(append([]FieldSpec{field("linhas", numberField), field("tabela", digestField)}, more...)...)
}

// Words of the closed lists of fields.
const (
	OptIn, OptOut                            = "opta", "desiste"
	FirstInstance, AppealInstance            = "primeira", "recursal"
	ResultConfirmed, ResultDenied            = "confirmada", "nao_confirmada"
	ResultAbsent, ResultRefusedFilm          = "ausente", "filmagem_recusada"
	OrderParticipates, OrderOption           = "participa", "opcao"
	OrderExcludes                            = "exclui"
	FraudNotFound, FraudFound, FraudBadFaith = "nao_constatada", "fraude", "ma_fe"
	ByComplaint, ByIndication                = "denuncia", "indicio"
	InterestConfirmed, InterestRefused       = "confirma", "recusa"
	InterestSilent                           = "silencio"
)

var specs = [kindCount]spec{
	Registrations: {"inscricoes", 1, ofTable()},
	Marks:         {"notas", 1, ofTable()},
	Option:        {"opcao", 1, ofPerson(field("grupo", groupField), oneOf("acao", OptIn, OptOut))},
	Board: {"comissao", 1, ofTable(field("comissao", textField), field("grupo", groupField),
		oneOf("instancia", FirstInstance, AppealInstance))},
	Vote: {"voto", 1, ofPerson(field("comissao", textField), field("compromisso", digestField), field("membro", textField))},
	Decision: {"decisao", 1, ofPerson(field("grupo", groupField), oneOf("instancia", FirstInstance, AppealInstance),
		oneOf("resultado", ResultConfirmed, ResultDenied, ResultAbsent, ResultRefusedFilm))},
	Appeal:             {"recurso", 1, ofPerson(field("grupo", groupField))},
	FraudReported:      {"denuncia", 1, ofPerson(oneOf("origem", ByComplaint, ByIndication))},
	FraudOpened:        {"fraude_instaurada", 1, ofPerson()},
	FraudNotified:      {"fraude_ciencia", 1, ofPerson(field("ate", dateField))},
	FraudDefended:      {"fraude_defesa", 1, ofPerson()},
	FraudTermElapsed:   {"fraude_prazo_findo", 1, ofPerson()},
	FraudConcluded:     {"fraude_conclusao", 1, ofPerson(optional("ate", dateField), oneOf("resultado", FraudNotFound, FraudFound, FraudBadFaith))},
	FraudAppealed:      {"fraude_recurso", 1, ofPerson()},
	FraudAppealDecided: {"fraude_recurso_decidido", 1, ofPerson(oneOf("resultado", FraudNotFound, FraudFound, FraudBadFaith))},
	FraudEffect:        {"fraude_efeito", 1, ofPerson()},
	FraudSentToMP:      {"fraude_remessa_mp", 1, ofPerson()},
	FraudSentToAGU:     {"fraude_remessa_agu", 1, ofPerson()},
	Homologated:        {"homologacao", 1, nil},
	TrainingCourse:     {"curso_de_formacao", 1, ofPerson(optional("rotulo", labelField), optional("vaga", numberField))},
	SeatsOpened:        {"vaga_aberta", 1, sorted(field("cargo", postField), field("quantidade", numberField), optional("rotulo", labelField))},
	SeatClosed:         {"vaga_fechada", 1, sorted(field("cargo", postField), field("vaga", numberField))},
	Appointed:          {"nomeacao", 1, ofPerson(field("rotulo", labelField), field("vaga", numberField))},
	Voided:             {"sem_efeito", 1, ofPerson(optional("motivo", textField))},
	TookOffice:         {"posse", 1, ofPerson()},
	EnteredService:     {"exercicio", 1, ofPerson()},
	Declined:           {"desistencia", 1, ofPerson()},
	DidNotAppear:       {"nao_compareceu", 1, ofPerson()},
	EndOfQueue:         {"fim_de_fila", 1, ofPerson()},
	Dismissed:          {"exoneracao", 1, ofPerson()},
	Died:               {"obito", 1, ofPerson()},
	Removed:            {"saida", 1, ofPerson()},
	CourtOrder: {"ordem_judicial", 1, ofPerson(oneOf("efeito", OrderParticipates, OrderOption, OrderExcludes),
		optional("grupo", groupField), field("processo", textField))},
	CourtOrderEnded:  {"ordem_judicial_fim", 1, sorted(field("ordem", factField))},
	CourtOrderFinal:  {"ordem_judicial_definitiva", 1, sorted(field("ordem", factField))},
	ValidityExtended: {"prorrogacao", 1, nil},
	DrawHeld:         {"sorteio", 1, ofTable(field("semente", textField))},
	Published:        {"publicacao", 1, sorted(field("documento", textField), field("resumo", digestField))},
	Interest:         {"interesse", 1, sorted(field("cargo", postField), field("inscricao", personField), oneOf("resposta", InterestConfirmed, InterestRefused, InterestSilent))},
	Reversal:         {"estorno", 1, sorted(field("fato", factField), field("motivo", textField))},
}

package edital

import "certame"

// Confirmation is what the edital settles of the procedures that confirm the
// options (key confirmacao). A zero field was not declared.
type Confirmation struct {
	AppealDays     int            // prazo_recurso
	CalendarDays   bool           // the days run on, holidays included
	Shut           []certame.Date // sem_expediente: days on which the agency is shut
	DocumentBoard  int            // comissao_documental: size
	DocumentAppeal AppealRule     // recursal_documental (I-05)
	Prevalence     Prevalence     // prevalencia (I-06)
	Documents      []DocumentKind // documentos_indigenas (Decreto, art. 13, III)
	Form           ConfirmationForm
	Place          string // local
}

// AppealRule is I-05 (recursal_documental).
type AppealRule string

// The readings of I-05.
const (
	AppealYes AppealRule = "sim"
	AppealNo  AppealRule = "nao"
)

// Prevalence is I-06 (prevalencia).
type Prevalence string

// The readings of I-06.
const (
	PrevalenceOnlyPhenotype Prevalence = "nao_estende"
	PrevalenceExtends       Prevalence = "estende"
)

// ConfirmationForm is how the procedure is held (forma).
type ConfirmationForm string

// In person, or by exception at a distance.
const (
	FormInPerson ConfirmationForm = "presencial"
	FormRemote   ConfirmationForm = "telepresencial"
)

// DocumentKind is a kind of document that the edital may admit as evidence of
// belonging to an indigenous people (Decreto, art. 13, III).
type DocumentKind string

// The kinds that the decree gives as examples, and any other.
const (
	DocumentHousing          DocumentKind = "moradia"
	DocumentSchool           DocumentKind = "escola_indigena"
	DocumentHealth           DocumentKind = "saude_indigena"
	DocumentFunai            DocumentKind = "funai"
	DocumentSocialAssistance DocumentKind = "assistencia_social"
	DocumentSingleRegister   DocumentKind = "cadunico"
	DocumentSocialSecurity   DocumentKind = "previdencia"
)

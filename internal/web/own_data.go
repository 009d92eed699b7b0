package web

import (
	"certame/internal/locale"
	"certame/internal/situation"
	"certame/internal/store"
)

// ownDataFile is all that the platform keeps about a person in a contest, as they take it
// away (LGPD, art. 18, II and V).
type ownDataFile struct {
	Contest     string            `json:"certame"`
	Title       string            `json:"titulo"`
	Agency      string            `json:"orgao"`
	Made        string            `json:"feito_em"`
	About       []string          `json:"sobre_este_arquivo"`
	Account     ownAccountData    `json:"conta"`
	Mine        []ownRegistration `json:"inscricoes"`
	Enrolment   []ownReceiptData  `json:"inscricao_feita_aqui,omitempty"`
	Corrections []ownAskedData    `json:"pedidos_de_correcao,omitempty"`
}

// aboutOwnData is what to know of the file (LGPD, arts. 9º, 18 and 20).
var aboutOwnData = []string{
	"Finalidade e base legal: executar a reserva de vagas em concurso público, política pública prevista em lei (Lei nº 15.142/2025; Lei nº 13.709/2018, arts. 7º, III, 11, II, b, e 23).",
	"Com quem se compartilha: as listas, com nome e inscrição de quem foi aprovado, são públicas; os motivos, votos, filmagens e documentos só são vistos por quem decide o procedimento, por você e, com motivo registrado, por órgãos de controle; conclusão de fraude é comunicada ao Ministério Público e à Advocacia-Geral da União (Lei nº 15.142/2025, art. 4º, § 2º).",
	"A ordem é calculada por programa, pelas regras do edital; cada posição traz as frases e os artigos que a explicam, e pode ser contestada (Lei nº 13.709/2018, art. 20).",
	"Filmagens e documentos são listados aqui e se abrem nas páginas Meus documentos e Minha confirmação; o parecer, em Minha confirmação.",
}

type ownAccountData struct {
	ID       string         `json:"identificador"`
	Login    string         `json:"nome_de_acesso"`
	Name     string         `json:"nome"`
	Email    string         `json:"email,omitempty"`
	Level    string         `json:"nivel_govbr,omitempty"`
	Created  string         `json:"criada_em"`
	External []string       `json:"ligada_a,omitempty"`
	Visits   []ownVisitData `json:"sessoes"`
}

type ownVisitData struct {
	How     string `json:"por"`
	Browser string `json:"navegador"`
	Started string `json:"inicio"`
	Ended   string `json:"fim,omitempty"`
}

type ownRegistration struct {
	Registration string            `json:"inscricao"`
	Tied         string            `json:"ligada_a_conta_em"`
	Contact      string            `json:"contato,omitempty"`
	Result       *ownResultData    `json:"resultado_publicado,omitempty"`
	Earlier      []ownResultData   `json:"de_outros_cargos_em_atos_anteriores,omitempty"`
	Cases        []ownCaseData     `json:"procedimentos,omitempty"`
	Kept         []ownObjectData   `json:"filmagens_e_documentos,omitempty"`
	Readings     []ownReadingData  `json:"quem_leu,omitempty"`
	Messages     []ownMessageData  `json:"mensagens,omitempty"`
	Proceedings  []ownProceedingOf `json:"apuracoes,omitempty"`
}

type ownResultData struct {
	Act      int              `json:"ato"`
	Released string           `json:"publicado_em"`
	State    string           `json:"resultado"`
	Digest   string           `json:"sha256_listas_csv"`
	Person   situation.Person `json:"pessoa"`
}

type ownReceiptData struct {
	Position int    `json:"posicao"`
	What     string `json:"o_que"`
	At       string `json:"em"`
	Digest   string `json:"sha256"`
	Text     string `json:"comprovante"`
}

type ownAskedData struct {
	At      string `json:"em"`
	Field   string `json:"dado"`
	Text    string `json:"texto"`
	Outcome string `json:"desfecho,omitempty"`
	Answer  string `json:"resposta,omitempty"`
}

type ownCaseData struct {
	Group      string `json:"grupo"`
	Stage      string `json:"etapa"`
	Session    string `json:"sessao,omitempty"`
	AppealTill string `json:"recurso_ate,omitempty"`
	Appeal     string `json:"recurso_recebido_em,omitempty"`
}

type ownObjectData struct {
	What  string `json:"o_que"`
	Group string `json:"grupo"`
	At    string `json:"recebido_em"`
	Size  int64  `json:"bytes"`
	Gone  string `json:"eliminado_em,omitempty"`
}

type ownReadingData struct {
	What   string `json:"o_que"`
	Ground string `json:"em_que_qualidade"`
	At     string `json:"em"`
}

type ownMessageData struct {
	Kind  string `json:"tipo"`
	Group string `json:"grupo,omitempty"`
	At    string `json:"em"`
	State string `json:"situacao"`
}

type ownProceedingOf struct {
	Group string   `json:"grupo"`
	Stage string   `json:"etapa"`
	Steps []string `json:"passos"`
}

// ownData gives the file. That it was taken is noted.
func (v *visit) ownData() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	file := ownDataFile{Contest: c.Slug, Title: c.Title, Agency: c.Agency, Made: locale.Moment(v.Clock()), About: aboutOwnData}
	for _, fill := range []func(*subject, *ownDataFile) error{v.accountData, v.registrationData, v.enrolmentData, v.correctionData} {
		if err := fill(c, &file); err != nil {
			return err
		}
	}
	if err := v.Store.Note(v.ctx(), store.Access{At: v.Clock(), Account: v.account(), Contest: c.ID, Action: "titular.baixar"}); err != nil {
		return err
	}
	return v.giveJSON(c.Slug+"-meus-dados.json", file)
}

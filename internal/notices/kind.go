package notices

// Kinds of notices.
const (
	Result     = "resultado"
	AppealOpen = "recurso-abre"
	AppealEnd  = "recurso-termina"
	Appointed  = "nomeacao"
	Registered = "inscricao"
	Account    = "conta"
	Answered   = "correcao"
)

// Kind is a thing that people are told of.
type Kind struct {
	Code, Name string
	Fields     []string // what its model may say, beside what every model may
	Always     string   // why nobody may ask not to be told; empty when they may
}

// Kinds are all of them, in the order in which people see them.
var Kinds = []Kind{
	{Result, "Publicação de resultado", []string{"Certame", "Orgao", "Documento", "Ato", "Estado", "Resumo", "Quando", "Endereco"}, ""},
	{AppealOpen, "Abertura do prazo de recurso", []string{"Certame", "Orgao", "Ato", "Quando", "Prazo", "Endereco"}, ""},
	{AppealEnd, "Fim próximo do prazo de recurso", []string{"Certame", "Orgao", "Ato", "Quando", "Prazo", "Endereco"}, ""},
	{Appointed, "Ato de nomeação", []string{"Certame", "Orgao", "Inscricao", "Fundamento", "Quando", "Endereco"}, "dela corre o prazo para a posse"},
	{Registered, "Inscrição recebida ou mudada", []string{"Certame", "Orgao", "Inscricao", "Acontecimento", "Resumo", "Quando", "Endereco"}, "é o comprovante do que se fez, e o alarme se não foi você"},
	{Account, "Senha ou segundo fator mudados", []string{"Acontecimento", "Quando", "Endereco"}, "é o alarme de quem teve a conta tomada"},
	{Answered, "Resposta a pedido sobre os seus dados", []string{"Certame", "Orgao", "Quando", "Endereco"}, "responde a um pedido que você fez (LGPD, art. 18)"},
}

// everywhere are the fields of every model.
var everywhere = []string{"Site", "Escolhas"}

// KindOf is the kind of a code.
func KindOf(code string) (Kind, bool) {
	for _, k := range Kinds {
		if k.Code == code {
			return k, true
		}
	}
	return Kind{}, false
}

// Words are what a model is written from; each kind has some of them.
type Words struct {
	Certame       string `json:"certame,omitempty"`
	Orgao         string `json:"orgao,omitempty"`
	Inscricao     string `json:"inscricao,omitempty"`
	Documento     string `json:"documento,omitempty"`
	Ato           string `json:"ato,omitempty"`
	Estado        string `json:"estado,omitempty"`
	Resumo        string `json:"resumo,omitempty"`
	Fundamento    string `json:"fundamento,omitempty"`
	Acontecimento string `json:"acontecimento,omitempty"`
	Quando        string `json:"quando,omitempty"`
	Prazo         string `json:"prazo,omitempty"`
	Endereco      string `json:"endereco,omitempty"`
	Site          string `json:"-"`
	Escolhas      string `json:"-"`
	Secret        string `json:"segredo"`
}

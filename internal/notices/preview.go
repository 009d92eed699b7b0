package notices

import (
	"net/url"
	"slices"
)

// invented is where an installation that is none is reached.
const invented = "https://certame.orgao.gov.br"

// Preview is the letter of a kind as it would go, of something invented.
func (m *Models) Preview(code string) (Letter, error) { return m.preview(code, invented) }

func (m *Models) preview(code, base string) (Letter, error) {
	w := Words{
		Certame: "Concurso 1/2026", Orgao: "Órgão", Inscricao: "000123", Documento: documents["listas"], Ato: "1", Estado: "provisório", Resumo: "0000…", Fundamento: "Portaria 12/2026",
		Acontecimento: "a inscrição foi recebida", Quando: "10/03/2026, às 14:00:00", Prazo: "12/03/2026, às 23:59:59", Endereco: base + "/publico", Site: siteOf(base), Escolhas: base + LinkPath + "…",
	}
	if code == Account {
		w.Acontecimento = "a senha foi trocada"
	}
	return m.write(code, w)
}

// siteOf is how people know an installation.
func siteOf(base string) string {
	if u, err := url.Parse(base); err == nil && u.Host != "" {
		return u.Host
	}
	return base
}

// FieldsOf are what the model of a kind may say.
func FieldsOf(k Kind) []string { return append(slices.Clone(k.Fields), everywhere...) }

package web

import (
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

// contests lists those that who asks has a part in; all of them, for who looks after
// the installation.
func (v *visit) contests() error {
	words := strings.TrimSpace(v.r.FormValue("q"))
	list, err := v.listed()
	if err != nil {
		return err
	}
	table := parts.Table{
		ID: "certames", Stacked: true, Caption: "Certames", Columns: []parts.Column{{Text: "Certame"}, {Text: "Órgão"}, {Text: "Situação"}, {Text: "Criado em"}},
		Empty: v.noContest(words),
	}
	for _, c := range list {
		if words == "" || found(words, c.Title, c.Agency, c.Slug) {
			s := (&subject{Contest: c}).standing()
			tag := s.Tag()
			table.Rows = append(table.Rows, parts.Row{Cells: []parts.Cell{{Text: c.Title, Address: s.Address}, {Text: c.Agency}, {Tag: &tag}, {Text: locale.Moment(c.Created)}}})
		}
	}
	return v.show("certames", Frame{Title: "Certames", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}}, Printed: true}, contestsPage{table, words, v.may("certame.criar")})
}

type contestsPage struct {
	Table     parts.Table
	Words     string
	MayCreate bool
}

func (v *visit) listed() ([]store.Contest, error) {
	if only := v.who.Limits.Contest; only != "" {
		one, err := v.Store.Contest(v.ctx(), only)
		return []store.Contest{one}, err
	}
	if v.may(listAll) {
		return v.Store.AllContests(v.ctx())
	}
	return v.Store.ContestsOf(v.ctx(), v.who.Account, store.Page{})
}

// listAll, held in the installation, is to see every contest in the list.
const listAll roles.Permission = "certame.listar"

func (v *visit) noContest(words string) parts.Empty {
	switch {
	case words != "":
		return parts.Empty{Title: "Nenhum certame com «" + words + "».", Text: "Procure por outra palavra do nome, do órgão ou do endereço.", Next: []parts.Link{{Text: "Ver todos", Address: "/certames"}}}
	case v.may("certame.criar"):
		return parts.Empty{
			Title: "Ainda não há certame.", Text: "Crie o primeiro com os seus arquivos, ou com o exemplo, para conhecer as telas.",
			Next: []parts.Link{{Text: "Criar certame", Address: "/certames/novo", Icon: "plus"}},
		}
	}
	return parts.Empty{
		Title: "Esta conta ainda não participa de certame.", Text: "Quem se inscreve por aqui passa a ver o certame nesta lista. Quem trabalha em um certame pede o papel a quem o administra.",
		Next: []parts.Link{{Text: "Ver os certames publicados", Address: "/publico", Icon: "landmark"}},
	}
}

// found says whether every word is in some of the texts, whatever the case.
func found(words string, texts ...string) bool {
	all := strings.ToLower(strings.Join(texts, " "))
	for word := range strings.FieldsSeq(strings.ToLower(words)) {
		if !strings.Contains(all, word) {
			return false
		}
	}
	return true
}

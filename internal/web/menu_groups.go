package web

import "certame/internal/web/parts"

// MenuGroup is a part of the menu of a contest, under its heading.
type MenuGroup struct {
	Title string // none: it stands alone
	Links []parts.Link
}

// menuGroups are the headings of the menu of a contest and what stands under each, by
// the words of the table of routes. The agency has two dozen pages: as one list nobody
// finds a thing in it.
var menuGroups = []struct {
	title string
	texts []string
}{
	{"", []string{"Painel", "Minha situação", "Minha inscrição", "Minha confirmação", "Meus documentos", "Defesa", "Minha fila", "Recursos a julgar", "Releitura", "Secretaria", "Termo de confidencialidade"}},
	{"Resultado", []string{"Ordem de convocação", "Listas", "Pessoas", "Quadro de vagas", "Livro de fatos", "E se…?", "Achados"}},
	{"Publicação", []string{"Publicar", "Avisos"}},
	{"Entrada de dados", []string{"Inscrições", "Importar", "Sorteio"}},
	{"Confirmação", []string{"Comissões", "Agenda", "Recursos", "Denúncias", "Amostra"}},
	{"Direitos e controle", []string{"Papéis", "Custódia", "Correções pedidas", "Meus direitos", "Controle", "Trabalhos"}},
}

// fewLinks need no headings.
const fewLinks = 8

// grouped puts the links of a menu under their headings.
func grouped(of *Standing, links []parts.Link) []MenuGroup {
	if of == nil || len(links) <= fewLinks {
		return []MenuGroup{{Links: links}}
	}
	var groups []MenuGroup
	for _, g := range menuGroups {
		one := MenuGroup{Title: g.title}
		for _, text := range g.texts {
			for _, link := range links {
				if link.Text == text {
					one.Links = append(one.Links, link)
				}
			}
		}
		if len(one.Links) > 0 {
			groups = append(groups, one)
		}
	}
	return groups
}

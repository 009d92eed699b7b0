package web

import (
	"net/http"
	"net/url"

	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// boards is the composition of all the boards, and whether each group may be called.
func (v *visit) boards() error { return v.showBoards(http.StatusOK, boardsPage{}) }

type boardsPage struct {
	*subject
	Revision   int
	Verdicts   []verdict
	Portraits  []parts.Table
	People     int // designated, each counted once
	MayCompose bool
	Bad        *fault.Fault // the file that is kept cannot be read
	Problems   *fault.Fault // of what was sent
	File       parts.Field
	Download   string // where the file is, for who may have it
}

// verdict is whether a board may call people, and where one reads why not.
type verdict struct {
	Group, Name, Address string
	May                  bool
	Blocks               int
	Boards               string // "1 comissão e 1 recursal"
}

func (v *visit) showBoards(status int, p boardsPage) (err error) {
	if p.subject, err = v.contest(); err != nil {
		return err
	}
	b, err := v.Sittings.Panel(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	p.Revision, p.MayCompose = b.Revision, v.may("comissao.compor")
	if b.Bad != nil {
		p.Bad = fault.Of(b.Bad)
		p.Bad.What, p.Bad.Remedy = "A planilha comissao.csv que está guardada não pode ser lida.", "Corrija o que está listado e envie-a de novo abaixo."
	}
	var all []confirmation.Board
	for i := range b.Groups {
		p.Verdicts = append(p.Verdicts, verdictOf(p.subject, &b.Groups[i]))
		all = append(all, b.Groups[i].Boards...)
	}
	p.portraits(all)
	if v.may("exportar.restrito") {
		p.Download = p.Address() + "/comissoes/" + boards.MembersFile
	}
	p.File = parts.Field{Name: "arquivo", Label: "Planilha comissao.csv", Kind: "file", Required: true, Accept: ".csv,.txt", Help: "Uma linha para cada pessoa designada. Antes de gravar, a página mostra o que muda."}
	f := v.within(p.subject, "Comissões")
	f.Printed = true
	return v.render(status, "comissoes", f, p)
}

func verdictOf(c *subject, g *docket.GroupBoards) verdict {
	out := verdict{Group: g.Rules.Code(), Name: groupName(g.Rules), Address: boardsAddress(c, g.Rules.Code()), May: g.MayCall(), Boards: countBoards(g.Boards)}
	for _, f := range g.Findings {
		if f.Blocks {
			out.Blocks++
		}
	}
	return out
}

func groupName(r *confirmation.Rules) string {
	if g := r.Terms.Group(r.Modality); g.Label != "" {
		return g.Label
	}
	return r.Code()
}

func countBoards(list []confirmation.Board) string {
	firsts, appeals := 0, 0
	for i := range list {
		if list[i].Instance == confirmation.OnAppeal {
			appeals++
		} else {
			firsts++
		}
	}
	if firsts+appeals == 0 {
		return "nenhuma comissão designada"
	}
	return locale.Count(firsts, "comissão", "comissões") + " e " + locale.Count(appeals, "recursal", "recursais")
}

func boardsAddress(c *subject, group string) string {
	return c.Address() + "/comissoes/" + url.PathEscape(group)
}

// portraits tell of the diversity of all the boards together only what tells of nobody.
func (p *boardsPage) portraits(all []confirmation.Board) {
	for _, one := range []struct {
		trait         confirmation.Trait
		id, caption   string
		column, empty string
	}{
		{confirmation.Gender, "genero", "Gênero", "Gênero declarado", "gênero"},
		{confirmation.Colour, "cor", "Cor ou raça", "Cor ou raça declarada", "cor ou raça"},
		{confirmation.Region, "regiao", "Origem regional", "Região declarada", "região"},
	} {
		portrait := confirmation.PortraitOf(all, one.trait)
		p.People = portrait.People
		t := parts.Table{ID: one.id, Caption: one.caption, Columns: []parts.Column{{Text: one.column}, {Text: "Pessoas"}}, Empty: parts.Empty{
			Title: "Sem números de " + one.empty + ".", Text: "São poucas as pessoas que declararam, ou todas declararam o mesmo: qualquer número diria de alguém.",
		}}
		for _, portion := range portrait.Told {
			people := locale.Whole(portion.People)
			if portion.Hidden {
				people = "não se mostra"
			}
			t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(locale.Trait(portion.Answer), people)})
		}
		if len(t.Rows) > 0 && portrait.Silent > 0 {
			t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells("não declarado", locale.Whole(portrait.Silent))})
		}
		p.Portraits = append(p.Portraits, t)
	}
}

package web

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"certame/edital"
	"certame/internal/docket"
	"certame/internal/intake/profile"
	"certame/internal/intake/review"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// postsAsked is how many names of posts are asked on one page.
const postsAsked = 200

// fillCodes asks which code of the edital each name of the file is.
func (p *columnsPage) fillCodes(t *edital.Terms, m *review.Map) {
	for i := range t.Posts {
		p.Codes = append(p.Codes, t.Posts[i].Code)
	}
	for i, name := range slices.Sorted(maps.Keys(m.Posts)) {
		code := m.Posts[name]
		if slices.Contains(p.Codes, code) {
			p.Known++
		} else if len(p.Posts) < postsAsked {
			p.Posts = append(p.Posts, parts.Field{Name: fmt.Sprintf("cargo-%d", i), Label: name, Value: code, Most: 60})
		}
	}
	for _, group := range slices.Sorted(maps.Keys(m.Groups)) {
		p.Groups = append(p.Groups, parts.Field{Name: "grupo-" + group, Label: "«" + group + "» do arquivo", Value: m.Groups[group], Required: true, Most: 40})
	}
	if p.Exam.Report.Kind == profile.KindDecisions {
		p.Groups = append(p.Groups, parts.Field{Name: "grupo", Label: "Grupo a que este resultado se refere", Value: m.Group, Most: 40, Help: "O código do edital, quando o arquivo não o diz em uma coluna."})
	}
	if candidates := p.Exam.Report.Kind == profile.KindCandidates; candidates && (!p.Exam.HasPost || p.Exam.Several > 0) {
		p.Post = postField(t, p.In.Post, p.Exam.HasPost)
	}
}

func postField(t *edital.Terms, chosen string, told bool) *parts.Field {
	f := &parts.Field{Name: "cargo", Label: "Cargo de todas as linhas", Kind: "select", Help: "O arquivo não diz o cargo de ninguém.", Options: []parts.Option{{Text: "Escolha"}}}
	if told {
		f.Label, f.Help = "Importar só este cargo", "Há pessoas em mais de um cargo, e um arquivo do certame traz um de cada vez."
	}
	for i := range t.Posts {
		f.Options = append(f.Options, parts.Option{Value: t.Posts[i].Code, Text: postTitle(&t.Posts[i]), Chosen: t.Posts[i].Code == chosen})
	}
	return f
}

// mapImport keeps what was said of the columns and has the file examined with it.
func (v *visit) mapImport() error {
	c, in, exam, err := v.importSeen()
	if err != nil {
		return err
	}
	if exam == nil || exam.Map == nil {
		return docket.ErrNotReady
	}
	said := *exam.Map
	if err := v.answers(&said); err != nil {
		f := fault.Of(err)
		exam.Map = &said
		return v.askColumns(f.Status, c, in, exam, f)
	}
	if err := v.Docket.MapImport(v.ctx(), v.account(), in, &said, v.r.FormValue("cargo")); err != nil {
		return err
	}
	return v.examineSoon(c, in)
}

// answers puts what the form says in the map.
func (v *visit) answers(m *review.Map) (first error) {
	m.Columns = slices.Clone(m.Columns)
	for i := range m.Columns {
		c := &m.Columns[i]
		c.Field = strings.TrimSpace(v.r.FormValue(fmt.Sprintf("campo-%d", c.Place)))
		if c.Decimal = v.r.FormValue(fmt.Sprintf("decimal-%d", c.Place)); c.Decimal != profile.Comma && c.Decimal != profile.Dot {
			c.Decimal = ""
		}
		if profile.KindOf(c.Field) == profile.Unknown && first == nil {
			first = refusedField(c.Place, c.Field)
		}
	}
	posts := map[string]string{}
	for i, name := range slices.Sorted(maps.Keys(m.Posts)) {
		posts[name] = m.Posts[name]
		if code := strings.TrimSpace(v.r.FormValue(fmt.Sprintf("cargo-%d", i))); code != "" {
			posts[name] = code
		}
	}
	groups := map[string]string{}
	for name, code := range m.Groups {
		groups[name] = code
		if said := strings.TrimSpace(v.r.FormValue("grupo-" + name)); said != "" {
			groups[name] = said
		}
	}
	m.Posts, m.Groups = posts, groups
	if said := strings.TrimSpace(v.r.FormValue("grupo")); said != "" {
		m.Group = said
	}
	return first
}

func isOriginal(f store.File) bool { return f.Name == "original" }

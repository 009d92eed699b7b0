package web

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"certame"
	"certame/internal/answer"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
	"certame/internal/whatif"
	"certame/law"
)

// suppose asks what would be with more seats, without some people or court orders, or
// under another reading. Nothing is ever kept: it is a page that is read.
func (v *visit) suppose() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &supposePage{subject: c}
	if err := p.ask(v); err != nil {
		return err
	}
	f := v.within(c, "E se…?")
	f.Printed, f.Wide = true, true
	if v.r.FormValue("supor") == "" {
		return v.show("e-se", f, p)
	}
	if err := p.compute(v); err != nil {
		told := v.toldOf(c, err)
		if told.Status != http.StatusUnprocessableEntity {
			return err
		}
		p.Problems = told
		return v.render(told.Status, "e-se", f, p)
	}
	return v.show("e-se", f, p)
}

type supposePage struct {
	*subject
	Seats, Leave   string
	NoOrders       bool
	Posts          []parts.Option
	Policies       []parts.Field
	Problems       *fault.Fault
	Done           bool
	Table          parts.Table
	Count          string
	People         []Told
	More           int
	Mirrors        []string
	Appeared, Gone []parts.Message
	words          law.Wording
}

// policyNames are the rules of the edital that may be supposed otherwise.
var policyNames = map[string]string{
	"reversao": "Cadeia de reversão", "ac_esgotada": "Ampla esgotada", "multiplas": "Opção por vários grupos", "compensacao": "Compensação", "ordem": "Ordem das vagas",
}

func (p *supposePage) ask(v *visit) error {
	terms, err := v.Docket.Terms(v.ctx(), p.ID, p.Revision)
	if err != nil {
		return err
	}
	p.words = terms.Wording()
	p.Seats, p.Leave, p.NoOrders = v.r.FormValue("mais_vagas"), v.r.FormValue("desiste"), v.r.FormValue("sem_sub_judice") == "sim"
	for i := range terms.Posts {
		one := &terms.Posts[i]
		p.Posts = append(p.Posts, parts.Option{Value: one.Code, Text: postTitle(one), Chosen: one.Code == v.r.FormValue("cargo")})
	}
	for _, key := range [...]string{"reversao", "ac_esgotada", "compensacao", "ordem"} {
		f := parts.Field{Name: key, Label: policyNames[key], Kind: "select", Options: []parts.Option{{Value: "", Text: "como no edital"}}}
		for _, set := range run.PolicyWords(key) {
			for _, word := range set {
				f.Options = append(f.Options, parts.Option{Value: word, Text: strings.ReplaceAll(word, "_", " "), Chosen: v.r.FormValue(key) == word})
			}
		}
		p.Policies = append(p.Policies, f)
	}
	return nil
}

func (p *supposePage) supposition(v *visit) (s run.Supposition, err error) {
	s = run.Supposition{NoCourtOrders: p.NoOrders, Leave: strings.FieldsFunc(p.Leave, func(r rune) bool { return r == ',' || r == ';' || r == ' ' || r == '\n' || r == '\r' })}
	if text := strings.TrimSpace(p.Seats); text != "" && text != "0" {
		if s.MoreSeats, err = strconv.Atoi(text); err != nil || s.MoreSeats < 0 || s.MoreSeats > 100_000 {
			return s, &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "VAGAS", What: "«" + text + "» não é um número de vagas.", Remedy: "Escreva um número inteiro, ou deixe vazio."}
		}
		s.Post = v.r.FormValue("cargo")
	}
	for _, f := range p.Policies {
		if word := v.r.FormValue(f.Name); word != "" {
			s.Policy = append(s.Policy, run.Policy{Key: f.Name, Value: word})
		}
	}
	if s.MoreSeats == 0 && len(s.Leave) == 0 && !s.NoCourtOrders && len(s.Policy) == 0 {
		err = &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "NADA-SUPOSTO", What: "Nada foi suposto.", Remedy: "Diga o que mudaria: vagas, desistências, ordens judiciais ou uma regra."}
	}
	return s, err
}

func (p *supposePage) compute(v *visit) error {
	s, err := p.supposition(v)
	if err != nil {
		return err
	}
	c, err := v.Docket.Suppose(v.ctx(), p.ID, s)
	if err != nil {
		return err
	}
	p.Done, p.Table, p.Count = true, figuresTable(c), answer.PeopleCount(c.People)
	for i := range c.People[:min(len(c.People), effectsShown)] {
		p.People = append(p.People, Told{answer.Turn(p.words, c, &c.People[i]), law.Citations(c.People[i].Basis)})
	}
	p.More = max(0, len(c.People)-effectsShown)
	p.Mirrors = answer.MirrorTurns(p.words, c)
	p.Appeared, p.Gone = findingMessages(p.words, c.Appeared), findingMessages(p.words, c.Gone)
	return nil
}

// figuresTable is each list before and after.
func figuresTable(c *whatif.Comparison) parts.Table {
	t := parts.Table{ID: "antes-depois", Caption: "Antes e depois", Columns: []parts.Column{{Text: "Lista"}, {Text: "Vagas", Numeric: true}, {Text: "Pessoas que contam nela", Numeric: true}}}
	before, after := &c.Total.Before, &c.Total.After
	for m := range before.Modalities {
		b, a := before.Modalities[m], after.Modalities[m]
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(c.Before.Terms.Code(certame.Modality(m)), turned(b.Seats, a.Seats), turned(b.Called, a.Called))})
	}
	t.Foot = &parts.Row{Cells: parts.Cells("Total", turned(before.Seats, after.Seats), turned(before.Called, after.Called))}
	return t
}

// turned writes "4 → 5", or the number alone when it is the same.
func turned(before, after int) string {
	if before == after {
		return locale.Whole(before)
	}
	return fmt.Sprintf("%s → %s", locale.Whole(before), locale.Whole(after))
}

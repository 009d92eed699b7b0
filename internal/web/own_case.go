package web

import (
	"net/http"
	"net/url"
	"strings"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/law"
)

// ownCases are the procedures of the person who asks, and of nobody else.
func (v *visit) ownCases() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	list, err := v.Sittings.Own(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	t := Table{
		ID: "processos", Caption: "Os seus processos", Columns: []Column{{Text: "Inscrição"}, {Text: "Grupo"}, {Text: "Etapa"}, {Text: "O que fazer"}},
		Empty: Empty{Title: "Não há processo ligado a esta conta.", Text: "A secretaria da comissão liga a conta à sua inscrição depois de conferir quem você é."},
	}
	for _, one := range list {
		t.Rows = append(t.Rows, Row{Cells: []Cell{{Text: one.Registration, Address: ownAddress(c, one)}, {Text: one.Group}, {Text: capital(ownStage(one))}, {Text: v.ownTask(one)}}})
	}
	return v.show("minha-confirmacao", v.within(c, "Minha confirmação"), t)
}

func ownAddress(c *subject, one *sitting.Case) string {
	return c.Address() + "/minha-confirmacao/" + url.PathEscape(one.ID)
}

// ownStage is where the case stands, as its person may know it: what was decided is told
// only once it was published.
func ownStage(c *sitting.Case) string {
	d, final, known := c.Published()
	switch {
	case final:
		return "resultado definitivo: " + locale.Outcome(d.Outcome)
	case known && c.State.Appealed:
		return "recurso em análise"
	case known:
		return "resultado provisório: " + locale.Outcome(d.Outcome)
	case c.State.Stage == confirmation.ToSummon:
		return "aguarde a convocação"
	case c.State.Stage == confirmation.ToAttend:
		return "convocada para " + hourOf(c)
	case c.State.Stage == confirmation.ToSummonAgain:
		return "aguarde nova data: a sessão não pôde ser feita"
	}
	return "aguarde o resultado provisório"
}

// ownTask is what the person can do now.
func (v *visit) ownTask(c *sitting.Case) string {
	switch {
	case v.mayAppeal(c):
		return "Recorrer, se quiser, até " + instantWords(c.State.Deadline)
	case c.State.Stage == confirmation.ToAttend:
		return "Comparecer" + said(c.Slot().Room != "", ": "+roomOf(c), "") + ", com documento oficial com foto"
	}
	return "Nada por agora"
}

func (v *visit) mayAppeal(c *sitting.Case) bool {
	return c.State.Stage == confirmation.Appealable && !later(v.Sittings.Now(), c.State.Deadline)
}

// ownCase is one procedure, to its person.
func (v *visit) ownCase() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	return v.showOwnCase(http.StatusOK, c, one, nil)
}

// mine is the case of the address, if it is of the person who asks.
func (v *visit) mine() (*subject, *sitting.Case, error) {
	c, err := v.contest()
	if err != nil {
		return nil, nil, err
	}
	one, err := v.Sittings.OwnCase(v.ctx(), v.account(), c.ID, v.r.PathValue("confirmacao"))
	return c, one, err
}

type ownCasePage struct {
	*subject
	Here                         string
	Registration, Group          string
	Stage, Task, Hour, Where     string
	Conclusion, Article, Meaning string
	Opinion                      bool
	Films                        []Link
	Deadline                     string
	MayAppeal                    bool
	Receipt                      *sitting.Receipt
	Filed, Text                  string
	Most                         int
	Problems                     *fault
}

func (v *visit) showOwnCase(status int, c *subject, one *sitting.Case, problems *fault) error {
	p := ownCasePage{
		subject: c, Here: ownAddress(c, one), Registration: one.Registration, Group: one.Group, Stage: capital(ownStage(one)), Task: v.ownTask(one),
		MayAppeal: v.mayAppeal(one), Receipt: one.Receipt(), Most: sitting.MostGrounds, Problems: problems, Text: v.r.PostFormValue("texto"),
	}
	if sessionDay(one) != "" {
		p.Hour, p.Where = hourOf(one), roomOf(one)
	}
	if d, _, known := one.Published(); known {
		p.Conclusion, p.Article = capital(locale.Outcome(d.Outcome)), law.Citations(d.Basis)
		p.Opinion = one.Last(sitting.Closed) != nil
		if d.Outcome.LosesOption() {
			p.Meaning = "Você segue na ampla concorrência se nela se classificou em todas as fases anteriores. A decisão vale só para este certame."
		}
	}
	if one.State.Stage == confirmation.Appealable {
		p.Deadline = instantWords(one.State.Deadline)
	}
	if p.Receipt != nil {
		p.Filed = instantWords(p.Receipt.At)
	}
	films, err := v.ownFilms(c, one)
	if err != nil {
		return err
	}
	p.Films = films
	f := v.within(c, "Inscrição "+one.Registration+", "+one.Group, Link{Text: "Minha confirmação", Address: c.Address() + "/minha-confirmacao"})
	f.Printed = true
	return v.render(status, "minha-confirmacao-processo", f, p)
}

// ownFilms are where the person watches their own session, once it was decided.
func (v *visit) ownFilms(c *subject, one *sitting.Case) (links []Link, err error) {
	if !v.may("filme.ver") {
		return nil, nil
	}
	list, err := v.Custody.Of(v.ctx(), c.ID, one.Registration, one.Group)
	for i := range list {
		if list[i].Kind == custody.Film && list[i].Gone.IsZero() {
			links = append(links, Link{Text: list[i].Label() + ", de " + instant(list[i].At), Address: c.Address() + "/guarda/" + list[i].ID})
		}
	}
	return links, err
}

// ownOpinion gives the person the opinion on themselves, and notes it.
func (v *visit) ownOpinion() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	_, final, known := one.Published()
	if !known || one.Last(sitting.Closed) == nil {
		return notFound("parecer")
	}
	opinion := one.OpinionPaper(final)
	return v.givePaper(c, &opinion, "."+v.r.PathValue("formato"))
}

// fileAppeal files the appeal of the person, within the term.
func (v *visit) fileAppeal() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	if _, err := v.Sittings.FileAppeal(v.ctx(), v.account(), c.ID, one.ID, v.r.PostFormValue("texto")); err != nil {
		f := told(err)
		if f.status != http.StatusUnprocessableEntity {
			return err
		}
		return v.showOwnCase(f.status, c, one, f)
	}
	return v.redirect(ownAddress(c, one) + "#comprovante")
}

// ownReceipt gives the proof that the appeal was filed, with its text.
func (v *visit) ownReceipt() error {
	c, one, err := v.mine()
	if err != nil {
		return err
	}
	r := one.Receipt()
	if r == nil {
		return notFound("comprovante")
	}
	lines := []string{
		"Comprovante de recurso", "", c.Title, "Inscrição: " + one.Registration, "Grupo: " + one.Group, "Recebido em: " + instantWords(r.At) + ", horário de Brasília",
		"Processo: " + r.Case, "Resumo SHA-256 do texto, em UTF-8: " + r.Digest, "", "Texto, como foi enviado:", "", r.Text,
	}
	if err := v.Store.Note(v.ctx(), store.Access{Account: v.account(), Contest: c.ID, Action: "documento.baixar", Object: "comprovante " + one.ID}); err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	v.w.Header().Set("Content-Disposition", `attachment; filename="comprovante-de-recurso.txt"`)
	v.w.Header().Set("Cache-Control", "no-store")
	v.w.Write([]byte(strings.Join(lines, "\n"))) //nolint:errcheck // who asked may be gone
	return nil
}

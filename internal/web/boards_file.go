package web

import (
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"

	"certame/internal/intake/boards"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// rosterBody is the most that a form with a composition brings: the file, and as much
// again for how a form writes it.
const rosterBody = 9 << 20

// composedPage shows a composition before it is kept.
type composedPage struct {
	*subject
	Revision int
	Text     string // the whole file, as it would be
	Why      string
	People   parts.Table
	Verdicts []verdictChange
	UnderWay []parts.Message
	Problems *fault.Fault
}

// sendBoards takes a whole comissao.csv: shows what it changes and, when that was seen,
// keeps it.
func (v *visit) sendBoards() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	text, err := v.sentRoster()
	if err != nil {
		return err
	}
	if text == "" {
		return v.showBoards(http.StatusUnprocessableEntity, boardsPage{Problems: &fault.Fault{What: "Nenhum arquivo veio.", Remedy: "Escolha a planilha e envie."}})
	}
	p := &composedPage{subject: c, Text: text, Why: strings.TrimSpace(v.r.FormValue("motivo"))}
	if p.Revision, err = strconv.Atoi(v.r.FormValue("revisao")); err != nil {
		return badForm(err)
	}
	if v.r.FormValue("acao") == "gravar" {
		return v.keepBoards(p)
	}
	return v.previewBoards(http.StatusOK, p)
}

// sentRoster is the file that was sent, or what a preview of it sends back.
func (v *visit) sentRoster() (string, error) {
	file, _, err := v.r.FormFile("arquivo")
	if errors.Is(err, http.ErrMissingFile) || errors.Is(err, http.ErrNotMultipart) {
		return v.r.FormValue("texto"), nil
	}
	if err != nil {
		return "", badForm(err)
	}
	defer file.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(file)
	return string(text), err
}

func (v *visit) previewBoards(status int, p *composedPage) error {
	now, err := v.Sittings.Panel(v.ctx(), p.ID)
	if err != nil {
		return err
	}
	next, err := v.Sittings.ProposedPanel(v.ctx(), p.ID, []byte(p.Text))
	if err != nil {
		if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
			return v.showBoards(f.Status, boardsPage{Problems: f})
		}
		return err
	}
	p.Text = string(next.Roster.CSV())
	p.People, p.Verdicts = whoChanges(now.Roster, next.Roster), verdictChanges(now.Boards, next.Boards)
	p.UnderWay = underWay(next, boards.Seat{})
	return v.render(status, "comissoes-gravar", v.within(p.subject, "Conferir a composição", parts.Link{Text: "Comissões", Address: p.Address() + "/comissoes"}), p)
}

func (v *visit) keepBoards(p *composedPage) error {
	if p.Why == "" {
		p.Problems = &fault.Fault{What: "Falta o motivo da mudança.", Remedy: "Escreva o ato ou a razão: fica na revisão, com o nome de quem mudou e a hora."}
		return v.previewBoards(http.StatusUnprocessableEntity, p)
	}
	next, err := v.Docket.ProposedBoards(v.ctx(), p.ID, []byte(p.Text))
	if err == nil {
		_, err = v.Docket.Compose(v.ctx(), v.account(), p.ID, p.Revision, p.Why, next.Roster)
	}
	if f := (*fault.Fault)(nil); err != nil {
		if f = fault.Of(err); f.Status == http.StatusUnprocessableEntity {
			return v.showBoards(f.Status, boardsPage{Problems: f})
		}
		return err
	}
	return v.redirect(p.Address() + "/comissoes")
}

// boardsFile gives the composition as it is kept: it has what people declared of
// themselves, and the reading is noted.
func (v *visit) boardsFile() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	text, err := v.Docket.TakeBoards(v.ctx(), v.account(), c.ID)
	if err != nil {
		return err
	}
	h := v.w.Header()
	h.Set("Content-Type", "text/csv; charset=utf-8")
	h.Set("Content-Disposition", `attachment; filename="`+boards.MembersFile+`"`)
	_, err = v.w.Write(text)
	return err
}

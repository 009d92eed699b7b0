package web

import (
	"errors"
	"io"
	"net/http"
	"strconv"

	"certame/internal/auth"
	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// checkedMost is how much of a file of indicators anybody may have checked: what an agency
// tells of hundreds of contests.
const checkedMost = 8 << 20

type checkPage struct {
	File     parts.Field
	Problems *fault.Fault
	Report   *parts.Message
	Small    *parts.Message
	Contests parts.Table
}

// askCheck is where anybody who writes the open format sees whether it is right, before
// handing it over. Nothing of it is kept.
func (v *visit) askCheck() error { return v.showCheck(http.StatusOK, checkPage{}) }

func (v *visit) showCheck(status int, p checkPage) error {
	p.File = parts.Field{Name: "arquivo", Label: "Arquivo de indicadores", Kind: "file", Required: true, Accept: ".json,.csv", Help: "No formato aberto, em JSON ou CSV, com até 8 MiB. Não fica guardado."}
	f := Frame{Title: "Conferir indicadores", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Acompanhamento", Address: "/acompanhamento"}}}
	return v.render(status, "acompanhamento-conferir", f, p)
}

// checkNumbers says what the file has, or all that is wrong with it.
func (v *visit) checkNumbers() error {
	if err := v.checks.Allow(v.network()); err != nil {
		return manyChecks(err)
	}
	file, header, err := v.r.FormFile("arquivo")
	if errors.Is(err, http.ErrMissingFile) || errors.Is(err, http.ErrNotMultipart) {
		return v.showCheck(http.StatusUnprocessableEntity, checkPage{Problems: &fault.Fault{What: "Nenhum arquivo veio.", Remedy: "Escolha o arquivo e envie."}})
	}
	if err != nil {
		return badForm(err)
	}
	defer file.Close() //nolint:errcheck // only read
	raw, err := io.ReadAll(file)
	if err != nil {
		return err
	}
	list, err := indicators.Read(raw, header.Filename)
	if err != nil {
		if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
			return v.showCheck(f.Status, checkPage{Problems: f})
		}
		return err
	}
	return v.showCheck(http.StatusOK, checkedPage(list))
}

func checkedPage(list []indicators.Contest) checkPage {
	p := checkPage{Report: &parts.Message{Kind: "sucesso", Announced: true, Title: "O arquivo confere com o formato " + indicators.Format + ": " + locale.Count(len(list), "certame", "certames") + "."}}
	p.Contests = parts.Table{ID: "certames", Caption: "O que o arquivo conta", Columns: []parts.Column{{Text: "Órgão"}, {Text: "Certame"}, {Text: "Edital"}, {Text: "Referência"}, {Text: "Vagas", Numeric: true}, {Text: "Listas", Numeric: true}, {Text: "Células de 1 a 4", Numeric: true}}}
	small := 0
	for i := range list {
		c := &list[i]
		small += c.Small()
		if i < shownContests {
			p.Contests.Rows = append(p.Contests.Rows, parts.Row{Cells: parts.Cells(c.Agency, c.Name, c.Notice, brazilian(c.Reference), countText(c.Seats), strconv.Itoa(len(c.Lists)), strconv.Itoa(c.Small()))})
		}
	}
	if small > 0 {
		p.Small = &parts.Message{
			Kind: "alerta", Title: "Arquivo integral: " + locale.Count(small, "número de pessoas de 1 a 4 está", "números de pessoas de 1 a 4 estão") + " à vista.",
			Text: "Em uma lista pequena, o número diz quem é.", Remedy: "Não o publique assim: certame indicadores reunir o protege.",
		}
	}
	return p
}

// manyChecks is of a network that asks for too much.
func manyChecks(err error) error {
	text, _ := auth.Say(err)
	return &fault.Fault{Status: http.StatusTooManyRequests, Code: "MUITOS-PEDIDOS", What: text, Remedy: "Para conferir muitos arquivos, use certame indicadores conferir."}
}

package web

import (
	"strconv"
	"strings"

	"certame/internal/render/papers"
	"certame/internal/store"
	"certame/internal/web/fault"
)

// enrolReceipt gives a receipt to its person: the text whose digest it is, or a sheet
// with the same text.
func (v *visit) enrolReceipt() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	own, err := v.Enrolments.Own(v.ctx(), v.whoEnrols())
	if err != nil {
		return err
	}
	position, err := strconv.Atoi(v.r.PathValue("posicao"))
	if err != nil {
		return fault.NotFound("comprovante")
	}
	r, err := own.Receipt(position)
	if err != nil {
		return fault.NotFound("comprovante")
	}
	name := "comprovante-" + c.Slug + "-" + r.Registration + "-" + strconv.Itoa(position)
	v.w.Header().Set("Cache-Control", "no-store")
	switch v.r.PathValue("formato") {
	case "txt":
		return v.giveMade([]byte(r.Text), store.File{Name: name + ".txt"})
	case "pdf":
		lines := strings.Split(strings.TrimSpace(r.Text), "\n")[2:]
		paper := papers.Paper{Name: name, Title: "Comprovante de inscrição", About: c.Title, Restricted: true, Lines: append(lines, "", "Resumo SHA-256 do comprovante em texto: "+r.Digest, "Quem tem o texto confere em "+v.Door.Address("/publico/"+c.Slug+"/comprovante"))}
		return v.givePaper(c, &paper, ".pdf")
	}
	return fault.NotFound("comprovante")
}

package web

import (
	"net/http"
	"strings"

	"certame/confirmation"
	"certame/internal/custody"
	"certame/internal/web/parts"
)

type certificatesPage struct {
	*subject
	Problem, Done *parts.Message
	Table         parts.Table
	Fields        []parts.Field // empty for who may only look
	Create        string
}

// certificates are those of the courses of the members of the boards.
func (v *visit) certificates() error { return v.showCertificates(http.StatusOK, nil) }

func (v *visit) showCertificates(status int, problem *parts.Message) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	article, err := v.boardArticle(c, confirmation.CourseBasis)
	if err != nil {
		return err
	}
	p := certificatesPage{subject: c, Problem: problem, Create: c.Address() + "/envios/" + custody.Certificate}
	p.Table = parts.Table{
		ID: "certificados", Caption: "Certificados guardados", Columns: []parts.Column{{Text: "De quem"}, {Text: "Certificado"}, {Text: "Recebido em"}, {Text: "Tamanho", Numeric: true}, {Text: "Situação"}},
		Empty: parts.Empty{Title: "Nenhum certificado guardado.", Text: "O curso de cada integrante é requisito da designação" + bracketed(article) + "."},
	}
	composed, err := v.Docket.Boards(v.ctx(), c.ID)
	if err != nil {
		return err
	}
	list, err := v.Custody.OfKind(v.ctx(), c.ID, custody.Certificate)
	if err != nil {
		return err
	}
	for _, o := range list {
		row := objectRow(c, o)
		row.Cells = append([]parts.Cell{{Text: composed.Roster.Called(strings.TrimPrefix(o.Registration, certificateOf))}}, append(row.Cells[:1], row.Cells[2:]...)...)
		p.Table.Rows = append(p.Table.Rows, row)
	}
	if p.Done, err = v.keptMessage(c); err != nil {
		return err
	}
	if v.may("comissao.compor") {
		p.Fields = []parts.Field{
			{Name: "inscricao", Label: "Código na comissão", Value: v.r.URL.Query().Get("membro"), Required: true, Most: 60, Help: "O da coluna membro de comissao.csv, como M1."},
			{Name: "arquivo", Label: "Certificado", Kind: "file", Required: true, Accept: ".pdf,.jpg,.jpeg,.png", Help: "PDF sem senha, JPEG ou PNG, até 20 MiB."},
		}
	}
	return v.render(status, "certificados", v.within(c, "Certificados", parts.Link{Text: "Comissões", Address: c.Address() + "/comissoes"}), p)
}

// sendCertificate keeps the certificate of a member.
func (v *visit) sendCertificate() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	o, err := v.receiveForm(c, custody.Certificate)
	return v.sentForm(c.Address()+"/certificados", o, err, v.showCertificates)
}

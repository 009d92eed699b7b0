package web

import (
	"net/http"
	"strconv"

	"certame/internal/locale"
	"certame/internal/store"
	"certame/internal/web/parts"
)

type verifyPage struct {
	Contest store.Contest
	Text    string
	Answer  *parts.Message
}

// Field is what is asked: the receipt itself, which goes in a form and stays nowhere.
func (p verifyPage) Field() parts.Field {
	return parts.Field{Name: "comprovante", Label: "Texto do comprovante", Kind: "textarea", Value: p.Text, Required: true, Most: 6000, Help: "Abra o arquivo .txt, copie tudo e cole aqui. Nada do que colar fica guardado."}
}

// askVerify asks for a receipt.
func (v *visit) askVerify() error { return v.showVerify("", nil) }

func (v *visit) showVerify(text string, answer *parts.Message) error {
	if v.about == nil {
		return store.ErrNotFound
	}
	v.w.Header().Set("Cache-Control", "no-store")
	return v.render(http.StatusOK, "publico-comprovante", v.outside("Conferir comprovante de inscrição"), verifyPage{*v.about, text, answer})
}

// verifyReceipt says whether a receipt was given here as it is.
func (v *visit) verifyReceipt() error {
	if v.about == nil {
		return store.ErrNotFound
	}
	text := v.r.PostFormValue("comprovante")
	found, err := v.Enrolments.Verify(v.ctx(), v.about.ID, text)
	if err != nil {
		return err
	}
	if !found.Known {
		return v.showVerify(text, &parts.Message{Kind: "erro", Title: "Este texto não é comprovante dado neste certame.", Text: "Resumo SHA-256 do que foi colado: " + found.Digest + ".", Remedy: "Confira se copiou o arquivo inteiro, sem mudar nada. Se copiou, o texto foi alterado ou é de outro certame.", Announced: true})
	}
	m := &parts.Message{Kind: "sucesso", Title: "O comprovante confere: foi dado aqui, e nada dele mudou.", Announced: true}
	m.Text = "Posição " + strconv.Itoa(found.Position) + " (" + found.Words() + "), gravada em " + locale.Moment(found.At) + ", horário de Brasília. Resumo SHA-256 " + found.Digest + ". "
	m.Text += said(found.Last, "É o último desta inscrição.", "Depois dele, outra coisa foi feita com a mesma inscrição: há comprovante mais novo.")
	return v.showVerify("", m)
}

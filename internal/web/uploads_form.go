package web

import (
	"errors"
	"io"
	"net/http"
	"net/url"

	"certame/internal/custody"
	"certame/internal/locale"
	"certame/internal/web/parts"
	"certame/law"
)

// valueMost is of any field of a form that brings a file.
const valueMost = 1 << 10

// receiveForm keeps the file of a form, as it comes: forms read whole would lie in the
// clear on the disk. The fields stand before the file.
func (v *visit) receiveForm(c *subject, kind string) (custody.Object, error) {
	parts, err := v.r.MultipartReader()
	if err != nil {
		return custody.Object{}, noFile()
	}
	v.takeLong()
	said := map[string]string{}
	for {
		part, err := parts.NextPart()
		if errors.Is(err, io.EOF) {
			return custody.Object{}, noFile()
		}
		if err != nil {
			return custody.Object{}, err
		}
		if part.FormName() != "arquivo" {
			value, err := io.ReadAll(io.LimitReader(part, valueMost))
			if err != nil {
				return custody.Object{}, err
			}
			said[part.FormName()] = string(value)
			continue
		}
		if part.FileName() == "" {
			return custody.Object{}, noFile()
		}
		said["filename"], said["filetype"] = part.FileName(), part.Header.Get("Content-Type")
		s, err := v.sending(c, kind, said)
		if err != nil {
			return custody.Object{}, err
		}
		return v.Custody.Put(v.ctx(), s, part)
	}
}

func noFile() error {
	return &custody.Refusal{Code: "ARQUIVO", What: "Nenhum arquivo foi escolhido.", Remedy: "Escolha o arquivo e envie de novo."}
}

// sentForm goes to the page that follows a file that was kept, or says on the page of the
// form why it was not.
func (v *visit) sentForm(after string, o custody.Object, err error, again func(status int, problem *parts.Message) error) error {
	var refusal *custody.Refusal
	if errors.As(err, &refusal) {
		return again(http.StatusUnprocessableEntity, refusalMessage(refusal))
	}
	if err != nil {
		return err
	}
	return v.redirect(after + "?guardado=" + url.QueryEscape(o.ID))
}

func refusalMessage(r *custody.Refusal) *parts.Message {
	return &parts.Message{Kind: "erro", Title: r.What, Remedy: r.Remedy, Article: law.Citations(r.Article), Announced: true}
}

// keptMessage says what was kept, with its digest, when the page is of one that was
// just sent by who asks.
func (v *visit) keptMessage(c *subject) (*parts.Message, error) {
	id := v.r.URL.Query().Get("guardado")
	if id == "" {
		return nil, nil //nolint:nilnil // nothing to say
	}
	o, err := v.Custody.Object(v.ctx(), c.ID, id)
	if err != nil || o.By != v.account() {
		return nil, nil //nolint:nilnil,nilerr // of an address written by hand
	}
	return &parts.Message{
		Kind: "sucesso", Title: o.Label() + ": recebido e guardado.", Text: locale.Bytes(o.Size) + ", SHA-256 " + o.Digest + ".", Announced: true,
		Links: []parts.Link{{Text: "Ver o que foi guardado", Address: c.Address() + "/guarda/" + o.ID, Icon: "eye"}},
	}, nil
}

package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"certame/internal/cli/console"
	"certame/internal/intake"
	letters "certame/internal/notices"
	"certame/internal/returned"
)

type avisosDevolvidas struct {
	Path string    `arg:"" name:"de" help:"Mensagem, mbox, pasta de mensagens ou Maildir; - lê da entrada padrão."`
	At   installed `embed:""`
}

type backJSON struct {
	Where        string `json:"arquivo"`
	Outcome      string `json:"resultado"`
	Registration string `json:"inscricao,omitempty"`
	Status       string `json:"codigo,omitempty"`
	Hard         bool   `json:"definitiva"`
	Text         string `json:"motivo,omitempty"`
}

var outcomeWords = map[string]string{
	letters.Noted: "anotada", letters.Known: "já estava anotada", letters.Passing: "o servidor ainda tenta, ou entregou", letters.Unknown: "não é de nenhuma mensagem desta instalação", letters.NoNotification: "não é uma devolução",
}

// Run reads each message and keeps what it says of ours. Read again, it changes nothing.
func (c *avisosDevolvidas) Run(s *session) error {
	if _, err := os.Stat(c.Path); c.Path != "-" && err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return intake.Refuse([]intake.Problem{{File: c.Path, What: "arquivo não encontrado", Remedy: "Indique a caixa das devoluções: um arquivo mbox, uma pasta Maildir, ou - para a entrada padrão."}})
		}
		return err
	}
	at, err := c.At.place()
	if err != nil {
		return err
	}
	desk, end, err := at.Returned(s.ctx)
	if err != nil {
		return err
	}
	list, err := c.read(s, desk)
	if err = errors.Join(err, end()); err != nil {
		return err
	}
	return c.say(s, list)
}

func (c *avisosDevolvidas) read(s *session, desk *letters.Desk) (list []backJSON, err error) {
	list = []backJSON{}
	take := func(where string, raw []byte) error {
		b, err := desk.Returned(s.ctx, raw)
		list = append(list, backJSON{where, b.Outcome, b.Registration, b.Status, b.Hard, b.Text})
		return err
	}
	if c.Path == "-" {
		return list, returned.Messages(os.Stdin, func(raw []byte) error { return take("-", raw) })
	}
	return list, returned.Path(c.Path, take)
}

func (c *avisosDevolvidas) say(s *session, list []backJSON) error {
	if s.root.JSON {
		return s.writeJSON(list)
	}
	rows := [][]string{{"arquivo", "resultado", "inscrição", "motivo"}}
	for _, b := range list {
		kind := outcomeWords[b.Outcome]
		if b.Outcome == letters.Noted {
			kind += map[bool]string{true: ", definitiva", false: ", passageira"}[b.Hard]
		}
		rows = append(rows, []string{b.Where, kind, b.Registration, b.Text})
	}
	console.Table(s.Out, rows)
	_, err := fmt.Fprintf(s.Out, "\n%d lidas. Para endereço devolvido em definitivo não se escreve mais até que a pessoa o confirme ou troque.\n", len(list))
	return err
}

package cli

import (
	"fmt"
	"path/filepath"
	"time"

	"certame/internal/actlog"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/embargo"
	"certame/internal/locale"
)

type publicarLacrar struct {
	Source  string   `arg:"" name:"pasta" help:"Pasta privada (chmod 700) com os documentos da versão, gravados por certame publicar pacote, lista ou dou."`
	Embargo string   `name:"embargo" required:"" placeholder:"HORA" help:"Hora da publicação, como 2026-12-01T10:00:00-03:00; sem fuso, é a de Brasília."`
	People  []string `name:"pessoa" required:"" sep:"none" placeholder:"PUB" help:"Chave pública de cada pessoa que pode confirmar a publicação: duas ou mais; duas quaisquer confirmam."`
	Output  string   `name:"saida" required:"" placeholder:"P" help:"Pasta do lacre a criar, que pode ficar à vista de qualquer pessoa."`
	logOptions
}

// logOptions say in which log what is published is included.
type logOptions struct {
	Log    string `name:"registro" placeholder:"P" help:"Pasta do registro de transparência em que se inclui."`
	LogKey string `name:"chave-registro" placeholder:"ARQ" help:"Chave privada do registro."`
}

func (c *logOptions) given() error {
	if (c.Log == "") != (c.LogKey == "") {
		return usage.Error("para incluir no registro são precisas as duas opções: --registro e --chave-registro")
	}
	return nil
}

type sealedJSON struct {
	Folder     string        `json:"lacre"`
	Embargo    string        `json:"embargo"`
	Commitment string        `json:"compromisso"`
	Included   *includedJSON `json:"registro,omitempty"`
}

// Run seals the documents of a version until its hour.
func (c *publicarLacrar) Run(s *session) error {
	if err := c.given(); err != nil {
		return err
	}
	hour, err := hourOption("--embargo", c.Embargo)
	if err != nil {
		return err
	}
	if !hour.After(s.now()) {
		return usage.Error("--embargo: " + inBrasilia(hour) + " já passou. Indique uma hora que ainda vem")
	}
	people, err := readPeople(c.People)
	if err != nil {
		return err
	}
	var header *embargo.Header
	if err := writing.SealFolder(c.Output, writing.NeverOurs, func(fresh string) (err error) {
		header, err = embargo.Seal(s.ctx, fresh, c.Source, hour, people)
		return err
	}); err != nil {
		return err
	}
	included, err := c.announce(s, header)
	if err != nil {
		return err
	}
	return c.say(s, header, included, len(people))
}

func readPeople(paths []string) (people []*embargo.Custodian, err error) {
	for _, path := range paths {
		one, err := embargo.ReadCustodian(path)
		if err != nil {
			return nil, err
		}
		people = append(people, one)
	}
	return people, nil
}

// announce includes the commitment in the log: the list of the version, when it is
// released, is already there.
func (c *publicarLacrar) announce(s *session, h *embargo.Header) (*includedJSON, error) {
	if c.Log == "" {
		return nil, nil
	}
	act, head, err := actlog.Include(s.ctx, c.Log, c.LogKey, "compromisso da versão sob embargo até "+h.Embargo, h.Commitment, dayOf(s.now()).ISO())
	if err != nil {
		return nil, err
	}
	return &includedJSON{act, head.Head()}, nil
}

func (c *publicarLacrar) say(s *session, h *embargo.Header, included *includedJSON, people int) error {
	if s.root.JSON {
		return s.writeJSON(sealedJSON{c.Output, h.Embargo, h.Commitment, included})
	}
	hour, err := h.Hour()
	if err != nil {
		return err
	}
	fmt.Fprintf(s.Out, "Lacrada em %s até %s; confirmam duas de %s\n", c.Output, inBrasilia(hour), locale.Count(people, "pessoa", "pessoas"))
	fmt.Fprintf(s.Out, "Compromisso, o único que se anuncia antes: %s\n", h.Commitment)
	if included != nil {
		fmt.Fprintf(s.Out, "Ato %d do registro %s\n", included.Act.Index, included.Head)
	}
	fmt.Fprintf(s.Out, "%s continua legível a quem a gravou: apague-a, ou guarde-a em sigilo até a hora\n", filepath.Clean(c.Source))
	return nil
}

// hourOption reads an hour to the second; without a zone it is of Brasília.
func hourOption(name, text string) (time.Time, error) {
	for _, layout := range []string{time.RFC3339, "2006-01-02T15:04:05", "2006-01-02T15:04", "02/01/2006 15:04:05", "02/01/2006 15:04"} {
		if hour, err := time.ParseInLocation(layout, text, locale.Brasilia); err == nil && hour.Nanosecond() == 0 {
			return hour, nil
		}
	}
	return time.Time{}, usage.Error(name + ": «" + text + "» não é uma hora; como em 2026-12-01T10:00:00-03:00")
}

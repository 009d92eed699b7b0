package cli

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"certame"
	"certame/internal/cli/usage"
	"certame/internal/inquiry"
	"certame/internal/intake"
	"certame/internal/intake/proceedings"
	"certame/internal/run"
)

// fraude groups the proceedings on fraud or bad faith in the self-declaration.
type fraude struct {
	Andamento fraudeAndamento `cmd:"" help:"Onde está cada processo e o que é devido a seguir, por quem, até quando e com que base."`
	Remessas  fraudeRemessas  `cmd:"" help:"Gera as remessas ao Ministério Público e à Advocacia-Geral da União."`
}

// proceedingOptions say which facts, and on which day.
type proceedingOptions struct {
	Folder     string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Facts      string `name:"fatos" placeholder:"CSV" help:"Planilha dos fatos (padrão: fraude.csv da pasta)."`
	ID         string `name:"inscricao" placeholder:"N" help:"Só o processo desta inscrição."`
	On         string `name:"em" placeholder:"DD/MM/AAAA" help:"Dia da pergunta (padrão: hoje, em Brasília)."`
	ValidUntil string `name:"valido-ate" placeholder:"DD/MM/AAAA" help:"Último dia da validade, se foi prorrogada ou o edital não a data."`
}

// factsFile has the facts of the proceedings in a contest's folder.
const factsFile = "fraude.csv"

// proceedings reads the facts and folds them, person by person.
func (c *proceedingOptions) proceedings(s *session) ([]*inquiry.Proceeding, certame.Date, error) {
	day := today()
	if c.On != "" {
		var err error
		if day, err = dayOption("--em", c.On); err != nil {
			return nil, day, err
		}
	}
	until, err := optionalDay("--valido-ate", c.ValidUntil)
	if err != nil {
		return nil, day, err
	}
	l, err := s.loaded(c.Folder)
	if err != nil {
		return nil, day, err
	}
	entries, err := c.entries(l)
	if err != nil {
		return nil, day, err
	}
	list, err := inquiry.Gather(inquiry.Input{Terms: l.Terms, Roll: l.Roll, Entries: entries, ValidUntil: until})
	if err != nil {
		return nil, day, err
	}
	list, err = c.only(list)
	return list, day, err
}

// entries are the facts of the proceedings: those of a sheet, or those of the book
// when the folder has one and no sheet.
func (c *proceedingOptions) entries(l *run.Loaded) ([]proceedings.Entry, error) {
	_, err := os.Stat(filepath.Join(c.Folder, factsFile))
	if c.Facts == "" && errors.Is(err, fs.ErrNotExist) && l.Facts != nil {
		if entries := inquiry.FromBook(l.Terms, l.Roll, l.Facts.Now); len(entries) > 0 {
			return entries, nil
		}
	}
	raw, shown, err := c.read()
	if err != nil {
		return nil, err
	}
	return proceedings.Parse(raw, shown, l.Terms, l.Roll)
}

func (c *proceedingOptions) read() (raw []byte, shown string, err error) {
	path := c.Facts
	if path == "" {
		path = filepath.Join(c.Folder, factsFile)
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			return nil, "", usage.Error("não há fatos: grave fraude.csv na pasta (modelo: certame modelo fraude) ou indique --fatos")
		}
	}
	f := intake.File{
		Path: path, Shown: filepath.Base(path), Limit: sheetLimit, WhenMissing: "Confira o caminho; modelo: certame modelo fraude.",
		WhenFolder: "Indique a planilha gravada como CSV.", WhenTooLarge: "Confira se é a planilha dos fatos.",
	}
	raw, err = f.Read()
	return raw, f.Shown, err
}

// only keeps the proceeding of the person named on the command line.
func (c *proceedingOptions) only(list []*inquiry.Proceeding) ([]*inquiry.Proceeding, error) {
	if c.ID == "" {
		return list, nil
	}
	for _, p := range list {
		if p.ID == c.ID {
			return []*inquiry.Proceeding{p}, nil
		}
	}
	return nil, usage.Error("não há fato sobre a inscrição " + c.ID + ". Confira os zeros à esquerda")
}

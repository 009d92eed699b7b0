package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"certame/internal/cli/usage"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/transfer"
)

type mover struct {
	From      string `name:"de" required:"" placeholder:"ONDE" help:"Pasta do certame, sqlite:ARQUIVO ou postgres://usuario@servidor/banco."`
	To        string `name:"para" required:"" placeholder:"ONDE" help:"O mesmo; a pasta não pode existir."`
	Contest   string `name:"certame" placeholder:"E" help:"Endereço do certame no banco, como ufxx-2026 (de uma pasta: o nome dela)."`
	FromBlobs string `name:"blobs-de" placeholder:"URL" help:"Arquivos do banco de origem (padrão de sqlite: objetos ao lado)."`
	ToBlobs   string `name:"blobs-para" placeholder:"URL" help:"Arquivos do banco de destino (padrão de sqlite: objetos ao lado)."`
}

type movedJSON struct {
	Contest string   `json:"certame"`
	From    string   `json:"de"`
	To      string   `json:"para"`
	Files   int      `json:"arquivos"`
	Facts   int      `json:"fatos"`
	Content string   `json:"sha256_conteudo"`
	History string   `json:"sha256_historico"`
	Left    []string `json:"ficaram,omitempty"`
	Missing []string `json:"faltantes,omitempty"`
}

// Run takes a contest from a place to another; where it was, it stays.
func (c *mover) Run(s *session) error {
	if err := errors.Join(noPassword("--de", c.From), noPassword("--para", c.To)); err != nil {
		return err
	}
	if !isDatabase(c.From) && !isDatabase(c.To) {
		return usage.Error("de uma pasta para outra, copie a pasta; mover leva de ou para um banco (sqlite:… ou postgres://…)")
	}
	work, err := os.MkdirTemp("", "certame-mover-") // what goes to a bucket is written first
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	var from, to *installation.Parts
	if isDatabase(c.From) {
		if c.Contest == "" {
			return usage.Error("diga em --certame qual certame do banco se leva")
		}
		if from, err = c.open(s, work, c.From, c.FromBlobs, "--blobs-de", installation.Place.Beside); err != nil {
			return err
		}
		defer from.Close() //nolint:errcheck // only read
	}
	if isDatabase(c.To) {
		if to, err = c.open(s, work, c.To, c.ToBlobs, "--blobs-para", installation.Place.Created); err != nil {
			return err
		}
	}
	told, end := s.counting()
	o := transfer.Options{Program: run.Engine, At: time.Now(), From: shown(c.From), Progress: told}
	m, err := c.move(s, from, to, o)
	end()
	if to != nil {
		err = errors.Join(err, to.Close())
	}
	if err != nil {
		return copyRefused(c.From, err)
	}
	return c.say(s, m)
}

func (c *mover) move(s *session, from, to *installation.Parts, o transfer.Options) (*transfer.Moved, error) {
	switch {
	case from == nil:
		slug, err := c.slug()
		if err != nil {
			return nil, err
		}
		return transfer.FromFolder(s.ctx, c.From, slug, docket.Draught, siteOf(to), o)
	case to == nil:
		return transfer.ToFolder(s.ctx, siteOf(from), c.Contest, c.To, o)
	}
	return transfer.Between(s.ctx, siteOf(from), c.Contest, siteOf(to), o)
}

func siteOf(p *installation.Parts) transfer.Site {
	return transfer.Site{Store: p.Store, Blobs: p.Blobs}
}

func isDatabase(place string) bool {
	return strings.HasPrefix(place, "sqlite:") || strings.HasPrefix(place, "postgres://") || strings.HasPrefix(place, "postgresql://")
}

// password matches that of an address, which goes into no log.
var password = regexp.MustCompile(`^([a-z]+://[^/@:]*):[^@]*@`)

func shown(place string) string { return password.ReplaceAllString(place, "$1@") }

// open opens a database with its objects: those of an SQLite stand beside it.
func (c *mover) open(s *session, work, place, blobs, option string, open func(installation.Place, context.Context) (*installation.Parts, error)) (*installation.Parts, error) {
	at := installation.Place{Folder: work, Database: place, Objects: blobs}
	if path, isFile := strings.CutPrefix(place, "sqlite:"); isFile && blobs == "" {
		at.Objects = filepath.Join(filepath.Dir(path), "objetos")
	} else if blobs == "" {
		return nil, usage.Error("diga em " + option + " onde estão os arquivos do PostgreSQL: a pasta objetos da instalação, ou s3://…")
	}
	return open(at, s.ctx)
}

// slug is the address that the contest will have.
func (c *mover) slug() (string, error) {
	slug := c.Contest
	if slug == "" {
		path, err := filepath.Abs(c.From)
		if err != nil {
			return "", err
		}
		slug = strings.ToLower(filepath.Base(path))
	}
	if !docket.IsSlug(slug) {
		return "", usage.Error("«" + slug + "» não serve como endereço. Diga um em --certame: de 1 a 60 letras minúsculas sem acento, algarismos e hífens")
	}
	return slug, nil
}

func (c *mover) say(s *session, m *transfer.Moved) error {
	if s.root.JSON {
		if err := s.writeJSON(movedJSON{m.Contest.Slug, shown(c.From), shown(c.To), m.Files, m.Facts, m.Content, m.History, m.Left, m.Missing}); err != nil {
			return err
		}
		return notWhole(s, nil, m.Missing)
	}
	fmt.Fprintf(s.Out, "%s, com %s e %s, de %s para %s; a origem continua como estava\n", m.Contest.Slug, locale.Count(m.Files, "arquivo", "arquivos"), locale.Count(m.Facts, "fato", "fatos"), shown(c.From), shown(c.To))
	fmt.Fprintf(s.Out, "Conteúdo  %s\nHistórico %s\n", m.Content, m.History)
	if len(m.Left) > 0 {
		fmt.Fprintf(s.Out, "Não são parte do certame e não foram: %s\n", strings.Join(m.Left, ", "))
	}
	return notWhole(s, nil, m.Missing)
}

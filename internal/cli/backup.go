package cli

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"certame/internal/archive"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/durable"
	"certame/internal/installation"
	"certame/internal/locale"
	"certame/internal/run"

	"filippo.io/age"
)

type backup struct {
	File    string    `arg:"" name:"arquivo" help:"Arquivo a gravar, como copia.certame."`
	At      installed `embed:""`
	For     []string  `name:"destinatario" placeholder:"AGE" help:"Chave pública age (age1…) de quem poderá abrir a cópia, ou arquivo delas."`
	Keys    bool      `name:"com-chaves" help:"Leva também as chaves mestras da pasta; só em cópia cifrada. Sem isto, copie-as à parte."`
	Replace bool      `name:"substituir" help:"Grava por cima de um arquivo que já existe."`
}

type backupJSON struct {
	File string `json:"arquivo"`
	archive.Summary
	Encrypted bool `json:"cifrada"`
}

// Run writes everything as one file, also while the platform serves.
func (c *backup) Run(s *session) error {
	people, err := recipients(c.For)
	if err != nil {
		return err
	}
	if _, err := os.Lstat(c.File); !c.Replace && !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, usage.Error(c.File+" já existe; use --substituir, ou outro nome"))
	}
	at, err := c.At.place()
	if err != nil {
		return err
	}
	keys, err := c.keys(at, people)
	if err != nil {
		return err
	}
	parts, err := at.Beside(s.ctx)
	if err != nil {
		return err
	}
	said, err := c.write(s, parts, keys, people)
	if err := errors.Join(err, parts.Close()); err != nil {
		return err
	}
	return c.say(s, said, len(people) > 0)
}

// keys are those of the folder, when they are asked for: who opens the copy then
// opens also what was sealed.
func (c *backup) keys(at installation.Place, people []age.Recipient) ([]byte, error) {
	switch {
	case !c.Keys:
		return nil, nil
	case len(people) == 0:
		return nil, usage.Error("--com-chaves só em cópia cifrada: diga para quem em --destinatario")
	}
	keys, err := at.Keys()
	if err == nil && keys == nil {
		err = usage.Error("não há chaves mestras na pasta: elas vêm de CERTAME_CHAVE ou CERTAME_CHAVE_ARQUIVO. Copie-as de lá, e repita sem --com-chaves")
	}
	return keys, err
}

func (c *backup) write(s *session, parts *installation.Parts, keys []byte, people []age.Recipient) (*archive.Summary, error) {
	file, err := os.CreateTemp(filepath.Dir(c.File), "."+filepath.Base(c.File)+"-*")
	if err != nil {
		return nil, err
	}
	defer os.Remove(file.Name())
	defer file.Close()
	told, end := s.counting()
	defer end()
	buffered := bufio.NewWriterSize(file, 1<<20)
	said, err := archive.Write(s.ctx, io.Writer(buffered), archive.Source{Store: parts.Store, Blobs: parts.Blobs, Keys: keys},
		archive.Options{Recipients: people, Program: run.Engine, At: time.Now(), Progress: told})
	if err == nil {
		err = buffered.Flush()
	}
	if err == nil {
		err = durable.Place(file, c.File, 0o600)
	}
	return said, writing.Renamed(err, file.Name(), c.File)
}

func (c *backup) say(s *session, said *archive.Summary, encrypted bool) error {
	if s.root.JSON {
		if err := s.writeJSON(backupJSON{c.File, *said, encrypted}); err != nil {
			return err
		}
	} else {
		fmt.Fprintf(s.Out, "%s: %s e %s (%d bytes), resumo %s\n", c.File, locale.Count(said.Rows, "linha", "linhas"), locale.Count(said.Objects, "arquivo", "arquivos"), said.Bytes, said.Digest)
		if !encrypted {
			fmt.Fprintln(s.Out, "A cópia não está cifrada: quem a tiver lê os dados de todas as pessoas. Cifre-a com --destinatario.")
		}
		if !said.Keys {
			fmt.Fprintln(s.Out, "As chaves mestras não foram junto: sem elas, o que foi selado não se abre. Copie-as à parte, ou use --com-chaves.")
		}
	}
	return notWhole(s, said.Damaged, said.Missing)
}

// notWhole tells what could not be copied, and leaves with pending matters.
func notWhole(s *session, damaged, missing []string) error {
	for _, digest := range damaged {
		fmt.Fprintf(s.Err, "certame: o arquivo %s está danificado onde é guardado e não foi copiado. Recupere-o de uma cópia anterior, ou envie-o de novo\n", digest)
	}
	for _, digest := range missing {
		fmt.Fprintf(s.Err, "certame: o arquivo %s é citado pela história e não está guardado\n", digest)
	}
	if len(damaged)+len(missing) > 0 {
		return outcomeError(ExitPending)
	}
	return nil
}

package cli

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/edition"
	"certame/internal/locale"
	"certame/internal/render/lists"
	"certame/internal/render/tables"
)

type publicarLista struct {
	publicOptions
	CPF     bool   `name:"cpf" help:"Acrescenta o CPF mascarado, ***.456.789-**."`
	Address string `name:"endereco" placeholder:"URL" help:"Endereço em que o documento vai ficar: entra no código QR do PDF."`
	Formats string `name:"formato" default:"pdf" placeholder:"F" help:"pdf, html, xlsx, ods ou json, um ou mais, separados por vírgula (padrão: pdf); listas.csv vai sempre."`
	proofOptions
	Output string `name:"saida" placeholder:"P" help:"Pasta a criar (padrão: publicacao, dentro da pasta do certame)."`
	DryRun bool   `name:"seco" help:"Mostra o que sairia de cada campo, e por quê, sem gravar."`
}

// Run writes the public document.
func (c *publicarLista) Run(s *session) error {
	if err := c.given(); err != nil {
		return err
	}
	if err := c.formats(); err != nil {
		return err
	}
	d, err := c.document(s, c.CPF)
	if err != nil {
		return err
	}
	if err := tooLong(commaList(c.Formats), d.Len()); err != nil {
		return err
	}
	digest, err := d.Digest()
	if err == nil {
		d.Logged, err = c.logged(s, digest)
	}
	if err != nil || c.DryRun {
		return c.say(s, d, digest, nil, err)
	}
	var files []edition.File
	err = writing.SealFolder(c.target(), writing.NeverOurs, func(folder string) error {
		files, err = c.write(s, d, digest, folder)
		return err
	})
	return c.say(s, d, digest, files, err)
}

// formats refuses a format that there is not.
func (c *publicarLista) formats() error {
	for _, f := range commaList(c.Formats) {
		if f != "csv" && !slices.Contains(edition.Formats, f) {
			return usage.Error("--formato não aceita «" + f + "»; valores aceitos: " + strings.Join(edition.Formats, ", "))
		}
	}
	return nil
}

func (c *publicarLista) target() string {
	if c.Output != "" {
		return c.Output
	}
	return filepath.Join(c.Folder, "publicacao")
}

// say shows what was written and what the gate decided of each field.
func (c *publicarLista) say(s *session, d *lists.Document, digest string, files []edition.File, err error) error {
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(map[string]any{"estado": stateOf(d), "resumo": digest, "totais_conferidos": len(c.Totals) > 0, "listas": len(d.Lists), "campos": d.Gate, "arquivos": append([]edition.File{}, files...)})
	}
	fmt.Fprintf(s.Out, "%s\n%s, resultado %s\n\n", d.Subtitle(), locale.Count(len(d.Lists), "lista", "listas"), stateWords[stateOf(d)])
	s.printGate(d.Gate)
	fmt.Fprintln(s.Out)
	c.printConfirmed(s)
	fmt.Fprintf(s.Out, "Resumo SHA-256 de listas.csv: %s\n", digest)
	if c.DryRun {
		fmt.Fprintln(s.Out, "Nada foi gravado (--seco)")
		return nil
	}
	fmt.Fprintf(s.Out, "Publicação em %s:", c.target())
	for _, f := range files {
		fmt.Fprintf(s.Out, " %s", f.Name)
	}
	fmt.Fprintln(s.Out)
	return nil
}

// printGate says of each field whether it goes out, and why.
func (s *session) printGate(fields []lists.Field) {
	rows := [][]string{{"campo", "publica", "razão"}}
	for _, f := range fields {
		rows = append(rows, []string{f.Name, shownWords[f.Shown], f.Reason})
	}
	console.Table(s.Out, rows)
}

func stateOf(d *lists.Document) string {
	if d.Provisional {
		return tables.Provisional
	}
	return tables.Definitive
}

var shownWords = map[string]string{"sim": "sim", "nao": "não", "em_parte": "em parte"}

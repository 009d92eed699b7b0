package cli

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"certame"
	"certame/internal/cli/usage"
	"certame/internal/cli/writing"
	"certame/internal/render/gazette"
	"certame/internal/render/lists"
)

type publicarDou struct {
	publicOptions
	CPF    bool   `name:"cpf" help:"As listas publicadas têm o CPF mascarado (publicar lista --cpf): o resumo é o delas. No diário não sai CPF."`
	Number string `name:"numero" placeholder:"N" help:"Número do ato, como em 12/2026."`
	Day    string `name:"data" placeholder:"DD/MM/AAAA" help:"Data do ato."`
	Signer string `name:"assina" placeholder:"NOME" help:"Quem assina."`
	Office string `name:"funcao" placeholder:"F" help:"Função de quem assina."`
	proofOptions
	Output string `name:"saida" placeholder:"RTF" help:"Arquivo a criar (padrão: dou.rtf, dentro da pasta do certame)."`
}

// Run writes the draft for the gazette.
func (c *publicarDou) Run(s *session) error {
	if err := c.given(); err != nil {
		return err
	}
	signature, err := c.signature()
	if err != nil {
		return err
	}
	d, err := c.document(s, c.CPF)
	if err != nil {
		return err
	}
	digest, err := d.Digest()
	if err != nil {
		return err
	}
	if d.Logged, err = c.logged(s, digest); err != nil {
		return err
	}
	d.Gate = lists.InGazette(d.Gate)
	var text bytes.Buffer
	if err := gazette.RTF(&text, d.Act(digest, signature)); err != nil {
		return err
	}
	if err := sealFile(c.target(), text.Bytes()); err != nil {
		return err
	}
	return c.say(s, d, digest, signature.Missing())
}

func (c *publicarDou) signature() (lists.Signature, error) {
	s := lists.Signature{Number: c.Number, Day: certame.NoDate, Signer: c.Signer, Office: c.Office}
	if c.Day == "" {
		return s, nil
	}
	day, ok := certame.ParseDate([]byte(c.Day))
	if !ok {
		return s, usage.Error("--data: «" + c.Day + "» não é uma data; como em 10/03/2026")
	}
	s.Day = day
	return s, nil
}

func (c *publicarDou) target() string {
	if c.Output != "" {
		return filepath.Clean(c.Output)
	}
	return filepath.Join(c.Folder, "dou.rtf")
}

// sealFile puts a public file in its place in one step. One with other bytes is
// never written over: the draft may have been filled in, or sent.
func sealFile(target string, data []byte) error {
	switch before, err := os.ReadFile(target); {
	case err == nil && bytes.Equal(before, data):
		return nil
	case err == nil:
		return usage.Error(target + " já existe, pode ter sido preenchido ou enviado, e não foi alterado. Indique outro arquivo com --saida")
	case !os.IsNotExist(err):
		return err
	}
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	return writing.Whole(target, data)
}

func (c *publicarDou) say(s *session, d *lists.Document, digest string, missing []string) error {
	if s.root.JSON {
		return s.writeJSON(map[string]any{"arquivo": c.target(), "estado": stateOf(d), "resumo": digest, "totais_conferidos": len(c.Totals) > 0, "listas": len(d.Lists), "falta_preencher": append([]string{}, missing...), "campos": d.Gate})
	}
	fmt.Fprintf(s.Out, "Minuta em %s: %s, resultado %s\n\n", c.target(), d.Subtitle(), stateWords[stateOf(d)])
	s.printGate(d.Gate)
	fmt.Fprintln(s.Out)
	if len(missing) > 0 {
		fmt.Fprintf(s.Out, "Falta preencher: %s\n", strings.Join(missing, ", "))
	}
	c.printConfirmed(s)
	fmt.Fprintf(s.Out, "Resumo SHA-256 de listas.csv: %s\n", digest)
	return nil
}

package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"certame/internal/cli/usage"
	"certame/internal/durable"
)

type chaveAposentar struct {
	At      installed `embed:""`
	Old     string    `name:"antigas" required:"" placeholder:"ARQ" help:"Arquivo a gravar com as chaves que saem; não pode existir. Só ele abre as cópias de segurança de antes."`
	Stopped bool      `name:"todas-paradas" help:"Com --banco: nenhuma máquina está servindo este banco. Uma que estivesse selaria ainda pela chave que sai."`
}

type retiredJSON struct {
	File string `json:"arquivo"`
	Old  string `json:"antigas"`
	Keys int    `json:"chaves"`
}

// Run takes old master keys away, when nothing that is kept needs them.
func (c *chaveAposentar) Run(s *session) error {
	at, err := c.At.place()
	if err != nil {
		return err
	}
	if at.Database != "" && !c.Stopped {
		return usage.Error("com --banco, pare o certame servir de todas as máquinas e diga --todas-paradas: uma que continuasse selaria pela chave que sai, e isso não se abriria mais")
	}
	if _, err := os.Lstat(c.Old); !errors.Is(err, fs.ErrNotExist) {
		return errors.Join(err, usage.Error(c.Old+" já existe; chaves não se gravam por cima"))
	}
	keys, err := at.RetireKeys(s.ctx, func(text []byte) error { return durable.Write(c.Old, text, 0o600) })
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(retiredJSON{c.At.Data, c.Old, keys.Len()})
	}
	fmt.Fprintf(s.Out, "Tudo está selado pela chave mais nova, e só ela fica. As que saíram estão em %s: guarde-o fora da máquina enquanto houver cópias de segurança de antes, e destrua-o com elas.\n"+
		"Faça agora uma cópia de segurança nova, e copie outra vez as chaves mestras para fora da máquina.\n", c.Old)
	return nil
}

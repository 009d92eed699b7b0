package cli

import (
	"errors"
	"fmt"
	"io/fs"

	"certame/internal/intake"
	"certame/internal/secret"
)

type chaveGirar struct {
	Data string `name:"dados" default:"dados" placeholder:"P" help:"Pasta da instalação (padrão: dados); com CERTAME_CHAVE_ARQUIVO, gira-se esse arquivo."`
}

// Run adds a key. What is sealed stays as it is until the platform opens.
func (c *chaveGirar) Run(s *session) error {
	set, err := configured("", c.Data, said{"dados": c.Data})
	if err != nil {
		return err
	}
	path, err := secret.FileOf(secret.Folder(c.Data), set.Getenv)
	if err != nil {
		return err
	}
	keys, err := secret.Change(path, (*secret.Keys).Rotated)
	if errors.Is(err, fs.ErrNotExist) {
		return intake.Refuse([]intake.Problem{{File: path, What: "não há chaves mestras neste lugar", Remedy: "Indique a pasta da instalação com --dados"}})
	}
	if err != nil {
		return err
	}
	if s.root.JSON {
		return s.writeJSON(keysJSON{path, keys.Len()})
	}
	fmt.Fprintf(s.Out, "%s tem agora %d chaves mestras. A nova sela a partir da próxima abertura do certame servir, que passa para ela o que as contas têm selado; as anteriores ficam, porque as cópias de segurança de antes só se abrem com elas.\n"+
		"Copie o arquivo outra vez para fora da máquina: a cópia antiga não abre o que for selado daqui em diante.\n", path, keys.Len())
	return nil
}

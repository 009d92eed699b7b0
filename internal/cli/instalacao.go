package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"

	"certame/internal/archive"
	"certame/internal/cli/usage"
	"certame/internal/installation"
	"certame/internal/intake"

	"filippo.io/age"
)

// installed says where an installation is, as servir does.
type installed struct {
	Data     string `name:"dados" placeholder:"P" help:"Pasta da instalação (padrão: dados)."`
	Database string `name:"banco" placeholder:"URL" help:"postgres://usuario@servidor/banco (padrão: o SQLite em --dados)."`
	Objects  string `name:"blobs" placeholder:"URL" help:"Onde ficam os arquivos: pasta ou s3://balde/prefixo (padrão: uma pasta em --dados)."`
	Config   string `name:"configuracao" placeholder:"ARQ" help:"Arquivo de configuração (padrão: certame.yaml em --dados, se houver)."`
}

// place is where the command line, the environment and the configuration say.
func (i *installed) place() (installation.Place, error) {
	s, err := configured(i.Config, i.Data, said{"dados": i.Data, "banco": i.Database, "blobs": i.Objects})
	if err != nil {
		return installation.Place{}, err
	}
	at, err := placeOf(s)
	i.Data = at.Folder
	return at, err
}

// recipients reads public keys of age: each is a key or a file of them.
func recipients(given []string) (list []age.Recipient, err error) {
	for _, one := range given {
		text := one
		if !strings.HasPrefix(one, "age1") {
			data, err := os.ReadFile(one)
			if err != nil {
				return nil, err
			}
			text = string(data)
		}
		some, err := age.ParseRecipients(strings.NewReader(text))
		if err != nil {
			return nil, usage.Error("--destinatario: «" + one + "» não é uma chave pública age (age1…) nem um arquivo delas")
		}
		list = append(list, some...)
	}
	return list, nil
}

// identities reads a file of private keys of age.
func identities(path string) ([]age.Identity, error) {
	if path == "" {
		return nil, nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	list, err := age.ParseIdentities(bytes.NewReader(data))
	if err != nil { // which could repeat a piece of the key
		return nil, intake.Refuse([]intake.Problem{{File: path, What: "não é um arquivo de identidades age", Remedy: "Use o arquivo que age-keygen gravou, com a linha AGE-SECRET-KEY-…"}})
	}
	return list, nil
}

// remedies of what is wrong with a copy.
var remedies = []struct {
	err    error
	remedy string
}{
	{archive.ErrNotCopy, "Indique um arquivo gravado por certame backup"},
	{archive.ErrNewer, "Instale a versão do certame que fez a cópia, ou uma mais nova"},
	{archive.ErrSealed, "A identidade é o arquivo de age-keygen de quem recebe as cópias"},
	{archive.ErrWrongKey, "Procure a identidade de quem foi indicado em --destinatario quando a cópia foi feita"},
	{archive.ErrCut, "Nada foi restaurado. Use outra cópia, ou traga de novo esta"},
	{archive.ErrNotEmpty, "Nada foi mudado"},
}

// copyRefused says what is wrong with a copy and what to do.
func copyRefused(path string, err error) error {
	for _, r := range remedies {
		if errors.Is(err, r.err) {
			return intake.Refuse([]intake.Problem{{File: path, What: r.err.Error(), Remedy: r.remedy}})
		}
	}
	return err
}

// counting shows on a terminal how much was copied: how much there is, nobody knows.
func (s *session) counting() (told func(rows, objects int), end func()) {
	if !s.Terminal {
		return func(int, int) {}, func() {}
	}
	return func(rows, objects int) { fmt.Fprintf(s.Err, "\r%d linhas, %d arquivos", rows, objects) }, func() { fmt.Fprintln(s.Err) }
}

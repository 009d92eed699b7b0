package inspection

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"certame/internal/secret"
)

// keys are the master keys. In an installation that is not there yet the first opening
// makes them; with several machines each would make its own.
func (i *inspector) keys(context.Context) {
	keys, err := secret.Load(secret.Folder(i.at.Folder), false, i.s.Getenv)
	switch {
	case err == nil:
		i.good("chaves", "%d, a última sela", keys.Len())
	case errors.Is(err, secret.ErrNoKeys) && i.at.Database != "":
		i.bad(Mind, "chaves", "chave_arquivo", "não há chaves mestras em "+i.at.Folder, "Em instalação nova com uma máquina só, a primeira abertura as cria; com mais de uma, ou com banco já em uso, diga as mesmas a todas em «chave_arquivo»")
	case errors.Is(err, secret.ErrNoKeys):
		if _, there := os.Stat(i.inside("certame.db")); errors.Is(there, fs.ErrNotExist) {
			i.good("chaves", "a primeira abertura as cria em %s", secret.Folder(i.at.Folder))
			return
		}
		i.bad(Wrong, "chaves", "chave_arquivo", fmt.Sprint(err), "")
	default:
		i.bad(Wrong, "chaves", "chave_arquivo", err.Error(), "")
	}
}

// clock is that of the machine: terms end to the second.
func (i *inspector) clock(context.Context) {
	switch right, known := synchronised(); {
	case !known:
		i.good("relógio", "neste sistema não se sabe se é acertado: use NTP")
	case !right:
		i.bad(Mind, "relógio", "", "ninguém acerta o relógio desta máquina", "Ligue chrony ou systemd-timesyncd: os prazos contam até o último segundo de Brasília")
	default:
		i.good("relógio", "acertado pela rede")
	}
}

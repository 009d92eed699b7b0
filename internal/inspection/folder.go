package inspection

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/durable"
)

// secrets are files that only the account of the program reads.
func (i *inspector) secrets(context.Context) {
	for _, k := range filesOf() {
		v, is := i.s.Value(k.Name)
		if !is {
			continue
		}
		info, err := os.Stat(v.Text)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			i.bad(Wrong, "arquivos", k.Name, "não há o arquivo "+v.Text, "Grave-o, ou corrija o nome")
		case err != nil:
			i.bad(Wrong, "arquivos", k.Name, "o arquivo "+v.Text+" não se lê", "Dê a leitura à conta que roda o programa")
		case k.Secret() && exposed(info):
			i.bad(Wrong, "arquivos", k.Name, "o segredo em "+v.Text+" pode ser lido por outras contas", "chmod 600 "+v.Text+"; se outras contas o leram, troque-o")
		case k.Secret() && info.Size() == 0:
			i.bad(Wrong, "arquivos", k.Name, "o arquivo "+v.Text+" está vazio", "Grave nele o segredo")
		default:
			i.good("arquivos", "%s: %s", k.Name, v.Text)
		}
	}
}

// folder is that of the installation, which may not be there yet.
func (i *inspector) folder(context.Context) {
	info, err := os.Stat(i.at.Folder)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		if _, err := os.Stat(filepath.Dir(filepath.Clean(i.at.Folder))); err != nil {
			i.bad(Wrong, "pasta", "dados", "não há a pasta em que "+i.at.Folder+" seria criada", "Crie-a, com a conta que roda o programa")
			return
		}
		i.good("pasta", "%s será criada na primeira abertura", i.at.Folder)
	case err != nil || !info.IsDir():
		i.bad(Wrong, "pasta", "dados", i.at.Folder+" não é uma pasta que se leia", "Indique outra, ou corrija as permissões")
	case exposed(info):
		i.bad(Wrong, "pasta", "dados", i.at.Folder+" pode ser lida por outras contas", "chmod 700 "+i.at.Folder)
	default:
		i.writable()
	}
}

func (i *inspector) writable() {
	f, err := os.CreateTemp(i.at.Folder, ".conferir-*")
	if err != nil {
		i.bad(Wrong, "pasta", "dados", "não se grava em "+i.at.Folder, "Dê a pasta à conta que roda o programa (chown), e veja se o disco está cheio ou só de leitura")
		return
	}
	_ = errors.Join(f.Close(), os.Remove(f.Name())) // nothing was written
	if remote(i.at.Folder) && i.at.Database == "" {
		i.bad(Wrong, "pasta", "dados", i.at.Folder+" está em disco de rede, onde SQLite não é seguro", "Use um disco local, ou PostgreSQL em «banco»")
		return
	}
	i.good("pasta", "%s é só desta conta, e grava", i.at.Folder)
}

// comfortable is as little disk as leaves time to do something.
const comfortable = 5 << 30

func (i *inspector) disk(context.Context) {
	folder := i.at.Folder
	if _, err := os.Stat(folder); err != nil {
		folder = filepath.Dir(filepath.Clean(folder))
	}
	free, err := durable.Free(folder)
	switch {
	case errors.Is(err, errors.ErrUnsupported):
		i.good("disco", "neste sistema não se sabe quanto está livre")
	case err != nil:
		i.bad(Wrong, "disco", "dados", "não se sabe quanto disco está livre", "Confira a pasta")
	case free < max(i.at.Limits.Free, 64<<20):
		i.bad(Wrong, "disco", "limites.disco_livre_mib", fmt.Sprintf("há só %d MiB livres, e com isto a plataforma não fica pronta", free>>20), "Libere espaço, ou ponha a pasta em disco maior")
	case free < comfortable:
		i.bad(Mind, "disco", "dados", fmt.Sprintf("há só %d MiB livres", free>>20), "Um filme de dez minutos ocupa uns 190 MB: libere espaço, ou guarde os arquivos em «blobs»")
	default:
		i.good("disco", "%d GiB livres", free>>30)
	}
}

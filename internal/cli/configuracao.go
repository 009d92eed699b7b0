package cli

import (
	"net/url"
	"os"

	"certame/internal/cli/usage"
	"certame/internal/installation"
	"certame/internal/settings"
)

// defaultData is the folder of an installation when nobody says another.
const defaultData = "dados"

// said is what the command line says of keys.
type said map[string]string

// configured reads the configuration, with the command line over it. A password in the
// command line is refused: every account of the machine sees it in the list of processes.
func configured(path, data string, line said) (*settings.Settings, error) {
	if err := noPassword("--banco", line["banco"]); err != nil {
		return nil, err
	}
	if data == "" {
		data = os.Getenv("CERTAME_DADOS")
	}
	if data == "" {
		data = defaultData
	}
	s, err := settings.Read(path, data, os.Getenv)
	if err != nil {
		return nil, err
	}
	for name, value := range line {
		s.Say(name, value)
	}
	return s, nil
}

func noPassword(option, address string) error {
	if !settings.Password(address) {
		return nil
	}
	return usage.Error("a senha do banco não vai em " + option + ", que outras contas desta máquina veem na lista de processos: troque-a, e diga a nova em PGPASSFILE, em PGPASSWORD ou no arquivo de banco_senha_arquivo (certame configurar)")
}

// placeOf is where an installation is by its configuration.
func placeOf(s *settings.Settings) (installation.Place, error) {
	at := installation.Place{
		Folder: s.Text("dados", defaultData), Database: s.Text("banco", ""), Objects: s.Text("blobs", ""), Classes: s.Text("guarda", ""), Lookups: s.Text("consulta", ""), Getenv: s.Getenv,
		Limits: installation.Limits{Connections: s.Number("limites.conexoes"), Jobs: s.Number("limites.trabalhos"), Free: uint64(s.Number("limites.disco_livre_mib")) << 20},
	}
	if at.Database == "" {
		return at, nil
	}
	password, err := s.Secret("banco_senha_arquivo")
	if err != nil || password == "" {
		return at, err
	}
	u, err := url.Parse(at.Database)
	if err != nil {
		return at, usage.Error("o endereço do banco não se lê") // err may repeat a password
	}
	u.User = url.UserPassword(u.User.Username(), password)
	at.Database = u.String()
	return at, nil
}

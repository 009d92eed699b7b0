package cli

import (
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake/profile"
	"certame/internal/reconcile"
)

type conciliarListas struct {
	Before  string `arg:"" name:"antes" help:"A versão anterior, em qualquer formato que o importador leia."`
	After   string `arg:"" name:"depois" help:"A versão nova."`
	Profile string `name:"perfil" placeholder:"P" help:"Perfil das duas: um nome de importar perfis, ou um arquivo .yaml."`
	Sheet   string `name:"planilha" placeholder:"P" help:"Planilha a ler das duas, quando há várias."`
}

// Run says what changed between two versions of a list.
func (c *conciliarListas) Run(s *session) error {
	r := reconcile.New()
	before, err := c.version(s, r, c.Before)
	if err != nil {
		return err
	}
	after, err := c.version(s, r, c.After)
	if err != nil {
		return err
	}
	r.Versions(before, after)
	return tell(s, r, "agora", "antes")
}

func (c *conciliarListas) version(s *session, r *reconcile.Report, path string) (*reconcile.Version, error) {
	e, err := (&source{File: path, Profile: c.Profile, Sheet: c.Sheet}).examine(s)
	if err != nil {
		return nil, err
	}
	defer e.Close()
	if kind := e.Main().Kind(); kind != profile.KindCandidates && kind != profile.KindDecisions && kind != profile.KindAdmissions || !e.Main().Has("inscricao") {
		return nil, usage.Error(path + " não é uma lista de pessoas por número de inscrição. Veja o que traz: certame importar conferir " + console.Argument(path))
	}
	return r.Version(s.ctx, e)
}

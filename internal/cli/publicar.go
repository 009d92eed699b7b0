package cli

import (
	"errors"
	"fmt"
	"path/filepath"
	"slices"

	"certame/internal/cli/usage"
	"certame/internal/edition"
	"certame/internal/intake"
	"certame/internal/render/lists"
	"certame/internal/result"
	"certame/internal/run"
)

// publicar groups the public documents.
type publicar struct {
	Dou    publicarDou    `cmd:"" help:"Minuta do resultado para o Diário Oficial da União, em RTF: coluna de 8 cm, Calibri 9, com as marcas do diário."`
	Lista  publicarLista  `cmd:"" help:"Listas e ordem de convocação para publicar, em PDF, HTML, CSV, planilha ou JSON: só o que é público."`
	Pacote publicarPacote `cmd:"" help:"Pacote aberto: tudo o que é preciso para refazer a apuração, e nada que não seja público."`
	Chave  publicarChave  `cmd:"" help:"Gera a chave de uma das pessoas que confirmam a publicação."`
	Lacrar publicarLacrar `cmd:"" help:"Cifra os documentos de uma versão até uma hora: antes dela só se conhece o compromisso."`
	Soltar publicarSoltar `cmd:"" help:"Publica de uma vez uma versão lacrada, depois da hora e com as chaves de duas pessoas."`
}

// publicOptions choose what of a result goes in a public document.
type publicOptions struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Result string `name:"resultado" placeholder:"P" help:"Pasta do resultado (padrão: resultado, dentro da pasta do certame)."`
	Posts  string `name:"cargo" placeholder:"C" help:"Só estes cargos, separados por vírgula."`
	Lists  string `name:"lista" placeholder:"L" help:"Só estas listas: AC, códigos de grupo ou ORDEM, separadas por vírgula."`
	totalsOption
}

// document builds the public document out of a result that is intact and was
// computed from the files that are in the folder now.
func (c *publicOptions) document(s *session, cpf bool) (*lists.Document, error) {
	l, err := s.loaded(c.Folder)
	if err != nil {
		return nil, err
	}
	if err := c.known(l); err != nil {
		return nil, err
	}
	folder := c.Result
	if folder == "" {
		folder = filepath.Join(c.Folder, "resultado")
	}
	res, err := s.verified(folder)
	if err != nil {
		return nil, err
	}
	if err := s.confirmTotals(c.Totals, res.Summary); err != nil {
		return nil, err
	}
	d, err := edition.Document(s.ctx, l, res, lists.Choice{Posts: commaList(c.Posts), Lists: commaList(c.Lists), CPF: cpf})
	if errors.Is(err, edition.ErrBlocked) {
		fmt.Fprintln(s.Err, "certame: o resultado está bloqueado por erro e não pode ser publicado; veja achados.csv em "+res.Path)
		return nil, outcomeError(ExitViolated)
	}
	if err == nil && len(d.Lists) == 0 {
		err = usage.Error("não há o que publicar: nenhuma pessoa nas listas pedidas")
	}
	return d, err
}

// known refuses a post or a list that the edital does not have.
func (c *publicOptions) known(l *run.Loaded) error {
	var posts []string
	for i := range l.Terms.Posts {
		posts = append(posts, l.Terms.Posts[i].Code)
	}
	codes := []string{lists.OrderCode, "AC"}
	for _, g := range l.Terms.Groups {
		codes = append(codes, g.Code)
	}
	for _, ask := range []struct {
		what        string
		asked, have []string
	}{{"cargo", commaList(c.Posts), posts}, {"lista", commaList(c.Lists), codes}} {
		for _, code := range ask.asked {
			if slices.Contains(ask.have, code) {
				continue
			}
			message := fmt.Sprintf("--%s: o certame não tem «%s»", ask.what, code)
			if near := intake.Nearest(code, ask.have); near != "" {
				message += ". O mais parecido é «" + near + "»"
			}
			return usage.Error(message)
		}
	}
	return nil
}

// verified opens a result whose every file is the one that was computed.
func (s *session) verified(folder string) (*result.Folder, error) {
	res, err := result.Open(folder)
	if err != nil {
		return nil, err
	}
	bar := s.newProgress("conferindo resultado", inBytes)
	defer bar.done()
	return res, res.Verify(s.ctx, bar.update)
}

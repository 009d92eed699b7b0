package oversight

import (
	"context"
	"regexp"
	"strconv"
	"strings"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/render/grid"
	"certame/internal/store"
)

// accounts names who works, by the name they enter with. Of anybody else, candidates
// first, there is only the end of the identifier.
func (c *Covered) accounts(ctx context.Context) (func(store.AccountID) string, error) {
	working := map[store.AccountID]string{}
	for _, of := range []store.ContestID{c.Contest.ID, ""} {
		members, err := c.Store.Members(ctx, of)
		if err != nil {
			return nil, err
		}
		for _, m := range members {
			if roles.Role(m.Role) == roles.Candidate || working[m.Account] != "" {
				continue
			}
			a, err := c.Store.Account(ctx, m.Account)
			if err != nil {
				return nil, err
			}
			working[m.Account] = a.Login
		}
	}
	return func(id store.AccountID) string {
		if name := working[id]; name != "" || id == "" {
			return name
		}
		return "conta " + string(id[max(0, len(id)-8):])
	}, nil
}

func (c *Covered) acts(ctx context.Context, name func(store.AccountID) string) (grid.Table, error) {
	acts, err := c.Store.Acts(ctx, c.Contest.ID)
	var rows [][]string
	for _, a := range acts {
		rows = append(rows, []string{strconv.Itoa(a.Number), a.Kind, strconv.Itoa(a.Version), name(a.ProposedBy), name(a.ConfirmedBy), moment(a.At), moment(a.ReleaseAt), strconv.Itoa(a.LogIndex)})
	}
	return grid.Table{Name: "atos", Title: "Atos", Rows: grid.RowsOf(rows), Columns: []grid.Column{
		column("ato", grid.Integer, grid.Restricted, "número do ato"),
		column("tipo", grid.Text, grid.Restricted, "o que se publicou ou decidiu"),
		column("resultado", grid.Integer, grid.Restricted, "versão do resultado"),
		column("proposto_por", grid.Text, grid.Restricted, "conta de quem propôs"),
		column("confirmado_por", grid.Text, grid.Restricted, "conta de quem confirmou"),
		column("confirmado_em", grid.Text, grid.Restricted, "dia e hora (UTC)"),
		column("divulgado_em", grid.Text, grid.Restricted, "dia e hora marcados (UTC); vazia para logo"),
		column("registro", grid.Integer, grid.Restricted, "posição no registro de atos, a partir de 0; -1 quando ainda não entrou"),
	}}, err
}

func moment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format("2006-01-02 15:04:05")
}

// named are the actions whose object is an identifier and nothing else. Of the others,
// grounds of whole extracts and names of files included, the object stays.
var named = []string{
	"ato.", "candidatura.", "certame.apurar", "custodia.", "eliminacao.", "fato.registrar", "impedimento.declarar", "papel.atribuir", "processo.", "sorteio.",
}

// identifier is how identifiers are written; words with blanks between them are none.
var identifier = regexp.MustCompile(`^[A-Za-z0-9+_./:-]+( [A-Za-z0-9_-]+)?$`)

func objectOf(a *store.Access) string {
	for _, prefix := range named {
		if strings.HasPrefix(a.Action, prefix) && identifier.MatchString(a.Object) {
			return a.Object
		}
	}
	return ""
}

// accesses is who did, or looked at, what, from the latest.
func (c *Covered) accesses(ctx context.Context, name func(store.AccountID) string) grid.Table {
	rows := func(yield func([]string, error) bool) {
		for before := 0; ; {
			list, err := c.Store.Accesses(ctx, c.Contest.ID, before, 1000)
			if err != nil {
				yield(nil, err)
				return
			}
			for i := range list {
				a := &list[i]
				if before = a.Number; !yield([]string{strconv.Itoa(a.Number), moment(a.At), name(a.Account), a.Action, objectOf(a)}, nil) {
					return
				}
			}
			if len(list) == 0 {
				return
			}
		}
	}
	return grid.Table{Name: "acessos", Title: "Quem fez e quem viu o quê", Rows: rows, Columns: []grid.Column{
		column("linha", grid.Integer, grid.Restricted, "linha do registro de acessos"),
		column("em", grid.Text, grid.Restricted, "dia e hora (UTC)"),
		column("conta", grid.Text, grid.Restricted, "conta de quem trabalha; das outras, só o fim do identificador"),
		column("acao", grid.Text, grid.Restricted, "o que fez ou viu"),
		column("objeto", grid.Text, grid.Restricted, "identificador do que viu ou mudou; vazia quando poderia ser texto"),
	}}
}

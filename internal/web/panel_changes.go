package web

import (
	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/store"
)

// Change is something done to a contest, by whom and when.
type Change struct{ What, Who, When string }

// deeds are what the access log says was done, as people say it. Readings are in the
// log too, and are not changes.
var deeds = map[string]string{
	docket.Created: "certame criado", docket.Revised: "arquivos gravados", docket.Computed: "resultado apurado", docket.Recorded: "fato registrado",
	docket.Proposed: "ato proposto", docket.Confirmed: "ato confirmado", docket.Withdrawn: "proposta retirada",
}

const changesShown = 8

// changes are the last ones.
func (v *visit) changes(of store.ContestID) (list []Change, err error) {
	lines, err := v.Store.Accesses(v.ctx(), of, 0, 100)
	if err != nil {
		return nil, err
	}
	names := map[store.AccountID]string{}
	for _, line := range lines {
		what, is := deeds[line.Action]
		if !is || len(list) == changesShown {
			continue
		}
		if _, known := names[line.Account]; !known {
			if names[line.Account], err = v.nameOf(line.Account); err != nil {
				return nil, err
			}
		}
		list = append(list, Change{what, names[line.Account], locale.Moment(line.At)})
	}
	return list, nil
}

func (v *visit) nameOf(id store.AccountID) (string, error) {
	account, err := v.Store.Account(v.ctx(), id)
	return account.Name, err
}

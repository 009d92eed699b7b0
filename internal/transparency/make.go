package transparency

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"certame"
	"certame/internal/docket"
	"certame/internal/indicators"
	"certame/internal/locale"
	"certame/internal/render/lists"
	"certame/internal/run"
	"certame/internal/store"
)

// errOther is of a version that this program computes otherwise: what it would say is not
// what was published.
var errOther = errors.New("este programa apura o certame de outro modo do que a versão publicada; o que decorre dela aparece com o próximo ato")

// Due lists the acts that are to be made, in the order in which their hours came.
func (d *Desk) Due(ctx context.Context) ([]store.Act, error) {
	var due []store.Act
	for _, kind := range [...]string{docket.Lists, docket.Package} {
		acts, err := d.db.ActsOpaque(ctx, kind, d.db.Now())
		if err != nil {
			return nil, err
		}
		due = append(due, acts...)
	}
	slices.SortStableFunc(due, store.ByHour)
	return due, nil
}

// Make makes the sheet of an act whose hour has come; of one that has it nothing is made
// again. It is work of a minute where people are millions.
func (d *Desk) Make(ctx context.Context, id store.ContestID, number int) error {
	a, err := d.docket.PublishedAct(ctx, id, number)
	if err != nil {
		return err
	}
	if _, err := d.db.Transparency(ctx, id, number); !errors.Is(err, store.ErrNotFound) {
		return err
	}
	p, err := docket.PreparedOf(a.Payload)
	if err != nil {
		return err
	}
	v, err := d.db.Version(ctx, id, a.Version)
	if err != nil {
		return err
	}
	s := &Sheet{Act: a.Number, Version: a.Version, Revision: v.Revision}
	if a.Kind == docket.Lists {
		if err := d.readLists(ctx, s, id); err != nil {
			return err
		}
	}
	raw, err := d.derive(ctx, s, a, v, p)
	if err != nil {
		return err
	}
	return d.keep(ctx, id, s, raw)
}

func (d *Desk) readLists(ctx context.Context, s *Sheet, id store.ContestID) error {
	content, _, err := d.docket.OpenPublished(ctx, id, s.Act, lists.Name+".csv")
	if err != nil {
		return err
	}
	defer content.Close() //nolint:errcheck // only read
	return s.index(content)
}

// derive adds what follows from the version, where the act published all of it.
func (d *Desk) derive(ctx context.Context, s *Sheet, a store.Act, v store.Version, p docket.Prepared) (raw *indicators.Contest, err error) {
	if a.Kind == docket.Lists && (len(p.Choice.Posts) > 0 || len(p.Choice.Lists) > 0) {
		return nil, nil
	}
	before, beforeRaw, err := d.last(ctx, a.Contest)
	if err != nil {
		return nil, err
	}
	s.Whole = true
	err = d.docket.ApartAtVersion(ctx, a.Contest, a.Version, func(l *run.Loaded, o *docket.Outcome) error {
		if same, err := docket.SameResult(o, v, "listas.csv", "ordem.csv", "quadro.csv"); err != nil || !same {
			return cmp.Or(err, errOther)
		}
		raw = indicators.From(o, dateOf(v.At))
		s.Numbers = raw.ProtectAfter(before, beforeRaw)
		s.fill(l, o)
		return nil
	})
	if errors.Is(err, errOther) || docket.Refused(err) {
		s.Refused, err = err.Error(), nil
	}
	return raw, err
}

func (d *Desk) keep(ctx context.Context, id store.ContestID, s *Sheet, raw *indicators.Contest) error {
	body, err := json.Marshal(s)
	if err != nil {
		return err
	}
	unprotected, err := json.Marshal(raw)
	if err != nil {
		return err
	}
	return d.db.AddTransparency(ctx, store.Transparency{Contest: id, Act: s.Act, Body: body, Raw: unprotected})
}

func dateOf(t time.Time) certame.Date {
	local := t.In(locale.Brasilia)
	return certame.MustDate(local.Year(), int(local.Month()), local.Day())
}

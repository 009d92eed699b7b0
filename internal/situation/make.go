package situation

import (
	"cmp"
	"context"
	"errors"
	"io"
	"runtime"
	"sync"

	"certame"
	"certame/contest"
	"certame/internal/docket"
	"certame/internal/intake/candidates"
	"certame/internal/run"
	"certame/internal/secret"
	"certame/internal/store"
)

// What is not made, and would not be by trying again.
var (
	ErrOtherAct    = errors.New("só as listas de um resultado têm situações de pessoas")
	ErrSomeLists   = errors.New("o ato publica só parte das listas, e a situação de uma pessoa fala de todas: ela aparece com o ato que publicar todas")
	ErrOtherResult = errors.New("este programa apura o certame de outro modo do que a versão publicada, e não diz a ninguém a posição que ela não tem: apure e publique de novo")
)

var workers = runtime.GOMAXPROCS(0)

// Make makes the situations of an act; of one that has them nothing is made again. It is
// work of minutes where people are millions.
func (d *Desk) Make(ctx context.Context, id store.ContestID, number int, progress func(done, total int)) error {
	act, err := d.db.Act(ctx, id, number)
	if err != nil {
		return err
	}
	if act.Kind != docket.Lists {
		return ErrOtherAct
	}
	if _, err := d.db.Situation(ctx, id, number); !errors.Is(err, store.ErrNotFound) {
		return err
	}
	prepared, err := docket.PreparedOf(act.Payload)
	if err != nil {
		return err
	}
	if len(prepared.Choice.Lists) > 0 {
		return ErrSomeLists
	}
	v, err := d.db.Version(ctx, id, act.Version)
	if err != nil {
		return err
	}
	return d.docket.ApartAtVersion(ctx, id, act.Version, func(l *run.Loaded, o *contest.Outcome) error {
		if same, err := docket.SameResult(o, v, "listas.csv", "situacoes.csv", "ordem.csv"); err != nil || !same {
			return cmp.Or(err, ErrOtherResult) // nobody is told a place that the published lists do not give
		}
		raw, name, err := l.Sheet()
		if err != nil {
			return err
		}
		records, err := candidates.ReadRecords(raw, name)
		if err != nil {
			return err
		}
		return d.write(ctx, act, newTeller(o, prepared.Choice.Posts, records), progress)
	})
}

// write keeps the parts as one object, and then says that it is there.
func (d *Desk) write(ctx context.Context, act store.Act, t *teller, progress func(done, total int)) error {
	s := store.Situation{Contest: act.Contest, Act: act.Number, Version: act.Version}
	key, wrapped, err := d.keys.NewObject(where(act.Contest, act.Number))
	if err != nil {
		return err
	}
	s.Wrapped = wrapped
	from, to := io.Pipe()
	go func() { to.CloseWithError(d.parts(ctx, to, key, t, &s, progress)) }()
	kept, err := d.blobs.Put(ctx, from)
	if err = errors.Join(err, from.CloseWithError(err)); err != nil {
		return err
	}
	s.Object, s.Size = kept.Digest, kept.Size
	fresh, err := d.db.AddSituation(ctx, s)
	if err == nil && !fresh { // somebody else made it meanwhile, under a key that stands
		err = d.blobs.Delete(ctx, s.Object)
	}
	return err
}

// batch is how many parts are made before they are written, in their order.
const batch = 64

func (d *Desk) parts(ctx context.Context, to io.Writer, key secret.Object, t *teller, s *store.Situation, progress func(done, total int)) error {
	all := shared(t.o)
	var sizes []int
	for from := 0; from < len(all); from += batch {
		if err := ctx.Err(); err != nil {
			return err
		}
		made, people, err := sealBatch(key, t, all, from)
		if err != nil {
			return err
		}
		for _, part := range made {
			if _, err := to.Write(part); err != nil {
				return err
			}
			sizes = append(sizes, len(part))
		}
		s.People += people
		progress(min(from+batch, len(all)), len(all))
	}
	s.Parts = sizesOf(sizes)
	return nil
}

// sealBatch makes some parts side by side.
func sealBatch(key secret.Object, t *teller, all [][]certame.Person, from int) (made [][]byte, people int, err error) {
	until := min(from+batch, len(all))
	made = make([][]byte, until-from)
	counts, errs := make([]int, until-from), make([]error, until-from)
	var work sync.WaitGroup
	for w := range workers {
		work.Go(func() {
			for i := w; i < len(made); i += workers {
				var list []Person
				for _, head := range all[from+i] {
					if p, is := t.of(head); is {
						list = append(list, p)
					}
				}
				counts[i] = len(list)
				made[i], errs[i] = sealPart(key, from+i, list)
			}
		})
	}
	work.Wait()
	for _, n := range counts {
		people += n
	}
	return made, people, errors.Join(errs...)
}

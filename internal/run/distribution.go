package run

import (
	"crypto/sha256"
	"os"
	"path/filepath"
	"slices"

	"certame/contest"
	"certame/edital"
	"certame/internal/drawfile"
	"certame/internal/intake"
	"certame/trace"
	"certame/vacancy"
)

// readDraw reads the draw that places the seats of a wide pool, where the edital
// asks for one and it was held. It must be of exactly the seats of the edital.
func (l *Loaded) readDraw() error {
	if l.Terms.Placing != edital.DistributionDraw {
		return nil
	}
	folder := filepath.Join(l.Folder, l.Terms.DrawFolder)
	if !filepath.IsLocal(l.Terms.DrawFolder) {
		return refuseDraw(EditalFile, "a pasta do sorteio deve estar dentro da do certame", "Escreva em distribuicao: {politica: sorteio, pasta: sorteio}")
	}
	if !drawfile.Held(folder) {
		return nil
	}
	a, err := drawfile.ReadAnnouncement(folder, "")
	if err != nil {
		return err
	}
	o, err := drawfile.ReadOutcome(folder)
	if err != nil {
		return err
	}
	shown := filepath.ToSlash(filepath.Join(l.Terms.DrawFolder, drawfile.Outcome))
	if what := drawfile.Differs(a, o); what != "" {
		return refuseDraw(shown, what, "Confira com: certame vagas sortear conferir")
	}
	if !slices.Equal(slices.Sorted(slices.Values(a.Tickets)), slices.Sorted(slices.Values(vacancy.Tickets(l.Terms)))) {
		return refuseDraw(shown, "os bilhetes não são as vagas dos conjuntos deste edital", "Os bilhetes são os de: certame vagas distribuir --bilhetes")
	}
	l.drawn = o.Tickets
	for _, name := range l.DrawFiles() {
		data, err := os.ReadFile(filepath.Join(l.Folder, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		l.Digests = append(l.Digests, Digest{name, sha256.Sum256(data), len(data)})
	}
	return nil
}

// DrawFiles are the documents of the draw that was read, as the folder names them.
func (l *Loaded) DrawFiles() (names []string) {
	if l.drawn == nil {
		return nil
	}
	for _, name := range []string{drawfile.Announcement, drawfile.Outcome} {
		names = append(names, filepath.ToSlash(filepath.Join(l.Terms.DrawFolder, name)))
	}
	return names
}

func refuseDraw(file, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: file, What: what, Remedy: remedy}})
}

// distribute places the seats of wide pools, once the people are known where the
// policy needs them.
func (l *Loaded) distribute(sink trace.Sink) {
	if l.Terms.Placing == edital.DistributionMarks && l.Roll == nil {
		return
	}
	l.Terms = contest.Distribute(l.Terms, l.Roll, l.drawn, sink)
}

// distributeAsSettled places the seats by what the boards settled, without letting
// it reach the roll: the seats are the same for whoever reads the folder.
func (l *Loaded) distributeAsSettled() error {
	if l.Terms.Placing != edital.DistributionMarks {
		return nil
	}
	as := *l
	as.Roll, as.Log, as.Digests = ownRoll(l.Roll), trace.Log{}, slices.Clone(l.Digests)
	if err := as.settle(); err != nil {
		return err
	}
	as.distribute(trace.Discard)
	l.Terms = as.Terms
	return nil
}

// Redistributed is the terms as another policy of distribution would make them, and
// what was found in making them; ok is false when the folder has not what it needs:
// tables, or a draw.
func (l *Loaded) Redistributed(policy edital.Distribution) (t *edital.Terms, found trace.Log, ok bool) {
	d := l.declared
	d.Placing = policy
	t = edital.Resolve(d, trace.Discard)
	if policy != edital.DistributionDeclared {
		t = contest.Distribute(t, l.Roll, l.drawn, &found)
	}
	for _, pool := range vacancy.Pools(t) {
		for _, post := range pool.Posts {
			if len(pool.Posts) > 1 && t.Posts[post].Table == nil || policy == edital.DistributionDraw && len(pool.Posts) > 1 && t.Posts[post].Placed == "" {
				return t, found, false
			}
		}
	}
	return t, found, true
}

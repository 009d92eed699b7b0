package cli

import (
	"certame/edital"
	"certame/internal/intake/candidates"
	"certame/internal/run"
	"certame/ledger"
)

// loaded reads a folder without computing it. From then on the session speaks
// the words of that contest.
func (s *session) loaded(folder string) (*run.Loaded, error) { return s.read(folder, run.Load) }

// loadedAt reads a folder as it was after some of its facts.
func (s *session) loadedAt(folder string, until ledger.Until) (*run.Loaded, error) {
	return s.read(folder, func(folder string, progress candidates.Progress) (*run.Loaded, error) {
		return run.LoadAt(s.ctx, folder, until, progress)
	})
}

// people reads a folder without what the boards settled, for the boards' own
// commands.
func (s *session) people(folder string) (*run.Loaded, error) { return s.read(folder, run.LoadPeople) }

func (s *session) read(folder string, load func(string, candidates.Progress) (*run.Loaded, error)) (*run.Loaded, error) {
	bar := s.newProgress("lendo candidatos", inBytes)
	l, err := load(folder, bar.update)
	bar.done()
	if err != nil {
		return nil, err
	}
	s.speak(l.Terms)
	return l, s.ctx.Err()
}

// edital reads the edital of a folder and nothing else.
func (s *session) edital(folder string) (*run.Loaded, error) {
	l, err := run.LoadEdital(folder)
	if err == nil {
		s.speak(l.Terms)
	}
	return l, err
}

func (s *session) speak(t *edital.Terms) { s.words = t.Wording() }

// word is a civil word as the contest read last says it.
func (s *session) word(civil string) string {
	said, _ := s.words.Say(civil)
	return said
}

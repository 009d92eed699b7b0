package sitting

import (
	"context"
	"fmt"

	"certame/internal/secret/once"
	"certame/internal/store"
)

// contestKey is the key that seals what boards write in a contest. The master keys
// seal it, and seal it again when they are changed: events, which are never written
// again, stay as they are.
func (s *Sittings) contestKey(ctx context.Context, contest store.ContestID) ([]byte, error) {
	s.kept.Lock()
	defer s.kept.Unlock()
	if key := s.kept.keys[contest]; key != nil {
		return key, nil
	}
	key, err := once.Key(ctx, s.db, s.keys, "chave dos processos "+string(contest))
	if err != nil {
		return nil, err
	}
	if s.db.Tx() == nil { // a transaction may yet be taken back, and the key with it
		s.kept.keys[contest] = key
	}
	return key, nil
}

// place is what sealed bytes belong to: they open there and nowhere else.
type place struct {
	field   string
	contest store.ContestID
	record  string
	number  int
	kind    string
}

func (p place) associated() []byte {
	var out []byte
	for _, part := range []string{p.field, string(p.contest), p.record, fmt.Sprint(p.number), p.kind} {
		out = fmt.Appendf(out, "%d:%s", len(part), part)
	}
	return out
}

func (s *Sittings) seal(ctx context.Context, at place, plain []byte) ([]byte, error) {
	key, err := s.contestKey(ctx, at.contest)
	if err != nil {
		return nil, err
	}
	return once.Seal(key, plain, at.associated())
}

func (s *Sittings) open(ctx context.Context, at place, sealed []byte) ([]byte, error) {
	key, err := s.contestKey(ctx, at.contest)
	if err != nil {
		return nil, err
	}
	return once.Open(key, sealed, at.associated())
}

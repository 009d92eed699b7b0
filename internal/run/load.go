package run

import (
	"context"
	"crypto/sha256"
	"path/filepath"

	"certame"
	"certame/confirmation"
	"certame/contest"
	"certame/edital"
	"certame/internal/intake/candidates"
	"certame/internal/intake/editalfile"
	"certame/ledger"
	"certame/trace"
)

// Names of the files of a contest's folder.
const (
	EditalFile     = "edital.yaml"
	CandidatesFile = "candidatos.csv"
)

// Digest is the SHA-256 of a file that was read.
type Digest struct {
	Name string
	Sum  [sha256.Size]byte
	Size int
}

// Loaded is a folder that was read and understood.
type Loaded struct {
	Folder  string
	Terms   *edital.Terms
	Roll    *certame.Roll
	Log     trace.Log // of the edital's stage
	Digests []Digest
	Rulings confirmation.Rulings // of confirmacoes.csv
	Until   ledger.Until         // the state asked for
	Book    *ledger.Book         // empty without facts
	Facts   *contest.Facts
	Lines   [][]byte // of the book, as stored

	facts    []ledger.Fact
	declared edital.Declared // as the file says it, before any default
	resolved trace.Log       // of the edital alone
	drawn    []string        // tickets of the draw that places seats, as drawn
}

// Load reads the folder, as its facts make it now. The error of bad input is an
// *intake.Refused.
func Load(folder string, progress candidates.Progress) (*Loaded, error) {
	return LoadAt(context.Background(), folder, ledger.All(), progress)
}

// LoadAt reads the folder as it was after some of its facts.
func LoadAt(ctx context.Context, folder string, until ledger.Until, progress candidates.Progress) (*Loaded, error) {
	l, err := loadPeople(ctx, folder, until, progress)
	if err != nil {
		return l, err
	}
	if err := l.settle(); err != nil {
		return l, err
	}
	l.spread()
	if l.Terms.Placing == edital.DistributionMarks {
		l.distribute(&l.Log)
	}
	return l, l.openBook()
}

// LoadPeople reads the folder without what the boards settled: the boards' own
// commands come before it.
func LoadPeople(folder string, progress candidates.Progress) (*Loaded, error) {
	l, err := loadPeople(context.Background(), folder, ledger.All(), progress)
	if err != nil {
		return l, err
	}
	if err := l.distributeAsSettled(); err != nil {
		return l, err
	}
	return l, l.openBook()
}

func loadPeople(ctx context.Context, folder string, until ledger.Until, progress candidates.Progress) (*Loaded, error) {
	l, err := LoadEdital(folder)
	if err != nil {
		return nil, err
	}
	l.Until = until
	if err := l.readFacts(ctx); err != nil {
		return l, err
	}
	raw, name, err := l.Sheet()
	if err != nil {
		return nil, err
	}
	opted, err := l.readOptions()
	if err != nil {
		return nil, err
	}
	digest := make(chan Digest, 1)
	go func() { digest <- Digest{name, sha256.Sum256(raw), len(raw)} }()
	err = l.readCandidates(raw, name, opted != nil, progress)
	if l.Digests = append(l.Digests, <-digest); err != nil {
		return l, err
	}
	if err := l.applyOptions(opted); err != nil {
		return l, err
	}
	err = l.loadPhases()
	l.spread()
	return l, err
}

func (l *Loaded) path(name string) string { return filepath.Join(l.Folder, name) }

// LoadEdital reads only the rules of the folder.
func LoadEdital(folder string) (*Loaded, error) {
	declared, data, err := editalfile.Read(filepath.Join(folder, EditalFile), EditalFile)
	if err != nil {
		return nil, err
	}
	l := &Loaded{Folder: folder, declared: declared}
	l.Terms = edital.Resolve(declared, &l.resolved)
	l.Log = l.resolved
	l.Digests = []Digest{{EditalFile, sha256.Sum256(data), len(data)}}
	if err := l.readDraw(); err != nil {
		return nil, err
	}
	l.distribute(&l.Log)
	return l, nil
}

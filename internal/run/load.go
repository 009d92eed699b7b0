package run

import (
	"crypto/sha256"
	"path/filepath"

	"certame"
	"certame/edital"
	"certame/internal/intake/candidates"
	"certame/internal/intake/editalfile"
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
}

// Load reads the folder. The error of bad input is an *intake.Refused.
func Load(folder string, progress candidates.Progress) (*Loaded, error) {
	l, err := LoadEdital(folder)
	if err != nil {
		return nil, err
	}
	raw, err := candidates.Load(filepath.Join(folder, CandidatesFile), CandidatesFile)
	if err != nil {
		return nil, err
	}
	opted, err := l.readOptions()
	if err != nil {
		return nil, err
	}
	digest := make(chan Digest, 1)
	go func() { digest <- Digest{CandidatesFile, sha256.Sum256(raw), len(raw)} }()
	err = l.readCandidates(raw, opted != nil, progress)
	if l.Digests = append(l.Digests, <-digest); err != nil {
		return l, err
	}
	if err := l.applyOptions(opted); err != nil {
		return l, err
	}
	return l, l.loadPhases()
}

// LoadEdital reads only the rules of the folder.
func LoadEdital(folder string) (*Loaded, error) {
	declared, data, err := editalfile.Read(filepath.Join(folder, EditalFile), EditalFile)
	if err != nil {
		return nil, err
	}
	l := &Loaded{Folder: folder}
	l.Terms = edital.Resolve(declared, &l.Log)
	l.Digests = []Digest{{EditalFile, sha256.Sum256(data), len(data)}}
	return l, nil
}

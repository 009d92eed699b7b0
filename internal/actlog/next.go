package actlog

import (
	"encoding/json"

	"golang.org/x/mod/sumdb/note"
)

// Step is the next act of a log and the head that counts it, not yet in the folder.
type Step struct {
	Act          Act
	Leaf, Signed []byte
}

// Next is the step that puts a document in the log, signed and written nowhere: who
// keeps logs elsewhere keeps it there first, and then restores it in the folder, so
// that nobody reads a head that may still be refused. A document that is there already
// gives the act it has, and no bytes.
func Next(folder, private, what, digest, on string) (Step, error) {
	l, c, err := Open(folder)
	if err != nil {
		return Step{}, err
	}
	if act, is := l.Find(digest); is {
		return Step{Act: act}, nil
	}
	s := Step{Act: Act{Index: c.Size, What: what, SHA256: digest, On: on}}
	if s.Leaf, err = leafOf(s.Act); err != nil {
		return Step{}, err
	}
	l.leaves = append(l.leaves, s.Leaf)
	next := &Checkpoint{Origin: c.Origin, Size: c.Size + 1}
	if next.Root, err = l.root(); err != nil {
		return Step{}, err
	}
	signer, err := signerOf(private, c.Origin, keyFile)
	if err == nil {
		s.Signed, err = note.Sign(&note.Note{Text: next.text()}, signer)
	}
	return s, err
}

// leafOf are the bytes of an act, as many as a bundle of tlog-tiles can say.
func leafOf(act Act) ([]byte, error) {
	data, err := json.Marshal(act)
	if err == nil && len(data) > 1<<16-1 {
		err = refuse("descrição", "tem mais de 65 mil letras", "Descreva o documento em uma linha, com --descricao.")
	}
	return data, err
}

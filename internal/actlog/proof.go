package actlog

import (
	"encoding/json"

	"golang.org/x/mod/sumdb/tlog"
)

// Proof shows that an act is in the tree of a signed head. It needs nothing else
// to be checked but the key of the log.
type Proof struct {
	Act        Act         `json:"ato"`
	Path       []tlog.Hash `json:"caminho"`
	Checkpoint string      `json:"cabeca"`
}

// Prove makes the proof of a document, against the last head.
func Prove(folder, digest string) (*Proof, error) {
	l, c, err := Open(folder)
	if err != nil {
		return nil, err
	}
	act, is := l.Find(digest)
	if !is {
		return nil, refuse(folder, "o documento não está no registro", "Inclua-o: certame registro incluir.")
	}
	stored, err := l.hashes()
	if err != nil {
		return nil, err
	}
	path, err := tlog.ProveRecord(c.Size, act.Index, readerOf(stored))
	return &Proof{Act: act, Path: path, Checkpoint: string(c.Signed)}, err
}

// Check holds a proof to a document and to the key of the log, without network.
func (p *Proof) Check(digest, key string) (*Checkpoint, error) {
	c, err := Authentic([]byte(p.Checkpoint), key)
	if err != nil {
		return nil, err
	}
	if p.Act.SHA256 != digest {
		return nil, refuse("prova", "é de outro documento: o resumo dela é "+p.Act.SHA256+", e o do documento "+digest, "Peça a prova deste documento.")
	}
	leaf, err := json.Marshal(p.Act)
	if err != nil {
		return nil, err
	}
	if err := tlog.CheckRecord(p.Path, c.Size, c.Root, p.Act.Index, tlog.RecordHash(leaf)); err != nil {
		return nil, refuse("prova", "não leva do documento à cabeça assinada", "A prova foi alterada, ou é de outra cabeça.")
	}
	return c, nil
}

package docket

import (
	"context"
	"encoding/json"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"certame/internal/intake"
	"certame/internal/intake/review"
	"certame/internal/store"
)

// Import is a file on its way into a contest: what it is, what people answered, and
// what was found in it. Nothing of it is in the contest before it is recorded.
type Import struct {
	store.Intake
	Answers
}

// Answers are what people said of a file so far. They are kept with it: another
// machine goes on where this one stopped.
type Answers struct {
	File      string      `json:"arquivo"`
	Waiting   bool        `json:"por_conferir"` // what was found is not of these answers
	Sheet     string      `json:"planilha,omitempty"`
	Profile   string      `json:"perfil,omitempty"`
	Post      string      `json:"cargo,omitempty"`
	Map       *review.Map `json:"mapa,omitempty"` // nil until somebody looked at the columns
	Decisions []Decision  `json:"decisoes,omitempty"`
}

// Decision is what a person decided of what the file left open, and why.
type Decision struct {
	Lines  []int           `json:"linhas,omitempty"` // of one name
	Keep   int             `json:"fica,omitempty"`   // the line of the person they are; 0 for different people
	Rest   bool            `json:"demais,omitempty"` // all other names are of different people
	Sheet  string          `json:"planilha,omitempty"`
	Reason string          `json:"motivo"`
	By     store.AccountID `json:"por"`
	At     time.Time       `json:"em"`
}

// Files of an import.
const (
	originalFile = "original"
	examFile     = "exame.json"
	// HeldFile is the rows that were not understood, as a sheet to correct.
	HeldFile      = "quarentena.xlsx"
	convertedFile = "convertido"
	correctedFile = "correcao-"
)

// ReceiveImport keeps a file as it came. It is examined later.
func (d *Docket) ReceiveImport(ctx context.Context, by store.AccountID, contest store.ContestID, name string, content io.Reader) (*Import, error) {
	kept, err := d.receive(ctx, name, content)
	if err != nil {
		return nil, err
	}
	if name = safeName(name); kept.Size == 0 {
		return nil, intake.Refuse([]intake.Problem{{File: name, What: "arquivo vazio", Remedy: "Exporte de novo do sistema de origem."}})
	}
	in := &Import{store.Intake{Contest: contest, By: by, Files: []store.File{{Name: originalFile, Digest: kept.Digest, Size: kept.Size}}}, Answers{File: name, Waiting: true}}
	in.Payload = in.encoded()
	return in, d.db.Whole(ctx, func(tx *store.DB) error {
		if in.Intake, err = tx.AddIntake(ctx, in.Intake); err != nil {
			return err
		}
		return tx.Note(ctx, d.note(by, contest, Received, in.ID))
	})
}

// safeName is what a file is called, without what could lead elsewhere.
func safeName(name string) string {
	name = filepath.Base(strings.ReplaceAll(name, `\`, "/"))
	name = strings.Map(func(r rune) rune {
		if forbidden(r) {
			return '_'
		}
		return r
	}, strings.TrimLeft(name, "."))
	if runes := []rune(strings.ToValidUTF8(name, "_")); len(runes) > 100 {
		name = string(runes[len(runes)-100:])
	}
	if name == "" {
		return "arquivo"
	}
	return name
}

func (a *Answers) encoded() []byte {
	text, err := json.Marshal(a)
	if err != nil {
		panic(err) // texts and numbers are always written
	}
	return text
}

// Import is one of a contest, as it is now.
func (d *Docket) Import(ctx context.Context, contest store.ContestID, id string) (*Import, error) {
	in := &Import{}
	var err error
	if in.Intake, err = d.db.Intake(ctx, id); err != nil {
		return nil, err
	}
	if in.Contest != contest {
		return nil, store.ErrNotFound
	}
	return in, json.Unmarshal(in.Payload, &in.Answers)
}

// importsListed is how many imports of a contest are listed.
const importsListed = 50

// Imports are the last ones of a contest, the latest first.
func (d *Docket) Imports(ctx context.Context, contest store.ContestID) (list []*Import, err error) {
	found, err := d.db.Intakes(ctx, contest, importsListed)
	if err != nil {
		return nil, err
	}
	for _, one := range found {
		in := &Import{Intake: one}
		if err := json.Unmarshal(one.Payload, &in.Answers); err != nil {
			return nil, err
		}
		list = append(list, in)
	}
	return list, nil
}

// OpenImport opens a file of an import for who takes it, which the log says.
func (d *Docket) OpenImport(ctx context.Context, by store.AccountID, in *Import, name string) (io.ReadSeekCloser, store.File, error) {
	content, file, err := d.openFile(ctx, in.Files, name)
	if err != nil {
		return nil, file, err
	}
	if err := d.db.Note(ctx, d.note(by, in.Contest, Taken, in.ID+" "+name)); err != nil {
		return nil, file, err
	}
	return content, file, nil
}

// put names a file of the import anew.
func (in *Import) put(files ...store.File) {
	for _, f := range files {
		in.drop(func(name string) bool { return name == f.Name })
		in.Files = append(in.Files, f)
	}
}

func (in *Import) drop(is func(string) bool) {
	in.Files = slices.DeleteFunc(slices.Clone(in.Files), func(f store.File) bool { return is(f.Name) })
}

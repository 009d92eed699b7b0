package complaint

import (
	"context"
	"encoding/json"
	"time"

	"certame/internal/dossier"
	"certame/internal/secret"
	"certame/internal/store"
)

// Kinds of acts of a complaint.
const (
	received = "recebida"
	archived = "arquivada"
	admitted = "admitida"
)

// State of a complaint.
type State string

// The states.
const (
	Waiting   State = "a examinar"
	Dismissed State = "arquivada"
	Accepted  State = "admitida"
)

// Complaint is what was told, and what was done about it.
type Complaint struct {
	ID         string
	At         time.Time
	Report     Report
	Files      []Attachment // that came with it and after it
	Exchange   []Message
	State      State
	Closed     time.Time // when it was archived or admitted
	By         store.AccountID
	Reason     string // of the archiving
	Proceeding string // that it went into

	file *dossier.File
}

type archiving struct {
	Reason string `json:"motivo"`
}

type admission struct {
	Proceeding string `json:"apuracao"`
}

// complaintOf reads the acts of a file.
func complaintOf(f *dossier.File) (c *Complaint, err error) {
	c = &Complaint{ID: f.ID, At: f.At, State: Waiting, file: f}
	for _, a := range f.Acts {
		switch a.Kind {
		case received:
			var r reported
			err = json.Unmarshal(a.Data, &r)
			c.Report, c.Files = r.Report, r.Files
		case archived:
			var to archiving
			err = json.Unmarshal(a.Data, &to)
			c.State, c.Closed, c.By, c.Reason = Dismissed, a.At, a.By, to.Reason
		case admitted:
			var to admission
			err = json.Unmarshal(a.Data, &to)
			c.State, c.Closed, c.By, c.Proceeding = Accepted, a.At, a.By, to.Proceeding
		case asked, added:
			err = c.message(a)
		default:
			err = secret.ErrSealed
		}
		if err != nil {
			return nil, err
		}
	}
	return c, nil
}

// Complaint reads one, and notes who did.
func (d *Desk) Complaint(ctx context.Context, by store.AccountID, contest store.ContestID, id string) (*Complaint, error) {
	f, err := d.cabinet.Open(ctx, d.db, contest, complaints, id)
	if err != nil {
		return nil, err
	}
	if err := d.note(ctx, d.db, by, contest, Looked, id); err != nil {
		return nil, err
	}
	return complaintOf(f)
}

// Complaints lists them, the latest first; after is the last one seen.
func (d *Desk) Complaints(ctx context.Context, contest store.ContestID, after string, limit int) (list []*Complaint, err error) {
	files, err := d.cabinet.List(ctx, d.db, contest, complaints, store.Page{After: after, Limit: limit})
	for _, f := range files {
		c, err := complaintOf(f)
		if err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, err
}

// Followed is what who told something learns of it: nothing of the person it is about.
type Followed struct {
	At    time.Time
	State State
	Since time.Time // of the state
	Ended bool      // the proceeding it went into came to a conclusion

	Exchange []Message // what was asked of them, and what they added
}

// Follow answers who holds the code.
func (d *Desk) Follow(ctx context.Context, contest store.ContestID, code string) (out Followed, err error) {
	f, err := d.cabinet.Held(ctx, d.db, contest, handleOf(code))
	if err != nil {
		return out, err
	}
	c, err := complaintOf(f)
	if err != nil {
		return out, err
	}
	out = Followed{At: c.At, State: c.State, Since: c.Closed, Exchange: c.Exchange}
	if c.Proceeding != "" {
		p, err := d.open(ctx, d.db, contest, c.Proceeding)
		if err != nil {
			return out, err
		}
		out.Ended = p.concluded()
	}
	return out, nil
}

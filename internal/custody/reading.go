package custody

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/store"
)

// Viewer is who asks to see something, in which session, and as what.
type Viewer struct {
	Account store.AccountID
	Visit   string
	Held    []roles.Role
}

// Reader says on what ground a person may see an object; "" is that they may not.
type Reader func(ctx context.Context, who store.AccountID, held []roles.Role, o Object) (ground string, err error)

// ground is the first that any reader gives.
func (v *Vault) ground(ctx context.Context, who Viewer, o Object) (string, error) {
	for _, may := range v.Readers {
		if ground, err := may(ctx, who.Account, who.Held, o); ground != "" || err != nil {
			return ground, err
		}
	}
	return "", nil
}

// Lasts is how long a link may be followed.
const Lasts = 10 * time.Minute

// Link is an address by which one session sees one object for a while.
type Link struct {
	Object Object
	Text   string
	Ground string
	Until  time.Time
}

// followed is what a link says, sealed for the session that it is of.
type followed struct {
	Object string          `json:"o"`
	By     store.AccountID `json:"c"`
	ID     string          `json:"n"`
	Until  int64           `json:"a"`
}

// Link gives who may see an object the address of it. Of what may not be seen, it says
// what it says of what is not there.
func (v *Vault) Link(ctx context.Context, who Viewer, contest store.ContestID, id string) (Link, error) {
	o, err := v.Object(ctx, contest, id)
	if err != nil {
		return Link{}, err
	}
	l := Link{Object: o, Until: v.Clock().Add(Lasts)}
	if l.Ground, err = v.ground(ctx, who, o); err != nil || l.Ground == "" || who.Visit == "" {
		return Link{}, errors.Join(err, store.ErrNotFound)
	}
	if !o.Gone.IsZero() {
		return l, ErrGone
	}
	text, err := json.Marshal(followed{o.ID, who.Account, random(), l.Until.Unix()})
	if err != nil {
		return Link{}, err
	}
	sealed, err := v.Keys.Seal(where(contest, fieldLink, who.Visit), text)
	l.Text = base64.RawURLEncoding.EncodeToString(sealed)
	return l, err
}

// Follow gives the bytes of a link, to the session that it was made for, while it lasts
// and while who follows it may still see them. The reading is written first.
func (v *Vault) Follow(ctx context.Context, who Viewer, contest store.ContestID, id, link string) (o Object, bytes io.ReadSeeker, err error) {
	f, err := v.unsealed(who, contest, link)
	if err != nil || f.Object != id || f.By != who.Account {
		return o, nil, store.ErrNotFound
	}
	if v.Clock().Unix() >= f.Until {
		return o, nil, ErrExpired
	}
	if o, err = v.Object(ctx, contest, id); err != nil {
		return o, nil, err
	}
	ground, err := v.ground(ctx, who, o)
	switch {
	case err != nil || ground == "":
		return o, nil, errors.Join(err, store.ErrNotFound)
	case !o.Gone.IsZero():
		return o, nil, ErrGone
	}
	if bytes, err = v.content(ctx, contest, o.ID, o.Size); err != nil {
		return o, nil, err
	}
	_, err = v.Store.NoteReading(ctx, store.Reading{ID: f.ID, Contest: contest, Object: o.ID, Account: who.Account, Ground: ground})
	return o, bytes, err
}

func (v *Vault) unsealed(who Viewer, contest store.ContestID, link string) (f followed, err error) {
	sealed, err := base64.RawURLEncoding.DecodeString(link)
	if err != nil {
		return f, err
	}
	text, err := v.Keys.Open(where(contest, fieldLink, who.Visit), sealed)
	if err != nil {
		return f, err
	}
	return f, json.Unmarshal(text, &f)
}

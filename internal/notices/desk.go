package notices

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"
	"time"

	"certame/internal/docket"
	"certame/internal/locale"
	"certame/internal/notify"
	"certame/internal/secret"
	"certame/internal/store"
)

// LinkPath is where a person says that a notice arrived and which ones to get: the secret
// follows.
const LinkPath = "/aviso/"

// Desk tells people what happened.
type Desk struct {
	db     *store.DB
	office *notify.Office
	docket *docket.Docket
	models *Models
	base   string

	// Addresses has the addresses of a contest's own files known; nil where there are none.
	Addresses func(ctx context.Context, by store.AccountID, contest store.ContestID) error
}

// Open prepares a desk. base is how people reach the installation.
func Open(db *store.DB, office *notify.Office, d *docket.Docket, models *Models, base string) *Desk {
	return &Desk{db: db, office: office, docket: d, models: models, base: strings.TrimSuffix(base, "/")}
}

// Recipient is who a notice is for: an account or, of who has none with an address, a
// registration.
type Recipient string

const (
	ofAccount      = "conta "
	ofRegistration = "inscricao "
)

// AccountRecipient names the person of an account.
func AccountRecipient(id store.AccountID) Recipient { return Recipient(ofAccount + string(id)) }

func registrationRecipient(contest store.ContestID, registration string) Recipient {
	return Recipient(ofRegistration + string(contest) + " " + registration)
}

// Who is the account or the registration of a recipient.
func (r Recipient) Who() (account store.AccountID, registration string) {
	if id, is := strings.CutPrefix(string(r), ofAccount); is {
		return store.AccountID(id), ""
	}
	_, registration, _ = strings.Cut(strings.TrimPrefix(string(r), ofRegistration), " ")
	return "", registration
}

// recipientOf is who is told what happens to a registration.
func (d *Desk) recipientOf(ctx context.Context, contest store.ContestID, registration string) (Recipient, error) {
	c, err := d.db.Candidacy(ctx, contest, registration)
	if notFound(err) {
		return registrationRecipient(contest, registration), nil
	}
	if err != nil {
		return "", err
	}
	a, err := d.db.Account(ctx, c.Account)
	if err != nil {
		return "", err
	}
	if a.Email == "" {
		return registrationRecipient(contest, registration), nil
	}
	return AccountRecipient(a.ID), nil
}

// addressOf is where a recipient is written to; empty when nobody knows.
func (d *Desk) addressOf(ctx context.Context, n *store.Notice) (string, error) {
	account, registration := Recipient(n.Recipient).Who()
	if account == "" {
		return d.office.Address(ctx, n.Contest, registration)
	}
	a, err := d.db.Account(ctx, account)
	return a.Email, err
}

// Told is something a person is to be told.
type Told struct {
	To      Recipient
	Contest store.ContestID
	Kind    string
	About   string // what of: of one thing a person is told once
	Words   Words
}

// sealed makes the row of it.
func (d *Desk) sealed(ctx context.Context, t Told) (n store.Notice, err error) {
	n = store.Notice{Recipient: string(t.To), Contest: t.Contest, Kind: t.Kind, About: t.About}
	if n.ID, err = store.NewMessageID(); err != nil {
		return n, err
	}
	t.Words.Secret, n.Receipt = newSecret()
	n.Sealed, err = d.office.Seal(ctx, placeOf(t.Contest, n.ID), t.Words)
	return n, err
}

// Tell has a person told something, once, however often it is asked.
func (d *Desk) Tell(ctx context.Context, t Told) error {
	n, err := d.sealed(ctx, t)
	if err != nil {
		return err
	}
	return d.db.Whole(ctx, func(tx *store.DB) error {
		if _, err := tx.NoticeOf(ctx, n.Recipient, n.Contest, n.Kind, n.About); !notFound(err) {
			return err
		}
		return tx.AddNotices(ctx, []store.Notice{n}, notify.Queued)
	})
}

// LinkOf is the address that the letter of something told ends with.
func (d *Desk) LinkOf(ctx context.Context, t Told) (string, error) {
	n, err := d.db.NoticeOf(ctx, string(t.To), t.Contest, t.Kind, t.About)
	if err != nil {
		return "", err
	}
	_, w, err := d.letter(ctx, &n)
	return w.Escolhas, err
}

func placeOf(contest store.ContestID, id string) secret.Where {
	return secret.Where{Contest: string(contest), Field: "aviso", Record: id}
}

func stateOf(contest store.ContestID, id string) secret.Where {
	return secret.Where{Contest: string(contest), Field: "aviso.estado", Record: id}
}

// newSecret is 256 bits that nobody guesses, and the digest by which they are known.
func newSecret() (text, digest string) {
	var raw [32]byte
	_, _ = rand.Read(raw[:]) // never fails
	text = base64.RawURLEncoding.EncodeToString(raw[:])
	return text, digestOf(text)
}

func digestOf(text string) string {
	sum := sha256.Sum256([]byte("aviso\x00" + text))
	return hex.EncodeToString(sum[:])
}

// letter is a notice in words.
func (d *Desk) letter(ctx context.Context, n *store.Notice) (Letter, Words, error) {
	var w Words
	if err := d.office.Unseal(ctx, placeOf(n.Contest, n.ID), n.Sealed, &w); err != nil {
		return Letter{}, w, err
	}
	w.Site, w.Escolhas = siteOf(d.base), d.base+LinkPath+w.Secret
	if strings.HasPrefix(w.Endereco, "/") {
		w.Endereco = d.base + w.Endereco
	}
	l, err := d.models.write(n.Kind, w)
	return l, w, err
}

// instant is a moment as people read it.
func instant(t time.Time) string { return t.In(locale.Brasilia).Format("02/01/2006, às 15:04:05") }

package notify

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"net/url"
	"strings"
	"sync"

	"certame/internal/secret"
	"certame/internal/store"
)

// ReceiptPath is where a person says that a message arrived: the secret follows.
const ReceiptPath = "/recibo/"

// Office writes and sends for an installation.
type Office struct {
	db     *store.DB
	keys   *secret.Keys
	base   string  // how people reach the installation
	config *Config // nil where nothing is sent
	kept   *keyring
}

// keyring keeps the keys of contests that were opened.
type keyring struct {
	sync.Mutex
	keys    map[store.ContestID]*secret.Keys
	address []byte // the key by which addresses are known
}

// Open prepares an office. Without a configuration everything is written and nothing
// is sent.
func Open(db *store.DB, keys *secret.Keys, base string, config *Config) *Office {
	return &Office{db: db, keys: keys, base: strings.TrimSuffix(base, "/"), config: config, kept: &keyring{keys: map[store.ContestID]*secret.Keys{}}}
}

// Sends says whether there is a server of mail.
func (o *Office) Sends() bool { return o.config != nil }

// sender is the address that messages come from; "" where nothing is sent.
func (o *Office) sender() string {
	if o.config == nil {
		return ""
	}
	return o.config.from.Address
}

// host names the installation in identifiers of messages.
func (o *Office) host() string {
	if u, err := url.Parse(o.base); err == nil && u.Hostname() != "" {
		return u.Hostname()
	}
	return "certame.local"
}

func messagePlace(contest store.ContestID, id string) secret.Where {
	return secret.Where{Contest: string(contest), Field: "mensagem", Record: id}
}

func statePlace(contest store.ContestID, id string) secret.Where {
	return secret.Where{Contest: string(contest), Field: "mensagem.estado", Record: id}
}

func contactPlace(contest store.ContestID, registration string) secret.Where {
	return secret.Where{Contest: string(contest), Field: "contato", Record: registration}
}

// Seal seals something of a contest, or of none, with the keys of messages.
func (o *Office) Seal(ctx context.Context, where secret.Where, what any) ([]byte, error) {
	return o.seal(ctx, where, what)
}

// Unseal opens what Seal sealed there.
func (o *Office) Unseal(ctx context.Context, where secret.Where, sealed []byte, into any) error {
	return o.open(ctx, where, sealed, into)
}

func (o *Office) seal(ctx context.Context, where secret.Where, what any) ([]byte, error) {
	keys, err := o.keysOf(ctx, store.ContestID(where.Contest))
	if err != nil {
		return nil, err
	}
	plain, err := json.Marshal(what)
	if err != nil {
		return nil, err
	}
	return keys.Seal(where, plain)
}

func (o *Office) open(ctx context.Context, where secret.Where, sealed []byte, into any) error {
	keys, err := o.keysOf(ctx, store.ContestID(where.Contest))
	if err != nil {
		return err
	}
	plain, err := keys.Open(where, sealed)
	if err != nil {
		return err
	}
	return json.Unmarshal(plain, into)
}

// newSecret is 256 bits that nobody guesses, and the digest by which they are known.
func newSecret() (text, digest string) {
	var raw [32]byte
	_, _ = rand.Read(raw[:]) // never fails
	text = base64.RawURLEncoding.EncodeToString(raw[:])
	return text, digestOf(text)
}

func digestOf(text string) string {
	sum := sha256.Sum256([]byte("recibo\x00" + text))
	return hex.EncodeToString(sum[:])
}

// calendarKey names the appointment of a person and a group in every calendar: it
// does not say of which group it is.
func calendarKey(contest store.ContestID, group, registration string) string {
	sum := sha256.Sum256([]byte("calendario\x00" + string(contest) + "\x00" + group + "\x00" + registration))
	return hex.EncodeToString(sum[:16])
}

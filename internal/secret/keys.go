package secret

import (
	"bytes"
	"errors"
	"fmt"

	"github.com/tink-crypto/tink-go/v2/aead"
	"github.com/tink-crypto/tink-go/v2/insecurecleartextkeyset"
	"github.com/tink-crypto/tink-go/v2/keyset"
	"github.com/tink-crypto/tink-go/v2/tink"
)

// Keys are the master keys: one seals, the primary; all of them open.
type Keys struct {
	handle *keyset.Handle
	aead   tink.AEAD
}

// New are keys that nobody had before. The nonces of this kind are long enough to
// be drawn at random for any number of fields.
func New() (*Keys, error) {
	handle, err := keyset.NewHandle(aead.XAES256GCM192BitNonceKeyTemplate())
	if err != nil {
		return nil, err
	}
	return of(handle)
}

func of(handle *keyset.Handle) (*Keys, error) {
	primitive, err := aead.New(handle)
	return &Keys{handle, primitive}, err
}

// Parse reads keys from their text.
func Parse(text []byte) (*Keys, error) {
	handle, err := insecurecleartextkeyset.Read(keyset.NewJSONReader(bytes.NewReader(text)))
	if err != nil { // which could repeat a piece of a key
		return nil, errors.New("as chaves mestras não se leem: o texto não é um conjunto de chaves do Tink em JSON. " +
			"Recupere a cópia guardada; sem ela, o que foi selado não se abre")
	}
	keys, err := of(handle)
	if err != nil {
		return nil, fmt.Errorf("as chaves mestras não servem para selar campos: %w", err)
	}
	return keys, nil
}

// Text are the keys themselves, in the clear.
func (k *Keys) Text() ([]byte, error) {
	var out bytes.Buffer
	err := insecurecleartextkeyset.Write(k.handle, keyset.NewJSONWriter(&out))
	return out.Bytes(), err
}

// Len is how many keys there are, old ones included.
func (k *Keys) Len() int { return k.handle.Len() }

// String shows no key, wherever a log prints it.
func (k *Keys) String() string { return fmt.Sprintf("%d chaves mestras", k.handle.Len()) }

// Rotated are these keys and a new one, which seals from now on.
func (k *Keys) Rotated() (*Keys, error) {
	manager := keyset.NewManagerFromHandle(k.handle)
	id, err := manager.Add(aead.XAES256GCM192BitNonceKeyTemplate())
	if err != nil {
		return nil, err
	}
	if err := manager.SetPrimary(id); err != nil {
		return nil, err
	}
	return managed(manager)
}

// Retired is the primary key alone: what the others sealed and was not sealed
// again (see Stale) is lost.
func (k *Keys) Retired() (*Keys, error) {
	manager := keyset.NewManagerFromHandle(k.handle)
	for i := range k.handle.Len() {
		entry, err := k.handle.Entry(i)
		if err == nil && !entry.IsPrimary() {
			err = manager.Delete(entry.KeyID())
		}
		if err != nil {
			return nil, err
		}
	}
	return managed(manager)
}

// Old are the keys that Retired leaves out, for who keeps copies that only they open;
// the newest of them is the primary.
func (k *Keys) Old() (*Keys, error) {
	primary, err := k.handle.Primary()
	if err != nil {
		return nil, err
	}
	manager := keyset.NewManagerFromHandle(k.handle)
	for i := range k.handle.Len() {
		entry, err := k.handle.Entry(i)
		if err == nil && !entry.IsPrimary() {
			err = manager.SetPrimary(entry.KeyID())
		}
		if err != nil {
			return nil, err
		}
	}
	if err := manager.Delete(primary.KeyID()); err != nil {
		return nil, err
	}
	return managed(manager)
}

func managed(manager *keyset.Manager) (*Keys, error) {
	handle, err := manager.Handle()
	if err != nil {
		return nil, err
	}
	return of(handle)
}

package secret

import (
	"encoding/binary"
	"errors"
)

// ErrSealed is of bytes that do not open: changed, or of another place, or sealed
// by keys that are not here. Which one, nobody is told.
var ErrSealed = errors.New("o conteúdo selado não se abre: foi alterado, pertence a outro registro ou foi selado com outra chave mestra")

// Seal seals a field.
func (k *Keys) Seal(where Where, plain []byte) ([]byte, error) { return k.seal(fieldOf, where, plain) }

// Open opens a field.
func (k *Keys) Open(where Where, sealed []byte) ([]byte, error) {
	return k.open(fieldOf, where, sealed)
}

// Reseal seals a field again, by the primary key.
func (k *Keys) Reseal(where Where, sealed []byte) ([]byte, error) {
	return k.reseal(fieldOf, where, sealed)
}

// Stale says whether a key that is not the primary sealed these bytes, field or
// wrapped key. Once nothing is stale the old keys may be retired.
func (k *Keys) Stale(sealed []byte) bool {
	primary, err := k.handle.Primary()
	return err != nil || len(sealed) < 5 || sealed[0] != tinkFormat || binary.BigEndian.Uint32(sealed[1:]) != primary.KeyID()
}

// OldMarks are how what each key that is not the primary sealed begins.
func (k *Keys) OldMarks() (marks [][]byte, err error) {
	for i := range k.handle.Len() {
		entry, err := k.handle.Entry(i)
		if err != nil {
			return nil, err
		}
		if !entry.IsPrimary() {
			marks = append(marks, binary.BigEndian.AppendUint32([]byte{tinkFormat}, entry.KeyID()))
		}
	}
	return marks, nil
}

// tinkFormat begins what Tink seals; the number of the key follows.
const tinkFormat = 1

// Purposes: what is sealed for one does not open as the other.
const (
	fieldOf = "campo"
	keyOf   = "chave de objeto"
)

func (k *Keys) seal(purpose string, where Where, plain []byte) ([]byte, error) {
	associated, err := where.associated(purpose)
	if err != nil {
		return nil, err
	}
	return k.aead.Encrypt(plain, associated)
}

func (k *Keys) open(purpose string, where Where, sealed []byte) ([]byte, error) {
	associated, err := where.associated(purpose)
	if err != nil {
		return nil, err
	}
	plain, err := k.aead.Decrypt(sealed, associated)
	if err != nil {
		return nil, ErrSealed
	}
	return plain, nil
}

func (k *Keys) reseal(purpose string, where Where, sealed []byte) ([]byte, error) {
	plain, err := k.open(purpose, where, sealed)
	if err != nil {
		return nil, err
	}
	return k.seal(purpose, where, plain)
}

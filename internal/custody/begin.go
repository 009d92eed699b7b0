package custody

import (
	"context"
	"crypto/sha256"
	"encoding"
	"hash"
	"slices"
	"strings"
	"unicode/utf8"

	"certame/internal/store"

	"github.com/google/uuid"
)

// Sending is what somebody begins to send.
type Sending struct {
	Contest             store.ContestID
	Kind, Piece         string
	Group, Registration string
	By                  store.AccountID
	Name                string
	Declared            string // the media type that the sender says it is
	Total               int64  // bytes; -1 when it is not known yet
}

// Upload is what is being received.
type Upload = store.CustodyUpload

// Begin accepts to receive something, or says why not before any byte of it comes.
func (v *Vault) Begin(ctx context.Context, s Sending) (Upload, error) {
	kind, err := v.accepts(ctx, &s)
	if err != nil {
		return Upload{}, err
	}
	if s.Total > kind.Most {
		return Upload{}, tooLarge(kind)
	}
	if err := v.fits(ctx, s); err != nil {
		return Upload{}, err
	}
	id, err := uuid.NewV7()
	if err != nil {
		return Upload{}, err
	}
	u := Upload{ID: id.String(), Contest: s.Contest, Kind: s.Kind, Piece: s.Piece, Group: s.Group, Registration: s.Registration, By: s.By, Total: s.Total, Declared: s.Declared}
	if u.Name, err = v.Keys.Seal(where(s.Contest, fieldName, u.ID), []byte(s.Name)); err != nil {
		return Upload{}, err
	}
	if u.Sum, err = v.sealSum(u, sha256.New()); err != nil {
		return Upload{}, err
	}
	_, wrapped, err := v.Keys.NewObject(where(s.Contest, fieldObject, u.ID))
	if err != nil {
		return Upload{}, err
	}
	return v.Store.StartUpload(ctx, u, wrapped)
}

// longest is of any text that comes with a file.
const longest = 200

func (v *Vault) accepts(ctx context.Context, s *Sending) (Kind, error) {
	kind, known := KindOf(s.Kind)
	if !known {
		return kind, refuse("ESPECIE", "Não se guarda «"+s.Kind+"».", "Escolha uma das espécies da página.")
	}
	s.Name, s.Declared = shortened(s.Name), strings.ToLower(strings.TrimSpace(s.Declared))
	s.Declared, _, _ = strings.Cut(s.Declared, ";")
	if !slices.Contains(kind.Media, s.Declared) {
		return kind, wrongMedia(kind, "«"+s.Declared+"» não se recebe aqui.")
	}
	if s.Registration == "" || len(s.Registration) > longest || !utf8.ValidString(s.Registration) {
		return kind, refuse("INSCRICAO", "Falta a inscrição da pessoa.", "Informe o número da inscrição.")
	}
	if s.Kind != Certificate {
		if _, _, err := v.procedure(ctx, s.Contest, s.Group); err != nil {
			return kind, err
		}
	}
	return kind, v.admits(ctx, *s)
}

func shortened(name string) string {
	letters := []rune(strings.ToValidUTF8(name, "�"))
	return strings.ReplaceAll(string(letters[:min(len(letters), longest)]), "\x00", "")
}

// sealSum keeps the state of the digest between pieces. It holds the last bytes that
// came, so that it is sealed like them.
func (v *Vault) sealSum(u Upload, sum hash.Hash) ([]byte, error) {
	state, err := sum.(encoding.BinaryMarshaler).MarshalBinary()
	if err != nil {
		return nil, err
	}
	return v.Keys.Seal(where(u.Contest, fieldSum, u.ID), state)
}

func (v *Vault) openSum(u Upload) (hash.Hash, error) {
	state, err := v.Keys.Open(where(u.Contest, fieldSum, u.ID), u.Sum)
	if err != nil {
		return nil, err
	}
	sum := sha256.New()
	return sum, sum.(encoding.BinaryUnmarshaler).UnmarshalBinary(state)
}

package secret

import (
	"errors"
	"strconv"
)

// Where is what sealed bytes belong to. It is not kept with them: they open only
// for who knows it, and nowhere else.
type Where struct {
	Contest string // "" for what is of no contest, as the secrets of an account
	Field   string // what it is: "totp", "filme"
	Record  string // whose it is: the account, the registration
}

var errNoField = errors.New("o que se sela precisa dizer qual é o campo")

// associated is the place as associated data. Lengths keep apart what would join
// into the same text; the purpose keeps a wrapped key from passing for a field.
func (w Where) associated(purpose string) ([]byte, error) {
	if w.Field == "" {
		return nil, errNoField
	}
	var out []byte
	for _, part := range []string{purpose, w.Contest, w.Field, w.Record} {
		out = strconv.AppendInt(out, int64(len(part)), 10)
		out = append(append(out, ':'), part...)
	}
	return out, nil
}

package auth

import (
	"crypto/rand"
	"encoding/base32"
	"encoding/base64"
	"strings"
)

// recoveryCodes is how many codes a person keeps for the day the telephone is lost.
const recoveryCodes = 10

// newRecoveryCodes are codes of eighty bits, in letters and digits that are not
// taken for one another. Each works once; only digests of them are kept.
func newRecoveryCodes() []string {
	out := make([]string, recoveryCodes)
	for i := range out {
		text := spelling.EncodeToString(random(10))
		out[i] = text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:]
	}
	return out
}

// spelling has no i, l, o nor u: Crockford's.
var spelling = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// typedCode is a recovery code as it was made, however it was typed.
func typedCode(text string) string {
	return strings.NewReplacer(" ", "", "-", "", "o", "0", "i", "1", "l", "1").Replace(strings.ToLower(text))
}

// newSecret is what a one-time link carries.
func newSecret() string { return base64.RawURLEncoding.EncodeToString(random(32)) }

func random(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b) // never fails: it ends the program instead
	return b
}

package auth

import (
	"crypto/subtle"
	"strings"
	"time"

	"github.com/pquerna/otp"
	"github.com/pquerna/otp/hotp"
	"github.com/pquerna/otp/totp"
)

// What every application of one-time codes understands: six digits of SHA-1, a new
// one every half minute. A code of the step before or after is taken too, since
// clocks of telephones differ.
const (
	stepSeconds = 30
	codeDigits  = otp.DigitsSix
	secretBytes = 20
	skew        = 1
)

// ErrCode says that a code is not of now: wrong, late, or used.
var ErrCode = Told("O código não confere. Confira a hora do aparelho, espere o próximo código e tente de novo.")

// newTOTP is a secret for an application of codes: as the address that a QR code
// shows, and as the letters to type where there is no camera.
func newTOTP(issuer, login string) (address, letters string, err error) {
	key, err := totp.Generate(totp.GenerateOpts{Issuer: issuer, AccountName: login, Period: stepSeconds, SecretSize: secretBytes, Digits: codeDigits})
	if err != nil {
		return "", "", err
	}
	return key.URL(), key.Secret(), nil
}

// stepOf is the step of the clock in which the code is right, near the instant.
// Every step near is worked out, also after one is found.
func stepOf(letters, code string, at time.Time) (step int64, err error) {
	code = strings.Join(strings.Fields(code), "")
	now := at.Unix() / stepSeconds
	for near := now - skew; near <= now+skew; near++ {
		want, err := hotp.GenerateCodeCustom(letters, uint64(near), hotp.ValidateOpts{Digits: codeDigits, Algorithm: otp.AlgorithmSHA1})
		if err != nil {
			return 0, err
		}
		if subtle.ConstantTimeCompare([]byte(want), []byte(code)) == 1 {
			step = near
		}
	}
	if step == 0 {
		return 0, ErrCode
	}
	return step, nil
}

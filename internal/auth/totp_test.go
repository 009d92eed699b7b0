package auth

import (
	"encoding/base32"
	"errors"
	"net/url"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"
)

// The vectors of RFC 6238 for SHA-1, cut to six digits.
func TestCodesOfTheStandard(t *testing.T) {
	letters := base32.StdEncoding.EncodeToString([]byte("12345678901234567890"))
	for at, code := range map[int64]string{59: "287082", 1111111109: "081804", 1111111111: "050471", 1234567890: "005924", 2000000000: "279037", 20000000000: "353130"} {
		if step, err := stepOf(letters, code, time.Unix(at, 0)); err != nil || step != at/30 {
			t.Errorf("at %d: step %d, %v", at, step, err)
		}
	}
}

func TestCodeAndItsNeighbours(t *testing.T) {
	_, letters, err := newTOTP("Certame", "maria")
	if err != nil {
		t.Fatal(err)
	}
	at := time.Date(2026, 3, 2, 12, 0, 15, 0, time.UTC)
	for shift, in := range map[time.Duration]bool{0: true, 30 * time.Second: true, -30 * time.Second: true, 60 * time.Second: false, -60 * time.Second: false} {
		code, _ := totp.GenerateCode(letters, at.Add(shift))
		step, err := stepOf(letters, code[:3]+" "+code[3:], at)
		if in != (err == nil) || in && step != at.Add(shift).Unix()/30 {
			t.Errorf("a code of %v away: step %d, %v", shift, step, err)
		}
		if !in && !errors.Is(err, ErrCode) {
			t.Errorf("a code of %v away: %v", shift, err)
		}
	}
	for _, code := range []string{"", "12345", "1234567", "abcdef", "٣٣٣٣٣٣"} {
		if _, err := stepOf(letters, code, at); !errors.Is(err, ErrCode) {
			t.Errorf("%q: %v", code, err)
		}
	}
}

// The address is what applications of codes read.
func TestAddressOfTheSecret(t *testing.T) {
	address, letters, err := newTOTP("Certame (orgao.gov.br)", "maria.silva")
	if err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "otpauth" || u.Host != "totp" || u.Path != "/Certame (orgao.gov.br):maria.silva" {
		t.Errorf("%q: %+v, %v", address, u, err)
	}
	if q := u.Query(); q.Get("secret") != letters || q.Get("issuer") != "Certame (orgao.gov.br)" || q.Get("digits") != "6" || q.Get("period") != "30" || q.Get("algorithm") != "SHA1" {
		t.Errorf("%v", q)
	}
	if raw, err := base32.StdEncoding.WithPadding(base32.NoPadding).DecodeString(letters); err != nil || len(raw) != secretBytes {
		t.Errorf("%d bytes, %v", len(raw), err)
	}
}

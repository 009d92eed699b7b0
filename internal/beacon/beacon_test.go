package beacon

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"certame/draw"
)

// pulses are rounds that the public networks gave.
var pulses = []struct {
	chain string
	Pulse
}{
	{"quicknet", Pulse{1000, "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd", "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39", ""}},
	{"quicknet", Pulse{657413, "fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587", "b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b", ""}},
	{"default", Pulse{
		3311596, "647c07b2abbf7ff2afb4d670214f565e5cd9f9c91bfdcecb59a21f3c78d73920",
		"a696b9409ababce45749c3a4ec369074453dd4a79967734e1390d969c8ad8d98897d217b9121e92c8ddebbddda8d92f900e3bd6bf9deb166863b1a19390d743f82774001487594c5c09e581db7365f02b70a2c8cc41ce32446ef08e4890c4754",
		"8ed588f2a7716fb1349e2d9803da5db0005e98a83783c353d4a08f183236a9ad91d70ddb01266f4b7c576983db464b430e65680b9e0098552758afd6c1e6afcb77e3f62fe1b93d42d1cb63abbb2205512fe12fbf74ea9c5ac3b8f5c1e283a1d8",
	}},
}

func chainNamed(t *testing.T, name string) draw.Chain {
	t.Helper()
	for _, c := range Known() {
		if c.Name == name {
			return c
		}
	}
	t.Fatalf("no chain %s", name)
	return draw.Chain{}
}

// Real rounds hold, and give the randomness that the network published.
func TestPublishedRounds(t *testing.T) {
	for _, p := range pulses {
		c := chainNamed(t, p.chain)
		if err := Verify(&c, p.Round, p.Signature, p.Previous); err != nil {
			t.Errorf("%s %d: %v", p.chain, p.Round, err)
		}
		if got := draw.Randomness(p.Signature); got != p.Randomness {
			t.Errorf("%s %d gives %s", p.chain, p.Round, got)
		}
	}
}

// Another round, another byte of the signature, of the one before, of the key or
// of the digest: nothing holds.
func TestNothingElseHolds(t *testing.T) {
	for _, p := range pulses {
		c := chainNamed(t, p.chain)
		if err := Verify(&c, p.Round+1, p.Signature, p.Previous); !errors.Is(err, ErrSignature) {
			t.Errorf("round after %d: %v", p.Round, err)
		}
		for i := range p.Signature {
			if err := Verify(&c, p.Round, changed(p.Signature, i), p.Previous); err == nil {
				t.Errorf("signature changed at %d holds", i)
			}
		}
		for i := 0; i < len(p.Previous); i += 17 {
			if err := Verify(&c, p.Round, p.Signature, changed(p.Previous, i)); !errors.Is(err, ErrSignature) {
				t.Errorf("previous changed at %d: %v", i, err)
			}
		}
		if err := Verify(&c, p.Round, p.Signature, p.Previous+p.Signature); err == nil {
			t.Error("any previous signature holds")
		}
		for _, change := range []func(*draw.Chain){
			func(c *draw.Chain) { c.PublicKey = changed(c.PublicKey, 9) },
			func(c *draw.Chain) { c.GroupHash = changed(c.GroupHash, 9) },
			func(c *draw.Chain) { c.Hash = changed(c.Hash, 9) },
			func(c *draw.Chain) { c.Name += "x" },
			func(c *draw.Chain) { c.Period++ },
			func(c *draw.Chain) { c.Genesis++ },
			func(c *draw.Chain) { c.GroupHash = "zz" },
		} {
			other := c
			change(&other)
			if err := Verify(&other, p.Round, p.Signature, p.Previous); !errors.Is(err, ErrChain) {
				t.Errorf("%+v: %v", other, err)
			}
		}
		other := c
		other.Scheme = "bls-unchained-on-g1"
		if err := Verify(&other, p.Round, p.Signature, p.Previous); !errors.Is(err, ErrScheme) {
			t.Errorf("scheme: %v", err)
		}
	}
}

func changed(hex string, at int) string {
	digit := byte('0')
	if hex[at] == '0' {
		digit = '1'
	}
	return hex[:at] + string(digit) + hex[at+1:]
}

// A network is read as its relays describe it; one that lies of itself is not.
func TestReadChain(t *testing.T) {
	c := chainNamed(t, "quicknet")
	text := `{"public_key":"` + c.PublicKey + `","period":3,"genesis_time":1692803367,"hash":"` + c.Hash + `","groupHash":"` + c.GroupHash +
		`","schemeID":"bls-unchained-g1-rfc9380","metadata":{"beaconID":"quicknet"}}`
	path := filepath.Join(t.TempDir(), "info.json")
	write := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(text)
	if got, err := ReadChain(path); err != nil || got != c {
		t.Errorf("%+v, %v", got, err)
	}
	for _, wrong := range []string{strings.Replace(text, `"period":3`, `"period":4`, 1), "{", `{"period":-1}`, ""} {
		write(wrong)
		if _, err := ReadChain(path); err == nil {
			t.Errorf("%q was read", wrong)
		}
	}
}

package papers

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"certame/law"
)

func certificate() *Certificate {
	return &Certificate{
		Contest: "T", Notice: "1/2026", Regime: "lei-15142+dec-12536", State: "definitivo", ID: "0002", Post: "1", Place: 3,
		Lists: []listPlace{{"AC", 3, 8}, {"PPP", 1, 3}}, Call: 2, Calls: 6, Seat: 4, CalledAs: "PPP", CountsAs: "AC", Situation: "empossada",
		Appointment: &actLine{"f2", "Portaria <1> & \"2\"", "2026-03-05", 3}, Career: byOrder, Articles: []string{string(law.Lei15142Art9Par2)},
		Facts: 3, Head: strings.Repeat("a", 64), Inputs: []CertifiedSum{{"edital.yaml", strings.Repeat("b", 64)}},
	}
}

// Whoever has the JSON can take the digest without this program: compact, it is
// what was digested. Every field is under it.
func TestCertificateDigest(t *testing.T) {
	c := certificate()
	pretty := &bytes.Buffer{}
	encoder := json.NewEncoder(pretty)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(c); err != nil {
		t.Fatal(err)
	}
	compact := &bytes.Buffer{}
	if err := json.Compact(compact, pretty.Bytes()); err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(compact.Bytes())
	if c.Digest() != hex.EncodeToString(sum[:]) {
		t.Errorf("%s is not the digest of %s", c.Digest(), compact)
	}
	seen := map[string]string{c.Digest(): "none"}
	fields := reflect.TypeFor[Certificate]()
	for i := range fields.NumField() {
		other := certificate()
		f := reflect.ValueOf(other).Elem().Field(i)
		switch f.Kind() {
		case reflect.String:
			f.SetString(f.String() + "x")
		case reflect.Int:
			f.SetInt(f.Int() + 1)
		case reflect.Bool:
			f.SetBool(!f.Bool())
		default:
			f.SetZero()
		}
		if before, known := seen[other.Digest()]; known {
			t.Errorf("%s is not digested: as with %s", fields.Field(i).Name, before)
		}
		seen[other.Digest()] = fields.Field(i).Name
	}
}

// What the paper says of precedence: by the order of the day of the appointment,
// not yet, or not by it at all.
func TestCertificatePaper(t *testing.T) {
	terms, _ := rules(t, "PPP")
	text := func(change func(*Certificate)) string {
		c := certificate()
		change(c)
		return string(c.Paper(terms, "certame …").Text())
	}
	for want, change := range map[string]func(*Certificate){
		"a primeira acima é a de hoje":                     func(*Certificate) {},
		"Ordem de convocação naquele dia        3ª":        func(*Certificate) {},
		"Portaria <1> & \"2\", de 05/03/2026 (fato f2)":    func(*Certificate) {},
		"Esta ordem, obtida na nomeação":                   func(c *Certificate) { c.Appointment.Call = 2 },
		"que ainda não consta [Lei nº 15.142/2025":         func(c *Certificate) { c.Appointment = nil },
		"a dos estatutos militares":                        func(c *Certificate) { c.Career = byStatutes },
		"Certidão da ordem de convocação —":                func(c *Certificate) { c.Career = byStatutes },
		"provisório: há pendências":                        func(c *Certificate) { c.State = "provisorio" },
		"PPP (pessoas pretas e pardas), que não muda mais": func(c *Certificate) { c.CountsAs, c.Frozen = "PPP", true },
		"AC (ampla concorrência): alcançou-a pela própria": func(*Certificate) {},
		"Livro de fatos: sem fatos.":                       func(c *Certificate) { c.Facts = 0 },
		DigestLabel + certificate().Digest() + "\n":        func(*Certificate) {},
	} {
		if got := text(change); !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	p := certificate().Paper(terms, "certame …")
	if data, err := p.PDF(); err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) || p.Restricted {
		t.Errorf("%v", err)
	}
}

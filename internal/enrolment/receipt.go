package enrolment

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strconv"
	"strings"
	"time"

	"certame/internal/cpf"
	"certame/internal/secret"
	"certame/internal/store"
)

// Kinds of what is done with a registration.
const (
	Made      = "inscricao"
	Changed   = "mudanca"
	Withdrawn = "desistencia"
	Returned  = "retorno"
)

var kindWords = map[string]string{Made: "inscrição", Changed: "mudança da inscrição", Withdrawn: "desistência da inscrição", Returned: "volta à inscrição, depois de desistir"}

// Receipt is one thing done, as its person keeps it.
type Receipt struct {
	Registration string
	Number       int // of the registration
	Position     int // in the series of the contest
	Kind         string
	At           time.Time
	Digest       string // SHA-256 of the text
	Text         string
	Choice       Choice // as it stands after it
}

// What is the kind in words.
func (r *Receipt) What() string { return kindWords[r.Kind] }

// sealedEvent is what is sealed of an event. The text is kept as it was handed over: one
// written again by a later version would have another digest.
type sealedEvent struct {
	Choice Choice `json:"declaracao"`
	Before string `json:"anterior"`
	Text   string `json:"texto"`
}

// compose writes the receipt of the next event. Its text has the digest of the one before
// it, of whoever it is, and a code that nobody guesses.
func compose(r *Rules, slug, before string, out Receipt) (Receipt, sealedEvent) {
	code := make([]byte, 16)
	_, _ = rand.Read(code) // never fails
	lines := []string{"COMPROVANTE DE INSCRIÇÃO", ""}
	add := func(name, value string) { lines = append(lines, name+": "+value) }
	add("Certame", r.Terms.Name+" ("+slug+")")
	if r.Terms.Agency != "" {
		add("Órgão", r.Terms.Agency)
	}
	add("Edital", "revisão "+strconv.Itoa(r.Term.Revision)+", SHA-256 "+r.Term.Edital)
	add("Inscrição", out.Registration)
	add("Nome", out.Choice.Name)
	if out.Choice.CPF != "" {
		add("CPF", cpf.Veiled(out.Choice.CPF))
	}
	add("O que foi feito", out.What())
	for i, code := range out.Choice.Posts {
		add(r.postTitle(i), r.postName(code))
	}
	add("Autodeclaração", r.groupNames(out.Choice.Groups))
	add("Gravado em", words(instantOf(out.At))+", horário de Brasília")
	add("Posição no registro", strconv.Itoa(out.Position))
	add("Resumo da posição anterior", said(before))
	add("Código", hex.EncodeToString(code))
	out.Text = strings.Join(lines, "\n") + "\n"
	out.Digest = Digest(out.Text)
	return out, sealedEvent{out.Choice, before, out.Text}
}

// Words are a choice as people read it, line by line.
func (r *Rules) Words(c Choice) (lines [][2]string) {
	lines = [][2]string{{"Nome", c.Name}, {"Nascimento", Brazilian(c.Birth)}}
	if c.CPF != "" {
		lines = append(lines, [2]string{"CPF", cpf.Veiled(c.CPF)})
	}
	for i, code := range c.Posts {
		lines = append(lines, [2]string{r.postTitle(i), r.postName(code)})
	}
	return append(lines, [2]string{"Autodeclaração", r.groupNames(c.Groups)})
}

func said(before string) string {
	if before == "" {
		return "nenhuma"
	}
	return before
}

func (r *Rules) postTitle(i int) string {
	title := capital(r.Terms.Word("cargo"))
	if r.Terms.Preference {
		title += ", " + strconv.Itoa(i+1) + "ª preferência"
	}
	return title
}

func (r *Rules) postName(code string) string {
	p, known := r.Post(code)
	if !known {
		return code
	}
	name := strings.TrimSpace(code + " " + p.Name)
	if p.Place != "" {
		name += ", " + p.Place
	}
	return name
}

func (r *Rules) groupNames(codes []string) string {
	if len(codes) == 0 {
		return "nenhuma; só ampla concorrência"
	}
	var names []string
	for _, code := range codes {
		name := code
		if m, known := r.Terms.Modality(code); known {
			name = r.Terms.Group(m).Label + " (" + code + ")"
		}
		names = append(names, name)
	}
	return strings.Join(names, "; ")
}

func capital(text string) string {
	if text == "" {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// Digest is that of a receipt as it was handed over; what a form or a mail does to the
// ends of lines is undone.
func Digest(text string) string {
	text = strings.TrimSpace(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)) + "\n"
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// read opens an event, which must be what its receipt says.
func read(key []byte, registration string, e store.EnrolmentEvent) (Receipt, string, error) {
	plain, err := unseal(key, e.Sealed, placeOf(e.Contest, e.Position, e.Number))
	if err != nil {
		return Receipt{}, "", err
	}
	var s sealedEvent
	if json.Unmarshal(plain, &s) != nil || Digest(s.Text) != e.Digest {
		return Receipt{}, "", secret.ErrSealed
	}
	return Receipt{
		Registration: registration, Number: e.Number, Position: e.Position, Kind: e.Kind, At: e.At, Digest: e.Digest, Text: s.Text, Choice: s.Choice,
	}, s.Before, nil
}

// registrationOf is the number by which a registration is known, from its order.
func registrationOf(number int) string {
	text := strconv.Itoa(number)
	return strings.Repeat("0", max(0, 7-len(text))) + text
}

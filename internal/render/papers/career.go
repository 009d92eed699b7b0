package papers

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strconv"

	"certame"
	"certame/contest"
	"certame/edital"
	"certame/law"
	"certame/ledger"
)

// Certificate is what is certified of a person, in one canonical form: compact
// JSON, fields in this order. Its digest does not depend on the words in which
// people read it.
type Certificate struct {
	Contest     string         `json:"certame"`
	Agency      string         `json:"orgao"`
	Notice      string         `json:"edital"`
	Regime      string         `json:"regime"`
	State       string         `json:"resultado"`
	ID          string         `json:"inscricao"`
	Post        string         `json:"cargo"`
	Place       int            `json:"classificacao_geral"`
	Lists       []listPlace    `json:"listas"`
	Call        int            `json:"convocacao"`
	Calls       int            `json:"convocadas"`
	Seat        int            `json:"vaga"`
	CalledAs    string         `json:"chamada_por"`
	CountsAs    string         `json:"conta_como"`
	Frozen      bool           `json:"modalidade_fixada"`
	Situation   string         `json:"situacao"`
	Appointment *actLine       `json:"nomeacao"`
	Career      string         `json:"precedencia"` // ordem_de_classificacao or estatutos_militares
	Articles    []string       `json:"dispositivos"`
	Facts       int            `json:"fatos"`
	Head        string         `json:"cabeca_do_livro"`
	Inputs      []CertifiedSum `json:"entradas"`
}

type listPlace struct {
	Code     string `json:"lista"`
	Position int    `json:"posicao"`
	Of       int    `json:"de"`
}

type actLine struct {
	Fact string `json:"fato"`
	Act  string `json:"ato"`
	On   string `json:"data"`
	Call int    `json:"convocacao_na_data"`
}

// CertifiedSum is the SHA-256 of one input.
type CertifiedSum struct {
	Name string `json:"arquivo"`
	Sum  string `json:"sha256"`
}

// Basis of where the certificate says precedence comes from.
const (
	byOrder    = "ordem_de_classificacao"
	byStatutes = "estatutos_militares"
)

// Certified is what only the caller knows: the state of the result, the book, the
// inputs and the place on the day of the appointment.
type Certified struct {
	State       string
	Facts       int
	Head        ledger.Digest
	Inputs      []CertifiedSum
	CallOnPoint int // place in the order on the day of the appointment
}

// CertificateOf gathers what is certified.
func CertificateOf(c *contest.Contest, k *contest.Career, s Certified) *Certificate {
	t := c.Terms
	out := &Certificate{
		Contest: t.Name, Agency: t.Agency, Notice: t.Notice, Regime: string(t.Regime.ID), State: s.State,
		ID: string(c.Roll.IDs.At(k.Person)), Post: t.Posts[k.Post.Index].Code, Place: k.Place,
		Call: k.Call.Number, Calls: len(k.Post.Appointment.Calls), Seat: k.Seat, CalledAs: t.Code(k.Call.Label), CountsAs: t.Code(k.Call.Final),
		Frozen: k.Frozen, Situation: string(k.Post.SituationAt(k.Call.Rank)), Career: byOrder,
		Facts: s.Facts, Head: s.Head.String(), Inputs: s.Inputs,
	}
	if isMilitary(t) {
		out.Career = byStatutes
	}
	for _, l := range k.Lists {
		out.Lists = append(out.Lists, listPlace{t.Code(l.Modality), l.Position, l.Of})
	}
	if k.By != nil {
		out.Appointment = &actLine{ledger.ID(k.By.Number), k.By.Act, k.By.At.Date.ISO(), s.CallOnPoint}
	}
	for _, p := range careerBasis(t.Regime.ID, k) {
		out.Articles = append(out.Articles, string(p))
	}
	return out
}

func isMilitary(t *edital.Terms) bool { return t.Regime.ID == law.RegimePortariaMD }

// careerBasis is the articles of a place in the order: how she is called, in which
// modality she counts, and where the order goes on to.
func careerBasis(regime law.Regime, k *contest.Career) (out []law.Provision) {
	basis := [][]law.Provision{law.Alternation.In(regime), law.AlsoInOpen.In(regime), law.NotCounted.In(regime), law.CareerOrder.In(regime)}
	if k.Call.Label != certame.OpenCompetition && k.Call.Final != certame.OpenCompetition {
		basis[1] = nil
	}
	seen := map[law.Provision]bool{}
	for _, list := range basis {
		for _, p := range list {
			if !seen[p] {
				seen[p] = true
				out = append(out, p)
			}
		}
	}
	return out
}

// Canonical is the form that is digested.
func (c *Certificate) Canonical() []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(c); err != nil {
		panic(err) // words and numbers only
	}
	return bytes.TrimSuffix(b.Bytes(), []byte{'\n'})
}

// Digest is the SHA-256 of the canonical form, in hexadecimal.
func (c *Certificate) Digest() string {
	sum := sha256.Sum256(c.Canonical())
	return hex.EncodeToString(sum[:])
}

func ordinal(n int) string { return strconv.Itoa(n) + "ª" }

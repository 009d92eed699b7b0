package sitting

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"
	"unicode"

	"certame/confirmation"
	"certame/internal/intake"
	"certame/internal/store"
)

// BallotPaper is what a member answers: the three answers are a vote for, a vote
// against, and reasonable doubt, which is a vote for that says so (D 5 §1).
type BallotPaper struct {
	Vote      confirmation.Vote
	Doubt     bool
	Reason    string
	Documents []Checked // in the procedures of documents
}

// Checked is a document as a member found it.
type Checked struct {
	Kind    string `json:"especie"`
	Signers int    `json:"assinaturas,omitempty"`
}

// paper is what is sealed: the answer, and to what it belongs.
type paper struct {
	Box       string            `json:"urna"`
	Seat      string            `json:"lugar"`
	Member    string            `json:"membro"`
	Alternate bool              `json:"suplente,omitempty"`
	Vote      confirmation.Vote `json:"voto"`
	Doubt     bool              `json:"duvida,omitempty"`
	Reason    string            `json:"motivos,omitempty"`
	Documents []Checked         `json:"documentos,omitempty"`
	Nonce     string            `json:"acaso"` // so that the commitment says nothing of a short answer
}

// Every paper has the same size: how long the reasons are would tell the vote.
const (
	paperSize  = 8 << 10
	reasonMost = 3000 // characters
)

func (p *paper) bytes() ([]byte, error) {
	nonce := make([]byte, 32)
	_, _ = rand.Read(nonce) // never fails
	p.Nonce = hex.EncodeToString(nonce)
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetEscapeHTML(false)
	if err := e.Encode(p); err != nil {
		return nil, err
	}
	if out.Len() > paperSize {
		return nil, tooLong()
	}
	out.WriteString(strings.Repeat(" ", paperSize-out.Len()))
	return out.Bytes(), nil
}

// commitment is what says, from the moment of the vote, which paper was sealed.
func commitment(plain []byte) string {
	sum := sha256.Sum256(plain)
	return hex.EncodeToString(sum[:])
}

func ballotPlace(contest store.ContestID, box, seat string) place {
	return place{"voto", contest, box, 0, seat}
}

// checked is the answer as it may be sealed, or what it lacks. Reasons on grounds that
// are never admitted are pointed out beforehand (Grounds); the member decides what to
// write, and a person looks at it later.
func (p BallotPaper) checked(r *confirmation.Rules) (BallotPaper, error) {
	p.Reason = strings.TrimSpace(strings.Map(func(c rune) rune {
		if unicode.IsControl(c) && c != '\n' {
			return -1
		}
		return c
	}, strings.ReplaceAll(p.Reason, "\r\n", "\n")))
	switch {
	case p.Vote != confirmation.For && p.Vote != confirmation.Against:
		return p, problem("voto", "falta a resposta", "Escolha uma das respostas da tela")
	case p.Doubt && (p.Vote != confirmation.For || r.Procedure != confirmation.Phenotype):
		return p, problem("voto", "a dúvida razoável só cabe no procedimento fenotípico e a favor da declaração", "Escolha uma das respostas da tela")
	case p.Vote == confirmation.Against && p.Reason == "":
		return p, problem("motivos", "faltam os motivos do voto que não confirma", "Escreva, com as suas palavras, o que fundamenta o voto")
	case len([]rune(p.Reason)) > reasonMost:
		return p, tooLong()
	}
	return p, nil
}

func tooLong() error {
	return problem("motivos", "são longos demais", "Escreva até 3.000 caracteres")
}

func problem(column, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{Column: column, What: what, Remedy: remedy}})
}

// Grounds points at what no board may admit in the words of a reason (D 9 §2). It
// suggests and never rewrites.
func Grounds(r *confirmation.Rules, reason string) (confirmation.Ground, bool) {
	if r.Procedure != confirmation.Phenotype {
		return "", false
	}
	return confirmation.Forbidden(reason)
}

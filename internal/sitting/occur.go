package sitting

import (
	"context"
	"errors"
	"strings"

	"certame/internal/store"
)

// What only the platform reads of a session.

const (
	IdentityChecked Kind = "identidade"
	FilmingAccepted Kind = "filmagem_aceita"
	Incident        Kind = "ocorrencia"
)

// What a session refuses. Each is matched with errors.Is.

var (
	ErrNoText       = errors.New("escreva o motivo: ele fica no processo e na ata")
	ErrLongText     = errors.New("o texto passa do que se guarda em um processo: resuma")
	ErrNotIdentity  = errors.New("escolha como a identidade foi conferida")
	ErrUnidentified = errors.New("confira antes a identidade da pessoa")
	ErrNotExpected  = errors.New("a pessoa não está convocada, ou a sessão dela já passou desta etapa")
	ErrSlotRuns     = errors.New("o horário da pessoa ainda não se encerrou: a ausência só se registra depois dele")
	ErrCame         = errors.New("a identidade da pessoa já foi conferida nesta sessão: quem compareceu não está ausente")
	ErrUnasked      = errors.New("registre antes se a pessoa aceita ser filmada: o procedimento é filmado, e o recurso se julga pela filmagem")
	ErrNotFilmed    = errors.New("a verificação de documentos não é filmada")
	ErrPublished    = errors.New("o resultado provisório já foi publicado: a desistência da opção não cabe mais neste processo")
	ErrVoting       = errors.New("a comissão já vota neste processo")
)

// Identities are the ways of making sure of who came. No number of a document is
// kept: the registration has it.
var Identities = [...]string{"documento_oficial_com_foto", "documento_digital_validado", "biometria_da_inscricao", "reconhecida_por_declaracao_policial"}

// occurrence is what the secretariat notes in a session: when it can be, and whether it
// needs words.
type occurrence struct {
	may  func(s *Sittings, c *Case) error
	text bool
}

var occurrences = map[Kind]occurrence{
	IdentityChecked:  {may: expected},
	Attended:         {may: identified},
	FilmingAccepted:  {may: filmed},
	FilmingRefused:   {may: filmed, text: true},
	TechnicalFailure: {may: unboxed, text: true},
	Absent:           {may: missed},
	Withdrew:         {may: leaving, text: true},
	DocumentMissing:  {may: missed},
	Incident:         {text: true},
}

// mostText is what fits in a page of minutes.
const mostText = 4000

// Occur notes what happened in the session of a case, after what was seen of it. What
// the texts do not allow is a *Refusal; what the moment does not, one of the errors
// above. text is how the identity was checked, or the reason.
func (s *Sittings) Occur(ctx context.Context, by store.AccountID, contest store.ContestID, id string, seen int, kind Kind, text string) (*Case, error) {
	o, known := occurrences[kind]
	text = strings.TrimSpace(text)
	switch {
	case !known:
		return nil, ErrNotExpected
	case o.text && text == "":
		return nil, ErrNoText
	case len(text) > mostText:
		return nil, ErrLongText
	case kind == IdentityChecked && !knownIdentity(text):
		return nil, ErrNotIdentity
	}
	return s.change(ctx, by, contest, id, seen, func(tx *Sittings, c *Case) ([]New, error) {
		if o.may != nil {
			if err := o.may(tx, c); err != nil {
				return nil, err
			}
		}
		return []New{{kind, Body{Text: text}}}, nil
	})
}

func knownIdentity(how string) bool {
	for _, known := range Identities {
		if known == how {
			return true
		}
	}
	return false
}

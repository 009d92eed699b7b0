package web

import (
	"errors"
	"net/http"
	"slices"
	"strings"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/locale"
	"certame/internal/sitting"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// termPage is the commitment of secrecy: what it says, whether it is signed, and the
// form to sign it.
type termPage struct {
	*subject
	Text     []string
	Signed   bool
	At       string
	Key      string
	Votes    bool // who signs votes, and needs a phrase
	Fields   []parts.Field
	Article  string
	Problems *fault.Fault
}

// term shows the commitment of secrecy of a contest.
func (v *visit) term() error { return v.askTerm(http.StatusOK, nil) }

func (v *visit) askTerm(status int, problems *fault.Fault) error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	p := &termPage{subject: c, Text: strings.Split(sitting.TermText, "\n"), Votes: v.votes(), Problems: problems}
	if p.Article, err = v.boardArticle(c, confirmation.SecrecyBasis); err != nil {
		return err
	}
	u, err := v.Sittings.Signature(v.ctx(), v.account(), c.ID)
	if err != nil && !errors.Is(err, sitting.ErrNoTerm) {
		return err
	}
	if err == nil {
		p.Signed, p.At = true, locale.Moment(u.At)
		if len(u.PublicKey) > 0 {
			p.Key = sitting.Fingerprint(u.PublicKey)
		}
	}
	p.Fields = termFields(p.Votes)
	return v.render(status, "termo", v.within(c, "Termo de confidencialidade"), p)
}

// votes says whether who asks is of a board: the secretariat signs and does not vote.
func (v *visit) votes() bool {
	return slices.Contains(v.held, roles.Member) || slices.Contains(v.held, roles.AppealMember)
}

func termFields(votes bool) []parts.Field {
	agree := parts.Field{Name: "compromisso", Label: "Li o termo e me comprometo", Kind: "checkbox", Required: true}
	if !votes {
		return []parts.Field{agree}
	}
	return []parts.Field{
		{Name: "senha-voto", Label: "Senha de voto", Kind: "password", Required: true, Complete: "new-password", Help: "Uma frase longa, de pelo menos 14 caracteres, que só você conheça. Não é a senha de entrada. Ninguém a guarda nem a recupera: sem ela não se vota."},
		{Name: "senha-voto-de-novo", Label: "A senha de voto, de novo", Kind: "password", Required: true, Complete: "new-password"},
		agree,
	}
}

// signTerm signs it.
func (v *visit) signTerm() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	err = v.signed(c)
	if err == nil {
		return v.redirect(c.Address() + "/termo")
	}
	if f := fault.Of(err); f.Status == http.StatusUnprocessableEntity {
		return v.askTerm(f.Status, f)
	}
	return err
}

func (v *visit) signed(c *subject) error {
	phrase := ""
	if v.votes() {
		phrase = v.r.PostFormValue("senha-voto")
	}
	switch {
	case v.r.PostFormValue("compromisso") == "":
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "COMPROMISSO", What: "Falta marcar o compromisso.", Remedy: "Leia o termo e marque «Li o termo e me comprometo»."}
	case v.votes() && phrase == "":
		return sitting.ErrWeakPhrase
	case phrase != "" && phrase != v.r.PostFormValue("senha-voto-de-novo"):
		return &fault.Fault{Status: http.StatusUnprocessableEntity, Code: "SENHA-DE-VOTO", What: "As duas senhas de voto são diferentes.", Remedy: "Digite a mesma frase nos dois campos."}
	}
	_, err := v.Sittings.Sign(v.ctx(), v.account(), c.ID, phrase)
	return err
}

// needsTerm is where to go first, for who has not signed: "" for who has.
func (v *visit) needsTerm(contest store.ContestID) (bool, error) {
	err := v.Sittings.Signed(v.ctx(), v.account(), contest)
	if errors.Is(err, sitting.ErrNoTerm) {
		return true, nil
	}
	return false, err
}

package sitting

import (
	"context"
	"crypto/sha256"
	"encoding/hex"

	"certame/internal/store"
)

// TermText is what is signed (P 12). Its digest is kept with each signature: who
// changes a word here makes another text, and the signatures of this one stand.
const TermText = `Comprometo-me a guardar sigilo sobre tudo o que conhecer por participar das comissões deste certame: os dados pessoais e a imagem das pessoas, os documentos, as sessões, os votos e os motivos.
Não copiarei, fotografarei, gravarei nem transmitirei o que me for mostrado, e não o usarei para outro fim.
Declararei impedimento ou conflito antes de abrir o processo de pessoa com quem tenha parentesco, trabalho em comum, amizade íntima ou inimizade, ou em cujo processo já tenha atuado.
Decidirei só pelo que a norma admite em cada procedimento, com motivação própria, e o meu voto é pessoal.
O dever de sigilo continua depois de encerrado o certame.`

// termDigest names the text that is signed now.
func termDigest() string {
	sum := sha256.Sum256([]byte(TermText))
	return hex.EncodeToString(sum[:])
}

// Sign signs the term. With a phrase, a pair of keys is made to vote with, whose
// private half only the phrase opens; nobody keeps the phrase. Who does not vote signs
// with none. Signing again makes other keys: what was locked to the old ones stays so.
func (s *Sittings) Sign(ctx context.Context, account store.AccountID, contest store.ContestID, phrase string) (store.Undertaking, error) {
	u := store.Undertaking{Contest: contest, Account: account, Text: termDigest()}
	if _, err := s.db.Contest(ctx, contest); err != nil {
		return u, err
	}
	if phrase != "" {
		if err := checkPhrase(phrase); err != nil {
			return u, err
		}
		private, public, err := newPair()
		if err != nil {
			return u, err
		}
		if u.WrappedKey, err = s.wrap(ctx, account, contest, private, phrase); err != nil {
			return u, err
		}
		u.PublicKey = public
	}
	err := s.db.Whole(ctx, func(tx *store.DB) (err error) {
		if u, err = tx.AddUndertaking(ctx, u); err != nil {
			return err
		}
		return tx.Note(ctx, s.note(account, contest, "termo.assinar", Fingerprint(u.PublicKey)))
	})
	return u, err
}

// Fingerprint is how people compare keys: a few letters and digits.
func Fingerprint(public []byte) string {
	if len(public) == 0 {
		return "sem chave"
	}
	sum := sha256.Sum256(public)
	text := hex.EncodeToString(sum[:8])
	return text[:4] + "-" + text[4:8] + "-" + text[8:12] + "-" + text[12:]
}

// Signature is the term of an account in force in a contest: ErrNoTerm without one.
func (s *Sittings) Signature(ctx context.Context, account store.AccountID, contest store.ContestID) (store.Undertaking, error) {
	list, err := s.db.UndertakingsOf(ctx, account, contest)
	if err != nil {
		return store.Undertaking{}, err
	}
	for _, u := range list {
		if u.Text == termDigest() {
			return u, nil
		}
	}
	return store.Undertaking{}, ErrNoTerm
}

// Signed says whether the account may see sessions of the contest at all (S11).
func (s *Sittings) Signed(ctx context.Context, account store.AccountID, contest store.ContestID) error {
	_, err := s.Signature(ctx, account, contest)
	return err
}

// voters are the last terms with a key, by account.
func (s *Sittings) voters(ctx context.Context, contest store.ContestID) (map[store.AccountID]store.Undertaking, error) {
	list, err := s.db.Undertakings(ctx, contest)
	out := map[store.AccountID]store.Undertaking{}
	for _, u := range list {
		delete(out, u.Account) // one signed again without a key votes no more
		if len(u.PublicKey) > 0 && u.Text == termDigest() {
			out[u.Account] = u
		}
	}
	return out, err
}

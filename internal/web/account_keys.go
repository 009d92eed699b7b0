package web

import (
	"encoding/base64"
	"encoding/json"
	"net/http"

	"certame/internal/auth"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

type keysPage struct {
	Work    bool // keys can be used at this address
	Problem *parts.Message
}

// Fields are what is asked.
func (keysPage) Fields() []parts.Field {
	return []parts.Field{{Name: "nome", Label: "Nome da chave", Complete: "off", Most: 100, Help: "Para reconhecê-la depois, como «chave azul» ou «telefone»."}}
}

// askKeys is where a person adds a key: only a script of the browser talks to one.
func (v *visit) askKeys() error { return v.showKeys(http.StatusOK, nil) }

func (v *visit) showKeys(status int, problem *parts.Message) error {
	f := Frame{Title: "Chave de acesso", Trail: append(home[:1:1], parts.Link{Text: "Minha conta", Address: "/conta"})}
	return v.render(status, "chaves", f, keysPage{v.Door.KeysWork(), problem})
}

// questionOfNewKey is what the browser asks of a key that is to be added.
func (v *visit) questionOfNewKey() error {
	question, err := v.Door.AskKey(v.ctx(), v.who)
	return v.questions(question, err)
}

// questions answers a script: the question to a key, or what to tell the person.
func (v *visit) questions(question []byte, err error) error {
	status := http.StatusOK
	if text, is := auth.Say(err); is {
		status = http.StatusUnprocessableEntity
		question, err = json.Marshal(map[string]string{"erro": text})
	}
	if err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "application/json")
	v.w.WriteHeader(status)
	v.w.Write(question) //nolint:errcheck // who asked may be gone
	return nil
}

// addKey keeps a key. Who has no recovery codes is given some with the first.
func (v *visit) addKey() error {
	err := v.Door.AddKey(v.ctx(), v.who, v.r.PostFormValue("nome"), []byte(v.r.PostFormValue("resposta")))
	if text, is := auth.Say(err); is {
		return v.showKeys(http.StatusUnprocessableEntity, parts.Refusal(text))
	}
	if err != nil {
		return err
	}
	if v.who, err = v.Door.Who(v.ctx()); err != nil {
		return err
	}
	f, err := v.Door.Factors(v.ctx(), v.who.Account)
	if err != nil {
		return err
	}
	if f.Recovery == 0 {
		return v.newRecovery()
	}
	return v.accountDone(nil, "Chave de acesso cadastrada.")
}

func (v *visit) dropKey() error {
	id, err := base64.RawURLEncoding.DecodeString(v.r.PathValue("chave"))
	if err != nil {
		return fault.NotFound("chave")
	}
	return v.accountDone(v.Door.RemoveKey(v.ctx(), v.who, id), "A chave de acesso foi retirada.")
}

// keyID names a key in addresses.
func keyID(id []byte) string { return base64.RawURLEncoding.EncodeToString(id) }

package web

import "net/http"

// ProgramFields are what is asked of a program that is to work in a person's name.
func (accountPage) ProgramFields() []Field {
	return []Field{{Name: "nome", Label: "Nome do programa", Required: true, Most: 100, Help: "Para reconhecê-lo depois, como «roteiro da importação»."}}
}

// newProgram gives a program access in the person's name, and shows its secret once.
func (v *visit) newProgram() error {
	secret, err := v.Door.NewProgram(v.ctx(), v.who, v.r.PostFormValue("nome"))
	if err != nil {
		return v.accountDone(err, "")
	}
	f := Frame{Title: "Acesso de programa", Trail: append(home[:1:1], Link{"Minha conta", "/conta", ""})}
	return v.render(http.StatusOK, "programa", f, secret)
}

package web

import (
	"errors"
	"strconv"

	"certame/internal/enrolment"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

// enrolFields asks what a registration says, as it was written before.
func (v *visit) enrolFields(r *enrolment.Rules, f enrolment.Form, changing bool, wrong map[string]string) []parts.Field {
	fields := []parts.Field{
		{Name: "nome", Label: "Nome completo", Value: f.Name, Required: true, Complete: "name", Most: 200, Help: "Como está no seu documento, ou o seu nome social."},
		{Name: "nascimento", Label: "Data de nascimento", Value: f.Birth, Required: true, Complete: "bday", Most: 10, Help: "Dia, mês e ano, como 31/12/1990."},
	}
	document := parts.Field{Name: "cpf", Label: "CPF", Value: f.CPF, Most: 14, Help: "Impede que outra pessoa se inscreva com ele. Fica selado: nenhuma lista o mostra."}
	if changing {
		document.Help = "Escreva só para dizer ou corrigir. Em branco, fica o que está gravado."
	}
	fields = append(fields, document)
	fields = append(fields, enrolPosts(r, f)...)
	if r.AsksJuror() {
		fields = append(fields, parts.Field{Name: "jurado", Label: "Exerci a função de jurado em tribunal do júri", Kind: "checkbox", Value: said(f.Juror, "sim", ""), Help: "Desempata, como o edital diz (Código de Processo Penal, art. 440). A prova é pedida depois."})
	}
	for i := range r.Terms.Groups {
		g := &r.Terms.Groups[i]
		field := parts.Field{Name: groupBox(g.Code), Label: locale.Capital(g.Label) + " (" + g.Code + ")", Kind: "checkbox"}
		for _, code := range f.Groups {
			if code == g.Code {
				field.Value = "sim"
			}
		}
		fields = append(fields, field)
	}
	for i := range fields {
		fields[i].Problem = wrong[fields[i].Name]
	}
	return fields
}

func groupBox(code string) string { return "grupo-" + code }

// postsShown is how many preferences are asked at first, and how many more at a time.
const postsShown = 5

// enrolPosts ask for one post, or for several in order.
func enrolPosts(r *enrolment.Rules, f enrolment.Form) (fields []parts.Field) {
	n := 1
	if r.Terms.Preference {
		n = min(len(r.Terms.Posts), max(postsShown, len(f.Posts)))
	}
	for i := range n {
		field := parts.Field{Name: "cargo", Label: locale.Capital(r.Terms.Word("cargo")), Kind: "select", Required: i == 0, Options: []parts.Option{{Value: "", Text: "Escolha", Chosen: false}}}
		if i > 0 {
			field.Name = "cargo-" + strconv.Itoa(i+1)
		}
		if r.Terms.Preference {
			field.Label += ", " + strconv.Itoa(i+1) + "ª preferência"
		}
		chosen := ""
		if i < len(f.Posts) {
			chosen = f.Posts[i]
		}
		for j := range r.Terms.Posts {
			p := &r.Terms.Posts[j]
			text := p.Code + said(p.Name != "", " "+p.Name, "") + said(p.Place != "", ", "+p.Place, "")
			field.Options = append(field.Options, parts.Option{Value: p.Code, Text: text, Chosen: p.Code == chosen})
		}
		fields = append(fields, field)
	}
	return fields
}

// enrolForm is what came in a form.
func (v *visit) enrolForm(r *enrolment.Rules) enrolment.Form {
	f := enrolment.Form{Name: v.r.PostFormValue("nome"), CPF: v.r.PostFormValue("cpf"), Birth: v.r.PostFormValue("nascimento"), Posts: []string{v.r.PostFormValue("cargo")}, Juror: v.r.PostFormValue("jurado") != ""}
	for i := 2; i <= len(r.Terms.Posts) && r.Terms.Preference; i++ {
		f.Posts = append(f.Posts, v.r.PostFormValue("cargo-"+strconv.Itoa(i)))
	}
	for i := range r.Terms.Groups {
		if code := r.Terms.Groups[i].Code; v.r.PostFormValue(groupBox(code)) != "" {
			f.Groups = append(f.Groups, code)
		}
	}
	return f
}

// formOf is a registration as it stands, to be changed.
func formOf(c enrolment.Choice) enrolment.Form {
	return enrolment.Form{Name: c.Name, Birth: enrolment.Brazilian(c.Birth), Posts: c.Posts, Groups: c.Groups, Juror: c.Juror}
}

// hidden are the fields of a choice that was read, as they are sent on.
func hidden(c enrolment.Choice) (list []parts.Option) {
	list = []parts.Option{{Value: "nome", Text: c.Name, Chosen: false}, {Value: "nascimento", Text: c.Birth, Chosen: false}, {Value: "cpf", Text: c.CPF, Chosen: false}}
	for i, code := range c.Posts {
		list = append(list, parts.Option{Value: "cargo" + said(i > 0, "-"+strconv.Itoa(i+1), ""), Text: code, Chosen: false})
	}
	for _, code := range c.Groups {
		list = append(list, parts.Option{Value: groupBox(code), Text: "sim", Chosen: false})
	}
	if c.Juror {
		list = append(list, parts.Option{Value: "jurado", Text: "sim", Chosen: false})
	}
	return list
}

// readEnrol holds a form to the edital, and its CPF to the account: who came through
// gov.br is known by one, and registers with no other.
func (v *visit) readEnrol(r *enrolment.Rules, f enrolment.Form) (choice enrolment.Choice, wrong map[string]string, err error) {
	choice, err = r.Read(f)
	if wrong = wrongFields(err); wrong != nil {
		return choice, wrong, nil
	}
	if err != nil || choice.CPF == "" {
		return choice, nil, err
	}
	owns, err := v.Door.OwnsCPF(v.ctx(), v.account(), choice.CPF)
	if err == nil && !owns {
		wrong = map[string]string{"cpf": "Não é o CPF desta conta: ela foi criada com outro, ou entrou com outro pelo gov.br."}
	}
	return choice, wrong, err
}

// wrongFields are the problems by field; nil when the error is another.
func wrongFields(err error) map[string]string {
	var invalid *enrolment.Invalid
	if !errors.As(err, &invalid) {
		return nil
	}
	wrong := map[string]string{}
	for _, p := range invalid.Problems {
		if wrong[p.Field] == "" {
			wrong[p.Field] = p.What
		}
	}
	return wrong
}

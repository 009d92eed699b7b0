package enrolment

import (
	"crypto/rand"
	"encoding/hex"
	"strconv"
	"strings"

	"certame/internal/cpf"
	"certame/internal/locale"
)

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
	if out.Choice.Juror {
		add(jurorWord, "sim, declarado pela pessoa")
	}
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
	lines = append(lines, [2]string{"Autodeclaração", r.groupNames(c.Groups)})
	if c.Juror {
		lines = append(lines, [2]string{jurorWord, "sim"})
	}
	return lines
}

const jurorWord = "Função de jurado"

func said(before string) string {
	if before == "" {
		return "nenhuma"
	}
	return before
}

func (r *Rules) postTitle(i int) string {
	title := locale.Capital(r.Terms.Word("cargo"))
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

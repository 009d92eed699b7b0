package lists

import (
	"fmt"
	"slices"
	"strings"

	"certame"
	"certame/internal/render/gazette"
)

// Signature is what the draft for the gazette says besides the lists. What is
// empty is left to be filled in.
type Signature struct {
	Number         string
	Day            certame.Date
	Signer, Office string
}

// Missing lists what is left to be filled in.
func (s *Signature) Missing() (list []string) {
	for _, part := range []struct {
		given bool
		name  string
	}{{s.Number != "", "número"}, {s.Day != certame.NoDate, "data"}, {s.Signer != "", "quem assina"}, {s.Office != "", "função de quem assina"}} {
		if !part.given {
			list = append(list, part.name)
		}
	}
	return list
}

// Act is the document as running text, as results are published in the gazette.
func (d *Document) Act(digest string, s Signature) *gazette.Act {
	kind := "DEFINITIVO"
	if d.Provisional {
		kind = "PROVISÓRIO"
	}
	act := &gazette.Act{
		Title:   fmt.Sprintf("%s Nº %s, DE %s", strings.ToUpper(d.Terms.Word("Edital")), orBlank(s.Number, "número"), strings.ToUpper(inWords(s.Day))),
		Heading: "RESULTADO " + kind + " — " + strings.ToUpper(d.Terms.Name),
		Signer:  orBlank(strings.ToUpper(s.Signer), "quem assina"), Office: orBlank(s.Office, "função"),
	}
	act.Paragraphs = []string{d.opening(kind), d.reading()}
	post, number, sub := "", 0, 0
	for i := range d.Lists {
		list := &d.Lists[i]
		if list.Post != post {
			post, number, sub = list.Post, number+1, 0
			act.Paragraphs = append(act.Paragraphs, fmt.Sprintf("%d. %s", number, strings.ToUpper(list.PostTitle)))
		}
		sub++
		act.Paragraphs = append(act.Paragraphs, fmt.Sprintf("%d.%d. %s: %s.", number, sub, list.Title, running(list.Rows)))
	}
	act.Paragraphs = append(act.Paragraphs, "Resumo SHA-256 das listas publicadas em listas.csv: "+digest+".")
	if d.Logged != "" {
		act.Paragraphs = append(act.Paragraphs, "Registro de transparência: "+d.Logged+".")
	}
	return act
}

// InGazette is what the gate decided of each field, for the running text: it has no
// CPF, also when the lists whose digest it prints have the masked one.
func InGazette(fields []Field) []Field {
	fields = slices.Clone(fields)
	for i, f := range fields {
		if f.Name == "CPF" {
			fields[i] = Field{f.Name, hidden, "a inscrição e o nome bastam; com --cpf, o resumo é o das listas com o CPF mascarado"}
		}
	}
	return fields
}

func orBlank(text, what string) string {
	if text == "" {
		return "[" + what + "]"
	}
	return text
}

// opening names the contest, and in parentheses whose it is: an agency may be «o» or
// «a», and after «de» it was wrong for both.
func (d *Document) opening(kind string) string {
	var whose []string
	if d.Terms.Agency != "" {
		whose = append(whose, d.Terms.Agency)
	}
	if d.Terms.Notice != "" {
		whose = append(whose, d.Terms.Word("Edital")+" nº "+d.Terms.Notice)
	}
	text := "Torna-se público o resultado " + strings.ToLower(kind) + " do certame " + d.Terms.Name
	if len(whose) > 0 {
		text += " (" + strings.Join(whose, ", ") + ")"
	}
	return text + "."
}

// reading says how the running text is read.
func (d *Document) reading() string {
	person := "número de inscrição e nota final"
	if d.Named {
		person = "número de inscrição, nome e nota final"
	}
	text := "Cada lista traz, nesta ordem: posição, " + person + ". A ordem de convocação traz: número da convocação, lista pela qual a pessoa é convocada, " + person + "."
	if d.Named && d.Withheld > 0 {
		text += " Quem não teve a opção confirmada, ou espera a decisão, consta só pelo número de inscrição."
	}
	return text
}

// running writes rows one after another: "1, 0001, Ana, 90,00 / 2, …".
func running(rows []Row) string {
	var b strings.Builder
	for i := range rows {
		if i > 0 {
			b.WriteString(" / ")
		}
		r := &rows[i]
		b.WriteString(r.Position)
		for _, part := range []string{r.Label, r.ID, r.Name, strings.Replace(r.Score, ".", ",", 1)} {
			if part != "" {
				b.WriteString(", " + part)
			}
		}
		if r.Mark != "" {
			b.WriteString(" (" + r.Mark + ")")
		}
	}
	return b.String()
}

var months = [...]string{"janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"}

// inWords is a date as acts write it: 1º de março de 2026.
func inWords(day certame.Date) string {
	if day == certame.NoDate {
		return "[data]"
	}
	year, month, of := day.Civil()
	ordinal := fmt.Sprint(of)
	if of == 1 {
		ordinal = "1º"
	}
	return fmt.Sprintf("%s de %s de %d", ordinal, months[month-1], year)
}

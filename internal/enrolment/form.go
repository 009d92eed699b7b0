package enrolment

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"certame"
	"certame/edital"
	"certame/internal/cpf"
)

// Form is what a person writes.
type Form struct {
	Name, CPF, Birth string
	Posts            []string // codes, in the order of preference
	Groups           []string // codes
	Juror            bool     // served in a jury, where that breaks ties
}

// Choice is a form that was read: what a registration says.
type Choice struct {
	Name   string   `json:"nome"`
	CPF    string   `json:"cpf,omitempty"` // eleven digits
	Birth  string   `json:"nascimento"`    // 1990-12-31
	Posts  []string `json:"cargos"`
	Groups []string `json:"grupos"` // in the order of the edital
	Juror  bool     `json:"jurado,omitempty"`
}

const nameMost = 200

// Read holds a form to the edital. The error is an *Invalid with every problem.
func (r *Rules) Read(f Form) (Choice, error) {
	reading := formReading{Rules: r}
	c := Choice{
		Name: reading.name(f.Name), CPF: reading.cpf(f.CPF), Birth: reading.birth(f.Birth),
		Posts: reading.posts(f.Posts), Groups: reading.groups(f.Groups),
		Juror: f.Juror && r.AsksJuror(),
	}
	if len(reading.problems) > 0 {
		return c, &Invalid{reading.problems}
	}
	return c, nil
}

type formReading struct {
	*Rules
	problems []Problem
}

func (r *formReading) refuse(field, what string) {
	r.problems = append(r.problems, Problem{field, what})
}

func (r *formReading) name(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	switch {
	case utf8.RuneCountInString(text) < 2:
		r.refuse("nome", "Escreva o seu nome.")
	case utf8.RuneCountInString(text) > nameMost || !utf8.ValidString(text) || strings.ContainsFunc(text, unicode.IsControl):
		r.refuse("nome", "Escreva o nome só com letras, em até 200 caracteres.")
	}
	return text
}

func (r *formReading) cpf(text string) string {
	if strings.TrimSpace(text) == "" {
		return ""
	}
	digits, ok := cpf.Digits(text)
	if !ok {
		r.refuse("cpf", "O CPF não confere com os seus dígitos verificadores. Confira os onze algarismos.")
	}
	return digits
}

var earliestBirth = certame.MustDate(1900, 1, 1)

// birth is a day as the browser sends it, or as people write it.
func (r *formReading) birth(text string) string {
	day, ok := certame.ParseDate([]byte(strings.TrimSpace(text)))
	if !ok || day < earliestBirth || day > r.Terms.Published {
		r.refuse("nascimento", "Escreva o dia em que nasceu, como 31/12/1990.")
		return ""
	}
	return day.ISO()
}

func (r *formReading) posts(codes []string) (list []string) {
	for _, code := range codes {
		_, known := r.Post(code)
		switch {
		case code == "":
			continue
		case !known:
			r.refuse("cargo", "O "+r.Terms.Word("edital")+" não tem a opção «"+code+"».")
		case slices.Contains(list, code):
			r.refuse("cargo", "A opção «"+code+"» está repetida: deixe-a uma vez só.")
		}
		list = append(list, code)
	}
	switch {
	case len(list) == 0:
		r.refuse("cargo", "Escolha a que concorre.")
	case len(list) > 1 && !r.Terms.Preference:
		r.refuse("cargo", "Escolha uma opção só: este "+r.Terms.Word("edital")+" não tem ordem de preferência.")
	}
	return list
}

func (r *formReading) groups(codes []string) []string {
	list := []string{}
	for i := range r.Terms.Groups {
		if code := r.Terms.Groups[i].Code; slices.Contains(codes, code) {
			list = append(list, code)
		}
	}
	for _, code := range codes {
		if code != "" && !slices.Contains(list, code) {
			r.refuse("grupo", "O "+r.Terms.Word("edital")+" não tem o grupo «"+code+"».")
		}
	}
	return list
}

// AsksJuror says whether the edital breaks ties by who served in a jury.
func (r *Rules) AsksJuror() bool {
	return slices.ContainsFunc(r.Terms.TieBreaks, func(b edital.TieBreak) bool { return b.Rule == edital.TieJuror })
}

// set is the groups as the engine knows them.
func (r *Rules) set(codes []string) (set certame.GroupSet) {
	for _, code := range codes {
		if m, known := r.Terms.Modality(code); known {
			set = set.With(m)
		}
	}
	return set
}

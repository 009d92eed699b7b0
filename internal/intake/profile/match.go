package profile

import (
	"regexp"
	"strings"
	"sync"
	"unicode"

	"certame/internal/intake"

	"github.com/goccy/go-yaml"
)

// Clean writes a header or a word without accents, signs or double spaces:
// "Nº de Inscrição" is "n de inscricao".
func Clean(text string) string {
	return strings.Join(strings.FieldsFunc(intake.Fold(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) || r == 'º' || r == 'ª' || r == '°'
	}), " ")
}

// vocabulary gives, for a word, its field and its place among the words of the
// field.
type vocabulary map[string]sense

type sense struct {
	field string
	place int
}

var words = sync.OnceValue(func() vocabulary {
	raw, err := files.ReadFile(vocabularyFile)
	if err != nil {
		panic(err)
	}
	var fields map[string][]string
	if err := yaml.Unmarshal(raw, &fields); err != nil {
		panic(err)
	}
	v := vocabulary{}
	for field, list := range fields {
		for place, word := range list {
			if old, taken := v[word]; !taken || place < old.place {
				v[word] = sense{field, place}
			}
		}
	}
	return v
})

// Match is a field that a header may be, and how it was told.
type Match struct {
	Field    string
	Evidence string
	place    int  // among the words of the field; the lower the better
	repeated bool // the header ends in a figure, as a copy of another does
}

// note is what a header explains between parentheses: Nota Final (0 a 100).
var note = regexp.MustCompile(`\([^()]*\)`)

var ending = regexp.MustCompile(`^(.*?)[ .]*\d+$`)

// match finds what a header is: by the words of the profile, by the words that
// all use, or by its shape.
func (p *Profile) match(header string) Match {
	clean := Clean(header)
	if m, ok := p.exact(clean); ok {
		return m
	}
	if own := strings.TrimSpace(header); !strings.ContainsAny(own, " \n") && KindOf(own) != Unknown {
		return Match{Field: own, Evidence: "nome do campo"}
	}
	if bare := Clean(note.ReplaceAllString(header, " ")); bare != clean && bare != "" {
		if m, ok := p.exact(bare); ok {
			m.Evidence += ", sem o que está entre parênteses"
			return m
		}
	}
	if m, ok := shaped(clean); ok {
		return m
	}
	if found := ending.FindStringSubmatch(clean); found != nil && found[1] != "" {
		m, ok := p.exact(found[1])
		if !ok {
			m, ok = shaped(found[1])
		}
		if ok {
			m.repeated = true
			m.Evidence += ", sem o algarismo do fim"
			return m
		}
	}
	return Match{Field: "x_" + slug(clean), Evidence: "cabeçalho não reconhecido: guardado sem uso"}
}

func (p *Profile) exact(clean string) (Match, bool) {
	for _, c := range p.Columns {
		for place, h := range c.Headers {
			if Clean(h) == clean {
				return Match{Field: c.Field, Evidence: "cabeçalho do perfil " + p.Name, place: place}, true
			}
		}
	}
	if s, ok := words()[clean]; ok {
		return Match{Field: s.field, Evidence: "cabeçalho «" + clean + "»", place: s.place}, true
	}
	return Match{}, false
}

// shapes of headers that a group, a test or more words complete.
var shapes = []struct {
	pattern *regexp.Regexp
	field   string // with $g for the group and $s for the words
}{
	{regexp.MustCompile(`^(?:class|classif|classificacao|cl|posicao|pos|colocacao)(?: final)?(?: no| na| nas| nos| por| de)?(?: lista)?(?: sistema de cotas para| sistema| cotas para)?(?: de| da| das)? (.+?)(?: se houver)?$`), "classificacao_$g"},
	{regexp.MustCompile(`^classificacao na modalidade\b.*$`), "classificacao_modalidade"},
	{regexp.MustCompile(`^(?:confirmacao|heteroidentificacao|verificacao)(?: de| da)? (.+)$`), "confirmacao_$g"},
	{regexp.MustCompile(`^(?:opcao|cota|cotista|concorre|optante|optante por|concorre como)(?: a| as| de| da| das)? (.+)$`), "opcao_$g"},
	{regexp.MustCompile(`^vagas(?: de| da| para)? (.+)$`), "vagas_$g"},
	{regexp.MustCompile(`^(?:numero|no|n|num) d[aeo] inscricao\b.*$`), "inscricao"},
	{regexp.MustCompile(`^nome\b.*$`), "nome"},
	{regexp.MustCompile(`^situacao\b.*$`), "situacao"},
	{regexp.MustCompile(`^(?:nota|pontos|pontuacao|escore|media|argumento|acertos) (.+)$`), "nota_$s"},
	{regexp.MustCompile(`^(.+)$`), "grupo_$g"}, // a group alone: what it means, its cells tell
}

func shaped(clean string) (Match, bool) {
	for _, s := range shapes {
		found := s.pattern.FindStringSubmatch(clean)
		if found == nil {
			continue
		}
		field := s.field
		if strings.Contains(field, "$g") {
			code, ok := Group(found[1])
			if !ok {
				continue
			}
			field = strings.ReplaceAll(field, "$g", code)
		}
		field = strings.ReplaceAll(field, "$s", slug(found[len(found)-1]))
		return Match{Field: field, Evidence: "cabeçalho «" + clean + "»", place: 100}, true
	}
	return Match{}, false
}

// slugLimit keeps the names of columns readable; a declared field may be a
// paragraph long.
const slugLimit = 40

func slug(clean string) string {
	s := strings.ReplaceAll(clean, " ", "_")
	if len(s) > slugLimit {
		s = strings.TrimRight(s[:slugLimit], "_")
	}
	if s == "" {
		return "sem_nome"
	}
	return s
}

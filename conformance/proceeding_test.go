package conformance_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"certame"
	"certame/conformance"
	"certame/edital"
	"certame/fraud"
	"certame/internal/render/referral"
	"certame/law"

	"github.com/goccy/go-yaml"
)

// proceedingFile is the file of facts of a proceeding on fraud. The questions
// «onde estamos» and «o que é devido» are answered on each of the days in dias,
// with the facts known by then; the referrals, on the last of them.
type proceedingFile struct {
	Regime     string       `yaml:"regime"`
	Type       string       `yaml:"especie"`
	Agency     string       `yaml:"orgao"`
	Contest    string       `yaml:"certame"`
	Notice     string       `yaml:"edital"`
	Post       string       `yaml:"cargo"`
	Person     string       `yaml:"inscricao"`
	Group      string       `yaml:"grupo"`
	ValidUntil string       `yaml:"valido_ate"`
	Appeal     bool         `yaml:"recurso"`
	Terms      proceedTerms `yaml:"prazos"`
	Days       []string     `yaml:"dias"`
	Facts      []factLine   `yaml:"fatos"`
}

type proceedTerms struct {
	Open   int `yaml:"instaurar"`
	Decide int `yaml:"concluir"`
	Refer  int `yaml:"remeter"`
}

type factLine struct {
	Kind       string `yaml:"tipo"`
	On         string `yaml:"em"`
	Act        string `yaml:"ato"`
	Until      string `yaml:"ate"`
	Conclusion string `yaml:"conclui"`
}

var factKinds = map[string]fraud.Fact{
	"denuncia": {Kind: fraud.Reported, Ground: fraud.ByComplaint}, "indicio": {Kind: fraud.Reported, Ground: fraud.ByIndication},
	"nao_confirmacao": {Kind: fraud.Reported, Ground: fraud.ByDenialAlone}, "instauracao": {Kind: fraud.Opened},
	"nomeacao": {Kind: fraud.Admitted}, "matricula": {Kind: fraud.Admitted}, "notificacao": {Kind: fraud.Notified},
	"defesa": {Kind: fraud.Defended}, "decurso": {Kind: fraud.TermElapsed}, "conclusao": {Kind: fraud.Concluded},
	"recurso": {Kind: fraud.Appealed}, "decisao_do_recurso": {Kind: fraud.AppealDecided}, "efeito": {Kind: fraud.EffectApplied},
	"remessa_mp": {Kind: fraud.SentToMP}, "remessa_agu": {Kind: fraud.SentToAGU},
}

var conclusions = map[string]fraud.Conclusion{
	"": fraud.NotFound, "nao": fraud.NotFound, "fraude": fraud.FoundFraud, "ma_fe": fraud.FoundBadFaith,
}

func runProceeding(t *testing.T, folder string, p conformance.Proceeding) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, p.Facts))
	if err != nil {
		t.Fatal(err)
	}
	var file proceedingFile
	if err := yaml.UnmarshalWithOptions(data, &file, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	c, facts := file.read(t)
	var out bytes.Buffer
	for i, day := range file.Days {
		today := dayOf(t, day)
		state := fraud.Fold(c, knownBy(facts, today))
		referral.Status(&out, c, &state, today)
		out.WriteByte('\n')
		if i == len(file.Days)-1 {
			writeReferrals(t, &out, c, &state, today)
		}
	}
	compareBytes(t, out.Bytes(), filepath.Join(folder, p.Output))
}

// writeReferrals takes the referrals through the files that a person gets.
func writeReferrals(t *testing.T, out *bytes.Buffer, c fraud.Case, s *fraud.State, today certame.Date) {
	t.Helper()
	folder := t.TempDir()
	names, err := referral.Write(folder, c, s, today)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		out.WriteString("===== " + name + "\n")
		out.Write(data)
		out.WriteByte('\n')
	}
}

func (f proceedingFile) read(t *testing.T) (fraud.Case, []fraud.Fact) {
	t.Helper()
	c := fraud.Case{
		Regime: law.Regime(f.Regime), Wording: edital.WordingOf(law.Regime(f.Regime), edital.Kind(f.Type)), Agency: f.Agency, Contest: f.Contest, Notice: f.Notice, Post: f.Post, Person: f.Person, Group: f.Group,
		ValidUntil: dayOf(t, f.ValidUntil),
		Rules:      fraud.Rules{Appeal: f.Appeal, OpenWithin: f.Terms.Open, DecideWithin: f.Terms.Decide, ReferWithin: f.Terms.Refer},
	}
	var facts []fraud.Fact
	for _, line := range f.Facts {
		fact, known := factKinds[line.Kind]
		conclusion, concludes := conclusions[line.Conclusion]
		if !known || !concludes {
			t.Fatalf("fact %+v is of no kind", line)
		}
		fact.On, fact.Until, fact.Act, fact.Conclusion = dayOf(t, line.On), dayOf(t, line.Until), line.Act, conclusion
		facts = append(facts, fact)
	}
	return c, facts
}

func knownBy(facts []fraud.Fact, today certame.Date) (known []fraud.Fact) {
	for _, f := range facts {
		if f.On <= today {
			known = append(known, f)
		}
	}
	return known
}

func dayOf(t *testing.T, text string) certame.Date {
	t.Helper()
	if text == "" {
		return certame.NoDate
	}
	d, ok := certame.ParseDate([]byte(text))
	if !ok {
		t.Fatalf("%q is no date", text)
	}
	return d
}

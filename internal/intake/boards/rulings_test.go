package boards

import (
	"slices"
	"strings"
	"testing"

	"certame"
	"certame/confirmation"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// settled is a contest of one optante of PPP and PI whose options the
// spreadsheet of candidates decided so.
func settled(confirmed, denied certame.GroupSet, flags certame.Flag) (*edital.Terms, *People) {
	terms := edital.Resolve(edital.Declared{Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 100}}}, trace.Discard)
	roll := &certame.Roll{
		Post: make([]certame.PostIndex, 1), Options: []certame.GroupSet{certame.GroupSet(0).With(1)},
		Confirmed: []certame.GroupSet{confirmed}, Denied: []certame.GroupSet{denied}, Flags: []certame.Flag{flags},
	}
	roll.IDs.Append([]byte("0001"))
	return terms, NewPeople(roll)
}

const rulingHead = "inscricao;grupo;resultado;artigo;motivo\n"

func TestParseRulings(t *testing.T) {
	for line, want := range map[string]confirmation.Outcome{
		"0001;PPP;confirmada;;": confirmation.Confirmed, "0001;PPP;Não confirmada;;": confirmation.Denied, "0001;PPP;pendente;;": confirmation.Undecided,
		"0001;PPP;nao_confirmada;;ausente": confirmation.Absent, "0001;PPP;nao_confirmada;;Recusou filmagem": confirmation.FilmingRefused,
		"0001;PPP;nao_confirmada;;desistiu": confirmation.Withdrawn, "0001;PPP;nao_confirmada;;sem_documentos": confirmation.DocumentMissing,
	} {
		terms, people := settled(0, 0, 0)
		list, err := ParseRulings([]byte(rulingHead+line), "c.csv", terms, people)
		if err != nil || len(list) != 1 || list[0].Outcome != want || len(list[0].Basis) == 0 {
			t.Errorf("%s: %+v, %v", line, list, err)
		}
	}
	terms, people := settled(0, 0, 0)
	basis := []law.Provision{law.Dec12536Art11Par3, law.Dec12536Art11Par3Inc1}
	list, err := ParseRulings([]byte(rulingHead+"0001;PPP;confirmada;\""+law.Citations(basis)+"\";"), "c.csv", terms, people)
	if err != nil || !slices.Equal(list[0].Basis, basis) {
		t.Errorf("the articles are read back as %+v, %v", list, err)
	}
}

// Every article of the three norms is read back as it is written.
func TestCitationsAreReadBack(t *testing.T) {
	cited := citations()
	for _, r := range law.Provisions() {
		if cited[r.ID.Citation()].Citation() != r.ID.Citation() {
			t.Errorf("%s is read back as %s", r.ID, cited[r.ID.Citation()])
		}
	}
}

// The two files may agree, or one may be silent; what one says and the other
// denies is refused.
func TestContradictions(t *testing.T) {
	ppp := certame.GroupSet(0).With(1)
	for _, c := range []struct {
		confirmed, denied certame.GroupSet
		flags             certame.Flag
		line              string
		refused           bool
	}{
		{ppp, 0, 0, "confirmada;;", false},
		{ppp, 0, 0, "nao_confirmada;;", true},
		{ppp, 0, 0, "pendente;;", true},
		{0, ppp, 0, "nao_confirmada;;", false},
		{0, ppp, 0, "nao_confirmada;;ausente", false},
		{0, ppp, 0, "confirmada;;", true},
		{0, ppp, 0, "pendente;;", true},
		{0, ppp, certame.FlagMissedConfirmation, "nao_confirmada;;ausente", false},
		{0, ppp, certame.FlagMissedConfirmation, "nao_confirmada;;", true},
	} {
		terms, people := settled(c.confirmed, c.denied, c.flags)
		_, err := ParseRulings([]byte(rulingHead+"0001;PPP;"+c.line), "c.csv", terms, people)
		if (err != nil) != c.refused || err != nil && !strings.Contains(err.Error(), "c.csv, linha 2, coluna resultado") {
			t.Errorf("%s: %v", c.line, err)
		}
	}
}

package proceedings

import (
	"testing"

	"certame"
	"certame/edital"
	"certame/fraud"
	"certame/trace"
)

func world() (*edital.Terms, *certame.Roll) {
	terms := edital.Resolve(edital.Declared{Name: "T", Published: certame.MustDate(2026, 2, 10), Posts: []edital.DeclaredPost{{Code: "1", Vacancies: 10}}}, trace.Discard)
	ppp, _ := terms.Modality("PPP")
	roll := &certame.Roll{Post: make([]certame.PostIndex, 1), Options: []certame.GroupSet{certame.GroupSet(0).With(ppp)}}
	roll.IDs.Append([]byte("0001"))
	return terms, roll
}

// Every kind of fact has a word, and every word is of the list that is shown.
func TestEveryKindHasAWord(t *testing.T) {
	seen := map[fraud.Kind]bool{}
	for _, f := range kinds {
		seen[f.Kind] = true
	}
	for k := fraud.Reported; k <= fraud.SentToAGU; k++ {
		if !seen[k] {
			t.Errorf("no word is of kind %d", k)
		}
	}
}

func TestParse(t *testing.T) {
	terms, roll := world()
	list, err := Parse([]byte("Inscrição,Fato,Data,Ato,Prazo,Conclusão\n0001,Não confirmação,1/3/26,,,\n0001,Notificação,2026-03-02,Ofício 1,12/03/2026,\n0001,conclusão,20/03/2026,,,Má-fé\n"), "f.csv", terms, roll)
	want := []fraud.Fact{
		{Kind: fraud.Reported, Ground: fraud.ByDenialAlone, On: certame.MustDate(2026, 3, 1), Until: certame.NoDate},
		{Kind: fraud.Notified, On: certame.MustDate(2026, 3, 2), Act: "Ofício 1", Until: certame.MustDate(2026, 3, 12)},
		{Kind: fraud.Concluded, On: certame.MustDate(2026, 3, 20), Until: certame.NoDate, Conclusion: fraud.FoundBadFaith},
	}
	if err != nil || len(list) != len(want) {
		t.Fatalf("%+v, %v", list, err)
	}
	for i, e := range list {
		if e.Fact != want[i] || e.Line != i+2 || e.Group != "PPP" || e.Person != 0 {
			t.Errorf("line %d: %+v", i+2, e)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("inscricao;fato;data\n0001;denuncia;01/03/2026\n")
	f.Add("inscricao;grupo;fato;data;ato;ate;conclusao\n0001;PPP;conclusao;1/3/26;\"a;b\";12/03/2026;ma_fe\n")
	terms, roll := world()
	f.Fuzz(func(t *testing.T, text string) {
		list, err := Parse([]byte(text), "f.csv", terms, roll)
		for _, e := range list {
			if err == nil && (e.ID != "0001" || e.Fact.On < terms.Published) {
				t.Errorf("%+v was accepted", e)
			}
		}
	})
}

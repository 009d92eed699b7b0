package web

import (
	"strings"
	"testing"
	"time"

	"certame/internal/situation"
	"certame/internal/store"
	"certame/internal/web/assets"
)

// A post that the last act leaves out is told with the act that has it, and the others
// are not.
func TestPlaceOfAnEarlierAct(t *testing.T) {
	told := func(act int, posts ...string) situation.Told {
		one := situation.Told{Act: store.Act{Number: act}, Released: time.Date(2026, 11, act, 12, 0, 0, 0, time.UTC), State: "provisório"}
		for _, p := range posts {
			one.Person.Places = append(one.Person.Places, situation.Place{Post: p, Title: "Cargo " + p, Situation: "classificada"})
		}
		return one
	}
	c := &subject{Contest: store.Contest{Slug: "exemplo"}}
	o := situation.Own{Registration: "1", Told: told(2, "B"), Earlier: []situation.Told{told(1, "A")}}
	var v *visit
	assets, err := assets.Read(static, "estatico")
	if err != nil {
		t.Fatal(err)
	}
	pages, err := (&Server{assets: assets}).readPages()
	if err != nil {
		t.Fatal(err)
	}
	var page strings.Builder
	data := struct{ Data any }{ownSituationPage{subject: c, Mine: []ownStand{v.stand(c, &o)}}}
	if err := pages["minha-situacao"].ExecuteTemplate(&page, "conteudo", data); err != nil {
		t.Fatal(err)
	}
	newest, before, is := strings.Cut(page.String(), "Cargo A")
	const earlier = "O ato mais novo não traz este cargo"
	if !is || strings.Contains(newest, earlier) || !strings.Contains(newest, "Cargo B") || !strings.Contains(newest, "/atos/2") {
		t.Errorf("of the last act:\n%s", newest)
	}
	if !strings.Contains(before, earlier) || !strings.Contains(before, "/atos/1") || !strings.Contains(before, "01/11/2026") {
		t.Errorf("of the act of before:\n%s", before)
	}
}

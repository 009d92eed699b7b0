package literal

import (
	"fmt"
	"testing"
)

// randomTerms is a small edital with any of the choices an edital has.
func randomTerms(r *lcg) Terms {
	labels, ranking := "", ""
	for range r.below(6) {
		labels += r.pick("AC", "AC", "PPP", "PI", "PQ", "PcD") + " "
	}
	for i := range 3 + r.below(7) {
		ranking += fmt.Sprintf("x%d%s%s%s ", i+1, r.pick("", "", "", "", "", "*"), r.pick("", "", ":PPP", ":PI", ":PQ", ":PcD", ":PPP+PI"),
			r.pick("", "", "", "!"))
	}
	t := terms(labels, ranking)
	t.Chains = []map[string][]string{DecreeChains(), LawChains(), CPNU2Chains()}[r.below(3)]
	t.OpenExhausted = r.pick("serie", "maior_resto", "classificacao")
	t.Started, t.Months = r.below(2) == 0, 1+11*r.below(2)
	t.Extensible, t.EndOfQueue, t.QueueLosesGroup = r.below(2) == 0, r.below(3) > 0, r.below(2) == 0
	t.Compensation = r.pick("compensa", "compensa", "congela")
	t.FreezeAt = r.pick("nomeacao", "homologacao", "curso_de_formacao")
	t.SubJudice = r.pick("espelho", "espelho", "ordinaria")
	t.Vacancy = r.pick("mesma_vaga", "nova_vaga")
	return t
}

// randomFact proposes something that may well be impossible.
func randomFact(r *lcg, t Terms, facts []Fact) Fact {
	f := Fact{Day: len(facts) + r.below(12) - 4, Person: t.People[r.below(len(t.People))].ID}
	f.Kind = r.pick("homologacao", "curso_de_formacao", "vaga_aberta", "vaga_aberta", "vaga_fechada", "nomeacao", "nomeacao", "nomeacao",
		"nomeacao", "sem_efeito", "posse", "posse", "exercicio", "desistencia", "nao_compareceu", "fim_de_fila", "exoneracao", "obito",
		"ordem_judicial", "ordem_judicial", "ordem_judicial_fim", "ordem_judicial_definitiva", "prorrogacao", "decisao", "estorno",
		"fraude_efeito")
	f.Seat, f.Quantity, f.Target = 1+r.below(8), 1+r.below(2), 1+r.below(len(facts)+1)
	switch f.Kind {
	case "nomeacao":
		if waiting := StateOf(t, facts).Waiting; len(waiting) > 0 && r.below(3) > 0 {
			w := waiting[r.below(len(waiting))]
			f.Person, f.Seat, f.Label = w.ID, w.Seat, w.Modality
		} else {
			f.Label = r.pick("AC", "PPP")
		}
	case "curso_de_formacao":
		f.Label = r.pick("AC", "PPP")
	case "ordem_judicial":
		f.Process, f.Effect, f.Group = "p", r.pick("participa", "opcao", "exclui"), ""
		if f.Effect == "opcao" {
			f.Group = r.pick("PPP", "PI", "PcD")
		}
	case "decisao":
		f.Group, f.Instance, f.Result = r.pick("PPP", "PI"), "primeira", r.pick("confirmada", "nao_confirmada")
	}
	return f
}

// eachBook runs a check after each fact admitted of some hundreds of small books.
func eachBook(t *testing.T, seed lcg, books int, check func(name string, t Terms, facts []Fact)) {
	for i := range books {
		terms, facts := randomTerms(&seed), []Fact{}
		for range 30 {
			f := randomFact(&seed, terms, facts)
			if !Admit(terms, facts, f) {
				continue
			}
			facts = append(facts, f)
			if check(fmt.Sprintf("book %d fact %d ", i, len(facts)), terms, facts); t.Failed() {
				t.Fatalf("terms %+v\nfacts %+v", terms, facts)
			}
		}
	}
}

// positionsOf counts in how many ways a person is somewhere in a state.
func positionsOf(s State, id string) (holds, waits int) {
	for _, holder := range s.Holders {
		if holder == id {
			holds++
		}
	}
	for _, w := range s.Waiting {
		if w.ID == id {
			waits++
		}
	}
	return holds, waits
}

// Nobody is in two seats; who is out waits for none; who has a modality either holds
// a seat or waits for one. Every seat is held, free or closed, and nobody waits
// for a seat that is not free or that is offered to another. A free seat is
// offered to nobody only when nobody is left.
func TestBookInvariants(t *testing.T) {
	eachBook(t, 11, 60, func(name string, terms Terms, facts []Fact) {
		s := StateOf(terms, facts)
		for _, c := range terms.People {
			holds, waits := positionsOf(s, c.ID)
			somewhere := 0
			if s.Modality[c.ID] != "" {
				somewhere = 1
			}
			equal(t, name+c.ID, fmt.Sprint(holds+waits), fmt.Sprint(somewhere))
			if _, mirrored := s.Mirrors[c.ID]; len(s.Waiting) < len(s.Free) && s.Out[c.ID] == "" && !mirrored {
				equal(t, name+c.ID+" left", fmt.Sprint(somewhere), "1")
			}
			if s.Out[c.ID] != "" {
				equal(t, name+c.ID+" out", fmt.Sprint(waits), "0")
			}
		}
		offered := map[int]bool{}
		for _, seat := range s.Free {
			offered[seat] = true
		}
		for _, w := range s.Waiting {
			equal(t, name+w.ID, fmt.Sprint(w.Seat, offered[w.Seat]), fmt.Sprint(w.Seat, true))
			offered[w.Seat] = false
		}
		held := 0
		for seat, id := range s.Holders {
			if id != "" {
				held++
			}
			equal(t, name, fmt.Sprint(id != "" && (has(s.Free, seat+1) || has(s.Closed, seat+1))), "false")
		}
		equal(t, name+"seats", fmt.Sprint(held+len(s.Free)+len(s.Closed)), fmt.Sprint(len(s.Labels)))
	})
}

func has(seats []int, seat int) bool {
	for _, s := range seats {
		if s == seat {
			return true
		}
	}
	return false
}

package demo

import (
	"fmt"
	"math/rand/v2"
)

// person is one line of candidatos.csv.
type person struct {
	post                         int
	options                      []string
	confirmation                 map[string]string
	birth                        string
	objective, essay, titles     int // hundredths
	final                        int // hundredths; -1 when missing
	state                        string
	subJudice, juror, outsideCut bool
	draw                         int
}

// draw makes one person. Proportions follow the large contests of 2024 and
// 2025: about a quarter of black people, one in a hundred of each small group.
func (s Spec) draw(r *rand.Rand, n int) person {
	p := person{post: s.postOf(r), draw: n*7919%10_000_019 + 1}
	p.birth = fmt.Sprintf("%02d/%02d/%d", 1+r.IntN(28), 1+r.IntN(12), 1958+r.IntN(48))
	p.objective = bell(r, 2000, 10000, 25)
	p.essay = bell(r, 1500, 10000, 50)
	p.titles = r.IntN(11) * 50
	p.final = p.objective/2 + p.essay*2/5 + p.titles
	p.chooseOptions(r)
	p.confirm(r)
	p.fate(r)
	return p
}

// bell is a sum of three draws, in steps.
func bell(r *rand.Rand, low, high, step int) int {
	span := (high - low) / step / 3
	return low + (r.IntN(span+1)+r.IntN(span+1)+r.IntN(span+1))*step
}

func (p *person) chooseOptions(r *rand.Rand) {
	for _, g := range [...]struct {
		code string
		in   int
	}{{"PPP", 270}, {"PI", 9}, {"PQ", 6}, {"PcD", 40}} {
		if r.IntN(1000) < g.in {
			p.options = append(p.options, g.code)
		}
	}
}

// confirm decides each option: four in five confirmed, some denied, absent or
// still pending.
func (p *person) confirm(r *rand.Rand) {
	p.confirmation = map[string]string{}
	for _, code := range p.options {
		switch n := r.IntN(100); {
		case n < 82:
			p.confirmation[code] = "confirmada"
		case n < 92:
			p.confirmation[code] = "nao_confirmada"
		case n < 95:
			p.confirmation[code] = "ausente"
		case n < 96:
			p.confirmation[code] = "recusou_filmagem"
		default:
			p.confirmation[code] = "pendente"
		}
	}
}

func (p *person) fate(r *rand.Rand) {
	switch n := r.IntN(1000); {
	case n < 25:
		p.state = "desistente"
	case n < 30:
		p.state = "eliminada"
	}
	p.juror = r.IntN(50) == 0
	p.subJudice = r.IntN(2000) == 0
	if p.final < 4000 || r.IntN(12) == 0 {
		p.final = -1
		return
	}
	p.outsideCut = len(p.options) > 0 && p.final < 5200
	if p.outsideCut && p.everyOptionLost() {
		p.outsideCut = p.final < 4800
	}
}

func (p *person) everyOptionLost() bool {
	for _, code := range p.options {
		if c := p.confirmation[code]; c == "confirmada" || c == "pendente" {
			return false
		}
	}
	return true
}

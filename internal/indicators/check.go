package indicators

import (
	"fmt"
	"strconv"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/intake"
	"certame/law"
)

// checker gathers what is wrong with a contest.
type checker struct {
	c        *Contest
	shown    string
	path     string // of the contest in the file
	lines    []int  // of the sheet, by list
	problems []intake.Problem
}

func checkAll(list []Contest, lines [][]int, shown string) (problems []intake.Problem) {
	first := map[string]int{}
	for i := range list {
		k := checker{c: &list[i], shown: shown, path: fmt.Sprintf("certames[%d]", i)}
		if lines != nil {
			k.lines = lines[i]
		}
		k.identity()
		k.days()
		k.lists()
		k.seats()
		k.time()
		if j, again := first[list[i].Key()]; again {
			k.refuse(-1, "certame", list[i].Name, fmt.Sprintf("o mesmo certame já está no lugar %d do arquivo", j+1), "Um certame é o órgão, o nome e o edital; deixe só o mais recente.")
		}
		first[list[i].Key()] = i
		problems = append(problems, k.problems...)
	}
	return problems
}

// Key is what makes a contest the same in another file: agency, name and edital.
func (c *Contest) Key() string {
	return intake.Fold(c.Agency) + "\x1f" + intake.Fold(c.Name) + "\x1f" + intake.Fold(c.Notice)
}

// refuse keeps a problem: of the list at, or of the contest when it is negative.
func (k *checker) refuse(at int, column, value, what, remedy string) {
	p := intake.Problem{File: k.shown, Column: column, Value: value, What: what, Remedy: remedy}
	switch {
	case k.lines != nil:
		p.Line = k.lines[max(at, 0)]
	case at >= 0:
		p.Column = fmt.Sprintf("%s.listas[%d].%s", k.path, at, column)
	default:
		p.Column = k.path + "." + column
	}
	k.problems = append(k.problems, p)
}

func (k *checker) identity() {
	for _, f := range [...]struct{ name, value string }{{"orgao", k.c.Agency}, {"certame", k.c.Name}, {"edital", k.c.Notice}} {
		if strings.TrimSpace(f.value) == "" {
			k.refuse(-1, f.name, "", "falta", "É pelo órgão, pelo nome e pelo edital que se sabe qual é o certame.")
		}
	}
	if _, known := law.RegimeByID(law.Regime(k.c.Regime)); !known {
		k.refuse(-1, "regime", k.c.Regime, "regime desconhecido", "São: "+strings.Join(Regimes(), ", ")+".")
	}
	if !contains(Kinds, k.c.Kind) {
		k.refuse(-1, "tipo", k.c.Kind, "tipo desconhecido", "São: "+strings.Join(Kinds, ", ")+".")
	}
}

// Regimes are the words of the regimes.
func Regimes() (words []string) {
	for _, r := range law.Regimes() {
		words = append(words, string(r.ID))
	}
	return words
}

func contains(words []string, word string) bool {
	for _, w := range words {
		if w == word {
			return true
		}
	}
	return false
}

// days checks that they are days, and come one after another.
func (k *checker) days() {
	published := k.day("publicado_em", k.c.Published, true)
	homologated := k.day("homologado_em", k.c.Homologated, false)
	until := k.day("valido_ate", k.c.Until, false)
	reference := k.day("referencia", k.c.Reference, true)
	for _, pair := range [...]struct {
		before, after certame.Date
		name, value   string
		what          string
	}{
		{published, homologated, "homologado_em", k.c.Homologated, "a homologação é anterior à publicação"},
		{homologated, until, "valido_ate", k.c.Until, "a validade acaba antes da homologação"},
		{published, reference, "referencia", k.c.Reference, "a referência é anterior à publicação"},
		{homologated, reference, "referencia", k.c.Reference, "a referência é anterior à homologação"},
	} {
		if pair.before != certame.NoDate && pair.after != certame.NoDate && pair.after < pair.before {
			k.refuse(-1, pair.name, pair.value, pair.what, "Confira as datas.")
		}
	}
}

func (k *checker) day(name, value string, must bool) certame.Date {
	if value == "" && !must {
		return certame.NoDate
	}
	d, ok := certame.ParseDate([]byte(value))
	if !ok || len(value) != len("2026-02-10") || d.ISO() != value {
		k.refuse(-1, name, value, "data inválida", "Como em 2026-02-10.")
		return certame.NoDate
	}
	return d
}

func (k *checker) lists() {
	if len(k.c.Lists) == 0 || k.c.Lists[0].Code != OpenCode {
		k.refuse(-1, "listas", "", "a primeira lista é a da ampla concorrência, AC", "Uma lista para AC e uma para cada grupo do edital.")
	}
	seen := map[string]bool{}
	for i := range k.c.Lists {
		l := &k.c.Lists[i]
		if l.Code == "" || seen[l.Code] {
			k.refuse(i, "codigo", l.Code, "código de lista vazio ou repetido", "Cada lista tem o seu.")
		}
		seen[l.Code] = true
		if !contains(Roles, l.Role) {
			k.refuse(i, "papel", l.Role, "papel desconhecido", "São: "+strings.Join(Roles, ", ")+".")
		}
		if i > 0 {
			k.share(i, l)
			k.decisions(i, l)
		}
	}
}

func (k *checker) share(at int, l *List) {
	if r, err := certame.ParsePercent(l.Share); err != nil || r.Cmp(certame.Percent(100)) > 0 {
		k.refuse(at, "percentual", l.Share, "percentual inválido", "Como em 25% ou 2,5%.")
	}
	if l.Rounding != "meio" && l.Rounding != "teto" {
		k.refuse(at, "arredondamento", l.Rounding, "arredondamento desconhecido", "meio (metade ou mais sobe) ou teto (qualquer fração sobe).")
	}
}

// decisions checks that they add up to who was called, and that nobody was called who
// did not opt.
func (k *checker) decisions(at int, l *List) {
	parts, sum, known := 0, Count(0), l.Called.Known()
	for _, n := range [...]Count{l.Confirmed, l.Denied, l.Absent, l.Pending} {
		if n != None {
			parts++
		}
		sum, known = sum+max(n, 0), known && n != Hidden
	}
	if (l.Called == None) != (parts == 0) || parts != 0 && parts != 4 {
		k.refuse(at, "convocadas", l.Called.String(), "convocadas e decisões vêm juntas ou não vêm", "Preencha convocadas, confirmadas, nao_confirmadas, ausentes e pendentes, ou deixe as cinco vazias, se o grupo não passa por confirmação.")
		return
	}
	if known && parts == 4 && sum != l.Called {
		k.refuse(at, "convocadas", l.Called.String(), fmt.Sprintf("as decisões somam %d", sum), "convocadas = confirmadas + nao_confirmadas + ausentes + pendentes.")
	}
	if l.Called.Known() && l.Registered.Known() && l.Called > l.Registered {
		k.refuse(at, "convocadas", l.Called.String(), fmt.Sprintf("só %d se inscreveram", l.Registered), "Quem é convocada para a confirmação se inscreveu no grupo.")
	}
	if l.Approved.Known() && l.Registered.Known() && l.Approved > l.Registered {
		k.refuse(at, "aprovadas", l.Approved.String(), fmt.Sprintf("só %d se inscreveram", l.Registered), "Quem está na lista do grupo se inscreveu nele.")
	}
}

// seats checks that the lists add up to the contest.
func (k *checker) seats() {
	k.adds("vagas", "reservadas", k.c.Seats, func(l *List) Count { return l.Reserved })
	k.adds("nomeadas", "nomeadas", k.c.Appointed, func(l *List) Count { return l.Appointed })
	k.adds("nao_preenchidas", "nao_preenchidas", k.c.Unfilled, func(l *List) Count { return l.Unfilled })
	for i := range k.c.Lists {
		if !k.c.Lists[i].Reserved.Known() {
			k.refuse(i, "reservadas", k.c.Lists[i].Reserved.String(), "faltam as vagas da lista", "As vagas do quadro são públicas: um número, 0 se não há.")
		}
	}
	k.passed()
	for _, s := range k.c.Sets {
		if !s.Seats.Known() {
			k.refuse(-1, "conjuntos", s.Name, "faltam as vagas do conjunto", "Um número, 0 se não há.")
		}
	}
}

func (k *checker) adds(name, column string, total Count, of func(*List) Count) {
	sum, known := Count(0), total.Known()
	for i := range k.c.Lists {
		n := of(&k.c.Lists[i])
		sum, known = sum+max(n, 0), known && n.Known()
	}
	if known && sum != total {
		k.refuse(-1, name, total.String(), fmt.Sprintf("a soma de %s das listas é %d", column, sum), "O total é a soma das listas.")
	}
	if name == "vagas" && !total.Known() {
		k.refuse(-1, name, total.String(), "faltam as vagas do certame", "O total de vagas oferecidas.")
	}
}

func (k *checker) passed() {
	gone := map[string]Count{}
	for _, r := range k.c.Reversions {
		if k.c.List(r.From) == nil || k.c.List(r.To) == nil || r.From == r.To {
			k.refuse(-1, "reversoes", r.From+" → "+r.To, "reversão entre listas que o certame não tem", "Os códigos são os das listas.")
			continue
		}
		gone[r.From] += max(r.Seats, 0)
	}
	for i := range k.c.Lists {
		if l := &k.c.Lists[i]; gone[l.Code] > max(l.Reserved, 0) {
			k.refuse(i, "reservadas", l.Reserved.String(), fmt.Sprintf("saem %d por reversão", gone[l.Code]), "De uma lista não saem mais vagas do que tinha.")
		}
	}
}

func (k *checker) time() {
	t := k.c.Time
	if t == nil {
		return
	}
	if len(t.Stretches) != len(Stretches)+1 {
		k.refuse(-1, "tempo_ate_nomeacao.faixas", strconv.Itoa(len(t.Stretches)), "número de faixas errado", fmt.Sprintf("São %d: até 30, 60, 90, 180 e 365 dias, e mais.", len(Stretches)+1))
		return
	}
	sum, known := Count(0), k.c.Appointed.Known()
	for _, n := range t.Stretches {
		sum, known = sum+max(n, 0), known && n.Known()
	}
	if known && sum != k.c.Appointed {
		k.refuse(-1, "tempo_ate_nomeacao.faixas", strconv.Itoa(int(sum)), fmt.Sprintf("o certame tem %d nomeadas", k.c.Appointed), "Cada nomeação está em uma faixa.")
	}
	if t.First.Known() && t.Median.Known() && t.Third.Known() && (t.First > t.Median || t.Median > t.Third) {
		k.refuse(-1, "tempo_ate_nomeacao.mediana", t.Median.String(), "quartis fora de ordem", "q1 ≤ mediana ≤ q3.")
	}
	if k.c.Homologated == "" {
		k.refuse(-1, "tempo_ate_nomeacao", "", "tempo sem data de homologação", "Diga homologado_em.")
	}
}

// Roles are the words of who a list is of.
var Roles = append([]string{OpenCode}, roleWords[:]...)

// Kinds are the words of the kinds of contest.
var Kinds = []string{string(edital.PublicContest), string(edital.SimplifiedSelection), string(edital.MilitaryAdmission), string(edital.TemporaryMilitary)}

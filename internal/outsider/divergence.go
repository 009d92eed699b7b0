package outsider

import "fmt"

// checks are the titles of the checks of docs/pacote.md, by number.
var checks = [...]string{
	1:  "resumos",
	2:  "colunas",
	3:  "uma situação por pessoa e cargo",
	4:  "quadro",
	5:  "ninguém em duas vagas",
	6:  "ocupadas e vazias somam o total",
	7:  "listas em ordem",
	8:  "ninguém é passado para trás",
	9:  "a ampla vai às primeiras da lista geral",
	10: "ordem dentro do grupo",
	11: "transferências fecham",
	12: "cadeia",
	13: "sub judice à parte",
	14: "ninguém espera com vaga vazia",
	15: "um cargo por pessoa",
	16: "espera só o que prefere",
	17: "preferencias.csv diz o mesmo",
}

// Divergence is the first thing in a package that cannot be so.
type Divergence struct {
	Check int    // number in docs/pacote.md
	File  string // inside the package
	Line  int    // 0 when the fault is of the whole file
	Text  string // what differs, with both values
}

// differs writes a divergence; the text is in Portuguese and ends without a full stop.
func differs(check int, file string, line int, format string, values ...any) *Divergence {
	return &Divergence{check, file, line, fmt.Sprintf(format, values...)}
}

// Title is the name of the check that failed.
func (d *Divergence) Title() string { return checks[d.Check] }

func (d *Divergence) String() string {
	where := d.File
	if d.Line > 0 {
		where = fmt.Sprintf("%s, linha %d", d.File, d.Line)
	}
	return fmt.Sprintf("%s: %s (verificação %d, %s)", where, d.Text, d.Check, d.Title())
}

// first keeps the divergence that is told: the one of the lowest check, then the
// one that was already there, so that the order of the cores never shows.
func first(have, next *Divergence) *Divergence {
	if have == nil || next != nil && next.Check < have.Check {
		return next
	}
	return have
}

// Refusal is a file that is not a package, or that no honest package would be.
type Refusal struct{ Text string }

func (r *Refusal) Error() string { return r.Text }

func refuse(format string, values ...any) *Refusal {
	return &Refusal{fmt.Sprintf(format, values...)}
}

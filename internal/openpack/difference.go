package openpack

import (
	"bufio"
	"fmt"
	"os"
)

// firstDifference names the first line at which two files differ.
func firstDifference(name, brought, made string) error {
	a, err := os.Open(brought)
	if err != nil {
		return err
	}
	defer a.Close()
	b, err := os.Open(made)
	if err != nil {
		return err
	}
	defer b.Close()
	left, right := bufio.NewReader(a), bufio.NewReader(b)
	for line := 1; ; line++ {
		l, errL := left.ReadString('\n')
		r, errR := right.ReadString('\n')
		if l != r {
			return &Divergence{fmt.Sprintf("%s, linha %d: o pacote traz %q, e a apuração refeita dá %q", name, line, short(l), short(r))}
		}
		if errL != nil || errR != nil {
			return &Divergence{name + ": difere da apuração refeita"}
		}
	}
}

// short keeps a line readable in one sentence.
func short(line string) string {
	const limit = 160
	if runes := []rune(line); len(runes) > limit {
		return string(runes[:limit]) + "…"
	}
	return line
}

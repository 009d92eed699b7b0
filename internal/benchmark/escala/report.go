package main

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// report writes a scenario as docs/escala.md shows it.
func (m *model) report(out io.Writer, s scenario, state []seen) {
	fmt.Fprintf(out, "### %s\n\n", s.Name)
	fmt.Fprintf(out, "| recurso | máquinas | pico, do que há | falta a partir de | espera maior | com mais de 1 s | máquinas para ficar em %.0f %% |\n|---|--:|--:|---|--:|--:|--:|\n", busy*100)
	for i, r := range m.Resources {
		if state[i].peak == 0 {
			continue
		}
		fmt.Fprintf(out, "| %s | %d | %s %% | %s | %s | %s %% | %s |\n", r.Name, r.Machines, number(state[i].peak*100), since(state[i].begun, s.Seconds), lasting(state[i].wait), number(state[i].late*100), r.needs(state[i].needed))
	}
	fmt.Fprintf(out, "\n%s\n\n", m.first(state))
}

func (r *resource) needs(machines int) string {
	if !r.Adds {
		return "não se soma"
	}
	return strconv.Itoa(machines)
}

// first says what saturates first, and what to add.
func (m *model) first(state []seen) string {
	worst := 0
	for i := range state {
		if state[i].peak > state[worst].peak {
			worst = i
		}
	}
	r := m.Resources[worst]
	if state[worst].peak <= busy {
		return fmt.Sprintf("Nada satura: o mais ocupado é %s, com %s %% no pior segundo.", r.Name, number(state[worst].peak*100))
	}
	return fmt.Sprintf("**O que satura primeiro: %s.** O que acrescentar: %s.", r.Name, r.Add)
}

func since(second, seconds int) string {
	switch {
	case second < 0:
		return "nunca"
	case second < 60:
		return "o começo"
	}
	return fmt.Sprintf("%d min de %d", second/60, seconds/60)
}

func lasting(seconds float64) string {
	switch {
	case seconds <= 0:
		return "nenhuma"
	case seconds < 120:
		return number(seconds) + " s"
	}
	return number(seconds/60) + " min"
}

// number is written as people do here, with one place below ten.
func number(x float64) string {
	if x >= 10 || x == 0 {
		return fmt.Sprintf("%.0f", x)
	}
	return strings.Replace(fmt.Sprintf("%.1f", x), ".", ",", 1)
}

package cli

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"certame"
	"certame/internal/cli/console"
	"certame/internal/whatif"
)

// simulatedPosts shown on a terminal; --json has them all.
const simulatedPosts = 20

// printSimulation shows the difference to people, readable without colour.
func (s *session) printSimulation(sim *simulation) {
	fmt.Fprintf(s.Out, "Suposto: %s. Nada foi gravado.\n\n", strings.Join(sim.Supposed, "; "))
	if !sim.OnlyGrouped {
		s.printModalities(sim)
		s.printBars(sim)
		s.printPosts(sim)
	}
	if sim.Grouped != nil {
		if !sim.OnlyGrouped {
			fmt.Fprintln(s.Out)
		}
		s.printPools(sim)
	}
	if !sim.OnlyGrouped {
		s.printTurns(sim.Comparison)
		s.printFindingChanges(sim.Comparison)
	}
	for _, note := range sim.Notes {
		fmt.Fprintln(s.Out, "\n"+note)
	}
}

// change writes "4 → 5", or the number alone when it is the same.
func change(before, after int) string {
	if before == after {
		return fmt.Sprint(before)
	}
	return fmt.Sprintf("%d → %d", before, after)
}

func (s *session) printModalities(sim *simulation) {
	rows := [][]string{{"modalidade", "vagas", "saem por reversão", "chegam por reversão", "contam nela"}}
	before, after := &sim.Total.Before, &sim.Total.After
	for m := range before.Modalities {
		b, a := before.Modalities[m], after.Modalities[m]
		rows = append(rows, []string{
			sim.Before.Terms.Code(certame.Modality(m)), change(b.Seats, a.Seats), change(b.Left, a.Left), change(b.Came, a.Came), change(b.Called, a.Called),
		})
	}
	rows = append(rows, []string{"total", change(before.Seats, after.Seats), change(before.Reversions, after.Reversions), change(before.Reversions, after.Reversions), change(before.Called, after.Called)})
	console.Table(s.Out, rows)
}

// printBars draws the people who count in each modality, before and after, on one
// scale.
func (s *session) printBars(sim *simulation) {
	fmt.Fprintln(s.Out, "\nPessoas que contam em cada modalidade (░ antes, █ depois)")
	before, after, most := sim.Total.Before.Modalities, sim.Total.After.Modalities, 1
	for m := range before {
		most = max(most, before[m].Called, after[m].Called)
	}
	for m := range before {
		code := sim.Before.Terms.Code(certame.Modality(m))
		printBar(s.Out, code, "░", before[m].Called, most)
		printBar(s.Out, "", "█", after[m].Called, most)
	}
}

// barCells is the length of the longest bar.
const barCells = 50

// printBar draws at least one cell for any number but zero.
func printBar(w io.Writer, label, cell string, n, most int) {
	cells := (n*barCells + most - 1) / most
	pad := strings.Repeat(" ", max(0, 8-utf8.RuneCountInString(label)))
	fmt.Fprintf(w, "%s%s %s %d\n", label, pad, strings.Repeat(cell, cells), n)
}

func (s *session) printPosts(sim *simulation) {
	rows := [][]string{{s.word("cargo"), "vagas", "convocadas", "sem ninguém", "reversões", "compensações"}}
	changed := 0
	for i := range sim.Posts {
		p := &sim.Posts[i]
		if !p.Changed() {
			continue
		}
		if changed++; changed <= simulatedPosts {
			rows = append(rows, s.postRow(sim.Comparison, p))
		}
	}
	fmt.Fprintln(s.Out)
	if changed == 0 {
		fmt.Fprintln(s.Out, "Os números não mudam.")
		return
	}
	console.Table(s.Out, rows)
	if changed > simulatedPosts {
		fmt.Fprintf(s.Out, "… e mais %d: veja com --json\n", changed-simulatedPosts)
	}
}

func (s *session) postRow(c *whatif.Comparison, p *whatif.Post) []string {
	b, a := &p.Before, &p.After
	return []string{
		c.Before.Terms.Posts[p.Index].Code, change(b.Seats, a.Seats), change(b.Called, a.Called), change(b.Empty(), a.Empty()),
		change(b.Reversions, a.Reversions), change(b.Compensations, a.Compensations),
	}
}

func (s *session) printPools(sim *simulation) {
	head := []string{"conjunto", s.word("cargos"), "total"}
	for m := range sim.Grouped.Modalities() {
		head = append(head, sim.Grouped.Code(certame.Modality(m)))
	}
	rows := [][]string{head}
	for _, p := range sim.Pools {
		row := []string{p.Name, fmt.Sprint(len(p.Posts)), fmt.Sprint(p.Total)}
		for m := range p.Before {
			row = append(row, change(p.Before[m], p.After[m]))
		}
		rows = append(rows, row)
	}
	fmt.Fprintln(s.Out, "Vagas de cada modalidade, hoje → com os percentuais sobre o conjunto")
	console.Table(s.Out, rows)
}

package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path/filepath"
	"strings"

	"certame"
	"certame/internal/answer"
	"certame/internal/cli/console"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/internal/run"
	"certame/internal/whatif"
)

// ordemRetificacao computes the contest again with corrected marks, and stores
// nothing.
type ordemRetificacao struct {
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Marks  string `name:"notas" required:"" placeholder:"CSV" help:"Planilha de notas corrigidas: inscricao e as colunas de notas que mudam."`
	On     string `name:"em" placeholder:"F|DATA" help:"Estado do livro de que se parte: f12 ou DD/MM/AAAA (padrão: agora)."`
}

type rectificationJSON struct {
	Table     string           `json:"tabela"`
	Digest    string           `json:"sha256"`
	Corrected int              `json:"pessoas_com_nota_diferente"`
	People    []personTurnJSON `json:"pessoas"`
	Mirrors   []mirrorTurnJSON `json:"sub_judice"`
}

// Run lists only those whose situation changes, with the reason.
func (c *ordemRetificacao) Run(s *session) error {
	until, err := moment(c.On)
	if err != nil {
		return err
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return err
	}
	file := marksFile(c.Marks)
	raw, err := file.Read()
	if err != nil {
		return err
	}
	shown := file.Shown
	sim, err := s.simulate(l, run.Supposition{Marks: raw, MarksName: shown})
	if err != nil {
		return err
	}
	sum := sha256.Sum256(raw)
	out := rectificationJSON{Table: shown, Digest: hex.EncodeToString(sum[:]), People: peopleJSON(sim.Comparison), Mirrors: mirrorsJSON(sim.Comparison)}
	corrected := sim.Corrections()
	for i := range out.People {
		p := &sim.People[i]
		out.People[i].Why = s.whyWords(sim.Comparison, sim.Why(p, corrected[p.Post]))
	}
	out.Corrected = peopleIn(sim.Before.Roll, corrected)
	if err := c.show(s, sim.Comparison, out); err != nil {
		return err
	}
	if len(out.People)+len(out.Mirrors) > 0 {
		return outcomeError(ExitPending)
	}
	return nil
}

// peopleIn counts the people of some rows, each once: where they put posts in
// order, they have one in each.
func peopleIn(r *certame.Roll, rows [][]certame.Person) int {
	seen := map[certame.Person]bool{}
	for _, list := range rows {
		for _, row := range list {
			seen[r.Head(row)] = true
		}
	}
	return len(seen)
}

// marksFile is the spreadsheet of corrected marks.
func marksFile(path string) intake.File {
	return intake.File{
		Path: path, Shown: filepath.Base(path), Limit: 4 << 30,
		WhenMissing: "Confira o caminho dado em --notas.", WhenFolder: "Indique o arquivo CSV.", WhenTooLarge: "Deixe só as pessoas cuja nota muda.",
		WhenEmpty: "A primeira linha traz inscricao e as colunas de notas que mudam.",
	}
}

func (c *ordemRetificacao) show(s *session, sim *whatif.Comparison, out rectificationJSON) error {
	if s.root.JSON {
		return s.writeJSON(out)
	}
	fmt.Fprintf(s.Out, "%s, SHA-256 %s…: %s. Nada foi gravado.\n\n", out.Table, out.Digest[:12],
		locale.Count(out.Corrected, "pessoa com nota diferente da que está em vigor", "pessoas com nota diferente da que está em vigor"))
	if len(out.People) == 0 {
		fmt.Fprintln(s.Out, "Ninguém muda de situação.")
	} else {
		fmt.Fprintln(s.Out, answer.PeopleCount(sim.People)+":")
	}
	for i := range out.People {
		fmt.Fprintf(s.Out, "%s\n    %s [%s]\n", answer.Turn(s.words, sim, &sim.People[i]), out.People[i].Why, out.People[i].Article)
		if s.root.Explain {
			s.printArticles(s.Out, sim.People[i].Basis)
		}
	}
	for _, line := range answer.MirrorTurns(s.words, sim) {
		fmt.Fprintln(s.Out, line)
	}
	if out.Corrected > 0 {
		fmt.Fprintf(s.Out, "\nPara que passe a valer: certame fato registrar notas --pasta %s --tabela %s --ato \"…\"\n", console.Argument(c.Folder), console.Argument(c.Marks))
	}
	return nil
}

// crossersShown is how many people a reason names.
const crossersShown = 3

// whyWords say which corrected mark did it.
func (s *session) whyWords(c *whatif.Comparison, why whatif.Why) string {
	var parts []string
	for _, m := range why.Own {
		name := "a nota"
		if m.Column != "" {
			name = m.Column
		}
		parts = append(parts, name+" "+markTurn(c, m))
	}
	if len(why.Ahead) > 0 {
		parts = append(parts, locale.Agree(len(why.Ahead), "passa à frente ", "passam à frente ")+crossers(c, why.Ahead))
	}
	if len(why.Behind) > 0 {
		parts = append(parts, locale.Agree(len(why.Behind), "fica atrás ", "ficam atrás ")+crossers(c, why.Behind))
	}
	if len(parts) == 0 {
		return "pela alternância: muda quem está nas listas, e com isso a vaga"
	}
	return strings.Join(parts, "; ")
}

func crossers(c *whatif.Comparison, people []certame.Person) string {
	var ids []string
	for _, who := range people[:min(len(people), crossersShown)] {
		ids = append(ids, string(c.Before.Roll.IDs.At(who)))
	}
	text := locale.Agree(len(people), "a inscrição ", "as inscrições ") + strings.Join(ids, ", ")
	if more := len(people) - crossersShown; more > 0 {
		text += fmt.Sprintf(" e mais %d", more)
	}
	return text + ", de nota corrigida"
}

// markTurn says how a mark changes; a missing one is not zero.
func markTurn(c *whatif.Comparison, m whatif.Corrected) string {
	said := func(score certame.Score) string {
		return string(certame.AppendScore(nil, score, ',', c.After.Roll.Places))
	}
	switch {
	case m.Before == certame.NoScore:
		return "passa a ser " + said(m.After)
	case m.After == certame.NoScore:
		return said(m.Before) + " deixa de existir"
	}
	return "passa de " + said(m.Before) + " a " + said(m.After)
}

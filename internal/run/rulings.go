package run

import (
	"crypto/sha256"
	"path/filepath"

	"certame/confirmation"
	"certame/internal/intake"
	"certame/internal/intake/boards"
)

// RulingsFile is what the boards settled, as comissao apurar writes it; a folder
// may do without it, and then the columns confirmacao_<grupo> decide.
const RulingsFile = "confirmacoes.csv"

const rulingsLimit = 1 << 30

// settle lets confirmacoes.csv decide the options that it speaks of.
func (l *Loaded) settle() error {
	f := intake.File{
		Path: filepath.Join(l.Folder, RulingsFile), Shown: RulingsFile, Limit: rulingsLimit, MayBeMissing: true,
		WhenFolder:   "Grave a planilha como CSV com este nome.",
		WhenTooLarge: "Confira se é o resultado das comissões.",
		WhenEmpty:    "Grave-o com: certame comissao apurar --votos votos.csv --saida confirmacoes.csv.",
	}
	raw, err := f.Read()
	if raw == nil || err != nil {
		return err
	}
	l.Digests = append(l.Digests, Digest{RulingsFile, sha256.Sum256(raw), len(raw)})
	list, err := boards.ParseRulings(raw, RulingsFile, l.Terms, boards.NewPeople(l.Roll))
	if err != nil {
		return err
	}
	l.Rulings = confirmation.NewRulings(list)
	l.Rulings.Settle(l.Roll)
	l.Rulings.Record(l.Terms.Regime.ID, RulingsFile, &l.Log)
	return nil
}

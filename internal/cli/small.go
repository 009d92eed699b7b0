package cli

import (
	"fmt"
	"strings"

	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/law"
)

// versao prints the version of the engine.
type versao struct{}

// Run prints it.
func (versao) Run(s *session) error {
	if s.root.JSON {
		return s.writeJSON(map[string]string{"motor": run.Engine})
	}
	fmt.Fprintln(s.Out, run.Engine)
	return nil
}

// glossaryHelp explains a word of the glossary; old words find the new ones.
func glossaryHelp(s *session, word string) error {
	var words []string
	for _, term := range law.Glossary() {
		names := append([]string{term.Portuguese}, term.Synonyms...)
		for _, name := range names {
			if intake.Fold(name) == intake.Fold(word) {
				fmt.Fprintf(s.Out, "%s\n  %s\n", term.Portuguese, term.Definition)
				if len(term.Provisions) > 0 {
					fmt.Fprintf(s.Out, "  %s\n", law.Citations(term.Provisions))
				}
				if len(term.Synonyms) > 0 {
					fmt.Fprintf(s.Out, "  Também se diz: %s\n", strings.Join(term.Synonyms, ", "))
				}
				return nil
			}
			words = append(words, name)
		}
	}
	if near := intake.Nearest(word, words); near != "" {
		return usage.Error(fmt.Sprintf("não há ajuda para «%s». O mais parecido é «%s»", word, near))
	}
	return usage.Error(fmt.Sprintf("não há ajuda para «%s». Veja: certame ajuda", word))
}

package cli

import (
	"fmt"
	"io"
	"strings"

	"certame/docs/manual"
	"certame/internal/cli/console"
	"certame/internal/cli/usage"
	"certame/internal/intake"
)

// helpWide is the narrowest terminal anybody has.
const helpWide = 80

// writeTopics lists the manual, a line a topic.
func writeTopics(w io.Writer) {
	fmt.Fprintln(w, "\nTemas do manual (certame ajuda <tema>):")
	for _, topic := range manual.Topics() {
		fmt.Fprintf(w, "  %-14s %s\n", topic.Name, topic.Lead)
	}
	fmt.Fprint(w, "\nReferências: certame ajuda comandos.md, edital.md, colunas.md, configuracao.md\nTodos os documentos: certame ajuda indice.md\n")
	fmt.Fprint(w, "\nUma seção só: certame ajuda orgao livro de fatos\nQualquer palavra: certame ajuda desistência\n")
}

// manualHelp is a topic of the manual, or the one section of it that the words after its
// name say.
func manualHelp(s *session, words []string) (bool, error) {
	for _, topic := range manual.Topics() {
		if topic.Name != intake.Fold(words[0]) {
			continue
		}
		if len(words) > 1 {
			return sectionHelp(s, topic, strings.Join(words[1:], " "))
		}
		text, _ := manual.Text(topic.Name)
		_, err := io.WriteString(s.Out, manual.Plain(text, helpWide))
		return true, err
	}
	return false, nil
}

// documentHelp is a document, asked for by the name of its file: «edital.md» is not the
// word «edital», nor the topic of the name.
func documentHelp(s *session, words []string) (bool, error) {
	name, is := strings.CutSuffix(words[0], ".md")
	if !is || len(words) > 1 {
		return false, nil
	}
	text, found := manual.PlainDocument(name, helpWide)
	if !found {
		return true, usage.Error(fmt.Sprintf("«%s» não é documento que o programa traga. A lista: certame ajuda indice.md", words[0]))
	}
	_, err := io.WriteString(s.Out, text)
	return true, err
}

func sectionHelp(s *session, topic manual.Topic, name string) (bool, error) {
	var titles []string
	for _, section := range manual.Sections(topic) {
		if intake.Fold(section.Title) == intake.Fold(name) {
			_, err := io.WriteString(s.Out, manual.Plain("## "+section.Title+"\n\n"+section.Text, helpWide))
			return true, err
		}
		titles = append(titles, section.Title)
	}
	return true, usage.Error(fmt.Sprintf("«%s» não é seção de %s. As seções: %s", name, topic.Name, strings.Join(titles, " · ")))
}

// mentions are the sections of the manual where a word is, the glossary apart: it has
// its own answer.
func mentions(word string) (found []manual.Section) {
	for _, topic := range manual.Topics() {
		if topic.Name == manual.Words {
			continue
		}
		for _, section := range manual.Sections(topic) {
			if strings.Contains(intake.Fold(section.Title+" "+manual.Plain(section.Text, helpWide)), intake.Fold(word)) {
				found = append(found, section)
			}
		}
	}
	return found
}

func writeMentions(w io.Writer, found []manual.Section) {
	fmt.Fprintln(w, "No manual:")
	for _, section := range found {
		fmt.Fprintf(w, "  certame ajuda %s %s\n", section.Topic.Name, titleArgument(section.Title))
	}
}

// titleArgument is a title as a shell takes it: its words may come apart.
func titleArgument(title string) string {
	if whole := strings.ReplaceAll(title, " ", ""); console.Argument(whole) == whole {
		return title
	}
	return console.Argument(title)
}

package web_test

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"certame/docs"
	"certame/internal/auth/roles"
	"certame/internal/web/webtest"
)

var (
	unread  = regexp.MustCompile(`(?s)<(script|style|code|pre|textarea|title)\b.*?</(script|style|code|pre|textarea|title)>|<option\b[^>]*>|<[^>]*>`)
	heading = regexp.MustCompile(`<h1\b`)
	machine = regexp.MustCompile(`\b[a-zà-ú]+_[a-zà-ú_]+\b`)
	isoDate = regexp.MustCompile(`\b\d{4}-\d{2}-\d{2}\b`)
	ofMany  = regexp.MustCompile(`\(s\)|\(es\)|\(is\)`)
	english = regexp.MustCompile(`(?i)\b(the|and|file|error|user|login|upload|download|job|jobs|hash|true|false|null|nil|pending|done|failed|running|queued|draft|seed|round|beacon|timeout|submit|search|loading|warning|settings|page not found)\b`)
	posting = regexp.MustCompile(`(?s)<form\b[^>]*method="post".*?</form>`)
	sending = regexp.MustCompile(`(?s)<button\b[^>]*type="submit"[^>]*>(.*?)</button>`)
	doing   = regexp.MustCompile(`^(\p{Lu}\p{Ll}*(ar|er|ir|or)|Confirmo)\b`)
	titled  = regexp.MustCompile(`(?s)<title>(.*?)</title>`)
	tabled  = regexp.MustCompile(`(?s)<table\b[^>]*>\s*<caption[^>]*>\s*\S`)
	tables  = regexp.MustCompile(`<table\b`)
)

// toBeWritten are keys that a page tells people to write in the edital, and the name by
// which an account of the demonstration enters.
var toBeWritten = map[string]bool{"por_grupo": true, "prazo_recurso": true, "membro_recursal": true}

// quoted are pages that show files as they are written: the dictionary of the open data,
// the keys of each interpretation.
var quoted = map[string]bool{"publico-dados": true, "direito-interpretacoes": true}

// citing are pages that show the words of the laws, and of who wrote of them before.
var citing = map[string]bool{"direito": true, "direito-norma": true, "direito-dispositivo": true}

// What every page says, read as text: one heading, a title of its own, Portuguese, no key
// of a file, no date of a machine, buttons that say what they do, tables that say what of.
func TestWordsOfEveryPage(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	for _, page := range pages {
		t.Run(page.shown, func(t *testing.T) {
			status, text := asked(t, p, page.role, fill.Replace(page.pattern))
			if status >= 500 {
				t.Fatalf("status %d", status)
			}
			if n := len(heading.FindAllString(text, -1)); n != 1 {
				t.Errorf("%d headings of the first level", n)
			}
			title := titled.FindStringSubmatch(text)[1]
			if !strings.HasSuffix(title, "certame") {
				t.Errorf("the tab says %q", title)
			}
			if len(tables.FindAllString(text, -1)) != len(tabled.FindAllString(text, -1)) {
				t.Error("a table has no caption")
			}
			for _, form := range posting.FindAllString(text, -1) {
				if strings.Contains(form, `action="/contraste"`) { // it names the state it goes to
					continue
				}
				for _, button := range sending.FindAllStringSubmatch(form, -1) {
					if said := words(button[1]); !doing.MatchString(said) {
						t.Errorf("a button of a form says %q, which is no verb", said)
					}
				}
			}
			said := words(text)
			for _, wrong := range docs.Misnamed(said) {
				if !citing[page.shown] {
					t.Errorf("a thing by another name: %s", wrong)
				}
			}
			for what, unwanted := range map[string]*regexp.Regexp{"a key": machine, "a date of a machine": isoDate, "a plural in brackets": ofMany, "English": english} {
				for _, found := range unwanted.FindAllString(said, -1) {
					if !toBeWritten[found] && !quoted[page.shown] {
						t.Errorf("%s: %q", what, found)
					}
				}
			}
		})
	}
}

// words are the text of a page, without marks and without what is shown as it was written.
func words(text string) string {
	return strings.Join(strings.Fields(html.UnescapeString(unread.ReplaceAllString(text, " "))), " ")
}

var stacked = regexp.MustCompile(`(?s)<div class="br-table empilha".*?</table>`)

// On a phone a table of sentences loses its heading: each cell brings the name of its
// column, as the heading of the wide table has it.
func TestStackedTablesNameTheirCells(t *testing.T) {
	p := webtest.Start(t)
	fill := filled(t, p, 60, 2)
	_, text := asked(t, p, roles.HR, fill.Replace("/certames/{certame}/fatos"))
	table := stacked.FindString(text)
	rows := strings.Count(table, "<tr>") - 1
	for _, column := range []string{"Fato", "O que houve", "Dados", "Estorno"} {
		if n := strings.Count(table, `data-c="`+column+`"`); rows < 1 || n != rows {
			t.Errorf("%d cells are named %q in %d rows", n, column, rows)
		}
	}
}

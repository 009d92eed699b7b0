// Package report writes the result of a contest as one HTML page that needs
// nothing else: no script, no font, no image, no request. It decides nothing;
// every number comes from the outcome, in the order of the edital, so that the
// same outcome gives the same bytes.
//
// People appear by registration number only (S08), and statistics by group hide
// cells under five (S24); the lists that the law orders published stay whole.
package report

import (
	"bufio"
	"embed"
	"html/template"
	"io"

	"certame/contest"
	"certame/edital"
	"certame/law"
	"certame/trace"
)

// Options are what the page says and the outcome does not know. A nil function
// leaves the code of the finding, or nothing, in the place of the text.
type Options struct {
	Finding      func(law.Wording, trace.Finding) (message, remedy string)
	Step         func(law.Wording, trace.Step) string
	Version      string
	InputDigests []Digest
}

// Digest is the SHA-256 of one input file, in hexadecimal.
type Digest struct{ Name, SHA256 string }

//go:embed *.tmpl report.css
var files embed.FS

// layout is the page in the words of a contest.
func layout(t *edital.Terms) *template.Template {
	words := template.FuncMap{"palavra": t.Word}
	return template.Must(template.New("").Funcs(words).ParseFS(files, "*.tmpl"))
}

// word is a civil word as the contest says it.
func (v *view) word(civil string) string { return v.Terms.Word(civil) }

// Write writes the page of o.
func Write(w io.Writer, o *contest.Outcome, opt Options) error {
	out := bufio.NewWriterSize(w, 64<<10)
	if err := layout(o.Terms).ExecuteTemplate(out, "report.html.tmpl", newPage(o, opt.complete())); err != nil {
		return err
	}
	return out.Flush()
}

func (opt Options) complete() Options {
	if opt.Finding == nil {
		opt.Finding = func(_ law.Wording, f trace.Finding) (string, string) { return f.Code, "" }
	}
	if opt.Step == nil {
		opt.Step = func(law.Wording, trace.Step) string { return "" }
	}
	return opt
}

func styleSheet() template.CSS {
	css, err := files.ReadFile("report.css")
	if err != nil {
		panic(err) // the file is embedded: its absence is a fault of the build
	}
	return template.CSS(css)
}

package web

import (
	"bytes"
	"embed"
	"fmt"
	"html/template"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"certame"
	"certame/internal/locale"
	"certame/internal/web/parts"
)

//go:embed paginas/*.html partes/*.html
var texts embed.FS

// readPages joins each page to the frame and the parts. A page defines «conteudo».
func (s *Server) readPages() (map[string]*template.Template, error) {
	base, err := template.New("quadro").Funcs(s.functions()).ParseFS(texts, "partes/*.html")
	if err != nil {
		return nil, err
	}
	names, err := fs.Glob(texts, "paginas/*.html")
	if err != nil {
		return nil, err
	}
	pages := map[string]*template.Template{}
	for _, name := range names {
		own, err := base.Clone()
		if err != nil {
			return nil, err
		}
		if own, err = own.ParseFS(texts, name); err != nil {
			return nil, err
		}
		pages[strings.TrimSuffix(path.Base(name), ".html")] = own
	}
	return pages, nil
}

// show writes a page. One that fails halfway sends nothing of itself.
func (v *visit) show(page string, f Frame, data any) error { return v.render(200, page, f, data) }

func (v *visit) render(status int, page string, f Frame, data any) error {
	data = parts.Addressable(data)
	if status == http.StatusOK { // a refusal has no tables to save
		if is, err := v.saved(data); is || err != nil {
			return err
		}
		v.offer(data)
	}
	all := v.view(f, data)
	all.Refused = status == http.StatusUnprocessableEntity
	return v.execute(status, page, "pagina", all)
}

// showPart writes only one part of a page, for the script that puts it in its place.
func (v *visit) showPart(page, part string, data any) error { return v.execute(200, page, part, data) }

func (v *visit) execute(status int, page, part string, data any) error {
	own := v.pages[page]
	if own == nil {
		return fmt.Errorf("no page %s", page)
	}
	var text bytes.Buffer
	if err := own.ExecuteTemplate(&text, part, data); err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "text/html; charset=utf-8")
	v.w.WriteHeader(status)
	v.w.Write(text.Bytes()) //nolint:errcheck // who asked may be gone
	return nil
}

// partOnly says whether the script of the page asks for a part, not a whole page.
func (v *visit) partOnly() bool { return v.r.Header.Get("HX-Request") == "true" }

func (s *Server) functions() template.FuncMap {
	return template.FuncMap{
		"arquivo": s.assets.Address, "numero": locale.Whole, "dia": certame.Date.Brazilian, "instante": locale.Moment, "tamanho": locale.Bytes, "plural": locale.Count,
		"icone": s.icon, "semresultado": noResult, "chave": keyID, "navegador": browserName, "soma": func(a, b int) int { return a + b },
	}
}

// icon draws a glyph beside a text: it says nothing that the text does not.
func (s *Server) icon(name string) template.HTML {
	return template.HTML(`<svg class="icone" aria-hidden="true" focusable="false"><use href="` +
		template.HTMLEscapeString(s.assets.Address("icones.svg")+"#"+name) + `"></use></svg>`)
}

// noResult is what pages of results show before there is one.
func noResult(address string) parts.Empty {
	return parts.Empty{Title: "Este certame ainda não foi apurado.", Text: "As listas aparecem depois da primeira apuração, que se pede no painel.", Next: []parts.Link{{Text: "Ir para o painel", Address: address, Icon: "balance-scale"}}}
}

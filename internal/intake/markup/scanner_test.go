package markup

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

// all writes the tokens one after another.
func all(text string, limit int) (string, error) {
	s := NewScanner(strings.NewReader(text), limit)
	var b strings.Builder
	for {
		t, err := s.Next()
		if err != nil {
			if errors.Is(err, io.EOF) {
				err = nil
			}
			return b.String(), err
		}
		switch t.Kind {
		case Start:
			b.WriteString("<" + string(t.Name) + ">")
		case End:
			b.WriteString("</" + string(t.Name) + ">")
		case Text:
			b.Write(t.Text)
		}
	}
}

func TestTokens(t *testing.T) {
	for text, want := range map[string]string{
		"":                         "",
		"<a/>":                     "<a></a>",
		"<a>x</a>\n":               "<a>x</a>\n",
		"<?xml v?><x:a b='>'/>":    "<a></a>",
		"<a><!-- > -- --></a>":     "<a></a>",
		"<a>&lt;&#231;&#xE7;</a>":  "<a><çç</a>",
		"<a><![CDATA[<p>&x]]></a>": "<a><p>&x</a>",
		"<a><![CDATA[]]>b</a>":     "<a>b</a>",
	} {
		got, err := all(text, 100)
		if strings.TrimSpace(got) != strings.TrimSpace(want) || err != nil {
			t.Errorf("%q: %q, %v; want %q", text, got, err, want)
		}
	}
}

func TestAttributes(t *testing.T) {
	s := NewScanner(strings.NewReader(`<c r="A1" x:type = 'float' e="a&amp;b" bad="&no;"/>`), 100)
	c, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"r": "A1", "type": "float", "e": "a&b", "bad": "", "none": ""} {
		if got := c.Attr(name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func TestRefused(t *testing.T) {
	for text, want := range map[string]error{
		"<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>": ErrDocType,
		"<a>&b;</a>":                         ErrEntity,
		"<a>&#0x;</a>":                       ErrEntity,
		"<a>":                                ErrCut,
		"<a":                                 ErrCut,
		"x":                                  ErrCut,
		"<a><![CDATA[x":                      ErrCut,
		"<a><!-- x":                          ErrCut,
		"</a>":                               ErrMalformed,
		"< a/>":                              ErrMalformed,
		"<a>" + strings.Repeat("x", 200):     ErrTooLong,
		"<a b=\"" + strings.Repeat("x", 200): ErrTooLong,
		"<a><![CDATA[" + strings.Repeat("<>", 200): ErrTooLong,
	} {
		if _, err := all(text, 100); !errors.Is(err, want) {
			t.Errorf("%.40q: %v, want %v", text, err, want)
		}
	}
}

// A hostile cell is refused after its limit, however long it is.
func TestLongCellIsNotRead(t *testing.T) {
	source := &endless{left: 1 << 30}
	s := NewScanner(io.MultiReader(strings.NewReader("<a>"), source), 1<<20)
	var err error
	for err == nil {
		_, err = s.Next()
	}
	if read := 1<<30 - source.left; !errors.Is(err, ErrTooLong) || read > 2<<20 {
		t.Errorf("%d bytes read: %v", read, err)
	}
}

type endless struct{ left int }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	e.left -= len(p)
	return len(p), nil
}

// FuzzTokens: nothing panics, and what both accept is the same document.
func FuzzTokens(f *testing.F) {
	for _, seed := range []string{"<a><b c='d'>e</b></a>", "<?xml version=\"1.0\"?><a>&#231;<![CDATA[<]]></a>", "<a", "<!DOCTYPE a>", "<a b=\">\"/><c></c>", "<x:a y:b='c'/>"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := all(text, 1<<10)
		if err != nil {
			return
		}
		if want, ok := standard(text); ok && clean(got) != clean(want) {
			t.Errorf("%q\nread as %q\nwant    %q", text, got, want)
		}
	})
}

// clean leaves out what stands outside the elements and the ends of lines, which
// encoding/xml rewrites.
func clean(text string) string {
	return strings.NewReplacer("\r", "", "\n", "", " ", "", "\t", "").Replace(text)
}

func standard(text string) (string, bool) {
	d := xml.NewDecoder(strings.NewReader(text))
	var b strings.Builder
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return b.String(), true
		}
		if err != nil {
			return "", false
		}
		switch token := token.(type) {
		case xml.StartElement:
			b.WriteString("<" + token.Name.Local + ">")
		case xml.EndElement:
			b.WriteString("</" + token.Name.Local + ">")
		case xml.CharData:
			b.Write(token)
		}
	}
}

package markup

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// Kind of a token.
type Kind uint8

// The kinds. An empty element gives a Start and then an End.
const (
	Start Kind = iota + 1
	End
	Text
)

// What is refused.
var (
	ErrTooLong   = errors.New("uma célula ou marcação passa do tamanho aceito")
	ErrDocType   = errors.New("declara tipo de documento ou entidades, que não são aceitos")
	ErrEntity    = errors.New("usa uma entidade desconhecida")
	ErrMalformed = errors.New("XML malformado")
	ErrCut       = errors.New("o XML acaba antes do fim")
)

// Token is a piece of the document, valid until the next one.
type Token struct {
	Kind  Kind
	Name  []byte // without prefix
	Text  []byte
	attrs []byte
}

// Scanner reads tokens.
type Scanner struct {
	r       *bufio.Reader
	limit   int
	buffer  []byte
	decoded []byte
	depth   int
	empty   []byte // name of an empty element whose End is due
	isEmpty bool
}

// NewScanner reads from r, with no token longer than limit bytes.
func NewScanner(r io.Reader, limit int) *Scanner {
	return &Scanner{r: bufio.NewReaderSize(r, 64<<10), limit: limit}
}

// Next is the next token; io.EOF after the last element is closed.
func (s *Scanner) Next() (Token, error) {
	if s.isEmpty {
		s.isEmpty = false
		s.depth--
		return Token{Kind: End, Name: s.empty}, nil
	}
	for {
		text, err := s.text()
		if err != nil {
			return Token{}, err
		}
		if len(text) > 0 {
			return Token{Kind: Text, Text: text}, nil
		}
		t, err := s.tag()
		if err != nil || t.Kind != 0 {
			return t, err
		}
	}
}

// text reads up to the next tag. At the end of the file it says whether
// everything was closed.
func (s *Scanner) text() ([]byte, error) {
	if err := s.read('<'); err != nil {
		if !errors.Is(err, io.EOF) {
			return nil, err
		}
		if s.depth > 0 || len(bytes.TrimSpace(s.buffer)) > 0 {
			return nil, ErrCut
		}
		return nil, io.EOF
	}
	if err := s.r.UnreadByte(); err != nil {
		return nil, err
	}
	return s.unescape(s.buffer[:len(s.buffer)-1])
}

// read fills the buffer up to and including a byte.
func (s *Scanner) read(until byte) error {
	s.buffer = s.buffer[:0]
	return s.more(until)
}

func (s *Scanner) more(until byte) error {
	for {
		part, err := s.r.ReadSlice(until)
		if len(s.buffer)+len(part) > s.limit {
			return ErrTooLong
		}
		s.buffer = append(s.buffer, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return err
		}
	}
}

// tag reads what begins with "<"; comments and instructions give no token.
func (s *Scanner) tag() (Token, error) {
	head, _ := s.r.Peek(9)
	switch {
	case bytes.HasPrefix(head, []byte("<!--")):
		return Token{}, s.skip("-->")
	case bytes.HasPrefix(head, []byte("<?")):
		return Token{}, s.skip("?>")
	case string(head) == "<![CDATA[":
		return s.cdata()
	case bytes.HasPrefix(head, []byte("<!")):
		return Token{}, ErrDocType
	}
	if err := s.whole(); err != nil {
		return Token{}, cutShort(err)
	}
	return s.element(s.buffer[1 : len(s.buffer)-1])
}

func cutShort(err error) error {
	if errors.Is(err, io.EOF) {
		return ErrCut
	}
	return err
}

// whole reads a tag to its end: ">" within quotes is not it.
func (s *Scanner) whole() error {
	s.buffer = s.buffer[:0]
	quote := byte(0)
	for {
		seen := len(s.buffer)
		if err := s.more('>'); err != nil {
			return err
		}
		if quote = quoteAfter(s.buffer[seen:], quote); quote == 0 {
			return nil
		}
	}
}

// quoteAfter is the quote that is open after a text, given the one before it.
func quoteAfter(text []byte, quote byte) byte {
	for _, c := range text {
		switch {
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote:
			quote = 0
		}
	}
	return quote
}

func (s *Scanner) element(inside []byte) (Token, error) {
	if bytes.HasPrefix(inside, []byte{'/'}) {
		if s.depth--; s.depth < 0 {
			return Token{}, ErrMalformed
		}
		return Token{Kind: End, Name: local(bytes.TrimSpace(inside[1:]))}, nil
	}
	empty := bytes.HasSuffix(inside, []byte{'/'})
	inside = bytes.TrimSuffix(inside, []byte{'/'})
	end := bytes.IndexAny(inside, " \t\r\n")
	if end < 0 {
		end = len(inside)
	}
	name := local(inside[:end])
	if len(name) == 0 {
		return Token{}, ErrMalformed
	}
	s.depth++
	if s.isEmpty = empty; empty {
		s.empty = append(s.empty[:0], name...)
	}
	return Token{Kind: Start, Name: name, attrs: inside[end:]}, nil
}

// local is a name without its prefix.
func local(name []byte) []byte {
	if at := bytes.IndexByte(name, ':'); at > 0 && at < len(name)-1 {
		return name[at+1:]
	}
	return name
}

// cdata is text as it stands.
func (s *Scanner) cdata() (Token, error) {
	if _, err := s.r.Discard(len("<![CDATA[")); err != nil {
		return Token{}, err
	}
	s.buffer = s.buffer[:0]
	for {
		if err := s.more('>'); err != nil {
			return Token{}, cutShort(err)
		}
		if text, ended := bytes.CutSuffix(s.buffer, []byte("]]>")); ended {
			if len(text) == 0 {
				return Token{}, nil
			}
			return Token{Kind: Text, Text: text}, nil
		}
	}
}

// skip passes over a comment or an instruction of any length, keeping none of it.
func (s *Scanner) skip(end string) error {
	last := make([]byte, 0, len(end))
	for {
		c, err := s.r.ReadByte()
		if err != nil {
			return cutShort(err)
		}
		if len(last) == len(end) {
			last = append(last[:0], last[1:]...)
		}
		if last = append(last, c); string(last) == end {
			return nil
		}
	}
}

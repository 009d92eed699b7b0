package scan

import (
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"net"
	"strings"
)

// clamd speaks the protocol of the daemon of ClamAV: INSTREAM, pieces with their length
// before them, an empty one, and one line of answer.
type clamd struct{ network, address string }

func (c clamd) begin(ctx context.Context) (asked, error) {
	conn, err := (&net.Dialer{}).DialContext(ctx, c.network, c.address)
	if err != nil {
		return nil, err
	}
	if until, has := ctx.Deadline(); has {
		if err := conn.SetDeadline(until); err != nil {
			return nil, err
		}
	}
	free := context.AfterFunc(ctx, func() { _ = conn.Close() }) // who sends is gone
	if _, err := io.WriteString(conn, "zINSTREAM\x00"); err != nil {
		free()
		_ = conn.Close() // it may be gone already
		return nil, err
	}
	return &stream{conn, free}, nil
}

type stream struct {
	conn net.Conn
	free func() bool
}

func (s *stream) Write(p []byte) (int, error) {
	if err := binary.Write(s.conn, binary.BigEndian, uint32(len(p))); err != nil { //nolint:gosec // of a buffer in memory
		return 0, err
	}
	return s.conn.Write(p)
}

// answerMost is of a line of answer, which has a name of a signature.
const answerMost = 4 << 10

func (s *stream) verdict() error {
	_ = binary.Write(s.conn, binary.BigEndian, uint32(0)) // it may have answered and stopped reading
	line, err := io.ReadAll(io.LimitReader(s.conn, answerMost))
	text := strings.Trim(string(line), "\x00\r\n ")
	if text == "" && err != nil {
		return err
	}
	return parseAnswer(text)
}

// parseAnswer reads the line. Only one answer lets a file through.
func parseAnswer(text string) error {
	said, is := strings.CutPrefix(text, "stream: ")
	if is && said == "OK" {
		return nil
	}
	if name, found := strings.CutSuffix(said, " FOUND"); is && found {
		return &Found{printable(name)}
	}
	return fmt.Errorf("resposta «%s»", printable(text))
}

// printable keeps of what another program says what may be shown: a name, and no more.
func printable(text string) string {
	clean := strings.Map(func(r rune) rune {
		if r < ' ' || r == '<' || r == '>' || r == 0x7f || r == '�' {
			return '_'
		}
		return r
	}, strings.ToValidUTF8(text, "_"))
	letters := []rune(clean)
	return string(letters[:min(len(letters), 120)])
}

func (s *stream) end() {
	s.free()
	_ = s.conn.Close() // it may be gone already
}

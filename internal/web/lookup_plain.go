package web

import (
	"bytes"
	"log/slog"
	"net"
	"net/http"
	"slices"
	"strconv"
	"sync/atomic"
	"time"

	"certame/internal/frontline"
	"certame/internal/lookup"
	"certame/internal/web/passage"
)

// Before answers plain requests for fragments before the server of HTTP, which takes
// three times as long for each. What it leaves, the server answers with the same bytes
// (lookup_fast.go): a test holds one to the other.
func (s *Server) Before(on net.Listener) net.Listener {
	if s.Lookups == nil {
		return on
	}
	p := &plainly{lookups: s.Lookups, log: s.Log, clock: s.Clock, head: s.plainHead(), told: s.Plain}
	if p.told == nil {
		p.told = func() {}
	}
	return frontline.Before(on, lookup.Root, frontline.Times{Head: passage.HeadTime, Idle: passage.IdleTime, Write: passage.BodyTime}, p.answer)
}

// plainHead are the heads that are the same in every answer, as they are sent.
func (s *Server) plainHead() []byte {
	h, text := http.Header{}, bytes.Buffer{}
	s.fragmentHead(h, "")
	h.Del("ETag")
	h.Del("Content-Type") // of a file that is sent: the server says none of one that is not
	if err := h.Write(&text); err != nil {
		panic(err) // memory takes all
	}
	return text.Bytes()
}

type plainly struct {
	lookups *lookup.Desk
	log     *slog.Logger
	clock   func() time.Time
	head    []byte
	date    atomic.Pointer[dateHead]
	told    func()
}

// dateHead is the head of the date, which changes each second.
type dateHead struct {
	second int64
	text   []byte
}

func (p *plainly) now() []byte {
	now := p.clock()
	if d := p.date.Load(); d != nil && d.second == now.Unix() {
		return d.text
	}
	d := &dateHead{now.Unix(), []byte("Date: " + now.UTC().Format(http.TimeFormat) + "\r\n")}
	p.date.Store(d)
	return d.text
}

// answer is the whole answer, as it goes.
func (p *plainly) answer(to []byte, r frontline.Request) ([]byte, bool) {
	pack, file, found := p.lookups.At(string(r.Path))
	if !found || !passage.AcceptsIn(string(r.Accepts), "gzip") {
		return to, false
	}
	size := pack.Size(file)
	same := len(r.Has) > 0 && hasIn(string(r.Has), fragmentTag(pack, file, "-gz"))
	if same {
		to = append(to, "HTTP/1.1 304 Not Modified\r\n"...)
	} else {
		to = append(to, "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Type: "...)
		to = append(append(to, fragmentType[0]...), "\r\nContent-Length: "...)
		to = append(strconv.AppendInt(to, int64(size), 10), "\r\n"...)
	}
	to = append(append(to, p.head...), p.now()...)
	to = append(append(append(to, "Etag: \""...), pack.Tag...), '-')
	to = append(strconv.AppendInt(to, int64(file), 16), "-gz\"\r\n\r\n"...)
	if same {
		p.told()
		return to, true
	}
	begin := len(to)
	to = slices.Grow(to, size)[:begin+size]
	if err := pack.Read(file, to[begin:]); err != nil {
		p.log.Error("consulta do resultado", "erro", err.Error())
		return to, false // the server says so
	}
	p.told()
	return to, true
}

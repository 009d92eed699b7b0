package frontline

import (
	"bytes"
	"net"
	"strings"
	"sync"
	"time"
)

// Answer adds to a piece of memory the whole answer to a request, or says that it is for
// the server.
type Answer func(to []byte, r Request) ([]byte, bool)

// Listener stands before another: a server that accepts from it gets the connections
// whose first request not answered here waits in them.
type Listener struct {
	net.Listener
	root   []byte
	answer Answer
	times  Times

	handed chan net.Conn
	failed chan error
	done   chan struct{}
	once   sync.Once

	mutex sync.Mutex
	at    map[net.Conn]struct{} // those that are answered here
}

// Times are the limits of a connection.
type Times struct{ Head, Idle, Write time.Duration }

// largest request that is taken here.
const largest = 4 << 10

// Before answers what is under root, ending in a slash, for the listener.
func Before(on net.Listener, root string, times Times, answer Answer) *Listener {
	if !strings.HasSuffix(root, "/") {
		panic("internal/frontline: " + root)
	}
	l := &Listener{
		Listener: on, root: []byte("GET " + root), answer: answer, times: times,
		handed: make(chan net.Conn), failed: make(chan error), done: make(chan struct{}), at: map[net.Conn]struct{}{},
	}
	go l.accept()
	return l
}

func (l *Listener) accept() {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			select {
			case l.failed <- err:
				continue
			case <-l.done:
				return
			}
		}
		if l.keep(c) {
			go l.serve(c)
		}
	}
}

// Accept gives a connection to the server.
func (l *Listener) Accept() (net.Conn, error) {
	select {
	case c := <-l.handed:
		return c, nil
	case err := <-l.failed:
		return nil, err
	case <-l.done:
		return nil, net.ErrClosed
	}
}

// Close ends it: who is being answered is answered to the end, and who waits is not.
func (l *Listener) Close() error {
	err := l.Listener.Close()
	l.once.Do(func() { close(l.done) })
	l.mutex.Lock()
	defer l.mutex.Unlock()
	for c := range l.at {
		c.SetReadDeadline(time.Unix(1, 0)) //nolint:errcheck // it is closing
	}
	return err
}

func (l *Listener) keep(c net.Conn) bool {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	select {
	case <-l.done:
		c.Close() //nolint:errcheck // nothing was said on it
		return false
	default:
	}
	l.at[c] = struct{}{}
	return true
}

// drop forgets a connection that is no longer answered here.
func (l *Listener) drop(c net.Conn) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	delete(l.at, c)
}

// hand gives the server a connection with what came on it.
func (l *Listener) hand(c net.Conn, came []byte) {
	l.drop(c)
	if c.SetDeadline(time.Time{}) == nil {
		select {
		case l.handed <- &handed{Conn: c, came: came}:
			return
		case <-l.done:
		}
	}
	c.Close() //nolint:errcheck // the server is gone, or the other side
}

// handed is a connection of which the beginning was read.
type handed struct {
	net.Conn
	came []byte
}

func (h *handed) Read(p []byte) (int, error) {
	if len(h.came) > 0 {
		n := copy(p, h.came)
		h.came = h.came[n:]
		return n, nil
	}
	return h.Conn.Read(p)
}

// serve answers what it can on a connection, and hands it on at the first request that
// it cannot.
func (l *Listener) serve(c net.Conn) {
	came, out := make([]byte, 0, largest), &writing{Conn: c, within: l.times.Write}
	until, begun := time.Now().Add(l.times.Head), true // of a request that begun, as of the first
	for {
		rest, state := l.answered(out, came)
		switch came = rest; state {
		case over:
			return
		case forServer:
			l.hand(c, came)
			return
		}
		now := time.Now()
		if len(came) == 0 {
			until, begun = now.Add(l.times.Idle), false
		} else if !begun {
			until, begun = now.Add(l.times.Head), true
		}
		if came = l.read(c, came, until); came == nil {
			return
		}
	}
}

// How a connection goes on.
const (
	waits = iota // for the rest of a request, or for another
	forServer
	over
)

// answered answers every whole request that came, and gives what is left.
func (l *Listener) answered(out *writing, came []byte) (rest []byte, state int) {
	for {
		end := bytes.Index(came, blank)
		if !l.mayBe(came) || end < 0 && (len(came) == cap(came) || odd(came)) {
			return came, forServer
		}
		if end < 0 {
			return came, waits
		}
		r, plain := parse(came[:end+len(blank)])
		if plain {
			out.text, plain = l.answer(out.text[:0], r)
		}
		if !plain {
			return came, forServer
		}
		if err := out.send(); err != nil {
			l.end(out.Conn)
			return nil, over
		}
		came = append(came[:0], came[end+len(blank):]...)
	}
}

// mayBe says whether what came may be the beginning of a request for here.
func (l *Listener) mayBe(came []byte) bool {
	n := min(len(came), len(l.root))
	return bytes.Equal(came[:n], l.root[:n])
}

// odd says whether a line ends in another way than it should: a blank one may never come.
func odd(came []byte) bool {
	return bytes.Count(came, lineEnd) != bytes.Count(came, lineEnd[1:])
}

// read waits for more; nil ends the connection.
func (l *Listener) read(c net.Conn, came []byte, until time.Time) []byte {
	err := c.SetReadDeadline(until)
	select {
	case <-l.done: // Close may have come before the deadline was put
		err = net.ErrClosed
	default:
	}
	if err == nil {
		if n, _ := c.Read(came[len(came):cap(came)]); n > 0 { // an error comes again with nothing
			return came[:len(came)+n]
		}
	}
	return l.end(c)
}

// writing is the way out of a connection.
type writing struct {
	net.Conn
	text   []byte
	within time.Duration
	until  time.Time
}

// send puts the deadline again only when half of it is gone: each answer has half of the
// time, or more.
func (w *writing) send() error {
	if now := time.Now(); w.until.Sub(now) < w.within/2 {
		w.until = now.Add(w.within)
		if err := w.SetWriteDeadline(w.until); err != nil {
			return err
		}
	}
	_, err := w.Write(w.text)
	return err
}

func (l *Listener) end(c net.Conn) []byte {
	l.drop(c)
	c.Close() //nolint:errcheck // nothing more is said on it
	return nil
}

package frontline

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

const heads = "\r\nHost: 127.0.0.1:80\r\nAccept-Encoding: gzip\r\nUser-Agent: x (é)\r\n"

// front is a server that says «server», behind one that says «front» under /f/.
func front(t *testing.T, times Times) (address string, end func()) {
	t.Helper()
	on, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l := Before(on, "/f/", times, func(to []byte, r Request) ([]byte, bool) {
		if strings.HasSuffix(string(r.Path), "missing") {
			return to, false
		}
		return append(append(to, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"...), "front"...), true
	})
	server := &http.Server{ReadHeaderTimeout: time.Minute, Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body) // what a test sends
		io.WriteString(w, "server "+r.Method+" "+r.URL.Path+" "+string(body))
	})}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	end = func() {
		if err := server.Shutdown(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
		if err := <-ended; !errors.Is(err, http.ErrServerClosed) {
			t.Error(err)
		}
	}
	return on.Addr().String(), end
}

var patient = Times{time.Minute, time.Minute, time.Minute}

// said sends the pieces, each by itself, and reads so many answers.
func said(t *testing.T, address string, answers int, pieces ...string) string {
	t.Helper()
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	for _, piece := range pieces {
		if _, err := io.WriteString(c, piece); err != nil {
			t.Fatal(err)
		}
	}
	from, out := bufio.NewReader(c), ""
	for range answers {
		answer, err := http.ReadResponse(from, nil)
		if err != nil {
			t.Fatalf("after %q: %v", out, err)
		}
		body, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil {
			t.Fatal(err)
		}
		out += string(body) + "|"
	}
	return out
}

// What is plain is answered here, in pieces or together; from the first request that is
// not, the connection is the server's, with every byte in its order.
func TestAnswersOrHands(t *testing.T) {
	address, end := front(t, patient)
	defer end()
	get := func(path string) string { return "GET " + path + " HTTP/1.1" + heads + "\r\n" }
	post := "POST /f/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody"
	for name, c := range map[string]struct {
		answers int
		pieces  []string
		want    string
	}{
		"one":              {1, []string{get("/f/1")}, "front|"},
		"in pieces":        {1, strings.SplitAfter(get("/f/1"), "\n"), "front|"},
		"letter by letter": {1, strings.Split(get("/f/1"), ""), "front|"},
		"together":         {3, []string{get("/f/1") + get("/f/2") + get("/f/3")}, "front|front|front|"},
		"another place":    {2, []string{get("/g/1"), get("/f/1")}, "server GET /g/1 |server GET /f/1 |"},
		"not there":        {3, []string{get("/f/1") + get("/f/missing") + get("/f/2")}, "front|server GET /f/missing |server GET /f/2 |"},
		"a body":           {3, []string{get("/f/1") + post + get("/f/2")}, "front|server POST /f/x body|server GET /f/2 |"},
		"chunks":           {1, []string{"GET /f/1 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"}, "server GET /f/1 abc|"},
		"long":             {1, []string{"GET /f/1 HTTP/1.1" + heads + "Cookie: " + strings.Repeat("x", 8000) + "\r\n\r\n"}, "server GET /f/1 |"},
		"a question":       {1, []string{get("/f/1?a=b")}, "server GET /f/1 |"},
		"old":              {1, []string{"GET /f/1 HTTP/1.0\r\n\r\n"}, "server GET /f/1 |"},
		"lines of one":     {1, []string{"GET /f/1 HTTP/1.1\nHost: a\n\n"}, "server GET /f/1 |"},
		"goes away":        {1, []string{"GET /f/1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"}, "server GET /f/1 |"},
	} {
		if got := said(t, address, c.answers, c.pieces...); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}

// Who says nothing, or never ends saying, does not hold the server.
func TestSlow(t *testing.T) {
	address, end := front(t, Times{Head: 50 * time.Millisecond, Idle: 50 * time.Millisecond, Write: time.Minute})
	defer end()
	for name, begun := range map[string]string{"nothing": "", "half": "GET /f/1 HTTP/1.1\r\nHos", "after one": "GET /f/1 HTTP/1.1" + heads + "\r\n"} {
		c, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(c, begun); err != nil {
			t.Fatal(err)
		}
		if _, err := io.ReadAll(c); err != nil { // ends when the other side does
			t.Errorf("%s: %v", name, err)
		}
		c.Close()
	}
}

// A server that ends does not wait for who waits.
func TestEnds(t *testing.T) {
	address, end := front(t, patient)
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if got := said(t, address, 1, "GET /f/1 HTTP/1.1"+heads+"\r\n"); got != "front|" {
		t.Error(got)
	}
	end()
	if n, err := c.Read(make([]byte, 1)); n != 0 || err == nil {
		t.Errorf("%d, %v", n, err)
	}
	if c, err := net.Dial("tcp", address); err == nil {
		c.Close()
		t.Error("it still listens")
	}
}

// Whatever is taken here, the library of HTTP reads the same way: the same path, no
// body, and a connection that goes on. And it takes the whole of what was taken.
func FuzzParse(f *testing.F) {
	for _, seed := range []string{
		"GET /f/1 HTTP/1.1" + heads + "\r\n", "GET /f/1 HTTP/1.1\r\nHost: a\r\nIf-None-Match: \"x\", W/\"y\"\r\n\r\n", "GET /f/1 HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n",
		"GET /f/1 HTTP/1.1\r\nHost: a\r\n Folded: b\r\n\r\n", "GET /f/1 HTTP/1.1\r\nHost: a\r\nX\x00: b\r\n\r\n", "GET /f/1 HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET //f HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n",
		"GET /f/1 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n", "GET /f/1 HTTP/1.1\r\nHost: a\r\nX: a\nTransfer-Encoding: chunked\r\n\r\n",
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		end := bytes.Index(text, blank)
		if end < 0 {
			return
		}
		text = text[:end+len(blank)]
		got, plain := parse(text)
		if !plain {
			return
		}
		from := bufio.NewReader(bytes.NewReader(append(bytes.Clone(text), "rest"...)))
		r, err := http.ReadRequest(from)
		if err != nil {
			t.Fatalf("taken, and not HTTP: %q: %v", text, err)
		}
		rest, err := io.ReadAll(from)
		if err != nil || string(rest) != "rest" || r.ContentLength != 0 || r.Close || r.ProtoMajor != 1 || r.ProtoMinor != 1 || r.Method != http.MethodGet {
			t.Errorf("read otherwise: %q: %+v", text, r)
		}
		if r.URL.Path != string(got.Path) || r.RequestURI != string(got.Path) && !strings.HasPrefix(string(got.Path), "//") {
			t.Errorf("%q: %q and %q", text, r.URL.Path, got.Path)
		}
		if r.Header.Get("If-None-Match") != string(got.Has) || r.Header.Get("Accept-Encoding") != string(got.Accepts) {
			t.Errorf("%q: %+v and %+v", text, r.Header, got)
		}
	})
}

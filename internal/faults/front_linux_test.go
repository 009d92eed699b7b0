package faults

import (
	"context"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// front is the proxy that people reach: it sends each request to the next machine that
// says that it can work, and asks again elsewhere only what changes nothing.
type front struct {
	*httptest.Server
	mu   sync.Mutex
	all  []*replica
	well map[*replica]string // address of those that work
	turn int
}

// saidByFront marks what the proxy itself answered, as those of the market do with 502.
const saidByFront = "X-Intermediario"

func newFront(t *testing.T) *front {
	t.Helper()
	f := &front{well: map[*replica]string{}}
	f.Server = httptest.NewServer(http.HandlerFunc(f.forward))
	ctx, stop := context.WithCancel(context.WithoutCancel(t.Context()))
	var looking sync.WaitGroup
	looking.Go(func() { f.look(ctx) })
	t.Cleanup(func() { stop(); looking.Wait(); f.Close() })
	return f
}

// put lets the proxy know of a machine, which it sends people to once it is well.
func (f *front) put(r *replica) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, one := range f.all {
		if one == r {
			return
		}
	}
	f.all = append(f.all, r)
}

// look asks each machine whether it can work.
func (f *front) look(ctx context.Context) {
	asks := &http.Client{Timeout: 2 * time.Second}
	for ctx.Err() == nil {
		f.mu.Lock()
		all := append([]*replica{}, f.all...)
		f.mu.Unlock()
		var each sync.WaitGroup
		for _, r := range all {
			address := r.address
			each.Go(func() {
				answer, err := asks.Get(address + "/pronto")
				if err == nil {
					answer.Body.Close()
				}
				f.mark(r, address, err == nil && answer.StatusCode == http.StatusOK)
			})
		}
		each.Wait()
		select {
		case <-ctx.Done():
		case <-time.After(200 * time.Millisecond):
		}
	}
}

func (f *front) mark(r *replica, address string, well bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if delete(f.well, r); well {
		f.well[r] = address
	}
}

// next is a machine that is well; when none is, any: it says itself why it cannot.
func (f *front) next() (*replica, string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for range f.all {
		f.turn++
		r := f.all[f.turn%len(f.all)]
		if address := f.well[r]; address != "" {
			return r, address
		}
	}
	f.turn++
	r := f.all[f.turn%len(f.all)]
	return r, r.address
}

// through is as patient as a proxy that has other machines to send people to.
var through = &http.Transport{
	DialContext: (&net.Dialer{Timeout: 2 * time.Second}).DialContext, ResponseHeaderTimeout: 8 * time.Second, MaxIdleConnsPerHost: 64,
}

func (f *front) forward(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body) // of who is gone nothing is asked
	for range 3 {
		to, address := f.next()
		answer, err := pass(r, address, string(body))
		if err == nil {
			give(w, answer)
			return
		}
		f.mark(to, address, false)
		if r.Method != http.MethodGet || r.Context().Err() != nil {
			break
		}
	}
	w.Header().Set(saidByFront, "sim")
	w.WriteHeader(http.StatusBadGateway)
}

func pass(r *http.Request, address, body string) (*http.Response, error) {
	out := r.Clone(r.Context())
	out.RequestURI, out.URL.Scheme, out.URL.Host = "", "http", strings.TrimPrefix(address, "http://")
	out.Body, out.ContentLength = io.NopCloser(strings.NewReader(body)), int64(len(body))
	return through.RoundTrip(out)
}

func give(w http.ResponseWriter, answer *http.Response) {
	defer answer.Body.Close()
	for name, values := range answer.Header {
		w.Header()[name] = values
	}
	w.WriteHeader(answer.StatusCode)
	if _, err := io.Copy(w, answer.Body); err != nil {
		panic(http.ErrAbortHandler) // the machine died while it answered
	}
}

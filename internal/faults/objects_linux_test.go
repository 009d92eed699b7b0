package faults

import (
	"bytes"
	"io"
	"net/http"
	"os"
	"strings"
	"syscall"
)

// sent is how a machine answered.
type sent struct {
	status int
	header http.Header
	text   string
}

// send asks a machine, past the proxy, to make a contest out of a packed folder.
func (r *replica) send(secret, key, slug string, folder []byte) sent {
	r.t.Helper()
	q, err := http.NewRequest(http.MethodPost, r.address+"/api/v1/certames?certame="+slug, bytes.NewReader(folder))
	if err != nil {
		r.t.Fatal(err)
	}
	q.Header.Set("Authorization", "Bearer "+secret)
	q.Header.Set("Idempotency-Key", key)
	q.Header.Set("Content-Type", "application/zip")
	answer, err := asPerson.Do(q)
	if err != nil {
		r.t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		r.t.Fatal(err)
	}
	return sent{answer.StatusCode, answer.Header, string(text)}
}

// objectsGone takes the service of objects away: what needs it is refused in words, what
// does not works, and the same request with the same key is carried out when it is back,
// once, whichever machine it comes to.
func (w *world) objectsGone(secret string) {
	w.t.Helper()
	w.now("the service of objects is gone")
	folder := folderOf(10)
	near, other := w.machines[1], w.machines[2]
	near.objects.leadsNowhere(true)
	if s := near.send(secret, "objetos-fora", "enviado", folder); s.status != http.StatusServiceUnavailable || s.header.Get("Retry-After") == "" || !strings.Contains(s.text, "urn:certame:problema:fora-do-ar") {
		w.t.Errorf("%d %v\n%s", s.status, s.header, s.text)
	}
	if status := near.answers("/acompanhamento"); status >= http.StatusInternalServerError {
		w.t.Errorf("a page that needs no object answers %d", status)
	}
	near.objects.leadsNowhere(false)
	made := other.send(secret, "objetos-fora", "enviado", folder)
	again := near.send(secret, "objetos-fora", "enviado", folder)
	if made.status != http.StatusCreated || again.status != http.StatusCreated || again.header.Get("Idempotency-Replayed") != "true" || made.text != again.text {
		w.t.Errorf("%d %s\n%d %v %s", made.status, made.text, again.status, again.header, again.text)
	}
}

// diskFull gives a machine that is begun again a disk on which little fits: what does not
// is refused in words and the rest works, there and elsewhere.
func (w *world) diskFull(secret string) {
	w.t.Helper()
	w.now("the disk of a machine is full")
	small, folder := w.machines[0], folderOf(60_000)
	small.limit = 4_000_000
	small.start()
	if s := small.send(secret, "disco-cheio-1", "grande", folder); s.status != http.StatusInsufficientStorage || !strings.Contains(s.text, "urn:certame:problema:disco-cheio") {
		w.t.Errorf("%d\n%s", s.status, s.text)
	}
	if s := small.send(secret, "disco-cheio-2", "pequeno", folderOf(10)); s.status != http.StatusCreated {
		w.t.Errorf("what fits: %d\n%s", s.status, s.text)
	}
	if s := w.machines[1].send(secret, "disco-cheio-1", "grande", folder); s.status != http.StatusCreated {
		w.t.Errorf("elsewhere: %d\n%s", s.status, s.text)
	}
	small.signal(syscall.SIGTERM)
	err := <-small.ended
	if small.alive = false; err != nil {
		text, _ := os.ReadFile(small.log)
		w.t.Errorf("it did not end in order: %v\n%s", err, text)
	}
}

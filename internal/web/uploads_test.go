package web_test

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/web/webtest"
)

// mark is in every film and name that is sent: it must be found nowhere that it is not
// due.
const mark = "CANARIO-DO-FILME"

func film(n int) []byte {
	head := []byte("\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02" + mark)
	return append(head, bytes.Repeat([]byte("0123456789abcdef"), n/16)...)
}

// tusAsks sends one request of the protocol.
func tusAsks(t *testing.T, client *http.Client, method, address string, headers map[string]string, body io.Reader) *http.Response {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, address, body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Tus-Resumable", "1.0.0")
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { answer.Body.Close() })
	return answer
}

func metadata(fields ...string) string {
	var out []string
	for i := 0; i < len(fields); i += 2 {
		out = append(out, fields[i]+" "+base64.StdEncoding.EncodeToString([]byte(fields[i+1])))
	}
	return strings.Join(out, ",")
}

func ofFilm(registration string) string {
	return metadata("inscricao", registration, "grupo", "PPP", "filename", mark+".webm", "filetype", "video/webm")
}

// cut sends the beginning of a body and lets the connection fall.
func cut(t *testing.T, p *webtest.Platform, client *http.Client, address, offset string, part []byte, said int) {
	t.Helper()
	at, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	conn, err := net.Dial("tcp", at.Host)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	var cookies []string
	for _, c := range client.Jar.Cookies(at) {
		cookies = append(cookies, c.Name+"="+c.Value)
	}
	fmt.Fprintf(conn, "PATCH %s HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: %s\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: %d\r\n\r\n",
		at.Path, at.Host, strings.Join(cookies, "; "), offset, said)
	if _, err := conn.Write(part); err != nil {
		t.Fatal(err)
	}
}

// A film over connections that fall: each time the server says how much it has, and the
// rest is sent from there; in the end it is the film.
func TestResumableUpload(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	filmed, secretary := p.Films(c), p.Client(roles.Secretary)
	begin := p.URL + "/certames/exemplo/envios/filme"
	content := film(9 << 20)
	made := tusAsks(t, secretary, http.MethodPost, begin, map[string]string{"Upload-Length": fmt.Sprint(len(content)), "Upload-Metadata": ofFilm(filmed)}, nil)
	at := p.URL + made.Header.Get("Location")
	if made.StatusCode != http.StatusCreated || made.Header.Get("Upload-Expires") == "" {
		t.Fatal(made.Status)
	}
	has := func() int {
		t.Helper()
		answer := tusAsks(t, secretary, http.MethodHead, at, nil, nil)
		var n int
		if _, err := fmt.Sscan(answer.Header.Get("Upload-Offset"), &n); err != nil || answer.Header.Get("Cache-Control") != "no-store" {
			t.Fatal(answer.Status, answer.Header)
		}
		return n
	}
	for _, more := range []int{1_000_000, 5_000_000} {
		before := has()
		cut(t, p, secretary, at, fmt.Sprint(before), content[before:before+more], len(content)-before)
		for has() < before+more && t.Context().Err() == nil { // the end of it may still be being kept
			time.Sleep(20 * time.Millisecond)
		}
		if now := has(); now != before+more {
			t.Fatalf("%d came and it has %d", before+more, now)
		}
	}
	patch := func(client *http.Client, offset int, headers map[string]string, part []byte) *http.Response {
		all := map[string]string{"Upload-Offset": fmt.Sprint(offset), "Content-Type": "application/offset+octet-stream"}
		for name, value := range headers {
			all[name] = value
		}
		return tusAsks(t, client, http.MethodPatch, at, all, bytes.NewReader(part))
	}
	for what, c := range map[string]struct {
		answer *http.Response
		want   int
	}{
		"another place":   {patch(secretary, 0, nil, content), http.StatusConflict},
		"another type":    {patch(secretary, has(), map[string]string{"Content-Type": "text/plain"}, content), http.StatusUnsupportedMediaType},
		"another version": {patch(secretary, has(), map[string]string{"Tus-Resumable": "0.2.2"}, content), http.StatusPreconditionFailed},
		"no place":        {patch(secretary, has(), map[string]string{"Upload-Offset": "x"}, content), http.StatusBadRequest},
		"too much":        {patch(secretary, has(), nil, append(content[has():], 1)), http.StatusRequestEntityTooLarge},
		"somebody else":   {patch(p.Someone("outra.sec", "Outra", c.ID, roles.Secretary).Client, has(), nil, content[has():]), http.StatusNotFound},
	} {
		if c.answer.StatusCode != c.want {
			t.Errorf("%s: %s", what, c.answer.Status)
		}
	}
	last := patch(secretary, has(), nil, content[has():])
	if last.StatusCode != http.StatusNoContent || last.Header.Get("Upload-Offset") != fmt.Sprint(len(content)) || has() != len(content) {
		t.Fatal(last.Status, last.Header)
	}
	list, err := p.Custody.Of(t.Context(), c.ID, filmed, "PPP")
	if err != nil || len(list) != 1 || list[0].Size != int64(len(content)) || list[0].Name != mark+".webm" {
		t.Fatalf("%+v, %v", list, err)
	}
	plays(t, p, list[0], content)
}

// What begins without saying its length says it at the end; one that is taken back is
// not there; and the server says which protocol it speaks.
func TestUploadProtocol(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	filmed, secretary := p.Films(c), p.Client(roles.Secretary)
	begin := p.URL + "/certames/exemplo/envios/filme"
	options := tusAsks(t, secretary, http.MethodOptions, begin, nil, nil)
	if options.StatusCode != http.StatusNoContent || options.Header.Get("Tus-Version") != "1.0.0" || options.Header.Get("Tus-Max-Size") != "4294967296" {
		t.Error(options.Status, options.Header)
	}
	for what, c := range map[string]struct {
		headers map[string]string
		want    int
	}{
		"too large":        {map[string]string{"Upload-Length": "4294967297", "Upload-Metadata": ofFilm(filmed)}, http.StatusUnprocessableEntity},
		"no length":        {map[string]string{"Upload-Metadata": ofFilm(filmed)}, http.StatusBadRequest},
		"a length of less": {map[string]string{"Upload-Length": "-1", "Upload-Metadata": ofFilm(filmed)}, http.StatusBadRequest},
		"not base64":       {map[string]string{"Upload-Length": "1", "Upload-Metadata": "filename $$"}, http.StatusBadRequest},
		"a page":           {map[string]string{"Upload-Length": "1", "Upload-Metadata": metadata("inscricao", filmed, "grupo", "PPP", "filetype", "text/html")}, http.StatusUnprocessableEntity},
		"nobody called":    {map[string]string{"Upload-Length": "1", "Upload-Metadata": ofFilm("nada")}, http.StatusUnprocessableEntity},
		"no group":         {map[string]string{"Upload-Length": "1", "Upload-Metadata": metadata("inscricao", "1", "filetype", "video/webm")}, http.StatusUnprocessableEntity},
	} {
		answer := tusAsks(t, secretary, http.MethodPost, begin, c.headers, nil)
		text, _ := io.ReadAll(answer.Body)
		if answer.StatusCode != c.want || strings.Contains(string(text), "<html") {
			t.Errorf("%s: %s %s", what, answer.Status, text)
		}
	}
	one := func() string {
		return p.URL + tusAsks(t, secretary, http.MethodPost, begin, map[string]string{"Upload-Defer-Length": "1", "Upload-Metadata": ofFilm(filmed)}, nil).Header.Get("Location")
	}
	octets := map[string]string{"Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
	at, content := one(), film(100_000)
	tusAsks(t, secretary, http.MethodPatch, at, octets, bytes.NewReader(content))
	state := tusAsks(t, secretary, http.MethodHead, at, nil, nil)
	if state.Header.Get("Upload-Defer-Length") != "1" || state.Header.Get("Upload-Offset") != fmt.Sprint(len(content)) {
		t.Error(state.Header)
	}
	octets["Upload-Offset"], octets["Upload-Length"] = fmt.Sprint(len(content)), fmt.Sprint(len(content))
	if end := tusAsks(t, secretary, http.MethodPatch, at, octets, nil); end.StatusCode != http.StatusNoContent {
		t.Error(end.Status)
	}
	if again := tusAsks(t, secretary, http.MethodPatch, at, octets, nil); again.StatusCode != http.StatusNoContent || again.Header.Get("Upload-Offset") != fmt.Sprint(len(content)) {
		t.Errorf("who lost the last answer: %s", again.Status)
	}
	if list, err := p.Custody.Of(t.Context(), c.ID, filmed, ""); err != nil || len(list) != 1 {
		t.Errorf("%+v, %v", list, err)
	}
	if end := tusAsks(t, secretary, http.MethodDelete, at, nil, nil); end.StatusCode != http.StatusNotFound {
		t.Errorf("what is kept was taken back: %s", end.Status)
	}
	back := one()
	if end := tusAsks(t, secretary, http.MethodDelete, back, nil, nil); end.StatusCode != http.StatusNoContent {
		t.Error(end.Status)
	}
	if gone := tusAsks(t, secretary, http.MethodHead, back, nil, nil); gone.StatusCode != http.StatusNotFound {
		t.Error(gone.Status)
	}
}

// sentFile sends the file of a form, without the script of the page.
func sentFile(t *testing.T, client *http.Client, address, name, kind string, content []byte, fields ...string) (status int, to, page string) {
	t.Helper()
	var body bytes.Buffer
	boundary := "limite-da-forma"
	for i := 0; i < len(fields); i += 2 {
		fmt.Fprintf(&body, "--%s\r\nContent-Disposition: form-data; name=%q\r\n\r\n%s\r\n", boundary, fields[i], fields[i+1])
	}
	fmt.Fprintf(&body, "--%s\r\nContent-Disposition: form-data; name=\"arquivo\"; filename=%q\r\nContent-Type: %s\r\n\r\n%s\r\n--%s--\r\n", boundary, name, kind, content, boundary)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, address, &body)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "multipart/form-data; boundary="+boundary)
	answer, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	return answer.StatusCode, answer.Header.Get("Location"), string(text)
}

// A candidate sends of their own registration, by a form alone; ancestry and reports are
// refused with the article; nothing lies in the clear in the folder of the installation.
func TestCandidateSends(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	p.Owns(c, demo.FirstID)
	candidate := p.Client(roles.Candidate)
	page := p.URL + "/certames/exemplo/meus-documentos"
	pdf := printedPDF(t)
	send := func(name, kind string, content []byte, registration, group, piece string) (int, string, string) {
		return sentFile(t, candidate, page, name, kind, content, "inscricao", registration, "grupo", group, "peca", piece)
	}
	for what, c := range map[string]struct {
		registration, group, piece, says string
	}{
		"a report":        {demo.FirstID, "PPP", "laudo", "art. 9º, § 2º"},
		"ancestry":        {demo.FirstID, "PPP", "ancestralidade", "art. 9º, § 2º"},
		"of other people": {"999999", "PPP", "identidade_civil", "não é desta conta"},
	} {
		if status, _, text := send("a.pdf", "application/pdf", pdf, c.registration, c.group, c.piece); status != http.StatusUnprocessableEntity || !strings.Contains(text, c.says) {
			t.Errorf("%s: %d", what, status)
		}
	}
	if status, _, text := send("a.pdf", "application/pdf", film(10_000), demo.FirstID, "PPP", "identidade_civil"); status != http.StatusUnprocessableEntity || !strings.Contains(text, "não é o que") {
		t.Errorf("a film that says that it is a document: %d", status)
	}
	status, to, _ := send(mark+".pdf", "application/pdf", pdf, demo.FirstID, "PPP", "identidade_civil")
	if status != http.StatusSeeOther || !strings.Contains(to, "?guardado=") {
		t.Fatal(status, to)
	}
	if got := read(t, candidate, p.URL+to); !strings.Contains(got, "recebido e guardado") || strings.Contains(got, mark) {
		t.Errorf("what was sent:\n%s", got)
	}
	if list, err := p.Custody.Of(t.Context(), c.ID, demo.FirstID, ""); err != nil || len(list) != 1 {
		t.Errorf("%+v, %v", list, err)
	}
}

// Who did not sign the term films nobody (S11).
func TestFilmNeedsTerm(t *testing.T) {
	p := webtest.Start(t)
	c := p.Contest(60, 2)
	filmed := p.Films(c)
	other := p.Someone("outra.sec", "Outra da Secretaria", c.ID, roles.Secretary)
	if status, page := other.Opens("/certames/exemplo/gravar?inscricao=" + filmed); status != http.StatusForbidden || !strings.Contains(page, "Termo") {
		t.Errorf("the page: %d", status)
	}
	answer := tusAsks(t, other.Client, http.MethodPost, p.URL+"/certames/exemplo/envios/filme", map[string]string{"Upload-Length": "1", "Upload-Metadata": ofFilm(filmed)}, nil)
	if text, _ := io.ReadAll(answer.Body); answer.StatusCode != http.StatusForbidden || strings.Contains(string(text), "<html") {
		t.Errorf("the sending: %s %s", answer.Status, text)
	}
	if status, _, _ := sentFile(t, other.Client, p.URL+"/certames/exemplo/gravar", "a.webm", "video/webm", film(10_000), "inscricao", filmed, "grupo", "PPP"); status != http.StatusForbidden {
		t.Errorf("the form: %d", status)
	}
}

package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"path"
	"regexp"
	"strconv"

	"certame/internal/auth/roles"
)

// session is somebody of the secretariat, who sends a film.
type session struct {
	http.Client
	address, filmed, at string
}

func enter(address, filmed string) (*session, error) {
	jar, err := cookiejar.New(nil)
	if err != nil {
		return nil, err
	}
	s := &session{Client: http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}, address: address, filmed: filmed}
	answer, err := s.Post(address+"/demonstracao/"+string(roles.Secretary), "", nil)
	if err != nil {
		return nil, err
	}
	return s, answer.Body.Close()
}

func (s *session) ask(method, at string, body io.Reader, length int64, headers map[string]string) (http.Header, error) {
	r, err := http.NewRequest(method, at, body) //nolint:noctx // it lasts as long as the trial
	if err != nil {
		return nil, err
	}
	r.ContentLength = length
	r.Header.Set("Tus-Resumable", "1.0.0")
	for name, value := range headers {
		r.Header.Set(name, value)
	}
	answer, err := s.Do(r)
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(answer.Body)
	answer.Body.Close() //nolint:errcheck // it was read
	if answer.StatusCode == http.StatusConflict {
		return answer.Header, errMoved
	}
	if err == nil && answer.StatusCode >= http.StatusMultipleChoices {
		err = fmt.Errorf("%s %s: %s %.200s", method, at, answer.Status, text)
	}
	return answer.Header, err
}

// errMoved is of a place that was right when it was asked: the end of what the broken
// connection had brought was still being kept.
var errMoved = errors.New("o envio está em outro ponto")

func (s *session) begin(size int64) error {
	said := ""
	for _, pair := range [][2]string{{"inscricao", s.filmed}, {"grupo", "PPP"}, {"filename", "filme.webm"}, {"filetype", "video/webm"}} {
		said += pair[0] + " " + base64.StdEncoding.EncodeToString([]byte(pair[1])) + ","
	}
	h, err := s.ask(http.MethodPost, s.address+"/certames/medido/envios/filme", nil, 0, map[string]string{"Upload-Length": strconv.FormatInt(size, 10), "Upload-Metadata": said})
	s.at = s.address + h.Get("Location")
	return err
}

func (s *session) has() (int64, error) {
	h, err := s.ask(http.MethodHead, s.at, nil, 0, nil)
	if err != nil {
		return 0, err
	}
	return strconv.ParseInt(h.Get("Upload-Offset"), 10, 64)
}

func (s *session) patch(at int64, body io.Reader, length int64) error {
	_, err := s.ask(http.MethodPatch, s.at, body, length, map[string]string{"Upload-Offset": strconv.FormatInt(at, 10), "Content-Type": "application/offset+octet-stream"})
	return err
}

var source = regexp.MustCompile(`src="(/certames/medido/guarda/[^"]+)"`)

// watch reads the film as a player does, and gives the digest of what came.
func (s *session) watch() (digest string, n int64, err error) {
	answer, err := s.Get(s.address + "/certames/medido/guarda/" + path.Base(s.at))
	if err != nil {
		return "", 0, err
	}
	page, err := io.ReadAll(answer.Body)
	answer.Body.Close() //nolint:errcheck // it was read
	found := source.FindSubmatch(page)
	if err != nil || found == nil {
		return "", 0, fmt.Errorf("a página não mostra o filme: %s, %w", answer.Status, err)
	}
	if answer, err = s.Get(s.address + string(found[1])); err != nil {
		return "", 0, err
	}
	defer answer.Body.Close()
	sum := sha256.New()
	n, err = io.Copy(sum, answer.Body)
	return hex.EncodeToString(sum.Sum(nil)), n, err
}

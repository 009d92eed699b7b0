package webtest

import (
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"

	"certame/internal/auth"
	"certame/internal/auth/roles"
	"certame/internal/store"

	"github.com/pquerna/otp/totp"
)

// Someone is a person with an account of their own, who entered with a password and a
// code of their telephone as everybody does.
type Someone struct {
	p       *Platform
	Account store.AccountID
	Login   string
	Client  *http.Client // follows where it is sent
	letters string       // of the telephone
}

// somebodysPassword is of every Someone.
const somebodysPassword = "barco girassol trovão lápis"

var lettersOfCode = regexp.MustCompile(`<code id="letras">([A-Z2-7]+)</code>`)

// Someone makes a person with roles in the contest, and enters.
func (p *Platform) Someone(login, name string, contest store.ContestID, held ...roles.Role) *Someone {
	p.t.Helper()
	account, link, err := p.Door.Register(p.t.Context(), auth.Person{}, auth.Newcomer{Login: login, Name: name})
	if err != nil {
		p.t.Fatal(err)
	}
	for _, r := range held {
		if err := p.Door.Grant(p.t.Context(), auth.Person{}, account.ID, contest, r); err != nil {
			p.t.Fatal(err)
		}
	}
	jar, _ := cookiejar.New(nil) // has no way to fail
	s := &Someone{p: p, Account: account.ID, Login: login, Client: &http.Client{Jar: jar}}
	_, page := s.Posts("/acesso/"+link, "senha", somebodysPassword)
	letters := lettersOfCode.FindStringSubmatch(page)
	if letters == nil {
		p.t.Fatalf("%s is not asked for a telephone:\n%s", login, page)
	}
	s.letters = letters[1]
	if status, page := s.Posts("/conta/codigos", "codigo", s.code()); status != http.StatusOK {
		p.t.Fatalf("%s has no second factor: %d\n%s", login, status, page)
	}
	return s
}

// code is what the telephone shows now.
func (s *Someone) code() string {
	s.p.t.Helper()
	code, err := totp.GenerateCode(s.letters, s.p.Store.Now())
	if err != nil {
		s.p.t.Fatal(err)
	}
	return code
}

// Returns enters again, as after a day away. A telephone shows another code every half
// minute, and one is taken only once.
func (s *Someone) Returns() {
	s.p.t.Helper()
	s.Posts("/entrar", "nome", s.Login, "senha", somebodysPassword)
	if status, page := s.Posts("/entrar/codigo", "codigo", s.code()); status != http.StatusOK {
		s.p.t.Fatalf("%s does not enter again: %d\n%s", s.Login, status, page)
	}
}

// Posts sends a form, and gives what is said where one ends.
func (s *Someone) Posts(address string, fields ...string) (status int, page string) {
	s.p.t.Helper()
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	return s.read(s.Client.PostForm(s.p.URL+address, form))
}

// Opens reads a page.
func (s *Someone) Opens(address string) (status int, page string) {
	s.p.t.Helper()
	return s.read(s.Client.Get(s.p.URL + address))
}

func (s *Someone) read(answer *http.Response, err error) (status int, page string) {
	s.p.t.Helper()
	if err != nil {
		s.p.t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // only read
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		s.p.t.Fatal(err)
	}
	return answer.StatusCode, string(text)
}

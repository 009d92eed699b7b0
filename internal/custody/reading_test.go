package custody_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/auth/roles"
	"certame/internal/custody"
	"certame/internal/store"
)

// A link is of one session, of one object, for a while, and of who may still see. Each
// one that is followed is one reading, written before the first byte.
func TestLinks(t *testing.T) {
	everywhere(t, func(t *testing.T, s *site) {
		o, content := put(t, s, 100_000)
		other, _ := put(t, s, 100_000)
		ana := must(s.Store.CreateAccount(ctx, store.Account{Login: "ana", Name: "Ana"}))(t)
		bia := must(s.Store.CreateAccount(ctx, store.Account{Login: "bia", Name: "Bia"}))(t)
		if err := s.Store.TieCandidacy(ctx, store.Candidacy{Contest: s.contest.ID, Registration: "0001", Account: ana.ID, TiedBy: "sec"}); err != nil {
			t.Fatal(err)
		}
		candidate := []roles.Role{roles.Account, roles.Candidate}
		who := custody.Viewer{Account: ana.ID, Visit: "v1", Held: candidate}
		for name, not := range map[string]custody.Viewer{
			"another candidate":          {Account: bia.ID, Visit: "v2", Held: candidate},
			"the same, without the role": {Account: ana.ID, Visit: "v1", Held: []roles.Role{roles.Account}},
			"who manages the platform":   {Account: bia.ID, Visit: "v2", Held: []roles.Role{roles.Administration, roles.HR, roles.Control, roles.Examiner}},
			"a member of no board of it": {Account: bia.ID, Visit: "v2", Held: []roles.Role{roles.Member, roles.AppealMember}},
			"another of the secretariat": {Account: bia.ID, Visit: "v2", Held: []roles.Role{roles.Secretary}},
			"the person, by no session":  {Account: ana.ID, Held: candidate},
		} {
			if _, err := s.Link(ctx, not, s.contest.ID, o.ID); !errors.Is(err, store.ErrNotFound) {
				t.Errorf("%s: %v", name, err)
			}
		}
		l := must(s.Link(ctx, who, s.contest.ID, o.ID))(t)
		if strings.Contains(l.Text, o.ID) || l.Ground != "a própria pessoa" {
			t.Errorf("%+v", l)
		}
		middle := len(l.Text) / 2
		changed := l.Text[:middle] + strings.TrimPrefix("BA", string(l.Text[middle]))[:1] + l.Text[middle+1:]
		if l.Text[middle] == changed[middle] {
			t.Fatal("nothing changed")
		}
		follow := func(as custody.Viewer, id, link string) ([]byte, error) {
			_, clear, err := s.Follow(ctx, as, s.contest.ID, id, link)
			if err != nil {
				return nil, err
			}
			return io.ReadAll(clear)
		}
		stolen := custody.Viewer{Account: bia.ID, Visit: "v2", Held: candidate}
		elsewhere := who
		elsewhere.Visit = "v3"
		for name, try := range map[string]func() ([]byte, error){
			"another session":   func() ([]byte, error) { return follow(elsewhere, o.ID, l.Text) },
			"another person":    func() ([]byte, error) { return follow(stolen, o.ID, l.Text) },
			"another object":    func() ([]byte, error) { return follow(who, other.ID, l.Text) },
			"a changed link":    func() ([]byte, error) { return follow(who, o.ID, changed) },
			"nothing":           func() ([]byte, error) { return follow(who, o.ID, "") },
			"a link of nothing": func() ([]byte, error) { return follow(who, "nada", l.Text) },
		} {
			if got, err := try(); !errors.Is(err, store.ErrNotFound) || got != nil {
				t.Errorf("%s: %d bytes, %v", name, len(got), err)
			}
		}
		if n := len(must(s.Store.Readings(ctx, o.ID))(t)); n != 0 {
			t.Errorf("%d readings of nothing", n)
		}
		for range 3 { // a player asks many times
			if got, err := follow(who, o.ID, l.Text); err != nil || !bytes.Equal(got, content) {
				t.Fatal(err)
			}
		}
		again := must(s.Link(ctx, who, s.contest.ID, o.ID))(t)
		must(follow(who, o.ID, again.Text))(t)
		about := must(s.Store.ReadingsAbout(ctx, s.contest.ID, "0001"))(t)
		if len(about) != 2 || about[0].Account != ana.ID || about[0].Ground != "a própria pessoa" {
			t.Errorf("%+v", about)
		}
		s.now = l.Until.Add(-time.Second)
		must(follow(who, o.ID, l.Text))(t)
		s.now = l.Until
		if _, err := follow(who, o.ID, l.Text); !errors.Is(err, custody.ErrExpired) {
			t.Errorf("%v", err)
		}
		last := must(s.Link(ctx, who, s.contest.ID, o.ID))(t)
		if err := s.Store.UntieCandidacy(ctx, store.Candidacy{Contest: s.contest.ID, Registration: "0001", Account: ana.ID}); err != nil {
			t.Fatal(err)
		}
		if _, err := follow(who, o.ID, last.Text); !errors.Is(err, store.ErrNotFound) {
			t.Errorf("who may not any more: %v", err)
		}
		log := must(s.Store.Accesses(ctx, s.contest.ID, 0, 100))(t)
		if len(log) != 2 || log[0].Action != store.ReadingAction || log[0].Object != o.ID {
			t.Errorf("%+v", log)
		}
	})
}

// Who recorded sees the film on the day, and then not any more.
func TestChecking(t *testing.T) {
	s := alone(t)
	o, _ := put(t, s, 10_000)
	who := custody.Viewer{Account: "sec", Visit: "v", Held: []roles.Role{roles.Secretary}}
	if l := must(s.Link(ctx, who, s.contest.ID, o.ID))(t); l.Ground != "conferência da gravação" {
		t.Errorf("%+v", l)
	}
	s.now = s.now.Add(24 * time.Hour)
	if _, err := s.Link(ctx, who, s.contest.ID, o.ID); !errors.Is(err, store.ErrNotFound) {
		t.Error(err)
	}
}

// The mark is on every page of the document, and the words of who sees it can be read
// by another program.
func TestStamp(t *testing.T) {
	marked := must(custody.Stamp(bytes.NewReader(pdf(t)), "Conceição 100% da Silva\n01/03/2027 09:00"))(t)
	path := filepath.Join(t.TempDir(), "a.pdf")
	if err := os.WriteFile(path, must(io.ReadAll(marked))(t), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, page := range []string{"1", "2"} {
		text := string(must(exec.Command("pdftotext", "-f", page, "-l", page, path, "-").Output())(t))
		if !strings.Contains(text, "folha "+page) || !strings.Contains(text, "Concei") || !strings.Contains(text, "01/03/2027") {
			t.Errorf("page %s:\n%s", page, text)
		}
	}
}

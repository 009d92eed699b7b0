package faults

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"certame/internal/cpf"
	"certame/internal/enrolment"
	"certame/internal/installation"
	"certame/internal/store"

	"github.com/alexedwards/scs/v2"
)

// person registers, and insists until they hold a receipt.
type person struct {
	number   int
	account  store.AccountID
	token    string
	form     string
	position string // of the receipt; empty until it came
}

// crowd are the people who register while things break.
type crowd struct {
	world   *world
	people  []*person
	next    atomic.Int64
	done    atomic.Int64 // receipts
	refused atomic.Int64 // answers that ask to come back
	unsure  atomic.Int64 // answers that were lost on the way
	stopped atomic.Bool
	working sync.WaitGroup
}

// crowdOf makes people who have entered and read what their choice entails. They come in by
// the table of sessions: so many passwords would take hours, by design.
func (w *world) crowdOf(n int) *crowd {
	w.t.Helper()
	c := &crowd{world: w}
	w.beside(func(i *installation.Installation) error {
		rules, err := i.Enrolments.Rules(w.t.Context(), w.contest)
		if err != nil {
			return err
		}
		return i.Store.Whole(w.t.Context(), func(tx *store.DB) error {
			c.people = nil
			for number := range n {
				p, err := newPerson(w.t.Context(), tx, rules, number)
				if err != nil {
					return err
				}
				c.people = append(c.people, p)
			}
			return nil
		})
	})
	return c
}

func newPerson(ctx context.Context, tx *store.DB, rules *enrolment.Rules, n int) (*person, error) {
	name := "Pessoa Inventada " + strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprint(n))
	a, err := tx.CreateAccount(ctx, store.Account{Login: fmt.Sprintf("pessoa.%06d", n), Name: name})
	if err != nil {
		return nil, err
	}
	p := &person{number: n, account: a.ID}
	if p.token, err = entered(ctx, tx, a.ID); err != nil {
		return nil, err
	}
	form := enrolment.Form{Name: name, CPF: cpf.Of(100_000_000 + n), Birth: "31/12/1990", Posts: []string{"101"}}
	choice, err := rules.Read(form)
	if err != nil {
		return nil, err
	}
	values := url.Values{"nome": {name}, "cpf": {form.CPF}, "nascimento": {form.Birth}, "cargo": {"101"}, "conferido": {rules.Advised(choice)}}
	p.form = values.Encode()
	return p, nil
}

// entered is a session as the door keeps it for who has no role yet.
func entered(ctx context.Context, tx *store.DB, account store.AccountID) (token string, err error) {
	v, err := tx.StartVisit(ctx, account, "teste", "teste")
	if err != nil {
		return "", err
	}
	none := sha256.Sum256(nil) // the roles it was last seen with
	state := fmt.Sprintf(`{"v":%q,"p":%q}`, v.ID, hex.EncodeToString(none[:16]))
	until := time.Now().Add(12 * time.Hour)
	data, err := scs.GobCodec{}.Encode(until, map[string]any{"estado": state})
	if err != nil {
		return "", err
	}
	token = rand.Text()
	return token, store.Sessions{DB: tx}.CommitCtx(ctx, token, data, until)
}

// come has so many of them at the door at a time, one after the other.
func (c *crowd) come(together int) {
	for range together {
		c.working.Go(func() {
			for !c.stopped.Load() && !c.world.t.Failed() {
				n := int(c.next.Add(1)) - 1
				if n >= len(c.people) {
					c.world.t.Errorf("all %d people came, and the faults are not over", n)
					return
				}
				c.insist(c.people[n])
			}
		})
	}
}

// more waits until so many more hold a receipt.
func (c *crowd) more(n int64) {
	c.world.t.Helper()
	now := c.done.Load()
	c.world.until(fmt.Sprintf("%d more receipts", n), func() bool { return c.done.Load() >= now+n })
}

func (c *crowd) end() {
	c.stopped.Store(true)
	c.working.Wait()
}

// insist sends until there is a receipt, also after the end: each of them wants one.
func (c *crowd) insist(p *person) {
	for p.position == "" && !c.world.t.Failed() {
		if err := c.send(p); err != nil {
			c.world.t.Error(err)
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	c.done.Add(1)
}

var asPerson = &http.Client{
	Timeout: 3 * time.Minute, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	Transport: &http.Transport{MaxIdleConnsPerHost: 64},
}

// send sends once. What it takes is a receipt, a page that asks to come back, or no
// answer: anything else is an error of the platform.
func (c *crowd) send(p *person) error {
	r, err := http.NewRequest(http.MethodPost, c.world.front.URL+"/certames/"+slug+"/inscricao", strings.NewReader(p.form))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Cookie", "certame="+p.token)
	answer, err := asPerson.Do(r)
	if err != nil {
		c.unsure.Add(1)
		return nil
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	switch {
	case err != nil || answer.Header.Get(saidByFront) != "":
		c.unsure.Add(1)
		return c.enterAgain(p)
	case answer.StatusCode == http.StatusServiceUnavailable:
		c.refused.Add(1)
		return askedBack(answer, string(text))
	case answer.StatusCode == http.StatusSeeOther:
		return c.received(p, answer)
	}
	return fmt.Errorf("%s\n%s", answer.Status, text)
}

// askedBack holds a refusal to what a person needs: when to come, in words of theirs.
func askedBack(answer *http.Response, text string) error {
	if answer.Header.Get("Retry-After") == "" || !strings.Contains(text, "ente de novo") && !strings.Contains(text, "nvie de novo") {
		return fmt.Errorf("a refusal that helps nobody: %v\n%s", answer.Header, text)
	}
	return nil
}

func (c *crowd) received(p *person, answer *http.Response) error {
	at, err := url.Parse(answer.Header.Get("Location"))
	if err != nil {
		return err
	}
	if at.Path == "/entrar" { // the new token of who has a role now was lost with an answer
		return c.enterAgain(p)
	}
	if p.position = at.Query().Get("comprovante"); p.position == "" {
		return fmt.Errorf("sent to %s", at)
	}
	return nil
}

// enterAgain is what a person does whose answer was lost: they enter, and look.
func (c *crowd) enterAgain(p *person) error {
	db, err := store.Open(context.Background(), c.world.database)
	if err != nil {
		return nil //nolint:nilerr // the database is away: later
	}
	defer db.Close()
	if token, err := entered(context.Background(), db, p.account); err == nil {
		p.token = token
	}
	return nil
}

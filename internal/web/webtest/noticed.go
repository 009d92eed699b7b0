package webtest

import (
	"strings"

	"certame/internal/auth/roles"
	"certame/internal/notices"
	"certame/internal/notify"
	"certame/internal/store"
)

// Noticed tells the candidate something of the contest, one thing that did not arrive and
// one that did, and gives the secret of the letter.
func (p *Platform) Noticed(c store.Contest) (secret string) {
	p.t.Helper()
	ctx := p.t.Context()
	told := notices.Told{To: notices.AccountRecipient(p.AccountOf(roles.Candidate)), Contest: c.ID, Kind: notices.Result, About: "ato/1", Words: notices.Words{Certame: c.Title}}
	err := p.Notices.Tell(ctx, told)
	if told.About = "ato/2"; err == nil {
		err = p.Notices.Tell(ctx, told)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	lost, err := p.Store.NoticeOf(ctx, string(told.To), c.ID, notices.Result, "ato/1")
	if err == nil {
		err = p.Store.AddNoticeState(ctx, store.NoticeState{Notice: lost.ID, State: notify.NoAddress}, 1, true)
	}
	if err != nil {
		p.t.Fatal(err)
	}
	link, err := p.Notices.LinkOf(ctx, told)
	if err != nil {
		p.t.Fatal(err)
	}
	return link[strings.LastIndex(link, "/")+1:]
}

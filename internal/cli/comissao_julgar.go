package cli

import (
	"path/filepath"

	"certame"
	"certame/confirmation"
	"certame/internal/hearings"
	"certame/internal/intake/boards"
	"certame/internal/run"
	"certame/trace"
)

// votesOptions are the spreadsheets of a count.
type votesOptions struct {
	Votes  string `name:"votos" required:"" placeholder:"CSV" help:"Votos da comissão, um por linha."`
	Appeal string `name:"recursal" placeholder:"CSV" help:"Votos da comissão recursal, se vierem em outra planilha."`
	Boards string `name:"comissao" placeholder:"CSV" help:"Planilha da designação (padrão: comissao.csv da pasta, se houver)."`
	Calls  string `name:"convocacao" placeholder:"CSV" help:"Planilha da convocação (padrão: convocacao.csv da pasta, se houver)."`
}

// judge reads the spreadsheets and folds the cases.
func (c *votesOptions) judge(l *run.Loaded) ([]*hearings.Case, []trace.Finding, error) {
	people := boards.NewPeople(l.Roll)
	in := hearings.Input{Terms: l.Terms}
	var err error
	if in.Groups, _, err = members(l, c.Boards); err != nil {
		return nil, nil, err
	}
	if in.Sessions, err = c.sessions(l); err != nil {
		return nil, nil, err
	}
	for _, file := range []struct {
		path string
		i    confirmation.Instance
	}{{c.Votes, confirmation.First}, {c.Appeal, confirmation.OnAppeal}} {
		if file.path == "" {
			continue
		}
		raw, err := readSheet(file.path)
		if err != nil {
			return nil, nil, err
		}
		entries, err := boards.ParseVotes(raw, filepath.Base(file.path), l.Terms, people, file.i)
		if err != nil {
			return nil, nil, err
		}
		in.Entries = append(in.Entries, entries...)
	}
	return hearings.Judge(in)
}

// sessions are the days of the convening, of each group that a line names.
func (c *votesOptions) sessions(l *run.Loaded) (map[hearings.Session]certame.Date, error) {
	list, found, err := called(l, c.Calls)
	if !found {
		return nil, err
	}
	days := map[hearings.Session]certame.Date{}
	for _, one := range list {
		if len(one.Groups) == 0 {
			days[hearings.Session{ID: one.ID}] = one.Day
		}
		for _, group := range one.Groups {
			days[hearings.Session{ID: one.ID, Group: group}] = one.Day
		}
	}
	return days, err
}

package web

import (
	"certame/confirmation"
	"certame/internal/docket"
	"certame/internal/intake/boards"
	"certame/internal/locale"
	"certame/internal/web/parts"
	"certame/law"
	"certame/trace"
)

// verdictChange is what becomes of whether a group may be called.
type verdictChange struct {
	Group          string
	Before, After  bool
	Appeared, Gone []parts.Message
}

// whoChanges lists the places that people take, leave or keep otherwise.
func whoChanges(before, after *boards.Roster) parts.Table {
	t := parts.Table{ID: "mudancas", Caption: "Quem entra, sai ou muda", Columns: []parts.Column{{Text: "Membro"}, {Text: "Comissão"}, {Text: "Nome"}, {Text: "O que muda"}}, Empty: parts.Empty{Title: "Ninguém entra, sai ou muda."}}
	add := func(r *boards.Roster, a boards.Appointment, what string) {
		t.Rows = append(t.Rows, parts.Row{Cells: parts.Cells(a.Code, boards.Name(r.Terms(), a.Seat, 1), a.Name, what)})
	}
	for _, a := range after.List {
		old, was := before.Find(a.Seat)
		switch {
		case !was:
			add(after, a, "entra como "+roleWord(a.Member))
		case old.Member.Alternate != a.Member.Alternate:
			add(after, a, "passa de "+roleWord(old.Member)+" a "+roleWord(a.Member))
		case old.Member != a.Member || old.Name != a.Name:
			add(after, a, "continua, com outros dados")
		}
	}
	for _, a := range before.List {
		if _, stays := after.Find(a.Seat); !stays {
			add(before, a, "sai")
		}
	}
	return t
}

func roleWord(m confirmation.Member) string {
	if m.Alternate {
		return "suplente"
	}
	return "titular"
}

// verdictChanges are the groups in which something appears or is no longer so.
func verdictChanges(before, after *docket.Boards) (list []verdictChange) {
	for i := range after.Groups {
		a := &after.Groups[i]
		c := verdictChange{Group: a.Rules.Code(), After: a.MayCall()}
		var old []trace.Finding
		if b := before.Group(c.Group); b != nil {
			c.Before, old = b.MayCall(), b.Findings
		}
		c.Appeared, c.Gone = findingMessages(after.Terms.Wording(), missingFrom(after.Terms.Wording(), a.Findings, old)), findingMessages(after.Terms.Wording(), missingFrom(after.Terms.Wording(), old, a.Findings))
		if len(c.Appeared)+len(c.Gone) > 0 {
			list = append(list, c)
		}
	}
	return list
}

// missingFrom are the findings of a list that another does not have, in the same words.
func missingFrom(w law.Wording, list, other []trace.Finding) (out []trace.Finding) {
	seen := map[string]bool{}
	for _, f := range other {
		text, _ := locale.Finding(w, f)
		seen[f.Where+text] = true
	}
	for _, f := range list {
		if text, _ := locale.Finding(w, f); !seen[f.Where+text] {
			out = append(out, f)
		}
	}
	return out
}

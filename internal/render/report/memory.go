package report

import (
	"html/template"
	"strings"

	"certame"
	"certame/trace"
)

// memoryPool is the memory of calculation of one set of seats: the percentages
// applied to its total, group by group.
type memoryPool struct {
	Name, Total string
	Lines       []memoryLine
}

// memoryLine is one group in one pool: exact share, what it became, and the
// neighbour that lost; or, in words, why nothing is reserved.
type memoryLine struct {
	Group, Share, Exact, Seats, Lost, Words string
	Articles                                template.HTML
}

// memory reads the steps the vacancy stage wrote, threshold then rounding. It
// is empty when the run did not record steps.
func (v *view) memory() []memoryPool {
	var pools []memoryPool
	for _, s := range v.Log.Steps {
		pool, group, ours := subjectOf(s)
		if !ours {
			continue
		}
		if len(pools) == 0 || pools[len(pools)-1].Name != pool {
			pools = append(pools, memoryPool{Name: pool, Total: input(s, "total").String()})
		}
		last := &pools[len(pools)-1]
		line := v.memoryLine(s, group)
		if n := len(last.Lines); n > 0 && last.Lines[n-1].Group == group {
			last.Lines[n-1] = line // the rounding says more than the threshold that let it happen
			continue
		}
		last.Lines = append(last.Lines, line)
	}
	return pools
}

// subjectOf splits "cargo 101/PPP" of a step of the vacancy stage.
func subjectOf(s trace.Step) (pool, group string, ours bool) {
	if !strings.HasPrefix(s.ID, "vacancy/threshold[") && !strings.HasPrefix(s.ID, "vacancy/round[") {
		return "", "", false
	}
	at := strings.LastIndexByte(s.Subject, '/')
	if at < 0 {
		return "", "", false
	}
	return s.Subject[:at], s.Subject[at+1:], true
}

func (v *view) memoryLine(s trace.Step, group string) memoryLine {
	line := memoryLine{Group: group, Seats: "0", Articles: v.book.cite(s.Basis)}
	if m, ok := v.Terms.Modality(group); ok && m != certame.OpenCompetition {
		line.Share = v.Terms.Group(m).Share.Percentage()
	}
	if s.Verdict != trace.Applied {
		line.Words = v.opt.Step(v.Terms.Wording(), s) // there is no account to read in the columns
		return line
	}
	line.Exact = decimal(input(s, "exato").Ratio)
	line.Seats = s.Value.String()
	for _, r := range s.Rejected {
		line.Lost = r.Value.String()
	}
	return line
}

func input(s trace.Step, name string) trace.Value {
	for _, in := range s.Inputs {
		if in.Name == name {
			return in.Value
		}
	}
	return trace.Value{}
}

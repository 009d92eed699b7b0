package web

import (
	"net/http"
	"time"

	"certame/internal/auth"
	"certame/internal/web/fault"
)

// complaintLimits keep a machine from filling the desk of who investigates, or from
// trying codes. They live in memory only: nowhere is it kept where a complaint came from.
type complaintLimits struct{ network, contest, asked *auth.Limit }

func newComplaintLimits(clock func() time.Time) complaintLimits {
	return complaintLimits{auth.NewLimit(5, 5*time.Minute, clock), auth.NewLimit(100, time.Minute, clock), auth.NewLimit(20, 30*time.Second, clock)}
}

// mayTell takes one complaint from the network and from the contest.
func (v *visit) mayTell(slug string) error {
	err := v.telling.network.Allow(v.network())
	if err == nil {
		err = v.telling.contest.Allow(slug)
	}
	return tooMany(err)
}

// mayAsk takes one question about a code.
func (v *visit) mayAsk() error { return tooMany(v.telling.asked.Allow(v.network())) }

func tooMany(err error) error {
	if text, is := auth.Say(err); is {
		return &fault.Fault{Status: http.StatusTooManyRequests, Code: "DEMAIS", What: text, Remedy: "Nada foi gravado. O órgão também recebe denúncias pela ouvidoria."}
	}
	return err
}

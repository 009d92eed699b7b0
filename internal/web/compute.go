package web

import (
	"certame/internal/installation"
	"certame/internal/jobs"
)

// compute asks for a new result, and goes to where its progress is seen. Asked twice,
// it is done once.
func (v *visit) compute() error {
	c, err := v.contest()
	if err != nil {
		return err
	}
	job, _, err := v.Jobs.Ask(v.ctx(), jobs.Task{Kind: installation.Computing, Contest: string(c.ID), By: string(v.who.Account)})
	if err != nil {
		return err
	}
	return v.redirect(c.Address() + "/trabalhos/" + job.ID)
}

package jobs

import (
	"database/sql"
	"errors"
	"time"
)

// Task is work to be done. Of a kind and a contest only one is open at a time.
type Task struct {
	Kind    string
	Contest string // "" for work of the whole installation
	By      string // the account that asked, "" for the platform itself
	Params  []byte
}

// State is where a job is.
type State string

// States, in the order in which a job goes through them.
const (
	Queued    State = "queued"
	Running   State = "running"
	Cancelled State = "cancelled"
	Failed    State = "failed"
	Done      State = "done"
)

// String is the state as a person reads it.
func (s State) String() string {
	switch s {
	case Queued:
		return "na fila"
	case Running:
		return "em andamento"
	case Cancelled:
		return "cancelado"
	case Failed:
		return "falhou"
	case Done:
		return "concluído"
	}
	return string(s)
}

// Open says whether the job may still change.
func (s State) Open() bool { return s == Queued || s == Running }

// Job is work as it is now.
type Job struct {
	Task
	ID          string
	State       State
	Stopping    bool   // somebody asked to cancel it, and it has not stopped yet
	Failure     string // what happened: the reason of the failure, or of the last attempt
	Done, Total int64  // total 0 while it is not known
	Created     time.Time
	Started     time.Time // zero until the first attempt
	Ended       time.Time // zero until the end
}

// ErrNotFound is of a job that does not exist, or ended long ago.
var ErrNotFound = errors.New("trabalho não encontrado")

const columns = "id, kind, contest, asked_by, params, outcome, holder, cancel, failure, done, total, created, started, ended"

type scanner interface{ Scan(...any) error }

func scanJob(row scanner) (j Job, err error) {
	var outcome, holder string
	var cancel, created, started, ended int64
	err = row.Scan(&j.ID, &j.Kind, &j.Contest, &j.By, &j.Params, &outcome, &holder, &cancel, &j.Failure, &j.Done, &j.Total, &created, &started, &ended)
	if errors.Is(err, sql.ErrNoRows) {
		return Job{}, ErrNotFound
	}
	j.State = stateOf(outcome, holder)
	j.Stopping = cancel != 0 && j.State.Open()
	j.Created, j.Started, j.Ended = timeOf(created), timeOf(started), timeOf(ended)
	return j, err
}

func stateOf(outcome, holder string) State {
	switch {
	case outcome != "":
		return State(outcome)
	case holder != "":
		return Running
	}
	return Queued
}

func timeOf(micros int64) time.Time {
	if micros == 0 {
		return time.Time{}
	}
	return time.UnixMicro(micros).UTC()
}

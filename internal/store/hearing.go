package store

import (
	"context"
	"time"
)

// Hearing is a case: one person for one group. Where it stands is in its events.
type Hearing struct {
	ID           string
	Contest      ContestID
	Group        string // the code that the edital gives it
	Registration string
	By           AccountID
	At           time.Time
}

const hearingColumns = "id, contest, modality, registration, author, at"

// AddHearing opens the case of a person for a group. ErrTaken says that there is one.
func (db *DB) AddHearing(ctx context.Context, h Hearing) (Hearing, error) {
	id, err := newID()
	if err != nil {
		return h, err
	}
	h.ID, h.At = id, db.now()
	_, err = db.exec(ctx, "INSERT INTO hearing ("+hearingColumns+") VALUES ($1, $2, $3, $4, $5, $6)",
		h.ID, string(h.Contest), h.Group, h.Registration, string(h.By), micros(h.At))
	return h, err
}

// Hearing is the case of the identifier, in the contest and nowhere else.
func (db *DB) Hearing(ctx context.Context, contest ContestID, id string) (Hearing, error) {
	return db.hearing(ctx, "contest = $1 AND id = $2", string(contest), id)
}

// HoldHearing is the same, which nobody else changes until the transaction ends: what
// is numbered in a case is numbered under it.
func (db *DB) HoldHearing(ctx context.Context, contest ContestID, id string) (Hearing, error) {
	return db.hearing(ctx, "contest = $1 AND id = $2"+db.dialect.lock, string(contest), id)
}

// HearingOf is the case of a registration for a group.
func (db *DB) HearingOf(ctx context.Context, contest ContestID, group, registration string) (Hearing, error) {
	return db.hearing(ctx, "contest = $1 AND modality = $2 AND registration = $3", string(contest), group, registration)
}

func (db *DB) hearing(ctx context.Context, where string, args ...any) (Hearing, error) {
	list, err := db.hearings(ctx, where, args...)
	if err == nil && len(list) == 0 {
		err = ErrNotFound
	}
	if err != nil {
		return Hearing{}, err
	}
	return list[0], nil
}

// Hearings lists the cases of a contest, by group and registration.
func (db *DB) Hearings(ctx context.Context, contest ContestID) ([]Hearing, error) {
	return db.hearings(ctx, "contest = $1 ORDER BY modality, registration", string(contest))
}

// HearingsOf lists the cases of a registration.
func (db *DB) HearingsOf(ctx context.Context, contest ContestID, registration string) ([]Hearing, error) {
	return db.hearings(ctx, "contest = $1 AND registration = $2 ORDER BY modality", string(contest), registration)
}

func (db *DB) hearings(ctx context.Context, where string, args ...any) ([]Hearing, error) {
	scan := func(into func(...any) error) (h Hearing, err error) {
		var at int64
		err = into(&h.ID, &h.Contest, &h.Group, &h.Registration, &h.By, &at)
		h.At = timeOf(at)
		return h, err
	}
	return rows(ctx, db, scan, "SELECT "+hearingColumns+" FROM hearing WHERE "+where, args...)
}

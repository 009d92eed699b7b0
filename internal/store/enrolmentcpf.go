package store

import (
	"context"
	"slices"
	"time"
)

// EnrolmentCPF is the CPF of a registration from an event on, by its mark.
type EnrolmentCPF struct {
	Contest  ContestID
	Position int // of the event that told it
	Number   int // of the registration
	Mark     string
	At       time.Time
}

// AddEnrolmentCPFs adds what events told.
func (db *DB) AddEnrolmentCPFs(ctx context.Context, list []EnrolmentCPF) error {
	var added [][]any
	for _, c := range list {
		added = append(added, []any{string(c.Contest), c.Position, c.Number, c.Mark, micros(c.At)})
	}
	return db.insertMany(ctx, "enrolment_cpf (contest, position, enrolment, mark, at)", "", added)
}

// MarkHolder is who has a mark now, and whether it stands with the registration for good,
// where no other may stand with the same.
type MarkHolder struct {
	Mark   string
	Number int // 0 where nobody has it now
	Stands bool
}

// MarkHolders are those of the marks that are known in a contest.
func (db *DB) MarkHolders(ctx context.Context, contest ContestID, marks ...string) ([]MarkHolder, error) {
	if len(marks) == 0 {
		return nil, nil
	}
	args := []any{string(contest)}
	for _, m := range marks {
		args = append(args, m)
	}
	in := "IN (" + places(2, len(marks)) + ")"
	type row struct {
		number          int
		stands, current string
	}
	scan := func(into func(...any) error) (r row, err error) { return r, into(&r.number, &r.stands, &r.current) }
	list, err := rows(ctx, db, scan, `SELECT e.number, e.mark, COALESCE((SELECT c.mark FROM enrolment_cpf c WHERE c.contest = e.contest AND c.enrolment = e.number ORDER BY c.position DESC LIMIT 1), e.mark)
FROM enrolment e WHERE e.contest = $1 AND (e.mark <> '' AND e.mark `+in+` OR e.number IN (SELECT enrolment FROM enrolment_cpf WHERE contest = $1 AND mark `+in+`)) ORDER BY e.number`, args...)
	out := []MarkHolder{}
	for _, r := range list {
		if r.stands != "" && slices.Contains(marks, r.stands) {
			h := MarkHolder{Mark: r.stands, Stands: true}
			if r.current == r.stands {
				h.Number = r.number
			}
			out = append(out, h)
		}
		if r.current != r.stands && slices.Contains(marks, r.current) {
			out = append(out, MarkHolder{Mark: r.current, Number: r.number})
		}
	}
	return out, err
}

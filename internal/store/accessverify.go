package store

import (
	"context"
	"strings"
)

// BrokenAccess says at which line the log of accesses stops being whole.
type BrokenAccess struct {
	Number int
	Fault  AccessFault
}

// AccessFault is what is wrong with the log.
type AccessFault string

// The faults of the log.
const (
	AccessMissing AccessFault = "linha_faltando"
	AccessAltered AccessFault = "linha_alterada"
	AccessCut     AccessFault = "fim_cortado"
)

// VerifyAccess reads the whole log and gives its end. A byte changed anywhere, a
// line taken out or put in is found at its line; an end cut off, by the row that
// keeps the end or by a head (kept) that somebody has outside.
func (db *DB) VerifyAccess(ctx context.Context, kept ...AccessHead) (AccessHead, *BrokenAccess, error) {
	head := AccessHead{Digest: strings.Repeat("0", 64)}
	stored, err := db.AccessHead(ctx) // before reading: the log only grows meanwhile
	if err != nil {
		return head, nil, err
	}
	kept = append(kept, stored)
	for {
		part, err := rows(ctx, db, scanAccess, accessColumns+"WHERE number > $1 ORDER BY number LIMIT 10000", head.Number)
		if err != nil || len(part) == 0 {
			return head, cut(head, kept), err
		}
		for _, a := range part {
			switch {
			case a.Number != head.Number+1:
				return head, &BrokenAccess{head.Number + 1, AccessMissing}, nil
			case a.Digest != a.chained(head.Digest) || differs(a, kept):
				return head, &BrokenAccess{a.Number, AccessAltered}, nil
			}
			head = AccessHead{a.Number, a.Digest}
		}
	}
}

func differs(a Access, kept []AccessHead) bool {
	for _, k := range kept {
		if k.Number == a.Number && k.Digest != a.Digest {
			return true
		}
	}
	return false
}

// cut says that a known end comes after the last line.
func cut(head AccessHead, kept []AccessHead) *BrokenAccess {
	for _, k := range kept {
		if k.Number > head.Number {
			return &BrokenAccess{head.Number + 1, AccessCut}
		}
	}
	return nil
}

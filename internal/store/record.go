package store

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
)

// EncodeRow is a row as one line of JSON: numbers, texts, and bytes in base64.
func EncodeRow(values []any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	list := make([]any, len(values))
	for i, v := range values {
		if raw, ok := v.([]byte); ok {
			v = base64.StdEncoding.EncodeToString(raw)
		}
		list[i] = v
	}
	err := e.Encode(list)
	return b.Bytes(), err
}

// DecodeRow reads a line of EncodeRow, by the kinds of its columns.
func DecodeRow(line []byte, columns []Column) ([]any, error) {
	var list []json.RawMessage
	if err := json.Unmarshal(line, &list); err != nil {
		return nil, err
	}
	if len(list) != len(columns) {
		return nil, fmt.Errorf("%d values for %d columns", len(list), len(columns))
	}
	row := make([]any, len(list))
	for i, raw := range list {
		value, err := decodeValue(raw, columns[i].Kind)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", columns[i].Name, err)
		}
		row[i] = value
	}
	return row, nil
}

func decodeValue(raw json.RawMessage, kind Kind) (any, error) {
	if kind == Integer {
		var n int64
		err := json.Unmarshal(raw, &n)
		return n, err
	}
	var text string
	if err := json.Unmarshal(raw, &text); err != nil || kind == Text {
		return text, err
	}
	return base64.StdEncoding.DecodeString(text)
}

// DigestContest is the digest of everything that is of a contest: equal in two
// databases when not a byte of it differs.
func (db *DB) DigestContest(ctx context.Context, contest ContestID) (string, error) {
	d := digesting{hash: sha256.New()}
	err := db.DumpContest(ctx, contest, &d)
	return hex.EncodeToString(d.hash.Sum(nil)), err
}

type digesting struct {
	hash   hash.Hash
	people bool
}

func (d *digesting) Table(name string, columns []Column) error {
	d.people = name == peopleTable
	if !d.people { // a name corrected here is not a change of the contest
		fmt.Fprintln(d.hash, name, columns)
	}
	return nil
}

func (d *digesting) Row(values []any) error {
	if d.people {
		return nil
	}
	line, err := EncodeRow(values)
	d.hash.Write(line)
	return err
}

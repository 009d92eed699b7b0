package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
)

// Sink takes a copy of the store, table by table, row by row. Values are int64,
// string and []byte, by the kinds of the columns.
type Sink interface {
	Table(name string, columns []Column) error
	Row(values []any) error
}

// Dump gives everything as it is at one instant, whoever writes meanwhile.
func (db *DB) Dump(ctx context.Context, to Sink) error { return db.dump(ctx, "", to) }

// DumpContest gives what is of one contest: everything but people, their roles, the
// log of accesses and the places in the log of acts, which are the platform's. Who its writings name comes as
// peopleTable.
func (db *DB) DumpContest(ctx context.Context, contest ContestID, to Sink) error {
	if _, err := db.Contest(ctx, contest); err != nil {
		return err
	}
	return db.dump(ctx, contest, to)
}

func (db *DB) dump(ctx context.Context, contest ContestID, to Sink) error {
	return db.instant(ctx, func(tx *DB) error {
		d := dumping{tx: tx, contest: contest, to: to, numbers: map[string]map[int64]int64{}}
		if contest != "" {
			if err := d.people(ctx); err != nil {
				return err
			}
		}
		for _, table := range kept {
			if contest != "" && table.of == "" {
				continue
			}
			if err := d.table(ctx, table); err != nil {
				return err
			}
		}
		return d.bulks(ctx)
	})
}

// instant runs do over one state of the database; in a Whole, over what it wrote.
func (db *DB) instant(ctx context.Context, do func(*DB) error) error {
	if db.tx != nil {
		return do(db)
	}
	for range attempts {
		err := db.state(ctx, do)
		if !errors.Is(err, errGone) {
			return err
		}
	}
	return errGone
}

// errGone is of a table of rows that was dropped between the state of the database
// and the hold on its tables.
var errGone = errors.New("the tables of the copy changed while it began")

func (db *DB) state(ctx context.Context, do func(*DB) error) error {
	var options *sql.TxOptions // in SQLite every transaction is one state
	if db.dialect == postgresDialect {
		options = &sql.TxOptions{Isolation: sql.LevelRepeatableRead, ReadOnly: true}
	}
	tx, err := db.read.BeginTx(ctx, options)
	if err != nil {
		return err
	}
	defer tx.Rollback() //nolint:errcheck // nothing was written
	inside := *db
	inside.tx = tx
	if err := inside.unhurried(ctx); err != nil {
		return err
	}
	if err := inside.holdBulks(ctx); err != nil {
		return err
	}
	return do(&inside)
}

// unhurried lets a transaction wait between two statements for who reads or writes the
// copy, which may be a tape: it holds no rows that others wait for.
func (db *DB) unhurried(ctx context.Context) error {
	if db.dialect != postgresDialect {
		return nil
	}
	_, err := db.exec(ctx, "SET LOCAL idle_in_transaction_session_timeout = 0")
	return err
}

// holdBulks keeps the tables of rows from being dropped until the end: PostgreSQL
// takes them away from who reads an older state too.
func (db *DB) holdBulks(ctx context.Context) error {
	if db.dialect != postgresDialect {
		return nil
	}
	scan := func(into func(...any) error) (name string, err error) { return name, into(&name) }
	held, err := rows(ctx, db, scan, "SELECT '"+listTable.prefix+"_' || id FROM list_set WHERE ready = 1 UNION ALL SELECT '"+registrationTable.prefix+"_' || id FROM load")
	if err != nil {
		return err
	}
	for _, name := range held {
		_, err := db.exec(ctx, "LOCK TABLE "+name+" IN ACCESS SHARE MODE")
		if postgresCode(err) == undefinedTable {
			return errGone
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// dumping is a copy under way; numbers are those that a copy gives to rows that the
// database numbered.
type dumping struct {
	tx      *DB
	contest ContestID
	to      Sink
	numbers map[string]map[int64]int64
}

func (d *dumping) table(ctx context.Context, t keptTable) error {
	columns, err := d.tx.columnsOf(ctx, t.name)
	if err != nil {
		return err
	}
	if err := d.to.Table(t.name, columns); err != nil {
		return err
	}
	where, args := "", []any(nil)
	switch {
	case d.contest != "":
		where, args = " WHERE "+t.of, []any{string(d.contest)}
	case t.name == listSets:
		where = " WHERE ready = 1"
	case t.name == listSpans:
		where = " WHERE list_set IN (SELECT id FROM list_set WHERE ready = 1)"
	}
	return d.rows(ctx, columns, "SELECT "+names(columns)+" FROM "+t.name+where+" ORDER BY "+t.order, args, d.renumbered(t.name))
}

// renumbered is what a copy does to the numbers of a table.
func (d *dumping) renumbered(table string) func([]any) {
	switch table {
	case listSets, loads:
		given := map[int64]int64{}
		d.numbers[table] = given
		return func(row []any) {
			number := int64(len(given) + 1)
			given[row[0].(int64)] = number
			row[0] = number
		}
	case listSpans:
		return func(row []any) { row[0] = d.numbers[listSets][row[0].(int64)] }
	}
	return func([]any) {}
}

// bulks gives the rows of lists and of registrations.
func (d *dumping) bulks(ctx context.Context) error {
	for _, b := range []struct {
		of    string
		table *bulkTable
	}{{listSets, listTable}, {loads, registrationTable}} {
		back := make([]int64, len(d.numbers[b.of])+1)
		for id, number := range d.numbers[b.of] {
			back[number] = id
		}
		for number, id := range back[1:] {
			columns, err := d.tx.columnsOf(ctx, b.table.name(id))
			if err != nil {
				return err
			}
			if err := d.to.Table(b.table.name(int64(number+1)), columns); err != nil {
				return err
			}
			if err := d.rows(ctx, columns, "SELECT "+names(columns)+" FROM "+b.table.name(id)+" ORDER BY seq", nil, func([]any) {}); err != nil {
				return err
			}
		}
	}
	return nil
}

func (d *dumping) rows(ctx context.Context, columns []Column, statement string, args []any, change func([]any)) error {
	found, err := d.tx.tx.QueryContext(ctx, statement, args...)
	if err != nil {
		return err
	}
	defer found.Close()
	values, into := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		into[i] = &values[i]
	}
	for found.Next() {
		if err := found.Scan(into...); err != nil {
			return err
		}
		for i := range values {
			if values[i], err = asKind(values[i], columns[i]); err != nil {
				return err
			}
		}
		change(values)
		if err := d.to.Row(values); err != nil {
			return err
		}
	}
	return found.Err()
}

// asKind is a value as its column has it: drivers give an empty one as nothing.
func asKind(value any, c Column) (any, error) {
	switch v := value.(type) {
	case int64:
		if c.Kind == Integer {
			return v, nil
		}
	case string:
		if c.Kind == Text {
			return v, nil
		}
	case []byte:
		if c.Kind == Bytes {
			return whole(v), nil
		}
	case nil:
		if c.Kind == Bytes {
			return []byte{}, nil
		}
	}
	return nil, fmt.Errorf("the column %s has a %T", c.Name, value)
}

func names(columns []Column) string {
	list := make([]string, len(columns))
	for i, c := range columns {
		list[i] = c.Name
	}
	return strings.Join(list, ", ")
}

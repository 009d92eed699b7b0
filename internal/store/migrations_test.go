package store

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// bearableFrom is the first migration of those that are run while machines of the version
// before still work.
const bearableFrom = 16

// What a migration may say of a table that an older version writes: a column that it need
// not know, an index that refuses nothing, the same trigger again.
var (
	commentLine = regexp.MustCompile(`(?m)^\s*--.*$`)
	makesTable  = regexp.MustCompile(`(?i)^CREATE TABLE (\w+)`)
	makesIndex  = regexp.MustCompile(`(?i)^CREATE (UNIQUE )?INDEX \w+ ON (\w+)`)
	makesGuard  = regexp.MustCompile(`(?is)^CREATE TRIGGER (\w+) .*? ON (\w+)`)
	dropsGuard  = regexp.MustCompile(`(?i)^DROP TRIGGER (\w+)`)
	addsColumn  = regexp.MustCompile(`(?i)^ALTER TABLE (\w+) ADD COLUMN `)
	fills       = regexp.MustCompile(`(?i)^INSERT INTO (\w+)`)
	harmless    = regexp.MustCompile(`(?i)^(CREATE FUNCTION|COMMENT ON) `)
)

// unbearable are the statements of a migration that the version before may not survive.
func unbearable(text string) (list []string) {
	var fresh, dropped []string
	for _, s := range statements(text) {
		ours := func(table string) bool { return slices.Contains(fresh, table) }
		switch {
		case makesTable.MatchString(s):
			fresh = append(fresh, makesTable.FindStringSubmatch(s)[1])
		case makesIndex.MatchString(s) && (makesIndex.FindStringSubmatch(s)[1] == "" || ours(makesIndex.FindStringSubmatch(s)[2])):
		case dropsGuard.MatchString(s):
			dropped = append(dropped, dropsGuard.FindStringSubmatch(s)[1])
		case makesGuard.MatchString(s) && (ours(makesGuard.FindStringSubmatch(s)[2]) || slices.Contains(dropped, makesGuard.FindStringSubmatch(s)[1])):
		case addsColumn.MatchString(s) && (!strings.Contains(strings.ToUpper(s), "NOT NULL") || strings.Contains(strings.ToUpper(s), "DEFAULT")):
		case fills.MatchString(s) && ours(fills.FindStringSubmatch(s)[1]):
		case harmless.MatchString(s):
		default:
			list = append(list, s)
		}
	}
	return list
}

// statements are those that bring the tables forward. What goose keeps whole has its marks
// around it.
func statements(text string) (list []string) {
	text, _, _ = strings.Cut(text, "-- +goose Down")
	for n, part := range regexp.MustCompile(`-- \+goose Statement(Begin|End)`).Split(text, -1) {
		part = commentLine.ReplaceAllString(part, "")
		if whole := n%2 == 1; whole {
			list = append(list, strings.TrimSpace(part))
			continue
		}
		for _, one := range strings.Split(part, ";") {
			if one = strings.TrimSpace(one); one != "" {
				list = append(list, one)
			}
		}
	}
	return list
}

// While machines are brought to a new version one by one, those of the version before work
// on the tables of the new one: a migration only adds what they need not know.
func TestOlderVersionBearsMigrations(t *testing.T) {
	looked := 0
	err := fs.WalkDir(migrations, "migrations", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		number, err := strconv.Atoi(strings.SplitN(path.Base(name), "_", 2)[0])
		if err != nil || number < bearableFrom {
			return err
		}
		text, err := fs.ReadFile(migrations, name)
		for _, s := range unbearable(string(text)) {
			t.Errorf("%s: the version before does not bear\n%s\nAdd beside it what is new, and take the old away in the version after next.", name, s)
		}
		looked++
		return err
	})
	if err != nil || looked == 0 {
		t.Fatal(looked, err)
	}
}

func TestUnbearable(t *testing.T) {
	for text, bears := range map[string]bool{
		"CREATE TABLE a (b BIGINT NOT NULL); CREATE UNIQUE INDEX i ON a (b); CREATE TRIGGER g BEFORE UPDATE ON a FOR EACH ROW EXECUTE FUNCTION f();": true,
		"ALTER TABLE act ADD COLUMN x TEXT; ALTER TABLE act ADD COLUMN y BIGINT NOT NULL DEFAULT 0; CREATE INDEX i ON act (x)":                       true,
		"DROP TRIGGER g ON act; CREATE TRIGGER g BEFORE UPDATE ON act FOR EACH ROW EXECUTE FUNCTION f()":                                             true,
		"-- +goose StatementBegin\nCREATE TRIGGER g BEFORE UPDATE ON act BEGIN SELECT 1; SELECT 2; END;\n-- +goose StatementEnd":                     false,
		"ALTER TABLE act ADD COLUMN y BIGINT NOT NULL":             false,
		"ALTER TABLE act DROP COLUMN kind":                         false,
		"ALTER TABLE act RENAME TO deed":                           false,
		"ALTER TABLE act ALTER COLUMN kind TYPE BIGINT":            false,
		"CREATE UNIQUE INDEX i ON act (kind)":                      false,
		"DROP TABLE act":                                           false,
		"UPDATE act SET kind = 'x'":                                false,
		"INSERT INTO act VALUES (1)":                               false,
		"CREATE OR REPLACE FUNCTION append_only() RETURNS trigger": false,
	} {
		if list := unbearable("-- +goose Up\n" + text); (len(list) == 0) != bears {
			t.Errorf("%s: %q", text, list)
		}
	}
}

package run

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// The program bears the version whose changes the log is telling.
func TestTheChangeLogTellsThisVersion(t *testing.T) {
	data, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	newest := regexp.MustCompile(`(?m)^## (\S+)`).FindSubmatch(data)
	if newest == nil {
		t.Fatal("the change log has no version")
	}
	if got := strings.TrimSuffix(strings.TrimPrefix(Engine, "certame "), "-dev"); got != string(newest[1]) {
		t.Errorf("the program is %s, and the newest entry of the change log is %s", got, newest[1])
	}
}

package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

const deployment = "../../implantacao"

// The commands of the units are commands of this program, with options that it has; the
// service may do little, and systemd itself says so where it is.
func TestUnits(t *testing.T) {
	units, err := filepath.Glob(deployment + "/*.service")
	if err != nil || len(units) != 2 {
		t.Fatal(units, err)
	}
	command := regexp.MustCompile(`/usr/local/bin/certame ([a-z ]+)((?: ?--[a-z-]+ [^ "]+)+)`)
	for _, unit := range units {
		text, err := os.ReadFile(unit)
		if err != nil {
			t.Fatal(err)
		}
		found := command.FindAllStringSubmatch(string(text), -1)
		if len(found) == 0 {
			t.Errorf("%s runs nothing of ours", unit)
		}
		for _, one := range found {
			help, _, code := say(append([]string{"ajuda"}, strings.Fields(one[1])...)...)
			if code != ExitOK {
				t.Errorf("%s: %s is no command", unit, one[1])
			}
			for _, option := range regexp.MustCompile(`--[a-z-]+`).FindAllString(one[2], -1) {
				if !strings.Contains(help, option) {
					t.Errorf("%s: %s has no %s", unit, one[1], option)
				}
			}
		}
	}
	if _, err := exec.LookPath("systemd-analyze"); err == nil {
		verified(t, units)
	}
}

// verified asks systemd, with a program that is there in the place of ours.
func verified(t *testing.T, units []string) {
	t.Helper()
	folder := t.TempDir()
	for _, unit := range append(units, deployment+"/certame-copia.timer") {
		text, err := os.ReadFile(unit)
		if err != nil {
			t.Fatal(err)
		}
		text = []byte(strings.ReplaceAll(string(text), "/usr/local/bin/certame ", "/bin/true "))
		path := filepath.Join(folder, filepath.Base(unit))
		if err := os.WriteFile(path, text, 0o644); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", path).CombinedOutput(); err != nil || len(strings.TrimSpace(string(out))) > 0 {
			t.Errorf("%s: %v\n%s", unit, err, out)
		}
	}
	out, err := exec.Command("systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", filepath.Join(folder, "certame.service")).CombinedOutput()
	if err != nil {
		t.Errorf("the service may do too much: %v\n%s", err, out)
	}
}

// The image has only the program, is not of the administrator, has no secret, and begins
// with variables that the configuration knows.
func TestContainerfile(t *testing.T) {
	text, err := os.ReadFile(deployment + "/Containerfile")
	if err != nil {
		t.Fatal(err)
	}
	_, last, _ := strings.Cut(string(text), "FROM scratch\n")
	for _, want := range []string{"USER 65532:65532", "ENTRYPOINT [\"/usr/local/bin/certame\"]", "CMD [\"servir\"]", "ca-certificates.crt"} {
		if !strings.Contains(last, want) {
			t.Errorf("no %s", want)
		}
	}
	help, _, _ := say("configurar", "--esquema")
	for _, variable := range regexp.MustCompile(`CERTAME_[A-Z_]+`).FindAllString(last, -1) {
		if !strings.Contains(help, variable) {
			t.Errorf("%s is no variable", variable)
		}
	}
	module, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	version := regexp.MustCompile(`(?m)^go (\d+)\.(\d+)`).FindSubmatch(module)
	minor, err := strconv.Atoi(string(version[2]))
	if err != nil || !strings.Contains(string(text), "golang:"+string(version[1])+"."+strconv.Itoa(minor)+"-") {
		t.Errorf("go.mod asks for Go %s, %v", version[0], err)
	}
}

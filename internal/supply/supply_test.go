package supply

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const root = "../.."

// Every module that agencies receive has a licence that is allowed, and is in the list
// at its version. After a dependency changes: make deps.
func TestDependencies(t *testing.T) {
	list, err := Modules(root, Programs...)
	if err != nil {
		t.Fatal(err)
	}
	allowed, err := Allowed()
	if err != nil {
		t.Fatal(err)
	}
	if refused := Refused(list, allowed); len(refused) > 0 {
		t.Errorf("licences that licencas.csv does not allow: %q", refused)
	}
	kept, err := os.ReadFile(filepath.Join(root, File))
	if err != nil || !bytes.Equal(kept, List(list)) {
		t.Errorf("%s is not of today's modules: run make deps (%v)", File, err)
	}
	var b bytes.Buffer
	if err := Notices(&b, list, filepath.Join(root, "internal/web/estatico/licencas")); err != nil {
		t.Fatal(err)
	}
	for _, m := range list {
		if !strings.Contains(b.String(), "==== "+m.Path+" "+m.Version+":") {
			t.Errorf("the texts that go with the programs have none of %s", m.Path)
		}
	}
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`

// A licence nobody knows, a condition beside a known one, or none at all stops the list;
// and one that is known and not allowed is said.
func TestLicencesAreRead(t *testing.T) {
	for what, text := range map[string]string{
		"words": "All rights reserved. You may look.", "a condition more": mit + strings.Repeat("You owe the author a tenth of what you earn with it, each year. ", 9),
	} {
		if got, err := licencesOf("example.com/m", "LICENSE", []byte(text)); err == nil {
			t.Errorf("%s: %v", what, got)
		}
	}
	if got, err := licencesOf("example.com/m", "LICENSE", []byte(mit)); err != nil || !slices.Equal(got, []string{"MIT"}) {
		t.Errorf("%v, %v", got, err)
	}
	folder := t.TempDir()
	if _, err := licencesIn("example.com/m", folder); err == nil {
		t.Error("a module without a licence")
	}
	for name, is := range map[string]bool{"LICENSE": true, "License.txt": true, "LICENSE-MIT": true, "COPYING": true, "license.go": false, "README.md": false, "UNLICENSE": true} {
		if licenceFile(name) != is {
			t.Error(name)
		}
	}
	refused := Refused([]Module{{Path: "example.com/m", Version: "v1.0.0", Licences: []string{"MIT", "AGPL-3.0"}}}, map[string]string{"MIT": "permissive"})
	if len(refused) != 1 || !strings.Contains(refused[0], "AGPL-3.0") {
		t.Error(refused)
	}
}

// What is read by people is of one file only: another text under its name is not.
func TestReadFilesAreHeldToTheirDigest(t *testing.T) {
	read, err := readByPeople()
	if err != nil || len(read) == 0 {
		t.Fatal(read, err)
	}
	for _, row := range read {
		if _, err := licencesOf(row[0], row[1], []byte("another text")); err == nil || row[4] == "" {
			t.Errorf("%q", row)
		}
	}
}

// Each module that the programs and the tools are built of has its digest: without one of
// them a tool is not built, as on a machine where lint runs for the first time.
func TestEveryModuleHasItsDigest(t *testing.T) {
	required := regexp.MustCompile(`(?m)^\t(\S+/\S+ v\S+)`)
	for _, folder := range []string{"", "tools"} {
		module, err := os.ReadFile(filepath.Join(root, folder, "go.mod"))
		if err != nil {
			t.Fatal(err)
		}
		sums, err := os.ReadFile(filepath.Join(root, folder, "go.sum"))
		if err != nil {
			t.Fatal(err)
		}
		found := required.FindAllSubmatch(module, -1)
		if len(found) == 0 {
			t.Errorf("%q requires nothing", folder)
		}
		for _, one := range found {
			if !bytes.Contains(sums, append(bytes.Clone(one[1]), " h1:"...)) {
				t.Errorf("%q: no digest of %s: go mod tidy", folder, one[1])
			}
		}
	}
}

func TestReplacedModule(t *testing.T) {
	if _, err := linked([]byte(`{"Module":{"Path":"example.com/m","Version":"v1.0.0","Replace":{"Path":"../m"}}}`)); err == nil {
		t.Error("a replaced module is listed")
	}
}

// A release is used only as it was signed, by who signs: nothing changed, put in, taken
// out, or signed by somebody else.
func TestSignedRelease(t *testing.T) {
	work := t.TempDir()
	key, other, signers := filepath.Join(work, "chave"), filepath.Join(work, "outra"), filepath.Join(work, "signatarios")
	for _, k := range []string{key, other} {
		if out, err := exec.Command("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", k).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	public, err := os.ReadFile(key + ".pub")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(signers, append([]byte("lancamentos@certame "), public...), 0o600); err != nil {
		t.Fatal(err)
	}
	release := func(by string) string {
		folder := t.TempDir()
		for name, text := range map[string]string{"linux-amd64/certame": "programa", "LICENCAS.txt": "textos"} {
			file := filepath.Join(folder, name)
			if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
				t.Fatal(err)
			}
			put(t, file, text)
		}
		if out, err := exec.Command(filepath.Join(root, ".ci/assinar"), folder, by).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return folder
	}
	checks := func(folder string) error {
		return exec.Command(filepath.Join(root, ".ci/conferir-lancamento"), folder, signers).Run()
	}
	if err := checks(release(key)); err != nil {
		t.Errorf("as it was signed: %v", err)
	}
	if checks(release(other)) == nil {
		t.Error("signed by somebody else")
	}
	for what, change := range map[string]func(folder string){
		"changed":        func(f string) { put(t, filepath.Join(f, "linux-amd64/certame"), "outro") },
		"put in":         func(f string) { put(t, filepath.Join(f, "linux-amd64/mais"), "outro") },
		"taken out":      func(f string) { os.Remove(filepath.Join(f, "LICENCAS.txt")) },
		"another list":   func(f string) { put(t, filepath.Join(f, "SHA256SUMS"), "") },
		"not signed":     func(f string) { os.Remove(filepath.Join(f, "SHA256SUMS.sig")) },
		"line by a hand": func(f string) { put(t, filepath.Join(f, "SHA256SUMS"), "isto não é um resumo\n") },
	} {
		folder := release(key)
		change(folder)
		if checks(folder) == nil {
			t.Errorf("%s: accepted", what)
		}
	}
}

func put(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

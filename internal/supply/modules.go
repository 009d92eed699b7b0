package supply

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// Module is somebody else's code inside of a program of ours.
type Module struct {
	Path, Version string
	Licences      []string // names of SPDX, in order
	Folder        string   // where its sources are on this machine
}

// Modules are those linked into the programs of a source tree, by path. What only tests
// or tools import is not in what agencies receive, and is not listed.
func Modules(root string, programs ...string) ([]Module, error) {
	command := exec.Command("go", append([]string{"list", "-deps", "-json=Module"}, programs...)...)
	command.Dir = root
	// The list is of one system: that of the servers.
	command.Env = append(os.Environ(), "GOOS=linux", "GOARCH=amd64", "CGO_ENABLED=0")
	var wrong bytes.Buffer
	command.Stderr = &wrong
	text, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w\n%s", err, wrong.String())
	}
	list, err := linked(text)
	if err != nil {
		return nil, err
	}
	for i := range list {
		if list[i].Licences, err = licencesIn(list[i].Path, list[i].Folder); err != nil {
			return nil, fmt.Errorf("%s: %w", list[i].Path, err)
		}
	}
	return list, nil
}

// linked reads what go list says of each package: each module once, without ours.
func linked(text []byte) (list []Module, err error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	for {
		var one struct {
			Module *struct {
				Path, Version, Dir string
				Main               bool
				Replace            *struct{ Path string }
			}
		}
		if err := decoder.Decode(&one); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		m := one.Module
		if m == nil || m.Main {
			continue
		}
		if m.Replace != nil {
			return nil, fmt.Errorf("%s is replaced by %s: nobody else can build the same", m.Path, m.Replace.Path)
		}
		list = append(list, Module{Path: m.Path, Version: m.Version, Folder: m.Dir})
	}
	slices.SortFunc(list, func(a, b Module) int { return strings.Compare(a.Path, b.Path) })
	return slices.CompactFunc(list, func(a, b Module) bool { return a.Path == b.Path }), nil
}

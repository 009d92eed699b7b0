package conformity

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"

	"certame/conformance"
)

// Run gives a scenario to a program and judges what it writes. In the command,
// {pasta} is the folder of the contest and {saida} where the tables go. How the
// program leaves does not matter, only what it wrote; a program that cannot be
// started at all is an error.
func (c *Case) Run(ctx context.Context, command []string) error {
	work, err := os.MkdirTemp("", "certame-conformidade-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	input, output := filepath.Join(work, "entrada"), filepath.Join(work, "saida")
	source, err := fs.Sub(conformance.Scenarios, path.Join("cenarios", c.Name, "entrada"))
	if err != nil {
		return err
	}
	if err := os.CopyFS(input, source); err != nil {
		return err
	}
	places := strings.NewReplacer("{pasta}", input, "{saida}", output)
	args := make([]string, len(command))
	for i, word := range command {
		args[i] = places.Replace(word)
	}
	var left *exec.ExitError
	if err := exec.CommandContext(ctx, args[0], args[1:]...).Run(); err != nil && !errors.As(err, &left) {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	c.judge(output)
	return nil
}

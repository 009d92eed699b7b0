package scan

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// command runs a program of the agency for each file, which comes by its standard input:
// it ends with 0 for one that may be kept, and with 1 for one that may not, after saying
// why. Anything else is no word.
type command []string

// refuses is the exit code of a file that may not be kept.
const refuses = 1

func (c command) begin(ctx context.Context) (asked, error) {
	run := exec.CommandContext(ctx, c[0], c[1:]...)
	run.Env = []string{"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8"} // and no secret of ours
	run.WaitDelay = time.Second
	p := &process{run: run}
	run.Stdout = &p.said
	var err error
	if p.to, err = run.StdinPipe(); err != nil {
		return nil, err
	}
	p.wait = sync.OnceValue(run.Wait)
	if err := run.Start(); err != nil {
		return nil, err
	}
	context.AfterFunc(ctx, func() { _ = p.wait() }) // it was killed; who reads may have left
	return p, nil
}

type process struct {
	run   *exec.Cmd
	to    io.WriteCloser
	said  firstBytes
	ended bool
	wait  func() error // also when nobody asks for the word: what ended is not left behind
}

func (p *process) Write(text []byte) (int, error) { return p.to.Write(text) }

func (p *process) verdict() error {
	closeErr := p.to.Close()
	p.ended = true
	err := p.wait()
	var exit *exec.ExitError
	switch {
	case err == nil && closeErr == nil:
		return nil
	case errors.As(err, &exit) && exit.ExitCode() == refuses:
		line, _, _ := strings.Cut(p.said.String(), "\n")
		return &Found{printable(strings.TrimSpace(line))}
	}
	return fmt.Errorf("%s: %w", p.run.Path, errors.Join(err, closeErr))
}

func (p *process) end() {
	if !p.ended {
		p.to.Close()
		_ = p.run.Process.Kill() // it may have ended
		_ = p.wait()             // and was killed
	}
}

// firstBytes keeps the beginning of what a program says, and lets it say the rest.
type firstBytes struct{ bytes.Buffer }

func (f *firstBytes) Write(p []byte) (int, error) {
	if room := answerMost - f.Len(); room > 0 {
		f.Buffer.Write(p[:min(room, len(p))])
	}
	return len(p), nil
}

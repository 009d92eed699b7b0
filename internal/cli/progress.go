package cli

import (
	"sync"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// progress is a bar on stderr, shown only to a terminal.
type progress struct {
	once   sync.Once
	name   string
	hidden bool
	to     Streams
	all    *mpb.Progress
	bar    *mpb.Bar
}

func (s *session) newProgress(name string) *progress {
	return &progress{name: name, hidden: !s.Terminal, to: s.Streams}
}

// bytes tells the bar how far the work is.
func (p *progress) bytes(done, total int) {
	if p.hidden || total == 0 {
		return
	}
	p.once.Do(func() { p.start(total) })
	p.bar.SetCurrent(int64(done))
}

func (p *progress) start(total int) {
	p.all = mpb.New(mpb.WithOutput(p.to.Err), mpb.WithWidth(40))
	p.bar = p.all.AddBar(int64(total),
		mpb.PrependDecorators(decor.Name(p.name+" ")),
		mpb.AppendDecorators(decor.Percentage(), decor.Name(" · faltam "), decor.AverageETA(decor.ET_STYLE_GO)))
}

// done closes the bar, complete or not.
func (p *progress) done() {
	if p.bar == nil {
		return
	}
	p.bar.Abort(false)
	p.all.Wait()
}

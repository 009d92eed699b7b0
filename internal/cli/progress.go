package cli

import (
	"sync"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"
)

// unit is what a bar counts.
type unit uint8

const (
	inFiles unit = iota
	inBytes
)

// progress is a bar on stderr, shown only to a terminal: count, rate and time
// left.
type progress struct {
	once   sync.Once
	name   string
	unit   unit
	hidden bool
	to     Streams
	all    *mpb.Progress
	bar    *mpb.Bar
}

func (s *session) newProgress(name string, u unit) *progress {
	return &progress{name: name, unit: u, hidden: !s.Terminal, to: s.Streams}
}

// update tells the bar how far the work is.
func (p *progress) update(done, total int) {
	if p.hidden || total == 0 {
		return
	}
	p.once.Do(func() { p.start(total) })
	p.bar.SetCurrent(int64(done))
}

func (p *progress) start(total int) {
	p.all = mpb.New(mpb.WithOutput(p.to.Err), mpb.WithWidth(80))
	p.bar = p.all.AddBar(int64(total), mpb.PrependDecorators(decor.Name(p.name+" ")), mpb.AppendDecorators(p.figures()...))
}

func (p *progress) figures() []decor.Decorator {
	left := []decor.Decorator{decor.Name(" · faltam "), decor.AverageETA(decor.ET_STYLE_GO)}
	if p.unit == inFiles {
		return append([]decor.Decorator{decor.CountersNoUnit("%d de %d arquivos")}, left...)
	}
	return append([]decor.Decorator{
		decor.Counters(decor.SizeB1000(0), "%.0f de %.0f"), decor.Name(" · "), decor.AverageSpeed(decor.SizeB1000(0), "%.0f"),
	}, left...)
}

// done closes the bar, complete or not.
func (p *progress) done() {
	if p.bar == nil {
		return
	}
	p.bar.Abort(false)
	p.all.Wait()
}

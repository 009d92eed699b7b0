package bookfile

import (
	"bytes"
	"slices"
	"unicode/utf8"

	"certame/internal/intake"
)

// Content is what the file has.
type Content struct {
	Lines [][]byte // the complete lines, in order, without their line feed
	Torn  *Torn    // what follows the last line feed, nil when nothing does

	size int64 // of the complete lines
}

// Torn is the rest of a line whose writing did not end: no one was ever told
// that it was stored.
type Torn struct {
	Offset int64
	Text   []byte
}

// Whole refuses a content with a torn line.
func (c *Content) Whole() error {
	if c.Torn == nil {
		return nil
	}
	return intake.Refuse([]intake.Problem{{
		File: FileName, Line: len(c.Lines) + 1, Value: string(c.Torn.Text),
		What:   "a última linha está rasgada: a gravação foi interrompida e não chegou a ser confirmada",
		Remedy: "Use certame fato reparar, que guarda esse pedaço em " + tornPrefix + "N e o retira do livro; depois repita",
	}})
}

// split finds the lines; every slice is of data.
func split(data []byte) *Content {
	c := &Content{Lines: make([][]byte, 0, bytes.Count(data, lineFeed))}
	for {
		line, rest, complete := bytes.Cut(data[c.size:], lineFeed)
		if !complete {
			if len(line) > 0 {
				c.Torn = &Torn{c.size, line}
			}
			return c
		}
		c.Lines = append(c.Lines, slices.Clip(line)) // who appends to it must not write over the next
		c.size = int64(len(data) - len(rest))
	}
}

var lineFeed = []byte("\n")

// check refuses lines that this package never writes. A torn line is left
// alone: what a power cut leaves there may be anything, zeros included.
func check(lines [][]byte) error {
	refused := &intake.Refused{}
	for i, line := range lines {
		problem, ok := checkLine(line)
		switch {
		case ok:
		case len(refused.Problems) == intake.ProblemLimit:
			refused.More++
		default:
			problem.File, problem.Line = FileName, i+1
			refused.Problems = append(refused.Problems, problem)
		}
	}
	if len(refused.Problems) > 0 {
		return refused
	}
	return nil
}

const restore = "O livro foi alterado fora do certame: volte à última cópia conferida com o resumo publicado"

func checkLine(line []byte) (problem intake.Problem, ok bool) {
	switch zero := bytes.IndexByte(line, 0); {
	case len(line) > LineLimit:
		return intake.Problem{What: "linha maior que 1 MiB", Remedy: restore + "; dados volumosos vão para uma tabela, que o fato cita"}, false
	case zero >= 0:
		return intake.Problem{Column: character(line[:zero]), What: "byte zero no meio da linha", Remedy: restore}, false
	case !utf8.Valid(line):
		good := validPrefix(line)
		return intake.Problem{Column: character(line[:good]), Value: string(line[good : good+1]), What: "byte que não é UTF-8", Remedy: restore}, false
	}
	return intake.Problem{}, true
}

package outsider

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strconv"
)

// chain is what both files of check 12 say.
type chain struct {
	told   bool   // the package has cadeia.csv
	facts  int    // facts of entrada/fatos.jsonl
	lines  int    // of the original book, by cadeia.csv
	last   string // last digest of cadeia.csv
	behind map[key]bool

	answers map[key][]answer // to calls to confirm a post, and posts given back
	courts  map[key]bool     // of whom there is a court order
}

// answer is what somebody said, or not, when called to confirm a post; whoever gave
// a post back has refused it.
type answer struct {
	post     string
	confirms bool
}

// factEater reads entrada/fatos.jsonl line by line and follows its chain.
type factEater struct {
	w        *world
	line     int
	previous string
	found    *Divergence
	refusal  *Refusal
}

func (f *factEater) eat(buffer []byte) (rest int) {
	for f.found == nil && f.refusal == nil {
		end := bytes.IndexByte(buffer, '\n')
		if end < 0 && len(buffer) > maxRow {
			f.found = differs(12, factsFile, f.line+1, "o fato passa de %d bytes", maxRow)
		}
		if end < 0 {
			break
		}
		if f.refusal = f.w.room(); f.refusal == nil {
			f.link(buffer[:end])
		}
		buffer = buffer[end+1:]
	}
	if f.found != nil || f.refusal != nil {
		return 0
	}
	return len(buffer)
}

func (f *factEater) end(rest int) {
	if rest > 0 && f.found == nil && f.refusal == nil {
		f.found = differs(12, factsFile, f.line+1, "a última linha não termina")
	}
}

// link checks one fact: its own digest, and that of the line before it.
func (f *factEater) link(line []byte) {
	f.line++
	var fact struct {
		Kind     string `json:"tipo"`
		Previous string `json:"anterior"`
		Sum      string `json:"soma"`
		Data     struct {
			Number string `json:"inscricao"`
			Post   string `json:"cargo"`
			Answer string `json:"resposta"`
		} `json:"dados"`
	}
	if err := json.Unmarshal(line, &fact); err != nil {
		f.found = differs(12, factsFile, f.line, "a linha não é um fato: %v", err)
		return
	}
	before := line[:max(bytes.LastIndex(line, []byte(`,"soma"`)), 0)]
	own := sha256.Sum256(before)
	if want := hex.EncodeToString(own[:])[:16]; fact.Sum != want {
		f.found = differs(12, factsFile, f.line, "a soma é %s, e a da linha é %s", cutText(fact.Sum), want)
		return
	}
	if fact.Previous != f.previous {
		f.found = differs(12, factsFile, f.line, "o resumo anterior é %s, e o da linha de antes é %s", cutText(fact.Previous), f.previous)
		return
	}
	whole := sha256.Sum256(line)
	f.previous = hex.EncodeToString(whole[:])
	f.keep(fact.Kind, fact.Data.Number, answer{fact.Data.Post, fact.Data.Answer == "confirma"})
}

// keep remembers what other checks need: how many facts there are, and who asked
// to go behind everyone, and what people answered.
func (f *factEater) keep(kind, number string, said answer) {
	c := &f.w.chain
	c.facts++
	if number == "" || len(number) > maxName {
		return
	}
	switch k := f.w.key([]byte(number)); kind {
	case "fim_de_fila":
		c.behind[k] = true
	case "interesse", "sem_efeito", "nao_compareceu", "exoneracao":
		c.answers[k] = append(c.answers[k], said)
	case "ordem_judicial":
		c.courts[k] = true
	}
}

// readChain is cadeia.csv: a commitment to every line of the original book, in order.
func (w *world) readChain() table {
	w.chain.told = true
	return table{
		file: chainFile, columns: []string{"fato", "resumo"}, room: w.room,
		row: func(line int, f [][]byte) *Divergence {
			w.chain.lines++
			if want := "f" + strconv.Itoa(w.chain.lines); string(f[0]) != want {
				return differs(12, chainFile, line, "o fato é %q, e a linha é a de %s", cutText(string(f[0])), want)
			}
			w.chain.last = string(f[1])
			if raw, err := hex.DecodeString(w.chain.last); err != nil || len(raw) != sha256.Size {
				return differs(12, chainFile, line, "o resumo %q não são 64 algarismos hexadecimais", cutText(w.chain.last))
			}
			return nil
		},
	}
}

// checkChain is check 12, over what both files said. The facts of the package have
// a numbering and a chain of their own, and which lines of the book they are is not
// said: they cannot be more than its lines.
func (w *world) checkChain() *Divergence {
	c := &w.chain
	switch {
	case c.told && c.last != w.Original.Head:
		return differs(12, chainFile, 0, "o último resumo é %q, e a cabeça do livro em %s é %q", cutText(c.last), manifestName, cutText(w.Original.Head))
	case c.facts > c.lines:
		return differs(12, chainFile, 0, "o livro tem %d linhas, e %s tem %d fatos", c.lines, factsFile, c.facts)
	}
	return nil
}

package outsider

import "bytes"

// choices are the posts of each person, where people put several in order.
type choices struct {
	people []chooser
	all    []choice    // person after person
	told   []choiceRow // preferencias.csv
}

// chooser is one person: the choices from first to those of the next one.
type chooser struct {
	key   key
	line  int32 // in candidatos.csv
	first int32
}

// choice is one post of a person: the person's row among those of the post.
type choice struct{ post, row int32 }

// choiceRow is one row of preferencias.csv.
type choiceRow struct {
	key           key
	score         int64
	post          int32
	line          int32
	status        uint8
	seated, waits bool
}

// offLists is the situation in preferencias.csv of whoever is on no list of a post.
const offLists = "fora_das_listas"

// maxChoices is the longest list of posts of a person.
const maxChoices = 255

// chosen reads the posts of a person, «A|C»: those for which they wait, the one
// they take, and the others.
func (w *world) chosen(c *cursor, line int, k key, field []byte) {
	w.choices.people = append(w.choices.people, chooser{k, int32(line), int32(len(w.choices.all))})
	n := 0
	for code := range bytes.SplitSeq(field, []byte{'|'}) {
		p := c.post(line, code)
		if n++; n > maxChoices {
			c.fail(2, line, "a pessoa tem mais de %d cargos", maxChoices)
		}
		if n > 1 {
			w.rows.Add(1) // the row after this one is refused when there is no room
		}
		if c.fault != nil {
			return
		}
		w.choices.all = append(w.choices.all, choice{int32(w.postNo[p.code]), int32(len(p.people.keys))})
		w.takesPart(p, k, line)
	}
}

// of are the choices of a person.
func (c *choices) of(i int) []choice {
	if i+1 < len(c.people) {
		return c.all[c.people[i].first:c.people[i+1].first]
	}
	return c.all[c.people[i].first:]
}

// readChoices is preferencias.csv: what became of each choice of each person.
func (w *world) readChoices() table {
	c := &cursor{w: w, file: choicesFile}
	return table{
		file: choicesFile, columns: []string{"inscricao", "preferencia", "cargo", "nota", "situacao", "ocupa", "espera"}, room: w.room,
		row: func(line int, f [][]byte) *Divergence {
			row := choiceRow{
				key: c.key(line, f[0]), line: int32(line), status: c.status(line, f[4]),
				seated: c.yes(line, "ocupa", f[5]), waits: c.yes(line, "espera", f[6]),
			}
			if string(f[4]) != offLists {
				row.score = c.points(line, f[3])
			}
			if p := c.post(line, f[2]); c.fault == nil {
				row.post = int32(w.postNo[p.code])
				w.choices.told = append(w.choices.told, row)
			}
			return c.fault
		},
	}
}

package outsider

import (
	"cmp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// jobs opens the files of a package, several at a time.
type jobs struct {
	w       *world
	entries []entry // largest first, so that the last job is a short one
	options Options
	total   int64
	done    atomic.Int64
	mutex   sync.Mutex
	found   *Divergence
	refusal error
}

func newJobs(w *world, entries []entry, options Options) *jobs {
	j := &jobs{w: w, options: options}
	w.chain.behind, w.chain.answers, w.chain.courts = map[key]bool{}, map[key][]answer{}, map[key]bool{}
	for _, e := range entries {
		if e.name == manifestName {
			continue
		}
		j.total += int64(e.zip.CompressedSize64)
		j.entries = append(j.entries, e)
		w.book = w.book || e.name == factsFile
		w.preference = w.preference || e.name == choicesFile
	}
	slices.SortFunc(j.entries, func(a, b entry) int {
		return cmp.Or(cmp.Compare(b.claim, a.claim), strings.Compare(a.name, b.name))
	})
	return j
}

// open reads quadro.csv, which says what posts there are, and then the rest.
func (j *jobs) open() (*Divergence, error) {
	at := slices.IndexFunc(j.entries, func(e entry) bool { return e.name == boardFile })
	j.one(j.entries[at])
	if j.refusal != nil || j.found != nil && j.found.Check > 1 {
		return j.found, j.refusal
	}
	j.w.expect = min(max(j.w.People.Public+j.w.People.Pseudonym, 0), maxExpected) / max(len(j.w.posts), 1) * 9 / 8
	rest := slices.Delete(slices.Clone(j.entries), at, at+1)
	var next atomic.Int64
	var all sync.WaitGroup
	for range j.options.Workers {
		all.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(rest)); i = next.Add(1) - 1 {
				j.one(rest[i])
			}
		})
	}
	all.Wait()
	return j.found, j.refusal
}

// one opens one file: digest and size against pacote.json, and its content.
func (j *jobs) one(e entry) {
	to, fault := j.eater(e.name)
	size, sum, err := digest(e, to, j.taken)
	if err != nil {
		j.fail(err)
		return
	}
	at := slices.IndexFunc(j.w.Files, func(f listed) bool { return f.Name == e.name })
	told := j.w.Files[at]
	switch {
	case size != told.Bytes:
		j.tell(differs(1, e.name, 0, "tem %d bytes, e %s diz %d", size, manifestName, told.Bytes))
	case sum != told.Digest:
		j.tell(differs(1, e.name, 0, "o resumo é %s, e %s diz %s", sum, manifestName, cutText(told.Digest)))
	}
	found, refusal := fault()
	if refusal != nil {
		j.fail(refusal)
	}
	j.tell(found)
}

// eater is who reads a file, and how to ask what it found.
func (j *jobs) eater(name string) (eater, func() (*Divergence, *Refusal)) {
	w := j.w
	if name == factsFile {
		f := &factEater{w: w, previous: strings.Repeat("0", 64)}
		return f, func() (*Divergence, *Refusal) { return f.found, f.refusal }
	}
	readers := map[string]func() table{
		boardFile: w.readBoard, peopleFile: w.readPeople, standingFile: w.readStanding, listsFile: w.readLists,
		callsFile: w.readCalls, movesFile: w.readMoves, seatsFile: w.readSeats, apartFile: w.readApart,
		findingsFile: w.readFindings, chainFile: w.readChain, dictionaryFile: w.readDictionary, choicesFile: w.readChoices,
	}
	if read := readers[name]; read != nil {
		r := &rowEater{table: read()}
		return r, func() (*Divergence, *Refusal) { return r.found, r.refusal }
	}
	return nothing{}, func() (*Divergence, *Refusal) { return nil, nil }
}

// tell keeps the divergence of the lowest check; of two files, the first by name.
func (j *jobs) tell(d *Divergence) {
	if d == nil {
		return
	}
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.found == nil || d.Check < j.found.Check || d.Check == j.found.Check && d.File < j.found.File {
		j.found = d
	}
}

func (j *jobs) fail(err error) {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	if j.refusal == nil || err.Error() < j.refusal.Error() {
		j.refusal = err
	}
}

func (j *jobs) taken(n int64) {
	done := j.done.Add(n)
	if j.options.Progress != nil {
		j.options.Progress(done, j.total)
	}
}

package outsider

import (
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// Options say how to work; the zero value uses every core and tells nobody.
type Options struct {
	Workers  int
	Rows     int64                   // of all tables, kept in memory; 0 is as many as the program keeps
	Progress func(done, total int64) // bytes of the zip; may be called from any worker
}

// Answer is what the second program says of a package.
type Answer struct {
	Contest    string
	People     int
	Digest     string // SHA-256 of pacote.json, the one that is published
	Divergence *Divergence
}

// Check reads a package and says whether it holds. The error is a *Refusal: the
// file is no package, or is made to exhaust who opens it.
func Check(file io.ReaderAt, size int64, options Options) (Answer, error) {
	entries, err := openArchive(file, size)
	if err != nil {
		return Answer{}, err
	}
	m, digest, err := readManifest(entries)
	if err != nil {
		return Answer{}, err
	}
	answer := Answer{Contest: m.Contest, Digest: digest}
	if d := sameFiles(m, entries); d != nil {
		answer.Divergence = d
		return answer, nil
	}
	w := newWorld(m)
	if options.Rows > 0 {
		w.limit = options.Rows
	}
	answer.Divergence, err = w.check(entries, options)
	answer.People = w.people()
	return answer, err
}

// check opens everything, and then looks at each post.
func (w *world) check(entries []entry, options Options) (*Divergence, error) {
	if options.Workers < 1 {
		options.Workers = runtime.GOMAXPROCS(0)
	}
	j := newJobs(w, entries, options)
	found, err := j.open()
	if err != nil || found != nil {
		return found, err
	}
	for _, whole := range []func() *Divergence{w.checkHeads, w.checkChain} {
		found = first(found, whole())
	}
	if found = first(w.checkPosts(options.Workers), found); found == nil && w.preference {
		found = w.checkChoices()
	}
	return found, nil
}

// checkPosts looks at every post, some at a time. The answer is that of the lowest
// check, then of the first post, whoever finished first.
func (w *world) checkPosts(workers int) *Divergence {
	found := make([]*Divergence, len(w.posts))
	var next atomic.Int64
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(found)); i = next.Add(1) - 1 {
				found[i] = w.checkPost(w.posts[i])
			}
		})
	}
	all.Wait()
	var told *Divergence
	for _, d := range found {
		told = first(told, d)
	}
	return told
}

// checkHeads compares the number of people with the one pacote.json announces.
func (w *world) checkHeads() *Divergence {
	people := w.people()
	if told := w.People.Public + w.People.Pseudonym; told != people {
		return differs(3, peopleFile, 0, "há %d pessoas, e %s diz %d", people, manifestName, told)
	}
	return nil
}

// people is how many people take part, each counted once.
func (w *world) people() (n int) {
	if w.preference {
		return len(w.choices.people)
	}
	for _, p := range w.posts {
		n += len(p.people.keys)
	}
	return n
}

// sameFiles is the half of check 1 that opens nothing: the zip has the files that
// pacote.json lists, those of every package are there, and no other.
func sameFiles(m manifest, entries []entry) *Divergence {
	claims := map[string]int64{}
	for _, e := range entries {
		claims[e.name] = e.claim
	}
	if !slices.IsSortedFunc(m.Files, func(a, b listed) int { return strings.Compare(a.Name, b.Name) }) {
		return differs(1, manifestName, 0, "os arquivos não estão em ordem alfabética")
	}
	for i, f := range m.Files {
		claim, here := claims[f.Name]
		switch {
		case f.Name == manifestName || i > 0 && m.Files[i-1].Name == f.Name:
			return differs(1, manifestName, 0, "%s consta onde não devia", cutText(f.Name))
		case !here:
			return differs(1, cutText(f.Name), 0, "está em %s e falta no zip", manifestName)
		case claim != f.Bytes:
			return differs(1, f.Name, 0, "tem %d bytes, e %s diz %d", claim, manifestName, f.Bytes)
		}
		delete(claims, f.Name)
	}
	delete(claims, manifestName)
	for _, e := range entries {
		if _, left := claims[e.name]; left {
			return differs(1, e.name, 0, "está no zip e falta em %s", manifestName)
		}
	}
	return missing(m)
}

// missing says which file this package lacks: those of every package; the chain,
// when there is a book; and facts and seats together, when facts of it are public.
func missing(m manifest) *Divergence {
	has := func(name string) bool {
		return slices.ContainsFunc(m.Files, func(f listed) bool { return f.Name == name })
	}
	wanted := always
	if m.Original.Head != "" {
		wanted = append(slices.Clone(wanted), chainFile)
	}
	if has(factsFile) || has(seatsFile) {
		wanted = slices.Concat(wanted, ofFacts)
	}
	for _, name := range wanted {
		if !has(name) {
			return differs(1, name, 0, "falta no pacote")
		}
	}
	return nil
}

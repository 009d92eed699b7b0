package run

import (
	"context"
	"crypto/sha256"
	"errors"
	"io"

	"certame"
	"certame/contest"
	"certame/internal/bookfile"
	"certame/internal/intake"
	"certame/internal/intake/candidates"
	"certame/internal/locale"
	"certame/ledger"
	"certame/trace"
	"certame/vacancy"
)

// FactsFile is the book of the contest.
const FactsFile = bookfile.FileName

// readFacts reads the book as it is stored; an empty one is no book.
func (l *Loaded) readFacts(ctx context.Context) error {
	content, err := bookfile.At(l.Folder).Read(ctx)
	if err == nil {
		err = content.Whole()
	}
	if err != nil {
		return err
	}
	l.Lines = content.Lines
	l.facts, err = FactsOfLines(content.Lines)
	return err
}

// LoadBook reads the edital and the book, without the people.
func LoadBook(ctx context.Context, folder string) (*Loaded, error) {
	l, err := LoadEdital(folder)
	if err != nil {
		return nil, err
	}
	return l, l.readFacts(ctx)
}

// FactsOfLines decodes a book and holds it to its chain.
func FactsOfLines(lines [][]byte) ([]ledger.Fact, error) {
	facts, broken := ledger.Read(lines)
	if broken == nil {
		return facts, nil
	}
	what, remedy := locale.LedgerFault(broken.Fault)
	return nil, intake.Refuse([]intake.Problem{{File: FactsFile, Line: broken.Line, What: what, Remedy: remedy}})
}

// Sheet is the sheet of people: the one that a fact froze, or candidatos.csv.
func (l *Loaded) Sheet() (raw []byte, name string, err error) {
	digest, frozen := ledger.FrozenSheet(l.facts, l.Until)
	if !frozen {
		raw, err = candidates.Load(l.path(CandidatesFile), CandidatesFile)
		return raw, CandidatesFile, err
	}
	raw, err = l.table(digest)
	return raw, bookfile.TableDir + "/" + digest + ".csv", err
}

func (l *Loaded) table(digest string) ([]byte, error) {
	file, err := bookfile.At(l.Folder).OpenTable(digest)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(file)
}

// openBook understands the facts and applies what they correct in the roll. A
// contest without facts has none of this.
func (l *Loaded) openBook() error {
	l.Book = &ledger.Book{Base: l.base()}
	if len(l.facts) == 0 {
		return nil
	}
	book, _, refusal := ledger.Open(l.base(), l.facts)
	if refusal != nil {
		return l.refuseFact(refusal)
	}
	l.Book = book
	l.Digests = append(l.Digests, l.factsDigest())
	if l.Facts, refusal = contest.FactsOf(book, l.Until); refusal != nil {
		return l.refuseFact(refusal)
	}
	return l.correct(l.Facts.Now.Corrections)
}

func (l *Loaded) base() ledger.Base {
	return ledger.Base{Terms: l.Terms, Roll: l.Roll, Seats: vacancy.Allocate(l.Terms, trace.Discard), Find: l.finder()}
}

// finder finds people by number. Those whom the book names are looked up once,
// all together: a book names a thousand of two million.
func (l *Loaded) finder() func(string) (certame.Person, bool) {
	known := map[string]certame.Person{}
	for i := range l.facts {
		if id := l.facts[i].Value("inscricao"); id != "" {
			known[id] = certame.Nobody
		}
	}
	for p := range certame.Person(l.Roll.Len()) {
		if _, wanted := known[string(l.Roll.IDs.At(p))]; wanted {
			known[string(l.Roll.IDs.At(p))] = l.Roll.Head(p)
		}
	}
	return func(id string) (certame.Person, bool) {
		p, looked := known[id]
		if !looked {
			p = l.find(id)
			known[id] = p
		}
		return p, p != certame.Nobody
	}
}

func (l *Loaded) find(id string) certame.Person {
	for p := range certame.Person(l.Roll.Len()) {
		if string(l.Roll.IDs.At(p)) == id {
			return l.Roll.Head(p)
		}
	}
	return certame.Nobody
}

// factsDigest is the digest of the book as far as the result goes: that of the
// first so many facts, so that a past state is rebuilt to the byte.
func (l *Loaded) factsDigest() Digest {
	sum, size := sha256.New(), 0
	for _, line := range l.BookLines() {
		sum.Write(line)
		sum.Write([]byte{'\n'})
		size += len(line) + 1
	}
	d := Digest{Name: FactsFile, Size: size}
	sum.Sum(d.Sum[:0])
	return d
}

// BookLines are the lines of the state asked for.
func (l *Loaded) BookLines() [][]byte {
	if l.Until.Facts >= 0 && l.Until.Facts < len(l.Lines) {
		return l.Lines[:l.Until.Facts]
	}
	return l.Lines
}

// refuseFact says which fact of the book cannot have happened.
func (l *Loaded) refuseFact(r *ledger.Refusal) error {
	what, remedy := locale.LedgerRefusal(r, l.Terms.Wording())
	return intake.Refuse([]intake.Problem{{File: FactsFile, Line: r.Entry.Number, What: what, Remedy: remedy}})
}

// correct applies the tables of corrected marks, in the order of their days.
func (l *Loaded) correct(list []*ledger.Entry) error {
	if len(list) == 0 {
		return nil
	}
	index := candidates.NewIndex(l.Roll)
	var all []error
	for _, e := range list {
		raw, err := l.table(e.Value("tabela"))
		if err == nil {
			shown := bookfile.TableDir + "/" + e.Value("tabela") + ".csv"
			c := candidates.Correction{Raw: raw, Shown: shown, Terms: l.Terms, Roll: l.Roll, Index: index}
			err = c.Apply()
			l.Digests = append(l.Digests, Digest{shown, sha256.Sum256(raw), len(raw)})
		}
		all = append(all, err)
	}
	return errors.Join(all...)
}

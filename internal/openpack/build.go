package openpack

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"os"
	"path"
	"path/filepath"

	"certame/contest"
	"certame/internal/run"
	"certame/publication"
)

// Built is a package in a folder, before it is sealed in a zip.
type Built struct {
	Folder   string
	Manifest Manifest
	Lines    []publication.Line
	Outcome  *contest.Outcome // computed out of the public part alone
}

// Build writes the files of the package of a contest in an empty folder, computes
// the contest out of them alone, and refuses when that does not give what was
// computed out of the whole.
func Build(ctx context.Context, folder string, l *run.Loaded, o *contest.Outcome, secret [sha256.Size]byte) (*Built, error) {
	b := &Built{Folder: folder}
	var omitted int
	b.Lines, omitted = publication.People(o, l.Book.Part(l.Until), secretOf(l))
	facts, _ := publication.Facts(o, l.Book, b.Lines)
	if err := b.writeInputs(l, o, publication.Chain(facts)); err != nil {
		return nil, err
	}
	if err := b.compute(ctx); err != nil {
		return nil, err
	}
	if err := b.agree(o); err != nil {
		return nil, err
	}
	chain := committed(secret, l.BookLines())
	b.describe(l, o, omitted, chain)
	if err := b.writeAbout(chain); err != nil {
		return nil, err
	}
	return b, b.seal()
}

// secretOf is the secret of the pseudonyms: what only who has the whole sheet can
// work out. The same sheet gives the same package.
func secretOf(l *run.Loaded) [sha256.Size]byte {
	sum := sha256.New()
	for _, d := range l.Digests {
		sum.Write(d.Sum[:])
	}
	raw, _, err := l.Sheet()
	if err == nil {
		sum.Write(raw)
	}
	return [sha256.Size]byte(sum.Sum(nil))
}

func (b *Built) writeInputs(l *run.Loaded, o *contest.Outcome, book [][]byte) error {
	if err := os.MkdirAll(filepath.Join(b.Folder, inputFolder), 0o755); err != nil {
		return err
	}
	raw, err := os.ReadFile(filepath.Join(l.Folder, run.EditalFile))
	if err != nil {
		return err
	}
	edital, err := rules(raw, o.Terms)
	if err != nil {
		return err
	}
	if err := b.put(inputFolder+"/"+run.EditalFile, edital); err != nil {
		return err
	}
	if err := b.copyDraw(l); err != nil {
		return err
	}
	err = b.create(inputFolder+"/"+run.CandidatesFile, func(w io.Writer) error { return writeSheet(w, o, b.Lines) })
	if err != nil || len(book) == 0 {
		return err
	}
	return b.put(inputFolder+"/"+run.FactsFile, append(bytes.Join(book, []byte{'\n'}), '\n'))
}

// copyDraw brings the documents of the draw that placed the seats: they are public
// from the day of the announcement, and without them it cannot be made again.
func (b *Built) copyDraw(l *run.Loaded) error {
	for _, name := range l.DrawFiles() {
		raw, err := os.ReadFile(filepath.Join(l.Folder, filepath.FromSlash(name)))
		if err != nil {
			return err
		}
		inside := inputFolder + "/" + name
		if err := os.MkdirAll(filepath.Join(b.Folder, filepath.FromSlash(path.Dir(inside))), 0o755); err != nil {
			return err
		}
		if err := b.put(inside, raw); err != nil {
			return err
		}
	}
	return nil
}

func (b *Built) put(name string, data []byte) error {
	return os.WriteFile(filepath.Join(b.Folder, filepath.FromSlash(name)), data, 0o644)
}

func (b *Built) create(name string, write func(io.Writer) error) error {
	file, err := os.Create(filepath.Join(b.Folder, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	if err := write(file); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}

// compute runs the contest out of the public part, and writes its result.
func (b *Built) compute(ctx context.Context) (err error) {
	b.Outcome, err = Recompute(ctx, filepath.Join(b.Folder, inputFolder), filepath.Join(b.Folder, outputFolder))
	return err
}

func (b *Built) describe(l *run.Loaded, o *contest.Outcome, omitted int, chain []string) {
	b.Manifest = stated(o)
	b.Manifest.Engine = run.Engine
	b.Manifest.Original.Edital = hex.EncodeToString(l.Digests[0].Sum[:])
	b.Manifest.People.Omitted = omitted
	if len(chain) > 0 {
		b.Manifest.Original.Head = chain[len(chain)-1]
	}
	for _, line := range b.Lines {
		if line.Pseudonym > 0 {
			b.Manifest.People.Pseudonyms++
		} else {
			b.Manifest.People.Public++
		}
	}
}

// stated is what the manifest says that whoever computes the contest again can
// say too.
func stated(o *contest.Outcome) Manifest {
	t := o.Terms
	m := Manifest{
		Format: Format, Contest: t.Name, Agency: t.Agency, Notice: t.Notice, Regime: string(t.Regime.ID),
		Interpretations: []Reading{}, Warnings: warnings(o), Hidden: hidden(o),
	}
	for _, c := range t.Choices() {
		m.Interpretations = append(m.Interpretations, Reading{string(c.ID), c.Key, c.Value, t.Decided(c)})
	}
	return m
}

// writeAbout writes what tells of the package: the commitments to the original book, the
// dictionary, the note for who opens the zip.
func (b *Built) writeAbout(chain []string) error {
	if err := b.put("LEIA-ME.txt", []byte(readMe(&b.Manifest, b.Outcome.Preferred != nil))); err != nil {
		return err
	}
	if len(chain) > 0 {
		if err := b.put(chainName, chainOf(chain)); err != nil {
			return err
		}
	}
	return b.writeDictionary()
}

// seal writes pacote.json, with the digest of every other file.
func (b *Built) seal() error {
	files, err := digestFolder(b.Folder)
	if err != nil {
		return err
	}
	b.Manifest.Files = files
	data, err := json.MarshalIndent(b.Manifest, "", "  ")
	if err != nil {
		return err
	}
	return b.put(manifestName, append(data, '\n'))
}

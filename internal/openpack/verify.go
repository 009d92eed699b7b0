package openpack

import (
	"archive/zip"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/internal/intake"

	"github.com/klauspost/compress/flate"
)

// Limits of a package: what is beyond them is no package of ours.
const (
	fileLimit  = 4 << 30
	filesLimit = 200
)

// Divergence is the first thing that does not agree in a package.
type Divergence struct{ What string }

// Error says it in one sentence.
func (d *Divergence) Error() string { return d.What }

// Verified is a package that agrees.
type Verified struct {
	Manifest Manifest
	Digest   string // of pacote.json
}

// Verify opens a package, compares every digest, computes the contest again out of
// what it holds and compares every output, byte by byte. The error of a package
// that does not agree is a *Divergence.
func Verify(ctx context.Context, path, work string) (*Verified, error) {
	v, err := open(path, work)
	if err != nil {
		return nil, err
	}
	again := filepath.Join(work, "refeito")
	o, err := Recompute(ctx, filepath.Join(work, inputFolder), again)
	if err != nil {
		if refused := (*intake.Refused)(nil); errors.As(err, &refused) {
			return nil, &Divergence{"as entradas do pacote são recusadas: " + refused.Error()}
		}
		return nil, err
	}
	if err := v.compare(work, again); err != nil {
		return nil, err
	}
	return v, v.agreesWith(stated(o))
}

// agreesWith holds what the manifest says to what was computed. What only the
// original has, and the counts of who was left out, it cannot say.
func (v *Verified) agreesWith(again Manifest) error {
	said := v.Manifest
	said.Engine, said.Original, said.People, said.Files = "", Original{}, People{}, nil
	a, errA := json.Marshal(said)
	b, errB := json.Marshal(again)
	if err := errors.Join(errA, errB); err != nil {
		return err
	}
	if !bytes.Equal(a, b) {
		return &Divergence{manifestName + ": o que diz do certame, das interpretações e do que não se publica não é o que as entradas dão"}
	}
	return nil
}

// open extracts a package while its digests are checked.
func open(path, work string) (*Verified, error) {
	z, err := zip.OpenReader(path)
	if err != nil {
		return nil, intake.Refuse([]intake.Problem{{File: path, What: "não é um pacote: não se abre como zip", Remedy: "Indique o arquivo gravado por certame publicar pacote."}})
	}
	defer z.Close()
	z.RegisterDecompressor(zip.Deflate, flate.NewReader)
	v := &Verified{}
	if err := v.readManifest(path, &z.Reader); err != nil {
		return nil, err
	}
	if err := v.checkNames(&z.Reader); err != nil {
		return nil, err
	}
	for _, f := range v.Manifest.Files {
		if err := extract(&z.Reader, f, work); err != nil {
			return nil, err
		}
	}
	return v, nil
}

func (v *Verified) readManifest(path string, z *zip.Reader) error {
	refuse := func(what string) error {
		return intake.Refuse([]intake.Problem{{File: path, What: what, Remedy: "Indique o arquivo gravado por certame publicar pacote."}})
	}
	file, err := z.Open(manifestName)
	if err != nil {
		return refuse("não é um pacote: falta " + manifestName)
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, 64<<20))
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	v.Digest = hex.EncodeToString(sum[:])
	if json.Unmarshal(data, &v.Manifest) != nil || v.Manifest.Format != Format {
		return refuse("não é um pacote deste formato (" + Format + ")")
	}
	return nil
}

// checkNames holds the zip to the list: no file more, none less, none twice, none
// out of its folders.
func (v *Verified) checkNames(z *zip.Reader) error {
	names := map[string]bool{manifestName: true}
	for _, f := range v.Manifest.Files {
		if names[f.Name] || !filepath.IsLocal(filepath.FromSlash(f.Name)) || strings.Contains(f.Name, "\\") {
			return &Divergence{manifestName + ": o nome «" + f.Name + "» se repete ou sai do pacote"}
		}
		names[f.Name] = true
	}
	if len(z.File) > filesLimit || len(z.File) != len(names) {
		return &Divergence{fmt.Sprintf("o zip tem %d arquivos, e %s lista %d", len(z.File), manifestName, len(names))}
	}
	for _, f := range z.File {
		if !names[f.Name] {
			return &Divergence{f.Name + ": não está em " + manifestName}
		}
	}
	return nil
}

func extract(z *zip.Reader, want File, work string) error {
	in, err := z.Open(want.Name)
	if err != nil {
		return &Divergence{want.Name + ": falta no zip"}
	}
	defer in.Close()
	target := filepath.Join(work, filepath.FromSlash(want.Name))
	if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
		return err
	}
	out, err := os.Create(target)
	if err != nil {
		return err
	}
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(out, sum), io.LimitReader(in, min(want.Size, fileLimit)+1))
	if err := errors.Join(err, out.Close()); err != nil {
		return &Divergence{want.Name + ": não se lê até o fim do zip"}
	}
	if got := hex.EncodeToString(sum.Sum(nil)); n != want.Size || got != want.SHA256 {
		return &Divergence{fmt.Sprintf("%s: o SHA-256 é %s, e %s diz %s", want.Name, got, manifestName, want.SHA256)}
	}
	return nil
}

// compare holds what was computed again to what the package brings.
func (v *Verified) compare(work, again string) error {
	files, err := digestFolder(again)
	if err != nil {
		return err
	}
	for i := range files {
		files[i].Name = outputFolder + "/" + files[i].Name
	}
	for _, want := range v.Manifest.Files {
		if !strings.HasPrefix(want.Name, outputFolder+"/") {
			continue
		}
		at := slices.IndexFunc(files, func(f File) bool { return f.Name == want.Name })
		if at < 0 {
			return &Divergence{want.Name + ": o pacote traz, e a apuração refeita não dá"}
		}
		if files[at].SHA256 != want.SHA256 {
			return firstDifference(want.Name, filepath.Join(work, filepath.FromSlash(want.Name)), filepath.Join(again, filepath.Base(want.Name)))
		}
		files = slices.Delete(files, at, at+1)
	}
	if len(files) > 0 {
		return &Divergence{files[0].Name + ": a apuração refeita dá, e o pacote não traz"}
	}
	return nil
}

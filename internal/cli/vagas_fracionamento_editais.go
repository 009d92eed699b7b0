package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"certame/edital"
	"certame/internal/intake"
	"certame/internal/intake/editalfile"
	"certame/internal/run"
	"certame/trace"
	"certame/vacancy"
)

// notice is one edital of an audit.
type notice struct {
	Shown string
	Terms *edital.Terms
	Pools []vacancy.Pool
}

// unread is an edital that was refused: an audit says what it could not read, and
// goes on.
type unread struct {
	File string `json:"arquivo"`
	Why  string `json:"motivo"`
}

// notices reads the edital of a folder, or every one below it.
func notices(folder string) (list []*notice, refused []unread, err error) {
	if _, err := os.Stat(filepath.Join(folder, run.EditalFile)); err == nil {
		n, err := readNotice(folder, run.EditalFile)
		return []*notice{n}, nil, err
	}
	files, err := editalFiles(folder)
	if err != nil {
		return nil, nil, err
	}
	for _, name := range files {
		n, err := readNotice(folder, name)
		if wrong := (*intake.Refused)(nil); errors.As(err, &wrong) {
			refused = append(refused, unread{name, wrong.Problems[0].String()})
			continue
		}
		if err != nil {
			return nil, nil, err
		}
		list = append(list, n)
	}
	return list, refused, nil
}

func readNotice(folder, name string) (*notice, error) {
	declared, _, err := editalfile.Read(filepath.Join(folder, name), name)
	if err != nil {
		return nil, err
	}
	t := edital.Resolve(declared, trace.Discard)
	return &notice{strings.TrimSuffix(filepath.ToSlash(name), "/"+run.EditalFile), t, vacancy.Pools(t)}, nil
}

// editalFiles lists edital.yaml of the subfolders, and the .yaml of the folder
// itself, in the order of their names.
func editalFiles(folder string) (names []string, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(folder, path)
		ext := filepath.Ext(name)
		switch {
		case err != nil:
			return err
		case d.IsDir() && strings.HasPrefix(d.Name(), ".") && name != ".":
			return filepath.SkipDir
		case !d.IsDir() && (d.Name() == run.EditalFile || (ext == ".yaml" || ext == ".yml") && !strings.ContainsRune(name, filepath.Separator)):
			names = append(names, name)
		}
		return nil
	})
	if errors.Is(err, fs.ErrNotExist) {
		return nil, intake.Refuse([]intake.Problem{{File: folder, What: "pasta não encontrada", Remedy: "Confira o nome"}})
	}
	if err == nil && len(names) == 0 {
		return nil, intake.Refuse([]intake.Problem{{File: folder, What: "nenhum edital nesta pasta", Remedy: "Ponha um edital.yaml em cada subpasta, ou arquivos .yaml na pasta"}})
	}
	slices.Sort(names)
	return names, err
}

// batch is the editais that could have been one: same agency, same regime, same
// groups and percentages.
type batch struct {
	Notices []*notice
	parts   []part
}

// part is one pool of one edital.
type part struct {
	notice   *notice
	pool     vacancy.Pool
	counts   []int // by modality, as the edital gives them
	declared bool
}

func batches(list []*notice) (out []*batch) {
	place := map[string]int{}
	for _, n := range list {
		key := batchKey(n.Terms)
		at, known := place[key]
		if !known {
			at = len(out)
			place[key] = at
			out = append(out, &batch{})
		}
		b := out[at]
		b.Notices = append(b.Notices, n)
		for _, pool := range n.Pools {
			counts, declared := vacancy.Reserved(n.Terms, pool)
			b.parts = append(b.parts, part{n, pool, counts, declared})
		}
	}
	return out
}

func batchKey(t *edital.Terms) string {
	key := intake.Fold(t.Agency) + "\n" + string(t.Regime.ID)
	for _, g := range t.Groups {
		key += fmt.Sprintf("\n%s %s %d", g.Code, g.Share.Fraction(), g.Rounding)
	}
	return key
}

func (b *batch) terms() *edital.Terms { return b.Notices[0].Terms }

// name of a part: with the edital where there are several.
func (b *batch) name(i int) string {
	p := &b.parts[i]
	if len(b.Notices) == 1 {
		return p.pool.Name
	}
	return p.notice.Shown + ": " + p.pool.Name
}

func (b *batch) totals() (out []int) {
	for i := range b.parts {
		out = append(out, b.parts[i].pool.Total)
	}
	return out
}

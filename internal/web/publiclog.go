package web

import (
	"encoding/json"
	"errors"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"certame"
	"certame/internal/docket"
	"certame/internal/store"
	"certame/internal/web/fault"
	"certame/internal/web/parts"
)

// Logged is where the transparency log has an act.
type Logged struct {
	Is    bool
	Index string
	Proof string // where the proof is given
}

func (v *visit) logged(c store.Contest, a *store.Act) Logged {
	if a.LogIndex < 0 {
		return Logged{}
	}
	return Logged{true, strconv.Itoa(a.LogIndex), publicAddress(c, a.Number) + "/prova"}
}

// actsLog is the transparency log: its head, its key and how anybody checks it.
func (v *visit) actsLog() error {
	head, err := v.Acts.Head(v.ctx())
	if err != nil {
		return err
	}
	key, err := v.Acts.Public(v.ctx())
	if err != nil {
		return err
	}
	leaves, err := v.Store.LogLeaves(v.ctx(), 0)
	if err != nil {
		return err
	}
	page := logPage{Head: string(head), Key: key, Acts: parts.Table{
		ID: "atos", Caption: "Atos no registro", Columns: []parts.Column{{Text: "Índice", Numeric: true}, {Text: "Documento"}, {Text: "Data"}, {Text: "Resumo SHA-256"}},
		Empty: parts.Empty{Title: "O registro ainda está vazio.", Text: "Cada ato confirmado entra nele em até um minuto."},
	}}
	for _, leaf := range leaves {
		var act struct {
			What   string `json:"documento"`
			SHA256 string `json:"sha256"`
			On     string `json:"data"`
		}
		if err := json.Unmarshal(leaf.Leaf, &act); err != nil {
			return err
		}
		page.Acts.Rows = append(page.Acts.Rows, parts.Row{Cells: parts.Cells(strconv.Itoa(leaf.Position), act.What, dayOf(act.On), act.SHA256)})
	}
	return v.show("registro", Frame{Title: "Registro de atos publicados", Trail: []parts.Link{{Text: "Início", Address: "/", Icon: "home"}, {Text: "Publicações", Address: "/publico"}}, Printed: true}, page)
}

// dayOf says a day of a line of the log as people read it; what is no day stays as it is.
func dayOf(written string) string {
	if day, ok := certame.ParseDate([]byte(written)); ok {
		return day.Brazilian()
	}
	return written
}

type logPage struct {
	Head, Key string
	Acts      parts.Table
}

// logFiles are the files of the log that mirrors and witnesses read.
var logFiles = regexp.MustCompile(`^(?:checkpoint|chave\.pub|atos/[0-9]{6,}\.json|tile/(?:entries|[0-9]+)/(?:x[0-9]{3}/)*[0-9]{3}(?:\.p/[0-9]+)?)$`)

// logFile gives a file of the log. Only the head changes.
func (v *visit) logFile() error {
	name := v.r.PathValue("resto")
	if !logFiles.MatchString(name) {
		return fault.NotFound("arquivo")
	}
	folder, err := v.Acts.Folder(v.ctx())
	if err != nil {
		return err
	}
	file, err := os.Open(filepath.Join(folder, filepath.FromSlash(name)))
	if errors.Is(err, fs.ErrNotExist) {
		return fault.NotFound("arquivo")
	}
	if err != nil {
		return err
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return err
	}
	h := v.w.Header()
	h.Set("Content-Type", "application/octet-stream")
	if name == "checkpoint" || name == "chave.pub" || strings.HasSuffix(name, ".json") {
		h.Set("Content-Type", "text/plain; charset=utf-8")
	}
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	if name == "checkpoint" {
		h.Set("Cache-Control", "no-cache")
	}
	http.ServeContent(v.w, v.r, "", info.ModTime(), file)
	return nil
}

// proof shows that an act is in the log: with the public key, nothing else is needed.
func (v *visit) proof() error {
	_, a, err := v.releasedAct()
	if err != nil {
		return err
	}
	_, digest, is := docket.LogEntry(a)
	if !is || a.LogIndex < 0 {
		return fault.NotFound("prova")
	}
	p, err := v.Acts.Proof(v.ctx(), digest)
	if err != nil {
		return err
	}
	v.w.Header().Set("Content-Type", "application/json")
	return json.NewEncoder(v.w).Encode(p)
}

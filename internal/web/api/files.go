package api

import (
	"net/http"
	"time"

	"certame/internal/store"
)

var fileOperations = []func(*API){listFiles, readFile, putEdital, putFile, removeFile, listRevisions, addRevision}

// File is a kept file.
type File struct {
	Name   string `json:"nome"`
	Digest string `json:"resumo" doc:"SHA-256 dos bytes, em hexadecimal."`
	Size   int64  `json:"bytes"`
}

func fileOf(f store.File) File { return File(f) }

// Revision is the folder of a contest as somebody left it.
type Revision struct {
	Number int       `json:"revisao"`
	Note   string    `json:"nota"`
	At     time.Time `json:"em"`
	Files  []File    `json:"arquivos,omitempty" doc:"Não vêm na lista de revisões: leia os de uma em arquivos."`
}

func revisionOf(r store.Revision) Revision {
	return Revision{r.Number, r.Note, r.At, each(r.Files, fileOf)}
}

type revisionInput struct {
	ContestInput
	CachedInput
	Revision int `query:"revisao" minimum:"0" doc:"A revisão; sem ela, a última."`
}

type revisionOutput struct {
	ETag string `header:"ETag" doc:"A etiqueta da revisão, para If-Match."`
	Body Revision
}

func listFiles(a *API) {
	register(a, Operation{
		ID: "listar-arquivos", Method: http.MethodGet, Path: "/certames/{certame}/arquivos", Tag: tagFiles, Summary: "Listar os arquivos de uma revisão", Permission: "arquivo.ver",
	}, func(c *call, in *revisionInput) (*revisionOutput, error) {
		r, err := c.Store.Revision(c.ctx, c.contest.ID, in.Revision)
		if err != nil {
			return nil, err
		}
		tag := revisionTag(r.Number)
		return &revisionOutput{tag, revisionOf(r)}, in.fresh(tag)
	})
}

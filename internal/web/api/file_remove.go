package api

import (
	"net/http"

	"certame/internal/docket"
	"certame/internal/store"
)

type removeFileInput struct {
	FileInput
	MatchInput
	NoteInput
}

func removeFile(a *API) {
	register(a, Operation{
		ID: "retirar-arquivo", Method: http.MethodDelete, Path: "/certames/{certame}/arquivos/{arquivo}", Tag: tagFiles, Summary: "Retirar um arquivo, em revisão nova", Permission: "arquivo.importar", Status: http.StatusOK,
		Detail: "Com If-Match da revisão vista. As revisões anteriores guardam o arquivo.",
	}, func(c *call, in *removeFileInput) (*revisionOutput, error) {
		after, err := in.revision()
		if err != nil {
			return nil, err
		}
		last, err := c.Store.Revision(c.ctx, c.contest.ID, after)
		if err != nil {
			return nil, err
		}
		if !hasFile(last.Files, in.Name) {
			return nil, store.ErrNotFound
		}
		return c.revised(c.Docket.Revise(c.ctx, c.by(), c.contest.ID, after, in.Note, docket.Changes{Remove: []string{in.Name}}))
	})
}

func hasFile(files []store.File, name string) bool {
	for _, f := range files {
		if f.Name == name {
			return true
		}
	}
	return false
}

package api

import (
	"context"
	"net/http"

	"certame/internal/docket"
	"certame/internal/store"
)

type addRevisionInput struct {
	ContestInput
	KeyInput
	MatchInput
	BytesInput
	NoteInput
}

func addRevision(a *API) {
	register(a, Operation{
		ID: "gravar-revisao", Method: http.MethodPost, Path: "/certames/{certame}/revisoes", Tag: tagFiles, Summary: "Gravar vários arquivos juntos", Permission: "certame.editar",
		Status: http.StatusCreated, Body: uploadMost, Sends: "application/zip", Detail: "O corpo é um zip com os arquivos que mudam; os outros ficam. " + putDetail,
	}, func(c *call, in *addRevisionInput) (*Made[Revision], error) {
		after, err := in.revision()
		if err != nil {
			return nil, err
		}
		body, err := in.spool()
		if err != nil {
			return nil, err
		}
		defer body.drop() //nolint:errcheck // of the system's temporary folder
		asked := struct{ Digest, Match, Note string }{body.Digest, in.Match, in.Note}
		return once(c, in.Key, asked, func(ctx context.Context, _ func(*store.DB, any) error) (store.Revision, error) {
			files, done, err := body.unpacked()
			defer done()
			if err != nil {
				return store.Revision{}, err
			}
			return c.Docket.Revise(ctx, c.by(), c.contest.ID, after, in.Note, docket.Changes{Put: files})
		}, func(r store.Revision) (Made[Revision], error) {
			return Made[Revision]{Status: http.StatusCreated, Location: c.address("/revisoes"), ETag: revisionTag(r.Number), Body: revisionOf(r)}, nil
		})
	})
}

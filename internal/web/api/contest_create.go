package api

import (
	"context"
	"io"
	"net/http"

	"certame/internal/docket"
	"certame/internal/store"
)

type createInput struct {
	KeyInput
	BytesInput
	Slug string `query:"certame" required:"true" maxLength:"60" doc:"O nome do certame nos endereços: letras minúsculas sem acento, algarismos e hífens." example:"ufxx-2026"`
}

func createContest(a *API) {
	register(a, Operation{
		ID: "criar-certame", Method: http.MethodPost, Path: "/certames", Tag: tagContests, Summary: "Criar um certame", Permission: "certame.criar",
		Status: http.StatusCreated, Body: uploadMost, Sends: "application/zip",
		Detail: "O corpo é a pasta do certame em zip: edital.yaml e, se já houver, candidatos.csv e os demais. O que não se entende é recusado por inteiro, com arquivo, linha e coluna.",
	}, func(c *call, in *createInput) (*Made[Contest], error) {
		body, err := in.spool()
		if err != nil {
			return nil, err
		}
		defer body.drop() //nolint:errcheck // of the system's temporary folder
		asked := struct{ Slug, Digest string }{in.Slug, body.Digest}
		return once(c, in.Key, asked, func(ctx context.Context, _ func(*store.DB, any) error) (store.Contest, error) {
			files, done, err := body.unpacked()
			defer done()
			if err != nil {
				return store.Contest{}, err
			}
			return c.Docket.Create(ctx, c.by(), docket.Draft{Slug: in.Slug, Files: files})
		}, func(made store.Contest) (Made[Contest], error) {
			return Made[Contest]{Status: http.StatusCreated, Location: Root + "/certames/" + made.Slug, ETag: revisionTag(1), Body: contestOf(made)}, nil
		})
	})
}

// unpacked are the files of a body that is a packed folder; done closes them.
func (s *spooled) unpacked() (files docket.Files, done func(), err error) {
	files = docket.Files{}
	var open []io.Closer
	open, err = docket.Unpack(s, s.Size, files)
	return files, func() {
		for _, one := range open {
			one.Close() //nolint:errcheck // only read
		}
	}, err
}

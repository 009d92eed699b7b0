package api

import (
	"net/http"

	"certame/internal/docket"
	"certame/internal/intake"
	"certame/internal/run"
	"certame/internal/store"
)

type NoteInput struct {
	Note string `query:"nota" maxLength:"400" doc:"Por que se muda."`
}

type putFileInput struct {
	FileInput
	MatchInput
	BytesInput
	NoteInput
}

type putEditalInput struct {
	ContestInput
	MatchInput
	BytesInput
	NoteInput
}

const putDetail = "Com If-Match da revisão vista. A pasta é lida inteira com o arquivo novo, e contra o livro de fatos; o que não se entende é recusado, e nada muda."

func putFile(a *API) {
	register(a, Operation{
		ID: "gravar-arquivo", Method: http.MethodPut, Path: "/certames/{certame}/arquivos/{arquivo}", Tag: tagFiles, Summary: "Gravar um arquivo, em revisão nova", Permission: "arquivo.importar",
		Body: uploadMost, Sends: "application/octet-stream", Detail: putDetail + " O edital tem endereço próprio.",
	}, func(c *call, in *putFileInput) (*revisionOutput, error) {
		if in.Name == run.EditalFile {
			return nil, intake.Refuse([]intake.Problem{{File: in.Name, What: "o edital se grava em outro endereço", Remedy: "Use PUT " + c.address("/edital")}})
		}
		return c.put(in.Name, &in.MatchInput, &in.BytesInput, in.Note)
	})
}

func putEdital(a *API) {
	register(a, Operation{
		ID: "gravar-edital", Method: http.MethodPut, Path: "/certames/{certame}/edital", Tag: tagFiles, Summary: "Gravar edital.yaml, em revisão nova", Permission: "certame.editar",
		Body: uploadMost, Sends: "application/yaml", Detail: putDetail,
	}, func(c *call, in *putEditalInput) (*revisionOutput, error) {
		return c.put(run.EditalFile, &in.MatchInput, &in.BytesInput, in.Note)
	})
}

func (c *call) put(name string, match *MatchInput, in *BytesInput, note string) (*revisionOutput, error) {
	after, err := match.revision()
	if err != nil {
		return nil, err
	}
	body, err := in.spool()
	if err != nil {
		return nil, err
	}
	defer body.drop() //nolint:errcheck // of the system's temporary folder
	return c.revised(c.Docket.Revise(c.ctx, c.by(), c.contest.ID, after, note, docket.Changes{Put: docket.Files{name: body}}))
}

func (c *call) revised(r store.Revision, err error) (*revisionOutput, error) {
	if err != nil {
		return nil, err
	}
	return &revisionOutput{revisionTag(r.Number), revisionOf(r)}, nil
}

package web

import (
	"io"
	"mime/multipart"

	"certame/internal/docket"
	"certame/internal/run"
)

// sent are the files of a form by the names they have in the folder of a contest;
// done closes them.
func sent(form *multipart.Form) (files docket.Files, done func(), err error) {
	files = docket.Files{}
	var open []io.Closer
	done = func() {
		for _, c := range open {
			c.Close() //nolint:errcheck // only read
		}
	}
	for field, name := range map[string]string{"edital": run.EditalFile, "candidatos": run.CandidatesFile, "pasta": ""} {
		for _, header := range form.File[field] {
			if header.Size == 0 {
				continue
			}
			file, err := header.Open()
			if err != nil {
				return files, done, err
			}
			open = append(open, file)
			if name != "" {
				files[name] = file
				continue
			}
			inside, err := docket.Unpack(file, header.Size, files)
			open = append(open, inside...)
			if err != nil {
				return files, done, err
			}
		}
	}
	return files, done, nil
}

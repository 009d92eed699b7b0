package cli

import (
	"path/filepath"

	"certame/draw"
	"certame/internal/beacon"
	"certame/internal/intake"
	"certame/internal/locale"
)

// vagasSortear groups the three moments of a draw that anybody can redo.
type vagasSortear struct {
	Preparar sortearPreparar `cmd:"" help:"Antes: bilhetes e fonte futura em um anúncio, com o resumo a publicar."`
	Realizar sortearRealizar `cmd:"" help:"Depois da fonte: a ordem sorteada, cada passo e a ata."`
	Conferir sortearConferir `cmd:"" help:"Refaz o sorteio e diz a primeira diferença."`
}

// The files of a draw, in its folder.
const (
	announcementFile = "anuncio.txt"
	outcomeFile      = "resultado.txt"
	stepsFile        = "passos.csv"
)

// drawLimit is that of the lists of tickets: more than one for each person of
// the largest contest.
const drawLimit = 1 << 28

func drawFile(path, missing string) ([]byte, error) {
	f := intake.File{
		Path: path, Shown: path, Limit: drawLimit, WhenMissing: missing, WhenFolder: "Indique um arquivo",
		WhenTooLarge: "Confira se é o arquivo do sorteio", WhenEmpty: "Prepare de novo com certame vagas sortear preparar",
	}
	return f.Read()
}

// refusedDraw says where a document of a draw is wrong.
func refusedDraw(file string, f *draw.Fault) error {
	what, remedy := locale.DrawFault(f)
	return intake.Refuse([]intake.Problem{{File: file, Line: f.Line, Value: f.Value, What: what, Remedy: remedy}})
}

// announced reads the announcement of a folder, and holds it to the digest that
// was published.
func announced(folder, published string) (*draw.Announcement, error) {
	path := filepath.Join(folder, announcementFile)
	data, err := drawFile(path, "Prepare antes o sorteio: certame vagas sortear preparar")
	if err != nil {
		return nil, err
	}
	a, fault := draw.Parse(data)
	if fault != nil {
		return nil, refusedDraw(path, fault)
	}
	if a.Source.Kind == draw.Beacon {
		if err := beacon.VerifyChain(&a.Source.Chain); err != nil {
			return nil, refusedDraw(path, &draw.Fault{Reason: draw.BadChain, Value: a.Source.Chain.Hash})
		}
	}
	if published != "" && published != a.Digest() {
		return nil, refusedDraw(path, &draw.Fault{Reason: draw.OtherAnnouncement, Value: a.Digest(), Other: published})
	}
	return a, nil
}

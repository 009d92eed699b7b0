package drawfile

import (
	"fmt"
	"os"
	"path/filepath"

	"certame/draw"
	"certame/internal/beacon"
	"certame/internal/intake"
	"certame/internal/locale"
)

// The files of a draw, in its folder.
const (
	Announcement = "anuncio.txt"
	Outcome      = "resultado.txt"
	Steps        = "passos.csv"
	Minutes      = "ata.txt"
	MinutesPDF   = "ata.pdf"
)

// limit is that of the lists of tickets: more than one for each person of the
// largest contest.
const limit = 1 << 28

// Bytes reads a file of a draw.
func Bytes(path, missing string) ([]byte, error) {
	f := intake.File{
		Path: path, Shown: path, Limit: limit, WhenMissing: missing, WhenFolder: "Indique um arquivo",
		WhenTooLarge: "Confira se é o arquivo do sorteio", WhenEmpty: "Prepare de novo com certame vagas sortear preparar",
	}
	return f.Read()
}

// Refused says where a document of a draw is wrong.
func Refused(file string, f *draw.Fault) error {
	what, remedy := locale.DrawFault(f)
	return intake.Refuse([]intake.Problem{{File: file, Line: f.Line, Value: f.Value, What: what, Remedy: remedy}})
}

// ReadAnnouncement reads the announcement of a folder, and holds it to the digest
// that was published, when it is given.
func ReadAnnouncement(folder, published string) (*draw.Announcement, error) {
	path := filepath.Join(folder, Announcement)
	data, err := Bytes(path, "Prepare antes o sorteio: certame vagas sortear preparar")
	if err != nil {
		return nil, err
	}
	a, fault := draw.Parse(data)
	if fault != nil {
		return nil, Refused(path, fault)
	}
	if a.Source.Kind == draw.Beacon {
		if err := beacon.VerifyChain(&a.Source.Chain); err != nil {
			return nil, Refused(path, &draw.Fault{Reason: draw.BadChain, Value: a.Source.Chain.Hash})
		}
	}
	if published != "" && published != a.Digest() {
		return nil, Refused(path, &draw.Fault{Reason: draw.OtherAnnouncement, Value: a.Digest(), Other: published})
	}
	return a, nil
}

// ReadOutcome reads the result of a folder, which proves nothing by itself.
func ReadOutcome(folder string) (*draw.Outcome, error) {
	path := filepath.Join(folder, Outcome)
	data, err := Bytes(path, "Realize antes o sorteio: certame vagas sortear realizar")
	if err != nil {
		return nil, err
	}
	o, fault := draw.ParseOutcome(data)
	if fault != nil {
		return nil, Refused(path, fault)
	}
	return o, nil
}

// Differs is the first thing of a result that does not follow from the
// announcement; "" when all of it does.
func Differs(a *draw.Announcement, o *draw.Outcome) string {
	if fault := draw.Replay(a, o); fault != nil {
		what, _ := locale.DrawFault(fault)
		if fault.Reason == draw.OtherOrder {
			what = fmt.Sprintf("lugar %d, «%s»: %s", fault.Line, fault.Value, what)
		}
		return what
	}
	if a.Source.Kind == draw.Beacon {
		if err := beacon.Verify(&a.Source.Chain, a.Source.Round, o.Signature, o.Previous); err != nil {
			return err.Error()
		}
	}
	return ""
}

// Held reports whether a folder has the two documents of a draw.
func Held(folder string) bool {
	for _, name := range []string{Announcement, Outcome} {
		if info, err := os.Stat(filepath.Join(folder, name)); err != nil || info.IsDir() {
			return false
		}
	}
	return true
}

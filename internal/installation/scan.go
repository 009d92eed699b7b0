package installation

import (
	"path/filepath"

	"certame/internal/scan"
)

// scanFile says which program is asked about what people send.
const scanFile = "varredura.yaml"

// openScan reads who is asked. What is not understood stops the opening: files would be
// kept unseen by who thinks that they are not.
func (i *Installation) openScan(at Place) (err error) {
	if i.scan, err = scan.Read(filepath.Join(at.Folder, scanFile), at.getenv()); err != nil || i.scan == nil {
		return err
	}
	i.scan.Failed = func(err error) { i.log.Error("varredura não respondeu", "erro", err.Error()) }
	return nil
}

package cli

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"certame/internal/intake"
	"certame/internal/intake/boards"
	"certame/internal/run"
)

// sheetLimit is far beyond any spreadsheet of a board.
const sheetLimit = 64 << 20

// readSheet reads the bytes of a spreadsheet named on the command line.
func readSheet(path string) ([]byte, error) {
	f := intake.File{
		Path: path, Shown: path, Limit: sheetLimit,
		WhenMissing:  "Confira o caminho; modelos: certame modelo comissao, certame modelo votos.",
		WhenFolder:   "Indique a planilha gravada como CSV.",
		WhenTooLarge: "Confira se é a planilha da comissão.",
	}
	return f.Read()
}

// called reads convocacao.csv: the file named, or that of the folder when there
// is one. found is false when there is none.
func called(l *run.Loaded, path string) (list []boards.Called, found bool, err error) {
	if path == "" {
		path = filepath.Join(l.Folder, callsFile)
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			return nil, false, nil
		}
	}
	raw, err := readSheet(path)
	if err != nil {
		return nil, false, err
	}
	list, err = boards.ParseCalled(raw, filepath.Base(path))
	return list, true, err
}

// members reads comissao.csv: the file named, or that of the folder when there
// is one. found is false when there is none.
func members(l *run.Loaded, path string) (groups []boards.Group, found bool, err error) {
	shown := path
	if path == "" {
		path, shown = filepath.Join(l.Folder, membersFile), membersFile
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			return nil, false, nil
		}
	}
	raw, err := readSheet(path)
	if err != nil {
		return nil, false, err
	}
	groups, err = boards.ParseMembers(raw, shown, l.Terms)
	return groups, true, err
}

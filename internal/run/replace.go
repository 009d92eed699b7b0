package run

import (
	"errors"
	"os"
	"path/filepath"
)

// replaceInTwoSteps is for file systems that cannot exchange two names: the
// previous result is set aside, in a folder of its own, and comes back if the
// new one cannot take its place.
func replaceInTwoSteps(fresh, target string) error {
	aside, err := os.MkdirTemp(filepath.Dir(target), "."+filepath.Base(target)+"-anterior-")
	if err != nil {
		return err
	}
	previous := filepath.Join(aside, filepath.Base(target))
	if err := os.Rename(target, previous); err != nil {
		return errors.Join(err, os.Remove(aside))
	}
	if err := os.Rename(fresh, target); err != nil {
		return errors.Join(err, os.Rename(previous, target), os.Remove(aside))
	}
	return os.RemoveAll(aside)
}

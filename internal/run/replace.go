package run

import (
	"errors"
	"os"
)

// replaceInTwoSteps is for file systems that cannot exchange two names: the
// previous result is set aside and comes back if the new one cannot take its
// place.
func replaceInTwoSteps(fresh, target string) error {
	aside := target + ".anterior"
	if err := os.RemoveAll(aside); err != nil {
		return err
	}
	if err := os.Rename(target, aside); err != nil {
		return err
	}
	if err := os.Rename(fresh, target); err != nil {
		return errors.Join(err, os.Rename(aside, target))
	}
	return os.RemoveAll(aside)
}

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// portuguese are the letters and signs that pages in Portuguese are written with, as the
// unicode-range of certame.css says too.
const portuguese = "U+0020-007E,U+00A0-00FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2190,U+2192,U+2212"

// fewer makes the small file of a font out of the whole one, with fontTools (in Debian,
// python3-fonttools and python3-brotli): first visits on a slow line bring a tenth.
func fewer(folder, font string) error {
	small := strings.TrimSuffix(font, ".woff") + ".woff2"
	cut := exec.Command("python3", "-m", "fontTools.subset", filepath.Join(folder, font), "--unicodes="+portuguese, "--layout-features=kern,lnum,tnum",
		"--no-hinting", "--flavor=woff2", "--output-file="+filepath.Join(folder, small))
	cut.Stderr = os.Stderr
	return cut.Run()
}

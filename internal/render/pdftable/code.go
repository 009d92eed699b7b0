package pdftable

import "rsc.io/qr"

const qrSize = 30.0 // millimetres

// code draws a QR code as squares, not as a picture: sharp at any size and
// nothing more to embed. A text too long for one is left out; the digest at the
// foot says the same.
func (s *sheet) code(text string, left, top float64) {
	code, err := qr.Encode(text, qr.M)
	if err != nil {
		return
	}
	s.SetFillColor(0, 0, 0)
	side := qrSize / float64(code.Size)
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			run := x
			for run < code.Size && code.Black(run, y) {
				run++
			}
			if run > x {
				s.Rect(left+float64(x)*side, top+float64(y)*side, float64(run-x)*side, side, "F")
				x = run
			}
		}
	}
}

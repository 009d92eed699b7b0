package web

import (
	"strconv"
	"time"

	"certame"
	"certame/internal/locale"
)

// brasilia is the time of every deadline of the law and of every page; there has been
// no summer time since 2019.
var brasilia = time.FixedZone("Brasília", -3*60*60)

// number is 1.234.
func number(n int) string {
	digits, sign := strconv.Itoa(n), ""
	if n < 0 {
		digits, sign = digits[1:], "−"
	}
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + "." + digits[at:]
	}
	return sign + digits
}

// day is 10/03/2026.
func day(d certame.Date) string { return d.Brazilian() }

// instant is 10/03/2026 14:30, in Brasília.
func instant(t time.Time) string { return t.In(brasilia).Format("02/01/2006 15:04") }

// size is 1,5 MB.
func size(bytes int64) string {
	units := [...]string{"bytes", "kB", "MB", "GB", "TB"}
	at, tenths := 0, bytes*10
	for tenths >= 10_000 && at < len(units)-1 {
		tenths, at = (tenths+500)/1000, at+1
	}
	if at == 0 {
		return number(int(bytes)) + " " + units[0]
	}
	return number(int(tenths/10)) + "," + strconv.Itoa(int(tenths%10)) + " " + units[at]
}

// plural is "1 vaga", "1.234 vagas".
func plural(n int, one, many string) string { return number(n) + " " + locale.Agree(n, one, many) }

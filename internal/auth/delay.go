package auth

import (
	"fmt"
	"time"
)

// free is how many mistakes in a row cost nothing: people do mistype.
const free = 5

// delay is how long the door stays closed after so many mistakes in a row: from
// the fifth on half a minute, twice as long each time, an hour at most. It closes
// for a name, whether or not an account has it, so that closing says nothing.
func delay(failures int) time.Duration {
	if failures < free {
		return 0
	}
	wait := 30 * time.Second
	for range failures - free {
		if wait *= 2; wait >= time.Hour {
			return time.Hour
		}
	}
	return wait
}

// Wait says that it is too early to try again.
type Wait struct{ For time.Duration }

func (w *Wait) Error() string {
	return fmt.Sprintf("Tentativas demais. Espere %s e tente de novo.", spoken(w.For))
}

// spoken is a duration rounded up, in words.
func spoken(d time.Duration) string {
	switch seconds := int((d + time.Second - 1) / time.Second); {
	case seconds <= 1:
		return "1 segundo"
	case seconds <= 90:
		return fmt.Sprintf("%d segundos", seconds)
	default:
		return fmt.Sprintf("%d minutos", (seconds+59)/60)
	}
}

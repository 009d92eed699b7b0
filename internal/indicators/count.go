package indicators

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
)

// Count is a number of people, of acts or of seats, or the reason why there is none.
type Count int

const (
	// Hidden is a number that is not shown, so that it points at nobody.
	Hidden Count = -1
	// None is a number that the contest does not have: nobody confirms options there.
	None Count = -2
)

// Fewest is the least number of people that is shown (S24).
const Fewest = 5

// HiddenWord stands for a hidden number in files.
const HiddenWord = "protegido"

// Known says whether there is a number and it is seen.
func (c Count) Known() bool { return c >= 0 }

// String is the number in files; empty when the contest has none.
func (c Count) String() string {
	switch c {
	case Hidden:
		return HiddenWord
	case None:
		return ""
	}
	return strconv.Itoa(int(c))
}

// MarshalJSON writes a number, the word, or null.
func (c Count) MarshalJSON() ([]byte, error) {
	switch c {
	case Hidden:
		return json.Marshal(HiddenWord)
	case None:
		return []byte("null"), nil
	}
	return strconv.AppendInt(nil, int64(c), 10), nil
}

// UnmarshalJSON reads what MarshalJSON writes.
func (c *Count) UnmarshalJSON(text []byte) error {
	text = bytes.Trim(text, `"`)
	read, ok := readCount(string(text))
	if string(text) == "null" {
		read, ok = None, true
	}
	if !ok {
		return fmt.Errorf("número %q", text)
	}
	*c = read
	return nil
}

// most is far beyond any contest, and no sum of them overflows.
const most = 1_000_000_000

// readCount reads a cell.
func readCount(text string) (Count, bool) {
	switch text {
	case "":
		return None, true
	case HiddenWord:
		return Hidden, true
	}
	n, err := strconv.ParseUint(text, 10, 31)
	return Count(n), err == nil && n <= most
}

package editalfile

import "certame"

// value is one checked value of the file, with its place.
type value struct {
	spec         *spec
	line, column int
	text         string
	number       int
	score        certame.Score
	share        certame.Ratio
	date         certame.Date
	second       int
	yes          bool
	items        []value
	entries      []entry
}

// entry is one key of an object or map.
type entry struct {
	key          string
	line, column int
	value        value
}

// get is the value of a key; ok is false when the file does not have it.
func (v *value) get(key string) (value, bool) {
	for _, e := range v.entries {
		if e.key == key {
			return e.value, true
		}
	}
	return value{}, false
}

func (v *value) textOf(key string) string {
	found, _ := v.get(key)
	return found.text
}

func (v *value) numberOf(key string) int {
	found, _ := v.get(key)
	return found.number
}

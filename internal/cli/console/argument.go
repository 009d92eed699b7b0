package console

import "strings"

// Argument is a path or a name as it stands in a command that somebody will copy: a
// shell of any system takes what is between double quotes as one.
func Argument(text string) string {
	if text != "" && !strings.ContainsAny(text, " \t?…*&;()'\"$<>|`!") {
		return text
	}
	return `"` + strings.NewReplacer(`"`, `\"`, "$", `\$`, "`", "\\`").Replace(text) + `"`
}

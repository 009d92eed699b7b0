package custody

import "strings"

// ParseClasses reads a table of retention.
func ParseClasses(text string) ([]Class, error) { return parseClasses(strings.NewReader(text)) }

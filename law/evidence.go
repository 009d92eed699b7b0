package law

// ForbiddenWord is a word that betrays evidence which no board may admit
// (Decreto 12.536/2025, art. 9º, § 2º). Words are in lower case and without
// accents; Start ones match the beginning of a word.
type ForbiddenWord struct {
	Word  string
	Start bool
	Kind  string // ancestralidade, laudo, laudo_medico…
}

// ForbiddenWords lists them.
func ForbiddenWords() []ForbiddenWord { return append([]ForbiddenWord(nil), forbiddenWords[:]...) }

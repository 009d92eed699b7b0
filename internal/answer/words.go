package answer

import "certame/ledger"

// FactWords are the person and the data of a fact.
func FactWords(f *ledger.Fact) string {
	text := OtherData(f)
	if id := f.Value("inscricao"); id != "" {
		text = "da inscrição " + id + " " + text
	}
	return text
}

// OtherData writes what a fact brings besides the person.
func OtherData(f *ledger.Fact) (text string) {
	for _, d := range f.Data {
		if d.Name == "inscricao" {
			continue
		}
		if text != "" {
			text += " "
		}
		text += d.Name + "=" + shortDigest(d.Value)
	}
	return text
}

// shortDigest keeps a digest from filling a line.
func shortDigest(value string) string {
	if _, ok := ledger.ParseDigest(value); ok {
		return value[:12] + "…"
	}
	return value
}

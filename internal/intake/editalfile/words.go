package editalfile

// Words are all the keys of the file and the words of its closed lists: what an
// edital may say without saying which contest it is.
func Words() []string { return contract.words(nil) }

func (s *spec) words(list []string) []string {
	list = append(list, s.choices...)
	for _, f := range s.fields {
		list = f.words(append(list, f.key))
	}
	if s.item != nil {
		list = s.item.words(list)
	}
	for _, e := range s.either {
		list = e.words(list)
	}
	return list
}

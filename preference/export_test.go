package preference

// Lists are the lists of preferences as New took them.
func Lists(m *Market) (first []int32, apps []Application) { return m.first, m.apps }

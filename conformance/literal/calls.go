package literal

// Call is one line of the order of call. Seat is the number of the seat whose
// opening brings the person in.
type Call struct {
	Seat       int
	ID         string
	Label      string // modality under which the person counts in S(k), at the call
	FinalLabel string // modality in S(N)
}

// Calls is R-32: the k-th person called is S(k) \ S(k−1). A seat that finds
// nobody has no call.
func Calls(w World) []Call {
	var calls []Call
	final := modalities(Assign(w, len(w.Labels)))
	for k := 1; k <= len(w.Labels); k++ {
		before := modalities(Assign(w, k-1))
		for _, s := range Assign(w, k) {
			if before[s.ID] == "" {
				calls = append(calls, Call{k, s.ID, s.Modality, final[s.ID]})
			}
		}
	}
	return calls
}

// modalities indexes an assignment by person.
func modalities(seated []Seated) map[string]string {
	byID := map[string]string{}
	for _, s := range seated {
		byID[s.ID] = s.Modality
	}
	return byID
}

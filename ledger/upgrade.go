package ledger

// upgradeStep brings a fact of one kind from one version of its format to the
// next. Old lines are never rewritten: they are read in the new form.
type upgradeStep struct {
	kind  Kind
	from  int
	apply func(Fact) Fact
}

// upgrades of every format that changed since the first; none has yet.
var upgrades = [...]upgradeStep{}

// upgrade applies the steps of a kind until the present version. A version that
// no step leads on from is of a newer program, or of none.
func upgrade(f Fact, steps []upgradeStep) (Fact, Fault) {
	for f.Version != specs[f.Kind].version {
		next := -1
		for i := range steps {
			if steps[i].kind == f.Kind && steps[i].from == f.Version {
				next = i
			}
		}
		if next < 0 {
			return f, UnknownVersion
		}
		f = steps[next].apply(f)
		f.Version = steps[next].from + 1
	}
	return f, ""
}

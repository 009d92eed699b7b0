package editalfile

// kind is the type of a value of the file.
type kind uint8

const (
	kindText kind = iota
	kindInteger
	kindDecimal
	kindPercent
	kindMark // a number, or a percentage of a maximum
	kindDate
	kindInstant
	kindYesNo
	kindChoice
	kindObject // fixed keys
	kindMap    // free keys (codes), one type of value
	kindList
	kindEither // the first alternative whose shape fits
)

// spec is what the file may have at one place.
type spec struct {
	kind    kind
	doc     string
	choices []string
	prefix  string // a choice may also start with this ("nota_")
	numbers bool   // a choice may also be a whole number
	fields  []field
	item    *spec // of a list or of a map
	tests   bool  // the keys of the map are of phases and tests, not of modalities
	either  []*spec
	one     []string // of an object: exactly one of these keys
}

// field is one key of an object.
type field struct {
	key      string
	required bool
	*spec
}

func text(doc string) *spec    { return &spec{kind: kindText, doc: doc} }
func integer(doc string) *spec { return &spec{kind: kindInteger, doc: doc} }
func decimal(doc string) *spec { return &spec{kind: kindDecimal, doc: doc} }
func percent(doc string) *spec { return &spec{kind: kindPercent, doc: doc} }
func mark(doc string) *spec    { return &spec{kind: kindMark, doc: doc} }
func date(doc string) *spec    { return &spec{kind: kindDate, doc: doc} }
func instant(doc string) *spec { return &spec{kind: kindInstant, doc: doc} }
func yesNo(doc string) *spec   { return &spec{kind: kindYesNo, doc: doc} }

func choice(doc string, options ...string) *spec {
	return &spec{kind: kindChoice, doc: doc, choices: options}
}

func choiceOrNumber(doc string, options ...string) *spec {
	return &spec{kind: kindChoice, doc: doc, choices: options, numbers: true}
}

func list(doc string, item *spec) *spec { return &spec{kind: kindList, doc: doc, item: item} }
func table(doc string, item *spec) *spec {
	return &spec{kind: kindMap, doc: doc, item: item}
}

func perTest(doc string, item *spec) *spec {
	return &spec{kind: kindMap, doc: doc, item: item, tests: true}
}

func either(doc string, options ...*spec) *spec {
	return &spec{kind: kindEither, doc: doc, either: options}
}

func object(doc string, fields ...field) *spec {
	return &spec{kind: kindObject, doc: doc, fields: fields}
}

func oneOf(keys []string, s *spec) *spec {
	s.one = keys
	return s
}

func must(key string, s *spec) field { return field{key, true, s} }
func may(key string, s *spec) field  { return field{key, false, s} }

func (s *spec) field(key string) *spec {
	for _, f := range s.fields {
		if f.key == key {
			return f.spec
		}
	}
	return nil
}

func (s *spec) keys() []string {
	out := make([]string, len(s.fields))
	for i, f := range s.fields {
		out[i] = f.key
	}
	return out
}

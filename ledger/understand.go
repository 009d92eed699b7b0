package ledger

import (
	"strconv"

	"certame"
	"certame/trace"
)

// understand reads the words of a fact: the fields of its kind, no other, and
// the people, posts, groups and numbers they name.
func (b *Book) understand(f Fact) (Entry, *Refusal) {
	e := Entry{Fact: f, Person: certame.Nobody, Post: NoPost, Group: certame.NoModality, Until: certame.NoDate}
	refuse := func(reason Reason, name, value string) (Entry, *Refusal) {
		return e, refusalOf(&b.Base, &e, reason, []trace.Param{trace.P("campo", trace.Word(name)), trace.P("valor", trace.Word(value))})
	}
	used := 0
	for _, spec := range f.Kind.Fields() {
		value := f.Value(spec.Name)
		if value == "" {
			if !spec.Optional {
				return refuse(MissingField, spec.Name, "")
			}
			continue
		}
		used++
		if reason := b.read(&e, spec, value); reason != "" {
			return refuse(reason, spec.Name, value)
		}
	}
	if used != len(f.Data) {
		name := strangeField(&f)
		return refuse(UnknownField, name, f.Value(name))
	}
	if reason := b.settlePost(&e); reason != "" {
		return refuse(reason, "cargo", f.Value("cargo"))
	}
	return e, nil
}

// strangeField is the first field that the kind does not have, or that came
// twice, empty or out of order.
func strangeField(f *Fact) string {
	for i, d := range f.Data {
		again := i > 0 && f.Data[i-1].Name >= d.Name
		if again || d.Value == "" || !f.Kind.hasField(d.Name) {
			return d.Name
		}
	}
	return ""
}

func (k Kind) hasField(name string) bool {
	for _, spec := range k.Fields() {
		if spec.Name == name {
			return true
		}
	}
	return false
}

func (b *Book) read(e *Entry, spec FieldSpec, value string) (reason Reason) {
	var ok bool
	switch spec.read {
	case personField:
		if e.Person, ok = b.Find(value); !ok {
			e.Person, reason = certame.Nobody, UnknownPerson
		}
	case postField:
		if e.Post, ok = b.findPost(value); !ok {
			reason = UnknownPost
		}
	case groupField, labelField:
		e.Group, ok = b.Terms.Modality(value)
		if !ok || spec.read == groupField && e.Group == certame.OpenCompetition {
			reason = UnknownGroup
		}
	case numberField:
		reason = e.readNumber(spec.Name, value)
	case factField:
		if e.Target = NumberOf(value); e.Target == 0 || e.Target >= e.Number {
			reason = NoSuchFact
		}
	default:
		reason = e.readText(spec, value)
	}
	return reason
}

func (e *Entry) readText(spec FieldSpec, value string) Reason {
	ok := Writable(value)
	switch spec.read {
	case digestField:
		_, ok = ParseDigest(value)
	case dateField:
		at, parsed := ParseInstant(value)
		e.Until, ok = at.Date, parsed && at.Second == WholeDay
	case wordField:
		ok = false
		for _, word := range spec.Words {
			ok = ok || word == value
		}
	}
	if !ok {
		return WrongValue
	}
	return ""
}

// countLimit of one fact: no edital has a million vacancies, and a number with a
// digit too many is refused.
const countLimit = 1_000_000

func (e *Entry) readNumber(name, value string) Reason {
	n, err := strconv.Atoi(value)
	limit := countLimit
	if name == "linhas" {
		limit = 1 << 31
	}
	if err != nil || n < 1 || n > limit || strconv.Itoa(n) != value {
		return WrongValue
	}
	if e.Count = n; name == "vaga" {
		e.Seat = n
	}
	return ""
}

func (b *Book) findPost(code string) (certame.PostIndex, bool) {
	for i := range b.Terms.Posts {
		if b.Terms.Posts[i].Code == code {
			return certame.PostIndex(i), true
		}
	}
	return NoPost, false
}

// settlePost: the post of a person is theirs; a declared one must agree.
func (b *Book) settlePost(e *Entry) Reason {
	switch {
	case b.Roll.Preferences != nil:
		return b.settlePreference(e)
	case e.Kind == Interest:
		return NoPreferences
	}
	if e.Person == certame.Nobody {
		return ""
	}
	own := b.Roll.Post[e.Person]
	if e.Post != NoPost && e.Post != own {
		return OtherPost
	}
	e.Post = own
	return ""
}

package pseudonym

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"certame"

	"pgregory.net/rapid"
)

var testKey = KeyOf([]byte("segredo de teste"))

func TestShifted(t *testing.T) {
	for text, want := range map[string]string{
		"87,50": "90,50", "9": "12", "0,00": "3,00", "-5.25": "-2.25", "-0,5": "2,5", "007,1": "010,1", "−1": "2", "+4,0": "+7,0", "99.999": "102.999",
	} {
		if got, ok := shifted(text, 3); got != want || !ok {
			t.Errorf("%s became %s, want %s", text, got, want)
		}
	}
	for _, text := range []string{"AUSENTE", "-", "1,2,3", ",5", "5,", "1e3", "", "123456789012345678"} {
		if got, ok := shifted(text, 3); ok || got != text {
			t.Errorf("%q was taken for a mark: %q", text, got)
		}
	}
}

// Births keep their order and, on the day of the edital, who is 60.
func TestBirthsKeepOrderAndElders(t *testing.T) {
	on := certame.MustDate(2026, 3, 20)
	m := New(testKey, on)
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) certame.Date {
			return certame.Date(rapid.IntRange(int(certame.MustDate(1940, 1, 1)), int(certame.MustDate(2008, 12, 31))).Draw(t, name))
		}
		a, b := draw("a"), draw("b")
		fresh := [2]certame.Date{}
		for i, day := range []certame.Date{a, b} {
			text, ok := m.birth(day.Brazilian())
			if fresh[i], _ = certame.ParseDate([]byte(text)); !ok || fresh[i] == day {
				t.Fatalf("%s became %s", day.Brazilian(), text)
			}
			if limit := on.AddYears(-60); (day <= limit) != (fresh[i] <= limit) {
				t.Fatalf("%s became %s, on the other side of 60", day.Brazilian(), text)
			}
		}
		if (a < b) != (fresh[0] < fresh[1]) || (a == b) != (fresh[0] == fresh[1]) {
			t.Fatalf("the order of %d and %d is lost: %d and %d", a, b, fresh[0], fresh[1])
		}
	})
	if text, _ := m.birth("1980-02-01"); !regexp.MustCompile(`^19\d\d-\d\d-\d\d$`).MatchString(text) {
		t.Errorf("the form of the date is lost: %s", text)
	}
}

// settled is a mapping that saw some values of a role and invented theirs.
func settled(r role, values ...string) (*Mapping, []string) {
	m := New(testKey, certame.NoDate)
	for _, v := range values {
		m.value(r, "", v)
	}
	m.settle()
	fresh := make([]string, len(values))
	for i, v := range values {
		fresh[i] = m.value(r, "", v)
	}
	return m, fresh
}

func TestCodesKeepTheirShape(t *testing.T) {
	old := []string{"0001", "0002", "250001-A", "12.345/6", "ab-9", "20260000", "52998224725"}
	_, fresh := settled(registration, old...)
	for i, code := range fresh {
		if shapeOf(code) != shapeOf(old[i]) || slices.Contains(old, code) || validCPF(code) {
			t.Errorf("%s became %s", old[i], code)
		}
	}
	if slices.Sort(fresh); len(slices.Compact(fresh)) != len(old) {
		t.Errorf("two became one: %v", fresh)
	}
}

// Numbers that fill their shape become one another's, and nobody keeps theirs.
func TestFullShapeIsShuffled(t *testing.T) {
	var old []string
	for c := '1'; c <= '9'; c++ {
		old = append(old, string(c)+"0", string(c)+"5", string(c)+"7", string(c)+"8", string(c)+"9", string(c)+"1")
	}
	m, fresh := settled(registration, old...)
	for i := range old {
		if old[i] == fresh[i] {
			t.Errorf("%s is still itself", old[i])
		}
	}
	if !slices.Equal(m.Redistributed(), []string{idDomain}) {
		t.Errorf("nothing was said of it: %v", m.Redistributed())
	}
	if slices.Sort(fresh); len(slices.Compact(fresh)) != len(old) {
		t.Errorf("two became one: %v", fresh)
	}
}

func TestCPF(t *testing.T) {
	old := []string{"529.982.247-25", "52998224725", "***.982.247-**", "529.***.***-25", "111.444.777-35", "529.982.247-20", "XXX.444.777-XX"}
	_, fresh := settled(cpf, old...)
	for i, text := range fresh {
		digits := strings.NewReplacer(".", "", "-", "").Replace(text)
		if len(text) != len(old[i]) || text == old[i] || validCPF(digits) || strings.Count(text, "*") != strings.Count(old[i], "*") || strings.Count(text, "X") != strings.Count(old[i], "X") {
			t.Errorf("%s became %s", old[i], text)
		}
	}
	if fresh[0][4:11] != fresh[2][4:11] || fresh[4][4:11] != fresh[6][4:11] || strings.NewReplacer(".", "", "-", "").Replace(fresh[0]) != fresh[1] {
		t.Errorf("one person has several: %v", fresh)
	}
	if fresh[0] == fresh[5] || fresh[0][:11] != fresh[5][:11] {
		t.Errorf("a CPF typed wrong: %v", fresh)
	}
}

func TestNames(t *testing.T) {
	old := []string{"JOSÉ DA SILVA", "José da Silva", "jose da  silva", "Ana Lima (sub judice)", "Ana Lima (Caicó)", "Zé"}
	_, fresh := settled(name, old...)
	if intoFold := fold(fresh[0]); intoFold != fold(fresh[1]) || intoFold != fold(fresh[2]) || intoFold == fold(fresh[5]) {
		t.Errorf("homonyms: %q", fresh)
	}
	if fresh[0] != strings.ToUpper(fresh[0]) || fresh[2] != strings.ToLower(fresh[2]) || fold(fresh[1]) == strings.ToLower(fresh[1]) {
		t.Errorf("the way of writing is lost: %q", fresh)
	}
	if !strings.HasSuffix(fresh[3], " (sub judice)") || strings.Contains(fresh[4], "(") {
		t.Errorf("suffixes: %q", fresh)
	}
}

func TestClockKeepsOrder(t *testing.T) {
	old := []string{"00:00", "08:15:30", "08:15:31", "08:16", "23:59"}
	_, fresh := settled(clock, old...)
	if !slices.IsSorted(fresh) || slices.Equal(old, fresh) || len(fresh[1]) != 8 {
		t.Errorf("%v became %v", old, fresh)
	}
}

// A word that is not of forms never stays, whatever its column says that it is.
func TestUnforeseenNeverStays(t *testing.T) {
	for _, r := range []role{kept, count, number, mark, birth, clock, note, other, board} {
		for _, text := range []string{"Iracema", "ligar para Iracema", "98765-4321", "iracema@exemplo.br", "Rua Iracema, 12, ap. 3", "iracema: 5"} {
			if _, fresh := settled(r, text); strings.Contains(fold(fresh[0]), "iracema") || strings.Contains(fresh[0], "4321") {
				t.Errorf("role %d: %q stays as %q", r, text, fresh[0])
			}
		}
	}
	if _, fresh := settled(kept, "confirmada"); fresh[0] != "confirmada" {
		t.Errorf("a word of results became %q", fresh[0])
	}
}

// What is about to be written is read again: a slip of the rules is found there.
func TestInspectFindsWhatWasLeft(t *testing.T) {
	m, _ := settled(name, "Iracema Tibiriçá")
	if err := m.inspect("a.csv", "inscricao;nome\n1;Dona Tibirica\n"); err == nil || !strings.Contains(err.Error(), "a.csv, linha 2") || strings.Contains(err.Error(), "irica") {
		t.Errorf("it said %v", err)
	}
	if err := m.inspect("a.csv", "inscricao;nome\n"); err != nil {
		t.Error(err)
	}
}

func FuzzRewrite(f *testing.F) {
	for _, text := range []string{"a;b\r\n\"c;\"\"d\"\"\";e\n", "\"", "a\rb;\n\n", "\"a\"b;c", ";;\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if got := rewrite(text, ';', func(_, _ int, value string) string { return value }); got != text {
			t.Fatalf("%q became %q", text, got)
		}
	})
}

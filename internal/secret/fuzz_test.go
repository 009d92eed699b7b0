package secret

import "testing"

// FuzzParse: a text that is read as master keys seals and opens, and its error repeats
// nothing of it.
func FuzzParse(f *testing.F) {
	keys, err := New()
	if err != nil {
		f.Fatal(err)
	}
	text, err := keys.Text()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add(text[:len(text)/2])
	f.Add([]byte(`{"primaryKeyId":1,"key":[]}`))
	f.Add([]byte("lixo"))
	f.Fuzz(func(t *testing.T, text []byte) {
		keys, err := Parse(text)
		if err != nil {
			return
		}
		where := Where{Field: "x"}
		sealed, err := keys.Seal(where, []byte("y"))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := keys.Open(where, sealed); err != nil || string(got) != "y" {
			t.Errorf("%q, %v", got, err)
		}
	})
}

// FuzzOpen: nothing that was not sealed opens.
func FuzzOpen(f *testing.F) {
	keys, err := New()
	if err != nil {
		f.Fatal(err)
	}
	where := Where{Field: "x"}
	sealed, err := keys.Seal(where, []byte("y"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(sealed[:len(sealed)-1])
	f.Add([]byte{1})
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, text []byte) {
		if got, err := keys.Open(where, text); err == nil && string(text) != string(sealed) {
			t.Errorf("%q", got)
		}
		_, _ = keys.Object(where, text)
		keys.Stale(text)
	})
}

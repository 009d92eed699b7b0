package conversion

import "testing"

// FuzzReadCPFs feeds anything to the reader of what ties numbers to registrations.
func FuzzReadCPFs(f *testing.F) {
	for _, text := range []string{"", "cpf;inscricao\n529.982.247-25;1\n", "\"", "cpf\n", "\xff;\n"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		for digits, registration := range ReadCPFs(raw) {
			if digits == "" || registration == "" {
				t.Errorf("%q: %q", digits, registration)
			}
		}
	})
}

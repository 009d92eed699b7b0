package candidates

import "testing"

// One column of the people wanted, as it is written.
func TestCells(t *testing.T) {
	raw := []byte("Inscrição;nome;E-mail;cargo\n0001;Ana; ana@exemplo.org ;101\n0002;Bento;b@exemplo.org;101\n0003;Célia;;101\n")
	raw2 := []byte("inscricao;nome;email\n0001;Ana; ana@exemplo.org \n0002;Bento;b@exemplo.org\n0003;Célia;\n")
	not2 := func(id []byte) bool { return string(id) != "0002" }
	got, has, err := Cells(raw2, "candidatos.csv", "email", not2)
	if err != nil || !has || len(got) != 1 || got["0001"] != "ana@exemplo.org" {
		t.Errorf("%v %v %v", got, has, err)
	}
	if got, has, err := Cells(raw, "candidatos.csv", "telefone", not2); has || len(got) > 0 || err != nil {
		t.Errorf("%v %v %v", got, has, err)
	}
}

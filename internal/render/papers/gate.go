package papers

// Field is what the gate decides of one field of the public results, and why.
type Field struct {
	Name   string `json:"campo"`
	Shown  string `json:"publica"` // sim, nao
	Reason string `json:"razao"`
}

// Gate explains the results of the boards field by field (S33): they carry exactly
// identification, conclusion and how to appeal.
func Gate() []Field {
	return []Field{
		{"inscrição", "sim", "identifica a pessoa no certame"},
		{"grupo", "sim", "é dele a conclusão"},
		{"conclusão", "sim", "confirmada ou não confirmada, que o resultado tem de dizer (Portaria GM-MD 1.286/2026, arts. 11 e 24)"},
		{"como e até quando recorrer", "sim", "só no provisório: do definitivo não cabe recurso (Portaria GM-MD 1.286/2026, arts. 11 e 23)"},
		{"nome e CPF", "nao", "o número de inscrição basta, e não confirmada não se publica com nome"},
		{"falta, recusa da filmagem", "nao", "são a razão da não confirmação"},
		{"motivos, votos, membros, pareceres, filmagens e documentos", "nao", "acesso restrito (Lei 12.527/2011, art. 31; Portaria GM-MD 1.286/2026, art. 10, § 3º): vão em restrito"},
	}
}

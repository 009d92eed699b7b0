package matrix

import "certame/law"

// StatusWords say what the program does with a provision.
var StatusWords = map[law.Status]string{
	law.StatusRule: "regra", law.StatusCheck: "verificação", law.StatusProcedure: "procedimento",
	law.StatusDefinition: "definição", law.StatusOutside: "fora do programa",
}

// Stages are the stages of the procedure, by the package that is each.
var Stages = map[string]string{
	"appointment": "ocupação das vagas e ordem de convocação", "classification": "listas finais", "confirmation": "confirmação das opções", "draw": "sorteio",
	"edital": "edital", "fraud": "apuração de fraude", "law": "regime e prazos", "ledger": "livro de fatos", "phase": "fases e notas mínimas",
	"preference": "cargos por ordem de preferência", "publication": "publicação", "registration": "inscrição e opções", "vacancy": "vagas",
}

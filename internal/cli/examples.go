package cli

// examples of each command, shown by its help.
var examples = map[string]string{
	"demonstrar":           "  certame demonstrar\n  certame demonstrar --pasta /tmp/demo --candidatos 50000\n",
	"novo":                 "  certame novo meu-certame && certame validar meu-certame\n",
	"exemplo":              "  certame exemplo minimo --pasta exemplo\n",
	"modelo":               "  certame modelo candidatos > candidatos.csv\n  certame modelo edital --esquema > edital.schema.json\n",
	"validar":              "  certame validar meu-certame\n  certame validar meu-certame --json\n",
	"apurar":               "  certame apurar meu-certame\n  certame apurar meu-certame --saida /tmp/resultado --maquina\n",
	"vagas calcular":       "  certame vagas calcular --total 59\n  certame vagas calcular --total 48 --pcd 10% --json\n  certame vagas calcular --total 83 --regime lei-12990\n",
	"vagas ordem":          "  certame vagas ordem --total 20\n  certame vagas ordem --total 49 --regra serie_continua --json\n",
	"vagas simular":        "  certame vagas simular --de 2 --ate 60\n",
	"vagas fracionamento":  "  certame vagas fracionamento --totais 3,3,3,3\n  certame vagas fracionamento --pasta meu-certame\n",
	"inscricao aconselhar": "  certame inscricao aconselhar --pasta meu-certame --opcoes PPP,PQ\n  certame inscricao aconselhar --pasta meu-certame --cargo 101 --opcoes PPP --json\n",
	"comissao conferir":    "  certame comissao conferir --pasta meu-certame\n  certame comissao conferir --pasta meu-certame --convocados lista.csv\n  certame comissao conferir --pasta meu-certame --entregues entregues.csv\n",
	"comissao convocar":    "  certame comissao convocar --pasta meu-certame --data 10/03/2026,11/03/2026 --salas \"Sala 1,Sala 2\" --ics agenda\n",
	"comissao documentos":  "  certame comissao documentos --pasta meu-certame --votos votos.csv --publicacao 16/03/2026 --formato pdf\n",
	"comissao apurar":      "  certame comissao apurar --pasta meu-certame --votos votos.csv --recursal recurso.csv --saida resultado-comissao.csv\n",
	"fraude andamento":     "  certame fraude andamento --pasta meu-certame\n  certame fraude andamento --pasta meu-certame --inscricao 0002 --em 10/03/2026 --json\n",
	"fraude remessas":      "  certame fraude remessas --pasta meu-certame --formato pdf\n",
	"ordem explicar":       "  certame ordem explicar 0002 --pasta meu-certame\n",
	"ordem proximo":        "  certame ordem proximo --pasta meu-certame --cargo 101 --ja-nomeadas 3\n",
	"ordem comparar":       "  certame ordem comparar resultado-antes resultado-depois\n",
	"publicar lista":       "  certame publicar lista --pasta meu-certame --seco\n  certame publicar lista --pasta meu-certame --formato pdf,xlsx --endereco https://orgao.gov.br/concurso\n",
	"exportar":             "  certame exportar meu-certame\n  certame exportar meu-certame/resultado --formato csv --maquina --tabelas listas,ordem\n",
	"direito artigo":       "  certame direito artigo lei15142!art7_par2\n",
}

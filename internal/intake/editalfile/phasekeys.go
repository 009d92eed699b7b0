package editalfile

var phase = object("Fase do certame, na ordem em que se realiza",
	must("codigo", text("Código: a coluna é nota_<codigo>, o arquivo é fase_<codigo>.csv")),
	may("nome", text("Nome")),
	may("peso", integer("Peso na nota final")),
	may("maximo", decimal("Nota máxima da fase; sem a chave, a soma dos máximos das provas")),
	may("minimo", mark("Nota mínima da fase, ou percentual do máximo")),
	may("carater", choice("A fase conta na nota final ou só elimina", "eliminatoria_e_classificatoria", "eliminatoria")),
	may("componentes", list("Provas da fase", object("Prova",
		must("codigo", text("Código: a coluna é nota_<fase>_<codigo>")),
		may("peso", integer("Peso na fase")),
		may("maximo", decimal("Nota máxima da prova")),
		may("minimo", mark("Nota mínima da prova, ou percentual do máximo"))))),
	may("barreira", barrier),
)

var barrier = object("Cláusula de barreira: quantos da ampla concorrência seguem",
	may("manter", either("Quantos seguem",
		integer("Quantos seguem na ampla concorrência"),
		table("Quantos seguem, por modalidade; os grupos, só com optantes: limita", integer("Pessoas")))),
	may("multiplo", integer("Múltiplo das vagas da modalidade")),
	may("piso", integer("Nunca menos do que")),
	may("empates", choice("Empates na última posição", "mantem", "desempata")),
	may("nota", choice("Nota que decide, da segunda fase em diante (I-32)", "fase", "acumulada")),
	may("optantes", choice("Optantes com o mínimo: seguem todas, ou só as que o número permite (I-35)", "todas", "limita")),
)

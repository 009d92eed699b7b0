package editalfile

// contract is the whole of edital.yaml. Only certame, publicado_em and cargos
// are obligatory: everything else has the default of the regime.
var contract = object("Regras de um certame, como o edital as declara",
	must("certame", text("Nome curto do certame")),
	may("orgao", text("Órgão ou entidade")),
	may("edital", text("Número do edital")),
	must("publicado_em", date("Data de publicação do edital de abertura: escolhe o regime")),
	may("tipo", choice("Espécie de certame", "concurso_publico", "processo_seletivo_simplificado", "admissao_militar", "servico_militar_temporario")),
	may("natureza", choice("Natureza do órgão", "administracao_direta", "autarquia", "fundacao", "empresa_publica", "sociedade_economia_mista", "forcas_armadas", "outra")),
	may("regime", choice("Regime; sem a chave, decorre da data", "anterior", "lei-12990", "lei-15142", "lei-15142+dec-12536", "portaria-md", "proprio")),
	may("fundamento", text("Razão escrita de um afastamento da regra")),
	may("validade", either("Prazo de validade",
		text("Como em «2 anos» ou «24 meses»"),
		object("Prazo com início", may("inicio", date("Homologação")), must("meses", integer("Duração em meses")), may("prorrogavel", yesNo("Admite uma prorrogação"))))),
	may("matricula_em", date("Forças Armadas: dia da matrícula ou incorporação, até o qual se repõe a vaga de quem saiu (I-38)")),
	may("inscricoes", object("Período de inscrição, horário de Brasília", may("inicio", instant("Início")), must("fim", instant("Fim: último segundo em que a opção muda")))),
	may("grupos", list("Grupos com reserva, na ordem das colunas", group)),
	may("escopo", choice("Conjunto sobre o qual incidem os percentuais", "cargo", "denominacao", "edital")),
	may("distribuicao", either("Como as vagas reservadas de um conjunto se distribuem entre os cargos dele (I-45)",
		choice("Política", "declarada", "apos_notas", "sorteio"),
		object("Política e registro do sorteio", must("politica", choice("Política", "declarada", "apos_notas", "sorteio")), may("pasta", text("Subpasta com anuncio.txt e resultado.txt do sorteio"))))),
	must("cargos", list("Cargos, áreas ou localidades em que há classificação", post)),
	may("fases", list("Fases do certame", phase)),
	may("desempate", list("Critérios de desempate, em ordem", tieBreak)),
	may("reversao", either("Para onde vai a vaga reservada sem candidatos",
		choice("Cadeia conhecida", "decreto", "lei", "cpnu2"),
		table("Cadeia declarada: grupo → listas, em ordem", list("Listas", text("Código do grupo ou AC"))))),
	may("ac_esgotada", choice("Vagas da ampla concorrência sem candidatos (I-10)", "serie", "maior_resto", "classificacao")),
	may("multiplas", either("Opção por vários grupos (I-08, I-09, I-14)", multipleChoice, list("Leituras", multipleChoice))),
	may("compensacao", either("Vaga da ampla que alcança quem já foi chamado por reserva (I-11)",
		choice("Leitura", "compensa", "congela"),
		object("Leitura e momento", may("regra", choice("Leitura", "compensa", "congela")), may("congela_em", choice("Momento", "nomeacao", "homologacao", "curso_de_formacao"))))),
	may("ordem", either("Ordem das vagas (I-03)",
		choice("Regra", "mgi", "serie_continua", "espalhada"),
		list("Lista posição a posição", text("Código do grupo ou AC")))),
	may("sub_judice", choice("Tratamento de quem está sub judice", "espelho", "ordinaria")),
	may("fim_de_fila", either("Pedido de fim de fila",
		yesNo("Admite"),
		object("Condições", must("permitido", yesNo("Admite")), may("perde_prioridade", yesNo("Perde a prioridade do grupo"))))),
	may("vacancia", choice("A vaga de quem sai depois de entrar em exercício (I-39)", "mesma_vaga", "nova_vaga")),
	may("preferencias", yesNo("O candidato escolhe vários cargos em ordem")),
	may("rotulos", table("Nome de cada modalidade para o público", text("Rótulo"))),
	may("arredondamento", choice("25% + 3% + 2% um a um ou 30% no total (I-01)", "por_grupo", "total")),
	may("pendentes", choice("Opções sem decisão", "bloqueia", "provisorio")),
	may("limite_aprovados", choiceOrNumber("Máximo de aprovados de cada modalidade: anexo do Decreto nº 9.739/2019 ou múltiplo das vagas", "anexo_II", "anexo_III")),
	may("ausencia", choice("Quem falta à confirmação (I-31); sem a chave, decorre do regime", "ampla", "elimina")),
	may("confirmacao", confirmation),
	may("fraude", proceeding),
)

var group = object("Grupo com reserva de vagas",
	must("codigo", text("Código curto: PPP, PI, PQ, PcD…")),
	may("rotulo", text("Nome para o público")),
	may("percentual", percent("Percentual das vagas")),
	may("arredondamento", choice("Meio para cima ou teto com limite", "meio", "teto")),
	may("minimo_vagas", integer("Número de vagas a partir do qual há reserva")),
	may("teto", percent("Limite do arredondamento para cima")),
	may("confirmacao", choice("Procedimento que confirma a opção", "nenhuma", "complementar", "documental", "biopsicossocial")),
	may("colisao", integer("Ordem de colocação quando duas vagas caem na mesma posição; menor primeiro")),
)

var post = object("Cargo, área ou localidade",
	must("codigo", text("Código do cargo")),
	may("nome", text("Denominação")),
	may("localidade", text("Localidade")),
	must("vagas", integer("Vagas do edital")),
	may("quadro", table("Quadro declarado: modalidade → vagas", integer("Vagas"))),
)

var tieRules = []string{"idoso", "jurado", "mais_velho", "hora_nascimento", "ordem_inscricao", "sorteio"}

var tieBreak = either("Critério de desempate",
	&spec{kind: kindChoice, doc: "Critério", choices: tieRules, prefix: "nota_"},
	object("Critério com data", must("criterio", &spec{kind: kindChoice, doc: "Critério", choices: tieRules, prefix: "nota_"}), may("data", date("Dia em que se conta a idade"))),
)

var multipleChoice = choice("Leitura", "literal", "por_resultado", "inclui_pcd", "acumula_pcd", "posicao_absoluta", "posicao_relativa", "pendencia")

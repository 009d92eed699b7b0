package locale

import (
	"fmt"

	"certame/law"
	"certame/trace"
)

// findingText is the message and the remedy of one code.
type findingText struct{ message, remedy string }

var findings = map[string]findingText{
	"edital.regime_contradiz_data": {
		"o regime declarado ({declarado}) não é o da data de publicação: em {publicado_em} vigora {pela_data}",
		"Retire a chave regime, corrija publicado_em ou escreva em fundamento a razão do afastamento.",
	},
	"edital.portaria_fora_do_periodo": {
		"o tipo do certame pede a {declarado}, que não vigorava em {publicado_em}; pela data caberia {pela_data}",
		"Declare em regime a norma que rege o {=edital} e escreva o fundamento.",
	},
	"edital.divisao_nao_declarada": {
		"{=edital} publicado entre a Lei nº 15.142/2025 e o decreto: os 30% não têm divisão legal entre os grupos",
		"Declare em grupos a divisão adotada ou uma lista conjunta de 30% (código PPIQ).",
	},
	"edital.percentual_ausente": {
		"o grupo {grupo} não tem percentual no {=edital} nem no regime",
		"Declare o percentual do grupo.",
	},
	"edital.fora_do_alcance": {
		"a combinação de tipo ({tipo}) e natureza ({natureza}) está fora do alcance da lei federal",
		"Confira as duas chaves; se a reserva vem de outra norma, use regime: proprio.",
	},
	"edital.percentual_diverso": {
		"{grupo}: declarado {declarado%}, a norma fixa {devido%}",
		"Corrija o percentual; só {=o órgão} que atua com políticas para indígenas ou quilombolas pode divergir, e com fundamento.",
	},
	"edital.minimo_pretas_e_pardas": {
		"pessoas pretas e pardas com {declarado%}: o mínimo é {minimo%} mesmo com percentuais próprios",
		"Aumente o percentual do grupo.",
	},
	"edital.percentuais_fundamentados": {
		"percentuais próprios com fundamento declarado; a soma dos três grupos é {total%}",
		"Confira se {=o órgão} atua com políticas para indígenas ou quilombolas e guarde o fundamento no processo.",
	},
	"edital.soma_dos_percentuais": {
		"a soma dos grupos da lei é {declarado%}, e a lei reserva {devido%}",
		"Ajuste os percentuais para que a soma seja exatamente a da lei.",
	},
	"edital.percentual_pcd": {
		"pessoas com deficiência com {declarado%}: as normas pedem de {minimo%} a {maximo%}",
		"Declare o grupo PcD com percentual dentro da faixa.",
	},
	"edital.arredondamento_total_sem_quadro": {
		"arredondamento total sem quadro declarado {=no cargo} {cargo}: a lei não diz qual grupo recebe a diferença",
		"Declare o quadro de cada {=cargo} ou use arredondamento: por_grupo.",
	},
	"ordem.sem_vaga_pela_regra": {
		"a inscrição {inscricao} ocupa a vaga {vaga}, e a regra não lhe dá vaga",
		"A vaga conta como ocupada enquanto a {=nomeação} não for desfeita, com defesa (I-40). Veja quem foi preterido nos outros achados e em vagas.csv.",
	},
	"ordem.preterida": {
		"a {=nomeação} da inscrição {outra}, em {dia}, veio antes da vez: a vaga {vaga}, lista {lista}, era da inscrição {inscricao}, e é devida desde então",
		"Chame a inscrição {inscricao} na próxima vaga que houver, ou desfaça a {=nomeação} fora da ordem.",
	},
	"ordem.preterida_corrigida": {
		"a {=nomeação} da inscrição {outra}, em {dia}, veio antes da vez: a vaga {vaga}, lista {lista}, era da inscrição {inscricao}, chamada em {corrigida}",
		"Confira se a classificação na carreira segue a ordem, e não as datas (Lei 15.142/2025, art. 9º, § 2º).",
	},
	"edital.preferencias_sem_garantia": {
		"com a reversão {reversao} e estas leituras, nem toda distribuição por preferência garante que a ninguém aproveite declarar outra ordem (docs/preferencias.md)",
		"Use reversao: lei ou cpnu2, ou decreto com uma só modalidade reservada por pessoa; a apuração confere o resultado e para se ele não for estável.",
	},
	"edital.chave_contraria_a_lei": {
		"{grupo}: a chave {chave} afasta a reserva que a norma fixa",
		"Retire a chave do grupo ou escreva em fundamento a norma que a autoriza.",
	},
	"edital.regime_contradiz_tipo": {
		"o regime {declarado} não é o do tipo de certame declarado; em {publicado_em} caberia {pela_data}",
		"A portaria rege só as Forças Armadas, e elas só por ela: corrija tipo ou regime, ou escreva o fundamento.",
	},
	"edital.data_anterior_as_tabelas": {
		"publicado em {publicado_em}, antes das normas conhecidas pelo programa",
		"Confira publicado_em ou declare regime: proprio.",
	},
	"vagas.serie_com_quadro": {
		"o {=edital} declara ordem: serie_continua e também o quadro: as vagas seguem o quadro, na ordem mgi",
		"Retire uma das duas chaves.",
	},
	"vagas.quadro_difere_do_total": {
		"os grupos da lei somam {declarada} vagas no quadro, e {percentual%} de {total}, arredondado uma só vez, é {devida}",
		"Com arredondamento: total, a soma dos grupos no quadro deve ser exatamente essa.",
	},
	"edital.cadeia_sem_ac": {
		"a cadeia de reversão de {grupo} não termina na ampla concorrência: a vaga pode ficar sem ninguém",
		"Acrescente AC ao fim da cadeia.",
	},
	"vagas.negativas": {
		"os percentuais dos grupos somam mais vagas do que as {total} {=do cargo}",
		"Reveja os percentuais ou declare o quadro.",
	},
	"vagas.serie_continua": {
		"a série contínua dá {serie} {serie?vaga|vagas} ao grupo {grupo}, e o arredondamento do total daria {calculada}",
		"É o efeito declarado de ordem: serie_continua; para seguir o arredondamento, use ordem: mgi.",
	},
	"vagas.lista_curta": {
		"a ordem declarada tem {posicoes} posições para {total} vagas",
		"Escreva a lista até a última vaga.",
	},
	"vagas.lista_difere": {
		"{modalidade}: a ordem declarada dá {lista} {lista?vaga|vagas}, e o cálculo dá {calculada}",
		"Confira a lista do {=edital} com o quadro de vagas.",
	},
	"vagas.ordem_em_blocos": {
		"a ordem declarada chama uma lista inteira antes de outra, sem alternância",
		"Intercale as listas na proporção das vagas ou use ordem: mgi.",
	},
	"vagas.trinta_por_cento": {
		"com {total} vagas, a soma dos grupos arredondados um a um é {partes}, e {percentual%} do total arredondado é {conjunto}",
		"Escolha no {=edital}: arredondamento por_grupo (padrão) ou total, com o quadro que diz qual grupo recebe a diferença.",
	},
	"vagas.grupo_sem_vaga": {
		"o grupo {grupo} não alcança vaga em um conjunto de {total}: a primeira surge com {primeira} vagas",
		"Considere um conjunto maior (chave escopo), reunindo {=cargos, áreas ou localidades}.",
	},
	"vagas.vaga_unica_reservada": {
		"a única vaga {=do cargo} é reservada",
		"Confira: há decisão do STJ contra reservar a vaga única de uma área; registre a razão no {=edital}.",
	},
	"vagas.quadro_soma": {
		"o quadro soma {soma}, e {=o cargo} tem {total} vagas; a apuração usa o cálculo sobre {total}",
		"Corrija uma das parcelas ou o total {=do cargo}.",
	},
	"vagas.quadro_de_outro_total": {
		"o quadro soma {soma}, e {=o cargo} tem {total} vagas; as parcelas são exatamente as de um total de {soma}",
		"Confira se o total {=do cargo} não deveria ser {soma}; a apuração usa o cálculo sobre {total}.",
	},
	"vagas.quadro_difere": {
		"{grupo}: o quadro declara {declarada}, e o cálculo dá {calculada} (exato: {exato})",
		"O quadro do {=edital} foi seguido; confira se a diferença é intencional e fundamente-a.",
	},
	"vagas.quadro_abaixo_da_lei": {
		"o quadro ou a ordem do {=edital} reserva {declarada} de {total} vagas, e a lei reserva {devida} ({percentual%})",
		"Corrija o quadro ou a ordem, ou escreva o fundamento da redução.",
	},
	"vagas.pcd_acima_do_teto": {
		"o quadro dá {declarada} {declarada?vaga|vagas} a pessoas com deficiência; o teto sobre {total} é {limite}",
		"Reveja a parcela de PcD.",
	},
	"vagas.politica_de_distribuicao": {
		"os percentuais incidem sobre um conjunto de {=cargos} (escopo: {escopo}) e {=este cargo} não tem quadro",
		"Declare o quadro de cada {=cargo} do conjunto, ou a política em distribuicao: quem distribui as vagas entre {=cargos} é o {=edital}.",
	},
	"vagas.distribuicao_apos_notas": {
		"as vagas reservadas do conjunto se distribuem entre os {=cargos} depois das notas",
		"Nada a fazer: o quadro de cada {=cargo} sai em certame apurar; para comparar políticas, certame vagas distribuir.",
	},
	"vagas.distribuicao_com_preferencias": {
		"com preferências entre {=cargos}, distribuir as vagas reservadas depois das notas premiaria quem omitisse {=um cargo} da própria lista, e a vaga iria atrás dessa pessoa",
		"Declare o quadro de cada {=cargo}, ou use distribuicao: sorteio, antes das inscrições; a razão está em docs/preferencias.md.",
	},
	"vagas.sorteio_nao_realizado": {
		"o {=edital} distribui por sorteio as vagas reservadas do conjunto, e a pasta {pasta} não tem o anúncio e o resultado",
		"Prepare os bilhetes com certame vagas distribuir --bilhetes, e o sorteio com certame vagas sortear.",
	},
	"vagas.quadro_e_distribuicao": {
		"o {=edital} declara quadro e também a política {politica}; vale a política, e o quadro não foi usado",
		"Retire o quadro dos {=cargos} do conjunto, ou a chave distribuicao; ou escreva o fundamento.",
	},
	"vagas.empate_na_distribuicao": {
		"{grupo}: as inscrições {inscricao} e {outra}, de {=cargos} diversos, empatam em todos os critérios, e uma só teve vaga posta no {=cargo} dela",
		"Inclua em desempate um critério que separe; até lá o resultado é provisório.",
	},
	"vagas.corte_antes_da_distribuicao": {
		"há corte que depende do número de vagas de cada {=cargo}, feito antes de se saber onde estão as reservadas: contou-se cada {=cargo} por si",
		"Use barreira de número fixo ou quadro declarado, ou escreva o fundamento.",
	},
	"vagas.fracionamento": {
		"{grupo}: a apuração em separado de {conjuntos} {=cargos} soma {separadas} {separadas?vaga|vagas}; em conjunto, {reunidas}",
		"Considere aplicar o percentual ao conjunto (escopo: denominacao ou edital).",
	},
	"vagas.quadros_incoerentes": {
		"{=o cargo} {outro} tem o mesmo total ({total}) e outro quadro",
		"Uma só leitura da norma não dá os dois quadros; confira qual deles vale.",
	},
	"edital.matricula_fora_das_forcas": {
		"matricula_em ({data}) só produz efeito nas Forças Armadas; neste regime a vaga é reposta durante toda a validade",
		"Retire a chave, ou confira tipo e regime.",
	},
	"vagas.reposicao_ate_a_matricula": {
		"{pessoas} {pessoas?pessoa saiu|pessoas saíram}, a começar pela inscrição {inscricao}; a vaga só é reposta se a saída foi até {data}, dia da {=nomeação} (I-38)",
		"Confira a data de cada saída. Se foi depois, a vaga fica sem ninguém: não convoque a pessoa seguinte.",
	},
	"classificacao.empate": {
		"{empates} {empates?empate resiste|empates resistem} a todos os critérios, com {pessoas} pessoas; o primeiro está na posição {posicao}: inscrições {inscricao} e {outra}",
		"Inclua em desempate um critério que separe, ou registre o sorteio na coluna sorteio; até lá o resultado é provisório.",
	},
	"classificacao.criterio_sem_dado": {
		"o critério {criterio} está no {=edital}, e a planilha não traz a coluna de que ele precisa",
		"Acrescente a coluna (nascimento, jurado, hora_nascimento, ordem_inscricao, sorteio ou a nota).",
	},
	"classificacao.percentuais_iguais": {
		"há opção por {a} e {b}, com o mesmo percentual, e a portaria não diz em qual classificar",
		"O {=edital} deve dizer; a apuração usou a melhor posição na lista específica.",
	},
	"classificacao.posicoes_iguais": {
		"há opção por {a} e {b}, com o mesmo percentual e a mesma posição nas duas listas: nenhum texto decide",
		"O {=edital} deve dizer em qual classificar; a apuração usou a primeira na ordem de grupos.",
	},
	"inscricao.opcao_antes_do_inicio": {
		"inscrição {inscricao}: «{acao}» {grupo} em {instante} não tem efeito: as inscrições só começaram em {limite}",
		"Confira a data; a opção é feita na inscrição.",
	},
	"inscricao.opcao_depois_do_fim": {
		"inscrição {inscricao}: «{acao}» {grupo} em {instante} não tem efeito: a opção só podia mudar até {limite}",
		"Nada a fazer na apuração: vale a opção que havia no prazo. Só ordem judicial a muda depois, registrada com origem decisao_judicial.",
	},
	"inscricao.mesmo_segundo": {
		"inscrição {inscricao}: opção por {grupo} e desistência no mesmo segundo ({instante}), e nada diz qual veio depois; a opção foi mantida (I-23)",
		"Confira no sistema de inscrição a ordem dos dois atos e deixe só o último.",
	},
	"inscricao.ordem_judicial": {
		"inscrição {inscricao}: a opção por {grupo} vem de decisão judicial («{acao}»), não da pessoa",
		"Se a decisão ainda não é definitiva, marque sub_judice em candidatos.csv.",
	},
	"inscricao.opcoes_divergentes": {
		"inscrição {inscricao}: candidatos.csv traz {planilha}, e pelo registro das opções o certo é {registro}; valeu o registro",
		"Esvazie a coluna opcoes de candidatos.csv ou deixe-a igual ao registro.",
	},
	"inscricao.decisao_sem_opcao": {
		"inscrição {inscricao}: há decisão de confirmação sobre {grupo}, e não há opção válida por esse grupo; a decisão não teve efeito",
		"Confira o registro das opções; a confirmação só alcança quem optou no prazo.",
	},
	"confirmacao.pendente": {
		"{pessoas} {pessoas?pessoa|pessoas} com opção ainda sem decisão, a começar pela inscrição {inscricao}",
		"Lance a decisão na coluna confirmacao_<grupo>, ou grave o resultado de certame comissao apurar como confirmacoes.csv na pasta; para publicar assim mesmo, declare pendentes: provisorio.",
	},
}

// Finding writes the message and the remedy of a finding.
func Finding(w law.Wording, f trace.Finding) (message, remedy string) {
	text, ok := findings[f.Code]
	if !ok {
		text, ok = phaseFindings[f.Code]
	}
	if !ok {
		text, ok = confirmationFindings[f.Code]
	}
	if !ok {
		panic(fmt.Sprintf("finding %q has no text", f.Code))
	}
	return fill(w, text.message, f.Params), fill(w, text.remedy, f.Params)
}

// FindingCodes lists the codes that have a text.
func FindingCodes() []string {
	codes := make([]string, 0, len(findings))
	for code := range findings {
		codes = append(codes, code)
	}
	for code := range phaseFindings {
		codes = append(codes, code)
	}
	for code := range confirmationFindings {
		codes = append(codes, code)
	}
	return codes
}

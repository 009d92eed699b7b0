// Code generated from law/dados by lawgen. DO NOT EDIT.

package law

const (
	// I01: Soma dos grupos diante dos 30% do total
	I01 Interpretation = "I-01"
	// I02: Conjuntos pequenos, em que indígenas e quilombolas ficam sem vaga
	I02 Interpretation = "I-02"
	// I03: Regra que dá a ordem das vagas
	I03 Interpretation = "I-03"
	// I04: Abstenção em comissão
	I04 Interpretation = "I-04"
	// I05: Comissão recursal de indígenas e quilombolas em certame civil
	I05 Interpretation = "I-05"
	// I06: Prevalência da autodeclaração fora do grupo de pretas e pardas
	I06 Interpretation = "I-06"
	// I07: Empate de percentuais nas Forças Armadas
	I07 Interpretation = "I-07"
	// I08: Pessoa com deficiência entre as reservas do art. 21
	I08 Interpretation = "I-08"
	// I09: Sentido de melhor posição relativa
	I09 Interpretation = "I-09"
	// I10: Partilha das vagas que a lista geral não preenche
	I10 Interpretation = "I-10"
	// I11: Compensação depois da nomeação
	I11 Interpretation = "I-11"
	// I12: Vaga que volta a quem teve de sair da lista
	I12 Interpretation = "I-12"
	// I13: Momento em que o rótulo de quem foi nomeado deixa de mudar
	I13 Interpretation = "I-13"
	// I14: Maior percentual que piora a situação de quem declara dois grupos
	I14 Interpretation = "I-14"
	// I15: Lista geral esgotada quando só restam pessoas com deficiência
	I15 Interpretation = "I-15"
	// I23: Opção e desistência no mesmo segundo
	I23 Interpretation = "I-23"
	// I24: Fim das inscrições escrito sem os segundos
	I24 Interpretation = "I-24"
	// I25: Fraude apurada com a pessoa nomeada e o certame em curso
	I25 Interpretation = "I-25"
	// I22: Prazo do recurso quando o edital silencia
	I22 Interpretation = "I-22"
	// I31: Falta ao procedimento de confirmação
	I31 Interpretation = "I-31"
	// I32: Nota que decide a cláusula de barreira
	I32 Interpretation = "I-32"
	// I33: Lugar no corte de quem deixa o certame depois da fase
	I33 Interpretation = "I-33"
	// I34: Limite de aprovados aplicado a cada modalidade
	I34 Interpretation = "I-34"
	// I35: Barreira diante de pessoas com deficiência e de grupos de outras leis
	I35 Interpretation = "I-35"
	// I36: Pessoa sub judice diante do mínimo e da barreira
	I36 Interpretation = "I-36"
	// I37: Falta sem nota para seguir, e convocação suplementar nas Forças Armadas
	I37 Interpretation = "I-37"
	// I38: Até quando a vaga de quem saiu é reposta nas Forças Armadas
	I38 Interpretation = "I-38"
	// I39: Vaga de quem sai depois de entrar em exercício
	I39 Interpretation = "I-39"
	// I40: Nomeação fora da ordem
	I40 Interpretation = "I-40"
	// I41: Vaga que se fecha sem ser provida
	I41 Interpretation = "I-41"
	// I45: Distribuição das vagas do conjunto entre os cargos
	I45 Interpretation = "I-45"
	// I46: Quem foi nomeada e prefere outro cargo
	I46 Interpretation = "I-46"
	// I47: Fim de fila de quem pôs cargos em ordem
	I47 Interpretation = "I-47"
	// I48: Lista geral de um cargo de várias localidades
	I48 Interpretation = "I-48"
)

var interpretations = [...]InterpretationRecord{
	{ID: "I-01", Title: "Soma dos grupos diante dos 30% do total", Question: "Arredondados um a um, 25%, 3% e 2% nem sempre somam o arredondamento de 30%. Qual dos dois números vale?", Provisions: []Provision{Lei15142Art1Cpt, Lei15142Art5Par2, Lei15142Art5Par2Inc1, Lei15142Art5Par2Inc2, Dec12536Art3CptInc1, Dec12536Art3CptInc2, Dec12536Art3CptInc3}, Key: "arredondamento", Default: "por_grupo", Why: "A regra de arredondar trata de cada quantidade reservada, e o decreto dá um percentual a cada grupo. Quadros federais publicados seguem essa conta, e nenhum texto diz qual grupo ficaria com a diferença.", SettledBy: "O texto da IN Conjunta MGI/MIR/MPI nº 261/2025 ou um parecer da Advocacia-Geral da União sobre a soma.", Options: []Option{
		{"por_grupo", "Cada grupo é arredondado sozinho. Os dois totais são mostrados e a diferença vira achado.", "Com 9 vagas: 2,25 dá 2 para PPP, 0,27 dá 0 para PI e 0,18 dá 0 para PQ. São 2 reservadas, e o achado informa que 30% de 9 (2,7) dariam 3."},
		{"total", "O total reservado é o arredondamento de 30%. Exige quadro declarado que diga qual grupo recebe ou perde a diferença.", "Com 9 vagas: 2,7 dá 3 reservadas, e o quadro atribui a terceira a PPP. Com 30 vagas: 9 reservadas em vez das 10 da conta por grupo (8 + 1 + 1), e o quadro diz quem perde uma."},
	}},
	{ID: "I-02", Title: "Conjuntos pequenos, em que indígenas e quilombolas ficam sem vaga", Question: "Abaixo de 17 vagas indígenas não recebem nenhuma, e abaixo de 25 quilombolas também não. Sobre qual conjunto de vagas se aplicam os percentuais?", Provisions: []Provision{Lei15142Art5Cpt, Lei15142Art5Par1, Dec12536Art20Cpt, Dec12536Art20Par1, Dec12536Art20Par3, Adc41TeseCpt}, Key: "escopo", Default: "cargo", Why: "Um conjunto maior que o cargo obriga a dizer onde cai cada vaga reservada, e essa escolha é do edital. Sem ela, o programa calcula por cargo e avisa que a reserva se perdeu.", SettledBy: "O ato ministerial previsto no art. 20, § 3º, do decreto, ou decisão judicial posterior à lei de 2025 que fixe o conjunto.", Options: []Option{
		{"cargo", "Cada linha de cargos do edital (cargo, área e localidade) é um conjunto. Quando PI ou PQ fica em zero, um achado sugere o conjunto mais amplo.", "Três áreas do mesmo cargo com 9 vagas cada: PPP 2 em cada uma, 6 ao todo, PI 0 e PQ 0."},
		{"denominacao", "As áreas e localidades de um cargo de mesmo nome formam um conjunto só.", "As mesmas três áreas juntas têm 27 vagas: PPP 7 (6,75), PI 1 (0,81) e PQ 1 (0,54)."},
		{"edital", "Todas as vagas do edital formam um conjunto só.", "Dois cargos, um de 27 e outro de 13 vagas: 40 no conjunto, PPP 10, PI 1 (1,2) e PQ 1 (0,8). Separados, o de 13 teria PPP 3 (3,25), PI 0 e PQ 0."},
	}},
	{ID: "I-03", Title: "Regra que dá a ordem das vagas", Question: "A lei manda alternar e guardar a proporção, mas não diz em que posição entra cada grupo. Que sequência se usa?", Provisions: []Provision{Lei15142Art9Cpt, Lei12990Art4Cpt, Ms30861TeseCpt, Ms31715TeseCpt}, Key: "ordem", Default: "mgi", Why: "A ordem feita para um total contém exatamente as vagas que o arredondamento dá a cada grupo. É a sequência atribuída ao simulador do ministério e respeita a quinta vaga para PcD.", SettledBy: "O ato do Ministério da Gestão e da Inovação em Serviços Públicos que publique a ordem oficial.", Options: []Option{
		{"mgi", "Cada vaga reservada ocupa sua posição ideal, primeiro PcD e depois os grupos de maior percentual. Posição ocupada recua até a anterior livre.", "Com 6 vagas e os percentuais 25, 3, 2 e 5 de PcD: AC, PPP, AC, AC, PcD, PPP."},
		{"lista", "O edital escreve o rótulo de cada posição. Lista que chama um grupo inteiro antes dos outros gera achado.", "Com 6 vagas, o edital declara AC, AC, PPP, AC, AC, PPP: as vagas reservadas são a 3ª e a 6ª."},
		{"espalhada", "Todas as modalidades, inclusive AC, são espalhadas por igual: a vaga de ordem k de quem tem n vagas vale (k menos meio) vezes o total, dividido por n.", "Com 4 vagas AC e 2 PPP: AC, PPP, AC, AC, PPP, AC. A regra mgi daria AC, PPP, AC, AC, AC, PPP."},
		{"serie_continua", "Como mgi, mas a posição recuada já pertence ao grupo quando o total chega a ela. Há um achado nos totais em que isso dá uma vaga além do arredondamento.", "Com 49 vagas, a 49ª é de PI, que fica com 2. Pelo arredondamento, 3% de 49 (1,47) dariam 1."},
	}},
	{ID: "I-04", Title: "Abstenção em comissão", Question: "Os textos não preveem que um membro deixe de votar. O que fazer com a ata que registra abstenção?", Provisions: []Provision{Dec12536Art8Par2, Dec12536Art8Par3, Dec12536Art10Cpt, Dec12536Art11Par3, Portmd1286Art10Cpt, Portmd1286Art16Cpt}, Key: "", Default: "nao_decidido", Why: "Há um suplente para cada titular, de modo que sempre pode haver cinco votos. Contar a abstenção mudaria o que é maioria e o que é unanimidade, e disso depende a prevalência da autodeclaração.", SettledBy: "O texto da IN Conjunta MGI/MIR/MPI nº 261/2025 ou o regimento da comissão, publicado com o edital.", Options: []Option{
		{"nao_decidido", "A comissão é tida como ainda sem decisão, e o caso vai a uma pessoa responsável, que convoca o suplente ou repete a votação.", "Quatro votos, 3 contrários e 1 favorável, e uma abstenção: não há resultado. O suplente vota, e 3 a 2 ou 4 a 1 passa a ser a decisão."},
	}},
	{ID: "I-05", Title: "Comissão recursal de indígenas e quilombolas em certame civil", Question: "O decreto prevê comissão recursal para pessoas pretas e pardas, e a portaria a estende aos três grupos. Nos certames civis ela também existe para indígenas e quilombolas?", Provisions: []Provision{Dec12536Art2Par1uInc2, Dec12536Art11Cpt, Dec12536Art11Par1, Dec12536Art12Cpt, Dec12536Art14Cpt, Portmd1286Art22Cpt, Portmd1286Art23Cpt}, Key: "confirmacao.recursal_documental", Default: "sim", Why: "Defesa e contraditório são diretrizes dos dois procedimentos, e a única norma que detalhou o ponto escolheu três pessoas distintas.", SettledBy: "O texto da IN Conjunta MGI/MIR/MPI nº 261/2025 ou cláusula do edital.", Options: []Option{
		{"sim", "Três pessoas que não atuaram na primeira comissão julgam o recurso, mantida a maioria do grupo.", "Comissão de 3 (2 quilombolas) nega por 2 a 1. Outras 3 pessoas, com 2 quilombolas, julgam: 2 votos a favor confirmam."},
		{"nao", "O edital dá ao recurso outro caminho e o descreve.", "Comissão de 3 nega por 3 a 0. A única autoridade que o edital indica reforma a decisão e confirma."},
	}},
	{ID: "I-06", Title: "Prevalência da autodeclaração fora do grupo de pretas e pardas", Question: "Duas decisões contrárias e não unânimes mantêm a autodeclaração de pessoa preta ou parda. O mesmo vale para indígenas e quilombolas?", Provisions: []Provision{Dec12536Art11Par3, Dec12536Art12Cpt, Dec12536Art14Cpt, Portmd1286Art16Cpt}, Key: "confirmacao.prevalencia", Default: "nao_estende", Why: "Os dois textos põem a regra na parte dedicada ao fenótipo, cuja dúvida ela protege. Prova documental é de outra natureza.", SettledBy: "O texto da IN Conjunta MGI/MIR/MPI nº 261/2025 ou julgado sobre verificação documental.", Options: []Option{
		{"nao_estende", "A regra é só de pessoas pretas e pardas. Nos outros grupos decide a maioria da comissão recursal.", "PQ: 2 a 1 contra na comissão e 2 a 1 contra no recurso. Resultado: não confirmada."},
		{"estende", "A regra alcança os três grupos.", "PQ: 2 a 1 contra na comissão e 2 a 1 contra no recurso. Resultado: confirmada, porque houve voto vencido nas duas."},
	}},
	{ID: "I-07", Title: "Empate de percentuais nas Forças Armadas", Question: "A portaria manda classificar na reserva de maior percentual e silencia sobre percentuais iguais. Como decidir?", Provisions: []Provision{Portmd1286Art2Par5, Dec12536Art21Par2}, Key: "multiplas", Default: "pendencia", Why: "Aplicar às Forças Armadas uma regra que a portaria deixou de repetir seria escolha do programa, e essa escolha cabe ao edital.", SettledBy: "Norma complementar dos comandos militares (art. 27 da portaria) ou cláusula do edital.", Options: []Option{
		{"pendencia", "Nada se resolve sozinho: um achado pede que o edital declare o critério, e o resultado definitivo espera.", "O edital acrescenta um grupo de 2%, igual ao de PQ. A pessoa é a 2ª em PQ e a 3ª no outro: pendência."},
		{"posicao_absoluta", "O edital adota o critério do decreto e compara as posições nas listas.", "No mesmo caso, 2ª é melhor que 3ª: classificada em PQ."},
		{"posicao_relativa", "O edital adota o critério do decreto e compara posição dividida por vagas do grupo.", "Com 51 vagas, PQ tem 1 (1,02) e o outro, arredondado para cima, tem 2. 2 dividido por 1 é 2,0 e 3 dividido por 2 é 1,5: classificada no outro grupo."},
	}},
	{ID: "I-08", Title: "Pessoa com deficiência entre as reservas do art. 21", Question: "O decreto trata dos três grupos étnico-raciais. A reserva para pessoas com deficiência conta como uma das hipóteses entre as quais só a de maior percentual vale?", Provisions: []Provision{Dec12536Art21Cpt, Dec12536Art21Par1, Dec9508Art1Par1, Lei8112Art5Par2}, Key: "multiplas", Default: "inclui_pcd", Why: "O § 1º fala da legislação própria de cada reserva, o que supõe reservas criadas por leis diferentes.", SettledBy: "Ato conjunto dos ministérios responsáveis pelas duas reservas ou julgado sobre o art. 21.", Options: []Option{
		{"inclui_pcd", "PcD entra na comparação de percentuais como qualquer outra reserva.", "Com 21 vagas (PPP 5, PcD 2), quem é 9ª em PPP e 1ª em PcD fica em PPP (25% é maior que 5%) e aguarda."},
		{"acumula_pcd", "A pessoa figura na lista de PcD e em uma das listas étnico-raciais ao mesmo tempo, e ocupa uma só vaga.", "No mesmo caso, a 1ª de PcD ocupa a 5ª vaga da ordem e sai da lista de PPP."},
	}},
	{ID: "I-09", Title: "Sentido de melhor posição relativa", Question: "Com percentuais iguais, compara-se a posição na lista ou a posição em relação às vagas do grupo?", Provisions: []Provision{Dec12536Art21Par2}, Key: "multiplas", Default: "posicao_absoluta", Why: "O texto remete à lista específica e não menciona as vagas do grupo. A posição na lista é a leitura que qualquer candidato confere sozinho.", SettledBy: "O texto da IN Conjunta MGI/MIR/MPI nº 261/2025 ou cláusula do edital.", Options: []Option{
		{"posicao_absoluta", "Vale a lista em que o número da posição é menor.", "PI e PcD com 5% e 21 vagas. Posições: 2ª em PI e 3ª em PcD. Fica em PI, pois 2 é menor que 3."},
		{"posicao_relativa", "Vale a lista em que é menor a posição dividida pelas vagas do grupo.", "No mesmo caso, PI tem 1 vaga (1,05 arredondado) e PcD tem 2 (1,05 para cima). 2 dividido por 1 é 2,0 e 3 dividido por 2 é 1,5: fica em PcD."},
	}},
	{ID: "I-10", Title: "Partilha das vagas que a lista geral não preenche", Question: "Esgotada a ampla concorrência, as vagas vão aos grupos na proporção de 25, 3 e 2. Como distribuir números que não dão inteiros, e o que muda nas vagas abertas depois?", Provisions: []Provision{Dec12536Art3Par4, Portmd1286Art2Par4, Lei15142Art9Par1}, Key: "ac_esgotada", Default: "serie", Why: "Usa o mesmo divisor da ordem das vagas e sempre soma o total. O padrão vale para as vagas do edital. Nas que surgem depois de nomeada toda a lista geral, o padrão é classificacao, porque a lei manda seguir a ordem de classificação (art. 9º, § 1º).", SettledBy: "Ato ministerial que explique a proporção do art. 3º, § 4º, e sua relação com o art. 9º, § 1º, da lei.", Options: []Option{
		{"serie", "Uma vaga por vez, ao grupo cuja próxima posição ideal vem antes. Grupo sem candidatos é pulado.", "4 vagas: PPP 4, PI 0, PQ 0. 8 vagas: 6, 1 e 1. 9 vagas: 7, 1 e 1."},
		{"maior_resto", "Parte inteira da proporção e, depois, uma vaga a cada maior resto.", "4 vagas: 3, 1 e 0. 8 vagas: 7, 1 e 0. O arredondamento simples daria 3 no primeiro caso e 9 no segundo."},
		{"classificacao", "As vagas vão aos mais bem classificados entre os que restam, de qualquer grupo.", "10 vagas abertas depois, com 10 PPP, 5 PI e 5 PQ ainda sem nomeação: entram as 10 maiores notas, ainda que 5 delas sejam de PI."},
	}},
	{ID: "I-11", Title: "Compensação depois da nomeação", Question: "Uma vaga AC fica livre, e o próximo da lista geral é um optante já nomeado em vaga reservada. Ele passa a contar como AC?", Provisions: []Provision{Lei15142Art7Par2, Lei15142Art7Par3, Dec12536Art17Cpt, Portmd1286Art3Par4}, Key: "compensacao", Default: "compensa", Why: "Nomeado dentro do número de vagas da ampla concorrência, o optante não pode gastar a reserva. Refazer a conta a cada desistência cumpre isso sem prejudicar ninguém.", SettledBy: "Ato ministerial ou julgado sobre desistência posterior à nomeação sob a lei de 2025.", Options: []Option{
		{"compensa", "O optante nomeado passa a contar como AC, sem mudar de cargo nem de data, e a vaga reservada dele chama o próximo do grupo.", "AC 3 e PPP 1. Notas: A 90, C 88, D 86, P (PPP) 85, E 84, Q (PPP) 80. Nomeados A, C e D em AC e P em PPP. D desiste: P conta como AC e Q é chamada."},
		{"congela", "Quem foi nomeado mantém o rótulo, e a vaga AC vai ao próximo da lista geral ainda não nomeado.", "No mesmo caso, P continua PPP e E (84) é chamada."},
	}},
	{ID: "I-12", Title: "Vaga que volta a quem teve de sair da lista", Question: "A única pessoa indígena também optou por PPP e, por isso, só é classificada em PPP. A vaga de PI, sem lista, pode voltar a ela?", Provisions: []Provision{Dec12536Art3Par2, Dec12536Art3Par3, Dec12536Art21Cpt}, Key: "", Default: "segue_a_cadeia", Why: "É o resultado de aplicar em sequência a modalidade única e a reversão. Nenhum texto autoriza outra saída, e o que importa é que a transferência apareça.", SettledBy: "Ato ministerial sobre a ordem entre a modalidade única e a reversão.", Options: []Option{
		{"segue_a_cadeia", "A vaga percorre PI, PQ e PPP. Se a pessoa for a próxima de PPP, ocupa a vaga como PPP, e o registro mostra o caminho inteiro.", "17 vagas: PPP 4 e PI 1. A pessoa é a 5ª de PPP e a única que declarou PI. Sem ninguém nas listas de PI e de PQ, a vaga vai a PPP e chega a ela, a 5ª."},
	}},
	{ID: "I-13", Title: "Momento em que o rótulo de quem foi nomeado deixa de mudar", Question: "Quando o edital manda congelar o rótulo, a partir de que ato a pessoa não muda mais de modalidade?", Provisions: []Provision{Lei15142Art7Par2, Lei15142Art9Par2, Dec12536Art17Cpt}, Key: "compensacao.congela_em", Default: "nomeacao", Why: "A lei só exclui da conta da reserva quem foi aprovado e nomeado. Antes desse ato não há rótulo definitivo a proteger.", SettledBy: "Ato ministerial ou cláusula do edital sobre desistências depois da homologação.", Options: []Option{
		{"nomeacao", "O rótulo se fixa no ato de nomeação de cada pessoa.", "AC 3 e PPP 1, com P 4ª na lista geral e 1ª em PPP. D, de AC, desiste em 10/03. Se P é nomeada em 15/03, conta como AC e Q (PPP) é chamada. Se P foi nomeada em 05/03, continua PPP e E (AC) é chamada."},
		{"homologacao", "O rótulo se fixa na homologação do resultado, mesmo sem nomeação.", "No mesmo caso, homologado o resultado em 01/03, a desistência de D em 10/03 chama E, ainda que P só seja nomeada em 15/03."},
		{"curso_de_formacao", "O rótulo se fixa na convocação para o curso de formação.", "No mesmo caso, convocada P para o curso em 08/03, a desistência de D em 10/03 chama E. Convocada em 12/03, P conta como AC e Q é chamada."},
	}},
	{ID: "I-14", Title: "Maior percentual que piora a situação de quem declara dois grupos", Question: "Classificar só na reserva de maior percentual pode deixar sem vaga quem, em outro grupo declarado, teria uma. Aplica-se o texto assim mesmo?", Provisions: []Provision{Dec12536Art21Cpt, Dec12536Art21Par3, Dec12536Art4Par2, Dec12536Art3Par1}, Key: "multiplas", Default: "literal", Why: "A redação é expressa e não abre exceção. A proteção possível é o aviso dado a tempo, enquanto a opção ainda pode mudar.", SettledBy: "Alteração do art. 21, ato ministerial ou julgado que afaste a leitura que prejudica o optante.", Options: []Option{
		{"literal", "Vale sempre o grupo confirmado de maior percentual. Antes de encerrada a inscrição, a pessoa vê o aviso com os números e decide sozinha.", "25 vagas (PPP 6, PI 1, PQ 1). X declara PPP e PQ e é a 8ª de PPP, sem concorrente em PQ. Fica em PPP, não alcança vaga, e a de PQ vai à 2ª pessoa de PI, de nota menor."},
		{"por_resultado", "Vale o maior percentual entre os grupos em que a posição da pessoa alcança vaga.", "No mesmo caso, X não alcança vaga em PPP e é a 1ª de PQ: ocupa a vaga de PQ."},
	}},
	{ID: "I-15", Title: "Lista geral esgotada quando só restam pessoas com deficiência", Question: "O decreto entrega as sobras da ampla concorrência a três grupos e não cita PcD. Se só há pessoas com deficiência aprovadas, a vaga fica vazia?", Provisions: []Provision{Dec12536Art3Par4, Portmd1286Art2Par4, Lei15142Art9Par1}, Key: "", Default: "pcd_por_ultimo", Why: "O texto ordena a preferência e não proíbe prover o cargo. Deixar vaga vazia diante de pessoa aprovada não serviria a nenhuma das reservas.", SettledBy: "Ato conjunto sobre as reservas étnico-raciais e a de pessoas com deficiência.", Options: []Option{
		{"pcd_por_ultimo", "A vaga vai primeiro aos três grupos e, esgotados eles, às pessoas com deficiência aprovadas, por classificação.", "Sobram 2 vagas AC, com 1 pessoa de PPP e 3 de PcD aprovadas: uma vaga para a de PPP e outra para a 1ª de PcD."},
	}},
	{ID: "I-23", Title: "Opção e desistência no mesmo segundo", Question: "A opção pode ser feita e desfeita até o fim das inscrições. Se o registro traz as duas do mesmo grupo no mesmo segundo, qual delas é a última?", Provisions: []Provision{Dec12536Art4Par2, Portmd1286Art4Par2}, Key: "", Default: "mantem_a_opcao", Why: "A ordem das linhas de uma planilha nada diz sobre a ordem dos atos. Manter a opção até a conferência é o erro que se desfaz: quem optou segue concorrendo na ampla concorrência, e quem perdeu a reserva não a recupera.", SettledBy: "O registro do sistema de inscrição, com frações de segundo ou número de sequência.", Options: []Option{
		{"mantem_a_opcao", "A opção fica, um achado bloqueia o resultado definitivo e a pessoa responsável confere o registro de origem.", "10/03/2026 14:00:00 opta por PPP e, na linha ao lado, 10/03/2026 14:00:00 desiste de PPP: PPP fica, com achado."},
	}},
	{ID: "I-24", Title: "Fim das inscrições escrito sem os segundos", Question: "O edital diz que as inscrições vão até 23:59 ou até 18:00. Opção feita às 23:59:30 está no prazo?", Provisions: []Provision{Dec12536Art4Par2, Portmd1286Art4Par2}, Key: "", Default: "minuto_inteiro", Why: "Quem mede o prazo em minutos fez do minuto a última unidade. A leitura contrária tiraria a opção de quem agiu às 23:59, hora que o edital escreveu.", SettledBy: "Retificação do edital que escreva os segundos.", Options: []Option{
		{"minuto_inteiro", "Vale até o último segundo do minuto escrito. Com os segundos escritos, vale até o segundo escrito, inclusive.", "fim: 2026-03-20 18:00 aceita 18:00:59 e recusa 18:01:00. fim: 2026-03-20 18:00:00 aceita 18:00:00 e recusa 18:00:01. Sem hora, vale o dia inteiro, até 23:59:59."},
	}},
	{ID: "I-25", Title: "Fraude apurada com a pessoa nomeada e o certame em curso", Question: "A lei elimina se o certame está em andamento e anula a admissão de quem já foi nomeado. Nomeada a pessoa e ainda válido o certame, qual dos efeitos se aplica?", Provisions: []Provision{Lei15142Art4Par1, Lei15142Art4Par1Inc1, Lei15142Art4Par1Inc2, Portmd1286Art13Par1Inc1, Portmd1286Art13Par1Inc2}, Key: "", Default: "anula", Why: "O segundo inciso é o específico, e só a anulação desfaz o ato. Enquanto o certame vale, o efeito do primeiro inciso vem com ela: a vaga não pode voltar a quem fraudou.", SettledBy: "Parecer da Advocacia-Geral da União ou julgado sobre o art. 4º, § 1º.", Options: []Option{
		{"anula", "A nomeação, ou na área militar a matrícula ou incorporação, decide: com ela anula-se a admissão, e a pessoa sai de todas as listas.", "Nomeada em 10/05/2026, fraude reconhecida em 20/09/2026, certame válido até 2028: admissão anulada, e a vaga vai à pessoa seguinte da mesma lista."},
	}},
	{ID: "I-22", Title: "Prazo do recurso quando o edital silencia", Question: "Nem o decreto nem a portaria fixam o prazo do recurso à comissão recursal. Qual vale se o edital não o declara?", Provisions: []Provision{Dec12536Art11Cpt, Portmd1286Art11Cpt, Portmd1286Art22Cpt, Lei9784Art59Cpt, Lei9784Art66Cpt}, Key: "confirmacao.prazo_recurso", Default: "dois_dias_uteis", Why: "É o prazo usual dos editais federais. Como o silêncio do edital pode ser lido pelo prazo geral, maior, o programa avisa e não dá a negativa por definitiva sem citar este ponto.", SettledBy: "Cláusula do edital ou o texto da IN Conjunta MGI/MIR/MPI nº 261/2025.", Options: []Option{
		{"dois_dias_uteis", "Dois dias úteis a partir da publicação do resultado provisório, sem contar o dia da publicação e contado o último até 23:59:59 de Brasília.", "Resultado publicado na quarta, 01/04/2026. Quinta é o primeiro dia; sexta, 03/04, é feriado; segunda, 06/04, é o segundo e último."},
		{"declarado", "O edital escreve o prazo, em dias úteis ou corridos. Dez dias corridos são o prazo geral do processo administrativo federal.", "Com dez dias corridos, o mesmo resultado admite recurso até 13/04/2026, pois 11/04 é sábado."},
	}},
	{ID: "I-31", Title: "Falta ao procedimento de confirmação", Question: "Quem falta à confirmação perde só a opção ou sai do certame?", Provisions: []Provision{Lei15142Art3Par2, Portmd1286Art17Par4, In23TeseCpt}, Key: "ausencia", Default: "ampla", Why: "A lei de 2025 só condiciona a permanência à nota, e a portaria diz o mesmo de quem falta. Sob a lei de 2014 a instrução normativa eliminava, e o edital daquela época a seguia.", SettledBy: "O texto da IN Conjunta MGI/MIR/MPI nº 261/2025 ou a cláusula de ausência do edital.", Options: []Option{
		{"ampla", "Perde a opção e segue na ampla concorrência se esteve no corte dela em todas as fases. É o padrão sob a lei de 2025 e a portaria.", "PPP com 88 falta à confirmação; o corte da ampla foi 80: segue, só na lista geral. Com 75: eliminada."},
		{"elimina", "Sai do certame, qualquer que seja a nota. É o padrão sob a Lei nº 12.990/2014, pela instrução normativa que a aplicava.", "A mesma pessoa com 88, em edital de março de 2024: eliminada."},
	}},
	{ID: "I-32", Title: "Nota que decide a cláusula de barreira", Question: "Da segunda fase em diante, os melhores K são contados pela nota da fase ou pela soma das fases até ali?", Provisions: []Provision{Dec12536Art18Cpt, Dec12536Art19Cpt}, Key: "fases.barreira.nota", Default: "fase", Why: "O decreto fala da pontuação de cada fase. Na primeira fase, em que quase toda barreira está, as duas leituras coincidem.", SettledBy: "A cláusula de barreira do edital.", Options: []Option{
		{"fase", "Vale a nota da própria fase.", "K = 1. A: 90 e 60; B: 70 e 75. Na segunda fase o corte é 75 e passa B."},
		{"acumulada", "Vale a soma ponderada das fases classificatórias até ali.", "No mesmo caso A soma 150 e B 145: passa A."},
	}},
	{ID: "I-33", Title: "Lugar no corte de quem deixa o certame depois da fase", Question: "Quem desiste, perde a opção ou é eliminado depois de uma fase libera o lugar que tinha no corte dela?", Provisions: []Provision{Lei15142Art3Par2, Portmd1286Art17Par5}, Key: "", Default: "ocupa", Why: "A portaria dispensa convocação suplementar, e o corte é um fato do dia do resultado. De outro modo a saída de uma pessoa mudaria, tempos depois, quem figura na ampla concorrência.", SettledBy: "Cláusula do edital que mande refazer o corte.", Options: []Option{
		{"ocupa", "Não libera: conta no corte toda pessoa com nota na fase. Quem saiu antes do resultado da fase vem sem nota.", "Corte de 2: A e B passam, C não. A desiste meses depois: C continua fora do corte."},
	}},
	{ID: "I-34", Title: "Limite de aprovados aplicado a cada modalidade", Question: "O decreto dos concursos limita os aprovados pelo número de vagas do cargo. Como o limite alcança as listas reservadas?", Provisions: []Provision{Dec9739Art39Cpt, Dec9739Art39Par1a, Dec9739Art39Par3, Lei15142Art7Par2, Lei15142Art5Par4}, Key: "", Default: "por_modalidade", Why: "É a prática dos editais federais. Contar no grupo quem se aprova na ampla contrariaria a não computação, e limitar a zero a lista sem vaga impediria a reserva nas vagas que surgirem.", SettledBy: "Ato do órgão central sobre o art. 39 do Decreto nº 9.739/2019 em concursos com reserva.", Options: []Option{
		{"por_modalidade", "Cada lista tem o limite das suas vagas. Quem está no limite da ampla não gasta o do grupo, e lista sem vaga no edital não tem limite.", "Cargo com AC 2 e PPP 1 pelo Anexo II: 9 na ampla e 5 em PPP, além das optantes que já estão entre as 9."},
	}},
	{ID: "I-35", Title: "Barreira diante de pessoas com deficiência e de grupos de outras leis", Question: "A lei de 2025 impede que a barreira por posição detenha pretas e pardas, indígenas e quilombolas. Ela também protege os outros optantes?", Provisions: []Provision{Lei15142Art6Cpt, Dec12536Art19Cpt}, Key: "fases.barreira.optantes", Default: "todas", Why: "A leitura que não detém ninguém é reversível; a outra tira do certame quem talvez tivesse direito a seguir.", SettledBy: "A cláusula de barreira do edital e a norma da reserva para pessoas com deficiência.", Options: []Option{
		{"todas", "Todo optante que alcança o mínimo segue, qualquer que seja o grupo.", "Barreira de 10 na ampla. PcD com o mínimo em 25º: segue."},
		{"limita", "O número declarado limita os optantes fora do corte da ampla. Para os grupos da lei há achado que bloqueia.", "Barreira de 10 na ampla e 2 em PcD: segue quem está entre as duas melhores PcD fora das 10."},
	}},
	{ID: "I-36", Title: "Pessoa sub judice diante do mínimo e da barreira", Question: "Quem participa por ordem judicial passa de fase como as outras pessoas?", Provisions: []Provision{Lei15142Art6Cpt}, Key: "", Default: "segue", Why: "A ordem manda participar. O programa não sabe o que ela dispensou, e deter a pessoa a descumpriria.", SettledBy: "O teor da decisão judicial.", Options: []Option{
		{"segue", "Segue enquanto tiver nota na fase, e não ocupa lugar no corte de ninguém; com sub_judice: ordinaria, concorre ao corte como as demais.", "Barreira de 2; sub judice em 1º: passam ela, o 2º e o 3º."},
	}},
	{ID: "I-37", Title: "Falta sem nota para seguir, e convocação suplementar nas Forças Armadas", Question: "A portaria dispensa a convocação suplementar ao tratar de quem recusa a filmagem e não tem nota. Vale também para quem falta?", Provisions: []Provision{Portmd1286Art17Par4, Portmd1286Art17Par5}, Key: "", Default: "estende", Why: "Todos os optantes habilitados já são convocados à confirmação, de modo que não há a quem chamar em seguida; e os dois parágrafos dão à falta e à recusa a mesma consequência.", SettledBy: "Norma da força ou edital que trate da falta.", Options: []Option{
		{"estende", "Quem falta e não tem nota é eliminado do mesmo modo, e ninguém é convocado no lugar.", "Convocadas 8 pessoas à confirmação; uma falta e não esteve no corte da ampla: restam 7, sem nova convocação."},
		{"literal", "Só a recusa da filmagem dispensa a convocação suplementar; para a falta, o edital diria o que fazer.", "As mesmas 8 pessoas: a organização militar poderia convocar mais uma."},
	}},
	{ID: "I-38", Title: "Até quando a vaga de quem saiu é reposta nas Forças Armadas", Question: "A lei manda chamar a pessoa seguinte da mesma lista, e a portaria fala da matrícula dos aprovados no prazo de validade. Matriculada a turma, quem sai ainda é substituído?", Provisions: []Provision{Portmd1286Art3Par2, Lei15142Art7Par3}, Key: "matricula_em", Default: "validade", Why: "Nenhum texto fixa outro limite: sem data declarada, não se nega a vaga a quem está na lista. A data vem do edital, porque quem entra depois de iniciado o curso não o acompanha.", SettledBy: "Norma de cada força (Portaria, art. 27) ou o edital, com a data.", Options: []Option{
		{"matricula", "Até o dia da matrícula ou incorporação que o edital ou aviso declara, inclusive. Depois, a vaga fica sem ninguém.", "Matrícula em 10/08. Desistência no dia 10: chama-se a pessoa seguinte. No dia 11: ninguém é chamado."},
		{"validade", "Enquanto durar a validade.", "Validade até dezembro, desistência no dia 11/08: chama-se a pessoa seguinte."},
	}},
	{ID: "I-39", Title: "Vaga de quem sai depois de entrar em exercício", Question: "Exonerada ou falecida a pessoa que já estava em exercício, a vaga é reposta com o mesmo número e rótulo ou é vaga nova, que soma no total?", Provisions: []Provision{Lei15142Art1Par2, Lei15142Art7Par3, Lei8112Art33Cpt}, Key: "vacancia", Default: "mesma_vaga", Why: "A pessoa seguinte da mesma lista é quem a lei manda chamar quando a vaga reservada fica sem ninguém; contar de novo a mesma vaga no total somaria duas vezes o que é uma só.", SettledBy: "Ato ministerial sobre a vacância durante a validade do certame.", Options: []Option{
		{"mesma_vaga", "A vaga volta a ser oferecida à mesma lista, com o número e o rótulo que tinha; o total não muda.", "AC 3 e PPP 1. A pessoa da vaga PPP é exonerada depois do exercício: chama-se a próxima de PPP, na vaga 2."},
		{"nova_vaga", "A vaga se fecha; o que o órgão decidir prover é registrado como vaga aberta e recebe o rótulo que a ordem der ao novo total.", "No mesmo caso, a vaga 2 se fecha. Se o órgão abre uma vaga, ela é a 5ª, e o rótulo dela é o da quinta vaga."},
	}},
	{ID: "I-40", Title: "Nomeação fora da ordem", Question: "Foi nomeada uma pessoa a quem a regra não dá vaga. Enquanto o ato não é desfeito, a vaga dela conta como ocupada?", Provisions: []Provision{Lei15142Art7Par2, Lei15142Art9Cpt}, Key: "", Default: "ocupa", Why: "Ninguém perde o cargo por conta de um programa: desfazer um ato pede outro ato, com defesa.", SettledBy: "Decisão administrativa ou judicial sobre o ato.", Options: []Option{
		{"ocupa", "A vaga está ocupada de fato. As demais pessoas e vagas são calculadas sem as duas, e um achado diz quem foi preterido e quem corrige.", "AC 3. Nomeados A, B e, por engano, E. C, a 3ª, é a preterida: não há vaga livre até que a nomeação de E caia ou abra outra vaga."},
	}},
	{ID: "I-41", Title: "Vaga que se fecha sem ser provida", Question: "Uma vaga deixa de existir antes de ser provida. Ela ainda conta no total sobre o qual incide a reserva?", Provisions: []Provision{Lei15142Art1Par2, Lei15142Art5Par2}, Key: "", Default: "conta", Why: "Refazer os rótulos poderia tirar de um grupo a vaga já anunciada. Se a vaga fechada é reservada, o achado do quadro mostra a reserva que sobra.", SettledBy: "Ato ministerial sobre a extinção de vaga durante a validade.", Options: []Option{
		{"conta", "Conta: guarda número e rótulo, e só deixa de ser oferecida. As demais não mudam de rótulo.", "Quatro vagas, AC PPP AC AC. Fecha-se a 4ª: ficam AC PPP AC."},
	}},
	{ID: "I-45", Title: "Distribuição das vagas do conjunto entre os cargos", Question: "Os percentuais incidem sobre um conjunto de cargos. Em que cargo fica cada vaga reservada?", Provisions: []Provision{Dec12536Art20Par1, Dec12536Art20Par3, Stjinf875TeseCpt}, Key: "distribuicao", Default: "declarada", Why: "Distribuir é do edital. O art. 20, § 3º, remete as medidas a ato ministerial, que não se conhece; o STJ afastou a reserva de vaga única por sorteio sob a lei anterior.", SettledBy: "O ato ministerial do art. 20, § 3º.", Options: []Option{
		{"declarada", "Nos cargos que o quadro do edital diz.", "Quatro vagas em A e quatro em B, PPP 2: o quadro põe uma em cada cargo, ou as duas em A."},
		{"apos_notas", "Depois das notas, onde está a próxima optante de uma só lista geral do grupo que a vaga faça entrar; vaga que só daria a quem já entra pela ampla não se gasta, nem a que tiraria optante de outro grupo, se houver outra.", "A melhor PPP está em A e já entra pela ampla; as duas seguintes estão em B: as duas vagas ficam em B."},
		{"sorteio", "Onde cair o sorteio verificável de todas as vagas do conjunto, anunciado antes: as primeiras sorteadas são reservadas.", "Oito bilhetes, um por vaga; os dois primeiros sorteados são PPP."},
	}},
	{ID: "I-46", Title: "Quem foi nomeada e prefere outro cargo", Question: "Quem pôs cargos em ordem e foi nomeada em um deles ainda espera pelos que prefere?", Provisions: []Provision{Lei15142Art9Cpt, Lei8112Art33Cpt, EditalRegraCpt}, Key: "preferencias.nomeada", Default: "espera", Why: "Nenhum dispositivo faz da nomeação renúncia a outra classificação, e a Lei 8.112 prevê a vacância de quem toma posse em outro cargo. Nos certames unificados, quem confirma um cargo conserva os que prefere.", SettledBy: "O edital, ou o ato ministerial do art. 23, parágrafo único, do Decreto.", Options: []Option{
		{"espera", "Espera. Continua na lista dos cargos que prefere, é chamada na sua vez, e conserva a vaga que tem até a posse no outro; se não tomar posse nele, perde só a espera. Quem devolve um cargo perde esse e os que põe depois dele.", "Ana prefere A a B, e foi nomeada em B. Abre-se vaga em A e a ordem chega a ela: é nomeada em A, e a vaga de B fica livre no dia da posse em A."},
		{"deixa", "Não espera. A nomeação encerra a participação nos demais cargos, e a saída dele também.", "No mesmo caso, a vaga de A vai à pessoa seguinte, e Ana continua em B."},
	}},
	{ID: "I-47", Title: "Fim de fila de quem pôs cargos em ordem", Question: "O pedido de fim de fila vale para o cargo a que a pessoa foi chamada ou para todos os que pôs em ordem?", Provisions: []Provision{Lei15142Art9Cpt, EditalRegraCpt}, Key: "fim_de_fila.alcance", Default: "cargo", Why: "O pedido responde a uma chamada, que é de um cargo; a classificação nos demais não foi usada.", SettledBy: "O edital que admite o pedido.", Options: []Option{
		{"cargo", "Só para o cargo de que se trata: vai para o fim das listas dele, e nos demais fica onde está.", "Ana prefere A, B e C, foi nomeada em B e pede fim de fila. Em B vem depois de todas; ocupa C, se a nota lhe der vaga nele, e espera por A e B."},
		{"todos", "Para todos: vai para o fim das listas de cada um.", "No mesmo caso, Ana vem depois de todas em A, B e C."},
	}},
	{ID: "I-48", Title: "Lista geral de um cargo de várias localidades", Question: "Um cargo tem vagas em várias localidades e uma lista geral. Em que ordem a lista é usada em cada localidade?", Provisions: []Provision{Dec12536Art20Par3, Lei15142Art9Cpt}, Key: "cargos.lista", Default: "geral", Why: "A ordem de classificação é a regra da lei, e a lista local a corta; o aproveitamento entre localidades é do edital.", SettledBy: "O ato ministerial do art. 20, § 3º, sobre estruturas regionalizadas.", Options: []Option{
		{"geral", "Uma só lista: em cada localidade vem antes quem tem a melhor classificação no cargo, e cada pessoa fica com a primeira das que aceita que a alcance.", "Belém 1 vaga, Recife 1. Ana 90 e Caio 80 põem Belém primeiro, Davi 70 põe Recife. Ana fica em Belém; Caio, que também aceita Recife, fica lá."},
		{"local", "Em cada localidade vem antes quem a pôs em primeiro lugar; a lista geral, a de cada grupo para as vagas dele, é chamada quando não resta ninguém da localidade, e só depois a vaga reservada reverte.", "As mesmas pessoas: Davi fica em Recife, que pôs primeiro, e Caio só é chamado para lá se a vaga não tiver ninguém de Recife."},
	}},
}

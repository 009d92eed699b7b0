// Code generated from law/dados by lawgen. DO NOT EDIT.

package law

const (
	// Lei15142Art1Cpt: Trinta por cento das vagas ofertadas ficam para os três grupos somados: pretas e pardas, indígenas e quilombolas.
	Lei15142Art1Cpt Provision = "lei15142!art1_cpt"
	// Lei15142Art1CptInc1: Alcança os concursos de toda a administração federal, direta e indireta, com as estatais que a União controla.
	Lei15142Art1CptInc1 Provision = "lei15142!art1_cpt_inc1"
	// Lei15142Art1CptInc2: Alcança também as seleções simplificadas de temporários, mas sem as empresas estatais.
	Lei15142Art1CptInc2 Provision = "lei15142!art1_cpt_inc2"
	// Lei15142Art1Par1: Entrega ao Executivo o detalhamento das vagas de indígenas e quilombolas, que sem decreto o edital tem de declarar.
	Lei15142Art1Par1 Provision = "lei15142!art1_par1"
	// Lei15142Art1Par2: A base do percentual soma as vagas anunciadas no edital e todas as que abrirem enquanto o certame valer.
	Lei15142Art1Par2 Provision = "lei15142!art1_par2"
	// Lei15142Art2Cpt: Introduz os conceitos de que a lei se serve.
	Lei15142Art2Cpt Provision = "lei15142!art2_cpt"
	// Lei15142Art2CptInc1: Preta ou parda é a pessoa que assim se declara, pelas categorias de cor ou raça do IBGE.
	Lei15142Art2CptInc1 Provision = "lei15142!art2_cpt_inc1"
	// Lei15142Art2CptInc2: Indígena é quem se reconhece membro de uma coletividade indígena e por ela é reconhecido, onde quer que more.
	Lei15142Art2CptInc2 Provision = "lei15142!art2_cpt_inc2"
	// Lei15142Art2CptInc3: Quilombola é quem se atribui esse pertencimento, em grupo com história e território próprios e ancestralidade preta ou parda presumida.
	Lei15142Art2CptInc3 Provision = "lei15142!art2_cpt_inc3"
	// Lei15142Art3Cpt: O edital de abertura tem de prever como se confirma a autodeclaração das pessoas pretas e pardas.
	Lei15142Art3Cpt Provision = "lei15142!art3_cpt"
	// Lei15142Art3CptInc1: A confirmação segue regras iguais em todo o País.
	Lei15142Art3CptInc1 Provision = "lei15142!art3_cpt_inc1"
	// Lei15142Art3CptInc2: Participam especialistas em relações raciais e na política de cotas, em composição diversa de raça e de gênero.
	Lei15142Art3CptInc2 Provision = "lei15142!art3_cpt_inc2"
	// Lei15142Art3CptInc3: Inciso III, sem conteúdo.
	Lei15142Art3CptInc3 Provision = "lei15142!art3_cpt_inc3"
	// Lei15142Art3CptInc4: Inciso IV, sem conteúdo.
	Lei15142Art3CptInc4 Provision = "lei15142!art3_cpt_inc4"
	// Lei15142Art3CptInc5: Inciso V, sem conteúdo.
	Lei15142Art3CptInc5 Provision = "lei15142!art3_cpt_inc5"
	// Lei15142Art3Par1: Todo optante preto ou pardo habilitado vai à confirmação, mesmo quando a nota já bastaria na ampla concorrência.
	Lei15142Art3Par1 Provision = "lei15142!art3_par1"
	// Lei15142Art3Par2: Quem não tem a autodeclaração confirmada segue na ampla concorrência se teve nota para avançar em cada fase já realizada.
	Lei15142Art3Par2 Provision = "lei15142!art3_par2"
	// Lei15142Art3Par3: Manda reexaminar o procedimento de confirmação a cada biênio, com participação social.
	Lei15142Art3Par3 Provision = "lei15142!art3_par3"
	// Lei15142Art3Par4: Deixa ao regulamento a confirmação de indígenas e quilombolas.
	Lei15142Art3Par4 Provision = "lei15142!art3_par4"
	// Lei15142Art4Cpt: Suspeita ou denúncia de fraude ou má-fé obriga a abrir processo administrativo, com direito de defesa.
	Lei15142Art4Cpt Provision = "lei15142!art4_cpt"
	// Lei15142Art4Par1: Fixa a consequência para o candidato quando o processo confirma a fraude ou a má-fé.
	Lei15142Art4Par1 Provision = "lei15142!art4_par1"
	// Lei15142Art4Par1Inc1: Com o certame em curso, o candidato é eliminado.
	Lei15142Art4Par1Inc1 Provision = "lei15142!art4_par1_inc1"
	// Lei15142Art4Par1Inc2: Se já houve nomeação, a admissão é anulada, e outras sanções continuam possíveis.
	Lei15142Art4Par1Inc2 Provision = "lei15142!art4_par1_inc2"
	// Lei15142Art4Par2: Reconhecida a fraude ou a má-fé, o resultado é remetido a dois órgãos.
	Lei15142Art4Par2 Provision = "lei15142!art4_par2"
	// Lei15142Art4Par2Inc1: Remessa ao Ministério Público, que avalia se houve crime.
	Lei15142Art4Par2Inc1 Provision = "lei15142!art4_par2_inc1"
	// Lei15142Art4Par2Inc2: Remessa à Advocacia-Geral da União, que avalia se há valores a devolver aos cofres públicos.
	Lei15142Art4Par2Inc2 Provision = "lei15142!art4_par2_inc2"
	// Lei15142Art5Cpt: Há reserva quando o certame oferece duas vagas ou mais.
	Lei15142Art5Cpt Provision = "lei15142!art5_cpt"
	// Lei15142Art5Par1: Quer evitar que a divisão das vagas por vários certames esvazie a reserva, com medidas a cargo do regulamento.
	Lei15142Art5Par1 Provision = "lei15142!art5_par1"
	// Lei15142Art5Par2: Diz como a conta quebrada da reserva vira número inteiro.
	Lei15142Art5Par2 Provision = "lei15142!art5_par2"
	// Lei15142Art5Par2Inc1: Se a fração chega à metade, sobe-se ao inteiro seguinte.
	Lei15142Art5Par2Inc1 Provision = "lei15142!art5_par2_inc1"
	// Lei15142Art5Par2Inc2: Se a fração não chega à metade, desce-se ao inteiro anterior.
	Lei15142Art5Par2Inc2 Provision = "lei15142!art5_par2_inc2"
	// Lei15142Art5Par3: Com uma vaga ou nenhuma, como no cadastro de reserva, a inscrição como optante continua aberta.
	Lei15142Art5Par3 Provision = "lei15142!art5_par3"
	// Lei15142Art5Par4: Nesses certames, as vagas que abrirem depois seguem a reserva, e os optantes aprovados são nomeados por ela.
	Lei15142Art5Par4 Provision = "lei15142!art5_par4"
	// Lei15142Art6Cpt: O optante que alcança o mínimo de cada fase participa de todas elas, até o fim do certame.
	Lei15142Art6Cpt Provision = "lei15142!art6_cpt"
	// Lei15142Art7Cpt: O optante disputa ao mesmo tempo a reserva e a ampla concorrência.
	Lei15142Art7Cpt Provision = "lei15142!art7_cpt"
	// Lei15142Art7Par1: No resultado final, o optante figura na lista geral e na lista do seu grupo.
	Lei15142Art7Par1 Provision = "lei15142!art7_par1"
	// Lei15142Art7Par2: Optante nomeado em vaga da ampla concorrência não gasta vaga da reserva.
	Lei15142Art7Par2 Provision = "lei15142!art7_par2"
	// Lei15142Art7Par3: Vaga reservada que não se preenche passa ao próximo aprovado da mesma lista.
	Lei15142Art7Par3 Provision = "lei15142!art7_par3"
	// Lei15142Art8Cpt: Faltando optantes, a vaga reservada que sobra volta à lista geral do mesmo certame.
	Lei15142Art8Cpt Provision = "lei15142!art8_cpt"
	// Lei15142Art9Cpt: As nomeações intercalam as listas na medida da parte reservada a cada grupo, inclusive por outras leis.
	Lei15142Art9Cpt Provision = "lei15142!art9_cpt"
	// Lei15142Art9Par1: Nomeados todos os da lista geral e havendo cargo vago na validade, podem ser chamados os que restam na reserva, por classificação.
	Lei15142Art9Par1 Provision = "lei15142!art9_par1"
	// Lei15142Art9Par2: A ordem formada pela alternância acompanha o servidor na carreira, sempre que a classificação servir de critério.
	Lei15142Art9Par2 Provision = "lei15142!art9_par2"
	// Lei15142Art10Cpt: Atribui a órgãos do Executivo o acompanhamento da lei.
	Lei15142Art10Cpt Provision = "lei15142!art10_cpt"
	// Lei15142Art11Cpt: Edital publicado antes da vigência da lei continua sob a Lei nº 12.990/2014.
	Lei15142Art11Cpt Provision = "lei15142!art11_cpt"
	// Lei15142Art12Cpt: Prevê a revisão da política em dez anos.
	Lei15142Art12Cpt Provision = "lei15142!art12_cpt"
	// Lei15142Art13Cpt: Revoga a lei de cotas de 2014, menos para os editais anteriores.
	Lei15142Art13Cpt Provision = "lei15142!art13_cpt"
	// Lei15142Art14Cpt: A lei vale desde o dia em que saiu no Diário Oficial, 04/06/2025.
	Lei15142Art14Cpt Provision = "lei15142!art14_cpt"
	// Dec12536Art1Cpt: Diz a que certames o decreto se aplica ao detalhar a reserva criada pela lei.
	Dec12536Art1Cpt Provision = "dec12536!art1_cpt"
	// Dec12536Art1CptInc1: Concursos para cargos e empregos federais, da administração direta às estatais controladas pela União.
	Dec12536Art1CptInc1 Provision = "dec12536!art1_cpt_inc1"
	// Dec12536Art1CptInc2: Seleções simplificadas de temporários, fora as empresas estatais.
	Dec12536Art1CptInc2 Provision = "dec12536!art1_cpt_inc2"
	// Dec12536Art1Par1: Anuncia que o decreto também cuida de quem concorre por mais de uma reserva.
	Dec12536Art1Par1 Provision = "dec12536!art1_par1"
	// Dec12536Art1Par2: Para o decreto, negra é a pessoa que se declara preta ou parda nas categorias do IBGE.
	Dec12536Art1Par2 Provision = "dec12536!art1_par2"
	// Dec12536Art2Cpt: Além da autodeclaração, cada reserva depende de um procedimento complementar próprio.
	Dec12536Art2Cpt Provision = "dec12536!art2_cpt"
	// Dec12536Art2CptInc1: Pessoas pretas e pardas passam pela confirmação complementar.
	Dec12536Art2CptInc1 Provision = "dec12536!art2_cpt_inc1"
	// Dec12536Art2CptInc2: Indígenas e quilombolas passam pela conferência de documentos.
	Dec12536Art2CptInc2 Provision = "dec12536!art2_cpt_inc2"
	// Dec12536Art2Par1u: Abre a lista de princípios que regem os dois procedimentos.
	Dec12536Art2Par1u Provision = "dec12536!art2_par1u"
	// Dec12536Art2Par1uInc1: Dignidade de quem se submete ao procedimento.
	Dec12536Art2Par1uInc1 Provision = "dec12536!art2_par1u_inc1"
	// Dec12536Art2Par1uInc2: Defesa, contraditório e processo regular.
	Dec12536Art2Par1uInc2 Provision = "dec12536!art2_par1u_inc2"
	// Dec12536Art2Par1uInc3: Regras e ritos uniformes.
	Dec12536Art2Par1uInc3 Provision = "dec12536!art2_par1u_inc3"
	// Dec12536Art2Par1uInc4: Tratamento igual entre os candidatos de um mesmo certame.
	Dec12536Art2Par1uInc4 Provision = "dec12536!art2_par1u_inc4"
	// Dec12536Art2Par1uInc5: Publicidade e fiscalização pela sociedade, salvo o que a lei manda manter em sigilo.
	Dec12536Art2Par1uInc5 Provision = "dec12536!art2_par1u_inc5"
	// Dec12536Art2Par1uInc6: A administração revê os próprios atos.
	Dec12536Art2Par1uInc6 Provision = "dec12536!art2_par1u_inc6"
	// Dec12536Art2Par1uInc7: A reserva precisa produzir efeito real.
	Dec12536Art2Par1uInc7 Provision = "dec12536!art2_par1u_inc7"
	// Dec12536Art3Cpt: O edital traz o percentual de cada grupo, salvo norma específica.
	Dec12536Art3Cpt Provision = "dec12536!art3_cpt"
	// Dec12536Art3CptInc1: Um quarto das vagas (25%) para pessoas pretas e pardas.
	Dec12536Art3CptInc1 Provision = "dec12536!art3_cpt_inc1"
	// Dec12536Art3CptInc2: Três em cada cem vagas (3%) para indígenas.
	Dec12536Art3CptInc2 Provision = "dec12536!art3_cpt_inc2"
	// Dec12536Art3CptInc3: Duas em cada cem vagas (2%) para quilombolas.
	Dec12536Art3CptInc3 Provision = "dec12536!art3_cpt_inc3"
	// Dec12536Art3Par1: Vaga de quilombola que não encontra candidato vai para indígena.
	Dec12536Art3Par1 Provision = "dec12536!art3_par1"
	// Dec12536Art3Par2: Vaga de indígena que não encontra candidato vai para quilombola.
	Dec12536Art3Par2 Provision = "dec12536!art3_par2"
	// Dec12536Art3Par3: Esgotadas as duas listas, a vaga vai para pessoa preta ou parda e só no fim para a lista geral.
	Dec12536Art3Par3 Provision = "dec12536!art3_par3"
	// Dec12536Art3Par4: Esgotada a lista geral, as vagas que sobram são distribuídas aos três grupos na proporção de 25, 3 e 2.
	Dec12536Art3Par4 Provision = "dec12536!art3_par4"
	// Dec12536Art3Par5: Órgão que atua com indígenas e quilombolas pode mudar a divisão: ao menos 20% para pretas e pardas e no máximo 30% no todo.
	Dec12536Art3Par5 Provision = "dec12536!art3_par5"
	// Dec12536Art3Par6: Os 3% de indígenas não valem nos concursos da Funai tratados na Lei nº 14.724/2023.
	Dec12536Art3Par6 Provision = "dec12536!art3_par6"
	// Dec12536Art4Cpt: A autodeclaração é feita na inscrição, pelas categorias do IBGE.
	Dec12536Art4Cpt Provision = "dec12536!art4_cpt"
	// Dec12536Art4Par1: A inscrição tem campo próprio para dizer se a pessoa quer disputar a reserva.
	Dec12536Art4Par1 Provision = "dec12536!art4_par1"
	// Dec12536Art4Par2: A opção pode ser feita ou desfeita enquanto as inscrições estiverem abertas.
	Dec12536Art4Par2 Provision = "dec12536!art4_par2"
	// Dec12536Art5Cpt: A autodeclaração de pessoa preta ou parda depende de confirmação, conforme o decreto e o ato ministerial.
	Dec12536Art5Cpt Provision = "dec12536!art5_cpt"
	// Dec12536Art5Par1: Dúvida razoável sobre o fenótipo, fundamentada em parecer, resolve-se a favor da autodeclaração.
	Dec12536Art5Par1 Provision = "dec12536!art5_par1"
	// Dec12536Art5Par2: O edital descreve como será feita a confirmação.
	Dec12536Art5Par2 Provision = "dec12536!art5_par2"
	// Dec12536Art6Cpt: São chamados à confirmação todos os optantes pretos e pardos classificados na fase que a antecede.
	Dec12536Art6Cpt Provision = "dec12536!art6_cpt"
	// Dec12536Art7Cpt: Nota que bastaria na ampla concorrência não dispensa da confirmação o optante habilitado.
	Dec12536Art7Cpt Provision = "dec12536!art7_cpt"
	// Dec12536Art8Cpt: A confirmação cabe a comissão formada só para isso.
	Dec12536Art8Cpt Provision = "dec12536!art8_cpt"
	// Dec12536Art8Par1: Lista os requisitos pessoais de quem integra a comissão.
	Dec12536Art8Par1 Provision = "dec12536!art8_par1"
	// Dec12536Art8Par1Inc1: Membro sem nada que desabone sua reputação.
	Dec12536Art8Par1Inc1 Provision = "dec12536!art8_par1_inc1"
	// Dec12536Art8Par1Inc2: Membro que mora no Brasil.
	Dec12536Art8Par1Inc2 Provision = "dec12536!art8_par1_inc2"
	// Dec12536Art8Par1Inc3: Membro com curso ou oficina, de conteúdo oficial, sobre igualdade étnico-racial e combate ao racismo.
	Dec12536Art8Par1Inc3 Provision = "dec12536!art8_par1_inc3"
	// Dec12536Art8Par1Inc4: De preferência, membro com vivência em igualdade racial e ações afirmativas.
	Dec12536Art8Par1Inc4 Provision = "dec12536!art8_par1_inc4"
	// Dec12536Art8Par2: Cinco titulares formam a comissão.
	Dec12536Art8Par2 Provision = "dec12536!art8_par2"
	// Dec12536Art8Par3: Para cada titular há um suplente designado.
	Dec12536Art8Par3 Provision = "dec12536!art8_par3"
	// Dec12536Art8Par4: A comissão reúne gêneros e cores diferentes e, quando der, regiões diferentes.
	Dec12536Art8Par4 Provision = "dec12536!art8_par4"
	// Dec12536Art9Cpt: Só o fenótipo serve de critério à comissão.
	Dec12536Art9Cpt Provision = "dec12536!art9_cpt"
	// Dec12536Art9Par1: Vale a aparência da pessoa no dia do procedimento.
	Dec12536Art9Par1 Provision = "dec12536!art9_par1"
	// Dec12536Art9Par2: Ancestralidade e laudos, de qualquer espécie, jamais servem de prova.
	Dec12536Art9Par2 Provision = "dec12536!art9_par2"
	// Dec12536Art10Cpt: A maioria dos votos decide, e a conclusão é registrada em parecer.
	Dec12536Art10Cpt Provision = "dec12536!art10_cpt"
	// Dec12536Art11Cpt: O edital prevê comissão para julgar os recursos contra a primeira decisão.
	Dec12536Art11Cpt Provision = "dec12536!art11_cpt"
	// Dec12536Art11Par1: A comissão recursal tem três membros, nenhum deles da primeira comissão.
	Dec12536Art11Par1 Provision = "dec12536!art11_par1"
	// Dec12536Art11Par2: Na comissão recursal valem os mesmos requisitos, critério e forma de decidir, menos o número de cinco titulares.
	Dec12536Art11Par2 Provision = "dec12536!art11_par2"
	// Dec12536Art11Par3: Duas decisões contrárias, ambas sem unanimidade, fazem prevalecer a autodeclaração.
	Dec12536Art11Par3 Provision = "dec12536!art11_par3"
	// Dec12536Art11Par3Inc1: Primeira condição: houve voto vencido na comissão de confirmação.
	Dec12536Art11Par3Inc1 Provision = "dec12536!art11_par3_inc1"
	// Dec12536Art11Par3Inc2: Segunda condição: houve voto vencido também na comissão recursal.
	Dec12536Art11Par3Inc2 Provision = "dec12536!art11_par3_inc2"
	// Dec12536Art12Cpt: Comissão de notório saber, com maioria de indígenas, confere os documentos de quem se declarou indígena.
	Dec12536Art12Cpt Provision = "dec12536!art12_cpt"
	// Dec12536Art13Cpt: Para indígenas, examina-se prova documental do pertencimento étnico, e basta uma das três espécies listadas.
	Dec12536Art13Cpt Provision = "dec12536!art13_cpt"
	// Dec12536Art13CptInc1: Identidade civil oficial que registra o pertencimento étnico.
	Dec12536Art13CptInc1 Provision = "dec12536!art13_cpt_inc1"
	// Dec12536Art13CptInc2: Documento da comunidade ou de organização indígena com três assinaturas, ao menos, de membros do mesmo povo.
	Dec12536Art13CptInc2 Provision = "dec12536!art13_cpt_inc2"
	// Dec12536Art13CptInc3: Outros documentos que o edital aceite como prova do pertencimento.
	Dec12536Art13CptInc3 Provision = "dec12536!art13_cpt_inc3"
	// Dec12536Art13CptInc3Ali1: Prova de moradia em comunidade indígena.
	Dec12536Art13CptInc3Ali1 Provision = "dec12536!art13_cpt_inc3_ali1"
	// Dec12536Art13CptInc3Ali2: Documento de escola indígena.
	Dec12536Art13CptInc3Ali2 Provision = "dec12536!art13_cpt_inc3_ali2"
	// Dec12536Art13CptInc3Ali3: Documento de serviço de saúde indígena.
	Dec12536Art13CptInc3Ali3 Provision = "dec12536!art13_cpt_inc3_ali3"
	// Dec12536Art13CptInc3Ali4: Documento emitido pela Funai ou pelo ministério da área.
	Dec12536Art13CptInc3Ali4 Provision = "dec12536!art13_cpt_inc3_ali4"
	// Dec12536Art13CptInc3Ali5: Documento da assistência social.
	Dec12536Art13CptInc3Ali5 Provision = "dec12536!art13_cpt_inc3_ali5"
	// Dec12536Art13CptInc3Ali6: Registro no CadÚnico.
	Dec12536Art13CptInc3Ali6 Provision = "dec12536!art13_cpt_inc3_ali6"
	// Dec12536Art13CptInc3Ali7: Documento da previdência.
	Dec12536Art13CptInc3Ali7 Provision = "dec12536!art13_cpt_inc3_ali7"
	// Dec12536Art14Cpt: Comissão de notório saber, com maioria de quilombolas, confere os documentos de quem se declarou quilombola.
	Dec12536Art14Cpt Provision = "dec12536!art14_cpt"
	// Dec12536Art15Cpt: Para quilombolas, a prova documental do pertencimento reúne duas peças, e as duas são exigidas.
	Dec12536Art15Cpt Provision = "dec12536!art15_cpt"
	// Dec12536Art15CptInc1: Declaração de pertencimento com a assinatura de três líderes da associação da comunidade.
	Dec12536Art15CptInc1 Provision = "dec12536!art15_cpt_inc1"
	// Dec12536Art15CptInc2: Certidão da Palmares que reconhece a comunidade do candidato.
	Dec12536Art15CptInc2 Provision = "dec12536!art15_cpt_inc2"
	// Dec12536Art16Cpt: O optante também concorre na lista geral, pela sua própria classificação.
	Dec12536Art16Cpt Provision = "dec12536!art16_cpt"
	// Dec12536Art17Cpt: Optante aprovado e nomeado pela lista geral fica fora da conta da reserva.
	Dec12536Art17Cpt Provision = "dec12536!art17_cpt"
	// Dec12536Art18Cpt: Em certame de várias fases, o optante com nota de ampla concorrência aparece nas duas listas da fase.
	Dec12536Art18Cpt Provision = "dec12536!art18_cpt"
	// Dec12536Art19Cpt: Barreira por posição não detém o optante que alcançou o mínimo da fase.
	Dec12536Art19Cpt Provision = "dec12536!art19_cpt"
	// Dec12536Art20Cpt: Bastam duas vagas no total do certame para haver reserva.
	Dec12536Art20Cpt Provision = "dec12536!art20_cpt"
	// Dec12536Art20Par1: Cargos devem ser reunidos em um só edital para não pulverizar as vagas, salvo urgência ou motivo declarado.
	Dec12536Art20Par1 Provision = "dec12536!art20_par1"
	// Dec12536Art20Par2: Proíbe expedientes feitos para dificultar ou anular a reserva.
	Dec12536Art20Par2 Provision = "dec12536!art20_par2"
	// Dec12536Art20Par3: Edital que reúne unidades, áreas ou regiões pode usar meios, previstos em ato ministerial, para que a reserva se cumpra.
	Dec12536Art20Par3 Provision = "dec12536!art20_par3"
	// Dec12536Art21Cpt: Quem disputa mais de uma reserva é classificado, no final, apenas na de maior percentual.
	Dec12536Art21Cpt Provision = "dec12536!art21_cpt"
	// Dec12536Art21Par1: O percentual comparado é o do edital, dentro do que permite a lei de cada reserva.
	Dec12536Art21Par1 Provision = "dec12536!art21_par1"
	// Dec12536Art21Par2: Com percentuais iguais, vale a lista específica em que a pessoa está mais bem colocada.
	Dec12536Art21Par2 Provision = "dec12536!art21_par2"
	// Dec12536Art21Par3: Nas demais listas, inclusive a geral, o nome pode constar a título de informação.
	Dec12536Art21Par3 Provision = "dec12536!art21_par3"
	// Dec12536Art22Cpt: Prevê a criação de comitê federal de acompanhamento das reservas.
	Dec12536Art22Cpt Provision = "dec12536!art22_cpt"
	// Dec12536Art22Par1: Define quem coordena o comitê.
	Dec12536Art22Par1 Provision = "dec12536!art22_par1"
	// Dec12536Art22Par2: Encarrega o comitê de reavaliar a confirmação passados dois anos.
	Dec12536Art22Par2 Provision = "dec12536!art22_par2"
	// Dec12536Art23Cpt: Autoriza o ministério a editar normas complementares.
	Dec12536Art23Cpt Provision = "dec12536!art23_cpt"
	// Dec12536Art23Par1u: Permite ao edital do concurso nacional unificado afastar regras do decreto, na forma de ato ministerial.
	Dec12536Art23Par1u Provision = "dec12536!art23_par1u"
	// Dec12536Art24Cpt: Faculta aos órgãos outras estratégias para ampliar o resultado da lei.
	Dec12536Art24Cpt Provision = "dec12536!art24_cpt"
	// Dec12536Art25Cpt: Edital publicado até 27/06/2025, inclusive, fica fora do decreto.
	Dec12536Art25Cpt Provision = "dec12536!art25_cpt"
	// Dec12536Art26Cpt: O decreto vigora desde 27/06/2025, dia em que foi publicado.
	Dec12536Art26Cpt Provision = "dec12536!art26_cpt"
	// Portmd1286Art1Cpt: Aplica a reserva ao ingresso em escolas militares de carreira e ao serviço temporário voluntário nas Forças Armadas.
	Portmd1286Art1Cpt Provision = "portmd1286!art1_cpt"
	// Portmd1286Art2Cpt: Editais e avisos de convocação das Forças Armadas fixam a divisão das vagas por grupo.
	Portmd1286Art2Cpt Provision = "portmd1286!art2_cpt"
	// Portmd1286Art2CptInc1: Um quarto das vagas (25%) para pessoas negras.
	Portmd1286Art2CptInc1 Provision = "portmd1286!art2_cpt_inc1"
	// Portmd1286Art2CptInc2: Três em cada cem vagas (3%) para indígenas.
	Portmd1286Art2CptInc2 Provision = "portmd1286!art2_cpt_inc2"
	// Portmd1286Art2CptInc3: Duas em cada cem vagas (2%) para quilombolas.
	Portmd1286Art2CptInc3 Provision = "portmd1286!art2_cpt_inc3"
	// Portmd1286Art2Par1: Faltando quilombolas, a vaga deles passa aos indígenas.
	Portmd1286Art2Par1 Provision = "portmd1286!art2_par1"
	// Portmd1286Art2Par2: Faltando indígenas, a vaga deles passa aos quilombolas.
	Portmd1286Art2Par2 Provision = "portmd1286!art2_par2"
	// Portmd1286Art2Par3: Faltando uns e outros, a vaga passa a pessoas negras e, no fim da cadeia, à lista geral.
	Portmd1286Art2Par3 Provision = "portmd1286!art2_par3"
	// Portmd1286Art2Par4: Sobras da lista geral voltam aos três grupos, na proporção dos percentuais.
	Portmd1286Art2Par4 Provision = "portmd1286!art2_par4"
	// Portmd1286Art2Par5: Candidato em mais de uma reserva fica, no resultado final, só na de percentual mais alto.
	Portmd1286Art2Par5 Provision = "portmd1286!art2_par5"
	// Portmd1286Art3Cpt: Na seleção militar, a reserva começa em duas vagas.
	Portmd1286Art3Cpt Provision = "portmd1286!art3_cpt"
	// Portmd1286Art3Par1: Com uma vaga ou nenhuma, ainda se aceita inscrição como optante.
	Portmd1286Art3Par1 Provision = "portmd1286!art3_par1"
	// Portmd1286Art3Par2: Abrindo vagas depois, a reserva é aplicada e os optantes aprovados são matriculados.
	Portmd1286Art3Par2 Provision = "portmd1286!art3_par2"
	// Portmd1286Art3Par3: Trata da conta que não dá número inteiro.
	Portmd1286Art3Par3 Provision = "portmd1286!art3_par3"
	// Portmd1286Art3Par3Inc1: Metade ou mais: vai ao inteiro de cima.
	Portmd1286Art3Par3Inc1 Provision = "portmd1286!art3_par3_inc1"
	// Portmd1286Art3Par3Inc2: Menos da metade: fica no inteiro de baixo.
	Portmd1286Art3Par3Inc2 Provision = "portmd1286!art3_par3_inc2"
	// Portmd1286Art3Par4: Optante que entra por vaga da lista geral não desconta da reserva.
	Portmd1286Art3Par4 Provision = "portmd1286!art3_par4"
	// Portmd1286Art4Cpt: A autodeclaração é prestada ao se inscrever, conforme os conceitos dos incisos.
	Portmd1286Art4Cpt Provision = "portmd1286!art4_cpt"
	// Portmd1286Art4CptInc1: Negra é a pessoa que se declara preta ou parda e tem traços fenotípicos dessa condição.
	Portmd1286Art4CptInc1 Provision = "portmd1286!art4_cpt_inc1"
	// Portmd1286Art4CptInc2: Indígena é quem pertence a coletividade indígena por identificação própria e reconhecimento dela.
	Portmd1286Art4CptInc2 Provision = "portmd1286!art4_cpt_inc2"
	// Portmd1286Art4CptInc3: Quilombola é quem se atribui o pertencimento a grupo com história, território e ancestralidade preta ou parda presumida.
	Portmd1286Art4CptInc3 Provision = "portmd1286!art4_cpt_inc3"
	// Portmd1286Art4Par1: A opção pela reserva é marcada em campo próprio ao se inscrever.
	Portmd1286Art4Par1 Provision = "portmd1286!art4_par1"
	// Portmd1286Art4Par2: Enquanto durarem as inscrições, a pessoa pode entrar na reserva ou sair dela.
	Portmd1286Art4Par2 Provision = "portmd1286!art4_par2"
	// Portmd1286Art4Par3: Quem opta pela reserva concorre também na lista geral, pela própria classificação.
	Portmd1286Art4Par3 Provision = "portmd1286!art4_par3"
	// Portmd1286Art5Cpt: Toda autodeclaração passa por procedimento complementar.
	Portmd1286Art5Cpt Provision = "portmd1286!art5_cpt"
	// Portmd1286Art5Par1: A de pessoa negra, por confirmação complementar.
	Portmd1286Art5Par1 Provision = "portmd1286!art5_par1"
	// Portmd1286Art5Par2: As de indígena e de quilombola, por conferência de documentos.
	Portmd1286Art5Par2 Provision = "portmd1286!art5_par2"
	// Portmd1286Art6Cpt: Edital ou aviso informa como será a confirmação e onde deve ocorrer.
	Portmd1286Art6Cpt Provision = "portmd1286!art6_cpt"
	// Portmd1286Art7Cpt: Nota boa na lista geral não isenta o optante de nenhuma etapa da confirmação.
	Portmd1286Art7Cpt Provision = "portmd1286!art7_cpt"
	// Portmd1286Art8Cpt: Não confirmada a autodeclaração, a pessoa fica na ampla concorrência se teve nota para isso em toda fase anterior.
	Portmd1286Art8Cpt Provision = "portmd1286!art8_cpt"
	// Portmd1286Art9Cpt: As comissões são formadas só para isso, segundo os arts. 8º, 12 e 14 do decreto.
	Portmd1286Art9Cpt Provision = "portmd1286!art9_cpt"
	// Portmd1286Art9Par1u: Dá nome às três comissões.
	Portmd1286Art9Par1u Provision = "portmd1286!art9_par1u"
	// Portmd1286Art9Par1uInc1: Comissão que confirma a autodeclaração de pessoas negras.
	Portmd1286Art9Par1uInc1 Provision = "portmd1286!art9_par1u_inc1"
	// Portmd1286Art9Par1uInc2: Comissão que confere documentos de indígenas.
	Portmd1286Art9Par1uInc2 Provision = "portmd1286!art9_par1u_inc2"
	// Portmd1286Art9Par1uInc3: Comissão que confere documentos de quilombolas.
	Portmd1286Art9Par1uInc3 Provision = "portmd1286!art9_par1u_inc3"
	// Portmd1286Art10Cpt: Decide a maioria dos membros, com parecer sobre a identidade declarada.
	Portmd1286Art10Cpt Provision = "portmd1286!art10_cpt"
	// Portmd1286Art10Par1: A decisão só produz efeito no certame em que foi tomada.
	Portmd1286Art10Par1 Provision = "portmd1286!art10_par1"
	// Portmd1286Art10Par2: A comissão não delibera diante do candidato.
	Portmd1286Art10Par2 Provision = "portmd1286!art10_par2"
	// Portmd1286Art10Par3: Os motivos da decisão são informação pessoal de acesso restrito.
	Portmd1286Art10Par3 Provision = "portmd1286!art10_par3"
	// Portmd1286Art11Cpt: O resultado provisório sai na internet com identificação, conclusão e modo de recorrer.
	Portmd1286Art11Cpt Provision = "portmd1286!art11_cpt"
	// Portmd1286Art12Cpt: Membros assinam compromisso de sigilo sobre os dados pessoais que conhecerem.
	Portmd1286Art12Cpt Provision = "portmd1286!art12_cpt"
	// Portmd1286Art13Cpt: Suspeita ou denúncia de fraude ou má-fé leva a organização militar a abrir processo, com direito de defesa.
	Portmd1286Art13Cpt Provision = "portmd1286!art13_cpt"
	// Portmd1286Art13Par1: Fixa o efeito da fraude ou da má-fé reconhecida no processo.
	Portmd1286Art13Par1 Provision = "portmd1286!art13_par1"
	// Portmd1286Art13Par1Inc1: Enquanto corre o certame, o candidato é eliminado.
	Portmd1286Art13Par1Inc1 Provision = "portmd1286!art13_par1_inc1"
	// Portmd1286Art13Par1Inc2: Depois do ingresso, a matrícula ou incorporação é anulada, sem excluir outras sanções.
	Portmd1286Art13Par1Inc2 Provision = "portmd1286!art13_par1_inc2"
	// Portmd1286Art13Par2: O resultado do processo é enviado a dois órgãos.
	Portmd1286Art13Par2 Provision = "portmd1286!art13_par2"
	// Portmd1286Art13Par2Inc1: Envio ao Ministério Público, quanto a possível crime.
	Portmd1286Art13Par2Inc1 Provision = "portmd1286!art13_par2_inc1"
	// Portmd1286Art13Par2Inc2: Envio à Advocacia-Geral da União, quanto a possível devolução de valores.
	Portmd1286Art13Par2Inc2 Provision = "portmd1286!art13_par2_inc2"
	// Portmd1286Art14Cpt: A comissão de pessoas negras cumpre o art. 8º do decreto.
	Portmd1286Art14Cpt Provision = "portmd1286!art14_cpt"
	// Portmd1286Art15Cpt: Na decisão sobre pessoa negra conta apenas o fenótipo.
	Portmd1286Art15Cpt Provision = "portmd1286!art15_cpt"
	// Portmd1286Art15Par1: Considera-se a aparência na data do procedimento.
	Portmd1286Art15Par1 Provision = "portmd1286!art15_par1"
	// Portmd1286Art15Par2: Não se aceita prova por ancestralidade nem por laudo.
	Portmd1286Art15Par2 Provision = "portmd1286!art15_par2"
	// Portmd1286Art16Cpt: Contrárias as duas comissões, mas nenhuma por unanimidade, fica de pé a autodeclaração.
	Portmd1286Art16Cpt Provision = "portmd1286!art16_cpt"
	// Portmd1286Art17Cpt: O procedimento é gravado em vídeo, e a gravação instrui o recurso.
	Portmd1286Art17Cpt Provision = "portmd1286!art17_cpt"
	// Portmd1286Art17Par1: Quem recusa a filmagem deixa a reserva e segue na ampla concorrência se teve nota em cada fase anterior.
	Portmd1286Art17Par1 Provision = "portmd1286!art17_par1"
	// Portmd1286Art17Par2: No vídeo aparece apenas a pessoa candidata.
	Portmd1286Art17Par2 Provision = "portmd1286!art17_par2"
	// Portmd1286Art17Par3: O edital define a forma: presencial ou, por exceção motivada, telepresencial.
	Portmd1286Art17Par3 Provision = "portmd1286!art17_par3"
	// Portmd1286Art17Par4: Quem falta ao procedimento deixa a reserva e segue na ampla concorrência se teve nota em cada fase anterior.
	Portmd1286Art17Par4 Provision = "portmd1286!art17_par4"
	// Portmd1286Art17Par5: Sem essa nota, a pessoa é eliminada, e ninguém é chamado em seu lugar.
	Portmd1286Art17Par5 Provision = "portmd1286!art17_par5"
	// Portmd1286Art18Cpt: A comissão de indígenas cumpre o art. 12 do decreto.
	Portmd1286Art18Cpt Provision = "portmd1286!art18_cpt"
	// Portmd1286Art19Cpt: A conferência de indígenas usa prova documental do pertencimento, bastando uma das três espécies.
	Portmd1286Art19Cpt Provision = "portmd1286!art19_cpt"
	// Portmd1286Art19CptInc1: Identidade civil oficial em que conste o pertencimento étnico.
	Portmd1286Art19CptInc1 Provision = "portmd1286!art19_cpt_inc1"
	// Portmd1286Art19CptInc2: Documento coletivo indígena com três signatários, no mínimo, do mesmo povo.
	Portmd1286Art19CptInc2 Provision = "portmd1286!art19_cpt_inc2"
	// Portmd1286Art19CptInc3: Demais documentos que o edital admita.
	Portmd1286Art19CptInc3 Provision = "portmd1286!art19_cpt_inc3"
	// Portmd1286Art19CptInc3Ali1: Prova de moradia em comunidade indígena.
	Portmd1286Art19CptInc3Ali1 Provision = "portmd1286!art19_cpt_inc3_ali1"
	// Portmd1286Art19CptInc3Ali2: Documento de escola indígena.
	Portmd1286Art19CptInc3Ali2 Provision = "portmd1286!art19_cpt_inc3_ali2"
	// Portmd1286Art19CptInc3Ali3: Documento de serviço de saúde indígena.
	Portmd1286Art19CptInc3Ali3 Provision = "portmd1286!art19_cpt_inc3_ali3"
	// Portmd1286Art19CptInc3Ali4: Documento emitido pela Funai ou pelo ministério da área.
	Portmd1286Art19CptInc3Ali4 Provision = "portmd1286!art19_cpt_inc3_ali4"
	// Portmd1286Art19CptInc3Ali5: Documento da assistência social.
	Portmd1286Art19CptInc3Ali5 Provision = "portmd1286!art19_cpt_inc3_ali5"
	// Portmd1286Art19CptInc3Ali6: Registro no CadÚnico.
	Portmd1286Art19CptInc3Ali6 Provision = "portmd1286!art19_cpt_inc3_ali6"
	// Portmd1286Art19CptInc3Ali7: Documento da previdência.
	Portmd1286Art19CptInc3Ali7 Provision = "portmd1286!art19_cpt_inc3_ali7"
	// Portmd1286Art20Cpt: A comissão de quilombolas cumpre o art. 14 do decreto.
	Portmd1286Art20Cpt Provision = "portmd1286!art20_cpt"
	// Portmd1286Art21Cpt: A conferência de quilombolas usa prova documental formada por duas peças obrigatórias.
	Portmd1286Art21Cpt Provision = "portmd1286!art21_cpt"
	// Portmd1286Art21CptInc1: Declaração de pertencimento firmada por três líderes da associação local.
	Portmd1286Art21CptInc1 Provision = "portmd1286!art21_cpt_inc1"
	// Portmd1286Art21CptInc2: Certidão da Palmares sobre a comunidade do candidato.
	Portmd1286Art21CptInc2 Provision = "portmd1286!art21_cpt_inc2"
	// Portmd1286Art22Cpt: O edital prevê comissões recursais para os três grupos.
	Portmd1286Art22Cpt Provision = "portmd1286!art22_cpt"
	// Portmd1286Art23Cpt: A comissão recursal tem três pessoas que não atuaram na primeira e cumpre as mesmas exigências de composição.
	Portmd1286Art23Cpt Provision = "portmd1286!art23_cpt"
	// Portmd1286Art23Par1u: A decisão do recurso encerra a via administrativa.
	Portmd1286Art23Par1u Provision = "portmd1286!art23_par1u"
	// Portmd1286Art24Cpt: O resultado definitivo sai na internet com identificação e conclusão final.
	Portmd1286Art24Cpt Provision = "portmd1286!art24_cpt"
	// Portmd1286Art25Cpt: Lista o que a comissão recursal tem de examinar antes de decidir.
	Portmd1286Art25Cpt Provision = "portmd1286!art25_cpt"
	// Portmd1286Art25CptInc1: A gravação em vídeo, quando se trata de pessoa negra.
	Portmd1286Art25CptInc1 Provision = "portmd1286!art25_cpt_inc1"
	// Portmd1286Art25CptInc2: Os documentos entregues, quando se trata de indígena ou quilombola.
	Portmd1286Art25CptInc2 Provision = "portmd1286!art25_cpt_inc2"
	// Portmd1286Art25CptInc3: O parecer da primeira comissão.
	Portmd1286Art25CptInc3 Provision = "portmd1286!art25_cpt_inc3"
	// Portmd1286Art25CptInc4: As razões do recurso.
	Portmd1286Art25CptInc4 Provision = "portmd1286!art25_cpt_inc4"
	// Portmd1286Art26Cpt: A precedência entre os matriculados vem dos estatutos militares, e não da ordem de alternância.
	Portmd1286Art26Cpt Provision = "portmd1286!art26_cpt"
	// Portmd1286Art27Cpt: Encarrega os comandos militares de detalhar a execução.
	Portmd1286Art27Cpt Provision = "portmd1286!art27_cpt"
	// Portmd1286Art28Cpt: Revoga a portaria de 2021 que tratava da reserva nas Forças Armadas.
	Portmd1286Art28Cpt Provision = "portmd1286!art28_cpt"
	// Portmd1286Art29Cpt: Vigora desde 18/03/2026, dia em que foi publicada.
	Portmd1286Art29Cpt Provision = "portmd1286!art29_cpt"
	// Lei12990Art1Cpt: Um quinto (20%) das vagas dos concursos federais para pessoas negras.
	Lei12990Art1Cpt Provision = "lei12990!art1_cpt"
	// Lei12990Art1Par1: A reserva de 2014 só existe a partir de três vagas.
	Lei12990Art1Par1 Provision = "lei12990!art1_par1"
	// Lei12990Art1Par2: Fração de metade ou mais sobe e fração menor desce.
	Lei12990Art1Par2 Provision = "lei12990!art1_par2"
	// Lei12990Art1Par3: O edital informa quantas vagas de cada cargo ficam reservadas.
	Lei12990Art1Par3 Provision = "lei12990!art1_par3"
	// Lei12990Art2Cpt: Disputa a reserva quem se declara preto ou pardo ao se inscrever, pelas categorias do IBGE.
	Lei12990Art2Cpt Provision = "lei12990!art2_cpt"
	// Lei12990Art2Par1u: Declaração falsa elimina o candidato ou, se já nomeado, leva à anulação da admissão, com direito de defesa.
	Lei12990Art2Par1u Provision = "lei12990!art2_par1u"
	// Lei12990Art3Cpt: Pessoas negras disputam ao mesmo tempo a reserva e a ampla concorrência.
	Lei12990Art3Cpt Provision = "lei12990!art3_cpt"
	// Lei12990Art3Par1: Pessoa negra aprovada dentro das vagas da lista geral não ocupa vaga reservada.
	Lei12990Art3Par1 Provision = "lei12990!art3_par1"
	// Lei12990Art3Par2: Desistindo quem ocuparia vaga reservada, chama-se a pessoa negra seguinte.
	Lei12990Art3Par2 Provision = "lei12990!art3_par2"
	// Lei12990Art3Par3: Faltando pessoas negras aprovadas, a vaga vai para a lista geral.
	Lei12990Art3Par3 Provision = "lei12990!art3_par3"
	// Lei12990Art4Cpt: A nomeação alterna as listas em proporção às vagas reservadas e ao total.
	Lei12990Art4Cpt Provision = "lei12990!art4_cpt"
	// Lei12990Art6Cpt: Dava à lei de 2014 dez anos de duração.
	Lei12990Art6Cpt Provision = "lei12990!art6_cpt"
	// Dec9508Art1Par1: Pessoas com deficiência têm reservadas ao menos 5% das vagas.
	Dec9508Art1Par1 Provision = "dec9508!art1_par1"
	// Dec9508Art1Par3: Qualquer fração da reserva para pessoas com deficiência sobe ao inteiro seguinte.
	Dec9508Art1Par3 Provision = "dec9508!art1_par3"
	// Lei8112Art5Par2: A reserva para pessoas com deficiência não passa de 20% das vagas.
	Lei8112Art5Par2 Provision = "lei8112!art5_par2"
	// Dec9739Art39Cpt: A homologação traz no máximo o número de aprovados que o Anexo II fixa para as vagas do edital.
	Dec9739Art39Cpt Provision = "dec9739!art39_cpt"
	// Dec9739Art39Par1a: Em concurso de mais de uma etapa pode ser autorizado o limite maior, do Anexo III.
	Dec9739Art39Par1a Provision = "dec9739!art39_par1a"
	// Dec9739Art39Par3: Empatados no último lugar permitido permanecem todos aprovados.
	Dec9739Art39Par3 Provision = "dec9739!art39_par3"
	// Lei10741Art27Par1u: Em empate, a idade é o primeiro critério, com vantagem para a pessoa mais velha.
	Lei10741Art27Par1u Provision = "lei10741!art27_par1u"
	// CppArt440Cpt: Em empate, quem exerceu a função de jurado tem preferência.
	CppArt440Cpt Provision = "cpp!art440_cpt"
	// Lei8745Art1Cpt: Órgãos da administração direta, autarquias e fundações podem contratar por prazo certo em necessidade temporária.
	Lei8745Art1Cpt Provision = "lei8745!art1_cpt"
	// Lei14724Art29Cpt: Concursos da Funai têm parcela própria de vagas para indígenas, de 10% a 30%.
	Lei14724Art29Cpt Provision = "lei14724!art29_cpt"
	// Adc41TeseCpt: A reserva incide em todas as fases e vagas, não se parte por especialidade e a ordem alternada vale na carreira.
	Adc41TeseCpt Provision = "adc41!tese_cpt"
	// Ms30861TeseCpt: A primeira pessoa com deficiência é nomeada na quinta vaga.
	Ms30861TeseCpt Provision = "ms30861!tese_cpt"
	// Ms31715TeseCpt: Depois da quinta, as vagas de pessoas com deficiência vêm na 21ª, na 41ª e assim a cada vinte.
	Ms31715TeseCpt Provision = "ms31715!tese_cpt"
	// Rms27710TeseCpt: O arredondamento para cima da reserva para pessoas com deficiência respeita o teto de 20%.
	Rms27710TeseCpt Provision = "rms27710!tese_cpt"
	// Stjinf875TeseCpt: Vaga única de especialidade autônoma não pode ser destinada à reserva por sorteio.
	Stjinf875TeseCpt Provision = "stjinf875!tese_cpt"
	// In23TeseCpt: Sob a lei de 2014, faltar à heteroidentificação elimina do certame quem optou pela reserva.
	In23TeseCpt Provision = "in23!tese_cpt"
	// In23RegraCpt: Sob a lei de 2014, disciplina a comissão de cinco membros, a recursal de três e o procedimento filmado.
	In23RegraCpt Provision = "in23!regra_cpt"
	// Lei9784Art50Par1: A motivação das decisões é explícita, clara e congruente.
	Lei9784Art50Par1 Provision = "lei9784!art50_par1"
	// Lei9784Art59Cpt: Sem prazo específico, o recurso administrativo cabe em dez dias.
	Lei9784Art59Cpt Provision = "lei9784!art59_cpt"
	// Lei9784Art66Cpt: Conta-se o prazo da ciência oficial, sem o dia do começo e com o do vencimento.
	Lei9784Art66Cpt Provision = "lei9784!art66_cpt"
	// Lei9784Art66Par1: Prazo que vence em dia sem expediente vai ao primeiro dia útil seguinte.
	Lei9784Art66Par1 Provision = "lei9784!art66_par1"
	// Lei9784Art66Par3: Prazo em meses ou anos vence no dia de mesmo número, ou no último do mês que não o tem.
	Lei9784Art66Par3 Provision = "lei9784!art66_par3"
	// Lei662Art1Cpt: Feriados nacionais civis de data fixa.
	Lei662Art1Cpt Provision = "lei662!art1_cpt"
	// Lei6802Art1Cpt: Feriado nacional de 12 de outubro.
	Lei6802Art1Cpt Provision = "lei6802!art1_cpt"
	// Lei9093Art2Cpt: Feriados religiosos, com a Sexta-Feira da Paixão.
	Lei9093Art2Cpt Provision = "lei9093!art2_cpt"
	// Lei14759Art1Cpt: Feriado nacional de 20 de novembro.
	Lei14759Art1Cpt Provision = "lei14759!art1_cpt"
	// EditalRegraCpt: No regime próprio, vale o que o edital declara, com o fundamento na norma que ele invoca.
	EditalRegraCpt Provision = "edital!regra_cpt"
	// CfArt37CptInc3: O certame vale por até dois anos e pode ser prorrogado uma única vez, pelo mesmo tempo.
	CfArt37CptInc3 Provision = "cf!art37_cpt_inc3"
	// Lei8112Art13Par1: A posse ocorre em até trinta dias da publicação da nomeação.
	Lei8112Art13Par1 Provision = "lei8112!art13_par1"
	// Lei8112Art13Par6: Sem posse no prazo, a nomeação é tornada sem efeito.
	Lei8112Art13Par6 Provision = "lei8112!art13_par6"
	// Lei8112Art15Par1: O exercício começa em até quinze dias da posse.
	Lei8112Art15Par1 Provision = "lei8112!art15_par1"
	// Lei8112Art15Par2: Quem toma posse e não entra em exercício no prazo é exonerado.
	Lei8112Art15Par2 Provision = "lei8112!art15_par2"
	// Lei8112Art33Cpt: Exoneração e falecimento deixam vago o cargo de quem já o ocupava.
	Lei8112Art33Cpt Provision = "lei8112!art33_cpt"
	// Lei8112Art238Cpt: Prazos em dias corridos: sem o do começo, com o do fim, que passa ao dia útil seguinte se cair em dia sem expediente.
	Lei8112Art238Cpt Provision = "lei8112!art238_cpt"
	// Lei13709Art6CptInc3: Trata-se o mínimo de dados necessário à finalidade, e nada em excesso.
	Lei13709Art6CptInc3 Provision = "lei13709!art6_cpt_inc3"
	// Lei13709Art11Cpt: Dado pessoal sensível só se trata nas hipóteses que a lei enumera.
	Lei13709Art11Cpt Provision = "lei13709!art11_cpt"
)

var records = [...]Record{
	{Lei15142Art1Cpt, "lei15142", "verificacao", "edital", "Trinta por cento das vagas ofertadas ficam para os três grupos somados: pretas e pardas, indígenas e quilombolas.", ""},
	{Lei15142Art1CptInc1, "lei15142", "verificacao", "edital", "Alcança os concursos de toda a administração federal, direta e indireta, com as estatais que a União controla.", ""},
	{Lei15142Art1CptInc2, "lei15142", "verificacao", "edital", "Alcança também as seleções simplificadas de temporários, mas sem as empresas estatais.", ""},
	{Lei15142Art1Par1, "lei15142", "verificacao", "edital", "Entrega ao Executivo o detalhamento das vagas de indígenas e quilombolas, que sem decreto o edital tem de declarar.", ""},
	{Lei15142Art1Par2, "lei15142", "regra", "vacancy", "A base do percentual soma as vagas anunciadas no edital e todas as que abrirem enquanto o certame valer.", ""},
	{Lei15142Art2Cpt, "lei15142", "definicao", "", "Introduz os conceitos de que a lei se serve.", ""},
	{Lei15142Art2CptInc1, "lei15142", "definicao", "", "Preta ou parda é a pessoa que assim se declara, pelas categorias de cor ou raça do IBGE.", ""},
	{Lei15142Art2CptInc2, "lei15142", "definicao", "", "Indígena é quem se reconhece membro de uma coletividade indígena e por ela é reconhecido, onde quer que more.", ""},
	{Lei15142Art2CptInc3, "lei15142", "definicao", "", "Quilombola é quem se atribui esse pertencimento, em grupo com história e território próprios e ancestralidade preta ou parda presumida.", ""},
	{Lei15142Art3Cpt, "lei15142", "verificacao", "confirmation", "O edital de abertura tem de prever como se confirma a autodeclaração das pessoas pretas e pardas.", ""},
	{Lei15142Art3CptInc1, "lei15142", "verificacao", "confirmation", "A confirmação segue regras iguais em todo o País.", ""},
	{Lei15142Art3CptInc2, "lei15142", "verificacao", "confirmation", "Participam especialistas em relações raciais e na política de cotas, em composição diversa de raça e de gênero.", ""},
	{Lei15142Art3CptInc3, "lei15142", "fora", "", "Inciso III, sem conteúdo.", "vetado"},
	{Lei15142Art3CptInc4, "lei15142", "fora", "", "Inciso IV, sem conteúdo.", "vetado"},
	{Lei15142Art3CptInc5, "lei15142", "fora", "", "Inciso V, sem conteúdo.", "vetado"},
	{Lei15142Art3Par1, "lei15142", "regra", "confirmation", "Todo optante preto ou pardo habilitado vai à confirmação, mesmo quando a nota já bastaria na ampla concorrência.", ""},
	{Lei15142Art3Par2, "lei15142", "regra", "confirmation", "Quem não tem a autodeclaração confirmada segue na ampla concorrência se teve nota para avançar em cada fase já realizada.", ""},
	{Lei15142Art3Par3, "lei15142", "fora", "", "Manda reexaminar o procedimento de confirmação a cada biênio, com participação social.", "revisão periódica dirigida ao Poder Executivo, sem efeito sobre um certame"},
	{Lei15142Art3Par4, "lei15142", "fora", "", "Deixa ao regulamento a confirmação de indígenas e quilombolas.", "delegação ao regulamento, cumprida pelo Decreto nº 12.536/2025, arts. 12 a 15"},
	{Lei15142Art4Cpt, "lei15142", "procedimento", "fraud", "Suspeita ou denúncia de fraude ou má-fé obriga a abrir processo administrativo, com direito de defesa.", ""},
	{Lei15142Art4Par1, "lei15142", "regra", "fraud", "Fixa a consequência para o candidato quando o processo confirma a fraude ou a má-fé.", ""},
	{Lei15142Art4Par1Inc1, "lei15142", "regra", "fraud", "Com o certame em curso, o candidato é eliminado.", ""},
	{Lei15142Art4Par1Inc2, "lei15142", "regra", "fraud", "Se já houve nomeação, a admissão é anulada, e outras sanções continuam possíveis.", ""},
	{Lei15142Art4Par2, "lei15142", "procedimento", "fraud", "Reconhecida a fraude ou a má-fé, o resultado é remetido a dois órgãos.", ""},
	{Lei15142Art4Par2Inc1, "lei15142", "procedimento", "fraud", "Remessa ao Ministério Público, que avalia se houve crime.", ""},
	{Lei15142Art4Par2Inc2, "lei15142", "procedimento", "fraud", "Remessa à Advocacia-Geral da União, que avalia se há valores a devolver aos cofres públicos.", ""},
	{Lei15142Art5Cpt, "lei15142", "regra", "vacancy", "Há reserva quando o certame oferece duas vagas ou mais.", ""},
	{Lei15142Art5Par1, "lei15142", "verificacao", "vacancy", "Quer evitar que a divisão das vagas por vários certames esvazie a reserva, com medidas a cargo do regulamento.", ""},
	{Lei15142Art5Par2, "lei15142", "regra", "vacancy", "Diz como a conta quebrada da reserva vira número inteiro.", ""},
	{Lei15142Art5Par2Inc1, "lei15142", "regra", "vacancy", "Se a fração chega à metade, sobe-se ao inteiro seguinte.", ""},
	{Lei15142Art5Par2Inc2, "lei15142", "regra", "vacancy", "Se a fração não chega à metade, desce-se ao inteiro anterior.", ""},
	{Lei15142Art5Par3, "lei15142", "regra", "registration", "Com uma vaga ou nenhuma, como no cadastro de reserva, a inscrição como optante continua aberta.", ""},
	{Lei15142Art5Par4, "lei15142", "regra", "vacancy", "Nesses certames, as vagas que abrirem depois seguem a reserva, e os optantes aprovados são nomeados por ela.", ""},
	{Lei15142Art6Cpt, "lei15142", "regra", "phase", "O optante que alcança o mínimo de cada fase participa de todas elas, até o fim do certame.", ""},
	{Lei15142Art7Cpt, "lei15142", "regra", "classification", "O optante disputa ao mesmo tempo a reserva e a ampla concorrência.", ""},
	{Lei15142Art7Par1, "lei15142", "regra", "classification", "No resultado final, o optante figura na lista geral e na lista do seu grupo.", ""},
	{Lei15142Art7Par2, "lei15142", "regra", "appointment", "Optante nomeado em vaga da ampla concorrência não gasta vaga da reserva.", ""},
	{Lei15142Art7Par3, "lei15142", "regra", "appointment", "Vaga reservada que não se preenche passa ao próximo aprovado da mesma lista.", ""},
	{Lei15142Art8Cpt, "lei15142", "regra", "appointment", "Faltando optantes, a vaga reservada que sobra volta à lista geral do mesmo certame.", ""},
	{Lei15142Art9Cpt, "lei15142", "regra", "vacancy", "As nomeações intercalam as listas na medida da parte reservada a cada grupo, inclusive por outras leis.", ""},
	{Lei15142Art9Par1, "lei15142", "regra", "appointment", "Nomeados todos os da lista geral e havendo cargo vago na validade, podem ser chamados os que restam na reserva, por classificação.", ""},
	{Lei15142Art9Par2, "lei15142", "regra", "appointment", "A ordem formada pela alternância acompanha o servidor na carreira, sempre que a classificação servir de critério.", ""},
	{Lei15142Art10Cpt, "lei15142", "fora", "", "Atribui a órgãos do Executivo o acompanhamento da lei.", "dirigido aos órgãos de gestão, igualdade racial, política indigenista e direitos humanos"},
	{Lei15142Art11Cpt, "lei15142", "regra", "law", "Edital publicado antes da vigência da lei continua sob a Lei nº 12.990/2014.", ""},
	{Lei15142Art12Cpt, "lei15142", "fora", "", "Prevê a revisão da política em dez anos.", "revisão dirigida ao Poder Executivo"},
	{Lei15142Art13Cpt, "lei15142", "regra", "law", "Revoga a lei de cotas de 2014, menos para os editais anteriores.", ""},
	{Lei15142Art14Cpt, "lei15142", "regra", "law", "A lei vale desde o dia em que saiu no Diário Oficial, 04/06/2025.", ""},
	{Dec12536Art1Cpt, "dec12536", "verificacao", "edital", "Diz a que certames o decreto se aplica ao detalhar a reserva criada pela lei.", ""},
	{Dec12536Art1CptInc1, "dec12536", "verificacao", "edital", "Concursos para cargos e empregos federais, da administração direta às estatais controladas pela União.", ""},
	{Dec12536Art1CptInc2, "dec12536", "verificacao", "edital", "Seleções simplificadas de temporários, fora as empresas estatais.", ""},
	{Dec12536Art1Par1, "dec12536", "fora", "", "Anuncia que o decreto também cuida de quem concorre por mais de uma reserva.", "enuncia o objeto, a regra está no art. 21"},
	{Dec12536Art1Par2, "dec12536", "definicao", "", "Para o decreto, negra é a pessoa que se declara preta ou parda nas categorias do IBGE.", ""},
	{Dec12536Art2Cpt, "dec12536", "procedimento", "confirmation", "Além da autodeclaração, cada reserva depende de um procedimento complementar próprio.", ""},
	{Dec12536Art2CptInc1, "dec12536", "procedimento", "confirmation", "Pessoas pretas e pardas passam pela confirmação complementar.", ""},
	{Dec12536Art2CptInc2, "dec12536", "procedimento", "confirmation", "Indígenas e quilombolas passam pela conferência de documentos.", ""},
	{Dec12536Art2Par1u, "dec12536", "fora", "", "Abre a lista de princípios que regem os dois procedimentos.", "princípio"},
	{Dec12536Art2Par1uInc1, "dec12536", "fora", "", "Dignidade de quem se submete ao procedimento.", "princípio"},
	{Dec12536Art2Par1uInc2, "dec12536", "fora", "", "Defesa, contraditório e processo regular.", "princípio, concretizado no recurso (art. 11)"},
	{Dec12536Art2Par1uInc3, "dec12536", "fora", "", "Regras e ritos uniformes.", "princípio, medido pela releitura de uma amostra"},
	{Dec12536Art2Par1uInc4, "dec12536", "fora", "", "Tratamento igual entre os candidatos de um mesmo certame.", "princípio"},
	{Dec12536Art2Par1uInc5, "dec12536", "fora", "", "Publicidade e fiscalização pela sociedade, salvo o que a lei manda manter em sigilo.", "princípio, concretizado na separação entre documento público e informação restrita"},
	{Dec12536Art2Par1uInc6, "dec12536", "fora", "", "A administração revê os próprios atos.", "princípio"},
	{Dec12536Art2Par1uInc7, "dec12536", "fora", "", "A reserva precisa produzir efeito real.", "princípio"},
	{Dec12536Art3Cpt, "dec12536", "verificacao", "edital", "O edital traz o percentual de cada grupo, salvo norma específica.", ""},
	{Dec12536Art3CptInc1, "dec12536", "regra", "vacancy", "Um quarto das vagas (25%) para pessoas pretas e pardas.", ""},
	{Dec12536Art3CptInc2, "dec12536", "regra", "vacancy", "Três em cada cem vagas (3%) para indígenas.", ""},
	{Dec12536Art3CptInc3, "dec12536", "regra", "vacancy", "Duas em cada cem vagas (2%) para quilombolas.", ""},
	{Dec12536Art3Par1, "dec12536", "regra", "appointment", "Vaga de quilombola que não encontra candidato vai para indígena.", ""},
	{Dec12536Art3Par2, "dec12536", "regra", "appointment", "Vaga de indígena que não encontra candidato vai para quilombola.", ""},
	{Dec12536Art3Par3, "dec12536", "regra", "appointment", "Esgotadas as duas listas, a vaga vai para pessoa preta ou parda e só no fim para a lista geral.", ""},
	{Dec12536Art3Par4, "dec12536", "regra", "appointment", "Esgotada a lista geral, as vagas que sobram são distribuídas aos três grupos na proporção de 25, 3 e 2.", ""},
	{Dec12536Art3Par5, "dec12536", "verificacao", "edital", "Órgão que atua com indígenas e quilombolas pode mudar a divisão: ao menos 20% para pretas e pardas e no máximo 30% no todo.", ""},
	{Dec12536Art3Par6, "dec12536", "verificacao", "edital", "Os 3% de indígenas não valem nos concursos da Funai tratados na Lei nº 14.724/2023.", ""},
	{Dec12536Art4Cpt, "dec12536", "regra", "registration", "A autodeclaração é feita na inscrição, pelas categorias do IBGE.", ""},
	{Dec12536Art4Par1, "dec12536", "regra", "registration", "A inscrição tem campo próprio para dizer se a pessoa quer disputar a reserva.", ""},
	{Dec12536Art4Par2, "dec12536", "regra", "registration", "A opção pode ser feita ou desfeita enquanto as inscrições estiverem abertas.", ""},
	{Dec12536Art5Cpt, "dec12536", "procedimento", "confirmation", "A autodeclaração de pessoa preta ou parda depende de confirmação, conforme o decreto e o ato ministerial.", ""},
	{Dec12536Art5Par1, "dec12536", "regra", "confirmation", "Dúvida razoável sobre o fenótipo, fundamentada em parecer, resolve-se a favor da autodeclaração.", ""},
	{Dec12536Art5Par2, "dec12536", "verificacao", "confirmation", "O edital descreve como será feita a confirmação.", ""},
	{Dec12536Art6Cpt, "dec12536", "regra", "confirmation", "São chamados à confirmação todos os optantes pretos e pardos classificados na fase que a antecede.", ""},
	{Dec12536Art7Cpt, "dec12536", "regra", "confirmation", "Nota que bastaria na ampla concorrência não dispensa da confirmação o optante habilitado.", ""},
	{Dec12536Art8Cpt, "dec12536", "verificacao", "confirmation", "A confirmação cabe a comissão formada só para isso.", ""},
	{Dec12536Art8Par1, "dec12536", "verificacao", "confirmation", "Lista os requisitos pessoais de quem integra a comissão.", ""},
	{Dec12536Art8Par1Inc1, "dec12536", "verificacao", "confirmation", "Membro sem nada que desabone sua reputação.", ""},
	{Dec12536Art8Par1Inc2, "dec12536", "verificacao", "confirmation", "Membro que mora no Brasil.", ""},
	{Dec12536Art8Par1Inc3, "dec12536", "verificacao", "confirmation", "Membro com curso ou oficina, de conteúdo oficial, sobre igualdade étnico-racial e combate ao racismo.", ""},
	{Dec12536Art8Par1Inc4, "dec12536", "verificacao", "confirmation", "De preferência, membro com vivência em igualdade racial e ações afirmativas.", ""},
	{Dec12536Art8Par2, "dec12536", "verificacao", "confirmation", "Cinco titulares formam a comissão.", ""},
	{Dec12536Art8Par3, "dec12536", "verificacao", "confirmation", "Para cada titular há um suplente designado.", ""},
	{Dec12536Art8Par4, "dec12536", "verificacao", "confirmation", "A comissão reúne gêneros e cores diferentes e, quando der, regiões diferentes.", ""},
	{Dec12536Art9Cpt, "dec12536", "verificacao", "confirmation", "Só o fenótipo serve de critério à comissão.", ""},
	{Dec12536Art9Par1, "dec12536", "procedimento", "confirmation", "Vale a aparência da pessoa no dia do procedimento.", ""},
	{Dec12536Art9Par2, "dec12536", "verificacao", "confirmation", "Ancestralidade e laudos, de qualquer espécie, jamais servem de prova.", ""},
	{Dec12536Art10Cpt, "dec12536", "regra", "confirmation", "A maioria dos votos decide, e a conclusão é registrada em parecer.", ""},
	{Dec12536Art11Cpt, "dec12536", "verificacao", "confirmation", "O edital prevê comissão para julgar os recursos contra a primeira decisão.", ""},
	{Dec12536Art11Par1, "dec12536", "verificacao", "confirmation", "A comissão recursal tem três membros, nenhum deles da primeira comissão.", ""},
	{Dec12536Art11Par2, "dec12536", "verificacao", "confirmation", "Na comissão recursal valem os mesmos requisitos, critério e forma de decidir, menos o número de cinco titulares.", ""},
	{Dec12536Art11Par3, "dec12536", "regra", "confirmation", "Duas decisões contrárias, ambas sem unanimidade, fazem prevalecer a autodeclaração.", ""},
	{Dec12536Art11Par3Inc1, "dec12536", "regra", "confirmation", "Primeira condição: houve voto vencido na comissão de confirmação.", ""},
	{Dec12536Art11Par3Inc2, "dec12536", "regra", "confirmation", "Segunda condição: houve voto vencido também na comissão recursal.", ""},
	{Dec12536Art12Cpt, "dec12536", "verificacao", "confirmation", "Comissão de notório saber, com maioria de indígenas, confere os documentos de quem se declarou indígena.", ""},
	{Dec12536Art13Cpt, "dec12536", "procedimento", "confirmation", "Para indígenas, examina-se prova documental do pertencimento étnico, e basta uma das três espécies listadas.", ""},
	{Dec12536Art13CptInc1, "dec12536", "verificacao", "confirmation", "Identidade civil oficial que registra o pertencimento étnico.", ""},
	{Dec12536Art13CptInc2, "dec12536", "verificacao", "confirmation", "Documento da comunidade ou de organização indígena com três assinaturas, ao menos, de membros do mesmo povo.", ""},
	{Dec12536Art13CptInc3, "dec12536", "verificacao", "confirmation", "Outros documentos que o edital aceite como prova do pertencimento.", ""},
	{Dec12536Art13CptInc3Ali1, "dec12536", "verificacao", "confirmation", "Prova de moradia em comunidade indígena.", ""},
	{Dec12536Art13CptInc3Ali2, "dec12536", "verificacao", "confirmation", "Documento de escola indígena.", ""},
	{Dec12536Art13CptInc3Ali3, "dec12536", "verificacao", "confirmation", "Documento de serviço de saúde indígena.", ""},
	{Dec12536Art13CptInc3Ali4, "dec12536", "verificacao", "confirmation", "Documento emitido pela Funai ou pelo ministério da área.", ""},
	{Dec12536Art13CptInc3Ali5, "dec12536", "verificacao", "confirmation", "Documento da assistência social.", ""},
	{Dec12536Art13CptInc3Ali6, "dec12536", "verificacao", "confirmation", "Registro no CadÚnico.", ""},
	{Dec12536Art13CptInc3Ali7, "dec12536", "verificacao", "confirmation", "Documento da previdência.", ""},
	{Dec12536Art14Cpt, "dec12536", "verificacao", "confirmation", "Comissão de notório saber, com maioria de quilombolas, confere os documentos de quem se declarou quilombola.", ""},
	{Dec12536Art15Cpt, "dec12536", "procedimento", "confirmation", "Para quilombolas, a prova documental do pertencimento reúne duas peças, e as duas são exigidas.", ""},
	{Dec12536Art15CptInc1, "dec12536", "verificacao", "confirmation", "Declaração de pertencimento com a assinatura de três líderes da associação da comunidade.", ""},
	{Dec12536Art15CptInc2, "dec12536", "verificacao", "confirmation", "Certidão da Palmares que reconhece a comunidade do candidato.", ""},
	{Dec12536Art16Cpt, "dec12536", "regra", "classification", "O optante também concorre na lista geral, pela sua própria classificação.", ""},
	{Dec12536Art17Cpt, "dec12536", "regra", "appointment", "Optante aprovado e nomeado pela lista geral fica fora da conta da reserva.", ""},
	{Dec12536Art18Cpt, "dec12536", "regra", "phase", "Em certame de várias fases, o optante com nota de ampla concorrência aparece nas duas listas da fase.", ""},
	{Dec12536Art19Cpt, "dec12536", "regra", "phase", "Barreira por posição não detém o optante que alcançou o mínimo da fase.", ""},
	{Dec12536Art20Cpt, "dec12536", "regra", "vacancy", "Bastam duas vagas no total do certame para haver reserva.", ""},
	{Dec12536Art20Par1, "dec12536", "verificacao", "vacancy", "Cargos devem ser reunidos em um só edital para não pulverizar as vagas, salvo urgência ou motivo declarado.", ""},
	{Dec12536Art20Par2, "dec12536", "verificacao", "vacancy", "Proíbe expedientes feitos para dificultar ou anular a reserva.", ""},
	{Dec12536Art20Par3, "dec12536", "regra", "vacancy", "Edital que reúne unidades, áreas ou regiões pode usar meios, previstos em ato ministerial, para que a reserva se cumpra.", ""},
	{Dec12536Art21Cpt, "dec12536", "regra", "classification", "Quem disputa mais de uma reserva é classificado, no final, apenas na de maior percentual.", ""},
	{Dec12536Art21Par1, "dec12536", "regra", "classification", "O percentual comparado é o do edital, dentro do que permite a lei de cada reserva.", ""},
	{Dec12536Art21Par2, "dec12536", "regra", "classification", "Com percentuais iguais, vale a lista específica em que a pessoa está mais bem colocada.", ""},
	{Dec12536Art21Par3, "dec12536", "regra", "classification", "Nas demais listas, inclusive a geral, o nome pode constar a título de informação.", ""},
	{Dec12536Art22Cpt, "dec12536", "fora", "", "Prevê a criação de comitê federal de acompanhamento das reservas.", "dirigido ao Ministério da Gestão e da Inovação em Serviços Públicos"},
	{Dec12536Art22Par1, "dec12536", "fora", "", "Define quem coordena o comitê.", "organização interna do comitê"},
	{Dec12536Art22Par2, "dec12536", "fora", "", "Encarrega o comitê de reavaliar a confirmação passados dois anos.", "revisão periódica a cargo do comitê"},
	{Dec12536Art23Cpt, "dec12536", "fora", "", "Autoriza o ministério a editar normas complementares.", "delegação a ato ministerial"},
	{Dec12536Art23Par1u, "dec12536", "verificacao", "edital", "Permite ao edital do concurso nacional unificado afastar regras do decreto, na forma de ato ministerial.", ""},
	{Dec12536Art24Cpt, "dec12536", "fora", "", "Faculta aos órgãos outras estratégias para ampliar o resultado da lei.", "faculdade de gestão, sem comando a calcular ou conferir"},
	{Dec12536Art25Cpt, "dec12536", "regra", "law", "Edital publicado até 27/06/2025, inclusive, fica fora do decreto.", ""},
	{Dec12536Art26Cpt, "dec12536", "regra", "law", "O decreto vigora desde 27/06/2025, dia em que foi publicado.", ""},
	{Portmd1286Art1Cpt, "portmd1286", "verificacao", "edital", "Aplica a reserva ao ingresso em escolas militares de carreira e ao serviço temporário voluntário nas Forças Armadas.", ""},
	{Portmd1286Art2Cpt, "portmd1286", "verificacao", "edital", "Editais e avisos de convocação das Forças Armadas fixam a divisão das vagas por grupo.", ""},
	{Portmd1286Art2CptInc1, "portmd1286", "regra", "vacancy", "Um quarto das vagas (25%) para pessoas negras.", ""},
	{Portmd1286Art2CptInc2, "portmd1286", "regra", "vacancy", "Três em cada cem vagas (3%) para indígenas.", ""},
	{Portmd1286Art2CptInc3, "portmd1286", "regra", "vacancy", "Duas em cada cem vagas (2%) para quilombolas.", ""},
	{Portmd1286Art2Par1, "portmd1286", "regra", "appointment", "Faltando quilombolas, a vaga deles passa aos indígenas.", ""},
	{Portmd1286Art2Par2, "portmd1286", "regra", "appointment", "Faltando indígenas, a vaga deles passa aos quilombolas.", ""},
	{Portmd1286Art2Par3, "portmd1286", "regra", "appointment", "Faltando uns e outros, a vaga passa a pessoas negras e, no fim da cadeia, à lista geral.", ""},
	{Portmd1286Art2Par4, "portmd1286", "regra", "appointment", "Sobras da lista geral voltam aos três grupos, na proporção dos percentuais.", ""},
	{Portmd1286Art2Par5, "portmd1286", "regra", "classification", "Candidato em mais de uma reserva fica, no resultado final, só na de percentual mais alto.", ""},
	{Portmd1286Art3Cpt, "portmd1286", "regra", "vacancy", "Na seleção militar, a reserva começa em duas vagas.", ""},
	{Portmd1286Art3Par1, "portmd1286", "regra", "registration", "Com uma vaga ou nenhuma, ainda se aceita inscrição como optante.", ""},
	{Portmd1286Art3Par2, "portmd1286", "regra", "vacancy", "Abrindo vagas depois, a reserva é aplicada e os optantes aprovados são matriculados.", ""},
	{Portmd1286Art3Par3, "portmd1286", "regra", "vacancy", "Trata da conta que não dá número inteiro.", ""},
	{Portmd1286Art3Par3Inc1, "portmd1286", "regra", "vacancy", "Metade ou mais: vai ao inteiro de cima.", ""},
	{Portmd1286Art3Par3Inc2, "portmd1286", "regra", "vacancy", "Menos da metade: fica no inteiro de baixo.", ""},
	{Portmd1286Art3Par4, "portmd1286", "regra", "appointment", "Optante que entra por vaga da lista geral não desconta da reserva.", ""},
	{Portmd1286Art4Cpt, "portmd1286", "regra", "registration", "A autodeclaração é prestada ao se inscrever, conforme os conceitos dos incisos.", ""},
	{Portmd1286Art4CptInc1, "portmd1286", "definicao", "", "Negra é a pessoa que se declara preta ou parda e tem traços fenotípicos dessa condição.", ""},
	{Portmd1286Art4CptInc2, "portmd1286", "definicao", "", "Indígena é quem pertence a coletividade indígena por identificação própria e reconhecimento dela.", ""},
	{Portmd1286Art4CptInc3, "portmd1286", "definicao", "", "Quilombola é quem se atribui o pertencimento a grupo com história, território e ancestralidade preta ou parda presumida.", ""},
	{Portmd1286Art4Par1, "portmd1286", "regra", "registration", "A opção pela reserva é marcada em campo próprio ao se inscrever.", ""},
	{Portmd1286Art4Par2, "portmd1286", "regra", "registration", "Enquanto durarem as inscrições, a pessoa pode entrar na reserva ou sair dela.", ""},
	{Portmd1286Art4Par3, "portmd1286", "regra", "classification", "Quem opta pela reserva concorre também na lista geral, pela própria classificação.", ""},
	{Portmd1286Art5Cpt, "portmd1286", "procedimento", "confirmation", "Toda autodeclaração passa por procedimento complementar.", ""},
	{Portmd1286Art5Par1, "portmd1286", "procedimento", "confirmation", "A de pessoa negra, por confirmação complementar.", ""},
	{Portmd1286Art5Par2, "portmd1286", "procedimento", "confirmation", "As de indígena e de quilombola, por conferência de documentos.", ""},
	{Portmd1286Art6Cpt, "portmd1286", "verificacao", "confirmation", "Edital ou aviso informa como será a confirmação e onde deve ocorrer.", ""},
	{Portmd1286Art7Cpt, "portmd1286", "regra", "confirmation", "Nota boa na lista geral não isenta o optante de nenhuma etapa da confirmação.", ""},
	{Portmd1286Art8Cpt, "portmd1286", "regra", "confirmation", "Não confirmada a autodeclaração, a pessoa fica na ampla concorrência se teve nota para isso em toda fase anterior.", ""},
	{Portmd1286Art9Cpt, "portmd1286", "verificacao", "confirmation", "As comissões são formadas só para isso, segundo os arts. 8º, 12 e 14 do decreto.", ""},
	{Portmd1286Art9Par1u, "portmd1286", "definicao", "", "Dá nome às três comissões.", ""},
	{Portmd1286Art9Par1uInc1, "portmd1286", "definicao", "", "Comissão que confirma a autodeclaração de pessoas negras.", ""},
	{Portmd1286Art9Par1uInc2, "portmd1286", "definicao", "", "Comissão que confere documentos de indígenas.", ""},
	{Portmd1286Art9Par1uInc3, "portmd1286", "definicao", "", "Comissão que confere documentos de quilombolas.", ""},
	{Portmd1286Art10Cpt, "portmd1286", "regra", "confirmation", "Decide a maioria dos membros, com parecer sobre a identidade declarada.", ""},
	{Portmd1286Art10Par1, "portmd1286", "procedimento", "confirmation", "A decisão só produz efeito no certame em que foi tomada.", ""},
	{Portmd1286Art10Par2, "portmd1286", "procedimento", "confirmation", "A comissão não delibera diante do candidato.", ""},
	{Portmd1286Art10Par3, "portmd1286", "verificacao", "publication", "Os motivos da decisão são informação pessoal de acesso restrito.", ""},
	{Portmd1286Art11Cpt, "portmd1286", "procedimento", "confirmation", "O resultado provisório sai na internet com identificação, conclusão e modo de recorrer.", ""},
	{Portmd1286Art12Cpt, "portmd1286", "verificacao", "confirmation", "Membros assinam compromisso de sigilo sobre os dados pessoais que conhecerem.", ""},
	{Portmd1286Art13Cpt, "portmd1286", "procedimento", "fraud", "Suspeita ou denúncia de fraude ou má-fé leva a organização militar a abrir processo, com direito de defesa.", ""},
	{Portmd1286Art13Par1, "portmd1286", "regra", "fraud", "Fixa o efeito da fraude ou da má-fé reconhecida no processo.", ""},
	{Portmd1286Art13Par1Inc1, "portmd1286", "regra", "fraud", "Enquanto corre o certame, o candidato é eliminado.", ""},
	{Portmd1286Art13Par1Inc2, "portmd1286", "regra", "fraud", "Depois do ingresso, a matrícula ou incorporação é anulada, sem excluir outras sanções.", ""},
	{Portmd1286Art13Par2, "portmd1286", "procedimento", "fraud", "O resultado do processo é enviado a dois órgãos.", ""},
	{Portmd1286Art13Par2Inc1, "portmd1286", "procedimento", "fraud", "Envio ao Ministério Público, quanto a possível crime.", ""},
	{Portmd1286Art13Par2Inc2, "portmd1286", "procedimento", "fraud", "Envio à Advocacia-Geral da União, quanto a possível devolução de valores.", ""},
	{Portmd1286Art14Cpt, "portmd1286", "verificacao", "confirmation", "A comissão de pessoas negras cumpre o art. 8º do decreto.", ""},
	{Portmd1286Art15Cpt, "portmd1286", "verificacao", "confirmation", "Na decisão sobre pessoa negra conta apenas o fenótipo.", ""},
	{Portmd1286Art15Par1, "portmd1286", "procedimento", "confirmation", "Considera-se a aparência na data do procedimento.", ""},
	{Portmd1286Art15Par2, "portmd1286", "verificacao", "confirmation", "Não se aceita prova por ancestralidade nem por laudo.", ""},
	{Portmd1286Art16Cpt, "portmd1286", "regra", "confirmation", "Contrárias as duas comissões, mas nenhuma por unanimidade, fica de pé a autodeclaração.", ""},
	{Portmd1286Art17Cpt, "portmd1286", "procedimento", "confirmation", "O procedimento é gravado em vídeo, e a gravação instrui o recurso.", ""},
	{Portmd1286Art17Par1, "portmd1286", "regra", "confirmation", "Quem recusa a filmagem deixa a reserva e segue na ampla concorrência se teve nota em cada fase anterior.", ""},
	{Portmd1286Art17Par2, "portmd1286", "procedimento", "confirmation", "No vídeo aparece apenas a pessoa candidata.", ""},
	{Portmd1286Art17Par3, "portmd1286", "verificacao", "confirmation", "O edital define a forma: presencial ou, por exceção motivada, telepresencial.", ""},
	{Portmd1286Art17Par4, "portmd1286", "regra", "confirmation", "Quem falta ao procedimento deixa a reserva e segue na ampla concorrência se teve nota em cada fase anterior.", ""},
	{Portmd1286Art17Par5, "portmd1286", "regra", "confirmation", "Sem essa nota, a pessoa é eliminada, e ninguém é chamado em seu lugar.", ""},
	{Portmd1286Art18Cpt, "portmd1286", "verificacao", "confirmation", "A comissão de indígenas cumpre o art. 12 do decreto.", ""},
	{Portmd1286Art19Cpt, "portmd1286", "procedimento", "confirmation", "A conferência de indígenas usa prova documental do pertencimento, bastando uma das três espécies.", ""},
	{Portmd1286Art19CptInc1, "portmd1286", "verificacao", "confirmation", "Identidade civil oficial em que conste o pertencimento étnico.", ""},
	{Portmd1286Art19CptInc2, "portmd1286", "verificacao", "confirmation", "Documento coletivo indígena com três signatários, no mínimo, do mesmo povo.", ""},
	{Portmd1286Art19CptInc3, "portmd1286", "verificacao", "confirmation", "Demais documentos que o edital admita.", ""},
	{Portmd1286Art19CptInc3Ali1, "portmd1286", "verificacao", "confirmation", "Prova de moradia em comunidade indígena.", ""},
	{Portmd1286Art19CptInc3Ali2, "portmd1286", "verificacao", "confirmation", "Documento de escola indígena.", ""},
	{Portmd1286Art19CptInc3Ali3, "portmd1286", "verificacao", "confirmation", "Documento de serviço de saúde indígena.", ""},
	{Portmd1286Art19CptInc3Ali4, "portmd1286", "verificacao", "confirmation", "Documento emitido pela Funai ou pelo ministério da área.", ""},
	{Portmd1286Art19CptInc3Ali5, "portmd1286", "verificacao", "confirmation", "Documento da assistência social.", ""},
	{Portmd1286Art19CptInc3Ali6, "portmd1286", "verificacao", "confirmation", "Registro no CadÚnico.", ""},
	{Portmd1286Art19CptInc3Ali7, "portmd1286", "verificacao", "confirmation", "Documento da previdência.", ""},
	{Portmd1286Art20Cpt, "portmd1286", "verificacao", "confirmation", "A comissão de quilombolas cumpre o art. 14 do decreto.", ""},
	{Portmd1286Art21Cpt, "portmd1286", "procedimento", "confirmation", "A conferência de quilombolas usa prova documental formada por duas peças obrigatórias.", ""},
	{Portmd1286Art21CptInc1, "portmd1286", "verificacao", "confirmation", "Declaração de pertencimento firmada por três líderes da associação local.", ""},
	{Portmd1286Art21CptInc2, "portmd1286", "verificacao", "confirmation", "Certidão da Palmares sobre a comunidade do candidato.", ""},
	{Portmd1286Art22Cpt, "portmd1286", "verificacao", "confirmation", "O edital prevê comissões recursais para os três grupos.", ""},
	{Portmd1286Art23Cpt, "portmd1286", "verificacao", "confirmation", "A comissão recursal tem três pessoas que não atuaram na primeira e cumpre as mesmas exigências de composição.", ""},
	{Portmd1286Art23Par1u, "portmd1286", "regra", "confirmation", "A decisão do recurso encerra a via administrativa.", ""},
	{Portmd1286Art24Cpt, "portmd1286", "procedimento", "confirmation", "O resultado definitivo sai na internet com identificação e conclusão final.", ""},
	{Portmd1286Art25Cpt, "portmd1286", "verificacao", "confirmation", "Lista o que a comissão recursal tem de examinar antes de decidir.", ""},
	{Portmd1286Art25CptInc1, "portmd1286", "verificacao", "confirmation", "A gravação em vídeo, quando se trata de pessoa negra.", ""},
	{Portmd1286Art25CptInc2, "portmd1286", "verificacao", "confirmation", "Os documentos entregues, quando se trata de indígena ou quilombola.", ""},
	{Portmd1286Art25CptInc3, "portmd1286", "verificacao", "confirmation", "O parecer da primeira comissão.", ""},
	{Portmd1286Art25CptInc4, "portmd1286", "verificacao", "confirmation", "As razões do recurso.", ""},
	{Portmd1286Art26Cpt, "portmd1286", "regra", "appointment", "A precedência entre os matriculados vem dos estatutos militares, e não da ordem de alternância.", ""},
	{Portmd1286Art27Cpt, "portmd1286", "fora", "", "Encarrega os comandos militares de detalhar a execução.", "dirigido aos Comandantes da Marinha, do Exército e da Aeronáutica"},
	{Portmd1286Art28Cpt, "portmd1286", "regra", "law", "Revoga a portaria de 2021 que tratava da reserva nas Forças Armadas.", ""},
	{Portmd1286Art29Cpt, "portmd1286", "regra", "law", "Vigora desde 18/03/2026, dia em que foi publicada.", ""},
	{Lei12990Art1Cpt, "lei12990", "regra", "vacancy", "Um quinto (20%) das vagas dos concursos federais para pessoas negras.", ""},
	{Lei12990Art1Par1, "lei12990", "regra", "vacancy", "A reserva de 2014 só existe a partir de três vagas.", ""},
	{Lei12990Art1Par2, "lei12990", "regra", "vacancy", "Fração de metade ou mais sobe e fração menor desce.", ""},
	{Lei12990Art1Par3, "lei12990", "verificacao", "edital", "O edital informa quantas vagas de cada cargo ficam reservadas.", ""},
	{Lei12990Art2Cpt, "lei12990", "regra", "registration", "Disputa a reserva quem se declara preto ou pardo ao se inscrever, pelas categorias do IBGE.", ""},
	{Lei12990Art2Par1u, "lei12990", "regra", "fraud", "Declaração falsa elimina o candidato ou, se já nomeado, leva à anulação da admissão, com direito de defesa.", ""},
	{Lei12990Art3Cpt, "lei12990", "regra", "classification", "Pessoas negras disputam ao mesmo tempo a reserva e a ampla concorrência.", ""},
	{Lei12990Art3Par1, "lei12990", "regra", "appointment", "Pessoa negra aprovada dentro das vagas da lista geral não ocupa vaga reservada.", ""},
	{Lei12990Art3Par2, "lei12990", "regra", "appointment", "Desistindo quem ocuparia vaga reservada, chama-se a pessoa negra seguinte.", ""},
	{Lei12990Art3Par3, "lei12990", "regra", "appointment", "Faltando pessoas negras aprovadas, a vaga vai para a lista geral.", ""},
	{Lei12990Art4Cpt, "lei12990", "regra", "vacancy", "A nomeação alterna as listas em proporção às vagas reservadas e ao total.", ""},
	{Lei12990Art6Cpt, "lei12990", "fora", "", "Dava à lei de 2014 dez anos de duração.", "vigência, o STF manteve a lei até a sucessora (ADI 7.654) e a fronteira do regime está na Lei nº 15.142/2025, art. 11"},
	{Dec9508Art1Par1, "dec9508", "verificacao", "edital", "Pessoas com deficiência têm reservadas ao menos 5% das vagas.", ""},
	{Dec9508Art1Par3, "dec9508", "regra", "vacancy", "Qualquer fração da reserva para pessoas com deficiência sobe ao inteiro seguinte.", ""},
	{Lei8112Art5Par2, "lei8112", "regra", "vacancy", "A reserva para pessoas com deficiência não passa de 20% das vagas.", ""},
	{Dec9739Art39Cpt, "dec9739", "regra", "phase", "A homologação traz no máximo o número de aprovados que o Anexo II fixa para as vagas do edital.", ""},
	{Dec9739Art39Par1a, "dec9739", "regra", "phase", "Em concurso de mais de uma etapa pode ser autorizado o limite maior, do Anexo III.", ""},
	{Dec9739Art39Par3, "dec9739", "regra", "phase", "Empatados no último lugar permitido permanecem todos aprovados.", ""},
	{Lei10741Art27Par1u, "lei10741", "regra", "classification", "Em empate, a idade é o primeiro critério, com vantagem para a pessoa mais velha.", ""},
	{CppArt440Cpt, "cpp", "regra", "classification", "Em empate, quem exerceu a função de jurado tem preferência.", ""},
	{Lei8745Art1Cpt, "lei8745", "verificacao", "edital", "Órgãos da administração direta, autarquias e fundações podem contratar por prazo certo em necessidade temporária.", ""},
	{Lei14724Art29Cpt, "lei14724", "verificacao", "edital", "Concursos da Funai têm parcela própria de vagas para indígenas, de 10% a 30%.", ""},
	{Adc41TeseCpt, "adc41", "verificacao", "edital", "A reserva incide em todas as fases e vagas, não se parte por especialidade e a ordem alternada vale na carreira.", ""},
	{Ms30861TeseCpt, "ms30861", "regra", "vacancy", "A primeira pessoa com deficiência é nomeada na quinta vaga.", ""},
	{Ms31715TeseCpt, "ms31715", "regra", "vacancy", "Depois da quinta, as vagas de pessoas com deficiência vêm na 21ª, na 41ª e assim a cada vinte.", ""},
	{Rms27710TeseCpt, "rms27710", "regra", "vacancy", "O arredondamento para cima da reserva para pessoas com deficiência respeita o teto de 20%.", ""},
	{Stjinf875TeseCpt, "stjinf875", "verificacao", "vacancy", "Vaga única de especialidade autônoma não pode ser destinada à reserva por sorteio.", ""},
	{In23TeseCpt, "in23", "regra", "confirmation", "Sob a lei de 2014, faltar à heteroidentificação elimina do certame quem optou pela reserva.", ""},
	{In23RegraCpt, "in23", "procedimento", "confirmation", "Sob a lei de 2014, disciplina a comissão de cinco membros, a recursal de três e o procedimento filmado.", ""},
	{Lei9784Art50Par1, "lei9784", "procedimento", "confirmation", "A motivação das decisões é explícita, clara e congruente.", ""},
	{Lei9784Art59Cpt, "lei9784", "procedimento", "confirmation", "Sem prazo específico, o recurso administrativo cabe em dez dias.", ""},
	{Lei9784Art66Cpt, "lei9784", "procedimento", "confirmation", "Conta-se o prazo da ciência oficial, sem o dia do começo e com o do vencimento.", ""},
	{Lei9784Art66Par1, "lei9784", "procedimento", "confirmation", "Prazo que vence em dia sem expediente vai ao primeiro dia útil seguinte.", ""},
	{Lei9784Art66Par3, "lei9784", "procedimento", "ledger", "Prazo em meses ou anos vence no dia de mesmo número, ou no último do mês que não o tem.", ""},
	{Lei662Art1Cpt, "lei662", "definicao", "", "Feriados nacionais civis de data fixa.", ""},
	{Lei6802Art1Cpt, "lei6802", "definicao", "", "Feriado nacional de 12 de outubro.", ""},
	{Lei9093Art2Cpt, "lei9093", "definicao", "", "Feriados religiosos, com a Sexta-Feira da Paixão.", ""},
	{Lei14759Art1Cpt, "lei14759", "definicao", "", "Feriado nacional de 20 de novembro.", ""},
	{EditalRegraCpt, "edital", "regra", "edital", "No regime próprio, vale o que o edital declara, com o fundamento na norma que ele invoca.", ""},
	{CfArt37CptInc3, "cf", "procedimento", "ledger", "O certame vale por até dois anos e pode ser prorrogado uma única vez, pelo mesmo tempo.", ""},
	{Lei8112Art13Par1, "lei8112", "procedimento", "ledger", "A posse ocorre em até trinta dias da publicação da nomeação.", ""},
	{Lei8112Art13Par6, "lei8112", "procedimento", "ledger", "Sem posse no prazo, a nomeação é tornada sem efeito.", ""},
	{Lei8112Art15Par1, "lei8112", "procedimento", "ledger", "O exercício começa em até quinze dias da posse.", ""},
	{Lei8112Art15Par2, "lei8112", "procedimento", "ledger", "Quem toma posse e não entra em exercício no prazo é exonerado.", ""},
	{Lei8112Art33Cpt, "lei8112", "procedimento", "ledger", "Exoneração e falecimento deixam vago o cargo de quem já o ocupava.", ""},
	{Lei8112Art238Cpt, "lei8112", "procedimento", "ledger", "Prazos em dias corridos: sem o do começo, com o do fim, que passa ao dia útil seguinte se cair em dia sem expediente.", ""},
	{Lei13709Art6CptInc3, "lei13709", "procedimento", "publication", "Trata-se o mínimo de dados necessário à finalidade, e nada em excesso.", ""},
	{Lei13709Art11Cpt, "lei13709", "procedimento", "publication", "Dado pessoal sensível só se trata nas hipóteses que a lei enumera.", ""},
}

var norms = [...]Norm{
	{"lei15142", "Lei nº 15.142/2025", "Separa 30% das vagas federais para pessoas pretas e pardas, indígenas e quilombolas e substitui a lei de cotas de 2014.", "urn:lex:br:federal:lei:2025-06-03;15142", "2025-06-04", "2025-06-04", "", "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15142.htm"},
	{"dec12536", "Decreto nº 12.536/2025", "Regulamenta a lei de 2025: divide os 30% entre os grupos, disciplina comissões e documentos e resolve as opções múltiplas.", "urn:lex:br:federal:decreto:2025-06-27;12536", "2025-06-27", "2025-06-27", "", "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12536.htm"},
	{"portmd1286", "Portaria GM-MD nº 1.286/2026", "Leva a reserva às escolas de formação das Forças Armadas e à incorporação de militares temporários voluntários.", "urn:lex:br:ministerio.defesa:portaria:2026-03-18;1286", "2026-03-18", "2026-03-18", "", ""},
	{"lei12990", "Lei nº 12.990/2014", "Lei de cotas anterior: 20% das vagas federais para pessoas negras, ainda aplicável aos editais publicados até 03/06/2025.", "urn:lex:br:federal:lei:2014-06-09;12990", "2014-06-10", "2014-06-10", "2025-06-03", "https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12990.htm"},
	{"dec9508", "Decreto nº 9.508/2018", "Fixa a parcela mínima de vagas para pessoas com deficiência nos concursos e seleções federais.", "urn:lex:br:federal:decreto:2018-09-24;9508", "2018-09-25", "2018-09-25", "", "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/decreto/D9508.htm"},
	{"cf", "Constituição Federal", "Fixa o tempo de validade dos concursos públicos e a prioridade de quem foi aprovado.", "urn:lex:br:federal:constituicao:1988-10-05;1988", "1988-10-05", "1988-10-05", "", "https://www.planalto.gov.br/ccivil_03/constituicao/constituicao.htm"},
	{"lei8112", "Lei nº 8.112/1990", "Estatuto dos servidores civis da União.", "urn:lex:br:federal:lei:1990-12-11;8112", "1990-12-12", "1990-12-12", "", "https://www.planalto.gov.br/ccivil_03/leis/l8112cons.htm"},
	{"dec9739", "Decreto nº 9.739/2019", "Regras gerais dos concursos federais, com o limite de aprovados por número de vagas.", "urn:lex:br:federal:decreto:2019-03-28;9739", "2019-03-29", "2019-06-01", "", "https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2019/decreto/D9739.htm"},
	{"lei10741", "Lei nº 10.741/2003 (Estatuto da Pessoa Idosa)", "Protege quem tem sessenta anos ou mais e lhe dá preferência no desempate de concursos.", "urn:lex:br:federal:lei:2003-10-01;10741", "2003-10-03", "2004-01-01", "", "https://www.planalto.gov.br/ccivil_03/leis/2003/l10.741.htm"},
	{"cpp", "Decreto-Lei nº 3.689/1941 (Código de Processo Penal)", "Código que, ao tratar do júri, dá a quem foi jurado preferência em concursos.", "urn:lex:br:federal:decreto.lei:1941-10-03;3689", "1941-10-13", "1942-01-01", "", "https://www.planalto.gov.br/ccivil_03/decreto-lei/del3689.htm"},
	{"lei8745", "Lei nº 8.745/1993", "Autoriza a contratação de pessoal por prazo certo para necessidade temporária da administração federal.", "urn:lex:br:federal:lei:1993-12-09;8745", "1993-12-10", "1993-12-10", "", "https://www.planalto.gov.br/ccivil_03/leis/l8745cons.htm"},
	{"lei14724", "Lei nº 14.724/2023", "Entre outros temas de pessoal, reserva a indígenas parte das vagas dos concursos da Funai.", "urn:lex:br:federal:lei:2023-11-14;14724", "2023-11-14", "2023-11-14", "", "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14724.htm"},
	{"adc41", "STF, ADC 41", "Declara constitucional a lei de cotas de 2014 e diz como aplicá-la a fases, vagas e carreira.", "", "2017-08-17", "2017-06-08", "", ""},
	{"ms30861", "STF, MS 30.861", "Reconhece à pessoa com deficiência a quinta nomeação do concurso.", "", "2012-06-08", "2012-05-22", "", ""},
	{"ms31715", "STF, MS 31.715", "Confirma o intervalo entre as nomeações de pessoas com deficiência.", "", "2014-09-04", "2014-09-01", "", ""},
	{"rms27710", "STF, RMS 27.710", "Harmoniza o piso e o teto da reserva para pessoas com deficiência na ordem de nomeação.", "", "2015-07-01", "2015-05-28", "", ""},
	{"stjinf875", "STJ, Informativo 875", "Noticia julgado que afasta a reserva racial, definida por sorteio, sobre vaga única de especialidade.", "", "", "", "", ""},
	{"in23", "IN MGI nº 23/2023", "Disciplina a aplicação da lei de cotas de 2014, inclusive a heteroidentificação.", "urn:lex:br:ministerio.gestao.inovacao.servicos.publicos:instrucao.normativa:2023-07-25;23", "2023-07-28", "2023-07-28", "2025-06-03", ""},
	{"lei9784", "Lei nº 9.784/1999", "Regras do processo administrativo federal, com a contagem dos prazos.", "urn:lex:br:federal:lei:1999-01-29;9784", "1999-02-01", "1999-02-01", "", "https://www.planalto.gov.br/ccivil_03/leis/l9784.htm"},
	{"lei662", "Lei nº 662/1949", "Declara feriados nacionais, na redação da Lei nº 10.607/2002.", "urn:lex:br:federal:lei:1949-04-06;662", "1949-04-13", "1949-04-13", "", "https://www.planalto.gov.br/ccivil_03/leis/l0662.htm"},
	{"lei6802", "Lei nº 6.802/1980", "Declara feriado nacional o dia 12 de outubro.", "urn:lex:br:federal:lei:1980-06-30;6802", "1980-07-01", "1980-07-01", "", "https://www.planalto.gov.br/ccivil_03/leis/l6802.htm"},
	{"lei9093", "Lei nº 9.093/1995", "Trata dos feriados civis e religiosos, entre estes a Sexta-Feira da Paixão.", "urn:lex:br:federal:lei:1995-09-12;9093", "1995-09-13", "1995-09-13", "", "https://www.planalto.gov.br/ccivil_03/leis/l9093.htm"},
	{"lei14759", "Lei nº 14.759/2023", "Declara feriado nacional o dia 20 de novembro.", "urn:lex:br:federal:lei:2023-12-21;14759", "2023-12-22", "2023-12-22", "", "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14759.htm"},
	{"lei13709", "Lei nº 13.709/2018 (LGPD)", "Protege dados pessoais, com cuidado maior para os de raça ou etnia.", "urn:lex:br:federal:lei:2018-08-14;13709", "2018-08-15", "2020-09-18", "", "https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/l13709.htm"},
	{"edital", "Regra própria declarada no edital", "Regime próprio: cada número vem do edital e da norma que ele invoca", "", "", "", "", ""},
}

package cli

// root is the command tree. Names are Portuguese without accents; help texts
// are what people read.
type root struct {
	JSON    bool `name:"json" help:"Saída para máquinas: decimais com ponto, datas ISO."`
	Explain bool `name:"explicar" help:"Mostra o artigo de cada regra citada."`

	Demonstrar   demonstrar   `cmd:"" help:"O trabalho principal em um comando: grava um certame de exemplo, apura, mostra o resumo e abre as telas."`
	Novo         novo         `cmd:"" help:"Cria a pasta de um certame com edital.yaml e candidatos.csv para preencher."`
	Exemplo      exemplo      `cmd:"" help:"Grava um certame de exemplo pronto para apurar."`
	Modelo       modelo       `cmd:"" help:"Mostra um arquivo em branco, com o dicionário das colunas ou chaves."`
	Importar     importar     `cmd:"" help:"Lê o que bancas e o DOU publicam: confere, põe em quarentena o que não se entende, e grava."`
	Validar      validar      `cmd:"" help:"Confere o edital com a lei e lista todas as pendências."`
	Apurar       apurar       `cmd:"" help:"Apura listas, ocupação das vagas e ordem de convocação."`
	Vagas        vagas        `cmd:"" help:"Quadro de vagas: cálculo, ordem, simulação, fracionamento."`
	Inscricao    inscricao    `cmd:"" help:"Opções pela reserva: o que cada escolha acarreta, enquanto ainda pode mudar."`
	Comissao     comissao     `cmd:"" help:"Comissões da confirmação: composição, convocação, documentos e votos."`
	Fraude       fraude       `cmd:"" help:"Apuração de fraude ou má-fé: andamento, o que é devido, remessas."`
	Ordem        ordem        `cmd:"" help:"Ordem de convocação: quem é o próximo, por quê, e o que mudou."`
	Fato         fato         `cmd:"" help:"Livro de fatos: nomeações, desistências, ordens judiciais e o mais que acontece até o fim da validade."`
	Simular      simular      `cmd:"" help:"E se: mais vagas, desistências, outra regra, sem ordens judiciais; nunca grava."`
	Conciliar    conciliar    `cmd:"" help:"Confronta o que outros escreveram com o apurado: classificações, quadros, versões de listas, diário oficial."`
	Publicar     publicar     `cmd:"" help:"Documentos para publicar: só o que é público, com a razão de cada campo."`
	Verificar    verificar    `cmd:"" help:"Confere um pacote aberto: resumos, e as contas refeitas."`
	Auditar      auditar      `cmd:"" help:"Refaz a ordem só com o que foi publicado e diz onde os atos se afastam dela."`
	Registro     registro     `cmd:"" help:"Registro de transparência dos atos publicados: inclusão, prova, espelho, testemunhas."`
	Exportar     exportar     `cmd:"" help:"Leva um resultado a outro formato: planilha, JSON, Parquet ou CSV."`
	Indicadores  indicadores  `cmd:"" help:"Indicadores de certames no formato aberto: fazer, conferir, reunir; para quem acompanha a reserva."`
	Avisos       avisos       `cmd:"" help:"Avisos às pessoas por e-mail: modelos do órgão, e o que voltou."`
	Anonimizar   anonimizar   `cmd:"" help:"Troca pessoas, números e textos por inventados, com a mesma ordem e os mesmos empates."`
	Conformidade conformidade `cmd:"" help:"Roda os cenários de conformidade em qualquer programa e dá a nota por regra e por artigo."`
	Servir       servir       `cmd:"" help:"Telas para o órgão, a banca e as comissões, sem outro serviço: banco e arquivos em uma pasta."`
	Configurar   configurar   `cmd:"" help:"Grava o arquivo de configuração comentado, ou confere um e o que ele nomeia, antes de abrir."`
	Chave        chave        `cmd:"" help:"Chaves mestras da plataforma: criar, girar, aposentar as antigas."`
	Backup       backup       `cmd:"" help:"Copia a instalação inteira em um arquivo: banco e arquivos; cifrada, se pedirem, também as chaves."`
	Restaurar    restaurar    `cmd:"" help:"Põe uma cópia em uma instalação vazia, em SQLite ou PostgreSQL; ou só a confere."`
	Retomar      retomar      `cmd:"" help:"Depois de o banco voltar a um instante anterior: encerra sessões, põe mensagens em dúvida e diz o que falta."`
	Mover        mover        `cmd:"" help:"Leva um certame entre pasta, SQLite e PostgreSQL, com a história e sem perder um byte."`
	Direito      direito      `cmd:"" help:"O que a lei diz: matriz, artigos, interpretações."`
	Ajuda        ajuda        `cmd:"" help:"Explica um comando ou um assunto."`
	Versao       versao       `cmd:"" help:"Mostra a versão."`
	Completar    completar    `cmd:"" help:"Escreve o roteiro de completar comandos do seu interpretador."`
}

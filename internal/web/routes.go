package web

import (
	"net/http"

	"certame/internal/auth"
	"certame/internal/auth/roles"
)

// Permissions of pages that are not about a contest: rows of the table of roles, as
// every other.
const (
	Anyone   roles.Permission = "publico.ver"
	Entering roles.Permission = "sessao.entrar"
	Own      roles.Permission = "conta.propria"
)

// Route is an address, what it takes to reach it, and what it does. A pattern with
// {certame} is about that contest: the permission must be held in it.
type Route struct {
	Method, Pattern string
	Permission      roles.Permission
	Do              func(*visit) error
	Menu            string // where it stands in the menu of a contest, if it does
	Main            string // where it stands in the main menu, if it does
	Icon            string
	Plain           bool  // the same for everybody: no session is read
	File            bool  // it gives a file, not a page
	Body            int64 // the most a request may bring; 0 is smallBody
}

// smallBody is enough for any form without files.
const smallBody = 1 << 20

// Routes is the one table of what the pages answer. Tests walk every row with every
// role: nothing is reached by another way.
func Routes() []Route {
	return append([]Route{
		{Method: http.MethodGet, Pattern: "/saude", Permission: Anyone, Do: (*visit).health, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/estatico/{digest}/{file}", Permission: Anyone, Do: (*visit).asset, Plain: true, File: true},
		{Method: http.MethodGet, Pattern: "/{$}", Permission: Anyone, Do: (*visit).start},
		{Method: http.MethodGet, Pattern: "/entrar", Permission: Entering, Do: (*visit).askEnter},
		{Method: http.MethodPost, Pattern: "/entrar", Permission: Entering, Do: (*visit).enter},
		{Method: http.MethodGet, Pattern: "/entrar/codigo", Permission: Entering, Do: (*visit).askCode},
		{Method: http.MethodPost, Pattern: "/entrar/codigo", Permission: Entering, Do: (*visit).enterCode},
		{Method: http.MethodPost, Pattern: "/entrar/chave/pergunta", Permission: Entering, Do: (*visit).questionOfKey},
		{Method: http.MethodPost, Pattern: "/entrar/chave", Permission: Entering, Do: (*visit).enterKey},
		{Method: http.MethodGet, Pattern: "/entrar/govbr", Permission: Entering, Do: (*visit).goGovBR, File: true},
		{Method: http.MethodGet, Pattern: auth.GovBRReturnPath, Permission: Entering, Do: (*visit).fromGovBR, File: true},
		{Method: http.MethodGet, Pattern: "/demonstracao", Permission: Entering, Do: (*visit).askDemo},
		{Method: http.MethodPost, Pattern: "/demonstracao/{papel}", Permission: Entering, Do: (*visit).enterDemo},
		{Method: http.MethodPost, Pattern: "/sair", Permission: Entering, Do: (*visit).leave},
		{Method: http.MethodGet, Pattern: "/acesso/{segredo}", Permission: Entering, Do: (*visit).showLink},
		{Method: http.MethodPost, Pattern: "/acesso/{segredo}", Permission: Entering, Do: (*visit).useLink},
		{Method: http.MethodGet, Pattern: "/conta", Permission: Own, Do: (*visit).ownAccount},
		{Method: http.MethodPost, Pattern: "/conta/senha", Permission: Own, Do: (*visit).changePassword},
		{Method: http.MethodGet, Pattern: "/conta/codigos", Permission: Own, Do: (*visit).askCodes},
		{Method: http.MethodPost, Pattern: "/conta/codigos", Permission: Own, Do: (*visit).confirmCodes},
		{Method: http.MethodPost, Pattern: "/conta/codigos/retirar", Permission: Own, Do: (*visit).dropCodes},
		{Method: http.MethodGet, Pattern: "/conta/chaves", Permission: Own, Do: (*visit).askKeys},
		{Method: http.MethodPost, Pattern: "/conta/chaves/pergunta", Permission: Own, Do: (*visit).questionOfNewKey},
		{Method: http.MethodPost, Pattern: "/conta/chaves", Permission: Own, Do: (*visit).addKey},
		{Method: http.MethodPost, Pattern: "/conta/chaves/{chave}/retirar", Permission: Own, Do: (*visit).dropKey},
		{Method: http.MethodPost, Pattern: "/conta/recuperacao", Permission: Own, Do: (*visit).newRecovery},
		{Method: http.MethodPost, Pattern: "/conta/programas", Permission: Own, Do: (*visit).newProgram},
		{Method: http.MethodPost, Pattern: "/conta/sessoes/encerrar", Permission: Own, Do: (*visit).endOtherVisits},
		{Method: http.MethodPost, Pattern: "/conta/sessoes/{visita}/encerrar", Permission: Own, Do: (*visit).endVisit},
		{Method: http.MethodGet, Pattern: "/pessoas", Permission: "pessoa.ver", Do: (*visit).accounts, Main: "Pessoas", Icon: "users"},
		{Method: http.MethodPost, Pattern: "/pessoas", Permission: "pessoa.cadastrar", Do: (*visit).registerAccount},
		{Method: http.MethodGet, Pattern: "/pessoas/{conta}", Permission: "pessoa.ver", Do: (*visit).accountOf},
		{Method: http.MethodPost, Pattern: "/pessoas/{conta}/acesso", Permission: "pessoa.redefinir", Do: (*visit).resetAccount},
		{Method: http.MethodPost, Pattern: "/pessoas/{conta}/bloqueio", Permission: "pessoa.bloquear", Do: (*visit).blockAccount},
		{Method: http.MethodPost, Pattern: "/pessoas/{conta}/papeis", Permission: "papel.atribuir", Do: (*visit).assignAccount},
		{Method: http.MethodGet, Pattern: "/certames", Permission: "certame.ver_meus", Do: (*visit).contests, Main: "Certames", Icon: "clipboard-list"},
		{Method: http.MethodGet, Pattern: "/certames/novo", Permission: "certame.criar", Do: (*visit).newContest},
		{Method: http.MethodPost, Pattern: "/certames/novo", Permission: "certame.criar", Do: (*visit).createContest, Body: uploadMost},
		{Method: http.MethodPost, Pattern: "/certames/exemplo", Permission: "certame.criar", Do: (*visit).createExample},
		{Method: http.MethodGet, Pattern: "/certames/{certame}", Permission: "certame.ver", Do: (*visit).panel, Menu: "Painel", Icon: "home"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/quadro", Permission: "quadro.ver", Do: (*visit).seats, Menu: "Quadro de vagas", Icon: "table"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/quadro/mudar", Permission: "quadro.editar", Do: (*visit).editSeats},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/quadro/mudar", Permission: "quadro.editar", Do: (*visit).changeSeats, Body: 8 << 20},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas", Permission: "lista.ver_restrita", Do: (*visit).lists, Menu: "Listas", Icon: "list-ol"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas/lado-a-lado", Permission: "lista.ver_restrita", Do: (*visit).listsBeside},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas/comparar", Permission: "lista.comparar", Do: (*visit).listsCompare},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/listas/baixar", Permission: "exportar.restrito", Do: (*visit).listDownload, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/pessoas", Permission: "resultado.explicar", Do: (*visit).people, Menu: "Pessoas", Icon: "search"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/pessoas/preparar", Permission: "arquivo.importar", Do: (*visit).loadPeople},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/pessoas/{inscricao}", Permission: "resultado.explicar", Do: (*visit).person},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/achados", Permission: "pendencia.ver", Do: (*visit).findings, Menu: "Achados", Icon: "exclamation-triangle"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar", Permission: "arquivo.ver", Do: (*visit).imports, Menu: "Importar", Icon: "file-upload"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar", Permission: "arquivo.importar", Do: (*visit).receiveImport, Body: uploadMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}", Permission: "arquivo.ver", Do: (*visit).importColumns},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}", Permission: "arquivo.importar", Do: (*visit).mapImport, Body: 8 << 20},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/leitura", Permission: "arquivo.importar", Do: (*visit).readImport},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/conferir", Permission: "arquivo.importar", Do: (*visit).examineImport},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}/pendencias", Permission: "pendencia.ver", Do: (*visit).importPending},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/pendencias", Permission: "pendencia.decidir", Do: (*visit).decideImport},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/correcao", Permission: "pendencia.decidir", Do: (*visit).correctImport, Body: sheetMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}/quarentena.xlsx", Permission: "pendencia.ver", Do: (*visit).importHeld, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/importar/{importacao}/gravar", Permission: "arquivo.ver", Do: (*visit).importChange},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/gravar", Permission: "arquivo.importar", Do: (*visit).recordImport},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/importar/{importacao}/abandonar", Permission: "arquivo.importar", Do: (*visit).dropImport},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes", Permission: "comissao.ver", Do: (*visit).boards, Menu: "Comissões", Icon: "users"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes", Permission: "comissao.compor", Do: (*visit).sendBoards, Body: rosterBody},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/comissao.csv", Permission: restricted, Do: (*visit).boardsFile, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}", Permission: "comissao.ver", Do: (*visit).boardsOf},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}/membro", Permission: "comissao.compor", Do: (*visit).boardMember},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/membro", Permission: "comissao.compor", Do: (*visit).changeMember},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/conta", Permission: "comissao.compor", Do: (*visit).tieMember},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}/substituir", Permission: "comissao.substituir", Do: (*visit).substitute},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/substituir", Permission: "comissao.substituir", Do: (*visit).replaceMember},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/comissoes/{grupo}/registrar", Permission: "fato.registrar", Do: (*visit).registerBoard},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/comissoes/{grupo}/registrar", Permission: "fato.registrar", Do: (*visit).keepBoard},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-fila", Permission: "fila.ver", Do: (*visit).queue, Menu: "Minha fila", Icon: "clipboard-list"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-fila/motivos", Permission: "voto.registrar", Do: (*visit).reasons},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-fila/motivos", Permission: "voto.registrar", Do: (*visit).giveReasons},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minha-fila/{processo}", Permission: "fila.ver", Do: (*visit).queueCase},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-fila/{processo}/impedimento", Permission: "impedimento.declarar", Do: (*visit).declareImpediment},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/minha-fila/{processo}/voto", Permission: "voto.registrar", Do: (*visit).castVote},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/termo", Permission: "termo.assinar", Do: (*visit).term, Menu: "Termo de sigilo", Icon: "lock"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/termo", Permission: "termo.assinar", Do: (*visit).signTerm},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/sorteio", Permission: "sorteio.ver", Do: (*visit).drawing, Menu: "Sorteio", Icon: "balance-scale"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/sorteio/preparar", Permission: "sorteio.preparar", Do: (*visit).announceDraw},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/sorteio/digitar", Permission: "sorteio.apurar", Do: (*visit).typeDraw},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/sorteio/pulso", Permission: "sorteio.apurar", Do: (*visit).pulseDraw},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/sorteio/{arquivo}", Permission: "sorteio.ver", Do: (*visit).drawFile, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/apurar", Permission: "resultado.apurar", Do: (*visit).compute},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/ordem", Permission: "ordem.ver", Do: (*visit).order, Menu: "Ordem de convocação", Icon: "user-check"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/fatos", Permission: "fato.ver", Do: (*visit).facts, Menu: "Livro de fatos", Icon: "book"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/fatos/novo", Permission: "fato.registrar", Do: (*visit).newFact},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/fatos/novo", Permission: "fato.registrar", Do: (*visit).recordFact},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/fatos/{fato}/estornar", Permission: "estorno.propor", Do: (*visit).reversing},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/fatos/{fato}/estornar", Permission: "estorno.propor", Do: (*visit).reverse},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/e-se", Permission: "simulacao.fazer", Do: (*visit).suppose, Menu: "E se…?", Icon: "question-circle"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar", Permission: "ato.ver", Do: (*visit).publish, Menu: "Publicar", Icon: "landmark"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/propor", Permission: "ato.propor", Do: (*visit).proposeForm},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/publicar/propor", Permission: "ato.propor", Do: (*visit).propose},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/propostas/{proposta}", Permission: "ato.ver", Do: (*visit).proposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/propostas/{proposta}/{arquivo}", Permission: "ato.ver", Do: (*visit).proposalFile, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/publicar/propostas/{proposta}/confirmar", Permission: "ato.confirmar", Do: (*visit).confirmProposal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/publicar/propostas/{proposta}/retirar", Permission: "ato.retirar", Do: (*visit).withdrawProposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/publicar/atos/{ato}", Permission: "ato.ver", Do: (*visit).showAct},
		{Method: http.MethodGet, Pattern: "/publico", Permission: "publico.ver", Do: (*visit).publishers, Main: "Publicações", Icon: "landmark"},
		{Method: http.MethodGet, Pattern: "/publico/{certame}", Permission: "publico.ver", Do: (*visit).published},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos.atom", Permission: "publico.baixar", Do: (*visit).feed, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}", Permission: "publico.ver", Do: (*visit).publishedAct},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}/prova", Permission: "publico.baixar", Do: (*visit).proof, File: true},
		{Method: http.MethodGet, Pattern: "/registro", Permission: "publico.verificar", Do: (*visit).actsLog, Main: "Registro de atos", Icon: "book"},
		{Method: http.MethodGet, Pattern: "/registro/{resto...}", Permission: "publico.verificar", Do: (*visit).logFile, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/atos/{ato}/{arquivo}", Permission: "publico.baixar", Do: (*visit).publishedFile, File: true},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/denuncia", Permission: "denuncia.apresentar", Do: (*visit).tellComplaint},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/denuncia", Permission: "denuncia.apresentar", Do: (*visit).keepComplaint},
		{Method: http.MethodGet, Pattern: "/publico/{certame}/denuncia/acompanhar", Permission: "denuncia.apresentar", Do: (*visit).askFollow},
		{Method: http.MethodPost, Pattern: "/publico/{certame}/denuncia/acompanhar", Permission: "denuncia.apresentar", Do: (*visit).follow},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias", Permission: "denuncia.tratar", Do: (*visit).complaints, Menu: "Denúncias", Icon: "gavel"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/indicio", Permission: "denuncia.tratar", Do: (*visit).askIndication},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/indicio", Permission: "denuncia.tratar", Do: (*visit).keepIndication},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}", Permission: "denuncia.tratar", Do: (*visit).oneComplaint},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}/arquivar", Permission: "denuncia.tratar", Do: (*visit).archiveComplaint},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/recebidas/{denuncia}/admitir", Permission: "denuncia.tratar", Do: (*visit).admitComplaint},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}", Permission: "denuncia.tratar", Do: (*visit).proceeding},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/passos/{passo}", Permission: "denuncia.tratar", Do: (*visit).askStep},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/passos/{passo}", Permission: "denuncia.tratar", Do: (*visit).takeStep},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/decisoes/{decisao}", Permission: "denuncia.decidir", Do: (*visit).askStep},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/decisoes/{decisao}", Permission: "denuncia.decidir", Do: (*visit).takeStep},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/denuncias/apuracoes/{apuracao}/remessas/{arquivo}", Permission: "denuncia.decidir", Do: (*visit).letterFile, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/defesa", Permission: "defesa.apresentar", Do: (*visit).ownDefence, Menu: "Defesa", Icon: "gavel"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/defesa", Permission: "defesa.apresentar", Do: (*visit).sendDefence},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/papeis", Permission: "papel.ver", Do: (*visit).members, Menu: "Papéis", Icon: "users"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/papeis", Permission: "papel.atribuir", Do: (*visit).assignMember},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/gravar", Permission: "filme.gravar", Do: (*visit).recordFilm},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/gravar", Permission: "filme.gravar", Do: (*visit).receiveFilm, Body: sendingMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/meus-documentos", Permission: "documento.enviar", Do: (*visit).ownDocuments, Menu: "Meus documentos", Icon: "file-alt"},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/meus-documentos", Permission: "documento.enviar", Do: (*visit).sendDocument, Body: paperMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/minhas-leituras", Permission: "leitura.ver", Do: (*visit).ownReadings, Menu: "Quem leu meus dados", Icon: "eye"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/certificados", Permission: "comissao.ver", Do: (*visit).certificates},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/certificados", Permission: "comissao.compor", Do: (*visit).sendCertificate, Body: paperMost},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/guarda/{objeto}", Permission: "certame.listar", Do: (*visit).watch},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/guarda/{objeto}/{ligacao}", Permission: "certame.listar", Do: (*visit).watchBytes, File: true},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia", Permission: "custodia.ler", Do: (*visit).custodyList, Menu: "Custódia", Icon: "lock"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia/{objeto}", Permission: "custodia.ler", Do: (*visit).custodyReadings},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/guardas", Permission: "custodia.reter", Do: (*visit).holdCustody},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/eliminacoes", Permission: "eliminacao.propor", Do: (*visit).proposeDisposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}", Permission: "custodia.ler", Do: (*visit).disposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}/{arquivo}", Permission: "custodia.ler", Do: (*visit).disposalReport, File: true},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}/confirmar", Permission: "eliminacao.confirmar", Do: (*visit).confirmDisposal},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/custodia/eliminacoes/{eliminacao}/retirar", Permission: "eliminacao.propor", Do: (*visit).withdrawDisposal},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/trabalhos", Permission: "trabalho.ver", Do: (*visit).listJobs, Menu: "Trabalhos", Icon: "hourglass-half"},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/trabalhos/{trabalho}", Permission: "trabalho.ver", Do: (*visit).showJob},
		{Method: http.MethodPost, Pattern: "/certames/{certame}/trabalhos/{trabalho}/cancelar", Permission: "trabalho.cancelar", Do: (*visit).cancelJob},
		{Method: http.MethodGet, Pattern: "/certames/{certame}/resultados/{versao}/{arquivo}", Permission: "exportar.restrito", Do: (*visit).resultFile, File: true},
		{Method: http.MethodPost, Pattern: "/contraste", Permission: Anyone, Do: (*visit).contrast},
		{Method: http.MethodGet, Pattern: "/acessibilidade", Permission: Anyone, Do: (*visit).accessibility, Main: "Acessibilidade", Icon: "universal-access"},
	}, uploadRoutes()...)
}

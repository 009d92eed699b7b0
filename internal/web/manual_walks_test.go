package web_test

import "certame/internal/auth/roles"

// walk is a task of the manual, from the page where who has the role begins. Each move is
// before the step of a number, or after what a step names.
type walk struct {
	task  string
	role  roles.Role
	from  string
	moves map[string]move

	computed  bool     // begins once the result is of the files and the book as they are
	otherwise []string // what the contest of the walk does not show, for it is in another state
}

// move is to a page, of another person if said, or what a form is sent with.
type move struct {
	to    string
	as    roles.Role
	sends map[string]string
}

const (
	ofContest = "/certames/{certame}"
	ofPublic  = "/publico/{certame}"
)

var walks = []walk{
	{task: "administracao: Contas", role: roles.Administration, from: "/certames"},
	{task: "administracao: Papéis de um certame", role: roles.Administration, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "administracao: Juntar indicadores", role: roles.Administration, from: "/certames"},
	{task: "banca: Entregar o resultado", role: roles.Examiner, from: ofContest},
	{task: "banca: Uma ordem judicial às 17 h, a lista às 19 h", role: roles.HR, from: ofContest, moves: map[string]move{"1": {to: ofContest + "/fatos/novo?tipo=ordem_judicial"}, "2": {to: ofContest}, "3": {to: ofContest + "/listas"}, "4": {to: ofContest + "/publicar"}}},
	{task: "banca: Agenda", role: roles.Examiner, from: ofContest, moves: map[string]move{"2": {to: ofContest + "/agenda"}}},
	{task: "banca: Convocações e recibos", role: roles.Examiner, from: ofContest, moves: map[string]move{"1": {to: ofContest + "/agenda"}}, otherwise: []string{"Preparar e enviar as que faltam"}},
	{task: "banca: Remarcar", role: roles.Examiner, from: ofContest, moves: map[string]move{"2": {to: ofContest + "/agenda/{grupo}/{convocada}"}}},
	{task: "candidatura: Fazer a inscrição", role: roles.Account, from: "/publico", moves: map[string]move{"Publicações": {to: "/publico/{novo}"}, "Ver o que acarreta": {sends: map[string]string{"nascimento": "01/02/1990", "cargo": "101"}}}},
	{task: "candidatura: Enviar documentos", role: roles.Candidate, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "candidatura: A confirmação", role: roles.Candidate, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "candidatura: Ler a decisão e recorrer", role: roles.Candidate, from: "/certames", moves: map[string]move{"1": {to: ofContest}, "Minha confirmação": {to: ofContest + "/minha-confirmacao/{confirmacao}"}, "Enviar o recurso": {sends: map[string]string{"razoes": "A decisão não diz por quê.", "texto": "A decisão não diz por quê."}}}},
	{task: "candidatura: A minha situação", role: roles.Candidate, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "candidatura: Os meus direitos", role: roles.Candidate, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "candidatura: Se houver uma apuração", role: roles.Candidate, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "comecar: Entrar", role: roles.Public, from: "/"},
	{task: "comecar: Fazer a própria conta", role: roles.Public, from: "/", moves: map[string]move{"Mandar a mensagem": {to: "/cadastro/{pedido}", as: roles.Public}}},
	{task: "comecar: Avisos por e-mail", role: roles.Account, from: "/certames", moves: map[string]move{"1": {to: "/conta"}}},
	{task: "comissoes: Antes de tudo: o termo", role: roles.Member, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "comissoes: Minha fila", role: roles.Member, from: "/certames", moves: map[string]move{"1": {to: ofContest}, "Minha fila": {to: ofContest + "/minha-fila/{processo}"}, "Declarar": {sends: map[string]string{"impedimento": "nenhum"}}}},
	{task: "comissoes: Votar", role: roles.Member, from: ofContest + "/minha-fila/{processo}", otherwise: []string{"Conferir o que marquei"}},
	{task: "comissoes: Julgar um recurso", role: roles.AppealMember, from: "/certames", moves: map[string]move{"1": {to: ofContest}, "Recursos a julgar": {to: ofContest + "/julgar/{recurso}"}}, otherwise: []string{"Lacrar o voto"}},
	{task: "comissoes: Reler a amostra", role: roles.Member, from: "/certames", moves: map[string]move{"1": {to: ofContest}}},
	{task: "orgao: Criar o certame", role: roles.HR, from: "/"},
	{task: "orgao: Painel", role: roles.HR, from: "/certames/{novo}", moves: map[string]move{"2": {to: ofContest, as: roles.HR}}},
	{task: "orgao: Mudar vagas e regras", role: roles.HR, from: ofContest + "/quadro", moves: map[string]move{"3": {to: ofContest + "/quadro/mudar", as: roles.HR}, "Ver o que muda": {sends: map[string]string{"motivo": "retificação nº 1", "vagas-101": "90"}}}},
	{task: "orgao: Receber inscrições", role: roles.HR, from: "/certames/{novo}", moves: map[string]move{"4": {to: "/certames/{novo}/inscricoes", as: roles.HR}}, otherwise: []string{"Gravar o que falta"}},
	{task: "orgao: Importar", role: roles.HR, from: ofContest, moves: map[string]move{"2": {to: ofContest + "/importar/{importacao}"}, "3": {to: ofContest + "/importar/{importacao}/pendencias"}, "4": {to: ofContest + "/importar/{importacao}/gravar"}}, otherwise: []string{"Gravar como nova revisão"}},
	{task: "orgao: Sorteio", role: roles.HR, from: ofContest, otherwise: []string{"Digitei os cinco prêmios", "Verificar e apurar"}},
	{task: "orgao: Pessoas", role: roles.HR, from: ofContest},
	{task: "orgao: Ordem de convocação", role: roles.HR, from: ofContest},
	{task: "orgao: Livro de fatos", role: roles.HR, from: ofContest, moves: map[string]move{"Registrar fato": {sends: map[string]string{"tipo": "vaga_aberta"}}, "Ver o que muda": {sends: map[string]string{"d-quantidade": "1"}}}},
	{task: "orgao: Abriu uma vaga", role: roles.HR, from: ofContest, moves: map[string]move{"Abriu vaga?": {to: ofContest + "/fatos"}, "vagas abertas": {to: ofContest + "/fatos/novo?tipo=vaga_aberta", as: roles.HR}, "Ver o que muda": {sends: map[string]string{"d-quantidade": "1"}}}},
	{task: "orgao: Uma nomeação, do começo ao fim", role: roles.HR, from: ofContest + "/ordem", moves: map[string]move{"2": {to: ofContest + "/ordem"}, "5": {to: ofContest + "/fatos"}}},
	{task: "orgao: Notas corrigidas", role: roles.HR, from: ofContest, moves: map[string]move{"2": {to: ofContest + "/listas"}}},
	{task: "orgao: Uma ordem judicial", role: roles.HR, from: ofContest + "/fatos", moves: map[string]move{"2": {to: ofContest + "/fatos/novo?tipo=ordem_judicial", as: roles.HR}, "Ver o que muda": {sends: map[string]string{"d-efeito": "participa", "d-inscricao": "{inscricao}", "d-processo": "1000001-02.2026.4.01.3400"}}, "4": {to: ofContest + "/fatos", as: roles.HR}, "ordem judicial definitiva": {to: ofContest + "/e-se"}}},
	{task: "orgao: Corrigir um registro", role: roles.HR, from: ofContest, moves: map[string]move{"Livro de fatos": {to: ofContest + "/fatos/{fato}/estornar"}, "2": {to: ofContest}}},
	{task: "orgao: E se…?", role: roles.HR, from: ofContest + "/e-se"},
	{task: "orgao: Publicar", role: roles.HR, from: ofContest, computed: true, moves: map[string]move{"4": {to: ofContest + "/publicar/propostas/{proposta}", as: roles.HR}}},
	{task: "orgao: Avisos por e-mail", role: roles.HR, from: ofContest},
	{task: "orgao: Denúncias e apuração", role: roles.HR, from: ofContest, moves: map[string]move{"Registrar indício": {to: ofContest + "/denuncias/recebidas/{denuncia}", as: roles.HR}}, otherwise: []string{"Ver o que muda", "Registrar o efeito"}},
	{task: "orgao: Amostra de releitura", role: roles.HR, from: ofContest, otherwise: []string{"Congelar e anunciar", "Digitei os cinco prêmios", "Verificar e sortear", "Publicar o resultado"}},
	{task: "orgao: Eliminar o que passou do prazo", role: roles.HR, from: ofContest, moves: map[string]move{"1": {to: ofContest + "/custodia"}, "2": {to: ofContest + "/custodia/eliminacoes/{eliminacao}", as: roles.HR}}, otherwise: []string{"Propor a eliminação", "Confirmar a eliminação"}},
	{task: "orgao: Correções pedidas", role: roles.HR, from: ofContest},
	{task: "publico: As publicações de um certame", role: roles.Public, from: "/"},
	{task: "publico: As listas e a ordem", role: roles.Public, from: ofPublic, moves: map[string]move{"2": {to: ofPublic + "/atos/{ato}/listas"}, "3": {to: ofPublic}, "4": {to: ofPublic}}},
	{task: "publico: Conferir um documento", role: roles.Public, from: "/"},
	{task: "publico: Refazer as contas", role: roles.Public, from: "/verificar"},
	{task: "publico: Denunciar", role: roles.Public, from: ofPublic},
	{task: "publico: Acompanhar a reserva em muitos órgãos", role: roles.Public, from: "/"},
	{task: "publico: Conferir um arquivo de indicadores", role: roles.Public, from: "/"},
	{task: "publico: Controle", role: roles.Control, from: ofContest},
	{task: "secretaria: Compor as comissões", role: roles.Secretary, from: ofContest, moves: map[string]move{"2": {to: ofContest + "/comissoes/{grupo}"}, "3": {to: ofContest + "/comissoes/{grupo}/membro?instancia=comissao&comissao=1&membro=M1", as: roles.Secretary}}, otherwise: []string{"Ver o que muda", "Gravar"}},
	{task: "secretaria: Substituir", role: roles.Secretary, from: ofContest + "/comissoes/{grupo}", moves: map[string]move{"2": {to: ofContest + "/comissoes/{grupo}/substituir?instancia=comissao&comissao=1&membro=M1"}, "Ver o que muda": {sends: map[string]string{"motivo": "licença"}}}},
	{task: "secretaria: Abrir os processos", role: roles.Secretary, from: ofContest},
	{task: "secretaria: Impressos do dia", role: roles.Secretary, from: ofContest},
	{task: "secretaria: O dia da sessão", role: roles.Secretary, from: ofContest, moves: map[string]move{"3": {to: ofContest + "/secretaria/{processo}"}}, otherwise: []string{"Registrar presença", "Aceita ser filmada", "Recusa: ver o efeito"}},
	{task: "secretaria: Gravar", role: roles.Secretary, from: ofContest + "/secretaria/{processo}"},
	{task: "secretaria: Votos", role: roles.Secretary, from: ofContest + "/secretaria/{processo}", otherwise: []string{"Abrir para votação", "Encerrar e abrir os votos"}},
	{task: "secretaria: Resultados", role: roles.Secretary, from: ofContest, moves: map[string]move{"1": {to: ofContest + "/secretaria"}, "3": {to: ofContest, as: roles.HR}}, otherwise: []string{"Ver o efeito do provisório", "Propor a publicação"}},
	{task: "secretaria: Recursos", role: roles.Secretary, from: ofContest, otherwise: []string{"Receber", "Distribuir"}},
}

package pseudonym

import (
	"strings"

	"certame/edital"
	"certame/internal/intake/editalfile"
	"certame/internal/intake/profile"
	"certame/ledger"
)

// vocabulary is the words that may stay: those of forms, laws and results. What
// has any other word is replaced, whatever its column.
type vocabulary map[string]bool

const ordinary = `
a ac acao acumulada administracao admissao alternancia ambiental ampla anexo ano anos anterior ao aos apta apto apelo aprovada aprovado aprovados art arts artigo assistencia
ate ativa ativo ausencia ausente ausentes autarquia autodeclaracao
barreira biopsicossocial bloqueia branca branco
cadastro cadunico cadeia calculo candidata candidato cargo cargos carater centro oeste certidao cf cinco classificacao classificada classificado classificacoes classificatoria colisao comissao
comunidade compensa compensacao complementar componentes conclusao concorrencia concurso confirma confirmacao confirmada confirmado congela constituicao convocada convocado cor cota cotas cotista cpf cpnu2
curso d da das data de dec dec12536 decisao decisoes declaracao decreto decurso deferida deferido deferimento defesa deficiencia deficientes denominacao denuncia dentro depois desempata desempate desiste desistencia desistente desistiu
direta do documental documento documentos dos duvida
e economia edital efeito efetivo elim eliminada eliminado eliminatoria em emprego empresa empates entregues enquadrada enquadrado entidade escola escopo espalhada espelho estorno ex exame examinou exclui excedente exoneracao
f fase fases fato fatos falecida falecido falha falta faltou fator federal feminino fica filmagem filmagem_recusada fim final forcas armadas formacao fraude fundacao funai fundamento fundo
genero geral gm gp grupo grupos
h habilitada habilitado homem homologacao homologada homologado hora horas
i identidade ii iii in inciso inapta inapto incorporacao indeferida indeferido indicio indigena indigenas informada informado informativa inscricao inscricoes inscritos instancia instante instauracao instituto inteiro inclui interior iv
jota judice judicial judicialmente juiz jurado justica
l lei lei12990 lei15142 liderancas limita limite lista listas literal livre localidade
m ma fe ma_fe maior mais masculino matricula maximo md media meio membro mes meses mesma mgi militar minimo minimos minuto mista modalidade moradia motivo mulher multiplo
n na nao nao_confirma nao_confirmada nao_constatada nao_reconhecida nao_se_aplica nas nc negra negras negro negros nenhum nenhuma no nome nomeacao nomeada nomeado norma norte nordeste nos nota notas notificacao nova novo numero
o obito objetiva oito ok opcao opcoes opta optante optantes ordem ordinaria origem orgao os ou outra outras outro outros
p palmares papel par paragrafo parcial parda pardas pardo pardos parecer participa participante pcd pd pendencia pendente pendentes percentual periodo pi pendencias pertencimento peso pessoa pessoas piso pn pne pnp portaria por por_grupo por_resultado posicao posicao_absoluta posicao_relativa posse ppp pq preferencias preta pretas preto pretos previdencia prima primeira primeiro privado procedimento processo proprio prorrogacao prova provas provisorio publica publicacao publico publicado
quadro qual que quilombola quilombolas quilombo quinta
r racial reaberta reclassificada reclassificado recurso recursal recusou recusou_filmagem regiao regime regra regular relativa remessa remessa_mp remessa_agu reprovada reprovado reserva reservada reservadas resultado resultado_provisorio reversao rotulo rotulos
s saida saude se segunda segundo sei sem seleção selecao sem_documentos sem_efeito seletivo serie servico sexo sigilo sim simplificado sistema situacao sob sobra sociedade sociais social sorteada sorteado sorteio soma sub sub_judice sudeste sul suplente suspensa suspenso
t tecnica temporario termo teto tipo titular titulo titulos todas todos total
u uf um uma unica unico universal
v vaga vagas validade verificacao vez vi via vii viii voto votos votos_contra
x zero falha_tecnica duvida_razoavel identidade_civil documento_da_comunidade escola_indigena saude_indigena assistencia_social declaracao_de_liderancas certidao_palmares decisao_judicial recurso_decidido decisao_do_recurso
administracao_direta empresa_publica sociedade_economia_mista forcas_armadas concurso_publico processo_seletivo_simplificado admissao_militar servico_militar_temporario
serie_continua maior_resto inclui_pcd acumula_pcd mesma_vaga nova_vaga anexo_ii anexo_iii curso_de_formacao mais_velho idoso hora_nascimento ordem_inscricao eliminatoria_e_classificatoria nota_final nao_informado
true false null amarela amarelo estadual municipal distrital publicas cpnu exercicio acumula comunitaria comunitario funcao civil decidido
`

func newVocabulary() vocabulary {
	v := vocabulary{}
	v.add(ordinary)
	for _, w := range editalfile.Words() {
		v.add(w)
	}
	for _, kind := range ledger.Kinds() {
		for _, f := range kind.Fields() {
			for _, w := range f.Words {
				v.add(w)
			}
		}
	}
	return v
}

// add lets the words of a text stay.
func (v vocabulary) add(text string) {
	for _, w := range wordsOf(text) {
		v[w] = true
	}
}

// addTerms lets the codes of the edital stay: they are of groups and of phases,
// not of people.
func (v vocabulary) addTerms(t *edital.Terms) {
	for i := range t.Groups {
		v.add(t.Groups[i].Code)
	}
	for i := range t.Phases {
		v.add(t.Phases[i].Column)
		for j := range t.Phases[i].Components {
			v.add(t.Phases[i].Components[j].Column)
		}
	}
}

// harmless reports whether all the words of a text may stay.
func (v vocabulary) harmless(text string) bool {
	if strings.Contains(text, "@") {
		return false
	}
	for _, w := range wordsOf(text) {
		if short := allDigits(w) && len(w) <= figuresKept; !short && !v[w] {
			return isGroups(text)
		}
	}
	return true
}

func isGroups(text string) bool {
	_, ok := profile.GroupsIn(text)
	return ok
}

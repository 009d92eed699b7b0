package cli

import (
	"slices"
	"strings"

	"certame"
	"certame/confirmation"
	"certame/internal/cli/usage"
	"certame/internal/intake/boards"
	"certame/internal/run"
	"certame/trace"
)

// comissao groups the work of the boards of the confirmation.
type comissao struct {
	Conferir   comissaoConferir   `cmd:"" help:"Confere a composição das comissões, a lista de convocadas ou os documentos entregues."`
	Convocar   comissaoConvocar   `cmd:"" help:"Convoca todas as optantes habilitadas, com data, sala e horário."`
	Documentos comissaoDocumentos `cmd:"" help:"Gera termo de confidencialidade, formulário, ata, pareceres e resultados."`
	Apurar     comissaoApurar     `cmd:"" help:"Apura os votos das comissões, com o artigo de cada decisão."`
}

// Names of the files of the boards in a contest's folder.
const (
	membersFile      = "comissao.csv"
	callsFile        = "convocacao.csv"
	pendingCallsFile = "convocacao-pendentes.csv"
)

// rulesOf lists the groups that a board decides, in the order of the edital.
func rulesOf(l *run.Loaded) (list []*confirmation.Rules) {
	for i := range l.Terms.Groups {
		if r, ok := confirmation.RulesOf(l.Terms, certame.Modality(i+1)); ok {
			list = append(list, r)
		}
	}
	return list
}

// checkBoards verifies the boards of the groups; a group that the file does not
// mention is told, and does not block the others.
func checkBoards(list []*confirmation.Rules, groups []boards.Group, day certame.Date, sink trace.Sink) {
	for _, r := range list {
		if found := boards.Find(groups, r.Modality); found != nil {
			confirmation.Check(r, found, day, sink)
		} else {
			sink.Finding(confirmation.Unchecked(r))
		}
	}
}

// chosen keeps the groups named on the command line; none named is all.
func chosen(list []*confirmation.Rules, codes []string) ([]*confirmation.Rules, error) {
	if len(codes) == 0 {
		return list, nil
	}
	var out []*confirmation.Rules
	var known []string
	for _, r := range list {
		known = append(known, r.Code())
		if slices.Contains(codes, r.Code()) {
			out = append(out, r)
		}
	}
	for _, code := range codes {
		if !slices.Contains(known, code) {
			return nil, usage.Error("grupo sem comissão neste certame: " + code)
		}
	}
	return out, nil
}

// commaList splits what a person separates by commas.
func commaList(text string) (items []string) {
	for _, item := range strings.Split(text, ",") {
		if item = strings.TrimSpace(item); item != "" {
			items = append(items, item)
		}
	}
	return items
}

package review

import (
	"certame/internal/intake/profile"
	"certame/internal/intake/review/cell"
)

// finish names the profile and the kind of the list.
func (l *List) finish(p *profile.Profile, format string, opt Options) {
	l.kind = l.kindOf()
	if l.table.Kind != "" {
		l.kind = l.table.Kind
	}
	if l.profile = p.Name; l.profile == "" {
		l.profile, l.why = l.usual(format)
	} else if p.Kind != "" && opt.Chosen != nil {
		l.kind = p.Kind
	}
	if opt.Map != nil && opt.Map.Block == l.block {
		l.kind, l.profile = opt.Map.Kind, opt.Map.Profile
	}
	if format == profile.FormatRunning && l.decimal == "" && l.profile == "cebraspe-texto-corrido" && l.sureMark() != ',' {
		l.decimal = profile.Dot
		l.settleNumbers()
	}
	for i := range l.columns {
		if cell.IsBroken([]byte(l.columns[i].Header)) {
			l.refusal = "cabeçalhos com acentos corrompidos (UTF-8 lido como Windows-1252). Exporte de novo como «CSV UTF-8»"
			return
		}
	}
	if isPeople(l.kind) && !l.hasField("inscricao") {
		l.refusal = "sem número de inscrição: ninguém é identificado só pelo nome ou por CPF mascarado. Peça a lista com o número de inscrição"
	}
	if l.kind == profile.KindVotes && !l.hasField("inscricao") {
		l.refusal = "votos sem número de inscrição: nada se junta por nome. Peça a planilha com o número de inscrição"
	}
	if l.kind == profile.KindDecisions && !l.hasField("inscricao") && !l.hasField("cpf") {
		l.refusal = "resultado só com nomes: nada se junta por nome. Peça a lista com o número de inscrição ou o CPF"
	}
}

// usual is the profile of a kind when no layout of its own was recognised.
func (l *List) usual(format string) (name, why string) {
	switch {
	case format == profile.FormatRunning && l.hasField("nome"):
		return "cebraspe-texto-corrido", "registros separados por barra, com inscrição e nome"
	case format == profile.FormatRunning:
		return "dou-texto-corrido", "registros separados por barra, só com a inscrição"
	case format == profile.FormatMarkup:
		return "dou-xml-nomeacao", "artigo do DOU em XML"
	case format == profile.FormatLines:
		return "deferimento-em-linhas", "linhas que começam por CPF e dizem deferido ou indeferido"
	case l.kind == profile.KindCandidates && !l.header.found:
		return "linhas-sem-cabecalho", "uma pessoa por linha, sem cabeçalho"
	}
	names := map[string]string{
		profile.KindCandidates: "tabela-com-inscricao", profile.KindSeats: "quadro-de-vagas", profile.KindOrder: "ordem-de-convocacao",
		profile.KindDecisions: "resultado-de-comissao", profile.KindVotes: "votos-de-comissao", profile.KindNames: "lista-de-nomes", profile.KindAdmissions: "tabela-com-inscricao",
	}
	return names[l.kind], "pelos campos que a tabela tem"
}

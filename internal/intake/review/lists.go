package review

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"certame/internal/intake/gazette"
	"certame/internal/intake/profile"
	"certame/internal/intake/runningtext"
	"certame/internal/intake/tabular"
)

// lists finds the tables of the file and what their columns are.
func (e *Examined) lists(ctx context.Context, opt Options) error {
	tables, format, err := e.tables(ctx, opt)
	if err != nil {
		return err
	}
	for i := range tables {
		l := &List{table: &tables[i], lax: e.book.Format == "xlsx" || e.book.Format == "ods"}
		if len(tables) > 1 {
			l.block = i + 1
		}
		if err := e.plan(ctx, l, format, opt); err != nil {
			return err
		}
		e.Lists = append(e.Lists, l)
	}
	e.summarise()
	return nil
}

// summarise names the file by its main list, the one with more columns.
func (e *Examined) summarise() {
	main := e.Lists[0]
	for _, l := range e.Lists {
		if len(l.columns) > len(main.columns) {
			main = l
		}
	}
	r := e.Report
	r.Kind, r.Profile, r.Why = main.kind, main.profile, main.why
	r.Sheet, r.HeaderLine, r.Block = main.table.Name, main.header.line, main.block
	if len(e.Lists) > 1 {
		r.note(fmt.Sprintf("o texto tem %d listas com colunas diferentes; só uma se importa por vez, e o mapa diz qual", len(e.Lists)))
	}
}

// tables are those of the format, or those that a text turns out to have.
func (e *Examined) tables(ctx context.Context, opt Options) (tables []tabular.Table, format string, err error) {
	b := e.book
	switch b.Format {
	case "xlsx", "ods":
		t, err := e.sheet(ctx, opt)
		return []tabular.Table{t}, profile.FormatTable, err
	case "json":
		return b.Tables, profile.FormatTable, nil
	case "xml":
		t, err := gazette.Read(b.Text)
		if err != nil {
			return nil, "", tabular.Refuse(0, err.Error(), "Exporte a tabela como CSV ou .xlsx.")
		}
		return []tabular.Table{t}, profile.FormatMarkup, nil
	}
	if runningtext.Looks(b.Text) {
		return runningtext.Read(b.Text), profile.FormatRunning, nil
	}
	if runningtext.LooksAdmissions(b.Text) {
		return []tabular.Table{runningtext.ReadAdmissions(b.Text)}, profile.FormatLines, nil
	}
	return []tabular.Table{e.columnsOf(b)}, profile.FormatTable, nil
}

// columnsOf cuts a text by a separator, by runs of spaces, or not at all.
func (e *Examined) columnsOf(b *tabular.Book) tabular.Table {
	if separator, _ := tabular.FindSeparator(b.Text); separator != 0 {
		e.Report.Separator = string(separator)
		if b.Format == "texto" {
			b.Format, e.Report.Format = "csv", "csv"
		}
		return b.Separated(separator)
	}
	if t, ok := runningtext.SpacedColumns(b.Text); ok {
		e.Report.Separator = "espaços"
		return t
	}
	return runningtext.SingleColumn(b.Text)
}

// sheet chooses the sheet to read: the one named, or the only visible one that
// has rows. Hidden sheets are told and left alone.
func (e *Examined) sheet(ctx context.Context, opt Options) (tabular.Table, error) {
	var visible []tabular.Table
	var names []string
	for i := range e.book.Tables {
		t := &e.book.Tables[i]
		if opt.Sheet != "" {
			if t.Name == opt.Sheet {
				return *t, nil
			}
			names = append(names, "«"+t.Name+"»")
			continue
		}
		if t.Hidden {
			e.Report.note("planilha oculta «" + t.Name + "» não foi lida")
			continue
		}
		rows, err := first(ctx, t, 1)
		if err != nil {
			return tabular.Table{}, err
		}
		if len(rows) > 0 {
			visible, names = append(visible, *t), append(names, "«"+t.Name+"»")
		}
	}
	switch {
	case opt.Sheet != "":
		return tabular.Table{}, tabular.Refuse(0, "não há planilha «"+opt.Sheet+"»", "Há "+strings.Join(names, ", ")+".")
	case len(visible) == 0:
		return tabular.Table{}, tabular.Refuse(0, "nenhuma planilha visível tem linhas", "Confira o arquivo; planilhas ocultas só são lidas com --planilha.")
	case len(visible) > 1:
		return tabular.Table{}, tabular.Refuse(0, fmt.Sprintf("há %d planilhas com linhas, e não se sabe qual ler", len(visible)), "Escolha com --planilha: "+strings.Join(names, ", ")+".")
	}
	return visible[0], nil
}

// plan names the columns of one list and settles what they hold.
func (e *Examined) plan(ctx context.Context, l *List, format string, opt Options) error {
	rows, err := first(ctx, l.table, headRows)
	if err != nil || len(rows) == 0 {
		return err
	}
	p := e.recognise(l, rows, format, opt)
	if opt.Map != nil && opt.Map.Block == l.block {
		if err := l.follow(opt.Map); err != nil {
			return err
		}
	}
	if err := l.survey(ctx); err != nil {
		return err
	}
	l.settle()
	l.finish(p, format, opt)
	return nil
}

// recognise finds the header and the profile.
func (e *Examined) recognise(l *List, rows []kept, format string, opt Options) *profile.Profile {
	list := opt.Profiles
	if opt.Chosen != nil {
		list = []profile.Profile{*opt.Chosen}
	}
	if l.table.Columns != nil {
		l.header = header{names: l.table.Columns, found: true}
	} else {
		l.header = findHeader(rows, list)
	}
	p, why := opt.Chosen, "perfil indicado"
	if p == nil {
		p, why = profile.Recognise(list, l.header.names)
	}
	if p == nil {
		p = &profile.Profile{}
	}
	l.why, l.decimal = why, p.Decimal
	if l.header.found {
		l.assign(p.Assign(l.header.names))
		l.forget()
	} else {
		l.assign(byPlace(p, rows))
	}
	return p
}

// forget leaves without a field the columns that the format itself cannot name.
func (l *List) forget() {
	for i := range l.columns {
		if c := &l.columns[i]; l.table.Columns != nil && c.Header == "" {
			c.Field, c.Evidence = "", ""
		}
	}
}

// byPlace makes the columns of a table without header: those that a profile
// places, the others without a field yet.
func byPlace(p *profile.Profile, rows []kept) []profile.Assigned {
	widths := map[int]int{}
	for _, r := range rows {
		widths[len(r.cells)]++
	}
	width, _ := commonest(widths)
	list := make([]profile.Assigned, width)
	for i := range list {
		list[i] = profile.Assigned{Place: i + 1}
		if at := slices.IndexFunc(p.Columns, func(c profile.Column) bool { return c.Place == i+1 }); at >= 0 {
			list[i].Field, list[i].Evidence = p.Columns[at].Field, "posição no perfil "+p.Name
		}
	}
	return list
}

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
		if isBroken([]byte(l.columns[i].Header)) {
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

package editalfile

import (
	"fmt"
	"strconv"
	"strings"

	"certame"
	"certame/edital"
	"certame/law"
)

// builder turns the checked values into the declared edital, refusing what the
// types alone cannot see: repeated codes, unknown groups.
type builder struct {
	r    *reader
	root *value
}

func (b builder) declared() edital.Declared {
	v := b.root
	d := edital.Declared{
		Name: v.textOf("certame"), Agency: v.textOf("orgao"), Notice: v.textOf("edital"),
		Kind: edital.Kind(v.textOf("tipo")), Nature: edital.Nature(v.textOf("natureza")),
		Regime: law.Regime(v.textOf("regime")), Rationale: v.textOf("fundamento"),
		Scope: edital.Scope(v.textOf("escopo")), Exhausted: edital.OpenExhausted(v.textOf("ac_esgotada")),
		SubJudice: edital.SubJudice(v.textOf("sub_judice")), Rounding: edital.TotalRounding(v.textOf("arredondamento")),
		Pending: edital.PendingRule(v.textOf("pendentes")),
		AgeOn:   certame.NoDate, Positions: b.positions(),
		Opens: edital.Instant{Date: certame.NoDate}, Closes: edital.Instant{Date: certame.NoDate},
	}
	published, _ := v.get("publicado_em")
	d.Published = published.date
	b.groups(&d)
	b.posts(&d)
	b.period(&d)
	b.validity(&d)
	b.enrolment(&d)
	b.phases(&d)
	b.weights(&d)
	b.tieBreaks(&d)
	b.reversion(&d)
	b.order(&d)
	b.choices(&d)
	b.confirmation(&d)
	b.proceeding(&d)
	return d
}

// positions keeps the place of every key of the first level, and of each group
// and post, for findings.
func (b builder) positions() []edital.Position {
	var out []edital.Position
	for _, e := range b.root.entries {
		out = append(out, edital.Position{Key: e.key, Where: b.r.where(e.line, e.column)})
		if e.key == "preferencias" || e.key == "fim_de_fila" {
			out = append(out, b.readingPositions(e.key, e.value)...)
		}
		if e.key == "fases" {
			out = append(out, b.barrierPositions(e.value)...)
		}
		if e.key != "grupos" && e.key != "cargos" {
			continue
		}
		for _, item := range e.value.items {
			out = append(out, edital.Position{Key: e.key + "/" + item.textOf("codigo"), Where: b.r.where(item.line, item.column)})
			if list, has := item.get("lista"); has {
				out = append(out, edital.Position{Key: "cargos.lista", Where: b.r.where(list.line, list.column)})
			}
		}
	}
	return out
}

// readingPositions keep the place of the readings declared inside a key.
func (b builder) readingPositions(key string, v value) (out []edital.Position) {
	for _, e := range v.entries {
		out = append(out, edital.Position{Key: key + "." + e.key, Where: b.r.where(e.line, e.column)})
	}
	return out
}

// barrierPositions keep the place of the readings that a barrier declares.
func (b builder) barrierPositions(phases value) (out []edital.Position) {
	for _, item := range phases.items {
		barrier, _ := item.get("barreira")
		for _, e := range barrier.entries {
			out = append(out, edital.Position{Key: "fases.barreira." + e.key, Where: b.r.where(e.line, e.column)})
		}
	}
	return out
}

func (b builder) groups(d *edital.Declared) {
	declared, ok := b.root.get("grupos")
	if !ok {
		return
	}
	if len(declared.items) > certame.MaxGroups {
		b.r.refuse(declared.line, declared.column, strconv.Itoa(len(declared.items)), "grupos demais", fmt.Sprintf("O limite é de %d grupos.", certame.MaxGroups))
		return
	}
	for _, item := range declared.items {
		code := item.textOf("codigo")
		if code == edital.OpenCode || hasGroup(d.Groups, code) {
			b.r.refuse(item.line, item.column, code, "código de grupo repetido ou reservado", "Cada grupo tem um código; AC é sempre a ampla concorrência.")
			continue
		}
		if !b.goodGroupCode(d.Groups, item, code) {
			continue
		}
		d.Groups = append(d.Groups, declaredGroup(item))
	}
}

func declaredGroup(item value) edital.DeclaredGroup {
	g := edital.DeclaredGroup{Code: item.textOf("codigo"), Label: item.textOf("rotulo")}
	if v, ok := item.get("percentual"); ok {
		g.Share = &v.share
	}
	if v, ok := item.get("teto"); ok {
		g.Cap = &v.share
	}
	if v, ok := item.get("minimo_vagas"); ok {
		g.MinVacancies = &v.number
	}
	if v, ok := item.get("colisao"); ok {
		g.Collision = &v.number
	}
	if v, ok := item.get("arredondamento"); ok {
		rounding := certame.HalfUp
		if v.text == "teto" {
			rounding = certame.CeilCapped
		}
		g.Rounding = &rounding
	}
	if v, ok := item.get("confirmacao"); ok {
		confirmation := confirmations[v.text]
		g.Confirmation = &confirmation
	}
	return g
}

var confirmations = map[string]certame.ConfirmationKind{
	"nenhuma": certame.ConfirmationNone, "complementar": certame.ConfirmationPhenotype,
	"documental": certame.ConfirmationDocuments, "biopsicossocial": certame.ConfirmationBiopsychosocial,
}

func (b builder) table(d *edital.Declared, item value) []edital.TableCell {
	declared, ok := item.get("quadro")
	if !ok {
		return nil
	}
	cells := []edital.TableCell{}
	for _, e := range declared.entries {
		if b.knownCode(d, e.key, e.line, e.column) {
			cells = append(cells, edital.TableCell{Code: e.key, Seats: e.value.number})
		}
	}
	return cells
}

// knownCode refuses a modality that the edital does not have. The groups of the
// regime are known even when the file declares none.
func (b builder) knownCode(d *edital.Declared, code string, line, column int) bool {
	groups := d.Groups
	if groups == nil {
		groups = edital.DefaultGroups(b.regime(d))
	}
	if code == edital.OpenCode || hasGroup(groups, code) {
		return true
	}
	codes := append([]string{edital.OpenCode}, codesOf(groups)...)
	b.r.refuse(line, column, code, "modalidade desconhecida", "Modalidades deste edital: "+strings.Join(codes, ", ")+".")
	return false
}

func (b builder) regime(d *edital.Declared) law.Regime {
	if d.Regime != "" {
		return d.Regime
	}
	if d.Kind == edital.MilitaryAdmission || d.Kind == edital.TemporaryMilitary {
		return law.RegimePortariaMD
	}
	r, _ := law.FederalRegime(d.Published)
	return r.ID
}

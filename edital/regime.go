package edital

import (
	"certame"
	"certame/law"
	"certame/trace"
)

// chooseRegime is R-01: the regime follows from the publication date of the
// opening edital (Lei 15.142/2025, art. 11; Decreto, art. 25), is chosen once
// and is cited by everything. A declared regime that contradicts the date
// stands only with a reasoned fundamento.
func chooseRegime(d *Declared, sink trace.Sink) law.RegimeRecord {
	byDate, found := law.FederalRegime(d.Published)
	if !found {
		byDate, _ = law.RegimeByID(law.RegimeOwn)
	}
	chosen := byDate
	switch {
	case d.Regime != "":
		chosen, _ = law.RegimeByID(d.Regime)
	case isMilitary(d.Kind):
		chosen, _ = law.RegimeByID(law.RegimePortariaMD)
	}
	switch {
	case !found && d.Regime == "":
		sink.Finding(beforeTables(d))
	case contradicts(d, chosen, byDate):
		sink.Finding(contradiction(d, chosen, byDate))
	}
	sink.Step(regimeStep(d, chosen, byDate))
	return chosen
}

// WordingOf says whose words a contest speaks.
func WordingOf(regime law.Regime, k Kind) law.Wording {
	switch {
	case regime != law.RegimePortariaMD:
		return law.CivilWording
	case k == MilitaryAdmission:
		return law.AdmissionWording
	case k == TemporaryMilitary:
		return law.TemporaryWording
	}
	return law.ForcesWording
}

// Wording says whose words the contest speaks.
func (t *Terms) Wording() law.Wording { return WordingOf(t.Regime.ID, t.Kind) }

// Word is a civil word as the contest says it.
func (t *Terms) Word(civil string) string {
	said, _ := t.Wording().Say(civil)
	return said
}

func isMilitary(k Kind) bool { return k == MilitaryAdmission || k == TemporaryMilitary }

// contradicts compares the regime with the date and with who holds the contest:
// the ordinance governs the Armed Forces and nobody else.
func contradicts(d *Declared, chosen, byDate law.RegimeRecord) bool {
	switch {
	case chosen.ID == law.RegimePortariaMD:
		return !chosen.Covers(d.Published) || d.Kind != "" && !isMilitary(d.Kind)
	case chosen.Federal:
		return chosen.ID != byDate.ID || isMilitary(d.Kind)
	}
	return !chosen.Covers(d.Published)
}

// beforeTables: no federal law on record governs so old an edital.
func beforeTables(d *Declared) trace.Finding {
	return trace.Finding{
		Code: "edital.data_anterior_as_tabelas", Severity: trace.Erro, Basis: law.Shares.In(law.RegimeOwn), Where: whereOf(d, "publicado_em"),
		Params: []trace.Param{trace.P("publicado_em", trace.Day(d.Published))},
	}
}

func contradiction(d *Declared, chosen, byDate law.RegimeRecord) trace.Finding {
	severity := trace.Erro
	if d.Rationale != "" {
		severity = trace.Alerta
	}
	code := "edital.regime_contradiz_data"
	switch {
	case d.Regime == "":
		code = "edital.portaria_fora_do_periodo"
	case isMilitary(d.Kind) != (chosen.ID == law.RegimePortariaMD) && d.Kind != "":
		code = "edital.regime_contradiz_tipo"
	}
	return trace.Finding{
		Code: code, Severity: severity, Basis: byDate.Basis, Where: whereOf(d, "regime"),
		Params: []trace.Param{
			trace.P("declarado", trace.Word(string(chosen.ID))), trace.P("pela_data", trace.Word(string(byDate.ID))),
			trace.P("publicado_em", trace.Day(d.Published)),
		},
	}
}

func regimeStep(d *Declared, chosen, byDate law.RegimeRecord) trace.Step {
	step := trace.Step{
		ID: "edital/regime", Rule: "R-01", Basis: chosen.Basis, Subject: "edital",
		Inputs:  []trace.Input{{Name: "publicado_em", Value: trace.Day(d.Published), Source: "edital:publicado_em", Decisive: true}},
		Verdict: trace.Applied, Value: trace.Word(string(chosen.ID)),
	}
	if d.Regime != "" {
		step.Inputs = append(step.Inputs, trace.Input{Name: "regime", Value: trace.Word(string(d.Regime)), Source: "edital:regime", Decisive: true})
	}
	for _, r := range law.Regimes() {
		if r.ID != chosen.ID && r.Federal {
			why := "fora_do_periodo"
			if r.ID == byDate.ID {
				why = "regime_declarado"
			}
			step.Rejected = append(step.Rejected, trace.Alternative{Value: trace.Word(string(r.ID)), Why: why, Basis: r.Basis})
		}
	}
	return step
}

func whereOf(d *Declared, key string) string {
	for _, p := range d.Positions {
		if p.Key == key {
			return p.Where
		}
	}
	return "edital.yaml"
}

// DefaultGroups are the groups of a regime when the edital declares none.
func DefaultGroups(regime law.Regime) []DeclaredGroup {
	var codes []string
	switch regime {
	case law.RegimeDec12536:
		codes = []string{"PPP", "PI", "PQ", "PcD"}
	case law.RegimePortariaMD:
		codes = []string{"PPP", "PI", "PQ"}
	case law.RegimeLei15142:
		codes = []string{"PPIQ", "PcD"}
	case law.RegimeLei12990:
		codes = []string{"N", "PcD"}
	case law.RegimeBefore2014:
		codes = []string{"PcD"}
	}
	groups := make([]DeclaredGroup, len(codes))
	for i, code := range codes {
		groups[i] = DeclaredGroup{Code: code}
	}
	return groups
}

// RoleOf recognises the groups of the law by the codes that editais use.
func RoleOf(code string) certame.Role {
	switch code {
	case "PPP", "PN", "N", "PP", "NEGROS", "PNP":
		return certame.RolePretaParda
	case "PI", "IND":
		return certame.RoleIndigena
	case "PQ", "QUI":
		return certame.RoleQuilombola
	case "PPIQ", "PPPIQ":
		return certame.RoleJoint
	case "PcD", "PCD", "PD":
		return certame.RoleDisability
	}
	return certame.RoleOther
}

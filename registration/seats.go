package registration

import (
	"slices"

	"certame"
	"certame/law"
	"certame/trace"
	"certame/vacancy"
)

// seats says how many seats each modality has. An option for a group without a
// seat is accepted and waits for those that may open (Lei 15.142/2025, art. 5º,
// §§ 3º and 4º).
func (a *adviser) seats() {
	if a.Terms.Posts[a.Post].Vacancies == 0 {
		a.say("so_cadastro_de_reserva", law.ThresholdMissed.In(a.regime), a.postCode())
		return
	}
	params := []trace.Param{a.postCode(), trace.P("total", trace.Int(a.Terms.Posts[a.Post].Vacancies))}
	none := certame.GroupSet(0)
	for m, n := range a.Seats {
		params = append(params, trace.P("modalidade", a.code(certame.Modality(m))), trace.P("vagas", trace.Int(n)))
		if n == 0 && a.Options.Has(certame.Modality(m)) {
			none = none.With(certame.Modality(m))
		}
	}
	basis := law.Shares.In(a.regime)
	if none == 0 {
		a.say("vagas_por_grupo", basis, params...)
		return
	}
	a.say("vagas_com_grupo_sem_vaga", slices.Concat(basis, a.withoutSeat(none)), append(params, trace.P("grupos", a.codes(none)))...)
}

// withoutSeat is why groups have no seat: the reservation does not apply to so
// few, or the share does not reach one.
func (a *adviser) withoutSeat(none certame.GroupSet) (basis []law.Provision) {
	total := vacancy.Pools(a.Terms)[a.Terms.Posts[a.Post].Pool].Total
	for _, m := range none.Modalities() {
		if !vacancy.Reserves(*a.Terms.Group(m), total) {
			basis = append(basis, law.ThresholdMissed.In(a.regime)...)
		} else {
			basis = append(basis, law.LaterVacancies.In(a.regime)...)
		}
	}
	return basis
}

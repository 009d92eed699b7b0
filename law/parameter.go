package law

import (
	"strconv"

	"certame"
)

// ParameterName names one number of the law that changes in time or by regime.
type ParameterName string

// The parameters of.
const (
	TotalReserved     ParameterName = "reserva_total"
	Threshold         ParameterName = "minimo_de_vagas"
	SharePretaParda   ParameterName = "percentual_pretas_e_pardas"
	ShareIndigena     ParameterName = "percentual_indigenas"
	ShareQuilombola   ParameterName = "percentual_quilombolas"
	ShareJoint        ParameterName = "percentual_conjunto"
	MinimumPretaParda ParameterName = "minimo_pretas_e_pardas"
	MinimumDisability ParameterName = "minimo_pcd"
	CapDisability     ParameterName = "teto_pcd"
	ReversionDefault  ParameterName = "reversao"
)

// The numbers of the confirmation.
const (
	BoardMembers        ParameterName = "titulares_da_comissao"
	AppealMembers       ParameterName = "membros_da_recursal"
	IndigenaSignatories ParameterName = "signatarios_indigenas"
	QuilombolaLeaders   ParameterName = "liderancas_quilombolas"
)

// Parameter is one dated value with its source.
type Parameter struct {
	Name     ParameterName
	Regime   Regime
	From, To certame.Date
	Value    string
	Basis    []Provision
}

// Value finds the value of a parameter in a regime. A regime fixes the period,
// so there is at most one; ok is false when the regime has none (the edital
// must then declare it).
func (r Regime) Value(name ParameterName) (p Parameter, ok bool) {
	for _, candidate := range parameters {
		if candidate.Regime == r && candidate.Name == name {
			return candidate, true
		}
	}
	return Parameter{}, false
}

// Share reads the value as a percentage. A wrong table is a fault of ours, and
// a test reads every value.
func (p Parameter) Share() certame.Ratio {
	share, err := certame.ParsePercent(p.Value)
	if err != nil {
		panic(err)
	}
	return share
}

// Number reads the value as a whole number.
func (p Parameter) Number() int {
	n, err := strconv.Atoi(p.Value)
	if err != nil {
		panic(err)
	}
	return n
}

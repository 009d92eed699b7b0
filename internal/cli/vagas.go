package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"certame"
	"certame/edital"
	"certame/internal/cli/usage"
	"certame/internal/intake"
	"certame/internal/locale"
	"certame/law"
	"certame/trace"
	"certame/vacancy"
)

// vagas groups the commands on numbers of seats: no folder needed.
type vagas struct {
	Calcular      vagasCalcular      `cmd:"" help:"Quadro de vagas de um total, com a memória de cálculo e os artigos."`
	Ordem         vagasOrdem         `cmd:"" help:"Ordem das vagas por alternância e proporcionalidade."`
	Simular       vagasSimular       `cmd:"" help:"Quadros de uma faixa de totais, lado a lado."`
	Distribuir    vagasDistribuir    `cmd:"" help:"Conjunto de vários cargos: onde cada política põe as vagas reservadas, e quem entra por ela."`
	Arredondar    vagasArredondar    `cmd:"" help:"Cargos por unidades: reserva inteira em linhas, colunas e total ao mesmo tempo, ou por que não existe."`
	Sortear       vagasSortear       `cmd:"" help:"Sorteio que qualquer pessoa refaz: preparar, realizar, conferir."`
	Fracionamento vagasFracionamento `cmd:"" help:"Vagas perdidas por cálculo em separado."`
}

// seatRules are the options shared by the commands of vagas.
type seatRules struct {
	Regime string `name:"regime" placeholder:"R" help:"Regime: lei-12990, lei-15142, lei-15142+dec-12536 (padrão) ou portaria-md."`
	PcD    string `name:"pcd" placeholder:"P" help:"Percentual de pessoas com deficiência (padrão: 5%)."`
	Meio   bool   `name:"pcd-meio" help:"Arredonda PcD pela metade, sem teto."`
}

// terms builds the terms of an imaginary post with total seats; what the law
// says of them is in the log.
func (r seatRules) terms(s *session, total int) (*edital.Terms, *trace.Log, error) {
	regime := law.Regime(r.Regime)
	if regime == "" {
		regime = law.RegimeDec12536
	}
	record, ok := law.RegimeByID(regime)
	if !ok || regime == law.RegimeOwn {
		return nil, nil, usage.Error(fmt.Sprintf("regime desconhecido: %s.%s", r.Regime, regimeHint(r.Regime)))
	}
	d := edital.Declared{
		Name: "cálculo", Published: record.From, Regime: regime, AgeOn: certame.NoDate,
		Groups: edital.DefaultGroups(regime),
		Posts:  []edital.DeclaredPost{{Code: "de " + locale.Count(total, "vaga", "vagas"), Vacancies: total}},
	}
	if err := r.applyDisability(&d); err != nil {
		return nil, nil, err
	}
	log := &trace.Log{}
	t := edital.Resolve(d, log)
	s.speak(t)
	for i := range log.Findings {
		log.Findings[i].Where = d.Name // there is no file to look into
	}
	return t, log, nil
}

func regimeHint(wrong string) string {
	var ids []string
	for _, r := range law.Regimes() {
		if r.ID != law.RegimeOwn {
			ids = append(ids, string(r.ID))
		}
	}
	if near := intake.Nearest(wrong, ids); near != "" {
		return " O mais parecido é «" + near + "»"
	}
	return " Aceitos: " + strings.Join(ids, ", ")
}

func (r seatRules) applyDisability(d *edital.Declared) error {
	if r.PcD == "" && !r.Meio {
		return nil
	}
	i := groupIndex(d, "PcD")
	if r.PcD != "" {
		share, err := certame.ParsePercent(r.PcD)
		if err != nil {
			return usage.Error("--pcd: " + err.Error())
		}
		if share.Cmp(certame.Percent(100)) > 0 {
			return usage.Error("--pcd: o percentual passa de 100%")
		}
		d.Groups[i].Share = &share
	}
	if r.Meio {
		half := certame.HalfUp
		d.Groups[i].Rounding = &half
	}
	return nil
}

// groupIndex finds a group, adding it when the regime has none.
func groupIndex(d *edital.Declared, code string) int {
	for i, g := range d.Groups {
		if g.Code == code {
			return i
		}
	}
	d.Groups = append(d.Groups, edital.DeclaredGroup{Code: code})
	return len(d.Groups) - 1
}

func checkTotal(total int) error {
	if total < 0 || total > 1_000_000 {
		return usage.Error("--total deve estar entre 0 e 1000000")
	}
	return nil
}

// modalities is an ordered JSON object: code → seats.
type modalities struct {
	terms  *edital.Terms
	counts []int
}

// MarshalJSON writes the modalities in the order of the edital.
func (m modalities) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.WriteByte('{')
	for i, n := range m.counts {
		if i > 0 {
			b.WriteByte(',')
		}
		key, err := json.Marshal(m.terms.Code(certame.Modality(i)))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "%s:%d", key, n)
	}
	b.WriteByte('}')
	return b.Bytes(), nil
}

// reservedTotal is the regime's whole share of a total, rounded once: the other
// number of I-01.
func reservedTotal(t *edital.Terms, total int) (int, certame.Ratio) {
	p, ok := t.Regime.ID.Value(law.TotalReserved)
	if !ok {
		return 0, certame.Ratio{}
	}
	return p.Share().HalfUp(total), p.Share()
}

// allocate adds to the log of the terms what is found in the seats.
func allocate(t *edital.Terms, log *trace.Log) vacancy.Allocation {
	return vacancy.Allocate(t, log)[0]
}

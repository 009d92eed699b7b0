package report

import (
	"html/template"

	"certame"
	"certame/contest"
	"certame/edital"
)

// page is everything the template shows. Sections are computed in the order in
// which they are read; the book of provisions comes last because the others
// fill it.
type page struct {
	Style      template.CSS
	Head       head
	Modalities []modality
	Seats      seatsSection
	Order      []postOrder
	Transfers  transfersSection
	Scores     scoresSection
	Funnel     funnelSection
	Findings   findingsSection
	Readings   []reading
	Provisions []provisionLine
	Version    string
	Digests    []Digest
}

// view is what every section reads.
type view struct {
	*contest.Outcome
	opt  Options
	book *book
}

func newPage(o *contest.Outcome, opt Options) *page {
	v := &view{Outcome: o, opt: opt, book: newBook()}
	p := &page{Style: styleSheet(), Version: opt.Version, Digests: opt.InputDigests}
	p.Modalities = v.modalities()
	p.Seats = v.seatsSection()
	p.Order = v.orders()
	p.Transfers = v.transfersSection()
	p.Scores = v.scoresSection()
	p.Funnel = v.funnelSection()
	p.Findings = v.findingsSection()
	p.Readings = v.readings()
	p.Head = v.head(p.Findings)
	p.Provisions = v.book.lines()
	return p
}

// modality is one line of the legend.
type modality struct {
	Code, Label, Share, Rule string
	Swatch                   template.HTML
}

func (v *view) modalities() []modality {
	out := make([]modality, v.Terms.Modalities())
	out[0] = modality{edital.OpenCode, "ampla concorrência", "as vagas sem reserva", "Aberta a todas as pessoas, optantes inclusive.", swatch(0)}
	for i, g := range v.Terms.Groups {
		out[i+1] = modality{g.Code, g.Label, g.Share.Percentage() + " das vagas", confirmations[g.Confirmation], swatch(i + 1)}
	}
	return out
}

var confirmations = [...]string{
	certame.ConfirmationNone:            "Basta a opção.",
	certame.ConfirmationPhenotype:       "Confirma-se por confirmação complementar à autodeclaração.",
	certame.ConfirmationDocuments:       "Confirma-se por verificação documental complementar.",
	certame.ConfirmationBiopsychosocial: "Confirma-se por avaliação biopsicossocial.",
}

// codes are the modalities as column heads, the open competition first.
func (v *view) codes() []string {
	out := make([]string, v.Terms.Modalities())
	for m := range out {
		out[m] = v.Terms.Code(certame.Modality(m))
	}
	return out
}

// series are the modalities as parts of a plot.
func (v *view) series() []series {
	out := make([]series, v.Terms.Modalities())
	for m, code := range v.codes() {
		out[m] = series{code, modalityFill(m)}
	}
	return out
}

// postName is a post as people name it: code, name and place.
func (v *view) postName(i certame.PostIndex) string {
	p := &v.Terms.Posts[i]
	name := p.Code
	for _, part := range [...]string{p.Name, p.Place} {
		if part != "" {
			name += " · " + part
		}
	}
	return name
}

package cli

import (
	"encoding/hex"
	"fmt"

	"certame"
	"certame/contest"
	"certame/internal/cli/usage"
	"certame/internal/locale"
	"certame/internal/render/papers"
	"certame/internal/render/tables"
	"certame/internal/run"
	"certame/law"
	"certame/ledger"
)

// ordemCertidao certifies the place of a person in the order, and checks a
// certificate by making it again.
type ordemCertidao struct {
	ID     string `arg:"" name:"inscrição" help:"Número de inscrição, como está na planilha."`
	Folder string `name:"pasta" default:"." placeholder:"P" help:"Pasta do certame (padrão: a atual)."`
	Post   string `name:"cargo" placeholder:"C" help:"Um dos cargos da pessoa, onde há preferências (padrão: o da nomeação, ou o que ocupa)."`
	At     string `name:"em" placeholder:"FATO" help:"O livro como estava depois de um fato, como em f12 (padrão: agora)."`
	Format string `name:"formato" enum:"texto,pdf" default:"texto" placeholder:"F" help:"texto (padrão) ou pdf."`
	Output string `name:"saida" placeholder:"ARQ" help:"Arquivo a criar; em pdf é preciso dizer."`
	Check  string `name:"conferir" placeholder:"R|ARQ" help:"Confere uma certidão: o resumo que ela traz, ou o arquivo dela em texto."`
}

type certificateJSON struct {
	Content *papers.Certificate `json:"conteudo"`
	Digest  string              `json:"resumo"`
	File    string              `json:"arquivo,omitempty"`
}

// Run writes the certificate, or checks one.
func (c *ordemCertidao) Run(s *session) error {
	if c.Format == "pdf" && c.Output == "" && c.Check == "" {
		return usage.Error("em pdf, indique o arquivo: --saida certidao.pdf")
	}
	if c.Check != "" {
		return c.check(s)
	}
	made, err := c.make(s, c.At)
	if err != nil {
		return err
	}
	return c.deliver(s, made)
}

// certified is a certificate and its paper.
type certified struct {
	*papers.Certificate
	paper *papers.Paper
}

// make computes the contest as it was and gathers what is certified.
func (c *ordemCertidao) make(s *session, at string) (*certified, error) {
	until, err := moment(at)
	if err != nil {
		return nil, err
	}
	if until.Day != certame.NoDate {
		return nil, usage.Error("--em: a certidão é de um estado do livro, que um fato posterior de dia anterior não muda: indique um fato, como em f12")
	}
	l, err := s.loadedAt(c.Folder, until)
	if err != nil {
		return nil, err
	}
	o, err := l.Compute(s.ctx, false)
	if err != nil {
		return nil, err
	}
	who, err := findPerson(o, c.ID)
	if err != nil {
		return nil, err
	}
	if who, err = s.certifiedRow(o, who, c.Post); err != nil {
		return nil, err
	}
	k := o.CareerOf(o.Posts[o.Roll.Post[who]], who)
	if k == nil || k.Out {
		return nil, s.withoutPlace(o, who, k)
	}
	return c.certify(s, l, o, k)
}

// certifiedRow is the row of the post that is certified: the one asked for, or
// that of the appointment, or the one the person takes.
func (s *session) certifiedRow(o *contest.Outcome, who certame.Person, code string) (certame.Person, error) {
	if o.Preferred != nil && code == "" {
		if held := o.OnlySeat(who); held != certame.Nobody {
			return held, nil
		}
	}
	return s.applicationOf(o, who, code)
}

func (c *ordemCertidao) certify(s *session, l *run.Loaded, o *contest.Outcome, k *contest.Career) (*certified, error) {
	about := papers.Certified{State: tables.Summarize(o).State, Facts: len(l.BookLines()), Head: o.Head}
	for _, d := range l.Digests {
		about.Inputs = append(about.Inputs, papers.CertifiedSum{Name: d.Name, Sum: hex.EncodeToString(d.Sum[:])})
	}
	if k.By != nil {
		call, refusal, err := o.CallOn(k.By.At.Date, l.Book.Part(l.Until), k.Person)
		if refusal != nil {
			return nil, s.refusedFact(refusal)
		}
		if err != nil {
			return nil, err
		}
		about.CallOnPoint = call
	}
	made := &certified{Certificate: papers.CertificateOf(o.Contest, k, about)}
	check := "certame ordem certidao " + c.ID
	if o.Preferred != nil {
		check += " --cargo " + o.Terms.Posts[o.Roll.Post[k.Person]].Code
	}
	check += " --pasta <pasta>"
	if about.Facts > 0 {
		check += " --em " + ledger.ID(about.Facts)
	}
	made.paper = made.Paper(o.Terms, check+" --conferir "+made.Digest())
	return made, nil
}

// withoutPlace says why somebody has no place to certify.
func (s *session) withoutPlace(o *contest.Outcome, who certame.Person, k *contest.Career) error {
	p := o.Posts[o.Roll.Post[who]]
	situation, basis := contest.OnLists, law.Alternation.In(o.Terms.Regime.ID)
	if rank := p.RankOf(who); rank >= 0 {
		situation = p.SituationAt(rank)
	} else {
		for i, member := range p.Lists.Members {
			if member == who {
				situation, basis = contest.SituationOf(p.Lists.Standing[i], false), p.Lists.Standing[i].Basis(o.Terms.Regime.ID)
			}
		}
	}
	text := "sem lugar na ordem de convocação, nada há a certificar"
	switch {
	case k != nil:
		text = "ocupa a vaga sem que a ordem a alcance, e enquanto for assim não tem lugar na ordem"
	case situation == contest.OnLists:
		text = "a ordem ainda não chega a ela; só quem é chamada tem lugar na ordem"
	case situation == contest.SubJudice:
		text = "o lugar dela é à parte, e só entra na ordem com decisão definitiva"
	}
	fmt.Fprintf(s.Err, "certame: inscrição %s: %s: %s [%s]. Veja: certame ordem explicar %s\n",
		o.Roll.IDs.At(who), locale.Situation(s.words, situation), text, law.Citations(basis), o.Roll.IDs.At(who))
	return outcomeError(ExitPending)
}

// deliver writes the certificate where it was asked for.
func (c *ordemCertidao) deliver(s *session, made *certified) error {
	if c.Output != "" {
		data := made.paper.Text()
		if c.Format == "pdf" {
			var err error
			if data, err = made.paper.PDF(); err != nil {
				return err
			}
		}
		if err := sealFile(c.Output, data); err != nil {
			return err
		}
	}
	switch {
	case s.root.JSON:
		return s.writeJSON(certificateJSON{made.Certificate, made.Digest(), c.Output})
	case c.Output != "":
		fmt.Fprintf(s.Out, "Certidão em %s\nResumo SHA-256: %s\n", c.Output, made.Digest())
		return nil
	}
	_, err := s.Out.Write(made.paper.Text())
	return err
}

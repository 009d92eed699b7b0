package referral

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"certame"
	"certame/fraud"
	"certame/internal/locale"
)

// Write puts the referrals that are owed in a folder, as .txt, and returns their
// names.
func Write(folder string, c fraud.Case, s *fraud.State, today certame.Date) (names []string, err error) {
	for _, to := range [...]fraud.Addressee{fraud.Prosecution, fraud.AttorneyGeneral} {
		d, ok := s.Referral(c, to, today)
		if !ok {
			continue
		}
		name := fileNames[to]
		if err := os.WriteFile(filepath.Join(folder, name), []byte(Text(d)), 0o600); err != nil {
			return names, err
		}
		names = append(names, name)
	}
	return names, nil
}

var fileNames = [...]string{fraud.Prosecution: "encaminhamento-mp.txt", fraud.AttorneyGeneral: "encaminhamento-agu.txt"}

// Text is one referral.
func Text(d fraud.Document) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\nDOCUMENTO DE ACESSO RESTRITO\n\n%s\n\n", locale.ReferralTitle(d), locale.ReferralRequest(d))
	for _, f := range d.Fields {
		fmt.Fprintf(&b, "%s: %s\n", locale.ReferralLabel(f, d.Wording), locale.ReferralValue(f, d.Wording))
	}
	b.WriteString("\nAcompanham:\n")
	for _, code := range d.Enclosures {
		fmt.Fprintf(&b, "- %s\n", locale.ReferralEnclosure(code))
	}
	fmt.Fprintf(&b, "\nLocal, data e autoridade que assina: %s\n", locale.ToFill)
	return b.String()
}

// Status writes where a proceeding stands on a day, what is owed next, what was
// refused and the effect.
func Status(w io.Writer, c fraud.Case, s *fraud.State, today certame.Date) {
	fmt.Fprintf(w, "Em %s: %s.\n", today.Brazilian(), locale.FraudStage(s.Stage(c, today)))
	for _, d := range s.Owed(c, today) {
		fmt.Fprintf(w, "• %s\n", locale.FraudDuty(d, c.Wording))
	}
	for _, r := range s.Refused {
		fmt.Fprintf(w, "Recusado: %s\n", locale.FraudRefusal(r, c.Wording))
	}
	if stage := s.Stage(c, today); stage == fraud.Final || stage == fraud.Finished {
		fmt.Fprintf(w, "Efeito: %s\n", locale.FraudEffect(s.Effect(c, today), c.Wording))
	}
}

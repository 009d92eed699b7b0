package web

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"

	"certame"
	"certame/fraud"
	"certame/internal/complaint"
	"certame/internal/store"
	"certame/internal/web/parts"
)

var letterFormats = [...]struct{ extension, text string }{{"pdf", "PDF"}, {"txt", "texto"}}

var letterNames = [...]struct{ file, text string }{
	fraud.Prosecution:     {"encaminhamento-mp", "Encaminhamento ao Ministério Público"},
	fraud.AttorneyGeneral: {"encaminhamento-agu", "Encaminhamento à Advocacia-Geral da União"},
}

// letterOf is the referral that a file name asks for, and in which format.
func letterOf(name string) (to fraud.Addressee, format string, known bool) {
	for i, letter := range letterNames {
		for _, format := range letterFormats {
			if name == letter.file+"."+format.extension {
				return fraud.Addressee(i), format.extension, true
			}
		}
	}
	return 0, "", false
}

// letterLinks are the referrals that are owed or were sent, in both formats.
func letterLinks(c *subject, p *complaint.Proceeding, today certame.Date) (links []parts.Link) {
	for i, letter := range letterNames {
		if _, owed := p.State.Referral(p.Case, fraud.Addressee(i), today); !owed {
			continue
		}
		for _, format := range letterFormats {
			links = append(links, parts.Link{Text: letter.text + " (" + format.text + ")", Address: proceedingAddress(c, p.ID) + "/remessas/" + letter.file + "." + format.extension})
		}
	}
	return links
}

// lettersTo are those of one addressee.
func lettersTo(c *subject, p *complaint.Proceeding, sending fraud.Kind, today certame.Date) (links []parts.Link) {
	for i := range letterNames {
		if complaint.Sending(fraud.Addressee(i)) == sending {
			all := letterLinks(c, p, today)
			return all[min(len(all), 2*i):min(len(all), 2*i+2)]
		}
	}
	return nil
}

// giveMade sends what was made now, to be saved.
func (v *visit) giveMade(content []byte, as store.File) error {
	sum := sha256.Sum256(content)
	as.Digest, as.Size = hex.EncodeToString(sum[:]), int64(len(content))
	return v.give(bytes.NewReader(content), as, as.Name)
}

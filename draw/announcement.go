package draw

import (
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"strings"

	"certame"
)

// Announcement is what is published before the draw: what is drawn, among whom,
// and which future public source decides. Its bytes have one form only, so that
// one digest binds all of it.
type Announcement struct {
	Object    string
	Published certame.Date
	Source    Source
	Tickets   []string
}

// Kind is the kind of public source (fonte).
type Kind string

// The sources offered.
const (
	Lottery Kind = "loteria-federal"
	Beacon  Kind = "drand"
)

// Source is a future public event, named before it happens.
type Source struct {
	Kind Kind

	// Of the lottery.
	Extraction string // number of the extraction, as the Caixa writes it
	Day        certame.Date
	Digits     int // of each of the five prizes

	// Of the beacon.
	Chain Chain
	Round uint64
}

// Chain is a network of drand: what its digest is made of, so that the digest
// alone names it.
type Chain struct {
	Hash, Name, Scheme   string
	PublicKey, GroupHash string // hexadecimal
	Period               uint32 // seconds between rounds
	Genesis              int64  // second of round 1, from 1970 on
}

// At is the second at which a round is due, from 1970 on.
func (c *Chain) At(round uint64) int64 { return c.Genesis + int64(round-1)*int64(c.Period) }

const (
	announcementTitle = "sorteio verificavel 1"
	outcomeTitle      = "resultado de sorteio verificavel 1"
)

// Bytes is the only form of the announcement: UTF-8, one field or ticket a line,
// each line ended by one line feed.
func (a *Announcement) Bytes() []byte {
	var b strings.Builder
	b.WriteString(announcementTitle + "\n")
	for _, f := range a.fields() {
		b.WriteString(f[0] + ": " + f[1] + "\n")
	}
	for _, ticket := range a.Tickets {
		b.WriteString(ticket + "\n")
	}
	return []byte(b.String())
}

func (a *Announcement) fields() [][2]string {
	out := [][2]string{{"objeto", a.Object}, {"publicado", a.Published.ISO()}, {"fonte", string(a.Source.Kind)}}
	s := &a.Source
	switch s.Kind {
	case Lottery:
		out = append(out, [2]string{"extracao", s.Extraction}, [2]string{"dia", s.Day.ISO()}, [2]string{"algarismos", strconv.Itoa(s.Digits)})
	case Beacon:
		c := &s.Chain
		out = append(out, [2]string{"rede", c.Hash}, [2]string{"nome", c.Name}, [2]string{"esquema", c.Scheme}, [2]string{"chave", c.PublicKey},
			[2]string{"grupo", c.GroupHash}, [2]string{"periodo", strconv.FormatUint(uint64(c.Period), 10)},
			[2]string{"genese", strconv.FormatInt(c.Genesis, 10)}, [2]string{"rodada", strconv.FormatUint(s.Round, 10)})
	}
	return append(out, [2]string{"bilhetes", strconv.Itoa(len(a.Tickets))})
}

// Digest is the SHA-256 of the bytes, in hexadecimal: what is published before.
func (a *Announcement) Digest() string { return digest(a.Bytes()) }

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

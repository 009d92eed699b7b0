package beacon

import (
	"encoding/json"

	"certame/draw"
	"certame/internal/intake"
)

// limit is far more than any network writes of itself.
const limit = 1 << 20

// Pulse is a round as the relays of drand give it.
type Pulse struct {
	Round      uint64 `json:"round"`
	Randomness string `json:"randomness"`
	Signature  string `json:"signature"`
	Previous   string `json:"previous_signature"`
}

// ReadPulse reads the answer of a relay, saved as a file.
func ReadPulse(path string) (p Pulse, err error) {
	return p, readJSON(path, &p, "o pulso de uma rodada, como .../public/NÚMERO o dá")
}

// ReadChain reads the description of a network (.../info), saved as a file, and
// holds its digest to its parts.
func ReadChain(path string) (draw.Chain, error) {
	var info struct {
		PublicKey string `json:"public_key"`
		Period    uint32 `json:"period"`
		Genesis   int64  `json:"genesis_time"`
		Hash      string `json:"hash"`
		GroupHash string `json:"groupHash"`
		Scheme    string `json:"schemeID"`
		Metadata  struct {
			Name string `json:"beaconID"`
		} `json:"metadata"`
	}
	if err := readJSON(path, &info, "a descrição de uma rede drand, como .../info a dá"); err != nil {
		return draw.Chain{}, err
	}
	c := draw.Chain{
		Hash: info.Hash, Name: info.Metadata.Name, Scheme: info.Scheme, PublicKey: info.PublicKey,
		GroupHash: info.GroupHash, Period: info.Period, Genesis: info.Genesis,
	}
	if c.Name == "" {
		c.Name = "default"
	}
	if c.Scheme == "" {
		c.Scheme = Chained
	}
	if err := VerifyChain(&c); err != nil {
		return c, refuse(path, err.Error(), "Obtenha a descrição de novo, de mais de um repetidor")
	}
	return c, nil
}

func readJSON(path string, into any, what string) error {
	f := intake.File{
		Path: path, Shown: path, Limit: limit, WhenMissing: "Indique " + what, WhenFolder: "Indique um arquivo",
		WhenTooLarge: "Confira se é " + what, WhenEmpty: "Deve ser " + what,
	}
	data, err := f.Read()
	if err != nil {
		return err
	}
	if json.Unmarshal(data, into) != nil {
		return refuse(path, "não é JSON", "Deve ser "+what)
	}
	return nil
}

func refuse(path, what, remedy string) error {
	return intake.Refuse([]intake.Problem{{File: path, What: what, Remedy: remedy}})
}

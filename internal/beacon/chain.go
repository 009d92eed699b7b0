package beacon

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"

	"certame/draw"
)

// The schemes of drand whose signatures hold (the one called bls-unchained-on-g1
// is not among them: its hash to the curve does not follow the standard).
const (
	Chained   = "pedersen-bls-chained" // each round signs the one before too
	unchained = "pedersen-bls-unchained"
	quicknet  = "bls-unchained-g1-rfc9380"
)

// Known lists the public networks of the League of Entropy. They are not believed
// either: the digest is made again from the parts, as for any other.
func Known() []draw.Chain {
	return []draw.Chain{
		{
			Hash: "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971", Name: "quicknet", Scheme: quicknet,
			PublicKey: "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d10" +
				"64510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
			GroupHash: "f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e", Period: 3, Genesis: 1692803367,
		},
		{
			Hash: "8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce", Name: "default", Scheme: Chained,
			PublicKey: "868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31",
			GroupHash: "176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a", Period: 30, Genesis: 1595431050,
		},
	}
}

// Hash is the digest of a chain, made of its parts: who names the digest names
// the key.
func Hash(c *draw.Chain) string {
	sum := sha256.New()
	sum.Write(binary.BigEndian.AppendUint32(nil, c.Period))
	sum.Write(binary.BigEndian.AppendUint64(nil, uint64(c.Genesis)))
	for _, part := range []string{c.PublicKey, c.GroupHash} {
		data, err := hex.DecodeString(part)
		if err != nil {
			return ""
		}
		sum.Write(data)
	}
	if c.Name != "default" {
		sum.Write([]byte(c.Name))
	}
	return hex.EncodeToString(sum.Sum(nil))
}

package beacon

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"

	"certame/draw"

	curve "github.com/cloudflare/circl/ecc/bls12381"
)

// What may be wrong with a chain or a round.
var (
	ErrChain     = errors.New("o resumo da rede não é o dos dados dela")
	ErrScheme    = errors.New("esquema de assinatura que este programa não verifica")
	ErrForm      = errors.New("chave ou assinatura malformada")
	ErrSignature = errors.New("a assinatura não é desta rodada sob a chave da rede")
)

// The names that separate the two hashes to the curve (RFC 9380).
const (
	domainG1 = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
	domainG2 = "BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_"
)

// VerifyChain holds the digest of a chain to its parts.
func VerifyChain(c *draw.Chain) error {
	switch {
	case c.Hash == "" || Hash(c) != c.Hash: // parts that are not hexadecimal have no digest, and an empty one is not theirs
		return ErrChain
	case c.Scheme != Chained && c.Scheme != unchained && c.Scheme != quicknet:
		return ErrScheme
	}
	return nil
}

// Verify holds the signature of a round to the key of its chain. previous is the
// signature of the round before, which only chained networks have.
func Verify(c *draw.Chain, round uint64, signature, previous string) error {
	if err := VerifyChain(c); err != nil {
		return err
	}
	key, keyErr := hex.DecodeString(c.PublicKey)
	given, givenErr := hex.DecodeString(signature)
	before, beforeErr := hex.DecodeString(previous)
	if keyErr != nil || givenErr != nil || beforeErr != nil || (len(before) > 0) != (c.Scheme == Chained) {
		return ErrForm
	}
	message := sha256.Sum256(binary.BigEndian.AppendUint64(before, round))
	if c.Scheme == quicknet {
		return onG1(key, given, message[:])
	}
	return onG2(key, given, message[:])
}

// onG1: key in G2, signature in G1; e(signature, g2) must be e(H(message), key).
func onG1(key, signature, message []byte) error {
	var public curve.G2
	var signed, hashed curve.G1
	if len(key) != curve.G2SizeCompressed || len(signature) != curve.G1SizeCompressed || public.SetBytes(key) != nil || signed.SetBytes(signature) != nil || public.IsIdentity() {
		return ErrForm
	}
	hashed.Hash(message, []byte(domainG1))
	if !curve.Pair(&signed, curve.G2Generator()).IsEqual(curve.Pair(&hashed, &public)) {
		return ErrSignature
	}
	return nil
}

// onG2 is the same with the two groups exchanged.
func onG2(key, signature, message []byte) error {
	var public curve.G1
	var signed, hashed curve.G2
	if len(key) != curve.G1SizeCompressed || len(signature) != curve.G2SizeCompressed || public.SetBytes(key) != nil || signed.SetBytes(signature) != nil || public.IsIdentity() {
		return ErrForm
	}
	hashed.Hash(message, []byte(domainG2))
	if !curve.Pair(curve.G1Generator(), &signed).IsEqual(curve.Pair(&public, &hashed)) {
		return ErrSignature
	}
	return nil
}

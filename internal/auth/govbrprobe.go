package auth

import "context"

// Probe asks gov.br for its addresses, as the first person who comes would have done.
func (c *GovBRConfig) Probe(ctx context.Context) error {
	_, _, _, err := NewGovBR(*c, "").reach(ctx)
	return err
}

package notify

import "context"

// Probe reaches the server, protects the connection and enters, as before a message, and
// sends none.
func (c *Config) Probe(ctx context.Context) error {
	p, err := c.post()
	if err != nil {
		return err
	}
	defer p.close()
	return p.connect(ctx)
}

package custody

import (
	"context"
	"io"
)

// Put keeps what the program itself made, or what came whole in a form, without
// anything of it lying in the clear on a disk.
func (v *Vault) Put(ctx context.Context, s Sending, body io.Reader) (Object, error) {
	s.Total = -1
	u, err := v.Begin(ctx, s)
	if err != nil {
		return Object{}, err
	}
	o, err := v.put(ctx, u, body)
	if err != nil {
		_ = v.Abandon(context.WithoutCancel(ctx), u) // it may be gone already, for being something else; else it expires
	}
	return o, err
}

func (v *Vault) put(ctx context.Context, u Upload, body io.Reader) (Object, error) {
	u, err := v.Append(ctx, u, 0, body)
	if err != nil {
		return Object{}, err
	}
	if u, err = v.Length(ctx, u, u.Received); err != nil {
		return Object{}, err
	}
	return v.finish(ctx, u)
}

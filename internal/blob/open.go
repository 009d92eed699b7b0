package blob

import (
	"context"
	"strings"
)

// Open opens the objects where place says: a folder, or the address of a bucket,
// "s3://bucket/prefixo?endpoint=https://…&regiao=…&credenciais=arquivo". What goes
// to a bucket is written first in the work folder, for its name is known only
// after its last byte.
func Open(ctx context.Context, place, work string) (Store, error) {
	if strings.HasPrefix(place, "s3://") {
		return orNothing(OpenBucket(ctx, place, work))
	}
	return orNothing(OpenFolder(place))
}

// orNothing keeps a pointer to nothing from passing for a store.
func orNothing[S Store](s S, err error) (Store, error) {
	if err != nil {
		return nil, err
	}
	return s, nil
}

package blob

import (
	"context"
	"iter"
	"path"
	"time"

	"github.com/minio/minio-go/v7"
)

// All lists the bucket, which services do in the order of the keys.
func (b *Bucket) All(ctx context.Context) iter.Seq2[File, error] {
	return func(yield func(File, error) bool) {
		// The listing is asked for ahead of who reads it: it ends with this context.
		inside, cancel := context.WithCancel(ctx)
		defer cancel()
		for info := range b.client.ListObjectsIter(inside, b.bucket, minio.ListObjectsOptions{Prefix: b.prefix, Recursive: true}) {
			if info.Err != nil {
				yield(File{}, b.failed("listado", info.Err))
				return
			}
			if digest := path.Base(info.Key); isDigest(digest) && info.Key == b.key(digest) && !yield(File{digest, info.Size}, nil) {
				return
			}
		}
		if ctx.Err() != nil {
			yield(File{}, ctx.Err())
		}
	}
}

// abandoned is how old a sending in parts is when nobody is sending it any more.
const abandoned = 24 * time.Hour

// abandon ends the sendings in parts begun before a moment, those of a process
// that died: their parts take room, and nobody sees them.
func (b *Bucket) abandon(ctx context.Context, before time.Time) error {
	inside, cancel := context.WithCancel(ctx)
	defer cancel()
	for upload := range b.client.ListIncompleteUploads(inside, b.bucket, b.prefix, true) {
		if upload.Err != nil {
			return b.failed("listado", upload.Err)
		}
		if !upload.Initiated.Before(before) {
			continue
		}
		err := minio.Core{Client: b.client}.AbortMultipartUpload(ctx, b.bucket, upload.Key, upload.UploadID)
		if err := b.failed("apagado", err); err != nil {
			return err
		}
	}
	return ctx.Err()
}

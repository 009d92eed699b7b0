package blob

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"

	"github.com/minio/minio-go/v7"
)

// Bucket keeps each object in a bucket of a service of the S3 kind, under the same
// name as in a folder.
type Bucket struct {
	address
	client *minio.Client
	work   *workplace
}

// attempts at each request, with growing pauses: some seconds of a service that
// restarts, and not minutes of a person who waits for the error.
const attempts = 4

// OpenBucket opens the objects of a bucket, which must exist.
func OpenBucket(ctx context.Context, place, work string) (*Bucket, error) {
	a, err := parseAddress(place)
	if err != nil {
		return nil, err
	}
	keys, err := credentialsOf(a.credentials)
	if err != nil {
		return nil, err
	}
	client, err := minio.New(a.host, &minio.Options{Creds: keys, Secure: a.secure, Region: a.region, MaxRetries: attempts})
	if err != nil {
		return nil, fmt.Errorf("o serviço de objetos de %q: %w. %s", place, err, addressForm)
	}
	b := &Bucket{address: a, client: client}
	if err := b.check(ctx); err != nil {
		return nil, err
	}
	// Some services, or some permissions, do not let it: a rule of the bucket does then.
	_ = b.abandon(ctx, time.Now().Add(-abandoned))
	if b.work, err = openWorkplace(filepath.Join(work, "objetos")); err != nil {
		return nil, err
	}
	return b, nil
}

func (b *Bucket) check(ctx context.Context) error {
	exists, err := b.client.BucketExists(ctx, b.bucket)
	switch {
	case err != nil:
		return fmt.Errorf("o bucket %s de %s não respondeu: %w. Confira o endereço, as credenciais e a rede", b.bucket, b.host, err)
	case !exists:
		return fmt.Errorf("o bucket %s não existe em %s. Crie-o, privado, e repita", b.bucket, b.host)
	}
	return nil
}

func (b *Bucket) key(digest string) string { return b.prefix + fanOut(digest) }

// Put sends in parts what is big, and again what is already there, for it may
// have been damaged. Every part goes with its MD5, which all services check.
func (b *Bucket) Put(ctx context.Context, content io.Reader) (File, error) {
	temp, file, err := spool(ctx, b.work.folder, content)
	if err != nil {
		return File{}, err
	}
	defer os.Remove(temp.Name())
	defer temp.Close()
	if _, err := temp.Seek(0, io.SeekStart); err != nil {
		return File{}, err
	}
	_, err = b.client.PutObject(ctx, b.bucket, b.key(file.Digest), temp, file.Size, minio.PutObjectOptions{
		ContentType: "application/octet-stream", SendContentMd5: true, PartSize: partSize,
	})
	if err != nil {
		return File{}, b.failed("gravado", err)
	}
	return file, nil
}

// partSize is also how much memory a part being sent takes. Of at most 10,000
// parts, it allows objects of 160 GB.
const partSize = 16 << 20

// Open asks for the bytes only when they are read, from where they are read.
func (b *Bucket) Open(ctx context.Context, digest string) (io.ReadSeekCloser, error) {
	file, err := b.Stat(ctx, digest)
	if err != nil {
		return nil, err
	}
	return newVerified(ctx, file, func(ctx context.Context, offset int64) (io.ReadCloser, error) {
		return b.from(ctx, digest, offset)
	}), nil
}

func (b *Bucket) from(ctx context.Context, digest string, offset int64) (io.ReadCloser, error) {
	options := minio.GetObjectOptions{}
	if offset > 0 {
		if err := options.SetRange(offset, 0); err != nil {
			return nil, err
		}
	}
	body, _, _, err := minio.Core{Client: b.client}.GetObject(ctx, b.bucket, b.key(digest), options)
	return body, b.failed("lido", err)
}

// Stat asks the service.
func (b *Bucket) Stat(ctx context.Context, digest string) (File, error) {
	if err := checkDigest(digest); err != nil {
		return File{}, err
	}
	info, err := b.client.StatObject(ctx, b.bucket, b.key(digest), minio.StatObjectOptions{})
	return File{digest, info.Size}, b.failed("consultado", err)
}

// Has is Stat as a question.
func (b *Bucket) Has(ctx context.Context, digest string) (bool, error) { return has(ctx, b, digest) }

// Delete of what is not there is no error for the service either.
func (b *Bucket) Delete(ctx context.Context, digest string) error {
	if err := checkDigest(digest); err != nil {
		return err
	}
	return b.failed("apagado", b.client.RemoveObject(ctx, b.bucket, b.key(digest), minio.RemoveObjectOptions{}))
}

// Close lets the next process take away what is left.
func (b *Bucket) Close() error { return b.work.close() }

func (b *Bucket) failed(done string, err error) error {
	switch {
	case err == nil, errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return err
	case minio.ToErrorResponse(err).Code == minio.NoSuchKey:
		return ErrNotFound
	case isAway(err):
		err = fmt.Errorf("%w (%w)", ErrAway, err)
	}
	return fmt.Errorf("o objeto não foi %s no serviço %s: %w", done, b.host, err)
}

// isAway says whether the service did not answer, or answered that it cannot now.
func isAway(err error) bool {
	var network net.Error
	return errors.As(err, &network) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) ||
		minio.ToErrorResponse(err).StatusCode >= http.StatusInternalServerError
}

package blob

import (
	"context"
	"fmt"
	"os"
	"strings"

	"github.com/minio/minio-go/v7"
)

// Probe says why objects could not be kept in a place, and changes nothing there.
func Probe(ctx context.Context, place string) error {
	if !strings.HasPrefix(place, "s3://") {
		info, err := os.Stat(place)
		if err == nil && !info.IsDir() {
			err = fmt.Errorf("%s não é uma pasta", place)
		}
		return err
	}
	a, err := parseAddress(place)
	if err != nil {
		return err
	}
	keys, err := credentialsOf(a.credentials)
	if err != nil {
		return err
	}
	client, err := minio.New(a.host, &minio.Options{Creds: keys, Secure: a.secure, Region: a.region, MaxRetries: 1})
	if err != nil {
		return fmt.Errorf("o serviço de objetos: %w. %s", err, addressForm)
	}
	return (&Bucket{address: a, client: client}).check(ctx)
}

package blob_test

import (
	"bytes"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"certame/internal/blob"
	"certame/internal/s3test"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"
)

func addressOf(s *s3test.Server) string {
	return "s3://" + s.Bucket + "/orgao/concursos?endpoint=" + s.Endpoint
}

func bucketPlace(t *testing.T) place {
	s, work := s3test.Start(t), filepath.Join(t.TempDir(), "trabalho")
	byEnvironment(t)
	return place{
		open: func(t *testing.T) blob.Store { return openBucket(t, addressOf(s), work) },
		behind: func(d string) string {
			return filepath.Join(s.Folder, "orgao/concursos", d[:2], d[2:4], d)
		},
		alone: func(t *testing.T) {
			if left, err := filepath.Glob(filepath.Join(work, "objetos", "novo-*")); err != nil || len(left) != 0 {
				t.Errorf("left in the work folder: %v, %v", left, err)
			}
			if left := sendings(t, s); len(left) != 0 {
				t.Errorf("left half sent: %v", left)
			}
		},
	}
}

func byEnvironment(t *testing.T) {
	t.Setenv("AWS_ACCESS_KEY_ID", s3test.AccessKey)
	t.Setenv("AWS_SECRET_ACCESS_KEY", s3test.SecretKey)
}

func openBucket(t *testing.T, address, work string) *blob.Bucket {
	t.Helper()
	s, err := blob.Open(ctx, address, work)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s.(*blob.Bucket)
}

// other is the server as another program sees it.
func other(t *testing.T, s *s3test.Server) minio.Core {
	t.Helper()
	client, err := minio.NewCore(strings.TrimPrefix(s.Endpoint, "http://"), &minio.Options{
		Creds: credentials.NewStaticV4(s3test.AccessKey, s3test.SecretKey, ""),
	})
	if err != nil {
		t.Fatal(err)
	}
	return *client
}

// sendings are those begun in parts and not ended.
func sendings(t *testing.T, s *s3test.Server) (keys []string) {
	t.Helper()
	for upload := range other(t, s).ListIncompleteUploads(ctx, s.Bucket, "", true) {
		if upload.Err != nil {
			t.Fatal(upload.Err)
		}
		keys = append(keys, upload.Key)
	}
	return keys
}

// An object of more than a part goes in parts, and comes back whole and in
// ranges that begin in any of them. The service tells by the mark it gives.
func TestInParts(t *testing.T) {
	server := s3test.Start(t)
	byEnvironment(t)
	s := openBucket(t, addressOf(server), t.TempDir())
	content := some(40 << 20)
	file := put(t, s, content)
	info, err := other(t, server).StatObject(ctx, server.Bucket, "orgao/concursos/"+file.Digest[:2]+"/"+file.Digest[2:4]+"/"+file.Digest, minio.StatObjectOptions{})
	if err != nil || !strings.HasSuffix(info.ETag, "-3") {
		t.Errorf("was not sent in three parts: %q, %v", info.ETag, err)
	}
	if err := blob.Verify(ctx, s, file.Digest); err != nil {
		t.Error(err)
	}
	r, err := s.Open(ctx, file.Digest)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	for _, from := range []int64{1, 16<<20 - 3, 33 << 20} {
		piece := make([]byte, 10)
		_, seekErr := r.Seek(from, 0)
		if _, err := r.Read(piece[:1]); errors.Join(err, seekErr) != nil || piece[0] != content[from] {
			t.Errorf("from %d: %v, %v", from, err, seekErr)
		}
	}
}

// What a process that died half sent is taken away, and not what is being sent.
func TestAbandon(t *testing.T) {
	server := s3test.Start(t)
	byEnvironment(t)
	s := openBucket(t, addressOf(server), t.TempDir())
	for _, key := range []string{"orgao/concursos/aa/bb/filme", "de-outro-programa"} {
		if _, err := other(t, server).NewMultipartUpload(ctx, server.Bucket, key, minio.PutObjectOptions{}); err != nil {
			t.Fatal(err)
		}
	}
	now := time.Now()
	if err := s.Abandon(ctx, now.Add(-time.Hour)); err != nil {
		t.Fatal(err)
	}
	if left := sendings(t, server); len(left) != 2 {
		t.Errorf("took away what is being sent: %v", left)
	}
	if err := s.Abandon(ctx, now.Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	if left := sendings(t, server); len(left) != 1 || left[0] != "de-outro-programa" {
		t.Errorf("left %v", left)
	}
}

// A service that does not answer is an error, never an object that is not there:
// who believed that would write another, or give one up.
func TestServiceGone(t *testing.T) {
	server := s3test.Start(t)
	byEnvironment(t)
	s := openBucket(t, addressOf(server), t.TempDir())
	file := put(t, s, some(100))
	server.Stop()
	if has, err := s.Has(ctx, file.Digest); err == nil || has || errors.Is(err, blob.ErrNotFound) {
		t.Errorf("%v, %v", has, err)
	}
	if _, err := s.Put(ctx, bytes.NewReader(some(5))); err == nil || !strings.HasPrefix(err.Error(), "o objeto não foi gravado no serviço 127.0.0.1:") {
		t.Errorf("%v", err)
	}
}

// Credentials come by the environment or a file; without any, or with wrong
// ones, or without the bucket, the error comes at the opening and says what to do.
func TestOpening(t *testing.T) {
	server, work := s3test.Start(t), t.TempDir()
	for _, name := range []string{"AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_PROFILE", "AWS_CONFIG_FILE"} {
		t.Setenv(name, "")
	}
	t.Setenv("AWS_SHARED_CREDENTIALS_FILE", filepath.Join(work, "nenhum"))
	t.Setenv("HOME", work)
	refused(t, addressOf(server), work, "não há credenciais para o serviço de objetos")

	file := filepath.Join(work, "credenciais")
	text := fmt.Sprintf("[default]\naws_access_key_id = %s\naws_secret_access_key = %s\n", s3test.AccessKey, s3test.SecretKey)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	s := openBucket(t, addressOf(server)+"&credenciais="+url.QueryEscape(file), work)
	put(t, s, some(1))
	refused(t, addressOf(server)+"&credenciais="+work+"/falta", work, "não puderam ser lidas")

	byEnvironment(t)
	refused(t, "s3://falta?endpoint="+server.Endpoint, work, "o bucket falta não existe em 127.0.0.1:")
	t.Setenv("AWS_SECRET_ACCESS_KEY", "errada")
	refused(t, addressOf(server), work, "Confira o endereço, as credenciais e a rede")
}

// What could send data where nobody meant, or show a key, is refused.
func TestAddresses(t *testing.T) {
	byEnvironment(t)
	for address, want := range map[string]string{
		"s3://chave:segredo@bucket":                     "traz credenciais",
		"s3:///prefixo":                                 "não diz o bucket",
		"s3://b?endpoint=http://objetos.orgao.gov.br":   "não usa TLS",
		"s3://b?endpoint=ftp://127.0.0.1":               "não usa TLS",
		"s3://b?endpoint=objetos":                       "não é um endereço de servidor",
		"s3://b?endpoint=https://u:p@objetos.gov.br":    "não é um endereço de servidor",
		"s3://b?endpoint=https://objetos.gov.br/bucket": "não é um endereço de servidor",
		"s3://b?endpiont=https://objetos.gov.br":        `o parâmetro "endpiont" a mais`,
		"s3://b?regiao=a&regiao=b":                      `o parâmetro "regiao" a mais`,
		"s3://b?regiao=%zz":                             "não se entendem",
		"s3://chave:segredo@b\x7f":                      "não é um endereço",
	} {
		refused(t, address, t.TempDir(), want)
	}
}

func refused(t *testing.T, address, work, want string) {
	t.Helper()
	s, err := blob.Open(ctx, address, work)
	if s != nil || err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%s: %v", address, err)
	} else if strings.Contains(err.Error(), "segredo") && !strings.Contains(address, "endpoint") {
		t.Errorf("the error repeats the key: %v", err)
	}
}

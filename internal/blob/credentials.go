package blob

import (
	"fmt"

	"github.com/minio/minio-go/v7/pkg/credentials"
)

// credentialsOf come from a file named in the address, or else from the
// environment or the usual file of the tools of S3; never from an argument, which
// everybody in the machine can read. Nothing found is an error: the library would
// go on as anybody, and the error would come later and say less.
func credentialsOf(file string) (*credentials.Credentials, error) {
	found := credentials.NewFileAWSCredentials(file, "")
	if file == "" {
		found = credentials.NewChainCredentials([]credentials.Provider{
			&credentials.EnvAWS{}, &credentials.FileAWSCredentials{},
		})
	}
	value, err := found.GetWithContext(nil)
	switch {
	case err != nil:
		return nil, fmt.Errorf("as credenciais de %s não puderam ser lidas: %w", file, err)
	case value.AccessKeyID == "" || value.SecretAccessKey == "":
		return nil, fmt.Errorf("não há credenciais para o serviço de objetos. Defina AWS_ACCESS_KEY_ID e AWS_SECRET_ACCESS_KEY, " +
			"ou indique o arquivo em credenciais= (seção [default], aws_access_key_id e aws_secret_access_key)")
	}
	return found, nil
}

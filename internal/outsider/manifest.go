package outsider

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"slices"
)

const (
	manifestName = "pacote.json"
	formatName   = "certame-pacote/1"
)

// manifest is what pacote.json says.
type manifest struct {
	Format   string `json:"formato"`
	Contest  string `json:"certame"`
	Original struct {
		Head string `json:"cabeca"`
	} `json:"original"`
	People struct {
		Public    int `json:"publicas"`
		Pseudonym int `json:"sob_pseudonimo"`
	} `json:"pessoas"`
	Readings []struct {
		ID    string `json:"id"`
		Value string `json:"valor"`
	} `json:"interpretacoes"`
	Files []listed `json:"arquivos"`
}

// listed is one file as pacote.json has it.
type listed struct {
	Name   string `json:"arquivo"`
	Digest string `json:"sha256"`
	Bytes  int64  `json:"bytes"`
}

// readManifest opens pacote.json: without it the file is not a package. The digest
// of its bytes is the digest of the package.
func readManifest(entries []entry) (m manifest, digest string, err error) {
	at := slices.IndexFunc(entries, func(e entry) bool { return e.name == manifestName })
	if at < 0 {
		return m, "", refuse("o zip não tem %s: não é um pacote", manifestName)
	}
	if entries[at].claim > maxJSON {
		return m, "", refuse("%s diz ter %d bytes; o limite é %d", manifestName, entries[at].claim, maxJSON)
	}
	file, err := openEntry(entries[at], nil)
	if err != nil {
		return m, "", err
	}
	data, err := io.ReadAll(io.LimitReader(file, maxJSON+1))
	if err != nil || len(data) > maxJSON {
		return m, "", refuse("%s não se lê inteiro", manifestName)
	}
	if err := json.Unmarshal(bytes.TrimSuffix(data, []byte("\n")), &m); err != nil {
		return m, "", refuse("%s não é o de um pacote: %v", manifestName, err)
	}
	if m.Format != formatName {
		return m, "", refuse("o formato do pacote é %q, e este programa confere %q", cutText(m.Format), formatName)
	}
	sum := sha256.Sum256(data)
	return m, hex.EncodeToString(sum[:]), nil
}

// reading is the value of an interpretation, "" when the package does not cite it.
func (m *manifest) reading(id string) string {
	for _, r := range m.Readings {
		if r.ID == id {
			return r.Value
		}
	}
	return ""
}

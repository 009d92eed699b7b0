package openpack

import "certame/law"

// Format names the layout of the package.
const Format = "certame-pacote/1"

// Manifest is pacote.json.
type Manifest struct {
	Format          string    `json:"formato"`
	Contest         string    `json:"certame"`
	Agency          string    `json:"orgao"`
	Notice          string    `json:"edital"`
	Regime          string    `json:"regime"`
	Engine          string    `json:"motor"`
	Original        Original  `json:"original"`
	People          People    `json:"pessoas"`
	Interpretations []Reading `json:"interpretacoes"`
	Warnings        []string  `json:"avisos"`
	Hidden          []Hidden  `json:"nao_publicado"`
	Files           []File    `json:"arquivos"`
}

// Original are the digests of what the package was made of and does not hold.
type Original struct {
	Edital string `json:"edital"`
	Head   string `json:"cabeca"`
}

// People counts who appears, and how.
type People struct {
	Public     int `json:"publicas"`
	Pseudonyms int `json:"sob_pseudonimo"`
	Omitted    int `json:"omitidas"`
}

// Reading is an interpretation in force.
type Reading struct {
	ID        string `json:"id"`
	Key       string `json:"chave"`
	Value     string `json:"valor"`
	DecidedBy string `json:"decidido_por"`
}

// Hidden is what the contest has and the package does not, with why and by which
// provisions.
type Hidden struct {
	What  string          `json:"o_que"`
	Why   string          `json:"porque"`
	Basis []law.Provision `json:"dispositivos"`
}

// File is one file of the package.
type File struct {
	Name   string `json:"arquivo"`
	SHA256 string `json:"sha256"`
	Size   int64  `json:"bytes"`
}

// Names inside the package.
const (
	manifestName = "pacote.json"
	inputFolder  = "entrada"
	outputFolder = "saida"
	chainName    = "cadeia.csv"
)

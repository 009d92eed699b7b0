package arch

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/goccy/go-yaml"
)

// table is one CSV file of law/dados: its rows by column name.
type table []map[string]string

func readTable(root, name string) (table, error) {
	data, err := os.ReadFile(filepath.Join(root, "law", "dados", name))
	if err != nil {
		return nil, err
	}
	reader := csv.NewReader(bytes.NewReader(data))
	reader.Comma = ';'
	rows, err := reader.ReadAll()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	var out table
	for _, row := range rows[1:] {
		record := make(map[string]string, len(row))
		for i, key := range rows[0] {
			record[key] = row[i]
		}
		out = append(out, record)
	}
	return out, nil
}

// interpretation is one record of interpretacoes.yaml.
type interpretation struct {
	ID         string   `yaml:"id"`
	Title      string   `yaml:"titulo"`
	Question   string   `yaml:"pergunta"`
	Provisions []string `yaml:"dispositivos"`
	Key        string   `yaml:"chave"`
	Options    []struct {
		Value   string `yaml:"valor"`
		Text    string `yaml:"texto"`
		Example string `yaml:"exemplo"`
	} `yaml:"opcoes"`
	Default  string `yaml:"padrao"`
	Why      string `yaml:"motivo"`
	SettleBy string `yaml:"fonte_que_resolveria"`
}

func readInterpretations(root string) ([]interpretation, error) {
	data, err := os.ReadFile(filepath.Join(root, "law", "dados", "interpretacoes.yaml"))
	if err != nil {
		return nil, err
	}
	var out []interpretation
	if err := yaml.UnmarshalWithOptions(data, &out, yaml.Strict()); err != nil {
		return nil, fmt.Errorf("interpretacoes.yaml: %w", err)
	}
	return out, nil
}

// constantName turns "lei15142!art5_par2_inc1" into "Lei15142Art5Par2Inc1".
func constantName(id string) string {
	norm, path, _ := strings.Cut(id, "!")
	name := title(norm)
	for _, token := range strings.Split(path, "_") {
		name += title(token)
	}
	return name
}

func title(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func splitList(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, ",")
}

// topicNames are the identifiers of the topics of fundamentos.csv: Go words for
// Portuguese data.
var topicNames = map[string]string{
	"concorre_na_ampla":             "AlsoInOpen",
	"nao_computa":                   "NotCounted",
	"mesma_lista":                   "NextOfSameList",
	"duas_listas":                   "BothLists",
	"alternancia":                   "Alternation",
	"ac_esgotada":                   "OpenListEnded",
	"ac_esgotada_por_classificacao": "OpenListEndedByRank",
	"modalidade_unica":              "SingleModality",
	"lista_informativa":             "InformationalList",
	"perda_da_opcao":                "OptionLost",
	"nota_minima":                   "MinimumScore",
	"fora_do_corte":                 "OutsideCut",
	"opcao_pendente":                "PendingOption",
	"vagas_posteriores":             "LaterVacancies",
	"fraude":                        "FraudFound",
	"fracionamento":                 "Splitting",
	"conjunto_maior":                "WiderPool",
	"percentuais":                   "Shares",
	"arredonda_para_cima":           "RoundsUp",
	"arredonda_para_baixo":          "RoundsDown",
	"limiar":                        "ThresholdReached",
	"limiar_nao_alcancado":          "ThresholdMissed",
	"reversao_para_ac":              "RevertsToOpen",
	"reversao_quilombola":           "RevertsQuilombola",
	"reversao_indigena":             "RevertsIndigena",
	"ordem_na_carreira":             "CareerOrder",
	"medida_que_dificulta":          "HinderingMeasure",
	"posicoes_de_pcd":               "DisabilityPositions",
	"listas_da_fase":                "PhaseLists",
	"optante_segue":                 "OptanteGoesOn",
	"prazo_da_opcao":                "OptionPeriod",
	"opcao_na_inscricao":            "OptionAtRegistration",
	"apuracao_de_fraude":            "FraudProceeding",
	"conclusao_pela_fraude":         "FraudConclusion",
	"anulacao_por_fraude":           "FraudAnnulment",
	"procedimento_de_confirmacao":   "ConfirmationProcedure",
	"convocacao_de_todos":           "SummonsOfAll",
}

func topicName(topic string) string {
	if name, ok := topicNames[topic]; ok {
		return name
	}
	return "unknown topic " + topic // does not compile: give it a name above
}

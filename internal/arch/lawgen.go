package arch

import (
	"bytes"
	"fmt"
	"go/format"
	"strings"

	"certame"
)

// GeneratedFile is one file a generator writes, by path from the module root.
type GeneratedFile struct {
	Path string
	Data []byte
}

// GenerateLaw renders every generated file of package law.
func GenerateLaw(root string) ([]GeneratedFile, error) {
	var out []GeneratedFile
	for _, f := range []struct {
		name   string
		render func(root string, b *bytes.Buffer) error
	}{
		{"zz_provisions.go", renderProvisions},
		{"zz_regimes.go", renderRegimes},
		{"zz_topics.go", renderTopics},
		{"zz_limits.go", renderLimits},
		{"zz_interpretations.go", renderInterpretations},
		{"zz_glossary.go", renderGlossary},
		{"zz_calendar.go", renderCalendar},
		{"zz_evidence.go", renderEvidence},
		{"zz_words.go", renderWords},
	} {
		var b bytes.Buffer
		b.WriteString("// Code generated from law/dados by lawgen. DO NOT EDIT.\n\npackage law\n\n")
		if err := f.render(root, &b); err != nil {
			return nil, err
		}
		source, err := format.Source(b.Bytes())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		out = append(out, GeneratedFile{"law/" + f.name, source})
	}
	return out, nil
}

func renderProvisions(root string, b *bytes.Buffer) error {
	provisions, err := readTable(root, "dispositivos.csv")
	if err != nil {
		return err
	}
	b.WriteString("const (\n")
	for _, r := range provisions {
		fmt.Fprintf(b, "// %s: %s\n", constantName(r["id"]), r["resumo"])
		fmt.Fprintf(b, "%s Provision = %q\n", constantName(r["id"]), r["id"])
	}
	b.WriteString(")\n\nvar records = [...]Record{\n")
	for _, r := range provisions {
		norm, _, _ := strings.Cut(r["id"], "!")
		fmt.Fprintf(b, "{%s, %q, %q, %q, %q, %q},\n", constantName(r["id"]), norm, r["situacao"], r["etapa"], r["resumo"], r["motivo"])
	}
	b.WriteString("}\n\n")
	return renderNorms(root, b)
}

func renderNorms(root string, b *bytes.Buffer) error {
	norms, err := readTable(root, "normas.csv")
	if err != nil {
		return err
	}
	b.WriteString("var norms = [...]Norm{\n")
	for _, n := range norms {
		urn := strings.ReplaceAll(n["urn"], "%3B", ";")
		fmt.Fprintf(b, "{%q, %q, %q, %q, %q, %q, %q, %q},\n", n["norma"], n["rotulo"], n["ementa"], urn, n["publicada"], n["vigente_de"], n["vigente_ate"], n["endereco"])
	}
	b.WriteString("}\n")
	return nil
}

func renderRegimes(root string, b *bytes.Buffer) error {
	regimes, err := readTable(root, "regimes.csv")
	if err != nil {
		return err
	}
	parameters, err := readTable(root, "parametros.csv")
	if err != nil {
		return err
	}
	b.WriteString("import \"certame\"\n\nvar regimes = [...]RegimeRecord{\n")
	for _, r := range regimes {
		fmt.Fprintf(b, "{%q, %q, %s, %s, %t, %s},\n", r["regime"], r["rotulo"], date(r["publicado_de"]), date(r["publicado_ate"]), r["federal"] == "sim", provisionList(r["dispositivos"]))
	}
	b.WriteString("}\n\nvar parameters = [...]Parameter{\n")
	for _, p := range parameters {
		fmt.Fprintf(b, "{%q, %q, %s, %s, %q, %s},\n", p["parametro"], p["regime"], date(p["de"]), date(p["ate"]), p["valor"], provisionList(p["dispositivos"]))
	}
	b.WriteString("}\n")
	return nil
}

func date(iso string) string {
	if iso == "" {
		return "certame.NoDate"
	}
	day, ok := certame.ParseDate([]byte(iso))
	if !ok {
		return "date " + iso + " does not exist" // does not compile
	}
	y, m, d := day.Civil()
	return fmt.Sprintf("certame.MustDate(%d, %d, %d)", y, m, d)
}

func provisionList(text string) string {
	names := splitList(text)
	for i, id := range names {
		names[i] = constantName(strings.TrimSpace(id))
	}
	return "[]Provision{" + strings.Join(names, ", ") + "}"
}

func renderInterpretations(root string, b *bytes.Buffer) error {
	items, err := readInterpretations(root)
	if err != nil {
		return err
	}
	b.WriteString("const (\n")
	for _, it := range items {
		fmt.Fprintf(b, "// %s: %s\n%s Interpretation = %q\n", strings.Replace(it.ID, "-", "", 1), it.Title, strings.Replace(it.ID, "-", "", 1), it.ID)
	}
	b.WriteString(")\n\nvar interpretations = [...]InterpretationRecord{\n")
	for _, it := range items {
		fmt.Fprintf(b, "{ID: %q, Title: %q, Question: %q, Provisions: %s, Key: %q, Default: %q, Why: %q, SettledBy: %q, Options: []Option{\n", it.ID, it.Title, it.Question, provisionList(strings.Join(it.Provisions, ",")), it.Key, it.Default, it.Why, it.SettleBy)
		for _, o := range it.Options {
			fmt.Fprintf(b, "{%q, %q, %q},\n", o.Value, o.Text, o.Example)
		}
		b.WriteString("}},\n")
	}
	b.WriteString("}\n")
	return nil
}

func renderGlossary(root string, b *bytes.Buffer) error {
	terms, err := readTable(root, "glossario.csv")
	if err != nil {
		return err
	}
	b.WriteString("var glossary = [...]Term{\n")
	for _, t := range terms {
		fmt.Fprintf(b, "{%q, %q, %q, %s, %s},\n", t["termo"], t["identificador"], t["definicao"], provisionList(t["dispositivos"]), goStrings(splitList(t["sinonimos"])))
	}
	b.WriteString("}\n")
	return nil
}

func goStrings(items []string) string {
	if len(items) == 0 {
		return "nil"
	}
	return fmt.Sprintf("%#v", items)
}

// renderTopics writes a constant for each topic and, by regime, the provisions
// that govern it.
func renderTopics(root string, b *bytes.Buffer) error {
	rows, err := readTable(root, "fundamentos.csv")
	if err != nil {
		return err
	}
	b.WriteString("const (\n")
	last := ""
	for _, r := range rows {
		if r["tema"] != last {
			last = r["tema"]
			fmt.Fprintf(b, "%s Topic = %q\n", topicName(last), last)
		}
	}
	b.WriteString(")\n\nvar topics = [...]topicBasis{\n")
	for _, r := range rows {
		fmt.Fprintf(b, "{%s, %q, %s},\n", topicName(r["tema"]), r["regime"], provisionList(r["dispositivos"]))
	}
	b.WriteString("}\n")
	return nil
}

// renderLimits writes the lines of the annexes that limit how many are approved.
func renderLimits(root string, b *bytes.Buffer) error {
	rows, err := readTable(root, "limites.csv")
	if err != nil {
		return err
	}
	b.WriteString("var limits = [...]limit{\n")
	for _, r := range rows {
		fmt.Fprintf(b, "{%q, %s, %s, %s, %s},\n", r["anexo"], r["vagas"], orZero(r["limite"]), orZero(r["vezes"]), provisionList(r["dispositivos"]))
	}
	b.WriteString("}\n")
	return nil
}

func orZero(number string) string {
	if number == "" {
		return "0"
	}
	return number
}

package custody

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"strconv"
	"time"

	"certame/internal/locale"
	"certame/internal/render/inert"
	"certame/internal/render/papers"
	"certame/internal/store"
)

// Report is what was destroyed, by whom, by what rule, and what can still be said of
// it: never the name of a file, which may be that of a person.
type Report struct {
	Disposal      store.Disposal
	By, Confirmed string // in words
	Items         []Disposed
}

// Disposed is one object of a disposal.
type Disposed struct {
	Object
	Due   time.Time
	Basis string
}

// Report tells a disposal, proposed or done.
func (v *Vault) Report(ctx context.Context, contest store.ContestID, id string) (*Report, error) {
	d, err := v.Store.Disposal(ctx, contest, id)
	if err != nil {
		return nil, err
	}
	r := &Report{Disposal: d}
	if r.By, err = v.person(ctx, d.By); err != nil {
		return nil, err
	}
	if r.Confirmed, err = v.person(ctx, d.ClosedBy); err != nil {
		return nil, err
	}
	for _, item := range d.Items {
		o, err := v.Object(ctx, contest, item.Object)
		if err != nil {
			return nil, err
		}
		r.Items = append(r.Items, Disposed{o, item.Due, item.Basis})
	}
	return r, nil
}

func (v *Vault) person(ctx context.Context, id store.AccountID) (string, error) {
	a, err := v.Store.Account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return string(id), nil
	}
	return a.Name + " (" + a.Login + ")", err
}

var reportColumns = []string{"objeto", "especie", "classe", "inscricao", "grupo", "bytes", "sha256", "recebido_em", "prazo_ate", "fundamento", "leituras", "proposta_por", "confirmada_por", "eliminado_em"}

// CSV is the report as a table.
func (r *Report) CSV() ([]byte, error) {
	var out bytes.Buffer
	w := csv.NewWriter(&out)
	w.Comma = ';'
	rows := [][]string{reportColumns}
	for _, i := range r.Items {
		rows = append(rows, []string{
			i.ID, i.Kind, i.Class, inert.Cell(i.Registration), i.Group, strconv.FormatInt(i.Size, 10), i.Digest, stamp(i.At), stamp(i.Due), i.Basis,
			strconv.Itoa(i.Readings), inert.Cell(r.By), inert.Cell(r.Confirmed), stamp(i.Gone),
		})
	}
	err := w.WriteAll(rows)
	return out.Bytes(), err
}

// PDF is the report as a document to sign and keep.
func (r *Report) PDF(contest string) ([]byte, error) {
	p := papers.Paper{Name: "eliminacao", Title: "Relatório de eliminação de filmes e documentos", About: contest, Restricted: true, Lines: []string{
		"Certame\t" + contest, "Proposta\t" + stamp(r.Disposal.At) + ", por " + r.By,
	}}
	if r.Disposal.State == store.ProposalConfirmed {
		p.Lines = append(p.Lines, "Eliminação\t"+stamp(r.Disposal.Closed)+", confirmada por "+r.Confirmed, "",
			"Foram destruídas as chaves e apagados os bytes do que está abaixo. Permanecem o resumo criptográfico de cada objeto e o registro de quem o leu.")
	}
	for n, i := range r.Items {
		p.Lines = append(p.Lines, "", fmt.Sprintf("%d. %s, inscrição %s, grupo %s", n+1, i.Label(), i.Registration, i.Group), "Objeto\t"+i.ID, "SHA-256\t"+i.Digest,
			"Tamanho\t"+strconv.FormatInt(i.Size, 10)+" bytes", "Recebido\t"+stamp(i.At), "Guarda até\t"+stamp(i.Due), "Fundamento\t"+i.Basis, "Leituras\t"+strconv.Itoa(i.Readings))
	}
	return p.PDF()
}

// stamp is an instant in Brasília, as the tables of the platform write it.
func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.In(locale.Brasilia).Format("02/01/2006 15:04:05")
}

package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"

	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/lookup"
	"certame/internal/run"
	"certame/internal/store"
)

// posts of the invented document: 200, as those of the largest contest measured.
const posts = 200

// idOf is the number of the i-th person.
func idOf(i int) string { return fmt.Sprintf("%010d", 2026_000_000+i) }

// publish has two accounts publish an invented document: what is measured begins with
// the published lists, however they came to be. One person in four is on two lists and
// one in a hundred is called, as in the contest of the other measures.
func (b *bench) publish(ctx context.Context, i *installation.Installation) error {
	var edital strings.Builder
	edital.WriteString("certame: Concurso medido\norgao: Universidade\npublicado_em: 2026-02-10\nvalidade: 2 anos\ncargos:\n")
	for post := range posts {
		fmt.Fprintf(&edital, "  - {codigo: \"%d\", nome: Analista de Assunto %d, localidade: Brasília, vagas: 1}\n", 101+post, post)
	}
	const ana, bia = store.AccountID("00000000-0000-7000-8000-000000000001"), store.AccountID("00000000-0000-7000-8000-000000000002")
	c, err := i.Docket.Create(ctx, ana, docket.Draft{Slug: "medido", Files: docket.Files{
		run.EditalFile: strings.NewReader(edital.String()), run.CandidatesFile: strings.NewReader("inscricao;nome;cargo;opcoes;nota_final\n1;Ana;101;;90,00\n"),
	}})
	if err != nil {
		return err
	}
	v, err := i.Docket.Compute(ctx, ana, c.ID, func(string, int, int) {})
	if err != nil {
		return err
	}
	from, to := io.Pipe()
	go func() { to.CloseWithError(b.document(to)) }()
	file, err := i.Blobs.Put(ctx, from)
	if err != nil {
		return err
	}
	payload, err := json.Marshal(docket.Prepared{Plan: docket.Plan{Kind: docket.Lists}, Contest: c.Title, Digest: file.Digest, State: v.State})
	if err != nil {
		return err
	}
	p, err := i.Store.Propose(ctx, store.Proposal{Contest: c.ID, Kind: docket.Lists, Version: v.Number, Payload: payload, By: ana})
	if err == nil {
		_, err = i.Store.ConfirmProposal(ctx, p.ID, bia, store.Act{Payload: payload, Files: []store.File{{Name: "listas.csv", Digest: file.Digest, Size: file.Size}}})
	}
	fmt.Printf("documento: %d pessoas, %.0f MB\n", b.people, float64(file.Size)/1e6)
	return err
}

// document is what is published: names too, which the lookup leaves out.
func (b *bench) document(to io.Writer) error {
	w := bufio.NewWriterSize(to, 1<<16)
	fmt.Fprintln(w, "cargo,lista,posicao,inscricao,nome,nota,situacao")
	for i := range b.people {
		post, place := 101+i%posts, i/posts+1
		situation := "classificada"
		if place <= b.people/posts/100+1 {
			situation = "convocada"
			fmt.Fprintf(w, "%d,ORDEM,%d,%s,Pessoa Inventada Número %d,%d.%02d,convocada pela lista AC\n", post, place, idOf(i), i, 99-i%60, i%100)
		}
		fmt.Fprintf(w, "%d,AC,%d,%s,Pessoa Inventada Número %d,%d.%02d,%s\n", post, place, idOf(i), i, 99-i%60, i%100, situation)
		if i/posts%4 == 0 {
			fmt.Fprintf(w, "%d,PPP,%d,%s,Pessoa Inventada Número %d,%d.%02d,%s\n", post, place/4+1, idOf(i), i, 99-i%60, i%100, situation)
		}
	}
	return w.Flush()
}

// timed says how long something took.
func timed(what string, do func() error) error {
	begun := time.Now()
	err := do()
	fmt.Printf("%s: %.1f s\n", what, time.Since(begun).Seconds())
	return err
}

// ready prepares, opens and lays out the files, each timed.
func (b *bench) ready(ctx context.Context, i *installation.Installation) (*lookup.Pack, error) {
	if err := timed("preparar, selar e guardar", func() error { return i.Lookups.Prepare(ctx, func(int, int) {}) }); err != nil {
		return nil, err
	}
	packs, err := i.Store.LookupPacks(ctx)
	if err != nil {
		return nil, err
	}
	if err := timed("abrir na hora", func() error { _, err := i.Lookups.Sync(ctx); return err }); err != nil {
		return nil, err
	}
	pack, _, found := i.Lookups.At(lookup.Root + "medido/1/" + lookup.IndexName)
	if !found || len(packs) != 1 {
		return nil, fmt.Errorf("a consulta não ficou pronta: %d pacotes", len(packs))
	}
	fmt.Printf("pacote: %d fragmentos, %.0f MB, %.0f bytes cada um\n", pack.Files, float64(packs[0].Size)/1e6, float64(packs[0].Size)/float64(pack.Files))
	return pack, nil
}

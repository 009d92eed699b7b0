package main

import (
	"context"
	"errors"
	"strings"

	"certame/confirmation"
	"certame/internal/auth/roles"
	"certame/internal/demo"
	"certame/internal/docket"
	"certame/internal/installation"
	"certame/internal/run"
	"certame/internal/web"
)

// contest is one whose people are called before the boards; it gives one to film.
func contest(ctx context.Context, i *installation.Installation) (registration string, err error) {
	var terms, people strings.Builder
	spec := demo.Demonstration(60, 2)
	if err := errors.Join(spec.WriteEdital(&terms), spec.WriteCandidates(&people)); err != nil {
		return "", err
	}
	by, err := i.Store.AccountByLogin(ctx, web.DemoLogin(roles.Secretary))
	if err != nil {
		return "", err
	}
	files := docket.Files{run.EditalFile: strings.NewReader(terms.String()), run.CandidatesFile: strings.NewReader(people.String())}
	c, err := i.Docket.Create(ctx, by.ID, docket.Draft{Slug: "medido", Files: files})
	if err != nil {
		return "", err
	}
	if _, err := i.Sittings.Sign(ctx, by.ID, c.ID, ""); err != nil {
		return "", err
	}
	if _, err := i.Sittings.OpenCases(ctx, by.ID, c.ID); err != nil {
		return "", err
	}
	cases, err := i.Sittings.Cases(ctx, c.ID, confirmation.ToSummon)
	for _, one := range cases {
		if one.Group == "PPP" {
			return one.Registration, err
		}
	}
	return "", errors.Join(err, errors.New("ninguém optou por PPP"))
}

package oversight

import (
	"archive/zip"
	"context"
	"io"

	"certame/internal/render/grid"
	"certame/internal/render/tables"
	"certame/internal/store"
)

// Covered is an extract being made.
type Covered struct {
	Store   *store.DB
	Contest store.Contest
	zip     *zip.Writer
	made    []grid.Table
}

// Write makes the zip of a contest out of the folder that the docket lent.
func (c *Covered) Write(ctx context.Context, folder string, w io.Writer) error {
	c.zip = zip.NewWriter(w)
	if err := c.text("LEIA-ME.txt", about); err != nil {
		return err
	}
	if err := c.record(ctx); err != nil {
		return err
	}
	if err := c.files(folder); err != nil {
		return err
	}
	if err := c.computed(ctx, folder); err != nil {
		return err
	}
	if err := c.table(grid.Dictionary(c.made)); err != nil {
		return err
	}
	return c.zip.Close()
}

// record is what people did: acts, and who looked at what.
func (c *Covered) record(ctx context.Context) error {
	names, err := c.accounts(ctx)
	if err != nil {
		return err
	}
	acts, err := c.acts(ctx, names)
	if err != nil {
		return err
	}
	if err := c.table(acts); err != nil {
		return err
	}
	return c.table(c.accesses(ctx, names))
}

// table writes a table and remembers what its columns are.
func (c *Covered) table(t grid.Table) error {
	entry, err := c.zip.Create(t.Name + ".csv")
	if err != nil {
		return err
	}
	c.made = append(c.made, t)
	return tables.WriteTyped(entry, tables.ForPeople, t)
}

func (c *Covered) text(name, text string) error {
	entry, err := c.zip.Create(name)
	if err == nil {
		_, err = io.WriteString(entry, text)
	}
	return err
}

package docket

import (
	"context"
	"os"
	"path/filepath"
	"slices"

	"certame/internal/compare"
	"certame/internal/store"
)

// orderFile has the order of call of a result.
const orderFile = "ordem.csv"

// Compare says what changed in the order of call between two results.
func (d *Docket) Compare(ctx context.Context, id store.ContestID, before, after int) (difference compare.Difference, err error) {
	var orders [2][]compare.Line
	for i, number := range [...]int{before, after} {
		if orders[i], err = d.order(ctx, id, number); err != nil {
			return difference, err
		}
	}
	return compare.Orders(orders[0], orders[1]), nil
}

func (d *Docket) order(ctx context.Context, id store.ContestID, number int) ([]compare.Line, error) {
	v, err := d.db.Version(ctx, id, number)
	if err != nil {
		return nil, err
	}
	aside, err := d.aside()
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(aside)
	only := slices.DeleteFunc(v.Files, func(f store.File) bool { return f.Name != orderFile })
	if err := d.fill(ctx, filepath.Clean(aside), only, nil); err != nil {
		return nil, err
	}
	return compare.Read(aside)
}

package storetest

import (
	"testing"

	"certame/internal/store"
)

// The same version twice is one; a later one stands, and the one before is kept; an
// earlier one is refused.
func testIndicator(t *testing.T, db *store.DB) {
	add := func(key, reference, digest string) (bool, error) {
		return db.AddIndicator(ctx, store.Indicator{Key: key, Reference: reference, Digest: digest, Body: []byte{1, 255}, By: "ana"})
	}
	equal(t, must1(add("órgão\x1fa", "2026-10-01", "aa"))(t), true)
	equal(t, must1(add("órgão\x1fa", "2026-10-01", "aa"))(t), false)
	equal(t, must1(add("órgão\x1fb", "2026-01-01", "cc"))(t), true)
	equal(t, must1(add("órgão\x1fa", "2026-11-01", "bb"))(t), true)
	_, err := add("órgão\x1fa", "2026-10-02", "dd")
	conflicted(t, err)

	list := must1(db.Indicators(ctx))(t)
	equal(t, len(list), 2)
	equal(t, list[0].Digest+list[1].Digest, "bbcc")
	equal(t, list[0].Number, 2)
	equal(t, string(list[0].Body), "\x01\xff")
	versions := must1(db.IndicatorVersions(ctx, "órgão\x1fa"))(t)
	equal(t, len(versions), 2)
	equal(t, versions[1].Digest, "aa")
	equal(t, versions[0].At.Before(versions[1].At), false)
}

package store_test

import (
	"path/filepath"
	"testing"

	"certame/internal/store/storetest"
)

func freshSQLite(t testing.TB) string {
	return "sqlite:" + filepath.Join(t.TempDir(), "banco ção?#%.db")
}

func TestSQLite(t *testing.T) { storetest.Run(t, freshSQLite) }

package store_test

import (
	"testing"

	"certame/internal/pgtest"
	"certame/internal/store/storetest"
)

func TestPostgreSQL(t *testing.T) { storetest.Run(t, pgtest.Fresh) }

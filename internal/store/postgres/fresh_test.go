package postgres_test

import (
	"testing"

	"fray/internal/store/storetest"
)

// TestQueriesFresh: query/queries.sql.go has the queries of query/queries.sql.
func TestQueriesFresh(t *testing.T) { storetest.QueriesFresh(t, "query") }

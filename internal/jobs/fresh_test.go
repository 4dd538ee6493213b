package jobs_test

import (
	"testing"

	"fray/internal/store/postgres/pgtest"
)

// TestQueriesFresh: query/queries.sql.go has the queries of query/queries.sql.
func TestQueriesFresh(t *testing.T) { pgtest.QueriesFresh(t, "query") }

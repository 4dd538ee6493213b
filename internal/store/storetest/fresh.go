package storetest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// QueriesFresh fails unless queries.sql.go of a folder has the queries of queries.sql. It compares them without spaces and with one sign for
// all parameters; queries in which sqlc writes out the columns are compared from FROM on.
func QueriesFresh(t testing.TB, folder string) {
	t.Helper()
	sources, err := os.ReadFile(filepath.Join(folder, "queries.sql"))
	if err != nil {
		t.Fatal(err)
	}
	code, err := os.ReadFile(filepath.Join(folder, "queries.sql.go"))
	if err != nil {
		t.Fatal(err)
	}
	parameter := regexp.MustCompile(`sqlc\.n?arg\(\w+\)|\$\d+|\?\d*`)
	plain := func(sql string) string {
		return strings.Join(strings.Fields(strings.ReplaceAll(parameter.ReplaceAllString(sql, "$"), ";", "")), " ")
	}
	made := plain(string(code))
	for _, source := range strings.Split(string(sources), "-- name: ")[1:] {
		name, sql, _ := strings.Cut(source, "\n")
		want := plain(sql)
		if strings.Contains(want, "*") && strings.HasPrefix(want, "SELECT *") || strings.Contains(want, "sqlc.embed") {
			_, want, _ = strings.Cut(want, " FROM ")
		}
		if !strings.Contains(made, "-- name: "+name) || !strings.Contains(made, want) {
			t.Errorf("queries.sql.go does not have the query %s as it is now: generate it again (doc.go says how)", name)
		}
	}
}

package server_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"net/http"
	"os"
	"path/filepath"
	"testing"
)

var update = flag.Bool("update", false, "rewrite docs/openapi.json")

// TestDescriptionIsFresh checks that docs/openapi.json matches the code.
func TestDescriptionIsFresh(t *testing.T) {
	h := openServer(t, t.TempDir(), setup{})
	_, body := h.ask(http.MethodGet, "/api/v1/openapi.json", "", "", nil)
	var want bytes.Buffer
	must(t, json.Indent(&want, []byte(body), "", "  "))
	path := filepath.Join("..", "..", "docs", "openapi.json")
	if *update {
		must(t, os.WriteFile(path, want.Bytes(), 0o644))
	}
	got, err := os.ReadFile(path)
	must(t, err)
	if !bytes.Equal(got, want.Bytes()) {
		t.Error("docs/openapi.json is out of date: run go test ./internal/server -run Fresh -update")
	}
}

// TestRequestsAreDescribed checks that every field of a request body has a description.
func TestRequestsAreDescribed(t *testing.T) {
	raw, err := os.ReadFile(filepath.Join("..", "..", "docs", "openapi.json"))
	must(t, err)
	type schema struct {
		Ref         string `json:"$ref"`
		Description string
		Properties  map[string]schema
	}
	var doc struct {
		Paths map[string]map[string]struct {
			RequestBody struct {
				Content map[string]struct{ Schema schema }
			}
		}
		Components struct{ Schemas map[string]schema }
	}
	must(t, json.Unmarshal(raw, &doc))
	fields := 0
	for path, methods := range doc.Paths {
		for method, op := range methods {
			body := op.RequestBody.Content["application/json"].Schema
			for name, field := range doc.Components.Schemas[filepath.Base(body.Ref)].Properties {
				if fields++; field.Description == "" {
					t.Errorf("%s %s: the field %s has no description", method, path, name)
				}
			}
		}
	}
	if fields < 30 {
		t.Errorf("only %d fields were checked", fields)
	}
}

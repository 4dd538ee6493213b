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

// TestDescriptionIsFresh holds docs/openapi.json against what the code says of itself.
func TestDescriptionIsFresh(t *testing.T) {
	h := openHouse(t, t.TempDir(), setup{})
	_, body := h.ask(http.MethodGet, "/api/openapi.json", "", "", nil)
	var want bytes.Buffer
	must(t, json.Indent(&want, []byte(body), "", "  "))
	path := filepath.Join("..", "..", "docs", "openapi.json")
	if *update {
		must(t, os.WriteFile(path, want.Bytes(), 0o644))
	}
	got, err := os.ReadFile(path)
	must(t, err)
	if !bytes.Equal(got, want.Bytes()) {
		t.Error("docs/openapi.json is not what the server says of itself; go test ./internal/server -run Fresh -update writes it")
	}
}

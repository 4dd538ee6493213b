package web_test

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"strings"
	"testing"
)

// TestTypesAreFresh checks that ts/api.ts was made from docs/openapi.json as it is. The browser tests check that it was not changed
// since.
func TestTypesAreFresh(t *testing.T) {
	source, err := os.ReadFile("../../docs/openapi.json")
	if err != nil {
		t.Fatal(err)
	}
	made, err := os.ReadFile("ts/api.ts")
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(source)
	if !strings.Contains(string(made), "// SHA-256 of docs/openapi.json: "+hex.EncodeToString(sum[:])+"\n") {
		t.Error("ts/api.ts is out of date: run npm ci and npm run make in e2e/types")
	}
}

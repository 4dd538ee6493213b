package api_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"net/http"
	"slices"
	"testing"

	"fray/api"
)

// TestCodesAreListed checks that the list has every constant, once and with a meaning.
func TestCodesAreListed(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "codes.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var named []string
	ast.Inspect(file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 {
			if text, ok := spec.Values[0].(*ast.BasicLit); ok {
				named = append(named, text.Value)
			}
		}
		return true
	})
	var listed []string
	for _, c := range api.Codes() {
		listed = append(listed, `"`+string(c.Code)+`"`)
		if c.Status < http.StatusBadRequest || c.About == "" || c.Code.Status() != c.Status {
			t.Errorf("%s has the status %d and the meaning %q", c.Code, c.Status, c.About)
		}
	}
	if !slices.Equal(named, listed) {
		t.Errorf("the list has %s; the constants are %s", listed, named)
	}
	if s := api.Code("none").Status(); s != http.StatusInternalServerError {
		t.Errorf("an unknown code has the status %d", s)
	}
}

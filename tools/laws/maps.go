package laws

import (
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

// maps refuses iteration over a map, unless the function sorts the result later or passes the keys to slices.Sorted.
func (c *checker) maps(body *ast.BlockStmt) {
	sorted := c.sorts(body)
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.RangeStmt:
			t := c.pkg.Info.TypeOf(n.X)
			if t == nil {
				return true
			}
			if _, isMap := t.Underlying().(*types.Map); isMap && !sortedAfter(sorted, n.End()) {
				c.refuse(n.Pos(), "range over a map without a sort: its order is chance")
			}
		case *ast.CallExpr:
			name := c.callee(n)
			if strings.HasPrefix(name, "slices.Sorted") {
				return false // its argument is sorted
			}
			if (name == "maps.Keys" || name == "maps.Values" || name == "maps.All") && !sortedAfter(sorted, n.End()) {
				c.refuse(n.Pos(), "%s without a sort: its order is chance", name)
			}
		}
		return true
	})
}

// sorts returns the places where the body sorts something.
func (c *checker) sorts(body *ast.BlockStmt) []token.Pos {
	var at []token.Pos
	ast.Inspect(body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			name := c.callee(call)
			if strings.HasPrefix(name, "slices.Sort") || strings.HasPrefix(name, "sort.") {
				at = append(at, call.Pos())
			}
		}
		return true
	})
	return at
}

func sortedAfter(sorts []token.Pos, end token.Pos) bool {
	for _, p := range sorts {
		if p > end {
			return true
		}
	}
	return false
}

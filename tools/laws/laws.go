package laws

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// Check returns every breach of the laws in the package as "file:line:col: what", in source order.
func Check(fset *token.FileSet, p *Package) []string {
	c := &checker{fset: fset, pkg: p}
	for _, f := range p.Files {
		c.imports(f)
		c.variables(f)
		c.floats(f)
		ast.Inspect(f, c.threads)
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Body != nil {
				c.maps(fn.Body)
			}
		}
	}
	slices.Sort(c.breaches)
	return slices.Compact(c.breaches)
}

type checker struct {
	fset     *token.FileSet
	pkg      *Package
	breaches []string
}

func (c *checker) refuse(at token.Pos, format string, args ...any) {
	c.breaches = append(c.breaches, fmt.Sprintf("%s: %s", c.fset.Position(at), fmt.Sprintf(format, args...)))
}

// floats refuses every expression, type and declaration with a floating-point or complex number.
func (c *checker) floats(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		t := c.pkg.Info.TypeOf(e)
		if t == nil {
			return true
		}
		if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&(types.IsFloat|types.IsComplex) != 0 {
			c.refuse(e.Pos(), "%s: the core counts in integers", b.Name())
			return false
		}
		return true
	})
}

// threads refuses goroutines, channels, select, and coroutines.
func (c *checker) threads(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		if name := c.callee(n); strings.HasPrefix(name, "iter.Pull") {
			c.refuse(n.Pos(), "%s: rules run in one line", name)
		}
	case *ast.GoStmt:
		c.refuse(n.Pos(), "go statement: rules run in one line")
	case *ast.SelectStmt, *ast.SendStmt, *ast.ChanType:
		c.refuse(n.Pos(), "channel: rules run in one line")
	}
	return true
}

// variables refuses package variables, except errors named Err that errors.New makes, tables that sync.OnceValue makes, embedded files, and blank
// type assertions.
func (c *checker) variables(f *ast.File) {
	for _, d := range f.Decls {
		gen, ok := d.(*ast.GenDecl)
		if !ok || gen.Tok != token.VAR {
			continue
		}
		for _, s := range gen.Specs {
			v, ok := s.(*ast.ValueSpec)
			if !ok || embedded(gen.Doc) || embedded(v.Doc) {
				continue
			}
			for i, name := range v.Names {
				if name.Name == "_" || i < len(v.Values) && c.constant(name.Name, v.Values[i]) {
					continue
				}
				c.refuse(name.Pos(), "package variable %s: state lives in values that are passed", name.Name)
			}
		}
	}
}

// constant reports whether a variable has one value for ever.
func (c *checker) constant(name string, value ast.Expr) bool {
	call, ok := value.(*ast.CallExpr)
	return ok && (strings.HasPrefix(name, "Err") && c.callee(call) == "errors.New" || c.callee(call) == "sync.OnceValue")
}

// callee returns the called function as "package/path.Name", or "" if it is not a function of a package.
func (c *checker) callee(call *ast.CallExpr) string {
	fun := call.Fun
	if ix, ok := fun.(*ast.IndexExpr); ok {
		fun = ix.X
	}
	sel, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	fn, ok := c.pkg.Info.Uses[sel.Sel].(*types.Func)
	if !ok || fn.Pkg() == nil || fn.Signature().Recv() != nil {
		return ""
	}
	return fn.Pkg().Path() + "." + fn.Name()
}

func embedded(doc *ast.CommentGroup) bool {
	if doc == nil {
		return false
	}
	return slices.ContainsFunc(doc.List, func(l *ast.Comment) bool { return strings.HasPrefix(l.Text, "//go:embed ") })
}

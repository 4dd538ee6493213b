package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strconv"
)

// mutant is one small change of the source that a test should notice.
type mutant struct {
	ID   int
	File string // base name
	Line int
	Func string // the function it is in
	Text string // what is changed into what, such as "< to <="
	Nth  int    // counts mutants of the same function and text from 1
}

// String is the name of a mutant that survives edits elsewhere: file, function, change and count.
func (m mutant) String() string { return fmt.Sprintf("%s %s: %s #%d", m.File, m.Func, m.Text, m.Nth) }

// edit is text to put into a file: before the token at an offset or behind it, or in place of one.
type edit struct {
	offset int
	cut    int // bytes of the source that it replaces
	text   string
}

// finder collects the mutants of a file and the edits that make them.
type finder struct {
	fset    *token.FileSet
	pkg     *types.Package
	info    *types.Info
	imports map[string]bool // names of the packages that the file imports
	file    string
	fn      string
	mutants []mutant
	before  map[int]string // text at the start of a node, outer nodes first
	behind  map[int]string // text at the end of a node, inner nodes first
	instead []edit
	next    *int
	seen    map[string]int
}

// add makes a mutant and returns its number.
func (f *finder) add(at token.Pos, text string) int {
	*f.next++
	key := f.file + f.fn + text
	f.seen[key]++
	f.mutants = append(f.mutants, mutant{*f.next, f.file, f.fset.Position(at).Line, f.fn, text, f.seen[key]})
	return *f.next
}

func (f *finder) offset(p token.Pos) int { return f.fset.Position(p).Offset }

// wrap puts text around a node. It is called before the node's children are visited, and the returned function afterwards.
func (f *finder) wrap(n ast.Node, open, closing string) func() {
	f.before[f.offset(n.Pos())] += open
	return func() { f.behind[f.offset(n.End())] += closing }
}

// decl finds the mutants of a function.
func (f *finder) decl(d *ast.FuncDecl) {
	if d.Body == nil {
		return
	}
	f.fn = d.Name.Name
	f.visit(d.Body)
}

// visit finds the mutants of a node and of what is in it.
func (f *finder) visit(n ast.Node) {
	if n == nil {
		return
	}
	var after []func()
	switch n := n.(type) {
	case *ast.BinaryExpr:
		after = f.binary(n)
	case *ast.UnaryExpr:
		if n.Op == token.NOT && f.isBool(n.X) {
			id := f.add(n.Pos(), "! to nothing")
			after = append(after, f.wrap(n, fmt.Sprintf("mutantNot(%d, ", id), ")"))
		}
	case *ast.BasicLit:
		after = f.number(n)
	case *ast.Ident:
		if (n.Name == "true" || n.Name == "false") && f.info.Uses[n] == types.Universe.Lookup(n.Name) {
			id := f.add(n.Pos(), n.Name+" to its opposite")
			after = append(after, f.wrap(n, fmt.Sprintf("mutantNot(%d, ", id), ")"))
		}
	case *ast.IfStmt:
		if _, compared := n.Cond.(*ast.BinaryExpr); !compared && f.isBool(n.Cond) {
			id := f.add(n.Cond.Pos(), "condition to its opposite")
			defer f.wrap(n.Cond, fmt.Sprintf("mutantNot(%d, ", id), ")")()
		}
	case *ast.BlockStmt:
		after = f.statements(n.List)
	case *ast.CaseClause:
		after = f.statements(n.Body)
	}
	f.children(n)
	for _, done := range after {
		done()
	}
}

// children visits the parts of a node in the order of the source, but for those that have to stay constant.
func (f *finder) children(n ast.Node) {
	ast.Inspect(n, func(c ast.Node) bool {
		if c == n {
			return true
		}
		switch c := c.(type) {
		case nil:
			return false
		case *ast.GenDecl, *ast.ArrayType, *ast.TypeSwitchStmt, *ast.BranchStmt:
			return false
		case *ast.KeyValueExpr:
			f.visit(c.Value)
			return false
		}
		f.visit(c)
		return false
	})
}

// statements makes a mutant of each statement that can be left out.
func (f *finder) statements(list []ast.Stmt) (after []func()) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.ExprStmt:
			if call, ok := s.X.(*ast.CallExpr); !ok || fmt.Sprint(call.Fun) == "panic" {
				continue
			}
		case *ast.IncDecStmt:
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE || f.blank(s) {
				continue
			}
		default:
			continue
		}
		id := f.add(s.Pos(), "statement left out")
		after = append(after, f.wrap(s, fmt.Sprintf("if mutantKeep(%d) { ", id), " }"))
	}
	return after
}

// blank reports whether an assignment is only there to use a value.
func (f *finder) blank(s *ast.AssignStmt) bool {
	for _, l := range s.Lhs {
		if id, ok := l.(*ast.Ident); ok && id.Name == "_" {
			return true
		}
	}
	return false
}

// binary finds the mutants of an operator.
func (f *finder) binary(n *ast.BinaryExpr) []func() {
	if f.info.Types[n].Value != nil { // a constant
		return nil
	}
	call, to := "", map[token.Token]token.Token{
		token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR, token.EQL: token.NEQ, token.NEQ: token.EQL,
		token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO, token.QUO: token.MUL, token.LAND: token.LOR, token.LOR: token.LAND,
		token.AND: token.OR, token.OR: token.AND, token.AND_NOT: token.AND,
	}[n.Op]
	switch n.Op {
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		call = "mutantOrder"
	case token.EQL, token.NEQ:
		call = "mutantEqual"
	case token.ADD, token.SUB, token.MUL, token.QUO, token.AND, token.OR, token.AND_NOT:
		call = "mutantMath"
	case token.LAND, token.LOR:
		return f.logic(n, to)
	default: // shifts and the like are left alone
	}
	if call == "" || !f.sameNumbers(n, call) {
		return nil
	}
	id := f.add(n.OpPos, fmt.Sprintf("%s to %s", n.Op, to))
	f.instead = append(f.instead, edit{f.offset(n.OpPos), len(n.Op.String()), fmt.Sprintf(", %q, ", n.Op)})
	return []func(){f.wrap(n, fmt.Sprintf("%s(%d, ", call, id), ")")}
}

// logic finds the mutant of && or ||, whose right side may not be evaluated.
func (f *finder) logic(n *ast.BinaryExpr, to token.Token) []func() {
	if !f.isBool(n.X) || !f.isBool(n.Y) || !f.isBool(n) {
		return nil
	}
	id := f.add(n.OpPos, fmt.Sprintf("%s to %s", n.Op, to))
	f.instead = append(f.instead, edit{f.offset(n.OpPos), 2, fmt.Sprintf(") }, %q, func() bool { return (", n.Op)})
	return []func(){f.wrap(n, fmt.Sprintf("mutantLogic(%d, func() bool { return (", id), ") })")}
}

// sameNumbers reports whether both sides have the one type that a generic function can be called with.
func (f *finder) sameNumbers(n *ast.BinaryExpr, call string) bool {
	x, y := f.info.Types[n.X], f.info.Types[n.Y]
	if x.Type == nil || y.Type == nil || x.Value != nil && y.Value != nil || !types.Identical(x.Type, y.Type) {
		return false
	}
	if call == "mutantEqual" {
		_, isInterface := x.Type.Underlying().(*types.Interface)
		return !isInterface && types.Comparable(x.Type) && !x.IsNil() && !y.IsNil()
	}
	b, ok := x.Type.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsInteger != 0 && b.Info()&types.IsUntyped == 0
}

// number finds the mutants of a whole number.
func (f *finder) number(n *ast.BasicLit) []func() {
	t := f.info.Types[n].Type
	if n.Kind != token.INT || t == nil {
		return nil
	}
	b, ok := t.Underlying().(*types.Basic)
	if !ok || b.Info()&types.IsInteger == 0 || b.Info()&types.IsUntyped != 0 {
		return nil
	}
	name, ok := f.typeName(t)
	if !ok {
		return nil
	}
	v, err := strconv.ParseInt(n.Value, 0, 32)
	if err != nil {
		return nil
	}
	id := f.add(n.Pos(), fmt.Sprintf("%d to %d", v, v+1))
	return []func(){f.wrap(n, fmt.Sprintf("mutantNumber[%s](%d, ", name, id), ")")}
}

// typeName is a type as the file can write it, and whether it can.
func (f *finder) typeName(t types.Type) (string, bool) {
	ok := true
	name := types.TypeString(t, func(p *types.Package) string {
		if p == f.pkg {
			return ""
		}
		ok = ok && f.imports[p.Name()]
		return p.Name()
	})
	return name, ok
}

// isBool reports whether an expression is a plain bool that is no constant.
func (f *finder) isBool(e ast.Expr) bool {
	t := f.info.Types[e]
	b, ok := t.Type.(*types.Basic)
	return ok && t.Value == nil && b.Info()&types.IsBoolean != 0
}

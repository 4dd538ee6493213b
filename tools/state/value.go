package main

import (
	"fmt"
	"go/types"
)

// typeName is a type as the generated file writes it.
func (g *generator) typeName(t types.Type) string {
	return types.TypeString(t, func(p *types.Package) string {
		if p == g.pkg {
			return ""
		}
		g.imports[p.Path()] = true
		return p.Name()
	})
}

// writeField writes a field unless it has its zero value.
func (g *generator) writeField(f field) {
	x, kind := "x."+f.name, g.formOf(f.typ, f.number)
	zero := f.zero
	switch kind {
	case formBad:
		return
	case formStruct:
		g.want(f.typ)
		g.p("if m := w.Open(%q); true {\n%s.appendState(w)\nw.Close(m)\n}", f.written, x)
		return
	case formBool:
		g.p("if %s {", x)
	case formSlice:
		g.p("if len(%s) > 0 {", x)
	case formText:
		g.p("if %s != %q {", x, "")
	case formNames: // a first value with a name is one among others, which may come to stand before it
		g.p("if %s != 0 || %s.names()[0] != %q {", x, x, "")
	case formVerb:
		g.p("if %s != 0 {", x)
	case formOption, formArray, formCrowd:
		if zero == "" {
			zero = "(" + g.typeName(f.typ) + "{})"
		}
		g.p("if %s != %s {", x, zero)
	default:
		if zero == "" {
			zero = "0"
		}
		g.p("if %s != %s {", x, zero)
	}
	g.p("w.Field(%q)", f.written)
	g.write(x, f.typ, f.number, 0)
	g.p("}")
}

// write writes one value.
func (g *generator) write(x string, t types.Type, number bool, depth int) {
	switch g.formOf(t, number) {
	case formBad: // reported by formOf
	case formBool:
		g.p("w.Bool(bool(%s))", x)
	case formInt:
		g.p("w.Int(int64(%s))", x)
	case formUint:
		g.p("w.Uint(uint64(%s))", x)
	case formText:
		g.p("w.Text(string(%s))", x)
	case formNames:
		g.p("w.Name(%s.names(), int(%s))", x, x)
	case formFlags:
		g.p("w.Flags(%s.flags(), uint64(%s))", x, x)
	case formRule:
		g.p("w.Rule(%s)", x)
	case formVerb:
		g.p("w.Verb(%s)", x)
	case formOption:
		g.p("w.Option(%s)", x)
	case formCrowd:
		g.p("w.Crowd(%s)", x)
	case formStruct:
		g.want(t)
		g.p("%s.appendState(w)", x)
	case formSlice, formArray:
		i := fmt.Sprintf("i%d", depth)
		g.p("w.Len(len(%s))\nfor %s := range %s {", x, i, x)
		g.write(x+"["+i+"]", elem(t), number, depth+1)
		g.p("}")
	}
}

// read reads one value.
func (g *generator) read(x string, t types.Type, number bool, depth int) {
	name := g.typeName(t)
	low, high := "", ""
	if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsInteger != 0 {
		low, high = bounds(t)
	}
	switch g.formOf(t, number) {
	case formBad: // reported by formOf
	case formBool:
		g.p("%s = %s(r.Bool())", x, name)
	case formInt:
		g.p("%s = %s(r.Int(%s, %s))", x, name, low, high)
	case formUint:
		g.p("%s = %s(r.Uint(%s))", x, name, high)
	case formText:
		g.p("%s = %s(r.Text())", x, name)
	case formNames:
		g.p("%s = %s(r.Name(%s.names(), %s))", x, name, x, high)
	case formFlags:
		g.p("%s = %s(r.Flags(%s.flags()))", x, name, x)
	case formRule:
		g.p("%s = r.Rule()", x)
	case formVerb:
		g.p("%s = r.Verb()", x)
	case formOption:
		g.p("%s = r.Option()", x)
	case formCrowd:
		g.p("%s = r.Crowd()", x)
	case formStruct:
		g.want(t)
		g.p("%s.readState(r)", x)
	case formSlice:
		i := fmt.Sprintf("i%d", depth)
		g.p("%s = make(%s, r.Len())\nfor %s := range %s {", x, name, i, x)
		g.read(x+"["+i+"]", elem(t), number, depth+1)
		g.p("}")
	case formArray:
		i := fmt.Sprintf("i%d", depth)
		g.p("if n := r.Len(); n != len(%s) {\nr.Fail(\"%%s has %%d elements, want %%d\", r.Field(), n, len(%s))\n}\nfor %s := range %s {", x, x, i, x)
		g.read(x+"["+i+"]", elem(t), number, depth+1)
		g.p("}")
	}
}

// elem is the element type of a slice or an array.
func elem(t types.Type) types.Type {
	if s, ok := t.Underlying().(*types.Slice); ok {
		return s.Elem()
	}
	return t.Underlying().(*types.Array).Elem()
}

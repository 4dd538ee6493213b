package main

import (
	"fmt"
	"go/types"
	"reflect"
	"strings"
)

// field is a field of a state struct and what its tag says.
type field struct {
	name    string // in Go
	written string // in the bytes
	typ     types.Type
	zero    string // Go text of the value that is left out
	derived bool
	number  bool
}

// fields returns the fields of a struct in the order of their written names, so that moving one changes nothing.
func (g *generator) fields(s *types.Struct) []field {
	var out []field
	for i := range s.NumFields() {
		v := s.Field(i)
		f := field{name: v.Name(), written: v.Name(), typ: v.Type()}
		for word := range strings.SplitSeq(reflect.StructTag(s.Tag(i)).Get("state"), ",") {
			key, value, _ := strings.Cut(word, "=")
			switch key {
			case "":
			case "derived":
				f.derived = true
			case "number":
				f.number = true
			case "zero":
				f.zero = value
			case "name":
				f.written = value
			default:
				g.fail("%s: unknown tag %q", v.Name(), word)
			}
		}
		out = append(out, f)
	}
	return out
}

// form is how a type is written.
type form int

const (
	formBad form = iota
	formBool
	formInt
	formUint
	formText
	formNames // an enumeration
	formFlags // a set of named bits
	formRule
	formVerb
	formOption
	formCrowd
	formStruct
	formSlice
	formArray
)

// formOf says how a type is written.
func (g *generator) formOf(t types.Type, number bool) form {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if f := g.formOfNamed(named, number); f != formBad {
			return f
		}
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		switch info := u.Info(); {
		case info&types.IsBoolean != 0:
			return formBool
		case info&types.IsUnsigned != 0:
			return formUint
		case info&types.IsInteger != 0:
			return formInt
		case info&types.IsString != 0:
			return formText
		}
	case *types.Struct:
		return formStruct
	case *types.Slice:
		return formSlice
	case *types.Array:
		return formArray
	}
	g.fail("a state cannot hold a %s", t)
	return formBad
}

// formOfNamed says how a named type is written; formBad leaves it to what is underneath.
func (g *generator) formOfNamed(named *types.Named, number bool) form {
	obj := named.Obj()
	if obj.Pkg() != nil && obj.Pkg().Path() == "fray/table" {
		switch obj.Name() {
		case "Rule":
			return formRule
		case "Verb":
			return formVerb
		case "Option":
			return formOption
		case "Crowd":
			return formCrowd
		}
	}
	basic, ok := named.Underlying().(*types.Basic)
	switch {
	case obj.Pkg() != g.pkg:
		return formBad
	case g.has(named, "names"):
		return formNames
	case g.has(named, "flags"):
		return formFlags
	case ok && basic.Info()&types.IsInteger != 0 && !number:
		g.fail("type %s has neither names() nor flags(); a field of it needs the tag state:\"number\"", obj.Name())
	}
	return formBad
}

// has reports whether a type has a method that lists names.
func (g *generator) has(named *types.Named, method string) bool {
	obj, _, _ := types.LookupFieldOrMethod(named, true, g.pkg, method)
	fn, ok := obj.(*types.Func)
	return ok && fmt.Sprint(fn.Signature()) == "func() []string"
}

// deep reports whether copying a value by assignment would share memory with it.
func deep(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Slice:
		return true
	case *types.Array:
		return deep(u.Elem())
	case *types.Struct:
		for field := range u.Fields() {
			if deep(field.Type()) {
				return true
			}
		}
	}
	return false
}

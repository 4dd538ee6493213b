package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fray/tools/laws"
)

// support is the code that chooses between the original and a mutant. One program holds all mutants; the environment says
// which of them is on, or where to write which of them are reached.
const support = `package %s

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"sync"
)

var (
	mutantChosen, _ = strconv.Atoi(os.Getenv("FRAY_MUTANT"))
	mutantTrace     = os.Getenv("FRAY_MUTANT_TRACE")
	mutantReached   sync.Map
)

func mutantOn(id int) bool {
	if mutantTrace != "" {
		if _, was := mutantReached.LoadOrStore(id, true); !was {
			if f, err := os.OpenFile(mutantTrace, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600); err == nil {
				fmt.Fprintln(f, id)
				f.Close()
			}
		}
	}
	return id == mutantChosen
}

func mutantKeep(id int) bool { return !mutantOn(id) }

func mutantNot(id int, v bool) bool { return v != mutantOn(id) }

func mutantNumber[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](id int, v T) T {
	if mutantOn(id) {
		v++
	}
	return v
}

func mutantLogic(id int, x func() bool, op string, y func() bool) bool {
	if (op == "&&") != mutantOn(id) {
		return x() && y()
	}
	return x() || y()
}

func mutantOrder[T cmp.Ordered](id int, x T, op string, y T) bool {
	on := mutantOn(id)
	switch op {
	case "<":
		return x < y || on && x == y
	case "<=":
		return x < y || !on && x == y
	case ">":
		return x > y || on && x == y
	default:
		return x > y || !on && x == y
	}
}

func mutantEqual[T comparable](id int, x T, op string, y T) bool {
	return (x == y) == ((op == "==") != mutantOn(id))
}

func mutantMath[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](id int, x T, op string, y T) T {
	on := mutantOn(id)
	switch op {
	case "+", "-":
		if (op == "+") != on {
			return x + y
		}
		return x - y
	case "*", "/":
		if (op == "*") != on {
			return x * y
		}
		return x / y
	case "&":
		if on {
			return x | y
		}
		return x & y
	case "|":
		if on {
			return x & y
		}
		return x | y
	default:
		if on {
			return x & y
		}
		return x &^ y
	}
}
`

// overlay is a package with all its mutants, as files for the go command's -overlay.
type overlay struct {
	mutants []mutant
	file    string // the JSON file that lists the replaced files
}

// instrument writes the files of a package with all mutants into a folder.
func instrument(root, dir, out string, skip func(name string) bool) (*overlay, error) {
	l := laws.NewLoader(root)
	p, err := l.Load(laws.Module + "/" + dir)
	if err != nil {
		return nil, err
	}
	abs, err := filepath.Abs(filepath.Join(root, filepath.FromSlash(dir)))
	if err != nil {
		return nil, err
	}
	o, replaced, next := &overlay{}, map[string]string{}, 0
	slices.SortFunc(p.Files, func(a, b *ast.File) int {
		return strings.Compare(l.Fset.Position(a.Pos()).Filename, l.Fset.Position(b.Pos()).Filename)
	})
	for _, file := range p.Files {
		name := filepath.Base(l.Fset.Position(file.Pos()).Filename)
		if skip(name) {
			continue
		}
		src, err := os.ReadFile(filepath.Join(abs, name))
		if err != nil {
			return nil, err
		}
		f := &finder{
			fset: l.Fset, pkg: p.Types, info: p.Info, imports: map[string]bool{}, file: name,
			before: map[int]string{}, behind: map[int]string{}, next: &next, seen: map[string]int{},
		}
		for _, imp := range p.Types.Imports() {
			if strings.Contains(string(src), fmt.Sprintf("%q", imp.Path())) {
				f.imports[imp.Name()] = true
			}
		}
		for _, d := range file.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				f.decl(fn)
			}
		}
		o.mutants = append(o.mutants, f.mutants...)
		to := filepath.Join(out, name)
		if err := os.WriteFile(to, f.rewrite(src), 0o600); err != nil {
			return nil, err
		}
		replaced[filepath.Join(abs, name)] = to
	}
	to := filepath.Join(out, "zz_mutant.go")
	if err := os.WriteFile(to, fmt.Appendf(nil, support, p.Types.Name()), 0o600); err != nil {
		return nil, err
	}
	replaced[filepath.Join(abs, "zz_mutant.go")] = to
	list, err := json.Marshal(map[string]any{"Replace": replaced})
	if err != nil {
		return nil, err
	}
	o.file = filepath.Join(out, "overlay.json")
	return o, os.WriteFile(o.file, list, 0o600)
}

// rewrite puts all edits into the source.
func (f *finder) rewrite(src []byte) []byte {
	cuts := map[int]edit{}
	for _, e := range f.instead {
		cuts[e.offset] = e
	}
	var out []byte
	for i := 0; i <= len(src); i++ {
		out = append(out, f.behind[i]...)
		out = append(out, f.before[i]...)
		if i == len(src) {
			break
		}
		if e, ok := cuts[i]; ok {
			out = append(out, e.text...)
			i += e.cut - 1
			continue
		}
		out = append(out, src[i])
	}
	return out
}

package main

import (
	_ "embed" // for the files below
	"encoding/json"
	"fmt"
	"go/ast"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fray/tools/laws"
)

// switchText is the code that chooses between the original and a mutant: one program holds all mutants, and one of them is on
// at a time. driverText is the test that runs one test at a time with a mutant.
var (
	//go:embed embed/switch.go.txt
	switchText string
	//go:embed embed/driver_test.go.txt
	driverText string
)

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
	driver, err := driverOf(abs, dir, p.Types.Name())
	if err != nil {
		return nil, err
	}
	for name, text := range map[string]string{
		"zz_mutant.go":      fmt.Sprintf(switchText, p.Types.Name(), len(o.mutants)),
		"zz_mutant_test.go": driver,
	} {
		to := filepath.Join(out, name)
		if err := os.WriteFile(to, []byte(text), 0o600); err != nil {
			return nil, err
		}
		replaced[filepath.Join(abs, name)] = to
	}
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

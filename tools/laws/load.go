package laws

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Module is the import path of the module.
const Module = "fray"

// Package is one parsed and type-checked package, without its tests.
type Package struct {
	Path  string // import path
	Files []*ast.File
	Info  *types.Info
	Types *types.Package
}

// Loader loads packages under a root folder; imports from elsewhere are read from source.
type Loader struct {
	Fset   *token.FileSet
	root   string
	std    types.Importer
	loaded map[string]*Package
}

// NewLoader returns a loader for the module whose go.mod is in root.
func NewLoader(root string) *Loader {
	fset := token.NewFileSet()
	build.Default.CgoEnabled = false // imports are read, never built: no C compiler is needed
	if build.Default.GOROOT == "" {  // a program built with -trimpath does not know it
		if out, err := exec.Command("go", "env", "GOROOT").Output(); err == nil {
			build.Default.GOROOT = strings.TrimSpace(string(out))
		}
	}
	return &Loader{Fset: fset, root: root, std: importer.ForCompiler(fset, "source", nil), loaded: map[string]*Package{}}
}

// Import makes the loader a types.Importer: packages of the module come from their folders, all others from the
// toolchain.
func (l *Loader) Import(path string) (*types.Package, error) {
	if path != Module && !strings.HasPrefix(path, Module+"/") {
		return l.std.Import(path)
	}
	p, err := l.Load(path)
	if err != nil {
		return nil, err
	}
	return p.Types, nil
}

// Load returns the package of an import path. It refuses a package whose files depend on the machine, because rules
// are the same on all machines.
func (l *Loader) Load(path string) (*Package, error) {
	if p, ok := l.loaded[path]; ok {
		return p, nil
	}
	dir := filepath.Join(l.root, filepath.FromSlash(strings.TrimPrefix(strings.TrimPrefix(path, Module), "/")))
	found, err := build.ImportDir(dir, 0)
	if err != nil {
		return nil, err
	}
	if other := slices.Concat(found.CgoFiles, found.SFiles, found.CFiles, found.IgnoredGoFiles); len(other) > 0 {
		return nil, fmt.Errorf("%s: not for every machine: %s", path, strings.Join(other, ", "))
	}
	sources := map[string]any{}
	for _, name := range found.GoFiles {
		sources[filepath.Join(dir, name)] = nil
	}
	p, err := l.check(path, sources)
	if err != nil {
		return nil, err
	}
	l.loaded[path] = p
	return p, nil
}

// check parses and type-checks files by name. A nil text is read from disk.
func (l *Loader) check(path string, sources map[string]any) (*Package, error) {
	p := &Package{Path: path, Info: &types.Info{
		Types: map[ast.Expr]types.TypeAndValue{},
		Defs:  map[*ast.Ident]types.Object{},
		Uses:  map[*ast.Ident]types.Object{},
	}}
	for name, text := range sources {
		f, err := parser.ParseFile(l.Fset, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		p.Files = append(p.Files, f)
	}
	var err error
	conf := types.Config{Importer: l}
	if p.Types, err = conf.Check(path, l.Fset, p.Files, p.Info); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return p, nil
}

package main

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/types"
	"path/filepath"
	"strings"

	"fray/tools/laws"
)

// generated is the file of the state code.
const generated = "game_state_gen.go"

// load returns the package in a folder of the tree with its types, without the files that are generated from it. Function
// bodies are not looked at, so that the package may call methods that are still to be generated.
func load(root, dir string) (*types.Package, error) {
	loader := laws.NewLoader(root)
	found, err := build.ImportDir(filepath.Join(root, filepath.FromSlash(dir)), 0)
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range found.GoFiles {
		if name == generated || name == frameFile {
			continue
		}
		f, err := parser.ParseFile(loader.Fset, filepath.Join(root, filepath.FromSlash(dir), name), nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	var failed error // an import that is missing; other errors end when the generated file is there
	conf := types.Config{Importer: loader, IgnoreFuncBodies: true, Error: func(err error) {
		if strings.Contains(err.Error(), "could not import") {
			failed = err
		}
	}}
	pkg, _ := conf.Check(laws.Module+"/"+dir, loader.Fset, files, nil)
	if failed != nil {
		return nil, failed
	}
	if pkg.Scope().Lookup("state") == nil {
		return nil, fmt.Errorf("%s: no type state", dir)
	}
	return pkg, nil
}

package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// The tests that are quick: those that every ruleset has, of its scenarios and of what is pinned, whose names begin with pinnedTest. They run before all others.
const (
	scenariosTest = "TestScenarios"
	pinnedTest    = "TestPinned"
)

// driverOf returns the source of the test that runs the tests of a package one at a time. In place of a ruleset's
// TestScenarios it has a test for each case and each scenario file.
func driverOf(abs, dir, pkg string) (string, error) {
	names, err := testsOf(abs, pkg+"_test")
	if err != nil {
		return "", err
	}
	var list []string
	if _, err := os.Stat(filepath.Join(abs, "scenarios")); err == nil {
		list = append(list, fmt.Sprintf("tests = append(tests, drive.Scenarios(t, %q)...)", path.Base(dir)))
		names = slices.DeleteFunc(names, func(name string) bool { return name == scenariosTest })
	}
	for _, name := range names {
		list = append(list, fmt.Sprintf("tests = append(tests, drive.Test{Name: %q, Run: %s})", name, name))
	}
	return fmt.Sprintf(driverText, pkg, dir, strings.Join(list, "\n\t")), nil
}

// testsOf returns the names of the tests of a package, sorted.
func testsOf(abs, pkg string) ([]string, error) {
	files, err := filepath.Glob(filepath.Join(abs, "*_test.go"))
	if err != nil {
		return nil, err
	}
	var names []string
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range file.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil || !strings.HasPrefix(fn.Name.Name, "Test") || fn.Name.Name == "TestMain" {
				continue
			}
			if file.Name.Name != pkg {
				return nil, fmt.Errorf("%s: %s is a test of package %s; move it to %s, where mutate finds it", name, fn.Name.Name, file.Name.Name, pkg)
			}
			names = append(names, fn.Name.Name)
		}
	}
	slices.Sort(names)
	return names, nil
}

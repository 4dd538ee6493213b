package rulestest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"fray/table"
)

// Unproved returns the rules of the book that no case lists.
func Unproved(book *table.Book, proved []string) []string { return without(book, proved) }

// Cited returns the rules that Go code names: as rule.X, or by id in a comment. It reads the files of the folder, without
// tests and generated files.
func Cited(book *table.Book, files fs.FS) ([]string, error) {
	names := map[string]string{}
	for _, r := range book.Rules {
		names[r.Constant()] = r.ID
	}
	sources, err := fs.Glob(files, "*.go")
	if err != nil {
		return nil, err
	}
	var cited []string
	for _, name := range sources {
		stem := strings.TrimSuffix(path.Base(name), ".go")
		if strings.HasSuffix(stem, "_test") || strings.HasSuffix(stem, "_gen") {
			continue
		}
		src, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, src, parser.SkipObjectResolution|parser.ParseComments)
		if err != nil {
			return nil, fmt.Errorf("to see what rules it cites: %w", err)
		}
		for _, used := range selected(file) {
			if id := names[used]; id != "" {
				cited = append(cited, id)
			}
		}
		for _, word := range commented(file) {
			if book.Find(word) != 0 {
				cited = append(cited, word)
			}
		}
	}
	slices.Sort(cited)
	return slices.Compact(cited), nil
}

// selected returns the names that a file uses of its ruleset's rule package.
func selected(file *ast.File) []string {
	called := ""
	for _, i := range file.Imports {
		where, err := strconv.Unquote(i.Path.Value)
		if err != nil || path.Base(where) != "rule" {
			continue
		}
		called = "rule"
		if i.Name != nil {
			called = i.Name.Name
		}
	}
	var names []string
	if called == "" {
		return nil
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && x.Name == called {
				names = append(names, s.Sel.Name)
			}
		}
		return true
	})
	return names
}

// commented returns the words of a file's comments that could be ids.
func commented(file *ast.File) []string {
	var words []string
	for _, group := range file.Comments {
		words = append(words, strings.FieldsFunc(group.Text(), func(c rune) bool {
			return !unicode.IsLower(c) && !unicode.IsDigit(c) && c != '.' && c != '_'
		})...)
	}
	for i := range words {
		words[i] = strings.Trim(words[i], ".")
	}
	return words
}

// without returns the ids of the book that are not in the list, in the order of the book.
func without(book *table.Book, ids []string) []string {
	out := []string{}
	for _, r := range book.Rules {
		if !slices.Contains(ids, r.ID) {
			out = append(out, r.ID)
		}
	}
	return out
}

package laws

import (
	"go/ast"
	"slices"
	"strconv"
	"strings"
)

// worldly lists imports that bring clocks, random numbers, threads or the operating system into the core. A path
// covers its subtree.
func worldly() []string {
	return []string{
		"time", "os", "net", "log", "math/rand", "crypto/rand", "hash/maphash", "sync", "context", "runtime", "reflect",
		"unsafe", "syscall", "plugin", "testing",
	}
}

// arrows returns the packages of the tree that a core package may import. A path covers its subtree.
func arrows(path string) []string {
	switch {
	case path == Module+"/table":
		return nil
	case path == Module+"/ruleset":
		return []string{Module + "/ruleset", Module + "/table"}
	case strings.HasPrefix(path, Module+"/ruleset/"):
		own := strings.Join(strings.SplitN(path, "/", 4)[:3], "/")
		return append(shared(), own, Module+"/space", Module+"/dice", Module+"/formula", Module+"/table")
	default:
		return []string{Module + "/table", Module + "/dice"}
	}
}

// shared returns the packages that rulesets share.
func shared() []string {
	return []string{Module + "/ruleset/setup", Module + "/ruleset/late", Module + "/ruleset/lasting", Module + "/ruleset/total", Module + "/ruleset/text"}
}

// imports refuses worldly imports, imports against the arrows, and imports from other modules.
func (c *checker) imports(f *ast.File) {
	for _, spec := range f.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			continue // the parser reports it
		}
		first, _, _ := strings.Cut(path, "/")
		switch {
		case path == keyedStream && c.pkg.Path == Module+"/table" && only(f, "rand", "ChaCha8"):
		case path == "sync" && only(f, "sync", "OnceValue"): // of a table that is the same for all games
		case path == "reflect" && c.pkg.Path == tagReader:
		case slices.ContainsFunc(worldly(), covers(path)):
			c.refuse(spec.Pos(), "import of %s: the core knows no clock, chance, thread or world", path)
		case first == Module && !slices.ContainsFunc(arrows(c.pkg.Path), covers(path)):
			c.refuse(spec.Pos(), "import of %s: against the arrows", path)
		case strings.Contains(first, "."):
			c.refuse(spec.Pos(), "import of %s: the core uses no other module", path)
		}
	}
}

// keyedStream is the package of the generator behind the dice of a secret seed.
const keyedStream = "math/rand/v2"

// tagReader is the package that reads tags of sheets, before a fight begins. Its results depend on types and values only.
const tagReader = Module + "/ruleset/setup"

// only reports whether a file uses nothing from a package but one name. Of keyedStream that is the ChaCha8 generator, whose numbers
// depend only on its key.
func only(f *ast.File, pkg, name string) bool {
	yes := true
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if from, ok := s.X.(*ast.Ident); ok && from.Name == pkg && s.Sel.Name != name {
				yes = false
			}
		}
		return yes
	})
	return yes
}

// covers returns a function that reports whether a path lies in a folder.
func covers(path string) func(folder string) bool {
	return func(folder string) bool { return path == folder || strings.HasPrefix(path, folder+"/") }
}

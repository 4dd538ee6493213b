package laws

import (
	"go/ast"
	"slices"
	"strconv"
	"strings"
)

// worldly are the imports that bring a clock, chance, threads or the world into the core. A path covers its subtree.
func worldly() []string {
	return []string{
		"time", "os", "net", "log", "math/rand", "crypto/rand", "hash/maphash", "sync", "context", "runtime", "reflect",
		"unsafe", "syscall", "plugin", "testing",
	}
}

// arrows says which packages of the tree a core package may import. A path covers its subtree.
func arrows(path string) []string {
	switch {
	case path == Module+"/table":
		return nil
	case path == Module+"/ruleset":
		return []string{Module + "/ruleset", Module + "/table"}
	case strings.HasPrefix(path, Module+"/ruleset/"):
		own := strings.Join(strings.SplitN(path, "/", 4)[:3], "/")
		return []string{own, Module + "/ruleset/setup", Module + "/space", Module + "/dice", Module + "/formula", Module + "/table"}
	default:
		return []string{Module + "/table", Module + "/dice"}
	}
}

// imports refuses worldly imports, imports against the arrows and imports from other modules.
func (c *checker) imports(f *ast.File) {
	for _, spec := range f.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			continue // the parser has refused it
		}
		first, _, _ := strings.Cut(path, "/")
		switch {
		case slices.ContainsFunc(worldly(), covers(path)):
			c.refuse(spec.Pos(), "import of %s: the core knows no clock, chance, thread or world", path)
		case first == Module && !slices.ContainsFunc(arrows(c.pkg.Path), covers(path)):
			c.refuse(spec.Pos(), "import of %s: against the arrows", path)
		case strings.Contains(first, "."):
			c.refuse(spec.Pos(), "import of %s: the core uses no other module", path)
		}
	}
}

// covers tells of a path or folder whether the import lies in it.
func covers(path string) func(folder string) bool {
	return func(folder string) bool { return path == folder || strings.HasPrefix(path, folder+"/") }
}

package laws

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// core returns the import paths of all core packages. A new ruleset is included once it has a file; the scenario
// harness is not.
func core(t *testing.T) []string {
	t.Helper()
	root := filepath.Join("..", "..")
	var paths []string
	for _, top := range []string{"table", "dice", "space", "formula", "ruleset"} {
		err := filepath.WalkDir(filepath.Join(root, top), func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && (d.Name() == "rulestest" || d.Name() == "testdata"):
				return fs.SkipDir
			case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go"):
				dir, err := filepath.Rel(root, filepath.Dir(name))
				paths = append(paths, Module+"/"+filepath.ToSlash(dir))
				return err
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return slices.Compact(paths)
}

func TestTheCoreIsAllThere(t *testing.T) {
	paths := core(t)
	for _, dir := range []string{"table", "dice", "space", "formula", "ruleset", "ruleset/flow", "ruleset/flow/rule"} {
		if !slices.Contains(paths, Module+"/"+dir) {
			t.Errorf("%s is not among the packages that are held to the laws: %v", dir, paths)
		}
	}
}

func TestTheCoreKeepsItsLaws(t *testing.T) {
	l := NewLoader("../..")
	for _, path := range core(t) {
		p, err := l.Load(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, breach := range Check(l.Fset, p) {
			t.Error(breach)
		}
	}
}

func TestBreachesAreRefused(t *testing.T) {
	cases := []struct{ name, body, want string }{
		{"float", `func f(a int) int { return int(float64(a) * 2) }`, "float64"},
		{"float field", `type T struct{ X float32 }`, "float32"},
		{"float constant", `const Half = 0.5`, "untyped float"},
		{"map range", `func f(m map[string]int) (n int) { for _, v := range m { n = v }; return n }`, "range over a map"},
		{
			"sorted too soon", "import \"slices\"\nfunc f(m map[string]int, s []int) (n int) { slices.Sort(s); for _, v := range m { n = v }; return n }",
			"range over a map",
		},
		{
			"map keys", "import \"maps\"\nfunc f(m map[string]int) (n string) { for k := range maps.Keys(m) { n = k }; return n }",
			"maps.Keys without",
		},
		{"goroutine", `func f() { go f() }`, "go statement"},
		{"channel", `func f(c chan int) { c <- 1 }`, "channel"},
		{"coroutine", "import \"iter\"\nfunc f(s iter.Seq[int]) { iter.Pull(s) }", "iter.Pull"},
		{"package variable", `var cache []int`, "package variable cache"},
		{"variable of sync", "import \"sync\"\nvar once sync.Once", "package variable once"},
		{"lock", "import \"sync\"\nfunc f() { var m sync.Mutex; m.Lock() }", "import of sync"},
		{"sentinel by another name", "import \"errors\"\nvar Oops = errors.New(\"oops\")", "package variable Oops"},
		{"clock", "import \"time\"\nvar _ = time.Now", "import of time"},
		{"chance", "import \"math/rand/v2\"\nfunc f() int { return rand.Int() }", "import of math/rand/v2"},
		{"chance of a hash", "import \"hash/maphash\"\nvar _ = maphash.MakeSeed", "import of hash/maphash"},
		{"chance of a map", "import \"reflect\"\nvar _ = reflect.Value.MapKeys", "import of reflect"},
		{"a voice", "import \"log/slog\"\nvar _ = slog.Info", "import of log/slog"},
		{"the world", "import \"os/exec\"\nvar _ = exec.Command", "import of os/exec"},
		{"another module", "import _ \"github.com/spf13/pflag\"", "the core uses no other module"},
		{"against the arrows", "import _ \"fray/space\"", "against the arrows"},
	}
	l := NewLoader("../..")
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := breaches(t, l, "fray/table", c.body)
			if !strings.Contains(got, c.want) {
				t.Errorf("want a breach that says %q, got %q", c.want, got)
			}
		})
	}
}

// TestOneForEveryMachine: a core package has no code that only some machines compile.
func TestOneForEveryMachine(t *testing.T) {
	for name, text := range map[string]string{
		"roll_plan9.go": "package table\n",
		"tagged.go":     "//go:build fast\n\npackage table\n",
		"roll.s":        "// assembly\n",
	} {
		root := t.TempDir()
		dir := filepath.Join(root, "table")
		if err := os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		for file, src := range map[string]string{"doc.go": "package table\n", name: text} {
			if err := os.WriteFile(filepath.Join(dir, file), []byte(src), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := NewLoader(root).Load(Module + "/table"); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s: error %v, want one that names it", name, err)
		}
	}
}

func TestWhatIsLawfulPasses(t *testing.T) {
	cases := []struct{ name, path, body string }{
		{"table that is made once", "fray/ruleset/flow", "import \"sync\"\nvar Book = sync.OnceValue(func() []string { return nil })"},
		{"sentinel", "fray/table", "import \"errors\"\nvar ErrOver = errors.New(\"over\")"},
		{"claim of a type", "fray/table", `var _ error = (*e)(nil); type e struct{}; func (*e) Error() string { return "" }`},
		{"sorted keys", "fray/table", "import (\"maps\"; \"slices\")\nfunc f(m map[string]int) []string { return slices.Sorted(maps.Keys(m)) }"},
		{"sorted after", "fray/table", "import \"slices\"\nfunc f(m map[string]int) (k []string) { for s := range m { k = append(k, s) }; slices.Sort(k); return k }"},
		{"a stream set by a key", "fray/table", "import \"math/rand/v2\"\nfunc f(k [32]byte) uint64 { var c rand.ChaCha8; c.Seed(k); return c.Uint64() }"},
		{"map look-up", "fray/table", `func f(m map[string]int) int { return m["a"] }`},
		{"down the arrows", "fray/ruleset/flow", "import _ \"fray/space\""},
	}
	l := NewLoader("../..")
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := breaches(t, l, c.path, c.body); got != "" {
				t.Errorf("lawful, yet refused: %s", got)
			}
		})
	}
}

// breaches checks one file as if it were the package of that path.
func breaches(t *testing.T, l *Loader, path, body string) string {
	t.Helper()
	p, err := l.check(path, map[string]any{"case.go": "package x\n" + body})
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(Check(l.Fset, p), "\n")
}

package laws

import (
	"strings"
	"testing"
)

// The core: every package whose code is rules, or the ground rules stand on.
func core() []string {
	return []string{"table", "dice", "space", "formula", "ruleset", "ruleset/flow", "ruleset/flow/rule"}
}

func TestTheCoreKeepsItsLaws(t *testing.T) {
	l := NewLoader("../..")
	for _, dir := range core() {
		p, err := l.Load(Module + "/" + dir)
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
		{"sentinel by another name", "import \"errors\"\nvar Oops = errors.New(\"oops\")", "package variable Oops"},
		{"clock", "import \"time\"\nvar _ = time.Now", "import of time"},
		{"chance", "import \"math/rand/v2\"\nfunc f() int { return rand.Int() }", "import of math/rand/v2"},
		{"the world", "import \"os/exec\"\nvar _ = exec.Command", "import of os/exec"},
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

func TestWhatIsLawfulPasses(t *testing.T) {
	cases := []struct{ name, path, body string }{
		{"sentinel", "fray/table", "import \"errors\"\nvar ErrOver = errors.New(\"over\")"},
		{"claim of a type", "fray/table", `var _ error = (*e)(nil); type e struct{}; func (*e) Error() string { return "" }`},
		{"sorted keys", "fray/table", "import (\"maps\"; \"slices\")\nfunc f(m map[string]int) []string { return slices.Sorted(maps.Keys(m)) }"},
		{"sorted after", "fray/table", "import \"slices\"\nfunc f(m map[string]int) (k []string) { for s := range m { k = append(k, s) }; slices.Sort(k); return k }"},
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

package formula

import "testing"

func benchEval(b *testing.B, text string, want int) {
	f := parse(b, text)
	env, roll := &hands{level: 3, armor: 5}, &script{values: []int{4}}
	b.ReportAllocs()
	got := 0
	for b.Loop() {
		v, err := f.Eval(env, roll)
		if err != nil {
			b.Fatal(err)
		}
		got = v
	}
	if got != want {
		b.Fatalf("%s is %d, want %d", text, got, want)
	}
}

// hands is an Env without a map, as a ruleset has it.
type hands struct{ level, armor int }

func (h *hands) Value(name string) (int, bool) {
	switch name {
	case "level":
		return h.level, true
	case "armor":
		return h.armor, true
	default:
		return 0, false
	}
}

func BenchmarkEvalDie(b *testing.B)   { benchEval(b, "1d8 + 1", 5) }
func BenchmarkEvalNames(b *testing.B) { benchEval(b, "2d6 + level - armor", 2) }
func BenchmarkEvalBranch(b *testing.B) {
	benchEval(b, "if(armor > 3 and level, max(0, 2d6 - armor), 1)", 0)
}

func BenchmarkDist(b *testing.B) {
	f := parse(b, "max(0, 2d6 + level - armor)")
	env := &hands{level: 3, armor: 5}
	b.ReportAllocs()
	sum := uint64(0)
	for b.Loop() {
		d, err := f.Dist(env)
		if err != nil {
			b.Fatal(err)
		}
		sum = d.Weight(0).Uint64()*100 + d.Weight(10).Uint64()
	}
	if sum != 101 {
		b.Fatalf("weights %d, want 101", sum)
	}
}

func BenchmarkParse(b *testing.B) {
	b.ReportAllocs()
	var f *Formula
	for b.Loop() {
		f, _ = Parse("max(0, 2d6 + level - armor)")
	}
	if f.String() != "max(0, 2d6 + level - armor)" {
		b.Fatalf("parsed as %v", f)
	}
}

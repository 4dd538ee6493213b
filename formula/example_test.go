package formula_test

import (
	"fmt"

	"fray/dice"
	"fray/formula"
)

// sheet is where the names of the examples get their values.
type sheet map[string]int

func (s sheet) Value(name string) (int, bool) {
	v, ok := s[name]
	return v, ok
}

// thrown is a hand that throws these faces in turn.
type thrown struct{ faces []int32 }

func (h *thrown) Roll(p dice.Pool) int {
	v, _ := h.throw(p)
	return v
}

func (h *thrown) throw(p dice.Pool) (int, []int32) {
	faces := h.faces[:p.Count]
	h.faces = h.faces[p.Count:]
	return p.Read(faces), faces
}

func ExampleParse() {
	f, err := formula.Parse("MAX(0,armor-2)")
	fmt.Println(f, err)
	f, err = formula.Parse("max(0,(armor)-2)")
	fmt.Println(f, err)
	// Output:
	// <nil> col 1: found "MAX", expected if, min, max or abs before brackets
	// max(0, armor - 2) <nil>
}

// All mistakes are reported at once.
func ExampleErrors() {
	_, err := formula.Parse("2d + max(1,) = 3")
	fmt.Println(err)
	// Output:
	// col 1: found "2d", expected a number of sides
	// col 12: found ")", expected a value
	// col 14: found "=", expected "==" to compare
}

func ExampleFormula_Eval() {
	f, err := formula.Parse("max(0, 2d6 - armor)")
	if err != nil {
		fmt.Println(err)
		return
	}
	v, err := f.Eval(sheet{"armor": 5}, &thrown{[]int32{6, 3}})
	fmt.Println(v, err)
	_, err = f.Eval(sheet{}, &thrown{[]int32{6, 3}})
	fmt.Println(err)
	// Output:
	// 4 <nil>
	// col 14: "armor": nothing has this name here
}

func ExampleFormula_Dist() {
	f, _ := formula.Parse("if(1d20 + 5 >= defence, max(0, 1d8 - armor), 0)")
	d, err := f.Dist(sheet{"defence": 15, "armor": 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("any harm:", d.AtLeast(1))
	fmt.Println("on the average:", d.Mean())
	// Output:
	// any harm: 33/80
	// on the average: 231/160
}

func ExampleFormula_Explain() {
	f, _ := formula.Parse("4d6kh3 + if(level > 4, 1d8, level)")
	hand := &thrown{[]int32{5, 1, 6, 3}}
	e, err := f.Explain(sheet{"level": 3}, hand.throw)
	fmt.Println(e, err)
	// Output: 4d6kh3 + if(level > 4, 1d8, level) = 17: 4d6kh3 = 14 (5, 1, 6, 3), level = 3 <nil>
}

// A sum of dice can be thrown by hand in one go; other formulas are asked pool by pool.
func ExampleFormula_Linear() {
	for _, text := range []string{"2d6 + 1d4 - 1", "2d6 * 2"} {
		f, _ := formula.Parse(text)
		pools, constant, ok := f.Linear()
		fmt.Println(pools, constant, ok)
	}
	// Output:
	// [2d6 1d4] -1 true
	// [] 0 false
}

package setup_test

import (
	"fmt"
	"slices"

	"fray/ruleset/setup"
	"fray/table"
)

// wolf is what users write: keys, meaning, defaults, bounds and words stand here and nowhere else.
type wolf struct {
	Name string `json:"name" required:"what it is called" doc:"name"`
	Size string `json:"size,omitempty" words:"size" default:"medium" doc:"size category"`
	Max  *int   `json:"hp_max,omitempty" range:"1..100" default:"= if(large, 30, 20)" doc:"hit points"`
	HP   *int   `json:"hp,omitempty" range:"0..hp_max" default:"= hp_max" doc:"hit points at the start"`
	Bite string `json:"bite,omitempty" formula:"damage" default:"1d6" doc:"damage of its bite"`
}

type size int8

func sizeNames() []string { return []string{"small", "medium", "large"} }

// pack is the setup, a fight of wolves.
type pack struct {
	Wolves []wolf `json:"wolves" count:"1..9" doc:"the wolves"`
}

// sheet is the compact form that the rules read.
type sheet struct {
	size  size
	hpMax int16
	hp    int16
}

// compile makes sheets of a setup, or lists what is wrong with it. What no tag can say is checked here, by hand.
func compile(s *pack) ([]sheet, []table.Problem) {
	r := setup.Reader{Book: &table.Book{}}
	full := setup.Fill(&r, s, setup.Vocabulary{
		Words:    map[string][]string{"size": sizeNames()},
		Formulas: map[string]setup.Bounds{"damage": {Limit: 1000}},
	})
	var out []sheet
	for i := range full.Wolves {
		in := &full.Wolves[i]
		if slices.ContainsFunc(full.Wolves[:i], func(w wolf) bool { return w.Name == in.Name }) {
			r.Problem(fmt.Sprintf("wolves[%d].name", i), "another wolf is called %q, expected another name", in.Name)
		}
		out = append(out, sheet{size: setup.Nth[size](sizeNames(), in.Size), hpMax: int16(*in.Max), hp: int16(*in.HP)})
	}
	return out, r.Faults
}

func ExampleFill() {
	sheets, _ := compile(&pack{Wolves: []wolf{{Name: "Grey"}, {Name: "Old One", Size: "large", HP: new(12)}}})
	fmt.Println(sheets)
	_, problems := compile(&pack{Wolves: []wolf{{Name: "Grey", HP: new(21)}, {Size: "lrage"}}})
	for _, p := range problems {
		fmt.Println(p.Error())
	}
	// Output:
	// [{1 20 20} {2 30 12}]
	// wolves[0].hp: found 21, expected 0 to 20 (hp_max is left out)
	// wolves[1].name: missing, expected what it is called
	// wolves[1].size: unknown "lrage"; did you mean "large"?
}

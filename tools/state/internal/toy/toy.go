// Package toy has a state with a field of every form that tools/state can write, for its tests.
package toy

import "fray/table"

type mood uint8

func (mood) names() []string { return []string{"calm", "angry", "afraid"} }

type powers uint64

func (powers) flags() []string { return []string{"fly", "swim"} }

type state struct {
	Round  int16
	Leader int16 `state:"zero=-1"`
	Mood   mood
	Seen   uint64
	Over   bool
	Rule   table.Rule
	Verb   table.Verb
	Ready  table.Option
	Crowd  table.Crowd
	Names  []string
	Units  []unit
	Pair   [2]int8
	Deep   [][]int16
	Count  int `state:"derived"`
	Plain  raw `state:"number,name=plain"`
}

type raw uint8

type unit struct {
	HP    int16
	Holds int16 `state:"zero=-1"`
	Has   powers
	Spot  spot
	Marks []spot
	Goal  goal
}

// goal has a field whose value is not 0 where nothing is to be said of it.
type goal struct {
	At int16 `state:"zero=-1"`
	N  int16
}

type spot struct{ X, Y int32 }

// Book is the book that names verbs and rules.
func Book() *table.Book {
	return &table.Book{
		Name: "toy", Rules: []table.RuleText{{ID: "toy.a"}, {ID: "toy.b"}},
		Verbs: []table.VerbRow{{}, {Name: "go"}, {Name: "hit", Modes: []string{"", "hard"}, Also: []string{"", "spark"}}},
	}
}

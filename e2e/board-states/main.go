// Command board-states writes states of bundled encounters as a browser gets them:
//
//	go run ./e2e/board-states OUT skirmish:0 bridge:40 ...
//
// lets bots play each encounter to the first turn after that number of inputs and writes OUT/skirmish-0.json and so on.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"fray/api"
	"fray/internal/live"
	"fray/internal/present"
	"fray/pack"
	"fray/table"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "board-states:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("want a folder and at least one ENCOUNTER:INPUTS, such as: out skirmish:20")
	}
	lib, err := pack.Bundled()
	if err != nil {
		return err
	}
	for _, arg := range args[1:] {
		name, count, _ := strings.Cut(arg, ":")
		inputs, err := strconv.Atoi(count)
		if err != nil {
			return fmt.Errorf("%s: want ENCOUNTER:INPUTS, such as skirmish:20", arg)
		}
		s, err := state(lib, name, inputs)
		if err != nil {
			return fmt.Errorf("%s: %w", arg, err)
		}
		b, err := json.Marshal(s)
		if err != nil {
			return err
		}
		file := filepath.Join(args[0], fmt.Sprintf("%s-%d.json", name, inputs))
		if err := os.WriteFile(file, b, 0o600); err != nil { //nolint:gosec // the user names the folder
			return err
		}
	}
	return nil
}

// state lets bots play an encounter to the first turn after that number of inputs and returns what the asked seat sees.
func state(lib *pack.Library, name string, inputs int) (*api.State, error) {
	e, err := lib.Encounter(name)
	if err != nil {
		return nil, err
	}
	c := live.Config{Ruleset: e.Ruleset, Name: e.Name, Setup: e.Setup, Seating: live.Seating{}, Seed: 7}
	t, err := live.Start(c)
	if err != nil {
		return nil, err
	}
	for _, seat := range t.Cast().Seats {
		c.Seating[seat] = "greedy"
	}
	if t, err = live.Start(c); err != nil {
		return nil, err
	}
	for len(t.Session().Inputs()) < inputs || !onTurn(t) {
		if _, moved, err := t.Step(); err != nil {
			return nil, err
		} else if !moved {
			return nil, errors.New("the fight ends before that")
		}
	}
	return stateOf(t, name), nil
}

// onTurn reports whether the open question is a turn.
func onTurn(t *live.Table) bool {
	q := t.Session().Open()
	return q != nil && t.Book().QuestionName(q.Kind) == "turn"
}

func stateOf(t *live.Table, name string) *api.State {
	g, q := t.Game(), t.Session().Open()
	seat := q.Seats.First()
	v := table.See(g, seat)
	s := &api.State{
		Table: "t-" + name, Name: name, Ruleset: v.Ruleset, Dice: table.DiceRoll, Inputs: len(t.Session().Inputs()), View: v,
		You: api.You{Role: api.RoleSeat, Seat: t.Cast().Seats[seat]}, Log: []api.Line{}, Seats: []api.Seat{},
		Question: &api.Question{ID: "q", Kind: t.Book().QuestionName(q.Kind), Prompt: g.Prompt(q), Mine: true, Who: v.Turn},
	}
	for k := range q.Count() {
		s.Question.Choices = append(s.Question.Choices, g.Describe(q, q.Kth(k)))
	}
	new(present.BySeat).List(s.Question, g.Book(), []present.Part{{View: &s.View, Choices: s.Question.Choices}})
	return s
}

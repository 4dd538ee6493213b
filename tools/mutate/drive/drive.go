// Package drive is the part of mutate that runs inside the test program with all mutants: it runs one test at a time, with the
// mutant that mutate names, and answers whether the test passed and which mutants it reached.
package drive

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"testing"
)

// Env is set in the environment of a test program that mutate drives. Requests come on file 3, replies go to file 4.
const Env = "FRAY_MUTANT_DRIVEN"

// Test is a test, or a part of one, that can be run alone.
type Test struct {
	Name string
	Run  func(t *testing.T)
	// Touches is run in place of Run to see which mutants the test is for; nil: Run.
	Touches func(t *testing.T)
	// Compares says that the test compares with its first run, which has to be without a mutant.
	Compares bool
	ran      bool
}

// Switch turns mutants on, and tells which of them were reached. It is generated into the package that is changed.
type Switch struct {
	Choose  func(id int) // 0 is none of them
	Trace   func()       // begins to note what is reached
	Reached func() []int // since Trace, which ends
}

// Request is what mutate asks for: one test with one mutant, or, with mutant 0, without any. With Trace the reply lists what the
// test reaches.
type Request struct {
	Test   int  `json:"test"`
	Mutant int  `json:"mutant"`
	Trace  bool `json:"trace,omitempty"`
}

// Reply is the outcome of a request. The first reply of a program, before any request, has the names of its tests.
type Reply struct {
	Passed  bool     `json:"passed"`
	Pinned  bool     `json:"pinned"` // it failed only by what golden files pin
	Reached []int    `json:"reached,omitempty"`
	Names   []string `json:"names,omitempty"`
}

// Serve answers the requests of mutate until there are no more. Without mutate it skips the test.
func Serve(t *testing.T, s Switch, tests []Test) {
	if os.Getenv(Env) == "" {
		t.Skip("only mutate runs it")
	}
	if err := serve(t, s, tests, os.NewFile(3, "requests"), os.NewFile(4, "replies")); err != nil {
		t.Fatal(err)
	}
}

func serve(t *testing.T, s Switch, tests []Test, requests io.Reader, replies io.Writer) error {
	in, out := json.NewDecoder(requests), json.NewEncoder(replies)
	var names []string
	for _, x := range tests {
		names = append(names, x.Name)
	}
	if err := out.Encode(Reply{Names: names}); err != nil {
		return err
	}
	for {
		var r Request
		if err := in.Decode(&r); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if err := out.Encode(answer(t, s, &tests[r.Test], r)); err != nil {
			return err
		}
	}
}

// answer runs a test with a mutant, or without one.
func answer(t *testing.T, s Switch, x *Test, r Request) Reply {
	if r.Mutant != 0 && x.Compares && !x.ran {
		t.Run(x.Name, x.Run)
	}
	run := x.Run
	if r.Trace && x.Touches != nil {
		run = x.Touches
	} else {
		x.ran = true
	}
	s.Choose(r.Mutant)
	defer s.Choose(0)
	if r.Trace {
		s.Trace()
	}
	pinned = false
	reply := Reply{Passed: t.Run(x.Name, run), Pinned: pinned}
	if r.Trace {
		reply.Reached = s.Reached()
	}
	return reply
}

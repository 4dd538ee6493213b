package rulestest

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"fray/pack"
)

// Options say how scenarios are run.
type Options struct {
	Library *pack.Library // what encounters refer to; nil is the bundled library
	Folder  string        // put before the names of files in failures
	Only    string        // run only the cases whose name contains this
	Workers int           // how many cases are run at a time; 0 is 1. Reports do not depend on it.
	Record  Recordings    // where to record what the cases show besides; nil: nowhere. Cases are run one at a time then.
}

// Failure is one thing that went wrong in a case: in which file and line, and why.
type Failure struct {
	File string `json:"file"`
	Case string `json:"case,omitempty"`
	Line int    `json:"line,omitempty"`
	Why  string `json:"why"`
}

// String is "file:line: case: why".
func (f Failure) String() string {
	place := f.File
	if f.Line > 0 {
		place += fmt.Sprintf(":%d", f.Line)
	}
	if f.Case != "" {
		place += ": " + f.Case
	}
	return place + ": " + f.Why
}

// Report is what came of some scenarios.
type Report struct {
	Cases    int       `json:"cases"`
	Failed   int       `json:"failed"` // cases with at least one failure
	Failures []Failure `json:"failures"`
	Proved   []string  `json:"-"` // ids of the rules that the cases list, each once, in the order of the alphabet
}

// Run runs the scenario files of a file system, or, without names, all of them under scenarios/.
func Run(fsys fs.FS, files []string, o Options) Report {
	bad := []Failure{}
	if files == nil {
		var err error
		if files, err = fs.Glob(fsys, "scenarios/*.yaml"); err != nil {
			bad = append(bad, Failure{File: o.Folder, Why: err.Error()})
		}
	}
	l, err := o.library()
	if err != nil {
		bad = append(bad, Failure{File: "packs", Why: err.Error()})
	}
	scenarios := make([]*pack.Scenario, len(files))
	for i, name := range files {
		scenarios[i] = l.Scenario(fsys, name, o.Folder+name)
	}
	r := RunScenarios(scenarios, o)
	r.Failures = append(bad, r.Failures...)
	return r
}

func (o Options) library() (*pack.Library, error) {
	if o.Library != nil {
		return o.Library, nil
	}
	return pack.Bundled()
}

// RunScenarios runs scenarios that have been read. The failures are in the order of the files and their cases.
func RunScenarios(scenarios []*pack.Scenario, o Options) Report {
	r := Report{Failures: []Failure{}}
	var jobs []job
	for _, s := range scenarios {
		for _, e := range s.Mistakes {
			r.Failures = append(r.Failures, Failure{File: e.File, Line: e.Line, Why: e.Msg})
		}
		words := readWords(s.Ruleset.Files)
		for i := range s.Cases {
			c := &s.Cases[i]
			r.Proved = append(r.Proved, c.Rules...)
			if strings.Contains(c.Name, o.Only) {
				jobs = append(jobs, job{file: s.File, c: c, words: words, record: o.Record.of(s.File)})
			}
		}
	}
	slices.Sort(r.Proved)
	r.Proved = slices.Compact(r.Proved)
	if o.Record != nil {
		o.Workers = 1
	}
	work(jobs, max(1, o.Workers))
	r.Cases = len(jobs)
	for _, j := range jobs {
		if len(j.failures) > 0 {
			r.Failed++
			r.Failures = append(r.Failures, j.failures...)
		}
	}
	return r
}

// job is one case to run, and what came of it.
type job struct {
	file     string
	c        *pack.Case
	words    Words
	record   *Recording
	failures []Failure
}

// work runs the jobs, worker w every one whose number leaves w.
func work(jobs []job, workers int) {
	var wait sync.WaitGroup
	for w := range workers {
		wait.Go(func() {
			for i := w; i < len(jobs); i += workers {
				jobs[i].run()
			}
		})
	}
	wait.Wait()
}

// run runs the case.
func (j *job) run() {
	for _, e := range j.c.Mistakes {
		j.failures = append(j.failures, Failure{File: e.File, Case: j.c.Name, Line: e.Line, Why: e.Msg})
	}
	if len(j.c.Mistakes) > 0 {
		return
	}
	p := &player{file: j.file, c: j.c, words: j.words, record: j.record}
	p.play()
	j.failures = p.failures
}

package rulestest

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"fray/pack"
)

// Options configure a run.
type Options struct {
	Library *pack.Library // where encounters look creatures and items up; nil: the bundled library
	Folder  string        // prefix of file names in failures
	Only    string        // run only the cases whose name contains this
	Workers int           // number of cases run in parallel; 0 is 1. Reports do not depend on it.
	Record  Recordings    // records dice, defaults and texts; nil: nothing. Cases then run one at a time.
}

// Failure is one failed check or step of a case, with its file and line.
type Failure struct {
	File string `json:"file"`
	Case string `json:"case,omitempty"`
	Line int    `json:"line,omitempty"`
	Why  string `json:"why"`
}

// String returns "file:line: case: why".
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

// Report is the result of a run.
type Report struct {
	Cases    int       `json:"cases"`
	Failed   int       `json:"failed"` // cases with at least one failure
	Failures []Failure `json:"failures"`
	Proved   []string  `json:"-"` // ids of the rules that the cases list, sorted, without duplicates
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

// job is one case to run, and its failures.
type job struct {
	file     string
	c        *pack.Case
	words    Words
	record   *Recording
	failures []Failure
}

// work runs the jobs; worker w takes every job whose number modulo workers is w.
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

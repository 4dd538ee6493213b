package cli

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"github.com/spf13/cobra"

	"fray/pack"
	"fray/ruleset"
	"fray/ruleset/rulestest"
)

// checkFlags are the flags of check.
type checkFlags struct {
	only    string
	workers int
	packs   []string
	json    bool
}

func newCheck(sh *shell) *cobra.Command {
	var f checkFlags
	cmd := &cobra.Command{
		Use:   "check [PATH...]",
		Short: "Test the rules with scenarios",
		Long: `Runs scenarios: fights with scripted answers and dice, and their expected results. Without a path it runs
all bundled scenarios. For each ruleset it also lists the rules that no scenario proves and the rules that no
code cites. With paths it runs the scenarios in these files, or in all YAML files of these folders.

A case fails if a die is missing, left over or impossible, if it answers a question that was not asked, or if
a question stays open. The exit code is 1 if a case fails or a rule is not covered.`,
		Example: `  fray check
  fray check my-scenarios.yaml
  fray check --only dodge
  fray check --json`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := inRange("--workers", f.workers, 0, mostWorkers); err != nil {
				return err
			}
			lib, err := sh.library(f.packs)
			if err != nil {
				return err
			}
			done := sh.spinner("running scenarios")
			out, err := runCheck(lib, args, f)
			done()
			if err != nil {
				return err
			}
			return sh.printCheck(out, f)
		},
	}
	cmd.Flags().StringVar(&f.only, "only", "", "run only cases whose name contains these `WORDS`")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "run `N` cases at a time (default: the number of processors)")
	jsonFlag(cmd, &f.json)
	packFlag(cmd, &f.packs)
	return cmd
}

// checked is the result of check.
type checked struct {
	Rulesets []rulestest.Summary `json:"rulesets"`
	Failures []rulestest.Failure `json:"failures"`
	Cases    int                 `json:"cases"`
	Failed   int                 `json:"failed"`

	files bool // the user named files: rule coverage does not apply
}

// good reports whether everything passed. A run of only some cases says nothing about coverage.
func (c *checked) good(part bool) bool {
	if len(c.Failures) > 0 {
		return false
	}
	for _, s := range c.Rulesets {
		if !part && len(s.Unproved)+len(s.Uncited) > 0 {
			return false
		}
	}
	return true
}

func runCheck(lib *pack.Library, paths []string, f checkFlags) (*checked, error) {
	o := rulestest.Options{Library: lib, Only: f.only, Workers: f.workers}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	out := &checked{Rulesets: []rulestest.Summary{}, Failures: []rulestest.Failure{}}
	if len(paths) == 0 {
		for _, rs := range ruleset.All() {
			s := rulestest.Check(rs, o)
			out.Rulesets = append(out.Rulesets, s)
			out.Failures = append(out.Failures, s.Failures...)
			out.Cases, out.Failed = out.Cases+s.Cases, out.Failed+s.Failed
		}
		return out, nil
	}
	files, err := scenarioFiles(paths)
	if err != nil {
		return nil, err
	}
	out.files = true
	by := map[string][]*pack.Scenario{} // by ruleset; "" if the file names none
	for _, file := range files {
		s := lib.ScenarioFile(file)
		by[s.Ruleset.Name] = append(by[s.Ruleset.Name], s)
	}
	for _, name := range slices.Sorted(maps.Keys(by)) {
		r := rulestest.RunScenarios(by[name], o)
		out.Failures, out.Cases, out.Failed = append(out.Failures, r.Failures...), out.Cases+r.Cases, out.Failed+r.Failed
		if name != "" { // some files cannot show which rules are unproved
			out.Rulesets = append(out.Rulesets, rulestest.Summary{
				Name: name, Rules: len(by[name][0].Ruleset.Book.Rules), Unproved: []string{},
				Uncited: []string{}, Cases: r.Cases, Failed: r.Failed,
			})
		}
	}
	return out, nil
}

// scenarioFiles returns the named files and all YAML files in the named folders.
func scenarioFiles(paths []string) ([]string, error) {
	var files []string
	for _, p := range paths {
		if p == pack.Stdin {
			files = append(files, p)
			continue
		}
		info, err := os.Stat(p)
		if err != nil {
			return nil, fmt.Errorf("%s: there is no such file or folder", p)
		}
		if !info.IsDir() {
			files = append(files, p)
			continue
		}
		before := len(files)
		err = filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if ext := filepath.Ext(path); err == nil && !d.IsDir() && (ext == ".yaml" || ext == ".yml") {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
		if len(files) == before {
			return nil, fmt.Errorf("%s: there is no YAML file in this folder", p)
		}
	}
	slices.Sort(files)
	return slices.Compact(files), nil
}

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
		Short: "Run scenarios: prove the rules",
		Long: `Runs scenarios: fights with scripted answers and dice, and what must come of them. Without a path it runs
all bundled scenarios, and lists for each ruleset the rules that no scenario proves and those that no code cites.
With paths it runs the scenarios in these files, or in all YAML files of these folders.

The dice are strictly scripted: a missing, leftover or impossible die, an answer to a question that was not
asked, and an unanswered question fail the case. The exit code is 1 if a case fails or a rule is not covered.`,
		Example: `  fray check
  fray check my-scenarios.yaml
  fray check --only dodge
  fray check --json`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := within("--workers", f.workers, 0, mostWorkers); err != nil {
				return err
			}
			lib, err := sh.library(f.packs)
			if err != nil {
				return err
			}
			done := sh.working("playing scenarios")
			out, err := runCheck(lib, args, f)
			done()
			if err != nil {
				return err
			}
			return sh.tellCheck(out, f)
		},
	}
	cmd.Flags().StringVar(&f.only, "only", "", "only the cases whose name has these `WORDS` in it")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "run `N` cases at a time (default: one a processor)")
	jsonFlag(cmd, &f.json)
	packFlag(cmd, &f.packs)
	return cmd
}

// checked is what check finds out.
type checked struct {
	Rulesets []rulestest.Summary `json:"rulesets"`
	Failures []rulestest.Failure `json:"failures"`
	Cases    int                 `json:"cases"`
	Failed   int                 `json:"failed"`

	files bool // files were named: the rulesets are not looked at as a whole
}

// good reports whether the answer is yes. Where only some cases are run, the others may prove what these do not.
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
	by := map[string][]*pack.Scenario{} // by ruleset; "" where the file does not say
	for _, file := range files {
		s := lib.ScenarioFile(file)
		by[s.Ruleset.Name] = append(by[s.Ruleset.Name], s)
	}
	for _, name := range slices.Sorted(maps.Keys(by)) {
		r := rulestest.RunScenarios(by[name], o)
		out.Failures, out.Cases, out.Failed = append(out.Failures, r.Failures...), out.Cases+r.Cases, out.Failed+r.Failed
		if name != "" { // what some files leave unproved says nothing of the ruleset
			out.Rulesets = append(out.Rulesets, rulestest.Summary{
				Name: name, Rules: len(by[name][0].Ruleset.Book.Rules), Unproved: []string{},
				Uncited: []string{}, Cases: r.Cases, Failed: r.Failed,
			})
		}
	}
	return out, nil
}

// scenarioFiles are the files that the paths name, folders by all YAML files in them.
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

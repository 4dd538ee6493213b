package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
)

// count is the number of mutants of a file by what became of them.
type count struct{ drawn, noticed, equivalent int }

// score is the percentage of the mutants that are noticed, those that are equivalent left out, rounded down.
func (c count) score() int {
	if c.drawn == c.equivalent {
		return 100
	}
	return c.noticed * 100 / (c.drawn - c.equivalent)
}

// report prints the survivors, the score of each file and that of all, and fails below the floor, or if a mutant is noticed
// that is listed as equivalent.
func report(out io.Writer, o options, folder string, results []result, known map[string]bool) error {
	var all count
	files, fates := map[string]count{}, map[fate]int{}
	var wrong error
	for i := range results {
		r, c := &results[i], files[results[i].File]
		c.drawn++
		switch listed := known[r.String()]; {
		case r.noticed():
			c.noticed++
			fates[r.fate]++
			if listed {
				wrong = errors.Join(wrong, fmt.Errorf("%s is listed as equivalent, but %s notices it", r, r.by))
			}
		case listed:
			c.equivalent++
		case r.fate == unreached:
			fmt.Fprintf(out, "  %s/%s:%d: %s (no test reaches it)\n", folder, r.File, r.Line, r)
		default:
			fmt.Fprintf(out, "  %s/%s:%d: %s\n", folder, r.File, r.Line, r)
		}
		files[r.File] = c
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "file\tmutants\tnoticed\tsurvive\tequivalent\tscore\t")
	line := func(name string, c count) {
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d %%\t\n", name, c.drawn, c.noticed, c.drawn-c.noticed-c.equivalent, c.equivalent, c.score())
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		c := files[name]
		line(name, c)
		all = count{all.drawn + c.drawn, all.noticed + c.noticed, all.equivalent + c.equivalent}
	}
	line("all", all)
	if err := w.Flush(); err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %d of %d mutants are noticed (%d %%); %d more are equivalent\n", folder, all.noticed, all.drawn-all.equivalent, all.score(), all.equivalent)
	fmt.Fprintf(out, "noticed by: %d by a check of a scenario or test, %d by what is pinned of scenarios, %d by a crash, %d by time\n",
		fates[expected], fates[pinned], fates[crashed], fates[timedOut])
	if all.score() < o.floor {
		wrong = errors.Join(wrong, fmt.Errorf("%d %% is less than %d %%", all.score(), o.floor))
	}
	return wrong
}

// equivalents reads the names of mutants that change nothing: a name a line, with the reason behind " -- ". All of them have
// to exist.
func equivalents(name string, all []mutant) (map[string]bool, error) {
	set, exists := map[string]bool{}, map[string]bool{}
	data, err := os.ReadFile(name)
	if os.IsNotExist(err) {
		return set, nil
	}
	for _, m := range all {
		exists[m.String()] = true
	}
	for line := range strings.Lines(string(data)) {
		id, reason, ok := strings.Cut(strings.TrimSpace(line), " -- ")
		switch {
		case id == "" || strings.HasPrefix(id, "#"):
			continue
		case !ok || reason == "":
			err = errors.Join(err, fmt.Errorf("%s: %q gives no reason; write NAME -- REASON", name, id))
		case !exists[id]:
			err = errors.Join(err, fmt.Errorf("%s: there is no mutant %q; correct the name or remove the line", name, id))
		}
		set[id] = true
	}
	return set, err
}

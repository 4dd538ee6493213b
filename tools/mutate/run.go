package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// bench is where mutants are run: a program that runs the scenarios, and one that runs the tests of the package.
type bench struct {
	o       options
	ruleset string
	dir     string // scratch folder
	check   string
	tests   string
}

func mutate(ctx context.Context, o options, ruleset string, out io.Writer) error {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	ov, err := instrument(".", "ruleset/"+ruleset, dir, o.left)
	if err != nil {
		return err
	}
	b := &bench{o: o, ruleset: ruleset, dir: dir, check: filepath.Join(dir, "fray"), tests: filepath.Join(dir, "tests")}
	if err := b.build(ctx, ov.file); err != nil {
		return err
	}
	byCheck, err := b.reached(ctx, "check")
	if err != nil {
		return err
	}
	byTests := map[int]bool{}
	if !o.quick {
		if byTests, err = b.reached(ctx, "tests"); err != nil {
			return err
		}
	}
	drawn := draw(ov.mutants, o)
	fmt.Fprintf(out, "%s: %d mutants, %d drawn\n", ruleset, len(ov.mutants), len(drawn))
	survivors, err := b.runAll(ctx, drawn, byCheck, byTests, out)
	if err != nil {
		return err
	}
	return report(out, o, ruleset, drawn, survivors)
}

// build compiles both programs with all mutants in them.
func (b *bench) build(ctx context.Context, overlay string) error {
	steps := [][]string{{"build", "-overlay", overlay, "-o", b.check, "./cmd/fray"}}
	if !b.o.quick {
		steps = append(steps, []string{"test", "-c", "-overlay", overlay, "-o", b.tests, "./ruleset/" + b.ruleset})
	}
	for _, args := range steps {
		cmd := exec.CommandContext(ctx, "go", args...)
		if text, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("go %s: %w\n%s", strings.Join(args[:2], " "), err, text)
		}
	}
	return nil
}

// reached runs a program without a mutant, which has to succeed, and returns the mutants it reaches.
func (b *bench) reached(ctx context.Context, which string) (map[int]bool, error) {
	trace := filepath.Join(b.dir, which+".trace")
	if noticed, text := b.once(ctx, which, "FRAY_MUTANT_TRACE="+trace); noticed {
		return nil, fmt.Errorf("the %s fail without any mutant:\n%s", which, text)
	}
	data, err := os.ReadFile(trace)
	if err != nil {
		return nil, err
	}
	set := map[int]bool{}
	for line := range strings.Lines(string(data)) {
		id, err := strconv.Atoi(strings.TrimSpace(line))
		if err != nil {
			return nil, err
		}
		set[id] = true
	}
	return set, nil
}

// once runs a program and reports whether it failed: it noticed the mutant, crashed, or did not end in time.
func (b *bench) once(ctx context.Context, which, env string) (noticed bool, text []byte) {
	ctx, cancel := context.WithTimeout(ctx, b.o.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, b.check, "check", filepath.Join("ruleset", b.ruleset, "scenarios"))
	if which == "tests" {
		cmd = exec.CommandContext(ctx, b.tests, "-test.failfast", "-test.timeout", b.o.timeout.String())
		cmd.Dir = filepath.Join("ruleset", b.ruleset)
	}
	cmd.Env = append(os.Environ(), env, "GOMAXPROCS=1")
	text, err := cmd.CombinedOutput()
	return err != nil, text
}

// draw picks mutants at random, the same ones for the same seed.
func draw(all []mutant, o options) []mutant {
	all = slices.DeleteFunc(slices.Clone(all), func(m mutant) bool { return !strings.Contains(m.String(), o.only) })
	if o.n == 0 || o.n >= len(all) {
		return all
	}
	rng := rand.New(rand.NewPCG(o.seed, 1))
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	all = all[:o.n]
	slices.SortFunc(all, func(a, b mutant) int { return a.ID - b.ID })
	return all
}

// runAll runs the mutants and returns those that nothing notices.
func (b *bench) runAll(ctx context.Context, drawn []mutant, byCheck, byTests map[int]bool, out io.Writer) ([]mutant, error) {
	var (
		mu        sync.Mutex
		wg        sync.WaitGroup
		survivors []mutant
		done      int
	)
	jobs := make(chan mutant)
	for range max(1, b.o.workers) {
		wg.Go(func() {
			for m := range jobs {
				lives := b.lives(ctx, m, byCheck, byTests)
				mu.Lock()
				if done++; done%25 == 0 {
					fmt.Fprintf(out, "  %d of %d, %d survive\n", done, len(drawn), len(survivors))
				}
				if lives {
					survivors = append(survivors, m)
				}
				mu.Unlock()
			}
		})
	}
	for _, m := range drawn {
		if ctx.Err() != nil {
			break
		}
		jobs <- m
	}
	close(jobs)
	wg.Wait()
	slices.SortFunc(survivors, func(x, y mutant) int { return x.ID - y.ID })
	return survivors, ctx.Err()
}

// lives reports whether neither the scenarios nor the tests notice a mutant.
func (b *bench) lives(ctx context.Context, m mutant, byCheck, byTests map[int]bool) bool {
	env := "FRAY_MUTANT=" + strconv.Itoa(m.ID)
	if byCheck[m.ID] {
		if noticed, _ := b.once(ctx, "check", env); noticed {
			return false
		}
	}
	if byTests[m.ID] {
		if noticed, _ := b.once(ctx, "tests", env); noticed {
			return false
		}
	}
	return true
}

// report prints the score and the survivors, and fails below the floor.
func report(out io.Writer, o options, ruleset string, drawn, survivors []mutant) error {
	known, err := equivalents(filepath.Join("ruleset", ruleset, "equivalent.txt"))
	if err != nil {
		return err
	}
	var b bytes.Buffer
	counted, equal := len(drawn), 0
	for _, m := range survivors {
		if known[m.String()] {
			equal++
			continue
		}
		fmt.Fprintf(&b, "  ruleset/%s/%s:%d: %s\n", ruleset, m.File, m.Line, m)
	}
	counted -= equal
	noticed := len(drawn) - len(survivors)
	score := 100
	if counted > 0 {
		score = noticed * 100 / counted
	}
	fmt.Fprintf(out, "%s%s: %d of %d mutants are noticed (%d %%); %d more are equivalent\n", b.String(), ruleset, noticed, counted, score, equal)
	if score < o.floor {
		return fmt.Errorf("%d %% is less than %d %%", score, o.floor)
	}
	return nil
}

// equivalents reads the names of mutants that change nothing: a name a line, with the reason behind " -- ".
func equivalents(name string) (map[string]bool, error) {
	set := map[string]bool{}
	data, err := os.ReadFile(name)
	if os.IsNotExist(err) {
		return set, nil
	}
	for line := range strings.Lines(string(data)) {
		id, reason, ok := strings.Cut(strings.TrimSpace(line), " -- ")
		if id == "" || strings.HasPrefix(id, "#") {
			continue
		}
		if !ok || reason == "" {
			return nil, fmt.Errorf("%s: %q gives no reason; write NAME -- REASON", name, id)
		}
		set[id] = true
	}
	return set, err
}

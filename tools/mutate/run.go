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

// bench is where mutants are run: the test program of the package.
type bench struct {
	o       options
	folder  string   // of the package
	dir     string   // scratch folder
	program string   // the test program with all mutants in it
	flags   []string // of the program
}

// The two stages of a run: first the scenarios and what is pinned, which are quick, then all tests.
const (
	byScenarios = "^Test(Scenarios|Pinned)$"
	byTests     = "."
)

func mutate(ctx context.Context, o options, folder string, out io.Writer) error {
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // a temporary folder
	ov, err := instrument(".", folder, dir, o.skips)
	if err != nil {
		return err
	}
	b := &bench{o: o, folder: folder, dir: dir, program: filepath.Join(dir, "tests")}
	if err := b.build(ctx, ov.file); err != nil {
		return err
	}
	stages := []string{byScenarios, byTests}
	if o.quick {
		stages = stages[:1]
	}
	reached := map[string]map[int]bool{}
	for _, stage := range stages {
		if reached[stage], err = b.reached(ctx, stage); err != nil {
			return err
		}
	}
	drawn := draw(ov.mutants, o)
	fmt.Fprintf(out, "%s: %d mutants, %d drawn\n", folder, len(ov.mutants), len(drawn))
	survivors, err := b.runAll(ctx, drawn, func(m mutant) bool {
		for _, stage := range stages {
			if reached[stage][m.ID] {
				if noticed, _ := b.once(ctx, stage, "FRAY_MUTANT="+strconv.Itoa(m.ID)); noticed {
					return false
				}
			}
		}
		return true
	}, out)
	if err != nil {
		return err
	}
	return report(out, o, folder, drawn, survivors)
}

// build compiles the tests of the package with all mutants in them.
func (b *bench) build(ctx context.Context, overlay string) error {
	cmd := exec.CommandContext(ctx, "go", "test", "-c", "-overlay", overlay, "-o", b.program, "./"+b.folder)
	if text, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("go test -c: %w\n%s", err, text)
	}
	b.flags = []string{"-test.failfast", "-test.timeout", b.o.timeout.String()}
	// Property tests must not keep their failures, nor look for small ones.
	rapid := []string{"-rapid.nofailfile", "-rapid.shrinktime=1ms"}
	if exec.CommandContext(ctx, b.program, append(rapid, "-test.list=^$")...).Run() == nil {
		b.flags = append(b.flags, rapid...)
	}
	return nil
}

// reached runs a stage without a mutant, which has to succeed, and returns the mutants that it reaches.
func (b *bench) reached(ctx context.Context, stage string) (map[int]bool, error) {
	trace := filepath.Join(b.dir, "trace")
	if err := os.WriteFile(trace, nil, 0o600); err != nil {
		return nil, err
	}
	if noticed, text := b.once(ctx, stage, "FRAY_MUTANT_TRACE="+trace); noticed {
		return nil, fmt.Errorf("the tests (%s) fail without any mutant:\n%s", stage, text)
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

// once runs a stage and reports whether it failed: it noticed the mutant, crashed, or did not end in time.
func (b *bench) once(ctx context.Context, stage, env string) (noticed bool, text []byte) {
	ctx, cancel := context.WithTimeout(ctx, b.o.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, b.program, append(slices.Clip(b.flags), "-test.run", stage)...)
	cmd.Dir = filepath.FromSlash(b.folder)
	cmd.Env = append(os.Environ(), env, "GOMAXPROCS=1")
	text, err := cmd.CombinedOutput()
	return err != nil, text
}

// draw picks mutants at random, the same ones for the same seed.
func draw(all []mutant, o options) []mutant {
	all = slices.DeleteFunc(slices.Clone(all), func(m mutant) bool { return !o.wants(m.String()) })
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
func (b *bench) runAll(ctx context.Context, drawn []mutant, survives func(mutant) bool, out io.Writer) ([]mutant, error) {
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
				lives := survives(m)
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

// report prints the score and the survivors, and fails below the floor.
func report(out io.Writer, o options, folder string, drawn, survivors []mutant) error {
	known, err := equivalents(filepath.Join(filepath.FromSlash(folder), "equivalent.txt"))
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
		fmt.Fprintf(&b, "  %s/%s:%d: %s\n", folder, m.File, m.Line, m)
	}
	counted -= equal
	noticed := len(drawn) - len(survivors)
	score := 100
	if counted > 0 {
		score = noticed * 100 / counted
	}
	fmt.Fprintf(out, "%s%s: %d of %d mutants are noticed (%d %%); %d more are equivalent\n", b.String(), folder, noticed, counted, score, equal)
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

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"fray/tools/mutate/drive"
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
	known, err := equivalents(filepath.Join(filepath.FromSlash(folder), "equivalent.txt"), ov.mutants)
	if err != nil {
		return err
	}
	b := &bench{folder: folder, file: filepath.Join(dir, "tests"), quick: o.quick, slow: o.timeout}
	if err := b.build(ctx, ov.file); err != nil {
		return err
	}
	if err := b.survey(ctx); err != nil {
		return err
	}
	drawn := draw(ov.mutants, o)
	fmt.Fprintf(out, "%s: %d mutants, %d drawn with seed %d\n", folder, len(ov.mutants), len(drawn), o.seed)
	results, err := b.runAll(ctx, drawn, o.workers, out)
	if err != nil {
		return err
	}
	return report(out, o, folder, results, known)
}

// survey runs every test without a mutant, which it has to pass, and notes which mutants it reaches. The tests that are quick
// come first, the others after their time.
func (b *bench) survey(ctx context.Context) error {
	p, err := b.start(ctx)
	if err != nil {
		return err
	}
	b.tests = make([]test, len(p.names))
	for i, name := range p.names {
		x := &b.tests[i]
		x.name = name
		if b.quick && !isQuick(name) {
			continue
		}
		begun := time.Now()
		r, err := p.run(drive.Request{Test: i, Trace: true}, time.Hour)
		if err != nil || !r.Passed {
			return fmt.Errorf("%s fails without any mutant:\n%s", name, p.stop())
		}
		x.usual, x.reached = time.Since(begun), map[int]bool{}
		for _, id := range r.Reached {
			x.reached[id] = true
		}
	}
	p.stop()
	return ctx.Err()
}

// isQuick reports whether -quick runs a test: scenarios and the tests of all scenarios and of what is pinned.
func isQuick(name string) bool {
	return strings.Contains(name, ".yaml") || name == scenariosTest || strings.HasPrefix(name, pinnedTest)
}

// order returns the tests that reach a mutant: the quick ones first, then the others after their time.
func (b *bench) order(m mutant) []int {
	var out []int
	for i := range b.tests {
		if b.tests[i].reached[m.ID] {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, func(x, y int) int {
		a, c := &b.tests[x], &b.tests[y]
		switch quick := isQuick(a.name); {
		case quick != isQuick(c.name):
			return map[bool]int{true: -1, false: 1}[quick]
		default:
			return int(a.usual - c.usual)
		}
	})
	return out
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

// fate is what became of a mutant.
type fate int

const (
	survives  fate = iota // every test that reaches it passes
	unreached             // no test reaches it
	expected              // a scenario or a test fails
	pinned                // a scenario shows other dice, defaults or texts than its golden file has
	crashed               // the test program crashes
	timedOut              // a test does not end in time
)

// result is a mutant with what became of it and the test that noticed it.
type result struct {
	mutant
	fate fate
	by   string
}

// noticed reports whether a test noticed the mutant.
func (r *result) noticed() bool { return r.fate >= expected }

// runAll runs the mutants, each worker with a program.
func (b *bench) runAll(ctx context.Context, drawn []mutant, workers int, out io.Writer) ([]result, error) {
	var (
		mu      sync.Mutex
		wg      sync.WaitGroup
		results = make([]result, len(drawn))
		failure error
		done    int
		live    int
	)
	jobs := make(chan int)
	for range max(1, workers) {
		wg.Go(func() {
			w := &worker{bench: b, lately: map[string]int{}}
			defer w.close()
			for i := range jobs {
				r, err := w.try(ctx, drawn[i])
				mu.Lock()
				results[i] = r
				failure = errors.Join(failure, err)
				if !r.noticed() {
					live++
				}
				if done++; done%25 == 0 {
					fmt.Fprintf(out, "  %d of %d, %d survive\n", done, len(drawn), live)
				}
				mu.Unlock()
			}
		})
	}
	for i := range drawn {
		if ctx.Err() != nil {
			break
		}
		jobs <- i
	}
	close(jobs)
	wg.Wait()
	return results, errors.Join(failure, ctx.Err())
}

// worker runs mutants in a program that it starts again after a crash.
type worker struct {
	*bench
	program *program
	lately  map[string]int // the test that noticed the mutant before, by function
}

func (w *worker) close() {
	if w.program != nil {
		w.program.stop()
		w.program = nil
	}
}

// try runs the tests that reach a mutant until one of them does not pass. It begins with the one that noticed the last mutant of
// the same function.
func (w *worker) try(ctx context.Context, m mutant) (result, error) {
	order := w.order(m)
	if len(order) == 0 {
		return result{m, unreached, ""}, nil
	}
	place := m.File + " " + m.Func
	if last, ok := w.lately[place]; ok {
		if at := slices.Index(order, last); at > 0 {
			order = slices.Insert(slices.Delete(order, at, at+1), 0, last)
		}
	}
	for _, i := range order {
		f, err := w.test(ctx, i, m.ID)
		if err != nil || f != survives {
			w.lately[place] = i
			return result{m, f, w.tests[i].name}, err
		}
	}
	return result{m, survives, ""}, nil
}

// test runs a test with a mutant. A failure counts if the test passes without the mutant afterwards, or if the program is new:
// or else an earlier mutant may have left something behind.
func (w *worker) test(ctx context.Context, i, mutant int) (fate, error) {
	within := w.slow + 10*w.tests[i].usual
	for {
		fresh := w.program == nil
		if fresh {
			p, err := w.start(ctx)
			if err != nil {
				return survives, err
			}
			w.program = p
		}
		r, err := w.program.run(drive.Request{Test: i, Mutant: mutant}, within)
		switch {
		case errors.Is(err, errTimeout):
			w.program = nil
			return timedOut, nil
		case err != nil:
			w.program = nil
			return crashed, nil
		case r.Passed:
			return survives, nil
		}
		again, err := w.program.run(drive.Request{Test: i}, within)
		clean := err == nil && again.Passed
		if !clean {
			w.close()
		}
		switch {
		case !clean && !fresh:
		case r.Pinned:
			return pinned, nil
		default:
			return expected, nil
		}
	}
}

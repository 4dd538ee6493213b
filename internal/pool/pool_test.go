package pool_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"testing/synctest"

	"fray/internal/pool"
)

// work is computations that run until they are released.
type work struct {
	t       *testing.T
	p       *pool.Pool
	started []string
	ended   map[string]error
	let     map[string]chan struct{}
}

func newWork(t *testing.T, most int) *work {
	return &work{t: t, p: pool.New(most), ended: map[string]error{}, let: map[string]chan struct{}{}}
}

// begin begins a computation of a table, and waits until it runs or waits.
func (w *work) begin(ctx context.Context, name, table string, as pool.Priority) {
	let := make(chan struct{})
	w.let[name] = let
	go func() {
		w.ended[name] = w.p.Do(ctx, table, as, func() error {
			w.started = append(w.started, name)
			<-let
			return nil
		})
	}()
	synctest.Wait()
}

// end releases a computation, and waits until others have started.
func (w *work) end(name string) {
	close(w.let[name])
	synctest.Wait()
}

func (w *work) wants(names ...string) {
	w.t.Helper()
	if !slices.Equal(w.started, names) {
		w.t.Fatalf("%v have started, in this order; want %v", w.started, names)
	}
}

func TestTablesTakeTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, ctx := newWork(t, 2), t.Context()
		for _, name := range []string{"a1", "a2", "a3"} {
			w.begin(ctx, name, "a", pool.Choice)
		}
		w.wants("a1") // one table does not get all places
		w.begin(ctx, "b1", "b", pool.Choice)
		w.begin(ctx, "b2", "b", pool.Choice)
		w.begin(ctx, "c1", "c", pool.Choice)
		w.wants("a1", "b1")
		w.end("b1")
		w.wants("a1", "b1", "c1") // c has had nothing yet
		w.end("a1")
		w.wants("a1", "b1", "c1", "a2") // a's last start was before b's
		w.end("c1")
		w.wants("a1", "b1", "c1", "a2", "b2")
		for _, name := range []string{"a2", "b2", "a3"} {
			w.end(name)
		}
		w.wants("a1", "b1", "c1", "a2", "b2", "a3")
	})
}

func TestPriority(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, ctx := newWork(t, 1), t.Context() // at least two places
		w.begin(ctx, "a", "a", pool.Choice)
		w.begin(ctx, "b", "b", pool.Thinking)
		w.begin(ctx, "file", "c", pool.Background)
		w.begin(ctx, "past", "d", pool.Looking)
		w.begin(ctx, "odds", "e", pool.Choice)
		for _, name := range []string{"a", "odds", "past", "b", "file"} {
			w.end(name)
		}
		w.wants("a", "b", "odds", "past", "file")
	})
}

func TestBackgroundLeavesAPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, ctx := newWork(t, 3), t.Context()
		for _, name := range []string{"a", "b", "c"} {
			w.begin(ctx, name, name, pool.Background)
		}
		w.wants("a", "b") // the third waits although there is a place
		w.begin(ctx, "odds", "d", pool.Choice)
		w.wants("a", "b", "odds")
		w.end("odds")
		w.wants("a", "b", "odds")
		w.end("b")
		w.wants("a", "b", "odds", "c")
		w.end("a")
		w.end("c")
		w.begin(ctx, "again", "a", pool.Background)
		w.wants("a", "b", "odds", "c", "again")
		w.end("again")
	})
}

func TestCanceled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w, ctx := newWork(t, 2), t.Context()
		w.begin(ctx, "a", "a", pool.Choice)
		impatient, leave := context.WithCancel(ctx)
		w.begin(impatient, "left", "a", pool.Choice)
		leave()
		synctest.Wait()
		if !errors.Is(w.ended["left"], context.Canceled) {
			t.Errorf("a canceled computation ends with %v", w.ended["left"])
		}
		w.begin(impatient, "late", "b", pool.Choice)
		if !errors.Is(w.ended["late"], context.Canceled) {
			t.Errorf("a computation that is canceled at once ends with %v", w.ended["late"])
		}
		w.begin(ctx, "b", "b", pool.Choice)
		w.begin(ctx, "waits", "a", pool.Choice)
		w.p.Close()
		synctest.Wait()
		if !errors.Is(w.ended["waits"], pool.ErrClosed) {
			t.Errorf("a computation that waits for a closed pool ends with %v", w.ended["waits"])
		}
		w.end("a")
		w.end("b")
		w.begin(ctx, "after", "c", pool.Choice)
		if !errors.Is(w.ended["after"], pool.ErrClosed) || w.ended["a"] != nil || w.ended["b"] != nil {
			t.Errorf("after Close: %v", w.ended)
		}
		w.wants("a", "b")
	})
}

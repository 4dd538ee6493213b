package room_test

import (
	"context"
	"runtime"
	"testing"

	"fray/api"
)

// Computations that do not end hold up no answer, at their table or another, and no computation of another table. One more of their
// table waits and can be canceled.
func TestLongComputationsHoldUpNobody(t *testing.T) {
	h := newFixture(t)
	slow, other := h.start(bridge()), h.start(bridge())
	slow.settled()
	other.settled()
	release, done := make(chan struct{}), make(chan error)
	all := (max(2, runtime.GOMAXPROCS(0)) + 1) / 2 // that one table may have at the same time
	for range all {
		began := make(chan struct{})
		go func() {
			done <- slow.Compute(t.Context(), func() error { close(began); <-release; return nil })
		}()
		<-began
	}
	ctx, leave := context.WithCancel(t.Context())
	waited := make(chan error)
	go func() {
		waited <- slow.Compute(ctx, func() error { t.Error("one more of the same table starts"); return nil })
	}()
	for _, s := range []*sat{slow, other} {
		before := s.settled().Inputs
		s.byDefault()
		if is := s.settled().Inputs; is <= before {
			t.Errorf("%d inputs after %d", is, before)
		}
	}
	theirs := other.settled().Question
	if _, err := other.Odds(t.Context(), other.who["gm"], theirs.ID, theirs.Default); err != nil {
		t.Errorf("another table gets no odds: %v", err)
	}
	_, err := other.Past(t.Context(), other.who["gm"], 0)
	must(t, err)
	leave()
	wants(t, <-waited, api.CodeBusy)
	close(release)
	for range all {
		must(t, <-done)
	}
	now := slow.settled().Question
	_, err = slow.Odds(t.Context(), slow.who["gm"], now.ID, now.Default)
	must(t, err)
}

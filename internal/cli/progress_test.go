package cli

import (
	"testing"
	"time"
)

func TestTimeLeft(t *testing.T) {
	for _, c := range []struct {
		done, all int
		took      time.Duration
		want      string
	}{
		{0, 100, time.Minute, ""},
		{50, 100, 999 * time.Millisecond, ""},
		{50, 100, time.Second, ", 1s left"},
		{10, 100, 2 * time.Second, ", 18s left"},
		{3, 10, time.Second, ", 3s left"}, // 2.33 s, rounded up
		{1, 100, time.Second, ", 1m39s left"},
		{100, 100, 5 * time.Second, ", 0s left"},
	} {
		if got := timeLeft(c.done, c.all, c.took); got != c.want {
			t.Errorf("%d of %d in %s: %q, want %q", c.done, c.all, c.took, got, c.want)
		}
	}
}

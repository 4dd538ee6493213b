package aside_test

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/sys/unix"
)

// yields fails with the number of the policy by which the system runs this process.
const yields = "yields"

func init() {
	roles[yields] = func() error {
		is, err := unix.SchedGetAttr(0, 0)
		if err != nil {
			return err
		}
		return fmt.Errorf("policy %d", is.Policy)
	}
}

// TestYields: a process runs only when no other wants the processor.
func TestYields(t *testing.T) {
	_, err := processes(t, 1, yields).Analyze(t.Context(), "", duel(t), func(int) {})
	if want := fmt.Sprintf("policy %d", unix.SCHED_IDLE); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("it ends with %v, want %s", err, want)
	}
}

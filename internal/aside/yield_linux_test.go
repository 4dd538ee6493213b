package aside_test

import (
	"fmt"
	"strings"
	"syscall"
	"testing"

	"fray/job/jobtest"
)

// yields fails with how much this process yields to others.
const yields = "yields"

func init() {
	roles[yields] = func() error {
		n, err := syscall.Getpriority(syscall.PRIO_PROCESS, 0)
		if err != nil {
			return err
		}
		return fmt.Errorf("nice %d", 20-n) // as the system call reports it
	}
}

// TestYields: a process yields to all others.
func TestYields(t *testing.T) {
	_, err := processes(t, 1, yields).Analyze(t.Context(), "", jobtest.Duel(t, 2), func(int) {})
	if err == nil || !strings.Contains(err.Error(), "nice 19") {
		t.Errorf("it ends with %v", err)
	}
}

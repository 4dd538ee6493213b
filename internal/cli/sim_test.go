package cli

import (
	"bytes"
	"context"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"
)

func TestInterruptedSimulationReportsFinishedFights(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out, errs bytes.Buffer
	sh := &shell{out: &out, err: &errs, env: os.Getenv, now: time.Now}
	code := sh.exit(sh.sim(ctx, "duel", simFlags{fights: 1_000_000, seed: 1}), syscall.SIGINT)
	if code != exitSignal+2 {
		t.Errorf("exit code %d: %s", code, errs.String())
	}
	if !strings.Contains(out.String(), "Stopped early: 1,000,000 fights were asked for.") {
		t.Errorf("the report is\n%s", out.String())
	}
}

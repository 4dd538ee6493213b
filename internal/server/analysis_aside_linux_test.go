package server_test

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// look is the time between two looks at other processes, which need the processors meanwhile.
const look = 20 * time.Millisecond

// TestAnalysisAside: a server has another process analyze, which ends with the server, even if that is killed.
func TestAnalysisAside(t *testing.T) {
	c := openLoadServer(t, 1)
	c.analysts(t.Context(), 1)[0].analyze(t.Context(), false)
	child := c.process.child(t)
	c.process.kill(t)
	for late := time.Now().Add(time.Minute); alive(child); <-time.After(look) {
		if time.Now().After(late) {
			t.Fatalf("process %s, which analyzes, has not ended", child)
		}
	}
}

// child waits until the process has started another one, and returns its number.
func (p *process) child(t *testing.T) string {
	t.Helper()
	for late := time.Now().Add(time.Minute); time.Now().Before(late); <-time.After(look) {
		all, err := filepath.Glob("/proc/[0-9]*/stat")
		must(t, err)
		for _, path := range all {
			is, _ := os.ReadFile(path) // the process may have ended
			_, after, _ := strings.Cut(string(is), ") ")
			if fields := strings.Fields(after); len(fields) > 1 && fields[1] == strconv.Itoa(p.cmd.Process.Pid) { // its parent
				return filepath.Base(filepath.Dir(path))
			}
		}
	}
	t.Fatal("it starts no process")
	return ""
}

// alive reports whether a process has not ended. One that has ended may wait for somebody to ask how.
func alive(pid string) bool {
	is, err := os.ReadFile("/proc/" + pid + "/stat")
	return err == nil && !strings.Contains(string(is), ") Z ")
}

package cli

import (
	"fmt"
	"time"
)

// spinner shows the elapsed seconds of a slow step on a terminal. The caller calls done after the step to clear the line.
func (sh *shell) spinner(what string) (done func()) {
	if !isTerminal(sh.err) {
		return func() {}
	}
	stop, stopped := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(stopped)
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		for n := 1; ; n++ {
			select {
			case <-tick.C:
				fmt.Fprintf(sh.err, "\r%s: %d s", what, n)
			case <-stop:
				if n > 1 {
					fmt.Fprint(sh.err, "\r\x1b[K")
				}
				return
			}
		}
	}()
	return func() {
		close(stop)
		<-stopped
	}
}

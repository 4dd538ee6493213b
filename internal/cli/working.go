package cli

import (
	"fmt"
	"time"
)

// working shows on a terminal that something takes its time, from the second second on. The function that it gives wipes
// that away; it is called when the work is done.
func (sh *shell) working(what string) (done func()) {
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

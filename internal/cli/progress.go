package cli

import (
	"fmt"
	"time"
)

// progress returns a function that shows how many of all items are done, on a terminal only, and a function that clears the
// line. Only one goroutine at a time may call them.
func (sh *shell) progress(what string, all int) (show func(done int), wipe func()) {
	if !isTerminal(sh.err) {
		return nil, func() {}
	}
	const often = 100 * time.Millisecond // fast enough to look alive, slow enough to cost nothing
	last, shown := sh.now(), false
	show = func(done int) {
		if now := sh.now(); now.Sub(last) >= often {
			last, shown = now, true
			fmt.Fprintf(sh.err, "\r%d of %d %s", done, all, what)
		}
	}
	wipe = func() {
		if shown {
			fmt.Fprint(sh.err, "\r\x1b[K")
		}
	}
	return show, wipe
}

package cli

import (
	"fmt"
	"time"
)

// progress returns a function that shows how many of all items are done and the time left, on a terminal only, and a function that clears the
// line. Only one goroutine at a time may call them.
func (sh *shell) progress(what string, all int) (show func(done int), wipe func()) {
	if !isTerminal(sh.err) {
		return nil, func() {}
	}
	const often = 100 * time.Millisecond // fast enough to look alive, slow enough to cost nothing
	began := sh.now()
	last, shown := began, false
	show = func(done int) {
		if now := sh.now(); now.Sub(last) >= often {
			last, shown = now, true
			fmt.Fprintf(sh.err, "\r\x1b[K%d of %d %s%s", done, all, what, timeLeft(done, all, now.Sub(began)))
		}
	}
	wipe = func() {
		if shown {
			fmt.Fprint(sh.err, "\r\x1b[K")
		}
	}
	return show, wipe
}

// timeLeft is the time that the rest of all items takes at the speed so far, as ", 12s left". It is empty in the first second, when
// there is too little to judge by.
func timeLeft(done, all int, took time.Duration) string {
	if done < 1 || took < time.Second {
		return ""
	}
	left := time.Duration(float64(took) / float64(done) * float64(all-done))
	return ", " + (left + time.Second - 1).Truncate(time.Second).String() + " left"
}

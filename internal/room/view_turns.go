package room

import "sort"

// turn notes that lines from n on changed at a rev; n below 0 means none did.
func (v *view) turn(rev, n int) {
	if len(v.since) == 0 {
		v.since = append(v.since, turned{rev, 0})
		return
	}
	if n < 0 {
		return
	}
	for len(v.since) > 1 && v.since[len(v.since)-1].line >= n { // the first stays: it marks the oldest known rev
		v.since = v.since[:len(v.since)-1]
	}
	v.since = append(v.since, turned{rev, n})
}

// lineSince returns the first line that changed after a rev, or the number of lines and false if none did.
func (v *view) lineSince(rev int) (line int, changed bool) {
	i := sort.Search(len(v.since), func(i int) bool { return v.since[i].rev > rev })
	if i == len(v.since) {
		return len(v.log), false
	}
	return v.since[i].line, true
}

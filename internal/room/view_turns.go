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

// lacks returns what a client with the state of a rev lacks.
func (v *view) lacks(since int) part {
	switch {
	case since == 0:
		return part{from: max(0, len(v.log)-shownLines)}
	case since < v.since[0].rev || since > v.rev:
		return part{}
	}
	i := sort.Search(len(v.since), func(i int) bool { return v.since[i].rev > since })
	p := part{from: len(v.log), sameMap: v.mapAt <= since}
	if i < len(v.since) {
		p.from = v.since[i].line
	}
	return p
}

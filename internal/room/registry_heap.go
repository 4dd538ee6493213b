package room

import "time"

// lately is how recent the last input is where people play.
const lately = 20 * time.Second

// isPlayed reports whether people play here now: somebody looks at the fight, and its last input is recent.
func (r *Room) isPlayed(now time.Time) bool {
	return r.fight != nil && len(r.watches) > 0 && now.Sub(r.played) < lately
}

// fewTables: while people play at fewer tables than that, memory matters more than the pauses of garbage collections.
const fewTables = 32

// heapGrowth is how much the heap may grow between two garbage collections, in percent of what is in use, while people play at a number of
// tables. A collection takes processor time from answers: at 200 tables, 99 of 100 answers take about half as long with three times Go's usual
// growth. A few tables hardly notice it; and a thousand would take too much memory, at about half a MiB for each with its pages. Many pages
// that come at once make more garbage than they keep: it must not double what they keep.
func heapGrowth(tables int, rush bool) int {
	const (
		little, usual, most = 20, 100, 300
		total               = usual * 640 // percent, over all tables
	)
	switch {
	case rush:
		return little
	case tables < fewTables:
		return usual
	}
	return min(max(total/tables, usual), most)
}

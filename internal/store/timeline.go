package store

import "fmt"

// MaxTimeline is the largest Data of a timeline, in bytes.
const MaxTimeline = 16 << 20

// Analysis stands for the viewer of a timeline that is the analysis of the fight.
const Analysis = "analysis"

// Timeline is a finished fight as one viewer may see it, from its start to its end, or its analysis. With it, a server can show the
// fight after its rules have changed.
type Timeline struct {
	Viewer string // gm, spectator, [Analysis], or the name of a seat with "seat " before it
	Data   []byte // encoded by the server; not empty
}

// CheckTimelines returns [ErrInvalid] or [ErrTooLong] if a driver cannot store the timelines of a table. Every driver calls it, so
// that all accept the same.
func CheckTimelines(id string, lines int, all []Timeline) error {
	known := map[string]bool{}
	for _, t := range all {
		switch {
		case lines < 1 || t.Viewer == "" || len(t.Data) == 0 || known[t.Viewer]:
			return fmt.Errorf("%w: table %s: timeline of %q after %d lines", ErrInvalid, id, t.Viewer, lines)
		case len(t.Data) > MaxTimeline:
			return fmt.Errorf("%w: table %s: a timeline has %d bytes; at most %d are allowed", ErrTooLong, id, len(t.Data), MaxTimeline)
		}
		known[t.Viewer] = true
		if err := checkTexts("timeline of table "+id, t.Viewer); err != nil {
			return err
		}
	}
	if len(all) == 0 {
		return fmt.Errorf("%w: table %s: no timelines", ErrInvalid, id)
	}
	return nil
}

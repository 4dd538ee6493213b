package space

import (
	"fmt"
	"slices"
)

// Chart is a map of areas as people write it.
type Chart struct {
	Zones []string   `json:"zones,omitempty" doc:"ids of the zones, at most 64" default:"(those of rows, or one called field)"`
	Links [][]string `json:"links,omitzero" doc:"pairs of zones that are linked; an empty list is none" default:"(every zone with every other)"` // nil is left out, an empty list is not
	Rows  []string   `json:"rows,omitempty" doc:"the picture: rows of zone ids with blanks between them, a dot for a gap" default:"(linked zones are put close together)"`
}

// Build makes the map. All faults are reported at once; the map is nil if there are any.
func (c *Chart) Build() (*Zones, []Fault) {
	b := charting{chart: c, zones: &Zones{}}
	b.read()
	b.name()
	if len(b.faults) > 0 {
		return nil, b.faults
	}
	b.link()
	b.picture()
	if len(b.faults) > 0 {
		return nil, b.faults
	}
	b.zones.measure()
	if len(c.Rows) == 0 {
		b.zones.arrange()
	}
	return b.zones, nil
}

// charting is a chart on its way to become a map.
type charting struct {
	chart  *Chart
	rows   [][]string // the words of the picture
	zones  *Zones
	faults []Fault
}

func (b *charting) fault(path, format string, args ...any) {
	b.faults = append(b.faults, Fault{path, fmt.Sprintf(format, args...)})
}

// name settles the ids.
func (b *charting) name() {
	names, path := b.chart.Zones, "zones"
	if len(names) == 0 {
		path = "rows"
		for _, row := range b.rows {
			for _, word := range row {
				if word != gap && !slices.Contains(names, word) {
					names = append(names, word)
				}
			}
		}
	}
	if len(names) == 0 {
		names = []string{"field"}
	}
	if len(names) > mostZones {
		b.fault(path, "found %d zones, expected at most %d", len(names), mostZones)
		return
	}
	for i, name := range names {
		at := path
		if path == "zones" {
			at = fmt.Sprintf("zones[%d]", i)
		}
		switch {
		case !isZoneID(name):
			b.fault(at, "%q: expected an id of at most %d characters: small letters, digits, - and _", name, mostZoneID)
		case slices.Contains(names[:i], name):
			b.fault(at, "there are two zones %q, expected each id once", name)
		}
	}
	b.zones.ids, b.zones.names = slices.Clone(names), make([]string, len(names))
	for i, id := range names {
		b.zones.names[i] = inWords(id)
	}
	b.zones.links = make([]uint64, len(names))
}

// mostZoneID is how long an id may be.
const mostZoneID = 32

func isZoneID(s string) bool {
	for _, c := range s {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-' && c != '_' {
			return false
		}
	}
	return s != "" && len(s) <= mostZoneID
}

// link lays the links.
func (b *charting) link() {
	z := b.zones
	if b.chart.Links == nil {
		for i := range z.links {
			z.links[i] = (uint64(1)<<(len(z.links)-1)<<1 - 1) &^ (uint64(1) << i)
		}
		return
	}
	for i, pair := range b.chart.Links {
		path := fmt.Sprintf("links[%d]", i)
		if len(pair) != 2 {
			b.fault(path, "found %d ids, expected two: the zones that are linked", len(pair))
			continue
		}
		from, to := b.zone(path+"[0]", pair[0]), b.zone(path+"[1]", pair[1])
		switch {
		case from == None || to == None:
		case from == to:
			b.fault(path, "%q is linked with itself, expected two zones", pair[0])
		case z.links[from]>>to&1 != 0:
			b.fault(path, "%q and %q are linked already, expected each pair once", pair[0], pair[1])
		default:
			z.links[from] |= uint64(1) << to
			z.links[to] |= uint64(1) << from
		}
	}
}

// zone finds a zone by its id.
func (b *charting) zone(path, name string) Cell {
	c, err := b.zones.Parse(name)
	if err != nil {
		b.fault(path, "%v", err)
	}
	return c
}

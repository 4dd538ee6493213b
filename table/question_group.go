package table

// Group is one entry of a question: an option, or with Cells one option for each member of the set.
type Group struct {
	Option  Option
	Members Members // nil for a single option
	Seats   Seats   // who may choose it
	Crowd   bool    // the members of the set are combatants, not cells
	Section Section // what it was listed with; 0 outside of all sections

	ForPeople bool // only people may choose it: see [Question.OfferToPeople]
}

// Len returns the number of options of the entry.
func (g *Group) Len() int {
	if g.Members == nil {
		return 1
	}
	return g.Members.Count()
}

// Kth is the k-th option of the entry, counted from 0.
func (g *Group) Kth(k int) Option {
	switch {
	case g.Members == nil:
		return g.Option
	case g.Crowd:
		return g.Option.At(Who(g.Members.Kth(k)))
	default:
		return g.Option.To(g.Members.Kth(k))
	}
}

// Has reports whether the option is one of the entry.
func (g *Group) Has(o Option) bool {
	switch {
	case g.Members == nil:
		return g.Option == o
	case g.Crowd:
		return g.Option.At(o.Who) == o && o.Who >= 0 && g.Members.Has(int32(o.Who))
	default:
		return g.Option.To(o.Cell) == o && o.Cell >= 0 && g.Members.Has(o.Cell)
	}
}

package table

// Group is one entry of a question: an option, or with Cells one option for each member of the set.
type Group struct {
	Option Option
	Cells  Cells // nil for a single option
	Seats  Seats // who may choose it
	Crowd  bool  // the members of the set are combatants, not cells

	Reserved bool // only people may choose it: see [Question.OfferReserved]
}

// Len is the number of options the entry stands for.
func (g *Group) Len() int {
	if g.Cells == nil {
		return 1
	}
	return g.Cells.Count()
}

// Kth is the k-th option of the entry, counted from 0.
func (g *Group) Kth(k int) Option {
	switch {
	case g.Cells == nil:
		return g.Option
	case g.Crowd:
		return g.Option.At(int16(g.Cells.Kth(k)))
	default:
		return g.Option.To(g.Cells.Kth(k))
	}
}

// Has reports whether the entry stands for the option.
func (g *Group) Has(o Option) bool {
	switch {
	case g.Cells == nil:
		return g.Option == o
	case g.Crowd:
		return g.Option.At(o.Who) == o && o.Who >= 0 && g.Cells.Has(int32(o.Who))
	default:
		return g.Option.To(o.Cell) == o && o.Cell >= 0 && g.Cells.Has(o.Cell)
	}
}

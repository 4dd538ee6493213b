package table

// Group is one entry of a question: an option, or one option for each member of the set, for each number and for each addition.
type Group struct {
	Option  Option
	Members Members // nil for a single option
	Numbers Bits    // one option for each number: [Option.N]; 0 for that of Option
	Also    Bits    // one option for each of these additions: Deed.Also; 0 for that of Option
	Seats   Seats   // who may choose it
	Crowd   bool    // the members of the set are combatants, not cells
	Section Section // what it was listed with; 0 outside of all sections

	ForPeople bool // only people may choose it: see [Question.OfferToPeople]
}

// Len returns the number of options of the entry.
func (g *Group) Len() int {
	if g.Members == nil && g.Numbers|g.Also == 0 {
		return 1
	}
	return g.many()
}

// many is Len for an entry that may stand for several options.
func (g *Group) many() int {
	n := 1
	if g.Members != nil {
		n = g.Members.Count()
	}
	if g.Numbers|g.Also != 0 {
		n *= g.forms()
	}
	return n
}

// forms is how many options there are for each member.
func (g *Group) forms() int { return max(1, g.Numbers.Count()) * max(1, g.Also.Count()) }

// Kth is the k-th option of the entry, counted from 0: all members with the first addition to the first number come first, then those
// with its next addition.
func (g *Group) Kth(k int) Option {
	o := g.Option
	if g.Numbers|g.Also != 0 {
		o, k = g.form(k)
	}
	switch {
	case g.Members == nil:
		return o
	case g.Crowd:
		return o.At(Who(g.Members.Kth(k)))
	default:
		return o.To(g.Members.Kth(k))
	}
}

// Forms returns the options of the entry that differ by more than their member: one for each number and each addition, on the first
// member. It is for hosts: it allocates.
func (g *Group) Forms() []Option {
	members := 1
	if g.Members != nil {
		members = g.Members.Count()
	}
	var out []Option
	for k := 0; k < g.Len(); k += members {
		out = append(out, g.Kth(k))
	}
	return out
}

// form is the number and the addition of the k-th option, and which of the members it has.
func (g *Group) form(k int) (o Option, member int) {
	o = g.Option
	if g.Members != nil {
		n := g.Members.Count()
		k, member = k/n, k%n
	}
	if n := g.Also.Count(); n > 0 {
		o.Also, k = uint8(g.Also.Kth(k%n)), k/n
	}
	if g.Numbers != 0 {
		o.N = int16(g.Numbers.Kth(k))
	}
	return o, member
}

// Has reports whether the option is one of the entry.
func (g *Group) Has(o Option) bool {
	is := g.Option
	if g.Numbers.Has(int32(o.N)) {
		is.N = o.N
	} else if g.Numbers != 0 {
		return false
	}
	if g.Also.Has(int32(o.Also)) {
		is.Also = o.Also
	} else if g.Also != 0 {
		return false
	}
	switch {
	case g.Members == nil:
		return is == o
	case g.Crowd:
		return is.At(o.Who) == o && o.Who >= 0 && g.Members.Has(int32(o.Who))
	default:
		return is.To(o.Cell) == o && o.Cell >= 0 && g.Members.Has(o.Cell)
	}
}

package live

import (
	"errors"
	"slices"

	"fray/table"
)

// Ahead returns what follows the current fight, or nil while that fight continues.
func (a *Adventure) Ahead() (*Ahead, error) {
	if _, over := a.t.Over(); !over {
		return nil, nil //nolint:nilnil // nothing follows yet; this is not an error
	}
	if hash := a.t.s.LastHash(); a.ahead == nil || a.hash != hash {
		h, err := a.Road.Ahead(a.t.Game())
		if err != nil {
			return nil, err
		}
		a.ahead, a.hash = h, hash
	}
	return a.ahead, nil
}

// Next starts the next fight and keeps the standing answers.
func (a *Adventure) Next() (*Table, error) {
	h, err := a.Ahead()
	switch {
	case err != nil:
		return nil, err
	case h == nil:
		return nil, errors.New("the fight is not over")
	case !h.Continues:
		return nil, errors.New("the party does not continue: the adventure is over")
	case h.Name == "":
		return nil, errors.New("the adventure is over")
	case a.secret && !a.seed.Secret():
		return nil, errors.New("the adventure has secret dice: only the server that plays it can begin its next fight")
	}
	t, err := a.startFight(h)
	if err != nil {
		return nil, err
	}
	was := a.t
	a.t, a.ahead, a.at = t, nil, h.to
	a.before++
	return t, t.StandBy(was.StandingItems()...)
}

// startFight starts the fight that lies ahead, in the same record.
func (a *Adventure) startFight(h *Ahead) (*Table, error) {
	head := a.Header(h, a.t.s.LastHash())
	g, err := gameOf(a.plan.Ruleset, head.Setup)
	if err != nil {
		return nil, err
	}
	line, err := table.EncodeHeader(head)
	if err != nil {
		return nil, unrecordable(err)
	}
	before, err := linesOf(a.t.header, a.t.s)
	if err != nil {
		return nil, err
	}
	seating := a.seatingOf(g.Cast())
	if _, err := seating.seat(g.Cast()); err != nil {
		return nil, err
	}
	if err := a.t.journal.begin(line); err != nil {
		return nil, err
	}
	a.t.dismiss()
	s := table.NewSession(g, a.t.journal.options(head, line))
	return newTable(head.Name, g, s, seating, a.t.journal, slices.Concat(before, line))
}

// linesOf returns all lines of a finished fight: its header, its inputs and its end.
func linesOf(header []byte, s *table.Session) ([]byte, error) {
	lines := slices.Clone(header)
	for _, in := range s.Inputs() {
		line, err := table.EncodeInput(in)
		if err != nil {
			return nil, err
		}
		lines = append(lines, line...)
	}
	end, err := table.EncodeEnd(s.End())
	return append(lines, end...), err
}

package live

import (
	"errors"
	"fmt"
	"slices"

	"fray/pack"
	"fray/table"
)

// Ahead is what comes after the fight on the table; nil while it goes on.
func (a *Adventure) Ahead() (*Ahead, error) {
	if _, over := a.t.Over(); !over {
		return nil, nil //nolint:nilnil // there is nothing ahead yet, and nothing wrong
	}
	if hash := a.t.s.LastHash(); a.ahead == nil || a.known != hash {
		h, err := a.look(a.t.Game())
		if err != nil {
			return nil, err
		}
		a.ahead, a.known = h, hash
	}
	return a.ahead, nil
}

// look finds out what comes after a fight that is over.
func (a *Adventure) look(from table.Game) (*Ahead, error) {
	next := a.at + 1
	setup, on, err := a.plan.Next(next, from)
	if err != nil || !on || next == len(a.plan.Fights) {
		return &Ahead{On: on}, err
	}
	h := &Ahead{On: true, Name: a.plan.Fights[next].Name, Rest: a.plan.Fights[next].Rest}
	if h.setup, err = pack.Encode(setup); err != nil {
		return nil, unrecordable(err)
	}
	g, err := gameOf(a.plan.Ruleset, h.setup)
	if err != nil {
		return nil, fmt.Errorf("%s can not be begun with what the party brings (please report it): %w", h.Name, err)
	}
	h.Party = standing(a.plan.Party, g.View(table.GM))
	return h, nil
}

// GoOn sets the table of the next fight, with the standing answers of the one before.
func (a *Adventure) GoOn() (*Table, error) {
	h, err := a.Ahead()
	switch {
	case err != nil:
		return nil, err
	case h == nil:
		return nil, errors.New("the fight is not over")
	case !h.On:
		return nil, errors.New("the party does not go on: the adventure is over")
	case h.Name == "":
		return nil, errors.New("the adventure is over")
	}
	t, err := a.sit(h.setup)
	if err != nil {
		return nil, err
	}
	was := a.t
	a.t, a.ahead, a.at = t, nil, a.at+1
	t.Watch(was.Watching())
	return t, t.StandBy(was.StandingItems()...)
}

// sit sets the table of the next fight with this setup. It is recorded where the one before was.
func (a *Adventure) sit(setup []byte) (*Table, error) {
	head := a.header(a.at+1, setup, a.t.s.LastHash())
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
	if err := a.t.keeps.begin(line); err != nil {
		return nil, err
	}
	s := table.NewSession(g, a.t.keeps.options(head, line))
	return newTable(head.Name, g, s, seating, a.t.keeps, slices.Concat(before, line))
}

// linesOf are the lines of a fight that is over, after those that it began with.
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

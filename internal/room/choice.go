package room

import (
	"context"

	"fray/api"
	"fray/table"
)

// named returns the choice with a key of a question, if that is still open and the audience may answer it.
func (f *fight) named(e audience, sc *shared, question, key string) (table.Option, error) {
	seats := f.mayAnswer(e, sc)
	switch {
	case question != f.questionID(e):
		return table.Option{}, refuse(api.CodeStale, "the question has been answered or has changed")
	case seats == 0:
		return table.Option{}, notAsked()
	}
	o, listed := f.s.Open().Find(f.s.Game(), seats, key)
	if !listed {
		return table.Option{}, refuse(api.CodeNotListed, "no choice of this question has that key")
	}
	return o, nil
}

// Area returns the cells that a choice of the open question touches, or none if it touches no area. Question is the question's id.
func (r *Room) Area(ctx context.Context, v Viewer, question, key string) (*api.Area, error) {
	area := &api.Area{Cells: []string{}}
	return area, r.looking(ctx, v, func(f *fight) error {
		g := f.s.Game()
		o, err := f.named(v.audience(g.Cast()), &r.shared, question, key)
		if err != nil {
			return err
		}
		if c, ok := g.(table.Coverer); ok && g.Describe(f.s.Open(), o).Wide {
			area.Cells = append(area.Cells, c.Area(f.s.Open(), o)...) // never null
		}
		return nil
	})
}

package room

import (
	"context"

	"fray/internal/present"
	"fray/table"
)

// Cards explains what the viewer sees and has: combatants, abilities, items, conditions, numbers and actions.
func (r *Room) Cards(ctx context.Context, v Viewer) (out []table.Card, err error) {
	err = r.looking(ctx, v, func(f *fight) error {
		g := f.s.Game()
		out = present.Cards(g, v.audience(g.Cast()).seat)
		return nil
	})
	return out, err
}

package room

import (
	"context"

	"fray/table"
)

// Adjust carries out a decree of the GM.
func (r *Room) Adjust(ctx context.Context, v Viewer, a table.Adjustment) error {
	if err := v.mayRule(); err != nil {
		return err
	}
	return r.input(ctx, v, func(f *fight) error {
		return f.decree("", func() error { return f.s.Adjust(a) })
	})
}

// End ends the fight by decree. Winner is a side, or empty for a draw.
func (r *Room) End(ctx context.Context, v Viewer, winner, why string) error {
	return r.Adjust(ctx, v, table.Adjustment{Do: "end", What: winner, Why: why})
}

// Fresh takes new dice for what follows the next answer. Only the GM may.
func (r *Room) Fresh(ctx context.Context, v Viewer) error {
	if err := v.mayRule(); err != nil {
		return err
	}
	return r.input(ctx, v, func(f *fight) error { return f.s.Fresh() })
}

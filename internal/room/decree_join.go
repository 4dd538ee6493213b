package room

import (
	"context"
	"path"
	"path/filepath"
	"strings"

	"fray/api"
	"fray/pack"
	"fray/table"
)

// mostCreatures is the largest number of creatures in a list of decrees.
const mostCreatures = 2000

// Join adds a combatant to the fight. Only the GM may.
func (r *Room) Join(ctx context.Context, v Viewer, j api.Join) error {
	if err := v.mayRule(); err != nil {
		return err
	}
	var a table.Adjustment
	err := r.looking(ctx, v, func(f *fight) (err error) {
		a, err = r.joining(f, &j)
		return err
	})
	if err != nil {
		return err
	}
	return r.Adjust(ctx, v, a)
}

// joining returns the decree that adds a combatant.
func (r *Room) joining(f *fight, j *api.Join) (table.Adjustment, error) {
	a := table.Adjustment{Do: "join", Who: j.ID, What: j.Like, At: j.At, Why: j.Why}
	if j.Hidden {
		a.Do = "reserve"
	}
	switch {
	case j.Like != "" && j.Creature != "":
		return a, refuse(api.CodeBad, "a newcomer is a copy of a combatant or a creature of the library: give one of them, not both")
	case j.Like != "":
		return a, nil
	case j.Creature == "":
		return a, refuse(api.CodeBad, "name the combatant to copy, or a creature of the library")
	}
	rs, ok := r.registry.c.Find(f.rec.Header.Ruleset)
	if !ok {
		return a, refuse(api.CodeFault, "this version of fray no longer has the ruleset of this table")
	}
	who := pack.Newcomer{Creature: j.Creature, ID: j.ID, Name: j.Name, Side: j.Side, Seat: j.Seat}
	a, err := r.registry.c.Library.Join(rs, f.s.Game().Cast(), who, a)
	if err != nil {
		return a, &Refusal{api.CodeBad, err.Error(), nil}
	}
	return a, nil
}

// Decrees returns what the GM may decree and which combatants can join. Only the GM may see it.
func (r *Room) Decrees(ctx context.Context, v Viewer) (out *api.Decrees, err error) {
	if err := v.mayRule(); err != nil {
		return nil, err
	}
	err = r.looking(ctx, v, func(f *fight) error {
		g := f.s.Game()
		out = &api.Decrees{Decrees: g.Decrees(), Creatures: r.registry.creatures(g.Book().Name), Sides: g.Cast().Sides}
		return nil
	})
	return out, err
}

// creatures returns the creatures of the library, by file.
func (h *Registry) creatures(ruleset string) []api.Creature {
	out := []api.Creature{}
	if h.c.Library == nil {
		return out
	}
	for _, e := range h.c.Library.Creatures(ruleset) {
		if len(out) == mostCreatures {
			break
		}
		file := path.Base(filepath.ToSlash(e.File))
		out = append(out, api.Creature{ID: e.ID, Name: e.Name, Group: strings.TrimSuffix(file, path.Ext(file))})
	}
	return out
}

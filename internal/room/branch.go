package room

import (
	"context"
	"time"

	"fray/api"
	"fray/table"
)

// How many branches there may be at once, of one table and of all, and how long one stays that nobody uses.
const (
	branchesOfOne = 8
	branchesOfAll = 200
	branchStays   = time.Hour
)

// Branch is a table of its own that begins after so many inputs and is kept in memory only: the link that it gives is the
// GM's. It is dropped an hour after it was last used. Only the GM may.
func (r *Room) Branch(ctx context.Context, v Viewer, inputs int) (link api.Link, err error) {
	if err := v.mayRule(); err != nil {
		return api.Link{}, err
	}
	err = r.lookBack(ctx, inputs, func(rec *table.Record, sc *scene, find func() *fight) error {
		f := find()
		rec.Inputs, rec.Lines = rec.Inputs[:inputs], rec.Lines[:inputs]
		if err := r.hall.reckon(ctx, func() error { return f.play(rec) }); err != nil {
			return err
		}
		f.lines, f.kept, f.pending = 1+inputs, f.s.Inputs(), nil
		b := newRoom(r.hall, newID())
		b.scene.facts, b.scene.branch = sc.facts, r.id
		b.scene.facts.ID = b.id
		b.fight, b.used = f, time.Now()
		b.noteEnd()
		token, hash := newToken()
		link = api.Link{ID: b.id, Role: api.RoleGM, Token: token}
		return r.hall.addBranch(b, hash)
	})
	return link, err
}

// Drop forgets a branch. A table that is no branch is not dropped.
func (r *Room) Drop(_ context.Context, v Viewer) error {
	switch {
	case !v.gm():
		return v.mayRule()
	case r.scene.branch == "": // never changes
		return refuse(CodeBad, "this is no branch")
	}
	r.hall.dropBranch(r)
	return nil
}

// close ends the room for good.
func (r *Room) close(why error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.closed != nil {
		return
	}
	r.closed = why
	r.cut(func(Viewer) bool { return true })
	if r.scene.branch == "" {
		r.sleep()
	} else {
		r.fight = nil
		r.clock.stop()
	}
}
